import { calmCheckIn, inputWith } from "@muster/coach/design/testing/inputs";
import { checkWeek, errorsOf } from "@muster/coach/rules/check-week";
import { expect, test } from "vitest";
import { designBuiltIn, recheckWeek } from "./design-built-in.ts";

test("COACH-02 a pending plan is not saved once something forbids it", async () => {
  const before = inputWith();
  const week = await designBuiltIn(before);
  expect(Object.values(week.days).some(({ kind }) => kind === "training")).toBe(true);
  expect(await recheckWeek(week, before)).toBe(week);

  const ill = { ...calmCheckIn, bloodPressureSystolic: 190, bloodPressureDiastolic: 95 };
  const since = { ...before, checkIns: [{ ...ill, id: "0198c0de-0000-7000-8000-0000000000aa" }] };
  expect(errorsOf(checkWeek(week, since))).not.toEqual([]);
  const safe = await recheckWeek(week, since);
  expect(Object.values(safe.days).every(({ kind }) => kind !== "training")).toBe(true);
  // What was shown once may be saved: asking again gives nothing else.
  expect(await recheckWeek(safe, since)).toBe(safe);
});
