import { estimateChart } from "@muster/domain/progress/chart-series";
import { doneSets } from "@muster/domain/progress/sets/done-set";
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

type ExerciseHistoryProps = {
  readonly exercise: LoadedExercise;
  readonly logs: readonly ExerciseLog[];
  readonly discarded: ReadonlySet<string>;
  readonly hasOlder: boolean;
  readonly onOlder: () => void;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

/** Every workout with one exercise, newest first, and how its estimated one-repetition maximum went. */
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
