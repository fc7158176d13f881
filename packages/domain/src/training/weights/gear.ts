/**
 * What a person can load at one place: bars, plates by pair, dumbbells, kettlebells, the step of a machine's stack. One
 * record a place; fields that were not entered are filled with the usual set of the place in the person's units.
 */
import type * as z from "zod/mini";
import type { Equipment, GymAccess } from "../../profiles/options.text.ts";
import { massUnit } from "../../shared/format.ts";
import { kilogramsToPounds, type UnitSystem } from "../../shared/units.ts";
import { ownRecordId } from "../exercises/own-exercise-key.ts";
import type { gearPlaces, gearSchema } from "./gear.schema.ts";
import { loadMeanings } from "./suggested-weight.text.ts";

/** A place with its own equipment. */
export type GearPlace = (typeof gearPlaces)[number];

/** As it is stored. */
export type GearRecord = z.infer<typeof gearSchema>;
/** With nothing left open. */
export type Gear = {
  readonly [K in Exclude<keyof GearRecord, "machines">]-?: Exclude<GearRecord[K], undefined>;
} & Pick<GearRecord, "machines"> & {
    /** What was entered, where something was. */
    readonly own?: GearRecord;
    /** Of the usual set used in place of an entered one, the unit it is marked in: texts must not say that the person owns it. */
    readonly usual?: UnitSystem;
  };

/** Usual weights as they are marked, in the shown unit. Kettlebells of 4 kg steps; in lb those are sold as 9, 18, 26, 35. Few homes have one above 32 kg. */
export const asMarked = {
  imperial: {
    bar: 45,
    smithBar: 20,
    plates: [45, 35, 25, 10, 5, 2.5],
    step: 5,
    heaviest: 100,
    stack: 5,
    kettlebells: [9, 18, 26, 35, 44, 53, 62, 70, 79, 88, 97, 106],
    heaviestAtHome: 70,
  },
  metric: {
    bar: 20,
    smithBar: 10,
    plates: [25, 20, 15, 10, 5, 2.5, 1.25],
    step: 2.5,
    heaviest: 50,
    stack: 2.5,
    kettlebells: [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48],
    heaviestAtHome: 32,
  },
} as const;

/** Pairs of each plate in a usual gym: more than anybody needs of the large ones. */
const usualPairs = { large: 6, small: 2 } as const;

/**
 * What most gyms and homes have, used until the person enters their own. Pounds, from round numbers of the shown unit.
 * @param equipment what the profile lists: nothing else is there; absent: anything may be there
 */
export const usualGear = (place: GearPlace, units: UnitSystem, equipment?: readonly Equipment[]): Gear => {
  const { bar, smithBar, plates, step, heaviest, stack, kettlebells, heaviestAtHome } = asMarked[units];
  const pounds = (shown: number): number => (units === "metric" ? kilogramsToPounds(shown) : shown);
  const has = (item: Equipment): boolean => equipment === undefined || equipment.includes(item);
  return {
    usual: units,
    place,
    bars: [pounds(bar)],
    plates: plates.map((plate, index) => ({
      weight: pounds(plate),
      pairs: index < 2 ? usualPairs.large : usualPairs.small,
    })),
    dumbbells: has("dumbbells")
      ? Array.from({ length: heaviest / step }, (_, index) => pounds((index + 1) * step))
      : [],
    singles: [],
    kettlebells: has("kettlebells")
      ? kettlebells.filter((one) => place !== "home" || one <= heaviestAtHome).map(pounds)
      : [],
    smithBar: pounds(smithBar),
    stackStep: pounds(stack),
  };
};

/** Everything that can be loaded at a place: what was entered, else what is usual there. */
const gearAt = (
  place: GearPlace,
  units: UnitSystem,
  own: GearRecord | undefined,
  equipment?: readonly Equipment[],
): Gear => {
  const usual = usualGear(place, units, equipment);
  if (own === undefined) return usual;
  const { usual: _, ...filled } = usual;
  return {
    ...filled,
    ...own,
    own,
    dumbbells: own.dumbbells ?? filled.dumbbells,
    singles: own.singles ?? [],
    kettlebells: own.kettlebells ?? filled.kettlebells,
    smithBar: own.smithBar === undefined ? filled.smithBar : own.smithBar,
  };
};

