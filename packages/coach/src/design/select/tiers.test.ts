import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { fullSplits } from "../template/day-types.data.ts";
import { suitsDay } from "./tiers.ts";

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
  const exercise = exerciseById(exerciseId);
  if (type === undefined || exercise === undefined) throw new Error(`${id} ${exerciseId}`);
  expect(suitsDay(exercise, { type })).toBe(expected);
});
