/** Favourites and exercises left out, of the current person, saved at once. */
import {
  changePreference,
  type ExercisePreference,
  excludedExercises,
  preferenceFor,
} from "@muster/domain/training/exercises/exercise-preference";
import { showToast } from "../../components/overlays/toasts.ts";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";

/** Marks of the current person, by exercise. */
export type Preferences = {
  readonly of: (exerciseId: string) => ExercisePreference;
  readonly excluded: ReadonlySet<string>;
  readonly save: (exerciseId: string, change: Parameters<typeof changePreference>[3]) => Promise<void>;
};

/** @param preferences as they were read */
export const usePreferences = (preferences: readonly ExercisePreference[]): Preferences => {
  const { store } = useServices();
  const profile = useCurrentProfile();
  const save: Preferences["save"] = async (exerciseId, change) => {
    if (profile === undefined) return;
    const saved = await store.write(profile.id, [
      changePreference(profile.id, preferences, exerciseId, change),
    ]);
    if (!saved.ok) showToast({ kind: "error", text: saveErrorText(saved.error) });
  };
  return {
    of: (exerciseId) => preferenceFor(preferences, exerciseId),
    excluded: new Set(excludedExercises(preferences)),
    save,
  };
};
