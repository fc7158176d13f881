import { expect, test } from "vitest";
import { meanOf, medianOf } from "./averages.ts";

test("mean and median of an odd and an even count, and of nothing", () => {
  expect([[1, 2, 6], [6, 1], []].map(meanOf)).toEqual([3, 3.5, null]);
  expect([[6, 1, 2], [6, 1, 2, 3], []].map(medianOf)).toEqual([2, 2.5, null]);
});
