import { expect, test } from "vitest";
import { addDays } from "../shared/dates.ts";
import { reviewTiming } from "./review-timing.ts";

/** A Wednesday on which the assessment began, and the Sunday after it. */
const begun = "2026-11-18";
const firstSunday = "2026-11-22";
const assessment = { weekOneOn: begun, lastPlanUpdate: begun, isAssessmentWeek: true };
const later = { weekOneOn: begun, lastPlanUpdate: firstSunday, isAssessmentWeek: false };

test("REV-01 in the first week no week is over yet: the review says when it is due", () => {
  for (const today of [begun, "2026-11-20", "2026-11-21"])
    expect(reviewTiming({ settings: assessment, today, reviewedOn: [] })).toEqual({
      is: "early",
      on: firstSunday,
    });
  expect(reviewTiming({ settings: assessment, today: firstSunday, reviewedOn: [] })).toEqual({ is: "due" });
});

test("REV-01 an assessment begun on Saturday is due on the second Sunday", () => {
  const settings = { ...assessment, weekOneOn: "2026-11-21", lastPlanUpdate: "2026-11-21" };
  for (const today of ["2026-11-21", firstSunday, "2026-11-25"])
    expect(reviewTiming({ settings, today, reviewedOn: [] })).toEqual({ is: "early", on: "2026-11-29" });
});

test("REV-01 from Monday on a reviewed week is done, an open one is still due", () => {
  const tuesday = addDays(firstSunday, 2);
  const at = (today: string, ...reviewedOn: string[]) =>
    reviewTiming({ settings: later, today, reviewedOn }).is;
  expect(at(tuesday, firstSunday)).toBe("done");
  expect(reviewTiming({ settings: later, today: tuesday, reviewedOn: [firstSunday] })).toEqual({
    is: "done",
    reviewedOn: firstSunday,
    on: addDays(firstSunday, 7),
  });
  expect(at(tuesday)).toBe("due");
  // The same day: the form holds what was sent.
  expect(at(tuesday, tuesday)).toBe("due");
  expect(at(addDays(firstSunday, 7), firstSunday)).toBe("due");
});

test("REV-01 west of a review that was sent on Sunday the next is due in a week", () => {
  const saturday = addDays(firstSunday, -1);
  for (const settings of [assessment, later])
    expect(reviewTiming({ settings, today: saturday, reviewedOn: [firstSunday] })).toEqual({
      is: "early",
      on: addDays(firstSunday, 7),
    });
});

test("REV-01 who has no plan yet is told nothing of weeks", () => {
  const settings = { weekOneOn: null, lastPlanUpdate: null, isAssessmentWeek: false };
  expect(reviewTiming({ settings, today: begun, reviewedOn: [] })).toEqual({ is: "due" });
});
