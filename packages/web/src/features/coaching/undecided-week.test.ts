import { designWeek } from "@muster/coach/design/design-week";
import { inputWith } from "@muster/coach/design/testing/inputs";
import { expect, test } from "vitest";
import { dropUndecided, keepUndecided, undecidedWeek } from "./undecided-week.ts";

test("PLAN-02 a week that was not decided about is kept for its person and its day, until it is taken", () => {
  const week = designWeek(inputWith());
  expect(undecidedWeek("alex", "2026-11-22")).toBeUndefined();
  keepUndecided("alex", "2026-11-22", { week });
  expect(undecidedWeek("alex", "2026-11-22")?.week).toBe(week);
  expect(undecidedWeek("sam", "2026-11-22")).toBeUndefined();
  expect(undecidedWeek("alex", "2026-11-23")).toBeUndefined();
  dropUndecided();
  expect(undecidedWeek("alex", "2026-11-22")).toBeUndefined();
});
