/**
 * What the log says about each exercise: a strength estimate that easy sets cannot pull down, the trend, how hard it
 * felt, how much of the plan was done (specs/design.md 3a-3).
 */
import { progressionOf } from "@muster/domain/progress/analysis";
import { maxOf, meanOf } from "@muster/domain/shared/averages";
import { addDays, daysBetween } from "@muster/domain/shared/dates";
import { isFullSet } from "@muster/domain/training/set-roles";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { type Bout, boutsOf, completionOf, heaviest } from "./bouts.ts";
import type { DesignInput, PastSession, PastSet } from "./input.ts";
import { byDate } from "./normalise.ts";
import { carriedLbOf, loggedMax, reserveOf } from "./strength/one-rep-max.ts";
import {
  amountOf,
  amountsOf,
  easyRating,
  estimates,
  gainOf,
  type LogReader,
  type Occurrence,
  smoothing,
  usualReserve,
  workingSets,
} from "./strength/strength-estimate.ts";

type Trend = "progressing" | "plateaued" | "declining" | "steady";

/** Repetitions that a first set could have had, by the best sets and ratings, the newer sessions counting more. */
type Fresh = {
  readonly reps: number;
  /** Every session went as planned with two and more left: there may be more. */
  readonly isAtLeast: boolean;
};

/** What the past says about one exercise. Weights in lb. */
export type ExerciseState = {
  readonly exerciseId: string;
  /** Sessions in which it was done, within 84 days. */
  readonly sessions: number;
  readonly lastDate: string;
  /** Estimated one-repetition maximum in lb of the weight as people log it (`loggedMax`); null without weighted sets of 1-12. */
  readonly e1rmLb: number | null;
  /** Heaviest working weight of the last session; null when none. */
  readonly lastLoadLb: number | null;
  /** Heaviest working weight in the last 21 days. */
  readonly bestRecentLoadLb: number | null;
  /** Repetitions (or seconds, meters) of the last session's working sets, in order. */
  readonly lastAmounts: readonly number[];
  /** Most repetitions in one set within 84 days. */
  readonly bestReps: number | null;
  /**
   * Repetitions that the last set could have had, by repetitions and rating, the newer sessions counting more; null
   * with a weight, for holds, or when the last time is long ago.
   */
  readonly lastingReps: number | null;
  /** What a first set could have had; null with a weight, for holds, or when the last time is long ago. */
  readonly fresh: Fresh | null;
  /** Difficulty of the last session, 1-10. */
  readonly lastDifficulty: number | null;
  /** Done sets ÷ planned sets of the last session; null when the plan gave no count. */
  readonly completion: number | null;
  /** First set to last set of the last session, 0-1; null with fewer than two comparable sets. */
  readonly dropOff: number | null;
  readonly trend: Trend;
  /** Change of the strength estimate over about four weeks, 0.05 = 5% up; null while it is still being found. */
  readonly gain: number | null;
  /** Days from the last time to today. */
  readonly restedDays: number;
  /** The last sessions, oldest first; at most six. */
  readonly bouts: readonly Bout[];
};

/** Days for which a set of a bodyweight move says how many there could be now. */
const capacityMemory = 35;

const reserveAfter = ({ difficulty }: Bout, isBeginner: boolean): number =>
  difficulty === null ? usualReserve : reserveOf(difficulty, isBeginner);

const wasEasy = ({ difficulty }: Bout): boolean => difficulty !== null && difficulty <= easyRating;

const freshOf = (bouts: readonly Bout[], isBeginner: boolean): Fresh | null =>
  bouts.reduce<Fresh | null>((before, bout) => {
    const { amounts, targetLow, targetHigh } = bout;
    const best = Math.max(...amounts);
    // Nobody does the most that is possible twice in a session.
    const spare = best > 1 && amounts.filter((amount) => amount === best).length > 1 ? 1 : 0;
    // A test names no number: what was done is the most.
    const reps = targetLow === null ? best : best + Math.max(spare, reserveAfter(bout, isBeginner));
    const wentAsPlanned =
      targetHigh !== null &&
      best >= targetHigh &&
      Math.min(...amounts) >= (targetLow ?? targetHigh) &&
      reserveAfter(bout, isBeginner) >= usualReserve;
    if (wentAsPlanned || wasEasy(bout))
      return { reps: Math.max(before?.reps ?? 0, reps), isAtLeast: before?.isAtLeast ?? true };
    return {
      reps: before === null ? reps : before.reps + smoothing * (reps - before.reps),
      isAtLeast: false,
    };
  }, null);

const lastingOf = (bouts: readonly Bout[], isBeginner: boolean): number | null =>
  bouts.reduce<number | null>((before, bout) => {
    const now = (bout.amounts.at(-1) ?? 0) + reserveAfter(bout, isBeginner);
    // Easy sets say "at least": what they show is there, only a fall is believed by half.
    if (before === null || (wasEasy(bout) && now > before)) return now;
    return before + smoothing * (now - before);
  }, null);

/** Mean of weight × repetitions over the working sets; repetitions (seconds, meters) alone without weight. */
const workOf = ({ sets }: Occurrence): number | null =>
  meanOf(
    sets.flatMap((set) => {
      const amount = amountOf(set);
      return amount === null ? [] : [amount * (set.weight ?? 1)];
    }),
  );

/**
 * Spec §9: progressing above +5%, plateaued under 2% with at least six sessions. Assisted work is read the other way
 * round: less help is progress.
 */
