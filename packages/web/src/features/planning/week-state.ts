/** What the days of a shown week say together: marks, moved and missed work, changes by hand. */
import { movedFrom } from "@muster/domain/planning/plan-fields";
import { missedDays } from "@muster/domain/schedule/missed-day";
import { weekCount, weekMarks } from "@muster/domain/schedule/week-marks";
import { type CivilDate, mondayOf } from "@muster/domain/shared/dates";
import { sessionStatus } from "@muster/domain/training/session";
import { workoutOf } from "@muster/domain/training/session-exercises";
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

/** What the screen of a week asks of its days. */
export type WeekState = ReturnType<typeof weekState>;

/** What was really trained on a day, or is right now: the session's own copy of the prescription. */
export const trainedOn = ({ sessions }: Pick<ScheduleOfWeek, "sessions">, date: CivilDate) => {
  const withStatus = (status: "finished" | "running") =>
    sessions.find((session) => session.date === date && sessionStatus(session) === status);
  const session = withStatus("finished") ?? withStatus("running");
  return session && workoutOf(session);
};
