import { expect, test } from "vitest";
import { writingStage } from "./written-day.ts";

test.each([
  ["", undefined],
  ['{"programSummary": "On monday we start", "da', undefined],
  ['{"days": [{"day": "monday"', "Writing the week: Monday"],
  ['{"days":[{"day":"monday","kind":"rest"},{"day" : "tuesday","ki', "Writing the week: Tuesday"],
  ['{"days": [{"day": "funday"', undefined],
])("COACH-01 an answer as far as %j is at %s", (text, stage) => {
  expect(writingStage(text)).toBe(stage);
});
