import {
  type FieldErrors,
  type OnboardingDraft,
  type OnboardingStep,
  showsBodyFatField,
} from "@muster/domain/onboarding/onboarding";
import { commonText } from "../../../components/common.text.ts";
import { CheckField } from "../../../components/controls/CheckField.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { Note } from "../../../components/layout/Note.tsx";
import { AboutFields } from "../AboutFields.tsx";
import { GoalFields } from "../GoalFields.tsx";
import { LevelFields } from "../LevelFields.tsx";
import { LimitsFields } from "../LimitsFields.tsx";
import { profileCardsText } from "../profile.text.ts";
import { TrainingFields } from "../TrainingFields.tsx";
import { WeightsFields } from "../WeightsFields.tsx";
import { medicalText } from "./onboarding.text.ts";
import { setUpText } from "./set-up.text.ts";

type StepFieldsProps = {
  readonly step: OnboardingStep;
  readonly isChild: boolean;
  readonly draft: OnboardingDraft;
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<OnboardingDraft>) => void;
  readonly onUsernameLeft: () => void;
};

/** What is asked in a step of onboarding. */
export function StepFields({ step, isChild, onUsernameLeft, ...parts }: StepFieldsProps) {
  const { draft, errors, onChange } = parts;
  switch (step) {
    case 1:
      return (
        <>
          <AboutFields {...parts} onUsernameLeft={onUsernameLeft} />
          {isChild ? (
            <Note>{setUpText.under13MusterShows}</Note>
          ) : (
            !showsBodyFatField(draft) && <Note>{setUpText.teenPlan}</Note>
          )}
        </>
      );
    case 2:
      return <LevelFields {...parts} />;
    case 3:
      return <GoalFields {...parts} />;
    case 4:
      return (
        <>
          <TrainingFields {...parts} />
          {!isChild && <WeightsFields {...parts} />}
          <details className="card more-fields">
            <summary>
              <span>
                <b className="text-large">{profileCardsText.anyLimits}</b>
                <span className="muted"> {commonText.optional}</span>
              </span>
              <Icon name="chevron" />
            </summary>
            <div className="stack-16">
              <LimitsFields draft={draft} onChange={onChange} />
            </div>
          </details>
          <div className="stack-4">
            <Note icon="info">{medicalText}</Note>
            <CheckField
              label={setUpText.iHaveReadThis}
              checked={draft.medicalNoteConfirmed}
              onChange={(medicalNoteConfirmed) => onChange({ medicalNoteConfirmed })}
              error={errors.medicalNoteConfirmed}
            />
          </div>
        </>
      );
  }
}
