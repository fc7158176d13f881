/** What the calendar of a month is drawn from; of the years before it only whether there is anything. */
import { monthDates, monthOf } from "@muster/domain/schedule/month-marks";
import type { CivilDate } from "@muster/domain/shared/dates";
import { type PlanOnDay, readPlanDays } from "../../data/reads/read-plan.ts";
import type { Reads } from "../../data/store/device-store.ts";

/** @param shown any day of the month */
export const readMonth = async (reads: Reads, profileId: string, shown: CivilDate) => {
  const { first } = monthOf(shown);
  const dates = monthDates(shown);
  const [days, sessions, ...begins] = await Promise.all([
    readPlanDays(reads, profileId, dates, () => false),
    reads.byDay("session", profileId, dates[0] ?? shown, dates.at(-1) ?? shown),
    reads.firstDay("session", profileId),
    reads.firstDay("planPointer", profileId),
  ]);
  const planned: PlanOnDay[] = days.flatMap((day) => (day.is === "planned" ? [day.day] : []));
  return { planned, sessions, hasOlder: begins.some((day) => day !== undefined && day < first) };
};
