import type { CivilDate } from "@muster/domain/shared/dates";
import { formatLongDate } from "@muster/domain/shared/format";
import type { ReactNode } from "react";
import { Note } from "../../../components/layout/Note.tsx";

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
      ? "You skipped this workout today."
      : "You skipped this workout."
    : date > today
      ? `You can start this workout on ${formatLongDate(date)}.`
      : "This day has passed. Nothing was logged.";
  return (
    <>
      {!rests && (wasSkipped || date !== today) && <Note icon="info">{text}</Note>}
      {children}
    </>
  );
}