export const trendOf = (works: readonly number[]): Trend => {
  const first = works[0];
  const last = works.at(-1);
  if (first === undefined || last === undefined || works.length < 2 || first <= 0) return "steady";
  return last / first - 1 < -0.05 ? "declining" : progressionOf(works);
};

/** First-to-last fall in repetitions at one weight, 0-1. */
export const dropOffOf = (sets: readonly PastSet[]): number | null => {
  const working = sets.filter(isFullSet);
  const first = working[0];
  const last = working.at(-1);
  if (first === undefined || last === undefined || working.length < 2) return null;
  const from = amountOf(first);
  const to = amountOf(last);
  if (from === null || to === null || from <= 0 || first.weight !== last.weight) return null;
  return Math.max(0, (from - to) / from);
};

/** A told best of more than so many times what easy sets say was mistyped. */
const mostOfLogged = 2;

const stateOf = (
  exercise: Exercise | undefined,
  occurrences: readonly Occurrence[],
  last: Occurrence,
  reader: LogReader,
  toldLb: number,
): ExerciseState => {
  const { today, isBeginner, carriedLb } = reader;
  const { sets } = last;
  const works = occurrences.flatMap((one) => workOf(one) ?? []);
  const isAssisted = exercise?.loadKind === "assisted";
  const recent = occurrences.filter(({ session }) => session.date > addDays(today, -21));
  const bouts = boutsOf(occurrences, reader);
  // The sessions that still say something of a move without a weight.
  const unloaded = bouts.filter(
    ({ loadLb, date, amounts }) =>
      last.done.metric === "reps" &&
      loadLb === null &&
      amounts.length > 0 &&
      daysBetween(date, today) <= capacityMemory,
  );
  const series = isAssisted ? [] : estimates(occurrences, reader);
  const newest = series.at(-1);
  const loggedLb = newest === undefined ? null : loggedMax(newest.value, carriedLb);
  // Easy sets say "at least", and so does one session without a rating: they take nothing from a told best.
  const isJudged = newest?.isFound === true && (occurrences.length > 1 || last.done.difficulty !== null);
  return {
    exerciseId: last.done.exerciseId,
    sessions: occurrences.length,
    lastDate: last.session.date,
    e1rmLb:
      loggedLb === null || isJudged
        ? loggedLb
        : Math.max(loggedLb, Math.min(toldLb, loggedLb * mostOfLogged)),
    lastLoadLb: heaviest(sets),
    bestRecentLoadLb: heaviest(recent.flatMap((one) => one.sets)) ?? heaviest(sets),
    lastAmounts: amountsOf(sets),
    bestReps: maxOf(occurrences.flatMap((one) => one.sets.map(({ reps }) => reps))),
    lastingReps: lastingOf(unloaded, isBeginner),
    fresh: freshOf(unloaded, isBeginner),
    lastDifficulty: last.done.difficulty,
    completion: completionOf(last.done),
    dropOff: dropOffOf(last.done.sets),
    trend: trendOf(isAssisted ? works.map((work) => 1 / Math.max(work, 1e-6)) : works),
    gain: gainOf(series, today),
    restedDays: daysBetween(last.session.date, today),
    bouts,
  };
};

/** Days that ratings must span before a flat trend counts as stagnation: one even week does not. */
const flatDays = 13;

/** Ratings that never move in three weeks (at least eight of them, over two weeks) say nothing about effort. */
export const difficultySliderWorks = ({ sessions, today }: DesignInput): boolean => {
  const rated = sessions
    .filter(({ skipped, date }) => !skipped && date > addDays(today, -21))
    .flatMap(({ date, exercises }) =>
      exercises.flatMap(({ sets, difficulty }) =>
        sets.length > 0 && difficulty !== null ? [{ date, difficulty }] : [],
      ),
    )
    .toSorted(byDate);
  const [first = { date: today }, last = { date: today }] = [rated[0], rated.at(-1)];
  const isFlat = new Set(rated.map(({ difficulty }) => difficulty)).size <= 1;
  return rated.length < 8 || !isFlat || daysBetween(first.date, last.date) < flatDays;
};

/**
 * One state for each exercise with at least one logged set, by catalogue id. Duplicate sessions count once.
 * @param toldLb what is counted on of bests that the person told, lb of one repetition by exercise
 */
export const exerciseStates = (
  input: DesignInput,
  sessions: readonly PastSession[],
  isBeginner: boolean,
  toldLb: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, ExerciseState> => {
  const sliderWorks = difficultySliderWorks(input);
  const previous = input.previousPlan?.plan;
  const wasEasy = previous && ["deload", "re-entry", "illness"].includes(previous.phase);
  const isEasyWeek = (date: string): boolean => wasEasy === true && date >= previous.validFrom;
  const weightLb = input.checkIns.at(-1)?.weight ?? input.profile.weight;
  const occurrences = sessions
    .filter(({ skipped }) => !skipped)
    .flatMap((session) => session.exercises.map((done) => ({ session, done, sets: workingSets(done) })))
    .filter(({ sets }) => sets.length > 0);
  return new Map(
    [...Map.groupBy(occurrences, ({ done }) => done.exerciseId)].flatMap(([id, ofExercise]) => {
      const last = ofExercise.at(-1);
      if (last === undefined) return [];
      const exercise = exerciseById(id);
      const carriedLb = exercise === undefined ? 0 : carriedLbOf(exercise, weightLb);
      const isHelp = exercise?.loadKind === "assisted";
      const reader = { today: input.today, isBeginner, sliderWorks, isEasyWeek, isHelp, carriedLb };
      return [[id, stateOf(exercise, ofExercise, last, reader, toldLb.get(id) ?? 0)] as const];
    }),
  );
};
