import type { DoneSet } from "@muster/domain/progress/sets/done-set";
import {
  currentRecords,
  isRecord,
  mostTelling,
  personalRecords,
  type RecordEvent,
  recordsBySession,
} from "@muster/domain/progress/sets/personal-records";
import { recordAmount, recordFigure, recordName } from "@muster/domain/progress/sets/record.text";
import { whyFact } from "@muster/domain/progress/why-facts.text";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatCount, formatDate } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { setInWords } from "@muster/domain/training/last-time";
import { Icon } from "../../components/layout/Icon.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { strengthText } from "./texts/strength.text.ts";

/** The sets among which records are found. */
export type RecordsProps = {
  readonly sets: readonly DoneSet[];
  /** 'the last 12 weeks': what was read. */
  readonly span: string;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

/** All current records, by exercise and with their history. */
export function Records({ sets, span, today, units }: RecordsProps) {
  const events = recordsBySession(personalRecords(sets));
  const byExercise = Map.groupBy(currentRecords(events), (event) => event.exerciseId);
  const exercises = [...byExercise.values()].toSorted((a, b) => (newest(a) < newest(b) ? 1 : -1));
  const latest = mostTelling(events.filter(isRecord)).slice(-5).toReversed();
  if (exercises.length === 0) return <p className="muted">{strengthText.recordsLead}</p>;
  return (
    <>
      <div className="between base">
        <p className="muted grow">{strengthText.bestsOf(span)}</p>
        <Why
          title={strengthText.whyTheseRecords}
          facts={[
            whyFact(
              strengthText.aRecord,
              strengthText.beats,
              strengthText.whatStood,
              strengthText.strictlyMoreThanBefore,
              strengthText.yourLog,
            ),
            whyFact(
              strengthText.countedSets,
              strengthText.working,
              "",
              strengthText.alsoToFailureAndAMRAP,
              strengthText.yourLog,
            ),
            whyFact(
              strengthText.estimate,
              strengthText.upTo12,
              strengthText.reps,
              strengthText.estimateRule,
              strengthText.coachRules,
            ),
            whyFact(
              strengthText.assistedWork,
              strengthText.lessHelp,
              "",
              strengthText.assistanceRule,
              strengthText.yourLog,
            ),
          ]}
        />
      </div>
      {latest.length > 0 && (
        <section className="stack-8">
          <h3 className="text-body bold">{strengthText.newest}</h3>
          <ul className="list plain-list">
            {latest.map((event) => (
              <li key={`${event.exerciseId} ${event.date}`}>
                <span className="grow">
                  <b>{event.name}</b>
                  <span className="text-small muted">
                    {strengthText.newestRecord({
                      record: recordName(event),
                      date: formatDate(event.date, today),
                      before: recordAmount(event.kind, event.previous ?? 0, units),
                    })}
                  </span>
                </span>
                <span className="number">{recordFigure(event, units)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {exercises.map((records) => (
        <Exercise
          key={records[0]?.exerciseId}
          records={records}
          events={events}
          today={today}
          units={units}
        />
      ))}
    </>
  );
}

type ExerciseProps = {
  readonly records: readonly RecordEvent[];
  readonly events: readonly RecordEvent[];
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

function Exercise({ records, events, today, units }: ExerciseProps) {
  const first = records[0];
  if (first === undefined) return null;
  return (
    <details className="record">
      <summary>
        <span className="grow bold">{first.name}</span>
        <span className="text-small muted">{formatCount(records.length, "best")}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <dl>
        {records.map((event) => {
          const history = events.filter(
            (one) => one.exerciseId === event.exerciseId && one.kind === event.kind,
          );
          return (
            <div key={event.kind}>
              <dt>{recordName(event)}</dt>
              <dd className="number">{recordFigure(event, units)}</dd>
              <dd className="text-small muted">
                {formatDate(event.date, today)}
                {event.set !== null && event.kind !== "reps" && `, ${setInWords(event.set, units)}`}
              </dd>
              {history.length > 1 && (
                <dd className="text-small muted">
                  {history
                    .slice(-5, -1)
                    .toReversed()
                    .map((one) => `${earlier(one, units)} ${formatDate(one.date, today)}`)
                    .join(" · ")}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </details>
  );
}

/** Which hands are meant is said once, above. */
const earlier = (event: RecordEvent, units: UnitSystem): string =>
  event.kind === "reps" ? recordFigure(event, units) : recordAmount(event.kind, event.value, units);

const newest = (events: readonly RecordEvent[]): CivilDate =>
  events.reduce((latest, event) => (event.date > latest ? event.date : latest), "");
