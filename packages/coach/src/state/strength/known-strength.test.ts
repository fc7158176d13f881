import { expect, test } from "vitest";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import { inputWith } from "../../design/testing/inputs.ts";
import type { ExerciseState } from "../exercise-history.ts";
import { type Person, personOf } from "../person.ts";
import { knownStrength } from "./known-strength.ts";

const nobody = personOf(inputWith());
const logged = (id: string, e1rmLb: number): Person => {
  const state: ExerciseState = {
    exerciseId: id,
    sessions: 1,
    lastDate: "2026-11-14",
    e1rmLb,
    lastLoadLb: e1rmLb / 1.3,
    bestRecentLoadLb: e1rmLb / 1.3,
    lastAmounts: [8],
    bestReps: 8,
    lastingReps: null,
    fresh: null,
    lastDifficulty: 7,
    completion: 1,
    dropOff: null,
    trend: "steady",
    gain: null,
    restedDays: 1,
    bouts: [],
  };
  return { ...nobody, exercises: new Map([[id, state]]) };
};

const linked = catalogue.filter(
  ({ transfer }) => transfer !== null && transfer.k >= 0.5 && transfer.k <= 1.5,
);

test("the own log comes first", () => {
  const exercise = linked[0];
  if (exercise === undefined) throw new Error("no transfer in the catalogue");
  expect(knownStrength(exercise, logged(exercise.id, 100))).toEqual({
    e1rmLb: 100,
    source: "own",
    fromId: exercise.id,
  });
});

test("coach 3a-8 a related lift counts with 85% of its share", () => {
  const exercise = linked[0];
  const transfer = exercise?.transfer;
  const from = transfer === undefined || transfer === null ? undefined : exerciseById(transfer.from);
  if (exercise === undefined || from === undefined || !transfer)
    throw new Error("no transfer in the catalogue");
  expect(knownStrength(exercise, logged(from.id, 100))?.e1rmLb).toBeCloseTo(100 * transfer.k * 0.85, 5);
  expect(knownStrength(from, logged(exercise.id, 100))?.e1rmLb).toBeCloseTo((100 / transfer.k) * 0.85, 5);
});

test("nothing carries over between lifts that differ by more than 1.75 times", () => {
  for (const exercise of catalogue)
    for (const other of linked.slice(0, 12)) {
      const known = knownStrength(exercise, logged(other.id, 100));
      if (known?.source === "related") expect(known.e1rmLb).toBeLessThanOrEqual(175 * 0.9);
    }
});

test("without any log there is nothing to know", () => {
  for (const exercise of linked.slice(0, 5)) expect(knownStrength(exercise, nobody)).toBeUndefined();
});
