import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { atPlace, type Person } from "../../state/person.ts";
import { fullSplits } from "../template/day-types.data.ts";
import { bout, exercise, nobody, state } from "../testing/load-cases.ts";
import { isTooHard, suitsDay } from "./tiers.ts";

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

test.each([
  ["the empty bar goes for three", 45, 3, true],
  ["the empty bar goes for six", 45, 6, false],
  ["a lighter weight is there", 65, 3, false],
])("a bench press is too hard where %s: %s", (_, loadLb, reps, expected) => {
  const bench = exercise("h_push.barbell");
  const last = bout({ loadLb, amounts: [reps, reps, reps], difficulty: 10, targetLow: 6, targetHigh: 10 });
  const known = state({ exerciseId: bench.id, lastLoadLb: loadLb, bouts: [last] });
  const person: Person = { ...nobody, exercises: new Map([[bench.id, known]]) };
  expect(isTooHard(bench, atPlace(person, "gym"))).toBe(expected);
});
