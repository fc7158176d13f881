import { showsGymDaysField } from "@muster/domain/onboarding/onboarding";
import { restDaysHint } from "@muster/domain/onboarding/onboarding.text";
import {
  equipmentItems,
  gymAccesses,
  sessionLengths,
  weekdayNames,
  workoutTimes,
} from "@muster/domain/profiles/options.text";
import { Picks } from "../../components/controls/Picks.tsx";
import { Segment } from "../../components/controls/Segment.tsx";
import { optionsOf, type ProfileFieldsProps } from "./fields.ts";
import { profileFieldsText } from "./profile-fields.text.ts";

const dayOptions = optionsOf<string>(weekdayNames).map(({ value, label }) => ({
  value,
  label: label.slice(0, 3),
  // Holds the visible word too, for people who say what they see to their device.
  spoken: `${label.slice(0, 3)}, ${label}`,
}));

/** Step 4: when and where you train (ONB-01). Gym days are shown only with a gym; a day is for the gym or for rest. */
export function TrainingFields({ draft, errors, onChange }: ProfileFieldsProps) {
  const withGym = showsGymDaysField(draft);
  return (
    <>
      <Segment
        label={profileFieldsText.daysPerWeek}
        showLabel
        figures
        options={["3", "4", "5", "6"].map((days) => ({ value: days, label: days }))}
        value={draft.daysPerWeek}
        onChange={(daysPerWeek) => onChange({ daysPerWeek })}
      />
      <Picks
        label={profileFieldsText.sessionLength}
        options={optionsOf(sessionLengths)}
        value={[draft.timePerSession]}
        onChange={([timePerSession]) => timePerSession !== undefined && onChange({ timePerSession })}
        error={errors.timePerSession}
      />
      <Picks
        label={profileFieldsText.workoutTimeAtHome}
        options={optionsOf(workoutTimes)}
        value={[draft.homeWorkoutTime]}
        onChange={([homeWorkoutTime]) => homeWorkoutTime !== undefined && onChange({ homeWorkoutTime })}
        error={errors.homeWorkoutTime}
      />
      <Picks
        label={profileFieldsText.gymAccess}
        options={optionsOf(gymAccesses)}
        value={[draft.gymAccess]}
        onChange={([gymAccess]) => gymAccess !== undefined && onChange({ gymAccess })}
        error={errors.gymAccess}
      />
      {withGym && (
        <>
          <Picks
            label={profileFieldsText.workoutTimeAtTheGym}
            options={optionsOf(workoutTimes)}
            value={[draft.gymWorkoutTime]}
            onChange={([gymWorkoutTime]) => gymWorkoutTime !== undefined && onChange({ gymWorkoutTime })}
            error={errors.gymWorkoutTime}
          />
          <Picks
            label={profileFieldsText.gymDays}
            multiple
            week
            options={dayOptions}
            value={draft.gymDays}
            onChange={(gymDays) =>
              onChange({ gymDays, restDays: draft.restDays.filter((day) => !gymDays.includes(day)) })
            }
            hint={draft.gymDays.length === 0 ? profileFieldsText.nonePicked : undefined}
            error={errors.gymDays}
          />
        </>
      )}
      <Picks
        label={profileFieldsText.restDays}
        multiple
        week
        options={dayOptions}
        value={draft.restDays}
        onChange={(restDays) =>
          onChange({ restDays, gymDays: draft.gymDays.filter((day) => !restDays.includes(day)) })
        }
        hint={restDaysHint(Number(draft.daysPerWeek), draft.restDays.length)}
        error={errors.restDays}
      />
      <Picks
        label={profileFieldsText.equipmentAtHome}
        multiple
        options={optionsOf<string>(equipmentItems)}
        value={draft.equipment}
        onChange={(equipment) => onChange({ equipment: withNone(draft.equipment, equipment) })}
        error={errors.equipment}
      />
    </>
  );
}

/** 'None' and a thing one owns exclude each other: the one picked last stays. */
const withNone = (before: readonly string[], after: readonly string[]): readonly string[] =>
  !after.includes("none")
    ? after
    : before.includes("none")
      ? after.filter((item) => item !== "none")
      : ["none"];
