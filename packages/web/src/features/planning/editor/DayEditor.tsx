import { type EditPlace, placeOfDay } from "@muster/domain/planning/day-place";
import {
  addExercise,
  changePlace,
  changeTime,
  mostPlannedExercises,
  movePlannedExercise,
} from "@muster/domain/planning/edit-day";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { minutesOfDay } from "@muster/domain/shared/time-of-day";
import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Segment } from "../../../components/controls/Segment.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { lazyPart } from "../../../components/loading/lazy-part.tsx";
import { doseLine } from "../plan.text.ts";
import type { EditCoach } from "./edit-coach.ts";
import { editorText } from "./editor.text.ts";

const ExerciseEditor = lazyPart(() => import("./ExerciseEditor.tsx").then((file) => file.ExerciseEditor));
const AddExercise = lazyPart(() =>
  import("./AddPlannedExercise.tsx").then((file) => file.AddPlannedExercise),
);

type DayEditorProps = {
  readonly workout: DayWorkout;
  /** undefined until it has been fetched: the day shows at once, swaps and additions a moment later. */
  readonly coach: EditCoach | undefined;
  readonly onChange: (workout: DayWorkout) => void;
};

const places: readonly { readonly value: EditPlace; readonly label: string }[] = [
  { value: "home", label: editorText.home },
  { value: "gym", label: editorText.gym },
];

/** A day's own form: name, time, place, exercises. All of it works by touch and by keyboard; nothing is dragged. */
export function DayEditor({ workout, coach, onChange }: DayEditorProps) {
  const [open, setOpen] = useState<number>();
  const [adding, setAdding] = useState(false);
  const [said, setSaid] = useState("");
  const { exercises } = workout;
  const move = (from: number, to: number): void => {
    const moved = exercises[from];
    if (moved === undefined || to < 0 || to >= exercises.length) return;
    onChange(movePlannedExercise(workout, from, to));
    setSaid(
      editorText.moved({
        name: moved.name,
        to: to + 1,
        exercisesCount: exercises.length,
      }),
    );
  };
  return (
    <>
      <section className="card stack-16">
        <TextField
          label={commonText.name}
          value={workout.name}
          maxLength={80}
          onChange={(name) => onChange({ ...workout, name })}
          error={workout.name.trim() === "" ? editorText.pleaseGiveThisDayAName : undefined}
        />
        <TextField
          label={editorText.time}
          type="time"
          value={clockOf(workout.time)}
          onChange={(value) => onChange(changeTime(workout, minutesOfClock(value)))}
          hint={clockOf(workout.time) === "" ? editorText.noFixedTime : undefined}
        />
        {coach?.places.hasGym === true && (
          <Segment
            label={editorText.place}
            showLabel
            options={places}
            value={placeOfDay(workout)}
            onChange={(place) => onChange(changePlace(workout, place, coach.places.labels(workout)))}
          />
        )}
      </section>
      <section className="stack" aria-labelledby="edit-exercises">
        <div className="between">
          <h2 id="edit-exercises" className="text-large">
            {commonText.exercises}
          </h2>
          {workout.duration !== "" && exercises.length > 0 && (
            <span className="muted">{workout.duration}</span>
          )}
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        {exercises.length === 0 ? (
          <p className="muted">{editorText.noExercises}</p>
        ) : (
          <ol className="card flush list edit-list">
            {exercises.map((exercise, index) => (
              <li key={exercise.exerciseId}>
                <button type="button" className="edit-open" onClick={() => setOpen(index)}>
                  <b>
                    <WholeWords text={exercise.name} />
                  </b>
                  <span className="text-small muted">
                    {editorText.pairAndDose({ pair: exercise.pair, dose: doseLine(exercise) })}
                  </span>
                </button>
                <MoveButton
                  up
                  name={exercise.name}
                  disabled={index === 0}
                  onMove={() => move(index, index - 1)}
                />
                <MoveButton
                  name={exercise.name}
                  disabled={index === exercises.length - 1}
                  onMove={() => move(index, index + 1)}
                />
              </li>
            ))}
          </ol>
        )}
        <Button
          variant="secondary"
          full
          disabled={coach === undefined || exercises.length >= mostPlannedExercises}
          onClick={() => setAdding(true)}
        >
          <Icon name="plus" size="s" />
          {editorText.addAnExercise}
        </Button>
      </section>
      {open !== undefined && (
        <ExerciseEditor
          key={exercises[open]?.exerciseId ?? open}
          workout={workout}
          index={open}
          instead={coach === undefined ? undefined : () => coach.choices(workout).insteadOf(open)}
          onChange={onChange}
          onClose={() => setOpen(undefined)}
          onMissing={() => setOpen(undefined)}
        />
      )}
      {adding && coach !== undefined && (
        <AddExercise
          choices={coach.choices(workout)}
          onAdd={(exercise) => {
            onChange(addExercise(workout, exercise));
            setSaid(editorText.added(exercise.name));
          }}
          onClose={() => setAdding(false)}
          onMissing={() => setAdding(false)}
        />
      )}
    </>
  );
}

function MoveButton({
  up = false,
  name,
  disabled,
  onMove,
}: {
  readonly up?: boolean;
  readonly name: string;
  readonly disabled: boolean;
  readonly onMove: () => void;
}) {
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={editorText.move({ name, up })}
      // Not `disabled`: the focus would be lost when it reaches the end by keyboard.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onMove}
    >
      <Icon name={up ? "chevron-up" : "chevron-down"} />
    </button>
  );
}

/** '5:30 PM' as a time field has it: '17:30'; empty for 'Flexible'. */
const clockOf = (time: string): string => {
  const minutes = minutesOfDay(time);
  return minutes === undefined
    ? ""
    : `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

const minutesOfClock = (value: string): number | undefined => {
  const match = /^(\d{2}):(\d{2})/.exec(value);
  return match === null ? undefined : Number(match[1]) * 60 + Number(match[2]);
};
