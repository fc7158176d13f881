import type { DayWorkout } from "@muster/domain/planning/plan";
import { formatCount } from "@muster/domain/shared/format";
import { groupOf } from "@muster/domain/training/superset";
import { useId, useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Icon } from "../../../components/layout/Icon.tsx";
import { RowText } from "../../../components/layout/RowText.tsx";
import { sessionText } from "../session.text.ts";
import { prescriptionLine } from "../sets/set.text.ts";
import { type ExerciseStep, hasBegun, hasCardio, type StepName } from "./session-steps.ts";
import { useDragOrder } from "./use-drag-order.ts";

type SessionListProps = {
  readonly workout: DayWorkout;
  readonly steps: readonly ExerciseStep[];
  readonly current: StepName;
  readonly onOpen: (step: StepName) => void;
  /** An exercise was dragged to another place. @returns what to read out */
  readonly onMove: (exerciseId: string, to: number) => Promise<string>;
};

/** 'This session': every part of the workout, what is done, what is now; each one tap away. */
export function SessionList({ workout, steps, current, onOpen, onMove }: SessionListProps) {
  const id = useId();
  const [said, setSaid] = useState("");
  const drag = useDragOrder((from, to) => {
    const moved = steps[from]?.exercise.exerciseId;
    if (moved !== undefined) void onMove(moved, to).then(setSaid);
  });
  const exercises = steps.map((step) => step.exercise);
  const isPaired = (step: ExerciseStep): boolean => groupOf(exercises, step.position).length > 1;
  const begun = hasBegun(steps);
  const isEmpty = steps.length + workout.warmUp.length + workout.coolDown.length === 0 && !hasCardio(workout);
  const part = (
    step: StepName,
    title: string,
    below: string,
    done: boolean,
    lead: string,
    paired: "" | " paired" | " paired with-next" = "",
  ) => {
    const now = current === step;
    const exercise = typeof step === "number" ? steps[step]?.exercise.exerciseId : undefined;
    return (
      <li
        key={exercise ?? String(step)}
        className={`tap${paired}`}
        aria-current={now ? "step" : undefined}
        data-exercise={exercise}
      >
        <button type="button" onClick={() => onOpen(step)}>
          <span className={done ? "lead ca bold" : "lead muted bold"}>
            {done ? <Icon name="check" /> : lead}
          </span>
          <RowText name={title} below={below} />
          {now ? (
            <span className="text-small ca bold">{sessionText.now}</span>
          ) : done ? (
            <span className="text-small muted">{commonText.done}</span>
          ) : null}
        </button>
        {exercise !== undefined && steps.length > 1 && (
          // The menu of the exercise moves it by buttons.
          <span className="drag-handle" aria-hidden="true" {...drag}>
            <Icon name="grip" />
          </span>
        )}
      </li>
    );
  };
  return (
    <aside className="stack" aria-labelledby={id}>
      <h2 id={id} className="text-large">
        {sessionText.thisSession}
      </h2>
      {steps.length === 0 && <p className="muted">{sessionText.noExerciseYet}</p>}
      <ol className="card flush list" hidden={isEmpty}>
        {workout.warmUp.length > 0 &&
          part(
            "warmUp",
            sessionText.warmUp,
            sessionText.lengthOfPart(formatCount(workout.warmUp.length, "move")),
            begun && current !== "warmUp",
            "",
          )}
        {steps.map((step) =>
          part(
            step.position,
            step.exercise.name,
            isPaired(step)
              ? sessionText.supersetLine({
                  pair: step.exercise.pair,
                  exercise: prescriptionLine(step.exercise),
                })
              : prescriptionLine(step.exercise),
            step.completed,
            String(step.position + 1),
            !isPaired(step)
              ? ""
              : steps[step.position + 1]?.exercise.pair === step.exercise.pair
                ? " paired with-next"
                : " paired",
          ),
        )}
        {hasCardio(workout) && part("cardio", sessionText.cardio, workout.cardio.duration, false, "")}
        {workout.coolDown.length > 0 &&
          part(
            "coolDown",
            sessionText.coolDown,
            sessionText.lengthOfPart(formatCount(workout.coolDown.length, "stretch", "stretches")),
            false,
            "",
          )}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </aside>
  );
}
