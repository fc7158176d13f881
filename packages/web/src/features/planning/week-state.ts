/** What the days of a shown week say together: marks, moved and missed work, changes by hand. */
import { movedFrom } from "@muster/domain/planning/day-marks";
import { missedDays } from "@muster/domain/schedule/missed-day";
import { weekCount, weekMarks } from "@muster/domain/schedule/week-marks";
import { type CivilDate, mondayOf } from "@muster/domain/shared/dates";
import type { WeekDay } from "../../data/reads/use-plan.ts";
import type { ScheduleOfWeek } from "./use-schedule.ts";

/** @param days Monday to Sunday */
export const weekState = (schedule: ScheduleOfWeek, days: readonly WeekDay[], today: CivilDate) => {
  const planned = days.filter((day) => day.is === "planned");
  /** Dates whose work another day took over, and which. */
  const movedTo = new Map(
    planned.flatMap((day) => movedFrom(day.workout).map((from) => [from, day.date] as const)),
  );
  // What moved to another day is owed there, once.
  const kinds = days.map((day) => ({
    date: day.date,
    kind: day.is !== "planned" ? undefined : movedTo.has(day.date) ? ("rest" as const) : day.workout.kind,
  }));
  const marks = weekMarks(kinds, schedule.sessions, today);
  const count = weekCount(kinds, marks);
  const ideasOnly = planned.every((day) => day.ideas);
  const edited = planned.some((day) => day.plan?.source === "edited");
  const open = missedDays(planned, schedule.sessions, today);
  // Of this week only: an older one cannot be made up for.
  const missed =
    schedule.monday === mondayOf(today)
      ? planned.find((day) => !day.ideas && day.date === open[0]?.date)
      : undefined;
  return { planned, movedTo, marks, count, ideasOnly, edited, open, missed };
};
