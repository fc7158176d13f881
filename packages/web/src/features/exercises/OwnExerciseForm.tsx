import type { Muscle } from "@muster/coach/catalogue/exercise";
import { ownEquipment } from "@muster/domain/training/exercises/exercise-options.text";
import type { OwnExercise } from "@muster/domain/training/exercises/own-exercise";
import {
  emptyOwnExercise,
  type OwnExerciseError,
  parseOwnExercise,
} from "@muster/domain/training/exercises/own-exercise-rules";
import { useEffect, useRef, useState } from "react";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Picks } from "../../components/controls/Picks.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { Failure } from "../../components/layout/Failure.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { useServices } from "../../data/services.ts";
import type { Stored } from "../../data/store/device-store.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import { ownExerciseText } from "./own-exercise.text.ts";
import { SelectField } from "./SelectField.tsx";

type OwnExerciseFormProps = {
  /** The one to change; undefined for a new one. */
  readonly stored: Stored<"ownExercise"> | undefined;
  /** What a new one is called at first: the words that found nothing. */
  readonly called: string;
  /** What was typed for a new one before the form was closed. */
  readonly draft: OwnExercise | undefined;
  /** A new one changed; undefined: it is saved. */
  readonly onDraft: (draft: OwnExercise | undefined) => void;
  /** Names of all other exercises. */
  readonly taken: readonly string[];
  readonly muscleNames: Readonly<Record<Muscle, string>>;
  readonly onClose: () => void;
  readonly onSaved: (recordId: string) => void;
};

const metrics = [
  { value: "reps", label: ownExerciseText.reps },
  { value: "time", label: ownExerciseText.time },
  { value: "distance", label: ownExerciseText.distance },
] as const;

/** Makes or changes an exercise that the catalogue does not have. */
export function OwnExerciseForm({
  stored,
  called,
  draft: kept,
  onDraft,
  taken,
  muscleNames,
  onClose,
  onSaved,
}: OwnExerciseFormProps) {
  const { store, newId } = useServices();
  const profile = useCurrentProfile();
  // Fixed when the form opens: saving twice makes one.
  const [recordId] = useState(() => stored?.id ?? newId());
  const [draft, setDraft] = useState<OwnExercise>(
    stored ?? { ...emptyOwnExercise, ...kept, name: called === "" ? (kept?.name ?? "") : called },
  );
  const [error, setError] = useState<OwnExerciseError>();
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);
  const change = (part: Partial<OwnExercise>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (stored === undefined) onDraft(next);
    setError(undefined);
  };
  // The button is at the end of a long form: what is wrong comes into the picture.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error === undefined) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    form.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "center" });
  }, [error]);
  const nameError = error?.type.startsWith("name") === true ? error.message : undefined;
  const muscleError = error !== undefined && nameError === undefined ? error.message : undefined;
  const muscleOptions = Object.entries(muscleNames).map(([value, label]) => ({ value, label }));
  const save = async () => {
    if (saving || profile === undefined) return;
    const { name, metric, equipment, primaryMuscles, secondaryMuscles, unilateral, notes } = draft;
    const parsed = parseOwnExercise(
      { name, metric, equipment, primaryMuscles, secondaryMuscles, unilateral, notes },
      taken,
    );
    setError(parsed.ok ? undefined : parsed.error);
    if (!parsed.ok) return;
    setSaving(true);
    const saved = await store.write(profile.id, [
      { kind: "ownExercise", id: recordId, create: parsed.value },
    ]);
    setSaving(false);
    setFailure(saved.ok ? undefined : saveErrorText(saved.error));
    if (!saved.ok) return;
    if (stored === undefined) onDraft(undefined);
    showToast({ kind: "success", text: ownExerciseText.saved(parsed.value.name) });
    onSaved(recordId);
  };
  return (
    <Sheet
      open
      title={stored === undefined ? ownExerciseText.yourOwnExercise : ownExerciseText.editNamed(stored.name)}
      onClose={onClose}
    >
      <form
        ref={form}
        className="stack-16"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={commonText.name}
          value={draft.name}
          error={nameError}
          autoFocus={stored === undefined}
          autoCapitalize="words"
          maxLength={80}
          onChange={(name) => change({ name })}
        />
        <SelectField
          label={ownExerciseText.doneWith}
          value={draft.equipment}
          options={ownEquipment}
          onChange={(equipment) => change({ equipment })}
        />
        <Picks
          label={ownExerciseText.aSetIsCountedIn}
          tight
          options={metrics}
          value={[draft.metric]}
          onChange={([metric]) => {
            if (metric !== undefined) change({ metric });
          }}
        />
        <Picks
          label={ownExerciseText.trains}
          multiple
          tight
          options={muscleOptions}
          value={draft.primaryMuscles}
          error={muscleError}
          onChange={(primaryMuscles) => change({ primaryMuscles })}
        />
        <Picks
          label={ownExerciseText.worksAlongOptional}
          multiple
          tight
          options={muscleOptions.filter(({ value }) => !draft.primaryMuscles.includes(value))}
          value={draft.secondaryMuscles}
          hint={ownExerciseText.countsHalfASetForEach}
          onChange={(secondaryMuscles) => change({ secondaryMuscles })}
        />
        <label className="own-switch">
          <input
            type="checkbox"
            checked={draft.unilateral}
            onChange={(event) => change({ unilateral: event.target.checked })}
          />
          <span>{ownExerciseText.oneSideAfterTheOther}</span>
        </label>
        <TextField
          label={ownExerciseText.notesToYourself}
          value={draft.notes}
          optional
          multiline
          maxLength={400}
          onChange={(notes) => change({ notes })}
        />
        <Failure text={failure} />
        <Button variant="primary" xl type="submit" busy={saving && commonText.saving}>
          {ownExerciseText.saveExercise}
        </Button>
      </form>
    </Sheet>
  );
}
