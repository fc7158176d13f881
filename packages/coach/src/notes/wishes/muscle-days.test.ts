import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const wishesOf = (note: string) =>
  read(note).wishes.map(({ type, muscle, weekdays }) =>
    [type, muscle, ...weekdays.map((day) => day.slice(0, 3))].filter((part) => part !== null).join(" "),
  );

test.each([
  ["no chest or back on monday", ["muscle_less chest mon", "muscle_less back mon"]],
  ["no arms on friday", ["muscle_less arms fri"]],
  ["no back on monday please", ["muscle_less back mon"]],
  ["skip shoulders on tuesdays and thursdays", ["muscle_less shoulders tue thu"]],
  [
    "no upper body on tuesday please",
    ["muscle_less arms tue", "muscle_less back tue", "muscle_less chest tue", "muscle_less shoulders tue"],
  ],
  ["no legs on thursday", ["muscle_less thighs thu"]],
] as const)("PLAN-01 muscles of a day leave it a training day: %s", (note, wishes) => {
  expect(wishesOf(note).toSorted()).toEqual([...wishes].toSorted());
  expect(read(note)).toMatchObject({ limits: [], asked: null, stopped: [] });
});

test.each([
  ["no training on monday, more chest", ["days_off mon", "muscle_more chest"]],
  ["I'm not back on monday", ["days_off mon"]],
] as const)("PLAN-01 a day without training stays free: %s", (note, wishes) => {
  expect(wishesOf(note)).toEqual([...wishes]);
});

test.each([
  ["too much back in the plan", ["muscle_less back"]],
  ["not enough back in the plan", ["muscle_more back"]],
] as const)("PLAN-01 how much of the back there is: %s", (note, wishes) => {
  expect(wishesOf(note)).toEqual([...wishes]);
});

test("PLAN-01 a race over a distance is on its day", () => {
  const dateOf = (note: string) => read(note).wishes.map(({ type, eventDate }) => `${type} ${eventDate}`);
  expect(dateOf("10k on saturday")).toEqual(["event 2026-11-21"]);
  expect(dateOf("half marathon on friday")).toEqual(["event 2026-11-20"]);
});

test("PLAN-01 kit of a hotel counts without a verb", () => {
  const kit = read("hotel gym this week, dumbbells to 20kg and treadmill").wishes.map(({ name }) => name);
  expect(kit).toEqual(["dumbbells to 20 kg, treadmill"]);
});
