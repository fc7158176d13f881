/**
 * The session that the next load builds on: the last one in the same range of repetitions that was no test and not
 * lighter on purpose. Double progression compares like with like; a heavy and a light day of one lift each keep their
 * own weight (specs/design.md 3a-8).
 */
import { shouldReduceLoad } from "@muster/domain/progress/analysis";
import { meanOf } from "@muster/domain/shared/averages";
import { daysBetween } from "@muster/domain/shared/dates";
import type { Bout } from "../../state/bouts.ts";
import type { ExerciseState } from "../../state/exercise-history.ts";
import type { Gates } from "../../state/gates.ts";
import { mostCarefulEffort } from "../../state/outgrown.ts";
import { easyRating, hardRating } from "../../state/strength/strength-estimate.ts";
import type { Range } from "../template/prescription.data.ts";

/** A past bout with a known weight, lb. */
export type LoadedBout = Bout & { readonly loadLb: number };

/** The bout that the next weight is computed from. */
export type Reference = {
  readonly bout: LoadedBout;
  readonly loadLb: number;
  /** False: only other ranges, tests or easy weeks are known, so the estimate decides. */
  readonly isSameRange: boolean;
};

/** Older work says less than the estimate. */
const longestMemory = 42;

/** Ranges that start within two repetitions of each other; one that ends below this one, as a test of three does, is another. */
const isNear = (bout: Bout, low: number, high: number): boolean => {
  if (bout.targetLow !== null && bout.targetHigh !== null)
    return Math.abs(bout.targetLow - low) <= 2 && bout.targetHigh >= low;
  const best = Math.max(0, ...bout.amounts);
  return best >= low - 1 && best <= high + 2;
};

const loadedBouts = (state: ExerciseState | undefined): readonly LoadedBout[] =>
  (state?.bouts ?? []).flatMap((bout) =>
    bout.loadLb === null || bout.loadLb <= 0 ? [] : [{ ...bout, loadLb: bout.loadLb }],
  );

/** The last session with a weight that was no test and not lighter on purpose, in any range. */
export const lastLoaded = (state: ExerciseState | undefined): LoadedBout | undefined =>
  loadedBouts(state).findLast(({ isEasy }) => !isEasy);

/** @returns undefined when the exercise was never done with a weight */
export const referenceOf = (
  state: ExerciseState | undefined,
  low: number,
  high: number,
): Reference | undefined => {
  const weighted = loadedBouts(state);
  const newest = weighted.at(-1);
  if (newest === undefined) return undefined;
  const real = weighted.filter(
    (bout) => !bout.isEasy && daysBetween(bout.date, newest.date) <= longestMemory,
  );
  const same = real.findLast((bout) => isNear(bout, low, high));
  // The second week of a way back, done with ease, is more than the first one: it is where the weight goes on.
  if (same !== undefined && isNear(newest, low, high) && isEasilyMore(newest, same))
    return { bout: newest, loadLb: newest.loadLb, isSameRange: true };
  const last = real.at(-1) ?? newest;
  const isSameRange = same !== undefined && !outdoes(last, same, low);
  const bout = isSameRange ? same : last;
  return { bout, loadLb: bout.loadLb, isSameRange };
};

/** More weight for as many repetitions, and far from hard. */
const isEasilyMore = (later: LoadedBout, before: LoadedBout): boolean =>
  later.loadLb > before.loadLb &&
  Math.min(...later.amounts) >= Math.min(...before.amounts) &&
  later.difficulty !== null &&
  later.difficulty <= easyRating;

/** Days within which two weights of one lift take turns: a heavy and a light day. */
const longestTurn = 10;

/** The later of two sessions is too far from the other one to be its heavy or light day. */
export const isOtherTurn = (earlier: Bout, later: Bout): boolean =>
  daysBetween(earlier.date, later.date) > longestTurn;

/**
 * A later session in another range that says more than one in this range: with as many repetitions of the same weight, or with more weight
 * weeks later, and suited to this range too, as after a climb.
 */
const outdoes = (last: LoadedBout, same: LoadedBout, low: number): boolean =>
  (last.loadLb > same.loadLb
    ? isOtherTurn(same, last)
    : last.date > same.date &&
      last.loadLb === same.loadLb &&
      Math.min(...last.amounts) >= Math.min(...same.amounts)) &&
  suitsWeight(last, { low, difficulty: earningEffort });

/** The session was planned in this very range. */
export const fallsInto = ({ targetLow, targetHigh }: Bout, [low, high]: Range): boolean =>
  targetLow === low && targetHigh === high;

