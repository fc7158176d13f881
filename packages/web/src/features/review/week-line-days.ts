/** The reviewed week as seven strokes: done, skipped, planned or rest. */

import type { DayWorkout } from "@muster/domain/planning/plan";
import { loggedSession, type StoredSession } from "@muster/domain/schedule/home-card";
import type { CivilDate, Weekday } from "@muster/domain/shared/dates";
import { weekdayLetters } from "@muster/domain/shared/format.text";
import { sessionStatus } from "@muster/domain/training/session";
import type { WeekLineDay } from "../../components/layout/WeekLine.tsx";

type PlannedDay = {
  readonly date: CivilDate;
  readonly weekday: Weekday;
  readonly workout?: Pick<DayWorkout, "kind">;
};

/** The strokes for seven planned days and what was logged on them. */
export const weekLineDays = (
  days: readonly PlannedDay[],
  sessions: readonly StoredSession[],
  today: CivilDate,
): readonly WeekLineDay[] =>
  days.map(({ date, weekday, workout }) => {
    const day = { letter: weekdayLetters[weekday], isToday: date === today };
    const logged = loggedSession(sessions, date);
    if (logged !== undefined)
      return { ...day, state: sessionStatus(logged) === "finished" ? "done" : "skip" };
    if (workout?.kind !== "training") return { ...day, state: "rest" };
    return { ...day, state: day.isToday ? "now" : "planned" };
  });
