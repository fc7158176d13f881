import {
  dumbbellQuestion,
  dumbbellSets,
  type HomeWeightsDraft,
  shownWeightFields,
  usualBarSet,
} from "@muster/domain/onboarding/home-weights";
import { massUnit } from "@muster/domain/shared/format";
import { homeMachines, usualWeights } from "@muster/domain/training/weights/usual-weights";
import { Button } from "../../components/controls/Button.tsx";
import { Picks } from "../../components/controls/Picks.tsx";
import { WeightPick, WeightPicks } from "../../components/controls/WeightPicks.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { optionsOf, type ProfileFieldsProps } from "./fields.ts";

/** Which weights there are at home: optional, shown to people who have any (ONB-01, feature F16). */
export function WeightsFields({ draft, errors, onChange }: ProfileFieldsProps) {
  const shown = shownWeightFields(draft);
  if (!shown.dumbbells && !shown.kettlebells && !shown.ownGym) return null;
  const usual = usualWeights[draft.units];
  // Whoever changes the bar takes one out before the other is in.
  const hasBar = draft.barWeights !== "" || draft.plateWeights !== "";
  const field = (name: Exclude<keyof HomeWeightsDraft, "dumbbellSet" | "machines">) => ({
    unit: massUnit(draft.units),
    value: draft[name],
    onChange: (text: string) => onChange({ [name]: text }),
    error: errors[name],
  });
  const question = dumbbellQuestion(draft.dumbbellSet, draft.units);
  const wrong =
    errors.dumbbellWeights ?? errors.kettlebellWeights ?? errors.barWeights ?? errors.plateWeights;
  // Whoever comes back sees what they entered.
  const isOpen =
    wrong !== undefined ||
    question !== undefined ||
    draft.kettlebellWeights !== "" ||
    hasBar ||
    draft.machines.length > 0;
  return (
    <details className="card more-fields" open={isOpen || undefined}>
      <summary>
        <span>
          <b className="text-large">Which weights {shown.ownGym && "and machines "}do you have?</b>
          <span className="muted"> optional</span>
        </span>
        <Icon name="chevron" />
      </summary>
      <div className="stack-16">
        <p className="muted">
          Your plan then names only weights that you have. Skip it, and usual ones are taken.
        </p>
        {shown.dumbbells && (
          <Picks
            label="Your dumbbells"
            tight
            options={[...optionsOf<string>(dumbbellSets), { value: "", label: "Not sure" }]}
            value={[draft.dumbbellSet]}
            onChange={([dumbbellSet]) =>
              dumbbellSet !== undefined && onChange({ dumbbellSet, dumbbellWeights: "" })
            }
          />
        )}
        {shown.dumbbells && question?.isList === true && (
          <WeightPicks label={question.label} {...field("dumbbellWeights")} usual={question.usual} />
        )}
        {shown.dumbbells && question?.isList === false && (
          <WeightPick
            key={question.label}
            label={question.label}
            {...field("dumbbellWeights")}
            usual={question.usual}
          />
        )}
        {shown.kettlebells && (
          <WeightPicks label="Kettlebells" {...field("kettlebellWeights")} usual={usual.kettlebells} />
        )}
        {shown.ownGym && !hasBar && (
          <Button variant="secondary" onClick={() => onChange(usualBarSet(draft.units))}>
            I have a rack, bar and plates
          </Button>
        )}
        {shown.ownGym && hasBar && (
          <>
            <WeightPicks
              label="Bars"
              {...field("barWeights")}
              usual={usual.bars}
              hint="None chosen: no bar"
              first="Usual bar"
            />
            <WeightPicks
              label="Plates"
              {...field("plateWeights")}
              usual={usual.plates}
              hint="A pair is one plate for each side"
              pairs
            />
          </>
        )}
        {shown.ownGym && (
          <Picks
            label="Machines"
            multiple
            tight
            options={homeMachines.map((value) => ({ value, label: value }))}
            value={draft.machines}
            onChange={(machines) => onChange({ machines })}
          />
        )}
      </div>
    </details>
  );
}
