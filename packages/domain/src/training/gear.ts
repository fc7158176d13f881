/**
 * What a person can load at one place: bars, plates by pair, fixed dumbbells, the step of a machine's stack. One record
 * a place; without one a usual set stands in for the plate calculator and no suggestion is rounded (feature F16).
 */
import * as z from "zod/mini";
import { massUnit } from "../shared/format.ts";
import { kilogramsToPounds, type UnitSystem } from "../shared/units.ts";
import { ownRecordId } from "./own-exercise-key.ts";

const gearPlaces = ["gym", "home"] as const;
export type GearPlace = (typeof gearPlaces)[number];

/** Pounds, above 0. */
const weight = z.number().check(z.gt(0), z.lte(1_000));

export const gearSchema = z.object({
  place: z.enum(gearPlaces),
  /** Pounds; the first one is the usual bar. */
  bars: z.array(weight).check(z.maxLength(12)),
  /** Plates by pair: one for each side. */
  plates: z
    .array(z.object({ weight, pairs: z.number().check(z.int(), z.gte(1), z.lte(20)) }))
    .check(z.maxLength(24)),
  /** Pounds of one dumbbell, rising. */
  dumbbells: z.array(weight).check(z.maxLength(80)),
  /** Pounds between two pins of a machine; null when it has none. */
  stackStep: z.nullable(weight),
});
export type Gear = z.infer<typeof gearSchema> & {
  /** A usual set that stands in for what nobody has told: words must not say that the person has it. */
  readonly usual?: true;
};

const standard = {
  imperial: { bar: 45, plates: [45, 35, 25, 10, 5, 2.5], step: 5, heaviest: 100, stack: 5 },
  metric: { bar: 20, plates: [25, 20, 15, 10, 5, 2.5, 1.25], step: 2.5, heaviest: 50, stack: 2.5 },
} as const;

/** Pairs of each plate in a usual gym: more than anybody needs of the large ones. */
const usualPairs = { large: 6, small: 2 } as const;

/** What most gyms have, for somebody who has not said otherwise. Pounds, from round numbers of the shown unit. */
export const usualGear = (place: GearPlace, units: UnitSystem): Gear => {
  const { bar, plates, step, heaviest, stack } = standard[units];
  const pounds = (shown: number): number => (units === "metric" ? kilogramsToPounds(shown) : shown);
  return {
    usual: true,
    place,
    bars: [pounds(bar)],
    plates: plates.map((plate, index) => ({
      weight: pounds(plate),
      pairs: index < 2 ? usualPairs.large : usualPairs.small,
    })),
    dumbbells: Array.from({ length: heaviest / step }, (_, index) => pounds((index + 1) * step)),
    stackStep: pounds(stack),
  };
};

/** Where a workout takes place, by the variant and the words of its location. */
export const gearPlaceOf = (session: {
  readonly variant: "main" | "home";
  readonly location: string;
}): GearPlace => (session.variant === "home" || /^home\b/i.test(session.location) ? "home" : "gym");

/** What carries the load: a bar with plates, fixed dumbbells, a stack with a pin. */
export type Implement = "barbell" | "dumbbell" | "stack";

/** Dumbbell exercises of the catalogue whose names do not say so. */
const namelessDumbbells: ReadonlySet<string> = new Set(["squat.goblet", "hinge.rdl"]);

const isOwn = ({ exerciseId }: { readonly exerciseId: string }): boolean =>
  ownRecordId(exerciseId) !== undefined;

/** @returns undefined where none of the three fits: kettlebells, a guided bar of unknown weight, a belt */
export const implementOf = (exercise: {
  readonly exerciseId: string;
  readonly name: string;
  readonly machine: string | null;
}): Implement | undefined => {
  // An own exercise says what it is done with where others name their machine; its name is the person's and says nothing.
  const held = `${isOwn(exercise) ? "" : exercise.name} ${exercise.machine ?? ""}`;
  if (/\bBarbell\b/.test(held)) return "barbell";
  if (/\bDumbbells?\b/.test(held) || namelessDumbbells.has(exercise.exerciseId)) return "dumbbell";
  if (exercise.machine !== null && exercise.machine !== "" && !/smith/i.test(exercise.machine))
    return "stack";
  return undefined;
};

/** Held or pushed as one: the number is the whole weight. */
const oneDumbbell = /Single-|One-arm|Half-kneeling|Hip Thrust|Pullover|Dead Bug|Overhead|Goblet/;

/**
 * What the number in the weight field means where it is not simply all that is lifted: somebody has to know which one
 * to type. By the name alone, so that it stands there with the first picture; the catalogue's own word is its proof.
 */
export const loadWords = (
  exercise: Parameters<typeof implementOf>[0],
): "" | "per hand" | "of help" | "added" => {
  // Of an own exercise only what it is done with counts (training.O2).
  const name = isOwn(exercise) ? "" : exercise.name;
  if (/^Assisted/.test(name)) return "of help";
  if (/^Weighted/.test(name)) return "added";
  return implementOf(exercise) === "dumbbell" && !oneDumbbell.test(name) ? "per hand" : "";
};

/** 'lb', and what the number means where people could type another one: 'lb per hand'. */
export const loadUnit = (exercise: Parameters<typeof loadWords>[0], units: UnitSystem): string =>
  `${massUnit(units)} ${loadWords(exercise)}`.trim();
