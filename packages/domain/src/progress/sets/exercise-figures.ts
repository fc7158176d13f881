/** What the history of one exercise shows: its workouts, its records, and how its estimated one-repetition maximum went. */
import type { CivilDate } from "../../shared/dates.ts";
import { formatDate } from "../../shared/format.ts";
import type { UnitSystem } from "../../shared/units.ts";
import { exerciseHistory } from "../../training/exercises/exercise-history.ts";
import type { ExerciseLog } from "../../training/session.ts";
import { type LoadedExercise, loadUnit, loadWords } from "../../training/weights/gear.ts";
import { loadMeanings } from "../../training/weights/suggested-weight.text.ts";
import { estimateChart } from "../chart-series.ts";
import { doneSets, type ExerciseFacts } from "./done-set.ts";
import { currentRecords, personalRecords, recordsBySession, recordsByTelling } from "./personal-records.ts";
import { recordFigure, recordName } from "./record.text.ts";
import { estimateSeries } from "./set-estimate.ts";

/** Records worth a line beside an exercise; volumes are on Progress. */
const shownRecords = recordsByTelling.filter((kind) => kind !== "setVolume" && kind !== "sessionVolume");

/** How a load counts where the number in the weight field is not all that is lifted. */
const loadKinds = { [loadMeanings.help]: "assisted", [loadMeanings.added]: "bodyweightPlus" } as const;

/** By the exercise's name alone, as in `loadWords`. @returns undefined where more weight is simply more */
const factsOf = (exercise: LoadedExercise): ExerciseFacts | undefined => {
  const words = loadWords(exercise);
  return words === loadMeanings.help || words === loadMeanings.added
    ? { name: exercise.name, loadKind: loadKinds[words], bodyweightFraction: 1, muscles: {} }
    : undefined;
};

/**
 * Every figure of one exercise from the same sets.
 * @param input.logs at least its own, in any order
 * @param input.discarded ids of workouts that were thrown away
 */
export const exerciseFigures = ({
  exercise,
  logs,
  discarded,
  today,
  units,
}: {
  readonly exercise: LoadedExercise;
  readonly logs: readonly ExerciseLog[];
  readonly discarded: ReadonlySet<string>;
  readonly today: CivilDate;
  readonly units: UnitSystem;
}) => {
  const facts = factsOf(exercise);
  const sets = doneSets(
    logs.filter(
      ({ exerciseId, sessionId }) => exerciseId === exercise.exerciseId && !discarded.has(sessionId),
    ),
    () => facts,
    // Where the body is part of the load, nothing here depends on how heavy it is.
    () => undefined,
  );
  const bests = currentRecords(recordsBySession(personalRecords(sets)));
  const points = estimateSeries(sets, exercise.exerciseId);
  const [first] = points;
  const unit = loadUnit(exercise, units);
  const chart =
    first === undefined || points.length < 2
      ? undefined
      : estimateChart({ name: exercise.name, points, from: first.date, today, units, unit });
  return {
    /** Newest first. */
    workouts: exerciseHistory(exercise.exerciseId, logs, discarded),
    /** What stands among `logs`, each with its day. */
    records: shownRecords.flatMap((kind) =>
      bests
        .filter((best) => best.kind === kind)
        .map((best) => ({
          label: recordName(best),
          value: `${recordFigure(best, units)}, ${formatDate(best.date, today)}`,
        })),
    ),
    /** Undefined where the body is part of the load, and with one day alone. */
    estimates: chart && { chart, unit },
  };
};
