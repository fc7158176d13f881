import { unitLabel } from "@muster/domain/body/measurement-input";
import { measurementLabels } from "@muster/domain/body/measurements.text";
import { measurements } from "@muster/domain/body/reading";
import type { Profile } from "@muster/domain/profiles/profile";
import type { StoredReading } from "@muster/domain/progress/figures";
import { unusualMeasurements } from "@muster/domain/progress/unusual-measurements";
import { checkInId } from "@muster/domain/record-ids";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { UnitSystem } from "@muster/domain/shared/units";
import { useState } from "react";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { UnlikelyValues } from "../../components/overlays/UnlikelyValues.tsx";
import { useBack } from "../../components/overlays/use-back.ts";
import { useUnlikelyValues } from "../../components/overlays/use-unlikely-values.ts";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import {
  checkDraft,
  type DraftCheck,
  type MeasurementField,
  measurementFields,
  openDraft,
  readingChanges,
  readingsToStay,
  type StoredValues,
} from "./measurement-draft.ts";
import { measurementsText } from "./texts/measurements.text.ts";

/** The stored values that the form begins with. */
export type MeasurementFormProps = {
  readonly profileId: string;
  readonly stored: StoredValues;
  readonly readings: readonly StoredReading[];
  readonly profile: Profile;
  readonly today: CivilDate;
  readonly units: UnitSystem;
  readonly without: readonly MeasurementField[];
  readonly onDone: () => void;
};

/** The rows as fields, in place. Save writes each that changed as today's reading; Cancel writes nothing. */
export function MeasurementForm({
  profileId,
  stored,
  readings,
  profile,
  today,
  units,
  without,
  onDone,
}: MeasurementFormProps) {
  const { store, now, newId } = useServices();
  // What the form opened with: a reading that arrives meanwhile does not change what counts as touched.
  const [opened] = useState(stored);
  const [draft, setDraft] = useState(() => openDraft(opened, units));
  const [errors, setErrors] = useState<DraftCheck["errors"]>({});
  const [failure, setFailure] = useState<string>();
  const { ask, question } = useUnlikelyValues();
  const [busy, setBusy] = useState(false);

  const write = async (check: DraftCheck): Promise<void> => {
    setBusy(true);
    const saved =
      check.changed.length === 0
        ? undefined
        : await store.write(
            profileId,
            readingChanges(check.changed, {
              today,
              at: now().toISOString(),
              newId,
              readings,
              checkIn: await store.get("checkIn", checkInId(profileId, today)),
            }),
            { group: true },
          );
    setBusy(false);
    if (saved !== undefined && !saved.ok) {
      setFailure(saveErrorText(saved.error));
      return;
    }
    if (saved !== undefined) showToast({ kind: "success", text: measurementsText.measurementsSaved });
    onDone();
  };
  const save = (): void => {
    const check = checkDraft(draft, opened, units);
    setErrors(check.errors);
    setFailure(undefined);
    if (Object.keys(check.errors).length > 0) return;
    const questions = unusualMeasurements(check.changed, {
      readings: readingsToStay(check.changed, readings, today),
      profile,
      today,
      units,
    });
    void ask(questions, () => write(check));
  };

  const shown = openDraft(opened, units);
  const isTouched = measurementFields.some((field) => draft[field] !== shown[field]);
  useBack(isTouched ? () => !busy && save() : undefined);

  return (
    <form
      className="stack-16 card-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) save();
      }}
    >
      <div className="fields">
        {measurementFields
          .filter((field) => !without.includes(field))
          .map((field) => {
            const { unit } = measurements[field];
            return (
              <TextField
                key={field}
                name={field}
                label={measurementLabels[field]}
                value={draft[field]}
                unit={unitLabel(unit, units)}
                inputMode={unit === "count" ? "numeric" : "decimal"}
                error={errors[field]}
                hint={opened[field] === null && field === "bodyFat" ? measurementsText.example : undefined}
                onChange={(text) => setDraft({ ...draft, [field]: text })}
              />
            );
          })}
      </div>
      {failure !== undefined && (
        <p className="danger-text" role="alert">
          {failure}
        </p>
      )}
      <div className="row wrap">
        <Button variant="primary" type="submit" once busy={busy && commonText.saving}>
          {commonText.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {commonText.cancel}
        </Button>
      </div>
      <UnlikelyValues {...question} />
    </form>
  );
}
