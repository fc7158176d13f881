import { expect, test } from "vitest";
import { progressText } from "./progress.text.ts";
import { strengthText } from "./strength.text.ts";

test("PROG-03 one repetition and one week are said as one", () => {
  expect([1, 2].map(strengthText.repCount)).toEqual(["1 rep", "2 reps"]);
  expect([1, 2].map(progressText.bestStreak)).toEqual(["best streak 1 week", "best streak 2 weeks"]);
});

test("PROG-05 the button for all achievements counts those that are reached", () => {
  expect(progressText.showAll(7)).toBe("Show all 7 reached");
});
