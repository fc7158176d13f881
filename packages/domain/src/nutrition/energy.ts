/** Energy at rest. Mifflin-St Jeor, the best of four common equations (Frankenfield 2005; spec §9). */
import type { Gender } from "../profiles/options.text.ts";
import { inchesToCentimeters, poundsToKilograms } from "../shared/units.ts";

/** kcal a day; the middle of both for 'other'. */
const genderTerm: Readonly<Record<Gender, number>> = { male: 5, female: -161, other: -78 };

/**
 * 10 · kg + 6.25 · cm − 5 · age + 5 (male), − 161 (female), − 78 (other: the middle).
 * @param input.weight lb @param input.height in @param input.age years
 * @returns kcal a day at rest, unrounded
 */
export const mifflinStJeor = (input: {
  readonly gender: Gender;
  readonly weight: number;
  readonly height: number;
  readonly age: number;
}): number =>
  10 * poundsToKilograms(input.weight) +
  6.25 * inchesToCentimeters(input.height) -
  5 * input.age +
  genderTerm[input.gender];
