import type { PlannedExercise } from "@muster/domain/planning/plan";
import { ExerciseGuide } from "../../../components/exercise/ExerciseGuide.tsx";
import { exercisePageText } from "./exercise.text.ts";

type GuideProps = { readonly exercise: PlannedExercise };

/** How to do the exercise: the plan's own words at once, the whole guide when it has loaded (EXC-04). */
export function GuideSection({ exercise }: GuideProps) {
  return (
    <section className="card stack" aria-label={exercisePageText.howToDo(exercise.name)}>
      <h3 className="text-large">{exercisePageText.howToDoIt}</h3>
      {exercise.machine !== null && (
        <p>
          <b className="bold">
            {exercise.exerciseId.startsWith("own.") ? exercisePageText.doneWith : exercisePageText.machine}:
          </b>{" "}
          <span className="muted">{exercise.machine}</span>
        </p>
      )}
      <ExerciseGuide
        exerciseId={exercise.exerciseId}
        name={exercise.name}
        howTo={exercise.howTo}
        progressionTips={exercise.progressionTips}
      />
    </section>
  );
}
