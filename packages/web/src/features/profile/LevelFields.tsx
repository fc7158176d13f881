import { showsBodyFatField } from "@muster/domain/onboarding/onboarding";
import { fitnessLevels } from "@muster/domain/profiles/options.text";
import { Picks } from "../../components/controls/Picks.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { optionsOf, type ProfileFieldsProps } from "./fields.ts";
import { profileFieldsText } from "./profile-fields.text.ts";

/** Step 2: how strong you are now (ONB-01). Minors do not see body fat (ONB-08). */
export function LevelFields({ draft, errors, onChange, startHint }: ProfileFieldsProps) {
  return (
    <>
      <Picks
        label={profileFieldsText.fitnessLevel}
        options={optionsOf(fitnessLevels)}
        value={[draft.fitnessLevel]}
        onChange={([fitnessLevel]) => fitnessLevel !== undefined && onChange({ fitnessLevel })}
        error={errors.fitnessLevel}
      />
      <div className="fields">
        <TextField
          label={profileFieldsText.maxPullUps}
          name="pullups"
          value={draft.pullups}
          onChange={(pullups) => onChange({ pullups })}
          error={errors.pullups}
          hint={startHint ?? profileFieldsText.inOneSet}
          unit={profileFieldsText.repsUnit}
          inputMode="numeric"
        />
        <TextField
          label={profileFieldsText.maxPushUps}
          name="pushups"
          value={draft.pushups}
          onChange={(pushups) => onChange({ pushups })}
          error={errors.pushups}
          hint={startHint ?? profileFieldsText.inOneSet}
          unit={profileFieldsText.repsUnit}
          inputMode="numeric"
        />
      </div>
      {showsBodyFatField(draft) && (
        <TextField
          label={profileFieldsText.bodyFat}
          name="bodyFat"
          optional
          value={draft.bodyFat}
          onChange={(bodyFat) => onChange({ bodyFat })}
          error={errors.bodyFat}
          hint={startHint}
          unit="%"
          inputMode="decimal"
        />
      )}
    </>
  );
}
