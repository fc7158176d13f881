import "../parts.css";
import { workoutOf } from "@muster/domain/training/session-exercises";
import type { Stored } from "../../../data/store/device-store.ts";
import { RecordList } from "../records/RecordList.tsx";
import type { SessionRecords } from "../records/session-records.ts";
import { sessionTotals } from "../records/session-totals.ts";
import { TotalsStats } from "../records/TotalsStats.tsx";
import { useOpenSession } from "../session/open-session.ts";
import { WorkoutEnd } from "./WorkoutEnd.tsx";
import { workoutText } from "./workout.text.ts";

type FinishPanelProps = {
  readonly logs: readonly Stored<"exerciseLog">[];
  /** undefined until what was done before is read. */
  readonly records: SessionRecords | undefined;
};

const numberWords = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Every exercise is complete: what it amounts to, and what is left to do on the mat. */
export function FinishPanel({ logs, records }: FinishPanelProps) {
  const { session, units, now } = useOpenSession();
  const workout = workoutOf(session, logs);
  const totals = sessionTotals(session, logs, now());
  const count = workout.exercises.length;
  return (
    <>
      <section className="stack-4 all-done">
        <h2 className="title-large" tabIndex={-1}>
          {count === 1 ? workoutText.allDone : workoutText.allCountDone(numberWords[count] ?? count)}
        </h2>
        <p className="muted text-large">{workoutText.finishHint}</p>
      </section>
      <TotalsStats totals={totals} volumeLb={records?.volumeLb} units={units} />
      {records !== undefined && records.events.length > 0 && (
        <RecordList events={records.events} units={units} />
      )}
      <WorkoutEnd workout={workout} />
    </>
  );
}
