import type { ReviewDraft, ReviewField } from "@muster/domain/review/review-form";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { ReactNode } from "react";
import { Icon } from "../../components/layout/Icon.tsx";
import { PressureNote } from "./PressureNote.tsx";
import { RecoveryRatings } from "./RecoveryRatings.tsx";
import { ReviewFields, type ReviewFieldsProps } from "./ReviewFields.tsx";
import { reviewText } from "./texts/review.text.ts";
import type { FormDraft } from "./use-form-draft.ts";
import { NotesField, WeeklyForm } from "./WeeklyForm.tsx";

type ReviewFormProps = {
  readonly formId: string;
  readonly form: FormDraft<ReviewDraft>;
  readonly previous: ReviewFieldsProps["previous"];
  readonly units: UnitSystem;
  readonly showsBodyFat: boolean;
  /** While a week is being designed its numbers stand still. */
  readonly busy: boolean;
  readonly onSubmit: () => void;
  /** What the coach reads in the notes. */
  readonly belowNotes?: ReactNode;
};

/** What the weekly review asks: body, measurements, recovery, notes. */
export function ReviewForm({
  formId,
  form: { draft, errors, refusals, change },
  previous,
  units,
  showsBodyFat,
  busy,
  onSubmit,
  belowNotes,
}: ReviewFormProps) {
  const onField = (field: ReviewField, text: string) => change({ [field]: text });
  const fields = { draft, errors, previous, units, onChange: onField };
  return (
    <WeeklyForm id={formId} refusals={refusals} busy={busy} onSubmit={onSubmit}>
      <section className="sec" aria-labelledby="body">
        <h2 id="body">{reviewText.body}</h2>
        <ReviewFields section="body" {...fields} without={showsBodyFat ? [] : ["bodyFat"]} />
      </section>
      <details className="card fold">
        <summary>
          <span className="bold">{reviewText.measurements}</span>
          <span className="muted row">
            {reviewText.optional} <Icon name="chevron-down" />
          </span>
        </summary>
        <div>
          <ReviewFields section="measurements" {...fields} />
        </div>
      </details>
      <section className="sec" aria-labelledby="recovery">
        <div className="between base">
          <h2 id="recovery">{reviewText.recovery}</h2>
          <span className="muted">{reviewText.optional}</span>
        </div>
        <ReviewFields section="recovery" {...fields} />
        <PressureNote upper={draft.bloodPressureSystolic} lower={draft.bloodPressureDiastolic} />
        <RecoveryRatings
          soreness={draft.muscleSoreness}
          fatigue={draft.fatigueLevel}
          onSoreness={(muscleSoreness) => change({ muscleSoreness })}
          onFatigue={(fatigueLevel) => change({ fatigueLevel })}
        />
      </section>
      <NotesField label={reviewText.notes} value={draft.notes} onChange={(notes) => change({ notes })} />
      {belowNotes}
    </WeeklyForm>
  );
}
