import { expect, test } from "vitest";
import { nextChoice } from "./choice-keys.ts";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowDown", 1, 2],
  ["ArrowLeft", 0, 2],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 2],
] as const)("in a radio group %s leads from %d to %d", (key, from, to) => {
  expect(nextChoice(key, from, 3)).toBe(to);
});

test("every other key, and an empty group, is left to the browser", () => {
  expect(nextChoice("Enter", 0, 3)).toBeUndefined();
  expect(nextChoice("ArrowRight", 0, 0)).toBeUndefined();
});
