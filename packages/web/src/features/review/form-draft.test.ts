import { checkInDraft } from "@muster/domain/review/check-in-form";
import { parseReview, reviewDraft } from "@muster/domain/review/review-form";
import { aCheckIn } from "@muster/domain/testing/builders";
import { expect, test } from "vitest";
import { checkInDrafts, reviewDrafts, touched, typedMessages } from "./form-draft.ts";

const roundTrip = (draft: object): unknown => JSON.parse(JSON.stringify(draft));

test("REV-01 a stored draft returns with the fields that were touched", () => {
  const draft = { weight: "174,5", muscleSoreness: 7, notes: "Slept badly" };
  expect(reviewDrafts.from(roundTrip(draft))).toEqual(draft);
  // As an older version kept it: every field, touched or not.
  expect(reviewDrafts.from(roundTrip({ ...reviewDraft(undefined, "imperial"), ...draft }))).toEqual({
    ...draft,
    fatigueLevel: 5,
  });
});

test("REV-01 a draft of another version is read field by field", () => {
  expect(
    reviewDrafts.from({ weight: "174", pullups: 6, muscleSoreness: 11, fatigueLevel: "6", later: true }),
  ).toEqual({ weight: "174" });
  expect(checkInDrafts.from({ weight: "174", pullups: 6, waist: " ", later: "x" })).toEqual({
    weight: "174",
  });
});

test.each([null, "text", 7])("REV-01 %s is no draft", (stored) => {
  expect(reviewDrafts.from(stored)).toEqual({});
  expect(checkInDrafts.from(stored)).toEqual({});
});

test("REV-01 COACH-02 a review begun before the check-in keeps its answers", () => {
  const begun = reviewDrafts.from(roundTrip({ weight: "174", pullups: "6", pushups: "24" }));
  const saved = aCheckIn({
    weight: 175,
    bloodPressureSystolic: 190,
    bloodPressureDiastolic: 95,
    muscleSoreness: 9,
    notes: "chest pain on the stairs",
  });
  const review = { ...reviewDraft(saved, "imperial"), ...begun };
  const read = parseReview(review, { date: saved.date, week: 1, units: "imperial", sameDay: saved });
  expect(read).toMatchObject({
    ok: true,
    value: {
      weight: 174,
      bloodPressureSystolic: 190,
      bloodPressureDiastolic: 95,
      muscleSoreness: 9,
      notes: "chest pain on the stairs",
    },
  });
  const checkIn = { ...checkInDraft(saved, "imperial"), ...checkInDrafts.from(roundTrip({ waist: "34" })) };
  expect(checkIn).toMatchObject({
    waist: "34",
    bloodPressureSystolic: "190",
    notes: "chest pain on the stairs",
  });
});

test("REV-01 a cleared field stays cleared after a reload", () => {
  const typo = aCheckIn({ bloodPressureSystolic: 190, bloodPressureDiastolic: 95, notes: "" });
  const shown = reviewDraft(typo, "imperial");
  const cleared = touched(shown, { weight: "174" }, { bloodPressureSystolic: "" });
  expect(cleared).toEqual({ weight: "174", bloodPressureSystolic: "" });
  expect(reviewDrafts.from(roundTrip({ ...cleared, v: 2 }))).toEqual(cleared);

  const fresh = checkInDraft(undefined, "imperial");
  const tried = touched(fresh, touched(fresh, {}, { bloodPressureSystolic: "1" }), {
    bloodPressureSystolic: "",
  });
  expect(tried).toEqual({});
  expect({ ...checkInDraft(typo, "imperial"), ...tried }.bloodPressureSystolic).toBe("190");
});

test("REV-01 a restored draft shows what is wrong in it, not what is still blank", () => {
  const messages = { weight: "Please enter your weight.", chest: "Too small.", waist: "Too large." };
  expect(typedMessages({ weight: "", chest: "7" }, messages)).toEqual({ chest: "Too small." });
});
