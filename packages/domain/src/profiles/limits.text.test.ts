import { expect, test } from "vitest";
import { limitsInWords } from "./limits.text.ts";
import { noLimits } from "./profile.ts";

test("ONB-07 PLAN-01 limits are named one by one, the person's own words last", () => {
  expect(limitsInWords(noLimits)).toBe("None");
  expect(
    limitsInWords({
      injuryAreas: ["knee", "lower_back"],
      pregnancy: "postpartum",
      heartOrBloodPressureAdvice: true,
      note: " No running ",
    }),
  ).toBe("Knee, Lower back, Postpartum, Heart or blood pressure, No running");
});
