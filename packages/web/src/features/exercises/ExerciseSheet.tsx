import type { Exercise } from "@muster/coach/catalogue/exercise";
import { type Exclusion, exclusions } from "@muster/domain/training/exercises/exercise-options.text";
import { Picks } from "../../components/controls/Picks.tsx";
import { ExerciseHistory } from "../../components/exercise/ExerciseHistory.tsx";
import type { GuideLibrary } from "../../components/exercise/guide-library.ts";
import { Icon } from "../../components/layout/Icon.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { useExerciseHistory } from "../../data/reads/use-exercise-history.ts";
import { libraryText } from "./library.text.ts";
import type { Preferences } from "./use-preferences.ts";

type ExerciseSheetProps = {
  readonly exercise: Exercise | undefined;
  readonly library: GuideLibrary;
  readonly preferences: Preferences;
  readonly onClose: () => void;
};

const reasons = (Object.entries(exclusions) as [Exclusion, string][]).map(([value, label]) => ({
  value,
  label,
}));

/** The guide of one exercise, with what the person thinks of it. */
export function ExerciseSheet({ exercise, library, preferences, onClose }: ExerciseSheetProps) {
  if (exercise === undefined) return null;
  const { guideFor, GuideView } = library;
  const preference = preferences.of(exercise.id);
  return (
    <Sheet open title={exercise.name} onClose={onClose}>
      <button
        type="button"
        className="pick favourite-pick"
        aria-pressed={preference.favourite}
        onClick={() => void preferences.save(exercise.id, { favourite: !preference.favourite })}
      >
        <Icon name="star" size="s" />
        {libraryText.favorite}
      </button>
      <GuideView guide={guideFor(exercise)} exercise={exercise} />
      <PastWorkouts exercise={exercise} />
      <Picks
        label={libraryText.leaveItOut}
        hint={libraryText.forYouAlone}
        options={reasons}
        value={[preference.excluded]}
        onChange={([excluded]) => {
          if (excluded !== undefined) void preferences.save(exercise.id, { excluded });
        }}
      />
    </Sheet>
  );
}

function PastWorkouts({ exercise: { id, name, machine } }: { readonly exercise: Exercise }) {
  const profile = useCurrentProfile();
  const found = useExerciseHistory(profile?.id ?? "", id);
  if (found === undefined) return null;
  return (
    <section className="stack-8" aria-labelledby="past-workouts">
      <h3 id="past-workouts">{libraryText.whatYouDid}</h3>
      <ExerciseHistory exercise={{ exerciseId: id, name, machine }} {...found} />
    </section>
  );
}
