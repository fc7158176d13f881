import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { designWeek } from "../../compose/design-week.ts";
import type { DesignedWeek } from "../designed-week.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, testToday } from "../testing/inputs.ts";

const idsOf = ({ days }: DesignedWeek): ReadonlySet<string> =>
  new Set(Object.values(days).flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));
/** Each day's first lift; a test that opens a day stands for itself. */
const mainsOf = ({ days }: DesignedWeek): readonly string[] =>
  Object.values(days).flatMap(({ kind, exercises }) =>
    kind === "training" ? exercises.slice(0, 1).map(({ exerciseId }) => exerciseId) : [],
  );
const hasTest = ({ days }: DesignedWeek): boolean =>
  Object.values(days).some(({ exercises }) =>
    exercises.some(({ assessmentMetric }) => assessmentMetric !== null),
  );

/** Six weeks, one after the other, everything done as planned. */
const weeks = (profile: Parameters<typeof inputWith>[0]): readonly DesignedWeek[] => {
  const designed: DesignedWeek[] = [];
  let input = inputWith({ ...profile, checkIns: [] });
  for (let number = 0; number < 6; number += 1) {
    const validFrom = addDays(testToday, 7 * number + 1);
    const week = designWeek({
      ...input,
      today: addDays(validFrom, -1),
      validFrom,
      checkIns: [checkInWith({ date: addDays(validFrom, -1) })],
    });
    designed.push(week);
    input = {
      ...input,
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...sessionsOf(week, validFrom, { difficulty: 7 })],
    };
  }
  return designed;
};

test.each([
  ["the ordinary person", {}],
  [
    "a beginner without equipment",
    { profile: { fitnessLevel: "beginner", equipment: [], gymAccess: "no_gym", pullups: 0, pushups: 8 } },
  ],
  [
    "an advanced lifter, six days",
    {
      profile: {
        fitnessLevel: "advanced",
        daysPerWeek: 6,
        timePerSession: "60_plus",
        gymAccess: "commercial_gym",
        gymDays: ["monday", "tuesday", "thursday", "friday"],
      },
    },
  ],
] as const)("coach.X1 COACH-04 40-50%% of the exercises of %s are new, main lifts stay", (_who, change) => {
  const found = weeks(change as Parameters<typeof inputWith>[0]);
  found.slice(1).forEach((week, index) => {
    const before = found[index];
    if (before === undefined || week.plan.phase !== "accumulation") return;
    const now = idsOf(week);
    const fresh = [...now].filter((id) => !idsOf(before).has(id)).length;
    expect(fresh / now.size).toBeGreaterThanOrEqual(0.33);
    expect(fresh / now.size).toBeLessThanOrEqual(0.52);
    if (!hasTest(week) && !hasTest(before)) expect(mainsOf(week)).toEqual(mainsOf(before));
  });
});

test("coach.I7 COACH-04 with all sets done the loads rise over the weeks", () => {
  const found = weeks({});
  const main = found[0]?.days.tuesday.exercises[0]?.exerciseId;
  const loads = found
    .filter(({ plan }) => plan.phase === "accumulation")
    .map((week) => week.days.tuesday.exercises.find(({ exerciseId }) => exerciseId === main)?.loadLb ?? null)
    .filter((load) => load !== null);
  expect(loads.length).toBeGreaterThanOrEqual(3);
  expect(loads.at(-1)).toBeGreaterThan(loads[0] ?? 0);
});
