import { typedAge } from "@muster/domain/onboarding/onboarding";
import { goalsForAge } from "@muster/domain/profiles/age";
import { targetAreas, timeframes } from "@muster/domain/profiles/options.text";
import { Picks } from "../../components/controls/Picks.tsx";
import { optionsOf, type ProfileFieldsProps } from "./fields.ts";
import { profileFieldsText } from "./profile-fields.text.ts";

const areas = optionsOf<string>(targetAreas).map((area) => ({
  ...area,
  // The way to the step before is called so too; the label keeps both distinct where buttons are listed without their group.
  ...(area.value === "back" ? { spoken: profileFieldsText.backTargetArea } : {}),
}));

/** Step 3: what you want (ONB-01). */
export function GoalFields({ draft, errors, onChange }: ProfileFieldsProps) {
  return (
    <>
      <Picks
        label={profileFieldsText.primaryGoal}
        options={optionsOf(goalsForAge(typedAge(draft)))}
        value={[draft.primaryGoal]}
        onChange={([primaryGoal]) => primaryGoal !== undefined && onChange({ primaryGoal })}
        error={errors.primaryGoal}
      />
      <Picks
        label={profileFieldsText.targetAreas}
        multiple
        options={areas}
        value={draft.targetAreas}
        onChange={(picked) => onChange({ targetAreas: picked })}
        error={errors.targetAreas}
        hint={profileFieldsText.asManyAsYouLikeOrNone}
      />
      <Picks
        label={profileFieldsText.timeframe}
        options={optionsOf(timeframes)}
        value={[draft.timeframe]}
        onChange={([timeframe]) => timeframe !== undefined && onChange({ timeframe })}
        error={errors.timeframe}
      />
    </>
  );
}
