import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const today = "2026-11-15";
const cardioOf = (note: string) =>
  readNote(note, today).wishes.flatMap(({ type, amount }) => (type === "cardio" ? [amount] : []));

test.each([
  "I want more cardio",
  "more cardio please",
  "not enough cardio",
  "I'd like to add some cardio",
  "want to work on my cardio",
  "less lifting, more cardio",
  "more conditioning please",
  "can we do more running",
  "I'd like more walking",
  "more cycling",
  "I'd like to run more",
])("coach.F1 a wish for more cardio is read: %s", (note) => {
  expect(cardioOf(note)).toEqual(["more"]);
});

test.each([
  "less cardio please",
  "too much cardio",
  "Please cut the cardio down a bit",
  "I hate cardio",
  "less cardio more weights",
  "fewer walks please",
])("coach.F1 a wish for less cardio is read: %s", (note) => {
  expect(cardioOf(note)).toEqual(["less"]);
});

test.each([
  "no cardio please",
  "no more cardio",
  "skip the cardio this week",
  "could you leave out the cardio",
  "I don't want any cardio",
])("coach.F1 a wish for no cardio is read: %s", (note) => {
  expect(cardioOf(note)).toEqual(["none"]);
});

test.each([
  "cardio was fine this week",
  "I did no cardio this week",
  "I did more cardio than planned",
  "I love cardio",
  "my cardio machine is broken",
  "the cardio day was great",
  "keep the cardio as it is",
  "can we do more walking lunges",
  "no running please",
])("coach.F1 no wish for more or less cardio is read: %s", (note) => {
  expect(cardioOf(note)).toEqual([]);
});

test.each(["no more than 20 minutes of cardio", "cardio twice a week"])(
  "coach.F1 numbers of cardio are none of sessions or days: %s",
  (note) => {
    expect(readNote(note, today).wishes.filter(({ type }) => type !== "cardio")).toEqual([]);
  },
);

test("coach.F1 a wish about the cardio of one week ends with it", () => {
  const [one] = readNote("skip the cardio this week", today).wishes;
  expect(one?.until).not.toBeNull();
  expect(readNote("less cardio please", today).wishes[0]?.until).toBeNull();
});

const intervalsOut = (note: string) =>
  readNote(note, today).wishes.some(
    ({ type, exerciseIds }) => type === "exercise_out" && exerciseIds.includes("cardio.ride-intervals"),
  );

test.each([
  "no HIIT",
  "drop the intervals",
  "skip the sprints",
  "please no more interval training",
  "No more HIIT please, I want to lift",
  "can we leave out the interval sessions",
  "I don't want any high-intensity interval training",
  "I hate intervals",
  "could the cardio be easy instead of intervals",
  "no tabata",
  "steady cardio only, no intervals",
  "swap the HIIT for a walk",
  "replace the intervals with easy walking",
  "the intervals have to go",
  "intervals are not for me",
])("coach.F10 a wish for no hard intervals is read: %s", (note) => {
  expect(intervalsOut(note)).toBe(true);
});

test.each([
  "shorter rest intervals please",
  "I did no intervals this week",
  "still did my intervals",
  "skipped the HIIT on Tuesday",
  "more HIIT please",
])("coach.F10 no wish against intervals is read: %s", (note) => {
  expect(intervalsOut(note)).toBe(false);
});

test.each([
  "HIIT is not for me",
  "HIIT is not my thing",
  "Sprints are really not my thing",
  "lunges aren't for me",
])("coach.F1 what somebody does not like leaves the week and stops nothing: %s", (note) => {
  const { wishes, stopped, asked } = readNote(note, today);
  expect(wishes.map(({ type }) => type)).toEqual(["exercise_out"]);
  expect({ stopped, asked }).toEqual({ stopped: [], asked: null });
});

test("coach.F3 a sign beside what somebody does not like is still one", () => {
  expect(readNote("HIIT is not for me, my chest gets tight", today).stopped).not.toEqual([]);
});
