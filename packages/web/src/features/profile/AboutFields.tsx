import { emptyHomeWeights } from "@muster/domain/onboarding/home-weights";
import { genders } from "@muster/domain/profiles/options.text";
import { lengthUnit, massUnit } from "@muster/domain/shared/format";
import { useRef } from "react";
import { commonText } from "../../components/common.text.ts";
import { Segment } from "../../components/controls/Segment.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { optionsOf, type ProfileFieldsProps } from "./fields.ts";
import { type InUnits, inUnits } from "./in-units.ts";
import { profileFieldsText } from "./profile-fields.text.ts";

type AboutFieldsProps = ProfileFieldsProps & {
  /** Asks whether the name is free; undefined where the name cannot change. */
  readonly onUsernameLeft?: (() => void) | undefined;
};

/** Step 1: who you are (ONB-01). */
export function AboutFields({ onUsernameLeft, ...parts }: AboutFieldsProps) {
  const { draft, errors, onChange } = parts;
  return (
    <>
      {onUsernameLeft !== undefined && (
        <TextField
          label={profileFieldsText.username}
          name="username"
          value={draft.username}
          // Usernames are lowercase; typing shows what will be stored.
          onChange={(username) => onChange({ username: username.toLowerCase() })}
          onBlur={onUsernameLeft}
          error={errors.username}
          hint={profileFieldsText.keptInSmallLetters}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <TextField
        label={profileFieldsText.displayName}
        name="displayName"
        value={draft.displayName}
        onChange={(displayName) => onChange({ displayName })}
        error={errors.displayName}
        hint={profileFieldsText.whatYourHouseholdSees}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={60}
      />
      <BodyFields {...parts} />
    </>
  );
}

/** Age, gender, height and weight: also in Settings. */
function BodyFields({ draft, errors, onChange, startHint }: ProfileFieldsProps) {
  const before = useRef<InUnits>(undefined);
  return (
    <>
      <div className="fields">
        <TextField
          label={profileFieldsText.age}
          name="age"
          value={draft.age}
          onChange={(age) => onChange({ age })}
          error={errors.age}
          unit={profileFieldsText.yearsUnit}
          inputMode="numeric"
        />
        <Segment
          label={profileFieldsText.gender}
          showLabel
          options={optionsOf<string>(genders)}
          value={draft.gender}
          onChange={(gender) => onChange({ gender })}
        />
      </div>
      <Segment
        label={profileFieldsText.units}
        showLabel
        options={[
          { value: "imperial", label: profileFieldsText.lbAndInches },
          { value: "metric", label: profileFieldsText.kgAndCm },
        ]}
        value={draft.units}
        onChange={(units) => {
          // Weights that were typed as a list would change their meaning.
          const { machines } = draft;
          onChange({ ...inUnits(draft, units, before.current), ...emptyHomeWeights, machines });
          if (units !== draft.units) before.current = draft;
        }}
      />
      <div className="fields">
        <TextField
          label={profileFieldsText.height}
          name="height"
          value={draft.height}
          onChange={(height) => onChange({ height })}
          error={errors.height}
          unit={lengthUnit(draft.units)}
          placeholder={draft.units === "imperial" ? profileFieldsText.heightExample : "173"}
          inputMode={draft.units === "imperial" ? "text" : "decimal"}
        />
        <TextField
          label={commonText.weight}
          name="weight"
          value={draft.weight}
          onChange={(weight) => onChange({ weight })}
          error={errors.weight}
          hint={startHint}
          unit={massUnit(draft.units)}
          inputMode="decimal"
        />
      </div>
    </>
  );
}
