import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { deliverWeek } from "./deliver-week.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, today } from "./testing/inputs.ts";

const arms: ReadonlySet<string> = new Set(["arm_flex", "arm_ext", "h_pull", "v_pull", "h_push", "v_push"]);

test("coach.V9 a clearly smaller arm gets one-sided work in every week, however the exercises rotate", () => {
  let input = inputWith({ profile: { timePerSession: "under_30" } });
  for (let number = 0; number < 6; number += 1) {
    const validFrom = addDays(today, 7 * number + 1);
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
