/** Which exercises the library shows: by words, muscle, equipment, and what the person marked. */

import type { Exercise, Kit, Muscle } from "@muster/coach/catalogue/exercise";
import { ownRecordId } from "@muster/domain/training/exercises/own-exercise-key";
import type { GuideLibrary } from "../../components/exercise/guide-library.ts";
import { libraryText } from "./library.text.ts";
import type { Preferences } from "./use-preferences.ts";

/** `basics` are the cards of machines and bodyweight; words or filters look through everything. */
type Show = "basics" | "all" | "made" | "favourites" | "excluded";
/** `own`: feasible with what the profile lists, at home or in the person's gym. */
export type EquipmentFilter = "any" | "own" | "none" | Kit;

/** What the person chose above the list. */
export type LibraryFilter = {
  readonly query: string;
  readonly show: Show;
  readonly muscle: Muscle | "any";
  readonly equipment: EquipmentFilter;
};
/** The filter of a library that was just opened. */
export const noFilter: LibraryFilter = { query: "", show: "basics", muscle: "any", equipment: "any" };

/** Looking for something: words, a muscle or equipment. */
export const isFiltered = ({ query, muscle, equipment }: LibraryFilter): boolean =>
  query.trim() !== "" || muscle !== "any" || equipment !== "any";

/** Equipment filter -> label. */
export const equipmentFilters: Readonly<Record<EquipmentFilter, string>> = {
  any: libraryText.any,
  own: libraryText.whatIOwn,
  none: libraryText.nothingButFloor,
  dumbbells: libraryText.dumbbells,
  kettlebells: libraryText.kettlebells,
  resistance_bands: libraryText.resistanceBands,
  pull_up_bar: libraryText.pullUpBar,
  dip_station: libraryText.dipStation,
  weight_bench: libraryText.weightBench,
  yoga_mat: libraryText.yogaMat,
  chair: libraryText.chair,
  wall: libraryText.wall,
  towel: libraryText.towel,
  stair: libraryText.stair,
  machine: libraryText.gymMachine,
  cable: libraryText.cableStation,
  barbell: libraryText.barbell,
  smith: libraryText.smithMachine,
  peloton: libraryText.peloton,
  treadmill: libraryText.treadmill,
  outside: libraryText.outside,
};

/** What filtering needs of the search and the person's records. */
export type FilterDeps = {
  readonly searchExercises: GuideLibrary["searchExercises"];
  /** Whether the person can do it with what they have. */
  readonly isOwn: (exercise: Exercise) => boolean;
  readonly preferences: Pick<Preferences, "of" | "excluded">;
};

/** The exercises that pass, best match first when there are words. */
export const filterExercises = (
  catalogue: readonly Exercise[],
  { query, show, muscle, equipment }: LibraryFilter,
  { searchExercises, isOwn, preferences }: FilterDeps,
): readonly Exercise[] => {
  const fitsEquipment = (exercise: Exercise): boolean => {
    if (equipment === "any") return true;
    if (equipment === "own") return isOwn(exercise);
    if (equipment === "none") return exercise.needs.some((all) => all.length === 0);
    return exercise.needs.some((all) => all.includes(equipment));
  };
  const isShown: Readonly<Record<Show, (exercise: Exercise) => boolean>> = {
    basics: () => true,
    all: () => true,
    made: ({ id }) => ownRecordId(id) !== undefined,
    favourites: ({ id }) => preferences.of(id).favourite,
    excluded: ({ id }) => preferences.excluded.has(id),
  };
  const passes = (exercise: Exercise): boolean =>
    isShown[show](exercise) &&
    (muscle === "any" || exercise.muscles[muscle] !== undefined) &&
    fitsEquipment(exercise);
  // The list that is searched stays the same one while somebody types: it is sorted by its words once.
  if (query.trim() !== "") return searchExercises(catalogue, query).filter(passes);
  const trainsFirst = (exercise: Exercise): number =>
    muscle !== "any" && exercise.muscles[muscle] === 1 ? 0 : 1;
  return catalogue
    .filter(passes)
    .toSorted((a, b) => trainsFirst(a) - trainsFirst(b) || a.name.localeCompare(b.name, "en"));
};