/** Too hard: rated 9 or more, or less than four fifths of the sets done (spec §9; coach.I6). */
export const wasTooHard = ({ difficulty, completion }: Bout): boolean =>
  (difficulty !== null && difficulty >= hardRating) || shouldReduceLoad(completion);

/** Two left in reserve: harder sets earn nothing. */
const earningEffort = 8;

/** All sets at these repetitions and more with two left: the next step is earned (ACSM 2009). */
export const reachedTop = (bout: Bout, repetitions: number): boolean =>
  bout.amounts.length > 0 &&
  bout.amounts.every((amount) => amount >= repetitions) &&
  (bout.difficulty === null || bout.difficulty <= earningEffort) &&
  !wasTooHard(bout);

/** All sets at these repetitions and more with four left: too light at the bottom of a range, worth two steps at its top. */
export const wasRatedLight = (bout: Bout, repetitions: number): boolean =>
  reachedTop(bout, repetitions) && bout.difficulty !== null && bout.difficulty <= 6;

/** Repetitions left after a set of this effort. */
export const reserve = (difficulty: number): number => Math.max(0, 10 - difficulty);

/**
 * Whether another weight leaves so many repetitions with the wanted reserve, by what this session showed. Epley over any number
 * of repetitions: both sides are near each other, so its error hardly shows.
 */
export const isInReach = (bout: LoadedBout, nextLb: number, repetitions: number, left: number): boolean => {
  const { loadLb, amounts, difficulty, carriedLb = 0 } = bout;
  const possible = Math.min(...amounts) + reserve(difficulty ?? earningEffort);
  const shown = (loadLb + carriedLb) * (1 + possible / 30);
  return 30 * (shown / (nextLb + carriedLb) - 1) - left >= repetitions - 1e-9;
};

/** A step of the kit that is small beside the weight: half to two and a half repetitions (ACSM 2009: 2-10%). */
const smallStep = 1.1;
const isSmallStep = ({ loadLb, carriedLb = 0 }: LoadedBout, nextLb: number): boolean =>
  nextLb + carriedLb <= (loadLb + carriedLb) * smallStep;

/** Repetitions that a week of training adds, so that a lift that is done as planned does not stagnate (ACSM 2009). */
const spareOfGrowth = 1;

/** Fewer repetitions than the range asks for, in any set: the log says so, whatever the rating. */
export const fellShort = ({ amounts }: Bout, low: number): boolean =>
  amounts.length > 0 && Math.min(...amounts) < low;

/** Rated two points and more above the effort to aim for: two repetitions fewer were left than was planned. */
export const overshot = ({ difficulty }: Bout, aimed: number, points = 2): boolean =>
  difficulty !== null && difficulty >= aimed + points;

/** Health, age or recovery limits the effort: blood pressure, pregnancy, after a birth or illness, under 18, from 65 on. */
export const isEffortLimited = (
  { difficulty }: { readonly difficulty: number },
  { maxDifficulty }: Pick<Gates, "maxDifficulty">,
): boolean => difficulty <= mostCarefulEffort || maxDifficulty < earningEffort;

/** The effort is limited, and the session was planned for more (or nobody knows): its weight was for harder sets. */
export const isNewlyLimited = (
  { targetDifficulty }: Bout,
  dose: { readonly difficulty: number },
  gates: Pick<Gates, "maxDifficulty">,
): boolean =>
  isEffortLimited(dose, gates) && (targetDifficulty === undefined || targetDifficulty > dose.difficulty);

/** At most this share of a weight with which half of the range was missed (5/3/1, Starting Strength: a tenth off). */
export const mostAfterHalf = 0.9;

/** Half of the planned repetitions, or less: the weight was far too heavy, and says little of what is possible. */
export const missedHalf = ({ amounts, targetLow }: Bout): boolean =>
  targetLow !== null && amounts.length > 0 && (meanOf(amounts) ?? 0) <= targetLow / 2;

/**
 * The most that the sets of this session leave for the next one in lb, where they ended below their range, or far above an
 * effort that is limited since: by Epley over their mean, never the same weight less a step at a time (5/3/1: the training maximum is
 * computed anew). Infinity for all other sessions.
 */