/** The entered equipment of each place. */
export type GearRecords = Readonly<Partial<Record<GearPlace, GearRecord | undefined>>>;

/** What a person can load where they train. Who trains in a gym of their own has the same things in both places. */
export const gearOf = (
  place: GearPlace,
  units: UnitSystem,
  own: GearRecords,
  profile?: { readonly equipment: readonly Equipment[]; readonly gymAccess: GymAccess },
): Gear => {
  const at = profile?.gymAccess === "home_gym" ? "home" : place;
  return gearAt(at, units, own[at] ?? own[place], at === "home" ? profile?.equipment : undefined);
};

/** What carries the load; `landmine` is a bar with plates on one end. */
export type Implement = "barbell" | "smith" | "landmine" | "dumbbell" | "kettlebell" | "stack";

/** What an exercise is loaded with can be read from these. */
export type LoadedExercise = {
  readonly exerciseId: string;
  readonly name: string;
  readonly machine: string | null;
};

/** Exercises for which a kettlebell does as well as a dumbbell. */
const eitherTool: ReadonlySet<string> = new Set(["squat.goblet", "squat.goblet-chair", "v_pull.weighted"]);
/** Dumbbell exercises of the catalogue whose names do not say so. */
const namelessDumbbells: ReadonlySet<string> = new Set([...eitherTool, "hinge.rdl"]);

const isOwn = ({ exerciseId }: { readonly exerciseId: string }): boolean =>
  ownRecordId(exerciseId) !== undefined;

/** @returns undefined where nothing is known of the weights that there are */
export const implementOf = (exercise: LoadedExercise): Implement | undefined => {
  // An own exercise says what it is done with where others name their machine; its name is the person's and says nothing.
  const equipmentWords = `${isOwn(exercise) ? "" : exercise.name} ${exercise.machine ?? ""}`;
  if (/\bLandmine\b/.test(equipmentWords)) return "landmine";
  if (/\bBarbell\b/.test(equipmentWords)) return "barbell";
  if (/\bDumbbells?\b/.test(equipmentWords) || namelessDumbbells.has(exercise.exerciseId)) return "dumbbell";
  if (/\bKettlebells?\b/.test(equipmentWords)) return "kettlebell";
  if (/\bSmith\b/.test(equipmentWords)) return "smith";
  if (exercise.machine !== null && exercise.machine !== "") return "stack";
  return undefined;
};

/** Lifted as one object: the number is the whole weight. */
const oneDumbbell =
  /Single-|One-arm|Half-kneeling|Hip Thrust|Pullover|Dead Bug|Overhead|Goblet|Weighted Pull|Sumo Squats|Lateral Lunges|Side Bends|Preacher|Concentration|Leaning/;

/** Whether one dumbbell is enough; false for own exercises, where it is unknown. */
export const isOneDumbbell = (exercise: LoadedExercise): boolean =>
  !isOwn(exercise) && oneDumbbell.test(exercise.name);

/** Whether a kettlebell does as well as a dumbbell. */
export const takesEither = ({ exerciseId }: Pick<LoadedExercise, "exerciseId">): boolean =>
  eitherTool.has(exerciseId);

/**
 * What the number in the weight field means where it is not the whole weight lifted, so that people know which one to
 * enter. By the exercise's name alone, because the first render has no catalogue; a test compares it with the catalogue.
 */
export const loadWords = (
  exercise: LoadedExercise,
): "" | (typeof loadMeanings)[keyof typeof loadMeanings] => {
  // Of an own exercise only what it is done with counts (training.O2).
  const name = isOwn(exercise) ? "" : exercise.name;
  if (/^Assisted/.test(name)) return loadMeanings.help;
  if (/^Weighted/.test(name)) return loadMeanings.added;
  return implementOf(exercise) === "dumbbell" && !oneDumbbell.test(name) ? loadMeanings.hand : "";
};

/** 'lb', or with what the number means where it is ambiguous: 'lb per hand'. */
export const loadUnit = (exercise: LoadedExercise, units: UnitSystem): string =>
  `${massUnit(units)} ${loadWords(exercise)}`.trim();
