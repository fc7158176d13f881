import { unitLabel } from "@muster/domain/body/measurement-input";
import { measurements } from "@muster/domain/body/reading";
import type { TrendPoint } from "@muster/domain/progress/weight-trend";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { UnitSystem } from "@muster/domain/shared/units";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { ConfirmDialog } from "../../components/overlays/ConfirmDialog.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.ts";
import {
  checkDraft,
  type DraftCheck,
  type MeasurementField,
  measurementFields,
  openDraft,
  questionsOf,
  readingChanges,
  type StoredValues,
} from "./measurement-draft.ts";

/** The stored values that the form begins with. */
export type MeasurementFormProps = {
  readonly profileId: string;
  readonly stored: StoredValues;
  readonly trend: readonly TrendPoint[];
  readonly today: CivilDate;
  readonly units: UnitSystem;
  readonly without: readonly MeasurementField[];
  readonly onDone: () => void;
};

/** The rows as fields, in place. Save writes a dated reading for each that changed; Cancel writes nothing. */
export function MeasurementForm({
  profileId,
  stored,
  trend,
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
  const [confirmation, setConfirmation] = useState<{
    readonly questions: readonly string[];
    readonly check: DraftCheck;
  }>();
  const [busy, setBusy] = useState(false);

  const write = async (check: DraftCheck): Promise<void> => {
    setConfirmation(undefined);
    setBusy(true);
    const saved =
      check.changed.length === 0
        ? undefined
        : await store.write(profileId, readingChanges(check.changed, today, now(), newId));
    setBusy(false);
    if (saved !== undefined && !saved.ok) {
      setFailure(saveErrorText(saved.error));
      return;
    }
    if (saved !== undefined) showToast({ kind: "success", text: "Measurements saved" });
    onDone();
  };
  const save = (): void => {
    const check = checkDraft(draft, opened, units);
    setErrors(check.errors);
    setFailure(undefined);
    if (Object.keys(check.errors).length > 0) return;
    const questions = questionsOf(check.changed, opened, trend, today, units);
    if (questions.length > 0) setConfirmation({ questions, check });
    else void write(check);
  };

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
            const { label, unit } = measurements[field];
            return (
              <TextField
                key={field}
                name={field}
                label={label}
                value={draft[field]}
                unit={unitLabel(unit, units)}
                inputMode={unit === "count" ? "numeric" : "decimal"}
                error={errors[field]}
                hint={opened[field] === null && field === "bodyFat" ? "Example: 20" : undefined}
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
        <Button variant="primary" type="submit" busy={busy && "Saving..."}>
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
      <ConfirmDialog
        open={confirmation !== undefined}
        title="Is this right?"
        text={confirmation?.questions.join(" ") ?? ""}
        confirm="Yes, keep it"
        cancel="Change it"
        onConfirm={() => confirmation !== undefined && void write(confirmation.check)}
        onCancel={() => setConfirmation(undefined)}
      />
    </form>
  );
}
