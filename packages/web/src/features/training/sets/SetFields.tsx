import type { PlannedExercise } from "@muster/domain/planning/plan";
import { setMassIn } from "@muster/domain/shared/format";
import { parseDecimal } from "@muster/domain/shared/units";
import { type SetDraft, takesWeight } from "@muster/domain/training/logged-set";
import { loadUnit } from "@muster/domain/training/weights/gear";
import { lightestLoadLb, loadableWeightsLb } from "@muster/domain/training/weights/loadable";
import { useMemo } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Stepper } from "../../../components/controls/Stepper.tsx";
import { useOpenSession } from "../session/open-session.ts";
import { takesTime, weightStep } from "./set-rows.ts";
import { setsText } from "./sets.text.ts";

type SetFieldsProps = {
  readonly exercise: PlannedExercise;
  readonly typed: SetDraft;
  /** Which weights can be loaded for the exercise is known. */
  readonly isKnownKit: boolean;
  /** Id of the message about what was typed; undefined without one. */
  readonly describedBy: string | undefined;
  readonly onChange: (part: Partial<SetDraft>) => void;
};

/** The numbers of one set, each between its two buttons; which ones depends on the exercise. */
export function SetFields({ exercise, typed, isKnownKit, describedBy, onChange }: SetFieldsProps) {
  const { units, gear } = useOpenSession();
  // The bar, or the lightest of its kind: no weight is 0.
  const lightestLb = isKnownKit ? lightestLoadLb(exercise, gear) : undefined;
  const lightest = lightestLb === undefined ? undefined : setMassIn(units, lightestLb);
  // With entered equipment, the buttons offer only weights that can be loaded.
  const offered = useMemo(
    () =>
      gear.usual !== undefined || !isKnownKit
        ? undefined
        : loadableWeightsLb(exercise, gear)?.map((pounds) => setMassIn(units, pounds)),
    [gear, isKnownKit, exercise, units],
  );
  return (
    // Four characters and more need smaller figures between the buttons.
    <div className={Object.values(typed).some((text) => text.length > 3) ? "pair long" : "pair"}>
      {takesWeight(exercise) && (
        <Stepper
          label={commonText.weight}
          unit={loadUnit(exercise, units)}
          value={typed.weight}
          step={weightStep(parseDecimal(typed.weight) ?? 0, units)}
          min={0}
          first={lightest}
          values={offered}
          inputMode="decimal"
          describedBy={describedBy}
          onChange={(weight) => onChange({ weight })}
        />
      )}
      {exercise.metric === "reps" && (
        <Stepper
          label={setsText.reps}
          // '10 per leg': one set is both sides, and its number is that of one.
          unit={/per \w+$/.exec(exercise.reps)?.[0] ?? setsText.repsUnit}
          value={typed.reps}
          step={1}
          min={1}
          max={1000}
          inputMode="numeric"
          describedBy={describedBy}
          onChange={(reps) => onChange({ reps })}
        />
      )}
      {exercise.metric === "distance" && (
        <Stepper
          label={setsText.distance}
          unit={setsText.metersUnit}
          value={typed.distance}
          step={10}
          min={0}
          inputMode="decimal"
          describedBy={describedBy}
          onChange={(distance) => onChange({ distance })}
        />
      )}
      {takesTime(exercise) && (
        <>
          <Stepper
            label={setsText.minutes}
            unit={setsText.minutesUnit}
            value={typed.minutes}
            placeholder="0"
            step={1}
            min={0}
            inputMode="numeric"
            describedBy={describedBy}
            onChange={(minutes) => onChange({ minutes })}
          />
          <Stepper
            label={setsText.seconds}
            unit={setsText.secondsUnit}
            value={typed.seconds}
            step={5}
            min={0}
            max={59}
            inputMode="numeric"
            describedBy={describedBy}
            onChange={(seconds) => onChange({ seconds })}
          />
        </>
      )}
    </div>
  );
}
