import type { PlannedExercise } from "@muster/domain/planning/plan";
import { massIn } from "@muster/domain/shared/format";
import { kilogramsToPounds, parseDecimal, roundTo } from "@muster/domain/shared/units";
import { setInWords } from "@muster/domain/training/last-time";
import { type SetDraft, takesWeight } from "@muster/domain/training/logged-set";
import { roleNames } from "@muster/domain/training/set-roles";
import { loadUnit } from "@muster/domain/training/weights/gear";
import { lightestLoadLb, loadableWeightsLb } from "@muster/domain/training/weights/loadable";
import { lazy, useId, useMemo, useState } from "react";
import { useEventCallback } from "../../../components/callbacks.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Stepper } from "../../../components/controls/Stepper.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { Lazy } from "../../../components/loading/lazy-part.tsx";
import { useOpenSession } from "../session/open-session.ts";
import { loadHint } from "./load-hint.ts";
import { rowName, type SetRow, takesTime, weightStep } from "./set-rows.ts";
import { weightText } from "./set-text.ts";
import type { SetAnswer } from "./use-exercise-sets.ts";

const ReservePicker = lazy(() =>
  import("./ReservePicker.tsx").then((file) => ({ default: file.ReservePicker })),
);
const SetTimer = lazy(() => import("../timer/SetTimer.tsx").then((file) => ({ default: file.SetTimer })));
const PlatesSheet = lazy(() => import("../PlatesSheet.tsx").then((file) => ({ default: file.PlatesSheet })));

type ActiveSetProps = {
  readonly row: SetRow;
  readonly exercise: PlannedExercise;
  readonly typed: SetDraft;
  /** Opens the choice of what this set is. */
  readonly onOptions: () => void;
  /** Set while an earlier set is being changed. */
  readonly editing?: { readonly onRemove: () => void; readonly onCancel: () => void } | undefined;
  readonly onTyped: (typed: SetDraft) => void;
  /** Saves; answers with what to tell, or to ask, when it did not. */
  readonly onLog: (typed: SetDraft, sure: boolean) => Promise<SetAnswer>;
};

