/** The numbers of a check-in: composition, heart, measurements, notes (CHK-01). */
import { unitLabel } from "@muster/domain/body/measurement-input";
import { type CheckInDraft, type CheckInField, fatFreeText } from "@muster/domain/review/check-in-form";
import type { UnitSystem } from "@muster/domain/shared/units";
import { type ReactNode, useState } from "react";
import { Icon } from "../../components/layout/Icon.tsx";
import { CheckInFields, type CheckInFieldsProps } from "./CheckInFields.tsx";
import { PressureNote } from "./PressureNote.tsx";
import { reviewText } from "./texts/review.text.ts";
import type { FormDraft } from "./use-form-draft.ts";
import { NotesField, WeeklyForm } from "./WeeklyForm.tsx";

type CheckInFormProps = {
  readonly form: FormDraft<CheckInDraft>;
  readonly previous: CheckInFieldsProps["previous"];
  readonly units: UnitSystem;
  readonly asksBodyFat: boolean;
  readonly onSubmit: () => void;
  /** What the coach reads in the notes. */
  readonly belowNotes: ReactNode;
};

/** Fat-free mass is worked out when a field is left, not at every key. */
export function CheckInForm({
  form: { draft, errors, refusals, change },
  previous,
  units,
  asksBodyFat,
  onSubmit,
  belowNotes,
}: CheckInFormProps) {
  const [fatFree, setFatFree] = useState<string>();
  const fields = {
    draft,
    errors,
    previous,
    units,
    onChange: (field: CheckInField, text: string) => change({ [field]: text }),
    onBlur: () => setFatFree(fatFreeText(draft, units)),
  };
  return (
    <WeeklyForm id="check-in" refusals={refusals} onSubmit={onSubmit}>
      <section className="sec" aria-labelledby="composition">
        <h2 id="composition">{reviewText.bodyComposition}</h2>
        <div className="fields">
          <CheckInFields section="composition" without={asksBodyFat ? [] : ["bodyFat"]} {...fields} />
          {asksBodyFat && (
            <div className="field">
              <span id="fat-free" className="bold">
                {reviewText.fatFreeMass}
              </span>
              <output className="input read" aria-labelledby="fat-free">
                <span className="number">{(fatFree ?? fatFreeText(draft, units)) || "–"}</span>
                <span className="u">{unitLabel("mass", units)}</span>
              </output>
              <span className="hint">{reviewText.fromWeightAndBodyFat}</span>
            </div>
          )}
        </div>
      </section>
      <section className="sec" aria-labelledby="heart">
        <div className="between base">
          <h2 id="heart">{reviewText.cardiovascular}</h2>
          <span className="muted">{reviewText.optional}</span>
        </div>
        <div className="fields">
          <CheckInFields section="heart" {...fields} />
        </div>
        <PressureNote upper={draft.bloodPressureSystolic} lower={draft.bloodPressureDiastolic} />
      </section>
      <details className="card fold">
        <summary>
          <h2 className="text-body bold">{reviewText.measurements}</h2>
          <span className="muted row">
            {reviewText.optional} <Icon name="chevron-down" />
          </span>
        </summary>
        <div className="fields">
          <CheckInFields section="measurements" {...fields} />
        </div>
      </details>
      <section className="sec" aria-labelledby="notes-title">
        <h2 id="notes-title">{reviewText.notes}</h2>
        <NotesField
          label={reviewText.forYourCoach}
          value={draft.notes}
          onChange={(notes) => change({ notes })}
        />
        {belowNotes}
      </section>
    </WeeklyForm>
  );
}
