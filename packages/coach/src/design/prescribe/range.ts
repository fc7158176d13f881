/** Which listed range fits: within limits, within what the person can do, or one higher where the kit's next weight is far. */
import type { Exercise } from "../../catalogue/exercise.ts";
import { expectedMax, likelyMax } from "../../state/capability.ts";
import { leastReps, mostRepsOfYouth } from "../../state/gates.ts";
import type { Person } from "../../state/person.ts";
import { isCoarse, kitSteps } from "../progress/kit-steps.ts";
import {
  fallsInto,
  fellShort,
  isFarTooLight,
  isInReach,
  type LoadedBout,
  lastLoaded,
  reachedTop,
  suitsWeight,
  wasLifted,
  wasLongTwice,
} from "../progress/reference-bout.ts";
import { ladderOf, testedMove } from "../select/ladder.ts";
import { hardestShare } from "../select/legal.ts";
import { rangeOfKit, rangesFrom, unloggedReps } from "../select/light-kit.ts";
import { enoughFromSeat, isChairTrainee } from "../select/tiers.ts";
import { chairLadder } from "../template/exercise-preference.data.ts";
import {
  isBallistic,
  leastShare,
  listedRanges,
  longestLoadedSet,
  longestUnloadedSet,
  type Range,
  singleShare,
  unloadedRanges,
} from "../template/prescription.data.ts";

/** True for a range of the list, and for a single number. */
export const isListed = ([low, high]: Range, list: readonly Range[] = listedRanges): boolean =>
  low === high || list.some((range) => range[0] === low && range[1] === high);

const distance = (a: Range, b: Range): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);

/** The listed range that is nearest to the given one and within these ends; the given one where it is listed. */
export const nearestListed = (wanted: Range, least = 1, most: number = longestUnloadedSet): Range =>
  listedRanges
    .filter(([low, high]) => low >= least && high <= most)
    .toSorted((a, b) => distance(a, wanted) - distance(b, wanted))[0] ?? [least, least];

/** A sore tendon of the elbow bears a light grip for longer (JOSPT guideline 2022): weights that are pulled go with sets of ten and more. */
const leastOfLightGrip = 10;
const pulls: ReadonlySet<Exercise["pattern"]> = new Set(["h_pull", "v_pull"] as const);

/** Fewest and most repetitions of a set for this person (coach.F2, F4, F9). */
export const repLimits = (
  exercise: Pick<Exercise, "id" | "takesWeight" | "pattern">,
  { gates }: Pick<Person, "gates">,
): Range => {
  const { takesWeight, pattern } = exercise;
  const isGripSore = gates.limits.some(({ condition }) => condition === "tennis_elbow");
  return [
    Math.max(
      leastReps(exercise, gates),
      isGripSore && takesWeight && pulls.has(pattern) ? leastOfLightGrip : 1,
    ),
    gates.ageGroup === "youth" ? mostRepsOfYouth : takesWeight ? longestLoadedSet : longestUnloadedSet,
  ];
};

/** Fewer than five are for strength: where size is the aim, a weight that goes three times is too heavy (ACSM 2009). */
const fewestOfFall = 5;

/** Lower ranges that the usual one may fall back to at the same weight, and the usual one with those above it, from hard to easy to reach. */
const ladderOfRanges = (exercise: Exercise, base: Range, person: Person) => {
  const [least, most] = repLimits(exercise, person);
  const bottom = base[0] > fewestOfFall ? fewestOfFall : base[0] / 2;
  const fewest = isBallistic(exercise) ? base[0] : Math.max(least, bottom);
  const lower = listedRanges.filter(([low, high]) => low >= fewest && low < base[0] && high < base[1]);
  return { lower, path: rangesFrom(base, most) };
};

/**
 * Where the lighter weight is far, sets that ended below their range ask for a lower range at the same weight, which climbs back as
 * they grow. undefined: the usual range, or a higher one.
 */
