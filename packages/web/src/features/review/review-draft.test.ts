import { emptyReviewDraft } from "@muster/domain/review/review-form";
import { expect, test } from "vitest";
import { draftFrom } from "./review-draft.ts";

test("REV-01 a kept draft comes back as it was", () => {
  const draft = { ...emptyReviewDraft(), weight: "174,5", muscleSoreness: 7, notes: "Slept badly" };
  expect(draftFrom(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test("REV-01 a draft of another version is read field by field; what can not be is fresh", () => {
  expect(
    draftFrom({ weight: "174", pullups: 6, muscleSoreness: 11, fatigueLevel: "6", later: true }),
  ).toEqual({
    ...emptyReviewDraft(),
    weight: "174",
  });
});

test.each([null, "text", 7])("REV-01 %s is no draft", (stored) => {
  expect(draftFrom(stored)).toBeUndefined();
});
