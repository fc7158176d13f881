/** A lift that no weight of the kit fits gives way to another one of its kind. */
import { expect, test } from "vitest";
import { bout, exercise, goblet, who } from "../design/testing/load-cases.ts";
import { fallsBetweenSteps } from "./between-steps.ts";
import type { Bout } from "./bouts.ts";

/** Kettlebells come in steps of nine pounds here. */
const wide = { ...goblet, loadStepLb: 9 };
const after = (bouts: readonly Bout[], restedDays = 3) =>
  fallsBetweenSteps(wide, who({ restedDays, bouts: [...bouts] }));
const light = bout({ loadLb: 9, amounts: [15, 15], difficulty: 3 });
const heavy = bout({ loadLb: 18, amounts: [5], difficulty: 10 });

test("coach.Q5 far too easy with one weight and too hard with the next: nothing fits", () => {
  expect(after([light, heavy])).toBe(true);
  expect(after([heavy, light])).toBe(true);
  // Too few repetitions are too hard, whatever was said.
  expect(after([light, bout({ loadLb: 18, amounts: [4], difficulty: 7 })])).toBe(true);
});

test("coach.Q5 a fitting weight, a harder next step and old sessions are silent", () => {
  expect(after([light])).toBe(false);
  expect(after([heavy])).toBe(false);
  expect(after([bout({ loadLb: 9, amounts: [12, 12], difficulty: 7 }), heavy])).toBe(false);
  expect(after([light, bout({ loadLb: 27, amounts: [5], difficulty: 10 })])).toBe(false);
  expect(after([{ ...light, isEasy: true }, heavy])).toBe(false);
  expect(after([light, heavy], 29)).toBe(false);
});

test("coach.Q5 small steps are filled with repetitions, assistance has no gap", () => {
  const fine = [bout({ loadLb: 50, difficulty: 3 }), bout({ loadLb: 59, amounts: [5], difficulty: 10 })];
  expect(after(fine)).toBe(false);
  expect(fallsBetweenSteps({ ...wide, loadKind: "assisted" }, who({ bouts: [light, heavy] }))).toBe(false);
  expect(fallsBetweenSteps(exercise("squat.bodyweight"), who({ bouts: [light, heavy] }))).toBe(false);
});