const fallenRange = (
  exercise: Exercise,
  base: Range,
  person: Person,
  bout: LoadedBout,
  left: number,
): Range | undefined => {
  const { lower, path } = ladderOfRanges(exercise, base, person);
  const low = bout.targetLow ?? base[0];
  const lighter = kitSteps(exercise, person, bout.loadLb).below(bout.loadLb);
  const isLightest = lighter === bout.loadLb;
  if (!isLightest && !isCoarse(lighter, bout.loadLb, bout.carriedLb)) return undefined;
  // What the sets themselves reached, or what was left over puts within reach for sure: else the weight would not stay.
  const suits = ([low]: Range): boolean => suitsWeight(bout, { low, difficulty: 10 - left });
  if (fellShort(bout, low))
    return (
      [...lower, ...path].findLast((range) => range[0] < low && suits(range)) ??
      (isLightest ? lower[0] : undefined)
    );
  if (low >= base[0]) return undefined;
  const back = [...lower, base];
  const fitting = back.findLast(suits);
  const own = lower.find((range) => fallsInto(bout, range));
  // Its top in every set leads to the next one, whatever the ratings leave over.
  const above = own && reachedTop(bout, own[1]) ? back.find(([, high]) => high > own[1]) : undefined;
  if (fitting === base || above === base) return undefined;
  const next = above === undefined || (fitting?.[0] ?? 0) > above[0] ? (fitting ?? lower[0] ?? own) : above;
  if (own === undefined || next === undefined) return fitting;
  // What went as asked does not fall, what was too hard does not climb.
  const staysInOwn = reachedTop(bout, own[0]) ? next[0] < own[0] : next[0] > own[0];
  return staysInOwn ? own : next;
};

/** True for a range below the usual one that the last sets fell to, or in which they still are: it climbs back first. */
export const isBelowUsual = (
  exercise: Exercise,
  { exercises }: Pick<Person, "exercises">,
  low: number,
  [usualLow]: Range,
): boolean => {
  const bout = lastLoaded(exercises.get(exercise.id));
  const lastLow = bout?.targetLow ?? usualLow;
  return bout !== undefined && low < usualLow && (lastLow < usualLow || fellShort(bout, lastLow));
};

/**
 * Without a log the range that the kit's heaviest weight asks for. With coarse weights: the top of the range first, then a higher
 * range at the same weight, as far as the repetitions left over reach, then the heavier weight in the lower range. Where sets ended
 * below the range and the lighter weight is far, a lower range at the same weight. No range is stretched, and easier sets never
 * lead to a range for which the weight would have to fall.
 * @param left repetitions to leave over
 * @param leftNow the same of this week, where a careful one leaves more
 */
export const climbedRange = (
  exercise: Exercise,
  base: Range,
  person: Person,
  left: number,
  leftNow = left,
): Range => {
  const state = person.exercises.get(exercise.id);
  const bout = lastLoaded(state);
  if (bout === undefined) return rangeOfKit(exercise, base, person, left, repLimits(exercise, person)[1]);
  const fallen = fallenRange(exercise, base, person, bout, left);
  if (fallen !== undefined) return fallen;
  const kit = kitSteps(exercise, person, bout.loadLb);
  const next = kit.next(bout.loadLb);
  const { lower, path } = ladderOfRanges(exercise, base, person);
  const at = Math.max(
    0,
    path.findIndex((range) => fallsInto(bout, range)),
  );
  const here = path[at] ?? base;
  const isTop = reachedTop(bout, here[1]);
  // What was lifted for long sets before is not asked for fewer now.
  const known = next !== null && isTop ? path.findLast(([low]) => wasLifted(state, next, low)) : undefined;
  if (next !== null && !isCoarse(bout.loadLb, next, bout.carriedLb))
    return (kit.next(next) === null ? known : undefined) ?? base;
  if (!isTop) return here;
  const higher = path[at + 1];
  if (next !== null) {
    if (known !== undefined) return known;
    const fits = ([low]: Range) => isInReach(bout, next, low, leftNow);
    if (fits(base)) return base;
    // At the end of the climb, or where even long sets are light, the heavier weight is for fewer repetitions.
    const isLight = isFarTooLight(bout);
    const isEnd = higher === undefined && (isLight || wasLongTwice(state, bout));
    // Who may not go below the usual range takes the heavier weight in it, and goes slower where it fell short before.
    const fell =
      state?.bouts.some((one) => one.loadLb === next && fellShort(one, one.targetLow ?? 0)) === true;
    const heavier = lower.findLast(fits) ?? (isEnd ? (lower[0] ?? (fell ? undefined : base)) : undefined);
    if (heavier !== undefined && (higher === undefined || isLight)) return heavier;
  }
  return (
    path.findLast(([low], index) => index > at && suitsWeight(bout, { low, difficulty: 10 - leftNow })) ??
    higher ??
    here
  );
};

