import { secondsOf } from "@muster/domain/planning/cardio-fields";
import { noCardio } from "@muster/domain/planning/plan";
import { expect, test } from "vitest";
import { exerciseById } from "./catalogue.ts";
import { toPlanned } from "./planned.ts";
import { sessionMinutes, setCount } from "./session-minutes.ts";

const planned = (count: number, sets: number, restSeconds: number, pairs = 0) => {
  const exercise = exerciseById("h_pull.cable");
  if (!exercise) throw new Error("No row in the catalogue");
  return Array.from({ length: count }, (_, index) =>
    toPlanned(exercise, {
      sets,
      targetLow: 10,
      targetHigh: 10,
      restSeconds,
      pair: index >= count - pairs * 2 ? String.fromCharCode(65 + Math.floor((count - 1 - index) / 2)) : null,
    }),
  );
};
const mobility = [{ name: "All of it", duration: "5 min", notes: "" }];
const session = (exercises: ReturnType<typeof planned>) =>
  sessionMinutes({ warmUp: mobility, exercises, coolDown: mobility, cardio: noCardio });

// The figures of the coach's design: straight sets of 3 × 10 with 90 s of rest, and supersets.
test.each([
  [6, 44.5],
  [8, 56],
  [10, 67.5],
])("coach.C5 %s exercises of 3 × 10 with 90 s rest take %s minutes", (count, minutes) => {
  expect(session(planned(count, 3, 90))).toBe(minutes);
});

test("coach.C5 three pairs of two rounds with 45 s rest fit under half an hour", () => {
  expect(session(planned(6, 2, 45, 3))).toBeCloseTo(24.8, 0);
});

test("coach.C5 two mains and two pairs take 38.5 minutes", () => {
  expect(session(planned(6, 3, 90, 2))).toBe(38.5);
});

test("coach.C5 one-sided exercises take both sides", () => {
  const one = exerciseById("h_pull.dumbbell-one-arm");
  const both = exerciseById("h_pull.dumbbell-bent");
  if (!one || !both) throw new Error("Rows missing");
  const prescription = { sets: 3, targetLow: 10, targetHigh: 10, restSeconds: 60 };
  const minutes = [one, both].map((exercise) => session([toPlanned(exercise, prescription)]));
  expect((minutes[0] ?? 0) - (minutes[1] ?? 0)).toBeCloseTo(2, 1);
});

test.each([
  ["90 sec", 90],
  ["2 min", 120],
  ["1:30 min", 90],
  ["5-7 min", 420],
  ["30 sec each side", 60],
  ["45 sec per leg", 90],
  ["Optional", 0],
  ["", 0],
])("coach.C5 %j are %s seconds", (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds);
});

test("coach.S3 '8 intervals' count as eight sets", () => {
  expect([setCount(3), setCount("8 intervals"), setCount("as many as you like")]).toEqual([3, 8, 1]);
});
