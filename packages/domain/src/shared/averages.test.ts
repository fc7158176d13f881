import { expect, test } from "vitest";
import { maxOf, meanOf, medianOf } from "./averages.ts";

test("mean, median and largest of an odd and an even count, and of nothing", () => {
  expect([[1, 2, 6], [6, 1], []].map(meanOf)).toEqual([3, 3.5, null]);
  expect([[1, 6, 2], [6, null], [null], []].map(maxOf)).toEqual([6, 6, null, null]);
  expect([[6, 1, 2], [6, 1, 2, 3], []].map(medianOf)).toEqual([2, 2.5, null]);
});
