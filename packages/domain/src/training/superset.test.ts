import { expect, test } from "vitest";
import { afterSet, groupOf } from "./superset.ts";

const exercises = ["A", "A", null, "B"].map((pair, index) => ({
  pair,
  restSeconds: 60 + index,
  name: `E${index}`,
}));

test("F18 exercises with one letter are a group; an exercise alone is its own", () => {
  expect(groupOf(exercises, 1)).toEqual([0, 1]);
  expect(groupOf(exercises, 2)).toEqual([2]);
  expect(groupOf(exercises, 3)).toEqual([3]);
  expect(groupOf(exercises, 9)).toEqual([9]);
});

/** Logs sets one after the other, as the screen leads, until nothing is left. */
const trainGroup = (group: readonly number[], planned: Readonly<Record<number, number>>) => {
  const left = { ...planned };
  const order: string[] = [];
  let position = group[0] ?? 0;
  while ((left[position] ?? 0) > 0) {
    left[position] = (left[position] ?? 0) - 1;
    const next = afterSet(group, position, (one) => (left[one] ?? 0) > 0);
    order.push(`${position}${next.rests ? "r" : ""}`);
    position = next.position;
  }
  return order;
};

test("F18 a pair alternates and rests once a round", () => {
  expect(trainGroup([0, 1], { 0: 3, 1: 3 })).toEqual(["0", "1r", "0", "1r", "0", "1r"]);
});

test("F18 the longer one of a pair goes on alone, with its rests; three make a circuit", () => {
  expect(trainGroup([0, 1], { 0: 3, 1: 1 })).toEqual(["0", "1r", "0r", "0r"]);
  expect(trainGroup([0, 1, 2], { 0: 2, 1: 2, 2: 1 })).toEqual(["0", "1", "2r", "0", "1r"]);
});

test("F18 an exercise alone rests after each set", () => {
  expect(trainGroup([2], { 2: 2 })).toEqual(["2r", "2r"]);
});
