import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const isHeeded = (note: string): boolean => {
  const { limits, asked, stopped } = read(note);
  return limits.length > 0 || asked !== null || stopped.length > 0;
};

test.each([
  "not a single niggle this week",
  "no pain in the knee for two weeks now, brilliant",
  "no surgery ever, touch wood",
  "I nearly threw up from laughing",
])("coach.F1 trouble that is denied alarms nobody: %s", (note) => {
  expect(isHeeded(note)).toBe(false);
});

test.each([
  "no pain in the knee for two weeks, it hurts again since Monday",
  "no surgery yet, the knee locks every day",
  "threw up after breakfast, feverish",
  "not a single niggle but my shoulder aches",
])("coach.F1 trouble beside a denied one is heeded: %s", (note) => {
  expect(isHeeded(note)).toBe(true);
});

test.each(["prefer mornings", "no early workouts please"])("PLAN-01 a time of day is a wish: %s", (note) => {
  expect(read(note)).toMatchObject({ limits: [], stopped: [] });
  expect(read(note).elsewhere.map(({ about }) => about)).toEqual(["hour"]);
});

test("PLAN-01 a day on which nobody wants to go to the gym is free", () => {
  const wishes = read("don't want to go to the gym on bank holiday monday").wishes;
  expect(wishes.map(({ type, weekdays }) => `${type} ${weekdays.join(" ")}`)).toEqual(["days_off monday"]);
});

test.each([
  ["cant make thursdays anymore", ["days_off thursday"]],
  ["max 4 days", ["days 4"]],
  ["drop the cardio on weekdays", ["cardio"]],
] as const)("PLAN-01 days alone are no sign and no complaint: %s", (note, wishes) => {
  expect(read(note)).toMatchObject({ limits: [], asked: null, stopped: [] });
  expect(
    read(note).wishes.map(({ type, count, weekdays }) =>
      [type, count ?? "", ...weekdays].join(" ").replace(/ +/g, " ").trim(),
    ),
  ).toEqual([...wishes]);
});

test("coach.F1 a film about an operation is none", () => {
  expect(isHeeded("watched a doc about knee surgery")).toBe(false);
  expect(isHeeded("saw a doc about knee surgery")).toBe(true);
});
