import { estimateChart } from "@muster/domain/progress/chart-series";
import { doneSets } from "@muster/domain/progress/sets/done-set";
import {
  currentRecords,
  type PersonalRecordKind,
  personalRecords,
  recordsBySession,
} from "@muster/domain/progress/sets/personal-records";
import { recordFigure, recordNames } from "@muster/domain/progress/sets/record-words";
import { estimateSeries } from "@muster/domain/progress/sets/set-estimate";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatDate, formatNumber, massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { exerciseHistory } from "@muster/domain/training/exercises/exercise-history";
import { setInWords } from "@muster/domain/training/last-time";
import type { ExerciseLog } from "@muster/domain/training/session";
import { type LoadedExercise, loadWords } from "@muster/domain/training/weights/gear";
import { LineChart } from "../charts/LineChart.tsx";
import { Button } from "../controls/Button.tsx";
import { LabelValueList } from "../layout/LabelValueList.tsx";

type ExerciseHistoryProps = {
  readonly exercise: LoadedExercise;
  readonly logs: readonly ExerciseLog[];
  readonly discarded: ReadonlySet<string>;
  readonly hasOlder: boolean;
  readonly onOlder: () => void;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

/** Every workout with one exercise, newest first, its records, and how its estimated one-repetition maximum went. */
export function ExerciseHistory({
  exercise,
  logs,
  discarded,
  hasOlder,
  onOlder,
  today,
  units,
}: ExerciseHistoryProps) {
  const workouts = exerciseHistory(exercise.exerciseId, logs, discarded);
  return (
    <>
      <Estimates exercise={exercise} logs={logs} discarded={discarded} today={today} units={units} />
      <Bests
        exercise={exercise}
        logs={logs}
        discarded={discarded}
        hasOlder={hasOlder}
        today={today}
        units={units}
      />
      {workouts.length === 0 ? (
        <p>{hasOlder ? "Not trained in the last year." : "Not trained yet. Your sets will stand here."}</p>
      ) : (
        <ol className="card flush list" aria-label={`Workouts with ${exercise.name}`}>
          {workouts.map(({ sessionId, date, sets, difficulty, notes }) => (
            <li key={`${sessionId} ${date}`}>
              <span className="stack-4 grow">
                <span className="between base">
                  <b>{formatDate(date, today)}</b>
                  <span className="text-small muted">Difficulty {difficulty}</span>
                </span>
                <span className="number">
                  {sets.map((set) => setInWords(set, units) + (isWarmUp(set) ? " W" : "")).join(", ")}
                </span>
                {notes !== "" && <span className="muted own-words">{notes}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {workouts.some((workout) => workout.sets.some(isWarmUp)) && (
        <p className="text-small muted">W: warm-up sets.</p>
      )}
      {hasOlder && (
        <Button variant="quiet" full onClick={onOlder}>
          Show older workouts
        </Button>
      )}
    </>
  );
}

const isWarmUp = ({ role }: { readonly role: string }): boolean => role === "warmup";

/** Nothing where the body is part of the load, and where there is one day alone. */
function Estimates({
  exercise,
  logs,
  discarded,
  today,
  units,
}: Pick<ExerciseHistoryProps, "exercise" | "logs" | "discarded" | "today" | "units">) {
  if (!["", "per hand"].includes(loadWords(exercise))) return null;
  const counted = logs.filter(({ sessionId }) => !discarded.has(sessionId));
  const done = doneSets(
    counted,
    () => undefined,
    () => undefined,
  );
  const points = estimateSeries(done, exercise.exerciseId);
  const [first] = points;
  if (first === undefined || points.length < 2) return null;
  const chart = estimateChart({ name: exercise.name, points, from: first.date, today, units });
  if (chart === undefined) return null;
  return (
    <section className="stack-8" aria-label="Estimated 1RM">
      <div className="row base wrap figure-line">
        <span className="number title-large">
          {chart.figure}
          <small>
            {" "}
            {massUnit(units)} {loadWords(exercise)}
          </small>
        </span>
        <span className="muted">estimated 1RM{chart.change === undefined ? "" : `, ${chart.change}`}</span>
      </div>
      <LineChart
        label={`Estimated 1RM of ${exercise.name} by day`}
        {...chart}
        tick={(value) => formatNumber(value)}
      />
    </section>
  );
}

/** Records worth a line here; volumes are on Progress. */
const shownRecords: readonly PersonalRecordKind[] = [
  "heaviest",
  "assistance",
  "estimate",
  "reps",
  "longest",
  "furthest",
  "pace",
];

/** How a load counts where the number in the weight field is not all that is lifted. */
const loadKinds = { "of help": "assisted", added: "bodyweightPlus" } as const;

/** The records among what was read, each with its weight and its day. */
function Bests({ exercise, logs, discarded, hasOlder, today, units }: Omit<ExerciseHistoryProps, "onOlder">) {
  const words = loadWords(exercise);
  const facts =
    words === "of help" || words === "added"
      ? { name: exercise.name, loadKind: loadKinds[words], bodyweightFraction: 1, muscles: {} }
      : undefined;
  const done = doneSets(
    logs.filter(({ sessionId }) => !discarded.has(sessionId)),
    () => facts,
    () => undefined,
  );
  const bests = currentRecords(recordsBySession(personalRecords(done)));
  const lines = shownRecords.flatMap((kind) =>
    bests
      .filter((best) => best.kind === kind)
      .map((best) => ({
        label: recordNames[kind],
        value: `${recordFigure(best, units)}, ${formatDate(best.date, today)}`,
      })),
  );
  return lines.length === 0 ? null : (
    <section className="card stack-8" aria-label="Records">
      <h3 className="text-body bold">{hasOlder ? "Records of the workouts below" : "Records"}</h3>
      <LabelValueList lines={lines} />
    </section>
  );
}