export const mostAfter = (
  bout: LoadedBout,
  dose: { readonly low: number; readonly difficulty: number },
  gates: Pick<Gates, "maxDifficulty">,
): number => {
  const { loadLb, amounts, carriedLb = 0, targetLow } = bout;
  const isShort = targetLow !== null && fellShort(bout, targetLow);
  if (!isShort && !(isNewlyLimited(bout, dose, gates) && overshot(bout, dose.difficulty)))
    return Number.POSITIVE_INFINITY;
  const mean = meanOf(amounts) ?? 0;
  const possible = mean + reserve(bout.difficulty ?? 10);
  const fitting =
    ((loadLb + carriedLb) * (1 + possible / 30)) / (1 + (dose.low + reserve(dose.difficulty)) / 30) -
    carriedLb;
  return missedHalf(bout) ? Math.min(fitting, loadLb * mostAfterHalf) : fitting;
};

/** A rating is a rough guess, and sets fade: so many more than the range asks for have to be left over. */
const spareOfClimb = 3;

/** The same weight suits another range: it was lifted so often, or what was left over says that it can be. */
export const keepsWeight = (
  bout: LoadedBout,
  { low, difficulty }: { readonly low: number; readonly difficulty: number },
): boolean =>
  !fellShort(bout, low) ||
  (!wasTooHard(bout) && isInReach(bout, bout.loadLb, low, reserve(difficulty) + spareOfClimb));

/** The same, with the wanted repetitions left over in the bottom of the range. */
export const suitsWeight = (
  bout: LoadedBout,
  range: { readonly low: number; readonly difficulty: number },
): boolean => isInReach(bout, bout.loadLb, range.low, reserve(range.difficulty)) && keepsWeight(bout, range);

/** Twice in a row the planned repetitions were not reached: less weight, or an easier exercise. */
export const failedTwice = (state: ExerciseState | undefined): boolean => {
  const last = (state?.bouts ?? []).filter(({ isEasy }) => !isEasy).slice(-2);
  return last.length === 2 && last.every((bout) => fellShort(bout, bout.targetLow ?? 0));
};

/** The last sets at this weight were so many, and not as hard as can be. */
export const wasLifted = (state: ExerciseState | undefined, loadLb: number, low: number): boolean => {
  const last = loadedBouts(state).findLast((bout) => bout.loadLb === loadLb);
  return last !== undefined && !fellShort(last, low) && (last.difficulty ?? 0) < 10;
};

const farTooEasy = 3;
/** Fifteen and more, rated three or less: how much more there is nobody knows. */
export const isFarTooLight = ({ amounts, difficulty }: Bout): boolean =>
  difficulty !== null && difficulty <= farTooEasy && amounts.length > 0 && Math.min(...amounts) >= 15;

/** So many repetitions in every set, and a weight is for patience. */
const longSets = 12;
/**
 * Two sessions of long sets to their top with this weight, far too easy or nobody knows: more of them add nothing, and the heavier one is
 * due for fewer. Who had to work for them goes slower first.
 */
export const wasLongTwice = (state: ExerciseState | undefined, { loadLb }: LoadedBout): boolean =>
  loadedBouts(state).filter(
    (bout) =>
      !bout.isEasy &&
      bout.loadLb === loadLb &&
      (bout.targetLow ?? 0) >= longSets &&
      (bout.difficulty ?? 0) <= farTooEasy &&
      reachedTop(bout, bout.targetHigh ?? Number.POSITIVE_INFINITY),
  ).length >= 2;

/**
 * Every set at the top of the range, two below the most effort that is allowed (an adult has four and more left): two steps may be
 * taken at once, but by nobody whose health asks for care.
 */
export const earnsTwoSteps = (bout: Bout, high: number, { maxDifficulty }: Gates): boolean =>
  maxDifficulty > mostCarefulEffort &&
  wasRatedLight(bout, high) &&
  (bout.difficulty ?? 10) <= maxDifficulty - 2;

/**
 * True when the next weight is earned: the top of the range in every set, and the bottom in reach, with one left where the step
 * is no small one, or far too light and fewer repetitions asked for; or so much to spare that the bottom is in reach with the wanted
 * reserve.
 */
export const earnsStep = (
  bout: LoadedBout,
  nextLb: number,
  { low, high, difficulty }: { readonly low: number; readonly high: number; readonly difficulty: number },
): boolean => {
  if (reachedTop(bout, high))
    return (
      (isFarTooLight(bout) && low < (bout.targetLow ?? low + 1)) ||
      isInReach(bout, nextLb, low, isSmallStep(bout, nextLb) ? 0 : spareOfGrowth)
    );
  return reachedTop(bout, low) && isInReach(bout, nextLb, low, reserve(difficulty) - spareOfGrowth);
};

/** A rise above the best of three weeks is at most this share, or one step (coach.I5). */
export const largestJump = 0.1;
