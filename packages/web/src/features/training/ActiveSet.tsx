import type { PlannedExercise } from "@muster/domain/planning/plan";
import { massUnit } from "@muster/domain/shared/format";
import { parseDecimal, type UnitSystem } from "@muster/domain/shared/units";
import { setInWords } from "@muster/domain/training/last-time";
import { type SetDraft, takesWeight } from "@muster/domain/training/logged-set";
import type { LoggedSet } from "@muster/domain/training/session";
import { useId, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Stepper } from "../../components/Stepper.tsx";
import { takesTime, weightStep } from "./set-rows.ts";

type ActiveSetProps = {
  readonly number: number;
  readonly exercise: PlannedExercise;
  readonly units: UnitSystem;
  readonly typed: SetDraft;
  readonly last: LoggedSet | undefined;
  /** False once every planned set is logged: then Mark Complete is the screen's one action. */
  readonly primary: boolean;
  /** Set while an earlier set is being changed. */
  readonly editing?: { readonly onRemove: () => void; readonly onCancel: () => void } | undefined;
  readonly onTyped: (typed: SetDraft) => void;
  /** Saves; answers with what to tell when it did not. */
  readonly onLog: (typed: SetDraft) => Promise<string | undefined>;
};

/** The set to do now: prefilled, changed with a thumb, logged with one tap. */
export function ActiveSet({
  number,
  exercise,
  units,
  typed: initial,
  last,
  primary,
  editing,
  onTyped,
  onLog,
}: ActiveSetProps) {
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const errorId = useId();
  const change = (part: Partial<SetDraft>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    setError(undefined);
    onTyped(next);
  };
  const log = async () => {
    if (saving) return;
    setSaving(true);
    const failure = await onLog(typed);
    setSaving(false);
    setError(failure);
  };
  const described = error === undefined ? undefined : errorId;
  const shownWeight = parseDecimal(typed.weight) ?? 0;
  return (
    <form
      className="active"
      aria-label={editing === undefined ? `Set ${number}` : `Set ${number}, edit`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void log();
      }}
    >
      <div className="cap">
        <b>{editing === undefined ? `Set ${number}` : `Edit set ${number}`}</b>
        {last !== undefined && (
          <span className="c2">
            Last time <b className="ink">{setInWords(last, units)}</b>
          </span>
        )}
      </div>
      {/* Four characters and more need smaller figures between the buttons. */}
      <div className={Object.values(typed).some((text) => text.length > 3) ? "pair long" : "pair"}>
        {takesWeight(exercise) && (
          <Stepper
            label="Weight"
            unit={massUnit(units)}
            value={typed.weight}
            step={weightStep(shownWeight, units)}
            min={0}
            inputMode="decimal"
            describedBy={described}
            onChange={(weight) => change({ weight })}
          />
        )}
        {exercise.metric === "reps" && (
          <Stepper
            label="Reps"
            unit="reps"
            value={typed.reps}
            step={1}
            min={1}
            max={1000}
            inputMode="numeric"
            describedBy={described}
            onChange={(reps) => change({ reps })}
          />
        )}
        {exercise.metric === "distance" && (
          <Stepper
            label="Distance"
            unit="meters"
            value={typed.distance}
            step={10}
            min={0}
            inputMode="decimal"
            describedBy={described}
            onChange={(distance) => change({ distance })}
          />
        )}
        {takesTime(exercise) && (
          <>
            <Stepper
              label="Minutes"
              unit="min"
              value={typed.minutes}
              step={1}
              min={0}
              inputMode="numeric"
              describedBy={described}
              onChange={(minutes) => change({ minutes })}
            />
            <Stepper
              label="Seconds"
              unit="sec"
              value={typed.seconds}
              step={5}
              min={0}
              max={59}
              inputMode="numeric"
              describedBy={described}
              onChange={(seconds) => change({ seconds })}
            />
          </>
        )}
      </div>
      {error !== undefined && (
        <p className="danger b" role="alert" id={errorId}>
          {error}
        </p>
      )}
      <Button kind={primary ? "p" : "s"} type="submit" className="log" busy={saving && "Saving..."}>
        <Icon name="check" size="l" />
        {editing === undefined ? `Log set ${number}` : `Save set ${number}`}
      </Button>
      {editing !== undefined && (
        <div className="split">
          <Button kind="gd" label={`Remove set ${number}`} onClick={editing.onRemove}>
            <Icon name="trash" size="s" />
            Remove
          </Button>
          <Button kind="q" onClick={editing.onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </form>
  );
}
