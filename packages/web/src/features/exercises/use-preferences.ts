/** Favourites and exercises left out, of the current person: live from this device, saved at once. */
import {
  changePreference,
  type ExercisePreference,
  excludedExercises,
  preferenceFor,
} from "@muster/domain/training/exercise-preference";
import { showToast } from "../../components/toasts.ts";
import { useCurrentProfile } from "../../data/current-profile.ts";
import { saveErrorText } from "../../data/save-error-text.ts";
import { useServices } from "../../data/services.ts";
import { useLive } from "../../data/use-live.ts";

export type Preferences = {
  readonly of: (exerciseId: string) => ExercisePreference;
  readonly excluded: ReadonlySet<string>;
  readonly save: (
    exerciseId: string,
    change: Partial<Pick<ExercisePreference, "favourite" | "excluded">>,
  ) => Promise<void>;
};

const nothing: readonly ExercisePreference[] = [];

export const usePreferences = (): Preferences => {
  const { store } = useServices();
  const profile = useCurrentProfile();
  const live = useLive(
    async (reads) => (profile === undefined ? nothing : reads.all("exercisePreference", profile.id)),
    [profile?.id],
  );
  const preferences = live.state === "ready" ? live.value : nothing;
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
