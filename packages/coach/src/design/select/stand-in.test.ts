import { emptyLimit } from "@muster/domain/planning/limits";
import { addDays, weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { deliverWeek } from "../../deliver/deliver-week.ts";
import { checkWeek, errorsOf } from "../../rules/check-week.ts";
import type { DesignedWeek } from "../designed-week.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, testToday } from "../testing/inputs.ts";

const leadsOf = ({ days }: DesignedWeek): readonly (string | undefined)[] =>
  weekdays.filter((day) => days[day].kind === "training").map((day) => days[day].exercises[0]?.exerciseId);

/** Three weeks of somebody with a bar, all done; the knee is sore in the first one. */
const weeks = (): readonly DesignedWeek[] => {
  const designed: DesignedWeek[] = [];
  let input = inputWith({
    checkIns: [],
    profile: {
      fitnessLevel: "intermediate",
      primaryGoal: "strength",
      gymAccess: "no_gym",
      gymDays: [],
      equipment: [],
      restDays: ["sunday"],
      daysPerWeek: 3,
      timePerSession: "60_plus",
      targetAreas: [],
    },
    gear: {
      home: {
        place: "home",
        bars: [45],
        plates: [45, 25, 10, 5, 2.5].map((weight) => ({ weight, pairs: 2 })),
        dumbbells: [],
        stackStep: null,
        machines: ["squat_rack"],
      },
    },
    limits: [{ ...emptyLimit, date: testToday, area: "knee", until: addDays(testToday, 6) }],
  });
  for (let number = 0; number < 3; number += 1) {
    const validFrom = addDays(testToday, 7 * number + 1);
    const today = addDays(validFrom, -1);
    const week = deliverWeek(undefined, {
      ...input,
      today,
      validFrom,
      checkIns: [checkInWith({ date: today })],
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

test("coach.F1 a stand-in for a sore knee leaves when the knee is well", () => {
  const [sore, well, later] = weeks().map(leadsOf);
  expect(sore).not.toContain("squat.barbell-back");
  expect(well).toContain("squat.barbell-back");
  expect(well).not.toContain("squat.chair");
  expect(later).toEqual(well);
});

test.each([3, 4])(
  "coach.F1 a sore back in a full gym lifts its hips with a weight, %i days",
  (daysPerWeek) => {
    const input = inputWith({
      profile: {
        gymAccess: "commercial_gym",
        gymDays: [...weekdays],
        equipment: [],
        targetAreas: [],
        daysPerWeek,
      },
      limits: [{ ...emptyLimit, date: testToday, area: "lower_back", until: addDays(testToday, 6) }],
    });
    const week = deliverWeek(undefined, input);
    const hips = weekdays.flatMap((day) =>
      week.days[day].exercises.filter(({ exerciseId }) => exerciseById(exerciseId)?.pattern === "hinge"),
    );
    expect(hips.length).toBeGreaterThanOrEqual(2);
    for (const { exerciseId, takesWeight, targetDifficulty } of hips) {
      expect([exerciseId, takesWeight]).toEqual([exerciseId, true]);
      if (exerciseId.endsWith("hip-thrust")) expect(targetDifficulty).toBe(6);
    }
    expect(errorsOf(checkWeek(week, input))).toEqual([]);
  },
);
