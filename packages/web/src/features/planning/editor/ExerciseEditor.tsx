import {
  changeLoad,
  changeSets,
  changeTarget,
  parseTarget,
  removePlannedExercise,
  replaceExercise,
  setLimits,
  targetText,
} from "@muster/domain/planning/edit-day";
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { useRef, useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Stepper } from "../../../components/controls/Stepper.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { useToday } from "../../../data/reads/use-today.ts";
import { doseLine } from "../plan.text.ts";
import { editorText } from "./editor.text.ts";
import { LoadField } from "./LoadField.tsx";
import { PickList } from "./PickList.tsx";

/** The exercise at `index` of a day that is edited. */
export type ExerciseEditorProps = {
  readonly workout: DayWorkout;
  readonly index: number;
  /** What can stand in for it; undefined until the coach is there. */
  readonly instead: (() => readonly PlannedExercise[]) | undefined;
  readonly onChange: (workout: DayWorkout) => void;
  readonly onClose: () => void;
};

const metricWords = { reps: editorText.reps, time: editorText.seconds, distance: editorText.meters } as const;

/** One exercise of a day: sets, target, weight, another one in its place, or out. Every change shows at once. */
export function ExerciseEditor({ workout, index, instead, onChange, onClose }: ExerciseEditorProps) {
  const exercise = workout.exercises[index];
  const today = useToday();
  const [swapping, setSwapping] = useState(false);
  const [sets, setSets] = useState(() => String(exercise?.sets ?? ""));
  const [target, setTarget] = useState(() => (exercise === undefined ? "" : targetText(exercise)));
  const [loadReads, setLoadReads] = useState(true);
  const fields = useRef<HTMLFormElement>(null);
  if (exercise === undefined) return null;
  const read = parseTarget(target, exercise.metric);
  const wholeSets = Number(sets);
  const setsWrong =
    sets !== String(exercise.sets) &&
    !(Number.isInteger(wholeSets) && wholeSets >= setLimits.least && wholeSets <= setLimits.most);

  if (swapping)
    return (
      <Sheet open title={editorText.insteadOf(exercise.name)} onClose={() => setSwapping(false)}>
        <PickList
          label={editorText.whatTrainsTheSame}
          empty={editorText.nothingElse}
          items={(instead?.() ?? []).map((planned) => ({
            key: planned.exerciseId,
            title: planned.name,
            below: doseLine(planned),
          }))}
          onPick={(id) => {
            const next = instead?.().find(({ exerciseId }) => exerciseId === id);
            if (next !== undefined) onChange(replaceExercise(workout, index, next));
            onClose();
          }}
        />
      </Sheet>
    );
  return (
    <Sheet open title={exercise.name} onClose={onClose}>
      <form
        ref={fields}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // What cannot be read is not dropped in silence: the sheet stays, its sentence beside the field.
          if (!setsWrong && read.ok && loadReads) onClose();
          else fields.current?.querySelector<HTMLInputElement>(".bad input, [aria-invalid]")?.focus();
        }}
      >
        <div className="field">
          <span className="label" aria-hidden="true">
            {commonText.sets}
          </span>
          <Stepper
            label={commonText.sets}
            unit={editorText.setsUnit}
            inputMode="numeric"
            step={1}
            min={setLimits.least}
            max={setLimits.most}
            value={sets}
            invalid={setsWrong}
            onChange={(value) => {
              setSets(value);
              if (value !== "") onChange(changeSets(workout, index, Number(value)));
            }}
          />
          {setsWrong && (
            <p className="hint danger-text" role="alert">
              {editorText.wholeSets}
            </p>
          )}
        </div>
        <TextField
          label={metricWords[exercise.metric]}
          value={target}
          onChange={(value) => {
            setTarget(value);
            const next = parseTarget(value, exercise.metric);
            if (next.ok) onChange(changeTarget(workout, index, next.value));
          }}
          hint={editorText.repsHint}
          error={read.ok ? undefined : read.error.message}
        />
        {exercise.takesWeight && (
          <LoadField
            exercise={exercise}
            onChange={(loadLb) => onChange(changeLoad(workout, index, loadLb, today))}
            onRead={setLoadReads}
          />
        )}
        <div className="stack-8">
          <Button variant="secondary" xl disabled={instead === undefined} onClick={() => setSwapping(true)}>
            <Icon name="swap" />
            {editorText.swapForAnotherExercise}
          </Button>
          <Button
            variant="ghost-danger"
            full
            onClick={() => {
              onChange(removePlannedExercise(workout, index));
              onClose();
            }}
          >
            <Icon name="trash" size="s" />
            {editorText.removeFromThisDay}
          </Button>
        </div>
        <Button variant="primary" xl type="submit">
          {commonText.done}
        </Button>
      </form>
    </Sheet>
  );
}
