import { takenOver } from "@muster/domain/planning/day-marks";
import { monthMarks, monthOf } from "@muster/domain/schedule/month-marks";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useLive } from "../../data/store/use-live.ts";
import { CalendarMonth } from "../../features/planning/CalendarMonth.tsx";
import { readMonth } from "./read-month.ts";

/** The month to show and how it is changed. */
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
  const live = useLive((reads) => readMonth(reads, profileId, shown), [profileId, first]);
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
