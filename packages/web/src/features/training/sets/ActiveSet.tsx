import type { PlannedExercise } from "@muster/domain/planning/plan";
import { kilogramsToPounds, parseDecimal } from "@muster/domain/shared/units";
import { setInWords } from "@muster/domain/training/last-time";
import { type SetDraft, takesWeight } from "@muster/domain/training/logged-set";
import { roleNames } from "@muster/domain/training/texts/set.text";
import { loadableWeightsLb } from "@muster/domain/training/weights/loadable";
import { useId, useRef, useState } from "react";
import { useEventCallback } from "../../../components/callbacks.ts";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { Lazy, lazyFile } from "../../../components/loading/lazy-part.tsx";
import { useBack } from "../../../components/overlays/use-back.ts";
import { useOpenEdit, useOpenSession } from "../session/open-session.ts";
import { loadHint } from "./load-hint.ts";
import { SetFields } from "./SetFields.tsx";
import { weightText } from "./set.text.ts";
import { rowName, type SetRow, takesTime } from "./set-rows.ts";
import { setsText } from "./sets.text.ts";
import type { SetAnswer } from "./use-exercise-sets.ts";

const ReservePicker = lazyFile(() => import("./ReservePicker.tsx").then((file) => file.ReservePicker));
const SetTimer = lazyFile(() => import("../timer/SetTimer.tsx").then((file) => file.SetTimer));
const PlatesSheet = lazyFile(() => import("../PlatesSheet.tsx").then((file) => file.PlatesSheet));

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
  /** Also once the form shows the next set: a second tap of a double tap logs nothing. */
  const [saving, setSaving] = useState(false);
  /** Saving takes longer than 100 ms: only then the button's text changes, so a tap moves nothing on the page. */
  const [slow, setSlow] = useState(false);
  const [formOf, setFormOf] = useState(name);
  if (formOf !== name) {
    // The next set: what was typed and answered belongs to the one before.
    setFormOf(name);
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
    if (saving) return undefined;
    setSaving(true);
    const long = setTimeout(() => setSlow(true), 100);
    const failure = await onLog(typed, sure);
    clearTimeout(long);
    setSlow(false);
    setSaving(false);
    setAnswer(failure);
    return failure;
  };
  const form = useRef<HTMLFormElement>(null);
  /** Pressed elsewhere on the page: what has to be answered first gets the focus. */
  const saveFromOutside = async (): Promise<boolean> => {
    if (saving) return false;
    const failure = sameDraft(typed, initial) ? undefined : await log();
    if (failure === undefined) return true;
    const next = failure.asks ? ".keep" : "input";
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(next)?.focus());
    return false;
  };
  useOpenEdit(editing === undefined ? undefined : saveFromOutside);
  const leave = () => void saveFromOutside().then((isSaved) => isSaved && editing?.onCancel());
  useBack(editing === undefined || sameDraft(typed, initial) ? undefined : leave);
  const shownName = editing === undefined ? name : setsText.editNamed(name.toLowerCase());
  const described = answer === undefined ? undefined : errorId;
  const shownWeight = parseDecimal(typed.weight) ?? 0;
  const weightLb = units === "metric" ? kilogramsToPounds(shownWeight) : shownWeight;
  const isKnownKit = takesWeight(exercise) && loadableWeightsLb(exercise, gear) !== undefined;
  const hint = isKnownKit && weightLb > 0 ? loadHint(weightLb, gear, exercise, units) : undefined;
  return (
    <form
      ref={form}
      className="active"
      aria-label={editing === undefined ? name : setsText.editSet(name)}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="cap">
        <button
          type="button"
          className="kind"
          aria-label={setsText.setOptions(shownName)}
          onClick={onOptions}
        >
          <b>
            <WholeWords text={shownName} />
          </b>
          {role !== "working" && role !== "warmup" && <span className="muted">{roleNames[role]}</span>}
          <Icon name="chevron-down" size="s" />
        </button>
        {last !== undefined && (
          <span className="muted">
            {setsText.lastTime} <b className="ink">{setInWords(last, units)}</b>
          </span>
        )}
      </div>
      <SetFields
        exercise={exercise}
        typed={typed}
        isKnownKit={isKnownKit}
        describedBy={described}
        onChange={change}
      />
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
        <Button variant="secondary" className="keep" onClick={() => void log(true)}>
          {commonText.keepIt}
        </Button>
      )}
      <Button
        variant="primary"
        // Enter in a field presses it.
        type="submit"
        className="log"
        once
        busy={saving && (slow ? commonText.saving : true)}
        onClick={() => void log()}
      >
        <Icon name="check" size="l" />
        {setsText.save({ set: name.toLowerCase(), isLogged: editing !== undefined })}
      </Button>
      {editing !== undefined && (
        <div className="split">
          <Button
            variant="ghost-danger"
            label={setsText.removeSet(name.toLowerCase())}
            onClick={editing.onRemove}
          >
            <Icon name="trash" size="s" />
            {setsText.remove}
          </Button>
          <Button variant="quiet" onClick={editing.onCancel}>
            {commonText.cancel}
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

const sameDraft = (one: SetDraft, other: SetDraft): boolean => JSON.stringify(one) === JSON.stringify(other);
