/** The seven days of a week in the schedule, each with its mark and its menu. */
import { isEdited } from "@muster/domain/planning/plan-fields";
import { dayProseIn } from "@muster/domain/planning/units/prose-in-units";
import { formatWeekday } from "@muster/domain/shared/format";
import { sessionStatus } from "@muster/domain/training/session";
import type { WeekDay } from "../../data/reads/use-plan.ts";
import { DayRow, EmptyDayRow } from "../../features/planning/DayRow.tsx";
import { scheduleText } from "../../features/planning/schedule.text.ts";
import type { ScheduleOfWeek } from "../../features/planning/use-schedule.ts";
import { trainedOn, type WeekState } from "../../features/planning/week-state.ts";

type DaysOfWeekProps = {
  readonly schedule: ScheduleOfWeek;
  readonly days: readonly WeekDay[];
  readonly state: WeekState;
  readonly onMenu: (date: string) => void;
};

/** What was trained stands in place of what was planned. */
export function DaysOfWeek({ schedule, days, state: { marks, movedTo, open }, onMenu }: DaysOfWeekProps) {
  return (
    <section className="card flush" aria-label={scheduleText.daysOfThisWeek}>
      {days.map((day, index) => {
        const mark = marks[index];
        if (day.is === "before" || mark === undefined) return <EmptyDayRow key={day.date} date={day.date} />;
        return (
          <DayRow
            key={day.date}
            date={day.date}
            workout={dayProseIn(schedule.shown, trainedOn(schedule, day.date) ?? day.workout)}
            energy={schedule.shown.energy}
            state={{
              ...mark,
              open: open.some((one) => one.date === day.date),
              running: schedule.sessions.some(
                (session) => session.date === day.date && sessionStatus(session) === "running",
              ),
              moved: movedWords(movedTo.get(day.date)),
            }}
            edited={day.plan?.source === "edited" && isEdited(day.workout)}
            onMenu={day.ideas ? undefined : () => onMenu(day.date)}
          />
        );
      })}
    </section>
  );
}

const movedWords = (to: string | undefined): string | undefined =>
  to === undefined ? undefined : scheduleText.movedTo(formatWeekday(to).slice(0, 3));
