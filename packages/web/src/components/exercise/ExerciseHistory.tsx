import { exerciseFigures } from "@muster/domain/progress/sets/exercise-figures";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatDate, formatNumber } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { setInWords } from "@muster/domain/training/last-time";
import type { ExerciseLog } from "@muster/domain/training/session";
import type { LoadedExercise } from "@muster/domain/training/weights/gear";
import { LineChart } from "../charts/LineChart.tsx";
import { Button } from "../controls/Button.tsx";
import { LabelValueList } from "../layout/LabelValueList.tsx";
import { historyText } from "./exercise-guide.text.ts";

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
  const { workouts, records, estimates } = exerciseFigures({ exercise, logs, discarded, today, units });
  return (
    <>
      {estimates !== undefined && <Estimates name={exercise.name} {...estimates} />}
      {records.length > 0 && (
        <section className="card stack-8" aria-label={historyText.records}>
          <h3 className="text-body bold">{hasOlder ? historyText.recordsHint : historyText.records}</h3>
          <LabelValueList lines={records} />
        </section>
      )}
      {workouts.length === 0 ? (
        <p>{hasOlder ? historyText.notInLastYear : historyText.notTrainedYet}</p>
      ) : (
        <ol className="card flush list" aria-label={historyText.workoutsWith(exercise.name)}>
          {workouts.map(({ sessionId, date, sets, difficulty, notes }) => (
            <li key={`${sessionId} ${date}`}>
              <span className="stack-4 grow">
                <span className="between base">
                  <b>{formatDate(date, today)}</b>
                  <span className="text-small muted">{historyText.difficulty(difficulty)}</span>
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
        <p className="text-small muted">{historyText.warmUpLegend}</p>
      )}
      {hasOlder && (
        <Button variant="quiet" full onClick={onOlder}>
          {historyText.showOlder}
        </Button>
      )}
    </>
  );
}

const isWarmUp = ({ role }: { readonly role: string }): boolean => role === "warmup";

type EstimatesProps = { readonly name: string } & NonNullable<
  ReturnType<typeof exerciseFigures>["estimates"]
>;

function Estimates({ name, chart, unit }: EstimatesProps) {
  return (
    <section className="stack-8" aria-label={historyText.estimate}>
      <div className="row base wrap figure-line">
        <span className="number title-large">
          {chart.figure}
          <small> {unit}</small>
        </span>
        <span className="muted">{historyText.estimateAndChange(chart.change)}</span>
      </div>
      <LineChart label={historyText.estimateByDay(name)} {...chart} tick={(value) => formatNumber(value)} />
    </section>
  );
}
