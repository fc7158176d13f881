/** What one-sided, two-handed and bodyweight sets count for, against examples that others published. */
import { expect, test } from "vitest";
import { aLog, setMap } from "../../testing/builders.ts";
import type { LoggedSet } from "../../training/session.ts";
import { isHardSet, muscleSets } from "../weekly-work.ts";
import { doneSets, type ExerciseFacts, volumeOf } from "./done-set.ts";
import { setEstimate } from "./set-estimate.ts";

const facts = (over: Partial<ExerciseFacts>): ExerciseFacts => ({
  name: "Bulgarian Split Squats",
  loadKind: "external",
  bodyweightFraction: 0,
  muscles: { quads: 1, glutes: 0.5 },
  ...over,
});
const of = (over: Partial<ExerciseFacts>, ...sets: readonly Partial<LoggedSet>[]) =>
  doneSets(
    [aLog({ sets: setMap(...sets) })],
    () => facts(over),
    () => 200,
  );
const volume = (...args: Parameters<typeof of>) => of(...args).reduce((sum, set) => sum + volumeOf(set), 0);

test.each([
  ["3 × 120 lb with each leg: what was moved once", {}, { reps: 3, weight: 120 }, 360],
  // fitness-logbook.com/app/exercises: 10 presses with a 50 lb dumbbell in each hand move 100 lb in each.
  ["10 presses with two 50 lb dumbbells", { loadKind: "perHand" }, { reps: 10, weight: 50 }, 1_000],
  [
    "10 lunges a leg with a 20 lb dumbbell in each hand",
    { loadKind: "perHand" },
    { reps: 10, weight: 20 },
    400,
  ],
  ["a bar that both hands hold", {}, { reps: 10, weight: 135 }, 1_350],
  // Ebben 2011: a push-up on the floor moves 64% of body weight.
  [
    "10 push-ups at 200 lb",
    { loadKind: "bodyweightPlus", bodyweightFraction: 0.64 },
    { reps: 10, weight: null },
    1_280,
  ],
] as const)("PROG-07 F6 training.S1 volume of %s", (_, rule, set, moved) => {
  expect(volume(rule, set)).toBeCloseTo(moved, 9);
});

test("PROG-07 F7 F14 training.S1 one side's reps estimate one side's strength", () => {
  const [set] = of({}, { reps: 5, weight: 100 });
  if (set === undefined) throw new Error("no set");
  expect(setEstimate(set)).toBeCloseTo(100 * (1 + 5 / 30 + 36 / 32) * 0.5, 6);
  expect(isHardSet(set)).toBe(true);
  const counted = muscleSets([set], () => facts({}), set.date, set.date);
  expect(Object.fromEntries(counted)).toEqual({ quads: 1, glutes: 0.5 });
});
