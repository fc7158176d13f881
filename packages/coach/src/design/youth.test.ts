import { expect, test } from "vitest";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import { checkInWith, inputWith } from "./testing/inputs.ts";

test.each([13, 15, 17])("coach.F4 at %i no set asks for more than 15 repetitions, loaded or not", (age) => {
  for (const pushups of [0, 5, 60]) {
    const input = inputWith({
      profile: { age, equipment: ["pull_up_bar", "resistance_bands"], gymDays: [], gymAccess: "no_gym" },
      checkIns: [checkInWith({ pushups })],
    });
    const week = deliverWeek(undefined, input);
    const sets = Object.values(week.days)
      .flatMap(({ exercises }) => exercises)
      .filter(({ metric }) => metric === "reps");
    expect(sets.length).toBeGreaterThan(8);
    expect(Math.max(...sets.map(({ targetHigh }) => targetHigh ?? 0))).toBeLessThanOrEqual(15);
    expect(Math.min(...sets.map(({ targetLow }) => targetLow ?? 0))).toBeGreaterThanOrEqual(8);
    expect(errorsOf(checkWeek(week, input))).toEqual([]);
  }
});
