import { injuryAreas, pregnancies } from "@muster/domain/profiles/limits.text";
import type { Limits } from "@muster/domain/profiles/profile";
import { CheckField } from "../../components/controls/CheckField.tsx";
import { Picks } from "../../components/controls/Picks.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { optionsOf, type ProfileFieldsProps } from "./fields.ts";
import { profileFieldsText } from "./profile-fields.text.ts";

/** What a plan must respect (ONB-07): optional, entered in one place, read by the coach's safety rules. */
export function LimitsFields({ draft, onChange }: Pick<ProfileFieldsProps, "draft" | "onChange">) {
  const { limits } = draft;
  const change = (part: Partial<Limits>): void => onChange({ limits: { ...limits, ...part } });
  return (
    <>
      <Picks
        label={profileFieldsText.areasToGoEasyOn}
        multiple
        tight
        options={optionsOf(injuryAreas)}
        value={limits.injuryAreas}
        onChange={(areas) => change({ injuryAreas: areas })}
      />
      {(draft.gender !== "male" || limits.pregnancy !== "none") && (
        <Picks
          label={profileFieldsText.pregnantOrPostpartum}
          tight
          options={optionsOf(pregnancies)}
          value={[limits.pregnancy]}
          onChange={([pregnancy]) => pregnancy !== undefined && change({ pregnancy })}
        />
      )}
      <CheckField
        label={profileFieldsText.aDoctorGaveMeAdvice}
        checked={limits.heartOrBloodPressureAdvice}
        onChange={(heartOrBloodPressureAdvice) => change({ heartOrBloodPressureAdvice })}
      />
      <TextField
        label={profileFieldsText.anythingElse}
        optional
        multiline
        value={limits.note}
        onChange={(note) => change({ note })}
        maxLength={300}
      />
    </>
  );
}
