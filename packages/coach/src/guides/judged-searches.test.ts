import { expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { searchExercises } from "./search-exercises.ts";
import { heldOutSearches, type JudgedSearch, openSearches } from "./testing/judged-searches.data.ts";

const firstThree = (query: string): readonly string[] =>
  searchExercises(catalogue, query)
    .slice(0, 3)
    .map(({ name }) => name);

const missed = (list: readonly JudgedSearch[]): readonly string[] =>
  list
    .filter(([query, ...meant]) => !firstThree(query).some((name) => meant.includes(name)))
    .map(([query]) => query);

test("EXLIB-02 95 of 100 judged searches show what is meant among the first three", () => {
  const all = [...openSearches, ...heldOutSearches];
  expect(all.length).toBeGreaterThanOrEqual(100);
  expect(1 - missed(all).length / all.length).toBeGreaterThanOrEqual(0.95);
});

test("EXLIB-02 both halves of the judged searches reach 95%, the held one too", () => {
  expect(missed(openSearches).length).toBeLessThanOrEqual(0.05 * openSearches.length);
  expect(missed(heldOutSearches).length).toBeLessThanOrEqual(0.05 * heldOutSearches.length);
});

test("EXLIB-02 every exercise that a judged search means is in the catalogue", () => {
  const names = new Set(catalogue.map(({ name }) => name));
  const meant = [...openSearches, ...heldOutSearches].flatMap(([, ...list]) => list);
  expect(meant.filter((name) => !names.has(name))).toEqual([]);
});
