import type { Exercise } from "@muster/coach/catalogue/exercise";
import type { OwnExercise } from "@muster/domain/training/exercises/own-exercise";
import { ownExerciseKey, ownRecordId } from "@muster/domain/training/exercises/own-exercise-key";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { Button } from "../../components/controls/Button.tsx";
import type { GuideLibrary } from "../../components/exercise/guide-library.ts";
import { Empty } from "../../components/layout/Empty.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { lazyFile } from "../../components/loading/lazy-part.tsx";
import { ownInOrder } from "../../data/reads/use-own-exercises.ts";
import { ExerciseRow } from "./ExerciseRow.tsx";
import { ExerciseSheet } from "./ExerciseSheet.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { filterExercises, isFiltered, type LibraryFilter, noFilter } from "./filter-exercises.ts";
import { BodyweightCards, MachineCards } from "./LibraryCards.tsx";
import { libraryText } from "./library.text.ts";
import { type LibraryRecords, useHomeGear, useLibraryRecords } from "./library-records.ts";
import { usePreferences } from "./use-preferences.ts";

const OwnExerciseForm = lazyFile(() => import("./OwnExerciseForm.tsx").then((file) => file.OwnExerciseForm));
const OwnExerciseSheet = lazyFile(() =>
  import("./OwnExerciseSheet.tsx").then((file) => file.OwnExerciseSheet),
);

/**
 * The library once its texts are there. `?exercise=` names the open guide, so a reload or a link shows it; `?own=` the
 * form of an own exercise, `new` for a new one.
 */
export function LibraryList({ library }: { readonly library: GuideLibrary }) {
  const [filter, setFilter] = useState(noFilter);
  const wanted = useDeferredValue(filter);
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const open = query.get("exercise");
  const form = query.get("own");
  /** Escape, Back and a swipe close the form of a new exercise, and lose nothing that was typed. */
  const draft = useRef<OwnExercise>(undefined);
  const { own: records, preferences: chosen, profile } = useLibraryRecords();
  const own = useMemo(() => ownInOrder(records), [records]);
  const all = useMemo(() => [...own, ...library.catalogue], [own, library]);
  const openOwn = records.find(({ id }) => id === ownRecordId(open ?? ""));
  const edited = records.find(({ id }) => id === form);
  const preferences = usePreferences(chosen);
  const isOwn = isOwnTo(library, profile, useHomeGear(wanted.equipment === "own"));
  const found = filterExercises(all, wanted, {
    searchExercises: library.searchExercises,
    isOwn,
    preferences,
  });
  const openGuide = useMemo(
    () => (exerciseId: string) =>
      navigate(`/exercises?exercise=${encodeURIComponent(exerciseId)}`, { replace: true }),
    [navigate],
  );
  const openForm = (which: string) => navigate(`/exercises?own=${which}`, { replace: true });
  // Words that are no exercise's name become the name of the new one.
  const unknown = all.some((exercise) => library.isCalled(exercise, wanted.query)) ? "" : wanted.query.trim();
  const openNew = () =>
    openForm(unknown === "" ? "new" : `new&name=${encodeURIComponent(unknown.slice(0, longestName))}`);
  const close = () => navigate("/exercises", { replace: true });
  const filtered = isFiltered(wanted);
  const basics = !filtered && wanted.show === "basics";

  // The cards are no list to search in: looking for something looks through everything.
  const choose = (next: LibraryFilter) =>
    setFilter(next.show === "basics" && isFiltered(next) ? { ...next, show: "all" } : next);

  return (
    <>
      <FilterBar filter={filter} onChange={choose} muscleNames={library.muscleNames} />
      <p className="visually-hidden" role="status">
        {filtered ? libraryText.countFound(found.length) : ""}
      </p>
      {basics && (
        <>
          <MachineCards library={library} onOpen={openGuide} />
          <BodyweightCards library={library} onOpen={openGuide} />
          <Button variant="secondary" full onClick={() => setFilter({ ...filter, show: "all" })}>
            {libraryText.allExercises(found.length)}
          </Button>
        </>
      )}
      {!basics && (
        <section className="sec" aria-labelledby="exercises-shown">
          <div className="between">
            <h2 id="exercises-shown">{filtered ? libraryText.found : headings[wanted.show]}</h2>
            <span className="text-small muted">{found.length}</span>
          </div>
          {found.length === 0 ? (
            <Empty
              icon="search"
              title={filtered ? libraryText.nothingFound : libraryText.nothingHereYet}
              text={filtered ? libraryText.tryAnotherWordMuscle : emptyText[wanted.show]}
              action={
                wanted.show === "made" && !filtered ? undefined : (
                  <Button variant="secondary" onClick={() => setFilter({ ...noFilter, show: "all" })}>
                    {libraryText.showAllExercises}
                  </Button>
                )
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
      {!basics && (
        <Button variant="secondary" full onClick={openNew}>
          <Icon name="plus" size="s" />
          {unknown === "" ? libraryText.makeYourOwnExercise : libraryText.makeOwn(unknown)}
        </Button>
      )}
      <ExerciseSheet
        exercise={open === null ? undefined : library.exerciseById(open)}
        library={library}
        preferences={preferences}
        onClose={close}
      />

      {openOwn !== undefined && (
        <OwnExerciseSheet
          own={openOwn}
          muscleNames={library.muscleNames}
          preferences={preferences}
          onEdit={() => openForm(openOwn.id)}
          onClose={close}
        />
      )}
      {(form === "new" || edited !== undefined) && (
        <OwnExerciseForm
          key={form}
          stored={edited}
          called={query.get("name") ?? ""}
          draft={draft.current}
          onDraft={(next) => {
            draft.current = next;
          }}
          taken={all.flatMap(({ id, name }) =>
            ownRecordId(id) === edited?.id && edited !== undefined ? [] : [name],
          )}
          muscleNames={library.muscleNames}
          onClose={close}
          onSaved={(recordId) => {
            setFilter({ ...noFilter, show: "made" });
            openGuide(ownExerciseKey(recordId));
          }}
        />
      )}
    </>
  );
}

/** Letters that the name of an own exercise may have. */
const longestName = 80;

const headings = {
  basics: libraryText.basics,
  all: libraryText.allHeading,
  made: libraryText.yourOwn,
  favourites: libraryText.favorites,
  excluded: libraryText.leftOut,
} as const;

const emptyText = {
  basics: "",
  all: "",
  made: libraryText.noneMade,
  favourites: libraryText.noFavorites,
  excluded: libraryText.youHaveLeftOutNone,
} as const;

/** With what the profile lists and what is told of the home, at home or in the person's gym. Without a profile on this device: everything. */
const isOwnTo =
  (
    { isFeasible, homeEquipmentOf }: GuideLibrary,
    profile: LibraryRecords["profile"],
    home: ReturnType<typeof useHomeGear>,
  ) =>
  (exercise: Exercise): boolean =>
    profile === undefined ||
    (["home", "gym"] as const).some((place) =>
      isFeasible(exercise, {
        place,
        equipment: profile.equipment,
        gymAccess: profile.gymAccess,
        ...homeEquipmentOf(home),
      }),
    );
