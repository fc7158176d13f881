import {
  dumbbellQuestion,
  type HomeWeightsDraft,
  shownWeightFields,
  usualBarSet,
} from "@muster/domain/onboarding/home-weights";
import { dumbbellSets } from "@muster/domain/onboarding/onboarding.text";
import { massUnit } from "@muster/domain/shared/format";
import { homeMachines, usualWeights } from "@muster/domain/training/weights/usual-weights";
import { commonText } from "../../components/common.text.ts";
import { controlsText } from "../../components/components.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Picks } from "../../components/controls/Picks.tsx";
import { WeightPick, WeightPicks } from "../../components/controls/WeightPicks.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { optionsOf, type ProfileFieldsProps } from "./fields.ts";
import { profileFieldsText } from "./profile-fields.text.ts";

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
          <b className="text-large">{profileFieldsText.whichWeights(shown.ownGym)}</b>
          <span className="muted"> {commonText.optional}</span>
        </span>
        <Icon name="chevron" />
      </summary>
      <div className="stack-16">
        <p className="muted">{profileFieldsText.yourPlanThenNamesOnly}</p>
        {shown.dumbbells && (
          <Picks
            label={profileFieldsText.yourDumbbells}
            tight
            options={[...optionsOf<string>(dumbbellSets), { value: "", label: profileFieldsText.notSure }]}
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
          <WeightPicks
            label={profileFieldsText.kettlebells}
            {...field("kettlebellWeights")}
            usual={usual.kettlebells}
          />
        )}
        {shown.ownGym && !hasBar && (
          <Button variant="secondary" onClick={() => onChange(usualBarSet(draft.units))}>
            {profileFieldsText.iHaveARackBar}
          </Button>
        )}
        {shown.ownGym && hasBar && (
          <>
            <WeightPicks
              label={profileFieldsText.bars}
              {...field("barWeights")}
              usual={usual.bars}
              hint={profileFieldsText.noneChosen}
              first={profileFieldsText.usualBar}
            />
            <WeightPicks
              label={profileFieldsText.plates}
              {...field("plateWeights")}
              usual={usual.plates}
              hint={controlsText.platePair}
              pairs
            />
          </>
        )}
        {shown.ownGym && (
          <Picks
            label={profileFieldsText.machines}
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