/**
 * How many repetitions a set without a chosen weight may show at most (coach.I9). Rungs of a ladder stay crisp: 85% of the best
 * (specs/design.md 1.2). Of any other move the effort says when a set ends: never past the best itself.
 * @param most expected most repetitions in one set
 */
export const mostRepetitions = (exercise: Exercise, most: number): number =>
  Math.max(1, Math.floor((ladderOf(exercise) === undefined ? most : most * hardestShare) + 1e-9));

/** Moves of so little weight that thirty are no trial of patience. */
const easyPatterns: ReadonlySet<string> = new Set(["calf", "core"]);
const easyRange: Range = [20, 30];

/** Without a log: what most people can do of a move that suits their level, and of one on a single leg; calves carry the body all day. */
export const firstUnloaded = ({ pattern, unilateral, loadKind }: Exercise): Range =>
  pattern !== "calf" && unilateral && loadKind === "bodyweightPlus" ? [5, 8] : [8, 12];

/** The same, or a higher one where the person's standards say that it would be far too easy. */
const firstRange = (exercise: Exercise, person: Person, reserve: number): Range => {
  const usual = firstUnloaded(exercise);
  const most = (unloggedReps(exercise, person) ?? 0) - reserve;
  return unloadedRanges.findLast(([low, high]) => low > usual[0] && high <= most) ?? usual;
};

/** The highest listed range that leaves the wanted repetitions over; a single number where even three are many. */
export const unloadedRange = (exercise: Exercise, person: Person, reserve: number): Range => {
  const [least, usualLongest] = repLimits(exercise, person);
  // The last two have no rung above them for everybody: longer sets are how they go on.
  const isRung = isChairTrainee(person) && chairLadder.slice(0, -2).includes(exercise.id);
  const expected = likelyMax(exercise, person);
  // What easier moves say of the hardest of legs and hips is too much: it begins as one of which nothing is known.
  const isGuess =
    exercise.level >= 3 && !person.exercises.has(exercise.id) && expectedMax(exercise, person) === null;
  const longest = isRung ? enoughFromSeat : isGuess ? firstUnloaded(exercise)[1] : usualLongest;
  if (expected === null) return nearestListed(firstRange(exercise, person, reserve), least);
  // A move that was never done is estimated from others: it may be harder than that.
  const most = person.exercises.has(exercise.id) ? expected : Math.max(least, expected * hardestShare);
  // Who must do eight is given moves that allow so many (`legal.ts`), the caution of the estimate or not.
  const needed = Math.min(least, mostRepetitions(exercise, expected));
  const top = Math.min(longest, Math.max(needed, mostRepetitions(exercise, most)));
  const ranges = easyPatterns.has(exercise.pattern) ? [...unloadedRanges, easyRange] : unloadedRanges;
  // Of push-ups that were counted and never trained half is a bottom that three sets reach.
  const isCounted = exercise.id === testedMove["push-up"] && !person.exercises.has(exercise.id);
  const isUpToCount = ([low, high]: Range): boolean =>
    isCounted &&
    low <= expected * leastShare + 1e-9 &&
    high <= Math.min(longest, mostRepetitions(exercise, expected));
  const options = ranges.filter(
    (range) =>
      range[0] >= least &&
      ((range[1] <= top && range[0] <= Math.max(1, most - reserve)) || isUpToCount(range)),
  );
  // The range of last time stays until its top is reached, or its bottom is not.
  const bout = person.exercises.get(exercise.id)?.bouts.findLast(({ isEasy }) => !isEasy);
  const current = options.findIndex((range) => bout !== undefined && fallsInto(bout, range));
  const here = options[current];
  if (bout !== undefined && here !== undefined && bout.amounts.every((amount) => amount >= here[0]))
    return reachedTop(bout, here[1]) ? (options[current + 1] ?? here) : here;
  // A bottom that was not reached asks for the range below, and the lowest for a single number.
  const range = current >= 0 ? options[current - 1] : options.at(-1);
  if (range !== undefined) return range;
  // Sets of a few that were missed or left nothing become fewer, down to half of the best, until they go well again.
  const isLess =
    ladderOf(exercise) !== undefined &&
    bout !== undefined &&
    (bout.difficulty === 10 || fellShort(bout, bout.targetLow ?? 0));
  const share = isLess ? Math.round(most * leastShare) : Math.floor(most * singleShare + 1e-9);
  const single = Math.max(Math.min(least, top), 1, Math.min(top, share));
  return [single, single];
};
