import { checkInDraft } from "@muster/domain/review/check-in-form";
import { emptyReviewDraft, parseReview, reviewDraft } from "@muster/domain/review/review-form";
import { aCheckIn } from "@muster/domain/shared/testing/builders";
import { expect, test } from "vitest";
import { touchedIn } from "./check-in-draft.ts";
import { draftFrom } from "./review-draft.ts";

const kept = (draft: object): unknown => JSON.parse(JSON.stringify(draft));

test("REV-01 a kept draft comes back as it was, and nothing that was not touched", () => {
  const draft = { weight: "174,5", muscleSoreness: 7, notes: "Slept badly" };
  expect(draftFrom(kept(draft))).toEqual(draft);
  // As an older version kept it: every field, touched or not.
  expect(draftFrom(kept({ ...emptyReviewDraft(), ...draft }))).toEqual({ ...draft, fatigueLevel: 5 });
});

test("REV-01 a draft of another version is read field by field; what can not be is fresh", () => {
  expect(
    draftFrom({ weight: "174", pullups: 6, muscleSoreness: 11, fatigueLevel: "6", later: true }),
  ).toEqual({ weight: "174" });
  expect(touchedIn({ weight: "174", pullups: 6, waist: " ", later: "x" })).toEqual({ weight: "174" });
});

test.each([null, "text", 7])("REV-01 %s is no draft", (stored) => {
  expect(draftFrom(stored)).toEqual({});
  expect(touchedIn(stored)).toEqual({});
});

test("REV-01 COACH-02 a review that was begun before the day's check-in keeps what that told: the pressure, the pain, the soreness", () => {
  const begun = draftFrom(kept({ weight: "174", pullups: "6", pushups: "24" }));
  const told = aCheckIn({
    weight: 175,
    bloodPressureSystolic: 190,
    bloodPressureDiastolic: 95,
    muscleSoreness: 9,
    notes: "chest pain on the stairs",
  });
  const review = { ...reviewDraft(told, "imperial"), ...begun };
  const read = parseReview(review, { date: told.date, week: 1, units: "imperial", sameDay: told });
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
  const checkIn = { ...checkInDraft(told, "imperial"), ...touchedIn(kept({ waist: "34" })) };
  expect(checkIn).toMatchObject({
    waist: "34",
    bloodPressureSystolic: "190",
    notes: "chest pain on the stairs",
  });
});
