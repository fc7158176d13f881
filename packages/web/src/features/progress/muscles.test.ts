import { landmarks } from "@muster/coach/design/budget/volume.data";
import { expect, test } from "vitest";
import { rangeWord } from "./muscles.ts";

test("PROG-07 F14 a muscle is in range up to the range's upper end", () => {
  const { start, growTo, max } = landmarks.intermediate;
  const at = [start - 0.5, start, growTo, growTo + 0.5, max, max + 0.5];
  expect(at.map((sets) => rangeWord(sets, landmarks.intermediate))).toEqual([
    "below range",
    "in range",
    "in range",
    "above range",
    "above range",
    "a lot",
  ]);
});
