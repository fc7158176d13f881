import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Bout } from "../../state/bouts.ts";
import { atPlace, type Person } from "../../state/person.ts";
import { fullSplits } from "../template/day-types.data.ts";
import { bout, exercise, nobody, state } from "../testing/load-cases.ts";
import { isMastered, isTooHard, suitsDay } from "./tiers.ts";

test.each([
  ["pull", "h_push.machine", false],
  ["pull", "arm_ext.pushdown", false],
  ["pull-2", "h_push.machine", false],
  ["pull", "arm_flex.dumbbell", true],
  ["push", "arm_flex.dumbbell", false],
  ["push-2", "v_pull.pulldown", false],
  ["push", "core.plank", true],
  ["upper-a", "h_push.machine", true],
])("a day named %s takes %s: %s", (id, exerciseId, expected) => {
  const type = [...(fullSplits[6] ?? []), ...(fullSplits[4] ?? [])].find((one) => one.id === id);
  const found = exerciseById(exerciseId);
  if (type === undefined || found === undefined) throw new Error(`${id} ${exerciseId}`);
  expect(suitsDay(found, { type })).toBe(expected);
});

const isTooHardAfter = (id: string, last: Partial<Bout>): boolean => {
  const { loadLb = null, amounts = [] } = last;
  const known = state({ exerciseId: id, lastLoadLb: loadLb, lastAmounts: amounts, bouts: [bout(last)] });
  const person: Person = { ...nobody, exercises: new Map([[id, known]]) };
  return isTooHard(exercise(id), atPlace(person, "gym"));
};

test.each([
  ["the empty bar goes for three", 45, 3, [6, 10], true],
  ["the empty bar goes for six", 45, 6, [6, 10], false],
  ["the empty bar goes for four of four to six", 45, 4, [4, 6], false],
  ["the empty bar goes for three of four to six", 45, 3, [4, 6], true],
  ["a lighter weight is there", 65, 3, [6, 10], false],
] as const)("a bench press is too hard where %s", (_, loadLb, reps, [targetLow, targetHigh], expected) => {
  const amounts = [reps, reps, reps];
  const last = { loadLb, amounts, difficulty: 10, targetLow, targetHigh };
  expect(isTooHardAfter("h_push.barbell", last)).toBe(expected);
});

test.each([
  ["far too easy with the heaviest dumbbells", 30, 2, true],
  ["far too easy, and a heavier pair is there", 25, 2, false],
  ["right with the heaviest dumbbells", 30, 7, false],
])("Romanian deadlifts %s are mastered: %s", (_, loadLb, difficulty, expected) => {
  const rdl = exercise("hinge.rdl");
  const last = bout({ loadLb, amounts: [20, 20, 20], difficulty, targetLow: 15, targetHigh: 20 });
  const known = state({ exerciseId: rdl.id, lastLoadLb: loadLb, bouts: [last] });
  const home = { ...nobody.gear.home, dumbbells: [20, 25, 30] };
  const person: Person = { ...nobody, gear: { ...nobody.gear, home }, exercises: new Map([[rdl.id, known]]) };
  expect(isMastered(rdl, atPlace(person, "home"))).toBe(expected);
});

test.each([
  ["four of eight", [4, 4, 3], 8, true],
  ["six of eight", [6, 6, 5], 8, false],
] as const)("push-ups with hips up are too hard after %s once", (_, amounts, targetLow, expected) => {
  expect(isTooHardAfter("v_push.incline-pike", { amounts, targetLow, targetHigh: 12 })).toBe(expected);
});

test.each([
  ["one, one and one", [1, 1, 1], true],
  ["three, two and one", [3, 2, 1], false],
])("squats on one leg are too hard after %s once: %s", (_, amounts, expected) => {
  expect(isTooHardAfter("squat.pistol-chair", { amounts, targetLow: 4, targetHigh: 6 })).toBe(expected);
});
