import type { LoadedExercise } from "@muster/domain/training/weights/gear";
import { ExerciseHistory } from "../../../components/exercise/ExerciseHistory.tsx";
import { useExerciseHistory } from "../../../data/reads/use-exercise-history.ts";

type PastWorkoutsProps = { readonly profileId: string; readonly exercise: LoadedExercise };

/** What was done of the open exercise before, in the sheet of a running workout. */
export function PastWorkouts({ profileId, exercise }: PastWorkoutsProps) {
  const found = useExerciseHistory(profileId, exercise.exerciseId);
  return found === undefined ? null : <ExerciseHistory exercise={exercise} {...found} />;
}
