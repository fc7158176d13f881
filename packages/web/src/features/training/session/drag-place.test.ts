import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asideBy, dragPlace, scrollStep } from "./drag-place.ts";

const rows = [
  { top: 0, height: 60 },
  { top: 60, height: 90 },
  { top: 150, height: 60 },
  { top: 210, height: 60 },
];

describe("where a dragged row lands", () => {
  test.each([
    [0, 0, 0],
    [0, 44, 0],
    [0, 46, 1],
    [0, 130, 2],
    [0, 9_000, 3],
    [3, -29, 3],
    [3, -31, 2],
    [3, -106, 1],
    [3, -9_000, 0],
    [9, 100, 9],
  ])("row %i moved by %i px becomes row %i", (from, travelled, to) => {
    expect(dragPlace(rows, from, travelled)).toBe(to);
  });

  test("it lands within the list, and further when it is dragged further", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 12 }),
        fc.nat({ max: 11 }),
        fc.integer({ min: -3_000, max: 3_000 }),
        fc.nat({ max: 300 }),
        (heights, index, travelled, more) => {
          let top = 0;
          const list = heights.map((height) => {
            const row = { top, height };
            top += height;
            return row;
          });
          const from = index % list.length;
          const place = dragPlace(list, from, travelled);
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThan(list.length);
          expect(dragPlace(list, from, travelled + more)).toBeGreaterThanOrEqual(place);
        },
      ),
    );
  });

  test("rows between the old and the new place make room by its height", () => {
    expect(rows.map((_, index) => asideBy(rows, 0, 2, index))).toEqual([0, -60, -60, 0]);
    expect(rows.map((_, index) => asideBy(rows, 3, 1, index))).toEqual([0, 60, 60, 0]);
  });

  test("the page scrolls near an edge only, faster the nearer it is", () => {
    const edges = { top: 0, bottom: 100 };
    expect(scrollStep(400, 800, edges)).toBe(0);
    expect(scrollStep(10, 800, edges)).toBeLessThan(0);
    expect(scrollStep(690, 800, edges)).toBeGreaterThan(scrollStep(650, 800, edges));
    expect(scrollStep(790, 800, edges)).toBe(14);
  });
});
