/** Designed weeks in a row, each trained as planned, for tests of what happens over a block. */
import { addDays } from "@muster/domain/shared/dates";
import type { DesignedWeek } from "../../design/designed-week.ts";
import { asPrevious, sessionsOf } from "../../design/testing/inputs.ts";
import type { DesignInput } from "../../state/input.ts";
import { designWeek } from "../design-week.ts";

/** A week and what it was designed from. */
export type TrainedWeek = { readonly input: DesignInput; readonly week: DesignedWeek };

/** @param difficulty of every set; from the first week on the same check-in is given again each week */
export const trainedWeeks = (
  first: DesignInput,
  count: number,
  effort: Parameters<typeof sessionsOf>[2] = { difficulty: 7 },
): readonly TrainedWeek[] => {
  let input = first;
  return Array.from({ length: count }, () => {
    const week = designWeek(input);
    const trained = { input, week };
    input = {
      ...input,
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...sessionsOf(week, input.validFrom, effort)],
      validFrom: addDays(input.validFrom, 7),
      today: addDays(input.today, 7),
      checkIns: input.checkIns.map((checkIn) => ({ ...checkIn, date: addDays(checkIn.date, 7) })),
    };
    return trained;
  });
};
