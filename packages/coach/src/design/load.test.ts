import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { ExerciseState } from "../state/exercise-history.ts";
import { maxFactor } from "../state/one-rep-max.ts";
import { type Person, personOf } from "../state/person.ts";
import { loadFor } from "./load.ts";
import { type Phase, phaseOf } from "./phase.ts";
import type { Dose } from "./prescription.ts";
import { inputWith } from "./testing/inputs.ts";

const input = inputWith();
const nobody = personOf(input);
const growing = phaseOf(input, nobody);
const exercise = (id: string) => {
  const found = exerciseById(id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const goblet = exercise("squat.goblet");
const dose: Dose = { fewestSets: 3, mostSets: 4, low: 8, high: 10, restSeconds: 120, difficulty: 7 };

const state = (change: Partial<ExerciseState>): ExerciseState => ({
  exerciseId: goblet.id,
  sessions: 3,
  lastDate: input.today,
  e1rmLb: 75,
  lastLoadLb: 50,
  bestRecentLoadLb: 50,
  lastAmounts: [10, 10, 10],
  bestReps: 10,
  lastDifficulty: 7,
  previousDifficulty: 7,
  completion: 1,
  dropOff: 0,
  trend: "steady",
  change: 0,
  restedDays: 3,
  ...change,
});
const who = (change: Partial<ExerciseState>): Person => ({
  ...nobody,
  exercises: new Map([[goblet.id, state(change)]]),
});
const load = (change: Partial<ExerciseState>, phase: Phase = growing) =>
  loadFor(goblet, dose, who(change), phase);

test("without a log the person finds their weight", () => {
  expect(loadFor(goblet, dose, nobody, growing)).toMatchObject({ loadLb: null, rule: "find" });
});

test("a related lift gives a careful start", () => {
  const related = [...new Set([goblet.transfer?.from])].find((id) => id !== undefined);
  const from = related === undefined ? exercise("squat.dumbbell-front") : exercise(related);
  const k = goblet.transfer?.k ?? 1;
  const person: Person = {
    ...nobody,
    exercises: new Map([[from.id, state({ exerciseId: from.id, e1rmLb: 100 })]]),
  };
  const found = loadFor(goblet, dose, person, growing);
  if (goblet.transfer === null) return expect(found.rule).toBe("find");
  const implied = (100 * k * 0.9) / maxFactor(9 + 3);
  expect(found.rule).toBe("related");
  expect(found.loadLb).toBeLessThanOrEqual(implied);
  expect(found.loadLb).toBeGreaterThan(implied - goblet.loadStepLb - 0.5);
});

test("coach.I7 all sets at the top at an effort of 7: one step up", () => {
  expect(load({ e1rmLb: 85 })).toMatchObject({ loadLb: 50 + goblet.loadStepLb, rule: "up" });
});

test("coach.I5 never more than a tenth or one step", () => {
  expect(load({ e1rmLb: 200 }).loadLb).toBeLessThanOrEqual(Math.max(55, 50 + goblet.loadStepLb));
});

test.each([[{ lastDifficulty: 9 }], [{ completion: 0.7 }]])(
  "coach.I6 COACH-04 after %j nothing rises",
  (change) => {
    expect(load({ e1rmLb: 120, ...change })).toMatchObject({ rule: "too-hard" });
    expect(load({ e1rmLb: 120, ...change }).loadLb).toBeLessThanOrEqual(50);
  },
);

test("coach.R3 a held week repeats the load", () => {
  expect(load({ e1rmLb: 120 }, { ...growing, mayGrow: false })).toMatchObject({ loadLb: 50, rule: "hold" });
});

test("coach.V10 an easy week is lighter", () => {
  const light = load({ e1rmLb: 120 }, { ...growing, mayGrow: false, loadFactor: 0.9 });
  expect(light.loadLb).toBeLessThanOrEqual(45);
  expect(light.rule).toBe("phase");
});

test("harder ratings never lead to more weight", () => {
  const loads = [5, 6, 7, 8, 9, 10].map(
    (lastDifficulty) => load({ lastDifficulty, e1rmLb: 85 - lastDifficulty }).loadLb ?? 0,
  );
  expect(loads).toEqual(loads.toSorted((a, b) => b - a));
});
