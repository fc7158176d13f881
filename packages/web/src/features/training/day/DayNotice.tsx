import type { CivilDate } from "@muster/domain/shared/dates";
import { formatLongDate } from "@muster/domain/shared/format";
import type { ReactNode } from "react";
import { Note } from "../../../components/layout/Note.tsx";
import { workoutText } from "./workout.text.ts";

type DayNoticeProps = {
  readonly date: CivilDate;
  readonly today: CivilDate;
  readonly rests: boolean;
  readonly wasSkipped: boolean;
  /** What else there is to say. */
  readonly children: ReactNode;
};

/** Why a workout of another day, or one that was skipped, is not to be started here and now. */
export function DayNotice({ date, today, rests, wasSkipped, children }: DayNoticeProps) {
  const text = wasSkipped
    ? date === today
      ? workoutText.skippedToday
      : workoutText.youSkippedThisWorkout
    : date > today
      ? workoutText.startOn(formatLongDate(date))
      : workoutText.thisDayHasPassed;
  return (
    <>
      {!rests && (wasSkipped || date !== today) && <Note icon="info">{text}</Note>}
      {children}
    </>
  );
}
