import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import {
  asPrevious,
  checkInWith,
  type InputChange,
  inputWith,
  sessionsOf,
  testToday,
} from "./testing/inputs.ts";

const arms: ReadonlySet<string> = new Set(["arm_flex", "arm_ext", "h_pull", "v_pull", "h_push", "v_push"]);

test.each([
  ["a short session", { timePerSession: "under_30" }],
  ["dumbbells at home", { gymAccess: "no_gym", gymDays: [], equipment: ["dumbbells", "weight_bench"] }],
] as const)("coach.V9 a clearly smaller arm gets one-sided work in every week: %s", (_who, profile) => {
  let input = inputWith({ profile: profile as InputChange["profile"] & object });
  for (let number = 0; number < 6; number += 1) {
    const validFrom = addDays(testToday, 7 * number + 1);
    const checkIn = checkInWith({ date: addDays(validFrom, -1), bicepLeft: 13, bicepRight: 13.6 });
    input = { ...input, today: addDays(validFrom, -1), validFrom, checkIns: [checkIn] };
    const week = deliverWeek(undefined, input);
    const oneSided = Object.values(week.days)
      .flatMap(({ exercises }) => exercises)
      .map(({ exerciseId }) => exerciseById(exerciseId))
      .filter((exercise) => exercise?.unilateral === true && arms.has(exercise.pattern));
    expect(oneSided.length, `week ${number}`).toBeGreaterThanOrEqual(1);
    input = {
      ...input,
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...sessionsOf(week, validFrom, { difficulty: 7 })],
    };
  }
});
