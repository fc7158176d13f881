import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { weekDifference } from "../explain/week/week-difference.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignedWeek } from "./designed-week.ts";
import { asPrevious, inputWith, sessionsOf } from "./testing/inputs.ts";

const idsOf = ({ days }: DesignedWeek): ReadonlySet<string> =>
  new Set(Object.values(days).flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));
/** First lifts of the training days, whatever the days. */
const leadsOf = ({ days }: DesignedWeek): readonly string[] =>
  weekdays.flatMap((day) => days[day].exercises.slice(0, 1).map(({ exerciseId }) => exerciseId)).toSorted();

const first = inputWith();
const week = deliverWeek(undefined, first);
const second = inputWith({
  today: "2026-11-22",
  validFrom: "2026-11-23",
  previousPlan: asPrevious(week),
  sessions: [...sessionsOf(week, "2026-11-16", { difficulty: 7 })],
});
const kettlebells = inputWith({
  profile: {
    equipment: ["kettlebells", "resistance_bands"],
    gymAccess: "no_gym",
    gymDays: [],
    daysPerWeek: 3,
  },
});

test.each([
  ["the first week", first],
  ["the second week", second],
  ["kettlebells and bands", kettlebells],
] as const)("PLAN-02 each press gives %s another good week with the same main lifts", (_name, input) => {
  const weeks = [0, 1, 2].map((variant) => deliverWeek(undefined, { ...input, variant }));
  const [usual] = weeks;
  if (usual === undefined) throw new Error("no week");
  expect(new Set(weeks.map((one) => JSON.stringify(one.days))).size).toBe(3);
  for (const [variant, other] of weeks.entries()) {
    expect(errorsOf(checkWeek(other, { ...input, variant }))).toEqual([]);
    expect(leadsOf(other)).toEqual(leadsOf(usual));
    if (variant > 0) {
      expect(weekDifference(usual, other)).toMatch(/^New here: .+\. .*The first lifts of your days stay\.$/);
      expect([...idsOf(other)].filter((id) => !idsOf(usual).has(id)).length).toBeGreaterThan(1);
    }
  }
});

test("PLAN-02 a week that cannot be another one says so", () => {
  expect(weekDifference(week, week)).toMatch(/^There is no other good week/);
});
