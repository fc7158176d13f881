import { takenOver } from "@muster/domain/planning/day-marks";
import { monthDates, monthMarks, monthOf } from "@muster/domain/planning/month-marks";
import type { CivilDate } from "@muster/domain/shared/dates";
import { type PlanOnDay, readPlanDays } from "../../data/read-plan.ts";
import { useLive } from "../../data/use-live.ts";
import { CalendarMonth } from "../../features/planning/CalendarMonth.tsx";

export type MonthViewProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  /** Any day of the month that the address names. */
  readonly shown: CivilDate;
  readonly onMonth: (date: CivilDate) => void;
};

/** The calendar of history: a month live from this device, back to the first workout or plan (SCHED-01's days, at a glance). */
export function MonthView({ profileId, today, shown, onMonth }: MonthViewProps) {
  const { first } = monthOf(shown);
  const live = useLive(
    async (reads) => {
      const dates = monthDates(shown);
      const from = dates[0] ?? shown;
      const to = dates.at(-1) ?? shown;
      const [days, sessions, ...begins] = await Promise.all([
        readPlanDays(reads, profileId, dates, () => false),
        reads.byDay("session", profileId, from, to),
        reads.firstDay("session", profileId),
        reads.firstDay("planPointer", profileId),
      ]);
      const planned: PlanOnDay[] = days.flatMap((day) => (day.is === "planned" ? [day.day] : []));
      return { planned, sessions, hasOlder: begins.some((day) => day !== undefined && day < first) };
    },
    [profileId, first],
  );
  if (live.state === "error") throw live.error;
  if (live.state === "loading") return null;
  const { planned, sessions, hasOlder } = live.value;
  const byDate = new Map(planned.map((day) => [day.date, day]));
  const days = monthMarks(shown, (date) => byDate.get(date), sessions, takenOver(planned), today);
  return (
    <CalendarMonth
      shown={shown}
      days={days}
      onMonth={onMonth}
      canGoBack={hasOlder}
      canGoOn={monthOf(today).first > first}
    />
  );
}
