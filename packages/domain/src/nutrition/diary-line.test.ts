import fc from "fast-check";
import { expect, test } from "vitest";
import {
  copiedLine,
  defaultMealName,
  lineOf,
  nameOfLine,
  type Serving,
  servingOfLine,
  shownName,
  totalsOf,
} from "./diary-line.ts";
import { nutritionEntrySchema } from "./entry.ts";

const serving = (over: Partial<Serving> = {}): Serving => ({
  name: "Oatmeal",
  size: "1 bowl",
  calories: 90,
  protein: 12,
  carbohydrate: null,
  fat: 2.4,
  fiber: 0,
  ...over,
});
const place = {
  logDate: "2026-11-20",
  mealSlot: "breakfast",
  createdAt: "2026-11-20T12:00:00.000Z",
} as const;

test("NUT-03 totals are per serving × servings, rounded; what is unknown stays unknown", () => {
  expect(lineOf(serving(), 1.5, place)).toEqual({
    ...place,
    mealName: "Oatmeal (×1.5)",
    calories: 135,
    protein: 18,
    carbohydrate: null,
    fat: 4,
    fiber: 0,
    servings: 1.5,
    servingSize: "1 bowl",
  });
});

test("NUT-03 one serving takes no suffix, any other number does", () => {
  expect([0.5, 1, 2, 10].map((servings) => lineOf(serving(), servings, place).mealName)).toEqual([
    "Oatmeal (×0.5)",
    "Oatmeal",
    "Oatmeal (×2)",
    "Oatmeal (×10)",
  ]);
});

test("NUT-03 without a name 'Food Entry' is stored and a built one shown", () => {
  const line = lineOf(serving({ name: "  ", calories: 150, protein: 10 }), 2, place);
  expect(line.mealName).toBe(defaultMealName);
  expect(shownName(line)).toBe("300 cal, 20g protein");
  expect(nameOfLine(line)).toBe("");
});

test("NUT-03 a suffix that the person typed is not taken for ours", () => {
  const line = lineOf(serving({ name: "Toast (×2)" }), 1, place);
  expect(nameOfLine(line)).toBe("Toast (×2)");
});

const anyServing = fc.record({
  name: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  size: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  calories: fc.double({ min: 0, max: 190, noNaN: true }),
  protein: fc.double({ min: 0, max: 19, noNaN: true }),
  carbohydrate: fc.option(fc.double({ min: 0, max: 39, noNaN: true })),
  fat: fc.option(fc.double({ min: 0, max: 19, noNaN: true })),
  fiber: fc.option(fc.double({ min: 0, max: 4, noNaN: true })),
});
const anyServings = fc.integer({ min: 1, max: 200 }).map((halves) => halves / 2);

test("NUT-03 servings are applied once, however often a line is opened and saved", () => {
  fc.assert(
    fc.property(anyServing, anyServings, (food, servings) => {
      const line = lineOf(food, servings, place);
      expect(nutritionEntrySchema.safeParse(line).success).toBe(true);
      let again = line;
      for (let round = 0; round < 4; round += 1) again = lineOf(servingOfLine(again), again.servings, place);
      expect(again).toEqual(line);
    }),
  );
});

test("NUT-03 twice the servings are twice the totals, to the rounding", () => {
  fc.assert(
    fc.property(anyServing, anyServings, (food, servings) => {
      const one = totalsOf(food, servings);
      const two = totalsOf(food, servings * 2);
      expect(Math.abs(two.calories - 2 * one.calories)).toBeLessThanOrEqual(1);
    }),
  );
});

test("scaling somebody else's portion says when halves do not fit", () => {
  const line = lineOf(serving({ calories: 400, protein: 30 }), 1, place);
  expect(copiedLine(line, place, 0.5)).toMatchObject({
    servings: 0.5,
    calories: 200,
    mealName: "Oatmeal (×0.5)",
  });
  expect(copiedLine(line, place, 0.75)).toMatchObject({
    servings: 1,
    calories: 300,
    protein: 23,
    mealName: "Oatmeal",
    servingSize: "75% of 1 bowl",
  });
  expect(copiedLine(line, { ...place, logDate: "2026-11-21" })).toEqual({ ...line, logDate: "2026-11-21" });
});

test("UNIT-01 an unnamed entry is called by its kJ, half of it in whole kJ", () => {
  const line = lineOf(serving({ name: "", calories: 500 / 4.184, protein: 10 }), 1, place, "kJ");
  expect(shownName(line, "kJ")).toBe("500 kJ, 10g protein");
  expect(copiedLine(line, place, 0.5, "kJ").calories).toBeCloseTo(250 / 4.184, 9);
  expect(totalsOf(serving({ calories: 52 }), 1, "kJ").calories).toBeCloseTo(218 / 4.184, 9);
});

test("NUT-03 a nameless line leaves out what was not entered", () => {
  const line = { mealName: "Food Entry", calories: 300, protein: 0 };
  expect(shownName(line)).toBe("300 cal");
  expect(shownName({ ...line, calories: 0, protein: 20 })).toBe("20g protein");
  expect(shownName({ ...line, calories: 0 })).toBe("0 cal");
});
