import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { tallyOf } from "../budget/change-sets.ts";
import { designWeek } from "../design-week.ts";
import { asPrevious, inputWith, sessionsOf } from "../testing/inputs.ts";
import { draftWeek, weekFrame } from "../week-draft.ts";

const largeMuscles = ["chest", "lats", "upper_back", "quads", "hamstrings", "glutes"] as const;

/** Six weeks in a row, each trained as planned; the sets of the large muscles of each. */
const sixWeeks = (daysPerWeek: 3 | 4 | 5) => {
  let input = inputWith({
    profile: {
      daysPerWeek,
      targetAreas: ["glutes"],
      gymAccess: "commercial_gym",
      gymDays: ["monday", "tuesday", "thursday", "friday", "saturday"],
      timePerSession: "60_plus",
    },
  });
  return Array.from({ length: 6 }, () => {
    const sets = tallyOf(draftWeek(weekFrame(input)).days.flatMap(({ slots }) => slots));
    const week = designWeek(input);
    input = {
      ...input,
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...sessionsOf(week, input.validFrom, { difficulty: 7 })],
      validFrom: addDays(input.validFrom, 7),
      today: addDays(input.today, 7),
      checkIns: input.checkIns.map((checkIn) => ({ ...checkIn, date: addDays(checkIn.date, 7) })),
    };
    return largeMuscles.map((muscle) => [muscle, sets.get(muscle) ?? 0] as const);
  });
};

test.each([3, 4, 5] as const)("no large muscle grows past the target area on %i days", (daysPerWeek) => {
  for (const week of sixWeeks(daysPerWeek)) {
    const most = new Map(week).get("glutes") ?? 0;
    expect(most).toBeGreaterThan(8);
    expect(week.filter(([, sets]) => sets > most)).toEqual([]);
  }
});
