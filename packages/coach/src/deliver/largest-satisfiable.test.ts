import { expect, test } from "vitest";
import { type Attempt, largestSatisfiable } from "./largest-satisfiable.ts";

/** A search over numbers, where `clash` says how many rules a set of them breaks; counts what it asked. */
const search = (units: readonly number[], clash: (units: readonly number[]) => number) => {
  let attempts = 0;
  const attempt = (tried: readonly number[]): Attempt<readonly number[]> => {
    attempts += 1;
    const errors = clash(tried);
    return { errors, result: errors === 0 ? tried : undefined };
  };
  const found = largestSatisfiable(units, attempt, (all) => all);
  return { kept: found?.satisfied.toSorted((a, b) => a - b), attempts };
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const has = (units: readonly number[], ...wanted: readonly number[]): number =>
  wanted.every((unit) => units.includes(unit)) ? 1 : 0;

test("COACH-02 locks that fit together take one attempt", () => {
  expect(search(upTo(16), () => 0)).toEqual({ kept: upTo(16), attempts: 1 });
});

test("COACH-02 every lock that breaks a rule by itself goes at once, the others stay", () => {
  const bad = new Set([2, 5, 9]);
  const { kept, attempts } = search(upTo(12), (units) => units.filter((unit) => bad.has(unit)).length);
  expect(kept).toEqual([1, 3, 4, 6, 7, 8, 10, 11, 12]);
  expect(attempts).toBe(1 + 12 + 1);
});

test("COACH-02 of each pair of conflicting locks one goes", () => {
  expect(search(upTo(6), (units) => has(units, 2, 5)).kept).toEqual([1, 3, 4, 5, 6]);
  const two = search(upTo(6), (units) => has(units, 2, 5) + has(units, 3, 6));
  expect(two.kept?.length).toBe(4);
  const three = search(upTo(8), (units) => has(units, 1, 2) + has(units, 3, 4) + has(units, 5, 6));
  expect(three.kept?.length).toBe(5);
});

test("COACH-02 none can stay: no lock is kept", () => {
  expect(search(upTo(3), (units) => units.length).kept).toBeUndefined();
  expect(search([1], () => 1).kept).toBeUndefined();
});

test("PERF-04 sixteen conflicting locks are decided in at most 56 attempts", () => {
  // All together, each alone, those left together, all but one, six pairs, and one after the other.
  const most = 3 * 16 + 2 + 6;
  const worst = [
    (units: readonly number[]) => (units.length > 3 ? 1 : 0),
    (units: readonly number[]) => Math.max(0, units.length - 4),
    (units: readonly number[]) => has(units, 1, 2) + has(units, 3, 4) + has(units, 5, 6),
  ];
  for (const clash of worst) expect(search(upTo(16), clash).attempts).toBeLessThanOrEqual(most);
  // Where leaving one out helps nothing, no pair is tried: all, each alone, all but one, one after the other.
  expect(search(upTo(16), (units) => (units.length > 3 ? 1 : 0)).attempts).toBeLessThanOrEqual(
    1 + 16 + 16 + 15,
  );
});
