import type { Exercise } from "@muster/coach/catalogue/exercise";
import { profileRecordId } from "@muster/domain/record-ids";
import { useDeferredValue, useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { Button } from "../../components/Button.tsx";
import { Empty } from "../../components/Empty.tsx";
import type { GuideLibrary } from "../../components/guide-library.ts";
import { useCurrentProfile } from "../../data/current-profile.ts";
import { useLive } from "../../data/use-live.ts";
import { ExerciseRow } from "./ExerciseRow.tsx";
import { ExerciseSheet } from "./ExerciseSheet.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { filterExercises, isFiltered, type LibraryFilter, noFilter } from "./filter-exercises.ts";
import { BodyweightCards, MachineCards } from "./LibraryCards.tsx";
import { usePreferences } from "./use-preferences.ts";

/** The library once its texts are there. `?exercise=` names the open guide, so a reload or a link shows it. */
export function LibraryList({ library }: { readonly library: GuideLibrary }) {
  const [filter, setFilter] = useState(noFilter);
  const wanted = useDeferredValue(filter);
  const [, navigate] = useLocation();
  const open = new URLSearchParams(useSearch()).get("exercise");
  const preferences = usePreferences();
  const isOwn = useIsOwn(library);
  const found = filterExercises(library.catalogue, wanted, {
    searchExercises: library.searchExercises,
    isOwn,
    preferences,
  });
  const openGuide = useMemo(
    () => (exerciseId: string) =>
      navigate(`/exercises?exercise=${encodeURIComponent(exerciseId)}`, { replace: true }),
    [navigate],
  );
  const filtered = isFiltered(wanted);
  const basics = !filtered && wanted.show === "basics";

  // The cards are no list to search in: looking for something looks through everything.
  const choose = (next: LibraryFilter) =>
    setFilter(next.show === "basics" && isFiltered(next) ? { ...next, show: "all" } : next);

  return (
    <>
      <FilterBar filter={filter} onChange={choose} muscleNames={library.muscleNames} />
      <p className="vh" role="status">
        {filtered ? `${found.length} exercises found` : ""}
      </p>
      {basics && (
        <>
          <MachineCards library={library} onOpen={openGuide} />
          <BodyweightCards library={library} onOpen={openGuide} />
          <Button kind="s" full onClick={() => setFilter({ ...filter, show: "all" })}>
            All {found.length} exercises
          </Button>
        </>
      )}
      {!basics && (
        <section className="sec" aria-labelledby="exercises-shown">
          <div className="between">
            <h2 id="exercises-shown">{filtered ? "Found" : headings[wanted.show]}</h2>
            <span className="t13 c2">{found.length}</span>
          </div>
          {found.length === 0 ? (
            <Empty
              icon="search"
              title="Nothing found"
              text={filtered ? "Try another word, muscle or equipment." : emptyText[wanted.show]}
              action={
                <Button kind="s" onClick={() => setFilter({ ...noFilter, show: "all" })}>
                  Show all exercises
                </Button>
              }
            />
          ) : (
            <ul className="card flush exercise-list">
              {found.map((exercise) => {
                const { favourite, excluded } = preferences.of(exercise.id);
                return (
                  <ExerciseRow
                    key={exercise.id}
                    exercise={exercise}
                    library={library}
                    favourite={favourite}
                    excluded={excluded}
                    onOpen={openGuide}
                  />
                );
              })}
            </ul>
          )}
        </section>
      )}
      <ExerciseSheet
        exercise={open === null ? undefined : library.exerciseById(open)}
        library={library}
        preferences={preferences}
        onClose={() => navigate("/exercises", { replace: true })}
      />
    </>
  );
}

const headings = {
  basics: "Basics",
  all: "All exercises",
  favourites: "Favourites",
  excluded: "Left out",
} as const;

const emptyText = {
  basics: "",
  all: "",
  favourites: "Open an exercise and press Favourite to find it here.",
  excluded: "You have left out none. Open an exercise to do so.",
} as const;

/** With what the profile lists, at home or in the person's gym. Without a profile on this device: everything. */
const useIsOwn = ({ isFeasible }: GuideLibrary): ((exercise: Exercise) => boolean) => {
  const current = useCurrentProfile();
  const live = useLive(
    async (reads) => (current === undefined ? undefined : reads.get("profile", profileRecordId(current.id))),
    [current?.id],
  );
  const profile = live.state === "ready" ? live.value : undefined;
  return (exercise) =>
    profile === undefined ||
    (["home", "gym"] as const).some((place) =>
      isFeasible(exercise, { place, equipment: profile.equipment, gymAccess: profile.gymAccess }),
    );
};
