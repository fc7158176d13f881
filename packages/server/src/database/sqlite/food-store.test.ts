import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openFoodStore } from "./food-store.ts";

const file = () => join(mkdtempSync(join(tmpdir(), "muster-foods-")), "foods.db");

test("BAR-01 while an import writes, an answer is not cached, and the server goes on", () => {
  const path = file();
  const store = openFoodStore(path, 1);
  const importing = new DatabaseSync(path);
  importing.exec("BEGIN IMMEDIATE");
  store.cacheAnswer("openFoodFacts", "3017620422003", null, 1);
  expect(store.cachedAnswer("openFoodFacts", "3017620422003")).toBeUndefined();
  expect(store.dropAnswersBefore(10)).toBe(false);
  importing.exec("COMMIT");
  importing.close();
  store.cacheAnswer("openFoodFacts", "3017620422003", null, 1);
  expect(store.cachedAnswer("openFoodFacts", "3017620422003")).toEqual({ food: null, at: 1 });
  store.close();
});

test("BAR-01 cached answers are dropped in slices once they are too old", () => {
  const store = openFoodStore(file());
  for (let code = 0; code < 1_500; code += 1) store.cacheAnswer("fdc", String(code), null, code);
  expect(store.dropAnswersBefore(1_200)).toBe(true);
  expect(store.dropAnswersBefore(1_200)).toBe(false);
  expect(store.cachedAnswer("fdc", "1199")).toBeUndefined();
  expect(store.cachedAnswer("fdc", "1200")).toEqual({ food: null, at: 1_200 });
  store.close();
});
