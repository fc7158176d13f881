import type { Muscle } from "@muster/coach/catalogue/exercise";
import { ownEquipment } from "@muster/domain/training/exercises/exercise-options.text";
import { ownExerciseKey } from "@muster/domain/training/exercises/own-exercise-key";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { useServices } from "../../data/services.ts";
import type { Stored } from "../../data/store/device-store.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import { ownExerciseText } from "./own-exercise.text.ts";
import type { Preferences } from "./use-preferences.ts";

type OwnExerciseSheetProps = {
  readonly own: Stored<"ownExercise">;
  readonly muscleNames: Readonly<Record<Muscle, string>>;
  readonly preferences: Preferences;
  readonly onEdit: () => void;
  readonly onClose: () => void;
};

const counted = { reps: "repetitions", time: "time", distance: "distance" } as const;

/** An exercise that the person made: what it is, and the way to change or delete it. */
export function OwnExerciseSheet({ own, muscleNames, preferences, onEdit, onClose }: OwnExerciseSheetProps) {
  const { store } = useServices();
  const profile = useCurrentProfile();
  const key = ownExerciseKey(own.id);
  const { favourite } = preferences.of(key);
  const nameOf = (muscle: string): string =>
    // A muscle that only a newer app knows shows by its own word.
    (muscleNames as Readonly<Record<string, string>>)[muscle] ?? muscle.replaceAll("_", " ");
  const { id, ...record } = own;
  const remove = async () => {
    if (profile === undefined) return;
    // Before the write, with which the sheet goes: closing leads to the library, where the person may not be any more.
    onClose();
    const saved = await store.write(profile.id, [{ kind: "ownExercise", id, remove: true }]);
    if (!saved.ok) {
      showToast({ kind: "error", text: saveErrorText(saved.error) });
      return;
    }
    showToast({
      kind: "info",
      text: ownExerciseText.deleted(own.name),
      undo: async () => {
        const back = await store.write(profile.id, [{ kind: "ownExercise", id, create: record }]);
        return back.ok || saveErrorText(back.error);
      },
    });
  };
  return (
    <Sheet open title={own.name} onClose={onClose}>
      <button
        type="button"
        className="pick favourite-pick"
        aria-pressed={favourite}
        onClick={() => void preferences.save(key, { favourite: !favourite })}
      >
        <Icon name="star" size="s" />
        {ownExerciseText.favorite}
      </button>
      <ul className="row wrap" aria-label={ownExerciseText.targetMuscles}>
        {own.primaryMuscles.map((muscle) => (
          <li key={muscle} className="chip a">
            {nameOf(muscle)}
          </li>
        ))}
        {own.secondaryMuscles.map((muscle) => (
          <li key={muscle} className="chip">
            {nameOf(muscle)}
          </li>
        ))}
      </ul>
      <p>
        {ownExerciseText.howItIsTrained({
          equipment: ownEquipment[own.equipment],
          counted: counted[own.metric],
          oneSided: own.unilateral,
        })}
      </p>
      {own.notes !== "" && <p className="muted">{own.notes}</p>}
      <p className="text-small muted">{ownExerciseText.howToUse}</p>
      <div className="split">
        <Button
          variant="ghost-danger"
          label={ownExerciseText.deleteNamed(own.name)}
          onClick={() => void remove()}
        >
          <Icon name="trash" size="s" />
          {commonText.delete}
        </Button>
        <Button variant="secondary" label={ownExerciseText.editNamed(own.name)} onClick={onEdit}>
          <Icon name="edit" size="s" />
          {commonText.edit}
        </Button>
      </div>
    </Sheet>
  );
}
