/**
 * Light kit: how many repetitions its heaviest weight allows, by the log, a related lift or the standards of sex, level and body
 * weight, and whether that is far above what the goal asks for. A range is true only where the weight is (ACSM 2009: the load is chosen
 * for the range).
 */

import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { likelyMax } from "../../state/capability.ts";
import { leastReps } from "../../state/gates.ts";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import { knownStrength } from "../../state/strength/known-strength.ts";
import { carriedLbOf, longestSetForEstimate, maxFactor } from "../../state/strength/one-rep-max.ts";
import { kitSteps } from "../progress/kit-steps.ts";
import { startingMaxLb } from "../progress/starting-strength.ts";
import type { SlotRole } from "../template/day-types.data.ts";
import { weightedTwins } from "../template/exercise-preference.data.ts";
import { higherRanges, isBallistic, type Range, table, tableGoals } from "../template/prescription.data.ts";
import { ladderOf } from "./ladder.ts";

/** Epley read backwards over any number of repetitions: an estimate says no more of long sets. @returns null where nothing is known */
const repsWith = (exercise: Exercise, person: Person, loadLb: number): number | null => {
  const maxLb = knownStrength(exercise, person)?.e1rmLb ?? startingMaxLb(exercise, person);
  if (maxLb === undefined) return null;
  const carriedLb = carriedLbOf(exercise, person.body.weightLb);
  const movedMaxLb = maxLb + maxFactor(longestSetForEstimate) * carriedLb;
  return loadLb + carriedLb <= 0 ? null : 30 * (movedMaxLb / (loadLb + carriedLb) - 1);
};

/** Most repetitions with the heaviest weight that the kit has for the exercise; null where it has no end or nothing is known. */
const repsWithHeaviest = (exercise: Exercise, person: Person): number | null => {
  if (exercise.loadKind !== "external" && exercise.loadKind !== "perHand") return null;
  const heaviestLb = kitSteps(exercise, person).atMost(Number.POSITIVE_INFINITY);
  return Number.isFinite(heaviestLb) ? repsWith(exercise, person, heaviestLb) : null;
};

/**
 * Most repetitions of a move of legs that nobody saw the person do: by what people of their sex, level and weight lift. Adults alone, and
 * no birth: for all others the first range is the careful one.
 */
export const unloggedReps = (exercise: Exercise, person: Person): number | null => {
  const [id, share] = weightedTwins[exercise.id] ?? [];
  const twin = id === undefined ? undefined : exerciseById(id);
  const isFree = person.gates.ageGroup === "adult" && leastReps(exercise, person.gates) <= 1;
  if (twin === undefined || share === undefined || !isFree) return null;
  const reps = repsWith(twin, person, 0);
  return reps === null ? null : reps * share;
};

/** A range and those above it, up to sets of so many. */
export const rangesFrom = (range: Range, most: number): readonly Range[] => {
  const up = higherRanges.get(range.join("-"));
  return up === undefined || up[1] > most ? [range] : [range, ...rangesFrom(up, most)];
};

/**
 * The range that the heaviest weight of the kit asks for: this one, or the last one of the list whose middle the weight allows.
 * @param left repetitions to leave over
 * @param most longest set
 */
export const rangeOfKit = (
  exercise: Exercise,
  base: Range,
  person: Person,
  left: number,
  most: number,
): Range => {
  const reps = repsWithHeaviest(exercise, person) ?? 0;
  return rangesFrom(base, most).findLast(([low, high]) => reps - left >= (low + high) / 2) ?? base;
};

/** So many repetitions above the top of a range are another kind of work. */
const far = 5;
/** Goals whose main lifts are heavy: a long set is no second best there, but another one. */
const heavyGoals: ReadonlySet<string> = new Set(["strength", "muscle", "athletic"] as const);

const repsOf = (exercise: Exercise, person: Person): number | null =>
  exercise.takesWeight
    ? repsWithHeaviest(exercise, person)
    : (likelyMax(exercise, person) ?? unloggedReps(exercise, person));

/** True where the goal asks for heavy sets and the kit, or the body alone, is far too light for them in this exercise. */
export const isTooLight = (
  exercise: Exercise,
  role: SlotRole,
  { profile }: DesignInput,
  person: Person,
): boolean => {
  const goal = tableGoals[profile.primaryGoal];
  const isFree = person.gates.ageGroup === "adult" && leastReps(exercise, person.gates) <= 1;
  if (!isFree || !heavyGoals.has(goal) || isBallistic(exercise)) return false;
  // Pull-ups have rungs of their own, and a belt.
  if ((role !== "main" && role !== "secondary") || ladderOf(exercise) === "pull-up") return false;
  const row = table[goal][role === "main" ? "main" : "second"];
  const reps = repsOf(exercise, person);
  return reps !== null && reps - row.reserve >= row.range[person.volumeLevel][1] + far;
};

/** What may stand in for a lift that is too light: what is known to be heavy enough, or is done on one leg. */
export const isHeavyEnough = (
  exercise: Exercise,
  light: Pick<Exercise, "takesWeight">,
  role: SlotRole,
  input: DesignInput,
  person: Person,
): boolean =>
  exercise.compound &&
  exercise.loadKind !== "none" &&
  ((light.takesWeight && exercise.unilateral) || repsOf(exercise, person) !== null) &&
  !isTooLight(exercise, role, input, person);