/** The set to do now: prefilled, changed with a thumb, logged with one tap. */
export function ActiveSet({
  row,
  exercise,
  typed: initial,
  onOptions,
  editing,
  onTyped,
  onLog,
}: ActiveSetProps) {
  const { units, gear, logsReserve } = useOpenSession();
  const { role, last } = row;
  const name = rowName(row);
  const [typed, setTyped] = useState(initial);
  const [answer, setAnswer] = useState<SetAnswer>();
  const [plates, setPlates] = useState(false);
  /** Also when the form is the next set's by now: a second tap of the same hand logs nothing. */
  const [saving, setSaving] = useState(false);
  /** It takes so long that words can be read: until then a tap moves nothing on the page. */
  const [slow, setSlow] = useState(false);
  const [of, setOf] = useState(name);
  if (of !== name) {
    // The next set: nothing that was typed or answered for the one before is its.
    setOf(name);
    setTyped(initial);
    setAnswer(undefined);
  }
  const errorId = useId();
  const change = useEventCallback((part: Partial<SetDraft>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    setAnswer(undefined);
    onTyped(next);
  });
  const log = async (sure = false) => {
    if (saving) return;
    setSaving(true);
    const long = setTimeout(() => setSlow(true), 100);
    const failure = await onLog(typed, sure);
    clearTimeout(long);
    setSlow(false);
    setSaving(false);
    setAnswer(failure);
  };
  const shownName = editing === undefined ? name : `Edit ${name.toLowerCase()}`;
  const described = answer === undefined ? undefined : errorId;
  const shownWeight = parseDecimal(typed.weight) ?? 0;
  const weightLb = units === "metric" ? kilogramsToPounds(shownWeight) : shownWeight;
  const isKnownKit = takesWeight(exercise) && loadableWeightsLb(exercise, gear) !== undefined;
  const hint = isKnownKit && weightLb > 0 ? loadHint(weightLb, gear, exercise, units) : undefined;
  // The bar, or the lightest of its kind: no weight is 0.
  const lightestLb = isKnownKit ? lightestLoadLb(exercise, gear) : undefined;
  const lightest = lightestLb === undefined ? undefined : roundTo(massIn(units, lightestLb), 1);
  // With entered equipment, the buttons offer only weights that can be loaded.
  const offered = useMemo(
    () =>
      gear.usual !== undefined || !isKnownKit
        ? undefined
        : loadableWeightsLb(exercise, gear)?.map((pounds) => roundTo(massIn(units, pounds), 1)),
    [gear, isKnownKit, exercise, units],
  );
  const fields = (
    // Four characters and more need smaller figures between the buttons.
    <div className={Object.values(typed).some((text) => text.length > 3) ? "pair long" : "pair"}>
      {takesWeight(exercise) && (
        <Stepper
          label="Weight"
          unit={loadUnit(exercise, units)}
          value={typed.weight}
          step={weightStep(shownWeight, units)}
          min={0}
          first={lightest}
          values={offered}
          inputMode="decimal"
          describedBy={described}
          onChange={(weight) => change({ weight })}
        />
      )}
      {exercise.metric === "reps" && (
        <Stepper
          label="Reps"
          // '10 per leg': one set is both sides, and its number is that of one.
          unit={/per \w+$/.exec(exercise.reps)?.[0] ?? "reps"}
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
            placeholder="0"
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
  );
  return (
    <form
      className="active"
      aria-label={editing === undefined ? name : `${name}, edit`}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="cap">
        <button type="button" className="kind" aria-label={`${shownName}, options`} onClick={onOptions}>
          <b>
            <WholeWords text={shownName} />
          </b>
          {role !== "working" && role !== "warmup" && <span className="muted">{roleNames[role]}</span>}
          <Icon name="chevron-down" size="s" />
        </button>
        {last !== undefined && (
          <span className="muted">
            Last time <b className="ink">{setInWords(last, units)}</b>
          </span>
        )}
      </div>
      {fields}
      {hint !== undefined && (
        <button type="button" className="plates-line" onClick={() => setPlates(true)}>
          <Icon name="dumbbell" size="s" />
          <span className="number">{hint}</span>
        </button>
      )}
      <Lazy when={takesTime(exercise)}>
        {takesTime(exercise) && (
          <SetTimer
            set={`${exercise.name}, ${name}`}
            seconds={60 * (parseDecimal(typed.minutes) ?? 0) + (parseDecimal(typed.seconds) ?? 0)}
            onSeconds={(seconds) =>
              change({
                minutes: seconds >= 60 ? String(Math.floor(seconds / 60)) : "",
                seconds: String(seconds % 60),
              })
            }
          />
        )}
      </Lazy>
      <Lazy when={logsReserve && role !== "warmup"}>
        {logsReserve && role !== "warmup" && (
          <ReservePicker value={typed.rir} onChange={(rir) => change({ rir })} />
        )}
      </Lazy>
      {answer !== undefined && (
        <p className={answer.asks ? "bold" : "danger-text bold"} role="alert" id={errorId}>
          <WholeWords text={answer.text} />
        </p>
      )}
      {answer?.asks === true && (
        <Button variant="secondary" onClick={() => void log(true)}>
          Keep it
        </Button>
      )}
      <Button
        variant="primary"
        // Enter in a field presses it.
        type="submit"
        className="log"
        once
        busy={saving && (slow ? "Saving..." : true)}
        onClick={() => void log()}
      >
        <Icon name="check" size="l" />
        {editing === undefined ? "Log" : "Save"} {name.toLowerCase()}
      </Button>
      {editing !== undefined && (
        <div className="split">
          <Button variant="ghost-danger" label={`Remove ${name.toLowerCase()}`} onClick={editing.onRemove}>
            <Icon name="trash" size="s" />
            Remove
          </Button>
          <Button variant="quiet" onClick={editing.onCancel}>
            Cancel
          </Button>
        </div>
      )}
      {isKnownKit && (
        <Lazy when={plates}>
          <PlatesSheet
            open={plates}
            onClose={() => setPlates(false)}
            weightLb={weightLb}
            gear={gear}
            exercise={exercise}
            units={units}
            onUse={(pounds) => {
              setPlates(false);
              change({ weight: weightText(pounds, units) });
            }}
          />
        </Lazy>
      )}
    </form>
  );
}
