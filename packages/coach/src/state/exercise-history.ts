/**
 * What the log says about each exercise: a strength estimate that easy sets cannot pull down, the trend, how hard it
 * felt, how much of the plan was done (coach.md 3a-3).
 */
import { progressionOf } from "@muster/domain/planning/analysis";
import { addDays, daysBetween } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import type { DesignInput, PastExercise, PastSession, PastSet } from "../design/input.ts";
import { longestSetForEstimate, maxFactor, reserveOf } from "./one-rep-max.ts";

export type Trend = "progressing" | "plateaued" | "declining" | "steady";

/** One session's work on one exercise, as far as it says what to do next. */
export type Bout = {
  readonly date: string;
  /** Heaviest working weight in lb; null without one. */
  readonly loadLb: number | null;
  /** Repetitions (seconds, meters) of the sets at that weight, in order. */
  readonly amounts: readonly number[];
  /** 1-10; null when the slider never moves and so says nothing. */
  readonly difficulty: number | null;
  /** Done sets ÷ planned sets; null when the plan gave no count. */
  readonly completion: number | null;
  /** Lighter on purpose (deload, re-entry), or a test: no measure for the next load. */
  readonly isEasy: boolean;
  readonly targetLow: number | null;
  readonly targetHigh: number | null;
};

export type ExerciseState = {
  readonly exerciseId: string;
  /** Sessions in which it was done, within 84 days. */
  readonly sessions: number;
  readonly lastDate: string;
  /** Estimated one-repetition maximum in lb of the weight as people log it; null without weighted sets of 1-12. */
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
  /** Difficulty of the last session, 1-10. */
  readonly lastDifficulty: number;
  /** Difficulty of the session before it. */
  readonly previousDifficulty: number | null;
  /** Done sets ÷ planned sets of the last session; null when the plan gave no count. */
  readonly completion: number | null;
  /** First set to last set of the last session, 0-1; null with fewer than two comparable sets. */
  readonly dropOff: number | null;
  readonly trend: Trend;
  /** Change of weight × repetitions over the window, 0.05 = 5% up. */
  readonly change: number;
  /** Change of the strength estimate over about four weeks, 0.05 = 5% up; null while it is still being found. */
  readonly gain: number | null;
  /** Most repetitions in a set, lately and some weeks before; null with a weight, for holds, or too new. */
  readonly reps: { readonly before: number; readonly now: number } | null;
  /** Days from the last time to today. */
  readonly restedDays: number;
  /** The last sessions, oldest first; at most six. */
  readonly bouts: readonly Bout[];
};

type Occurrence = { readonly session: PastSession; readonly done: PastExercise };

const isWorking = (set: PastSet): boolean => set.role !== "warmup";
const workingSets = (done: PastExercise): readonly PastSet[] => done.sets.filter(isWorking);
const amountOf = (set: PastSet): number | null => set.reps ?? set.time ?? set.distance;

/** Easy sets say only "at least this much" (coach.md 3a-3). */
const easyRating = 5;
const weeklyFall = 0.93;
const weeklyRise = 1.08;
const smoothing = 0.5;

const setEstimate = (
  set: PastSet,
  difficulty: number,
  isBeginner: boolean,
  sliderWorks: boolean,
): number | null => {
  if (set.weight === null || set.reps === null || set.weight <= 0) return null;
  // A slider that never moves says nothing: assume the usual two in reserve.
  const reserve = set.rir ?? (sliderWorks ? reserveOf(difficulty, isBeginner) : 2);
  return set.weight * maxFactor(Math.min(longestSetForEstimate, set.reps + reserve));
};

type Estimate = { readonly date: string; readonly value: number; readonly isFound: boolean };

/**
 * The estimate after each session. Until the first session that says more than "at least", it follows upwards freely:
 * a first, too careful weight must not hold the estimate down for weeks.
 */
const estimates = (
  occurrences: readonly Occurrence[],
  isBeginner: boolean,
  sliderWorks: boolean,
  isEasyWeek: (date: string) => boolean,
): readonly Estimate[] => {
  const series: Estimate[] = [];
  let anchor: { readonly date: string; readonly value: number } | null = null;
  for (const { session, done } of occurrences) {
    const values = workingSets(done)
      .map((set) => setEstimate(set, done.difficulty, isBeginner, sliderWorks))
      .filter((value) => value !== null);
    if (values.length === 0) continue;
    const best = Math.max(...values);
    // Longer sets than twelve say "at least this much" too: the formulas part ways there (coach.md 1.1).
    const isLong = workingSets(done).every(({ reps }) => (reps ?? 0) > longestSetForEstimate);
    const isLowerBound = isLong || (sliderWorks && done.difficulty <= easyRating) || isEasyWeek(session.date);
    const before = series.at(-1);
    if (before === undefined || anchor === null || !before.isFound) {
      const value = before === undefined ? best : Math.max(before.value, best);
      anchor = { date: session.date, value };
      series.push({ date: session.date, value, isFound: !isLowerBound });
      continue;
    }
    const aim: number = isLowerBound ? Math.max(before.value, best) : best;
    const weeks = Math.max(1, Math.ceil(daysBetween(anchor.date, session.date) / 7));
    const moved: number = before.value + smoothing * (aim - before.value);
    const value: number = Math.min(
      anchor.value * weeklyRise ** weeks,
      Math.max(anchor.value * weeklyFall ** weeks, moved),
    );
    if (daysBetween(anchor.date, session.date) >= 7) anchor = { date: session.date, value };
    series.push({ date: session.date, value, isFound: true });
  }
  return series;
};

/** More than a fifth in four weeks is a weight that was still being found, not strength. */
const largestGain = 0.2;

/** Against the estimate of about four weeks ago; the first session, which finds the weight, is never the base. */
const gainOf = (series: readonly Estimate[], today: string): number | null => {
  const last = series.at(-1);
  const found = series.slice(1).filter(({ isFound, date }) => isFound && daysBetween(date, today) <= 42);
  const base = found.findLast(({ date }) => daysBetween(date, today) >= 28) ?? found[0];
  if (last === undefined || base === undefined || daysBetween(base.date, last.date) < 10) return null;
  const gain = last.value / base.value - 1;
  return gain > largestGain ? null : Math.max(-largestGain, gain);
};

/** Days for which a set of a bodyweight move says how many there could be now. */
const capacityMemory = 35;
/** Without a rating that says anything: the usual two in reserve. */
const usualReserve = 2;

const lastingOf = (bouts: readonly Bout[], isBeginner: boolean, today: string): number | null =>
  bouts
    .filter(
      ({ loadLb, date, amounts }) =>
        loadLb === null && amounts.length > 0 && daysBetween(date, today) <= capacityMemory,
    )
    .reduce<number | null>((before, { amounts, difficulty }) => {
      const reserve = difficulty === null ? usualReserve : reserveOf(difficulty, isBeginner);
      const now = (amounts.at(-1) ?? 0) + reserve;
      // Easy sets say "at least": what they show is there, only a fall is believed by half.
      const isLowerBound = difficulty !== null && difficulty <= easyRating;
      if (before === null || (isLowerBound && now > before)) return now;
      return before + smoothing * (now - before);
    }, null);

/** Best sets of the last two weeks against those of the four weeks before, without the very first session. */
const repsOf = (occurrences: readonly Occurrence[], today: string): ExerciseState["reps"] => {
  const best = (from: number, to: number): number =>
    Math.max(
      0,
      ...occurrences
        .slice(1)
        .filter(({ session }) => {
          const age = daysBetween(session.date, today);
          return age >= from && age < to;
        })
        .flatMap(({ done }) => workingSets(done))
        .map(({ reps, weight }) => (weight === null ? (reps ?? 0) : 0)),
    );
  const before = best(14, 42);
  const now = best(0, 14);
  return before === 0 || now === 0 ? null : { before, now };
};

const mostBouts = 6;

/** Heaviest work of a session; lighter than before and rated easy counts as lighter on purpose. */
const boutsOf = (
  occurrences: readonly Occurrence[],
  sliderWorks: boolean,
  isEasyWeek: (date: string) => boolean,
): readonly Bout[] => {
  const bouts: Bout[] = [];
  for (const { session, done } of occurrences.slice(-mostBouts)) {
    const sets = workingSets(done);
    const loadLb = heaviest(sets);
    const before = bouts.at(-1);
    // Once lighter than the time before, without a reason in it, and easy: an easy week. Twice is the new weight, and a
    // test before it is none to compare with: its weight was a guess.
    const isLighter =
      before !== undefined &&
      !before.isEasy &&
      loadLb !== null &&
      (before.loadLb ?? 0) > loadLb * 1.04 &&
      (before.difficulty ?? 0) < 9 &&
      (before.completion ?? 1) >= 0.8;
    bouts.push({
      date: session.date,
      loadLb,
      amounts: sets
        .filter((set) => loadLb === null || set.weight === loadLb)
        .map(amountOf)
        .filter((amount) => amount !== null),
      difficulty: sliderWorks ? done.difficulty : null,
      completion: completionOf(done),
      isEasy:
        isEasyWeek(session.date) ||
        done.assessmentMetric !== null ||
        (isLighter && sliderWorks && done.difficulty <= easyRating),
      targetLow: done.targetLow ?? null,
      targetHigh: done.targetHigh ?? null,
    });
  }
  return bouts;
};

const completionOf = (done: PastExercise): number | null =>
  done.plannedSets === null || done.plannedSets <= 0
    ? null
    : Math.min(1, workingSets(done).length / done.plannedSets);

/** Mean of weight × repetitions over the working sets; repetitions (seconds, meters) alone without weight. */
const workOf = (done: PastExercise): number | null => {
  const works = workingSets(done)
    .map((set) => {
      const amount = amountOf(set);
      return amount === null ? null : amount * (set.weight ?? 1);
    })
    .filter((work) => work !== null);
  return works.length === 0 ? null : works.reduce((sum, work) => sum + work, 0) / works.length;
};

/**
 * Spec §9: progressing above +5%, plateaued under 2% with at least six sessions. Assisted work is read the other way
 * round: less help is progress.
 */
export const trendOf = (works: readonly number[]): { readonly trend: Trend; readonly change: number } => {
  const first = works[0];
  const last = works.at(-1);
  if (first === undefined || last === undefined || works.length < 2 || first <= 0)
    return { trend: "steady", change: 0 };
  const change = last / first - 1;
  return { trend: change < -0.05 ? "declining" : progressionOf(works), change };
};

/** First-to-last fall in repetitions at one weight, 0-1. */
export const dropOffOf = (sets: readonly PastSet[]): number | null => {
  const working = sets.filter(isWorking);
  const first = working[0];
  const last = working.at(-1);
  if (first === undefined || last === undefined || working.length < 2) return null;
  const from = amountOf(first);
  const to = amountOf(last);
  if (from === null || to === null || from <= 0 || first.weight !== last.weight) return null;
  return Math.max(0, (from - to) / from);
};

const heaviest = (sets: readonly PastSet[]): number | null => {
  const weights = sets.map((set) => set.weight).filter((weight) => weight !== null);
  return weights.length === 0 ? null : Math.max(...weights);
};

const stateOf = (
  exercise: Exercise | undefined,
  occurrences: readonly Occurrence[],
  input: DesignInput,
  isBeginner: boolean,
  sliderWorks: boolean,
  isEasyWeek: (date: string) => boolean,
): ExerciseState | null => {
  const last = occurrences.at(-1);
  if (last === undefined) return null;
  const sets = workingSets(last.done);
  const works = occurrences.map(({ done }) => workOf(done)).filter((work) => work !== null);
  const isAssisted = exercise?.loadKind === "assisted";
  const { trend, change } = trendOf(isAssisted ? works.map((work) => 1 / Math.max(work, 1e-6)) : works);
  const recent = occurrences
    .filter(({ session }) => session.date > addDays(input.today, -21))
    .flatMap(({ done }) => workingSets(done));
  const reps = occurrences
    .flatMap(({ done }) => workingSets(done))
    .map((set) => set.reps)
    .filter((count) => count !== null);
  const bouts = boutsOf(occurrences, sliderWorks, isEasyWeek);
  const series = isAssisted ? [] : estimates(occurrences, isBeginner, sliderWorks, isEasyWeek);
  return {
    exerciseId: last.done.exerciseId,
    sessions: occurrences.length,
    lastDate: last.session.date,
    e1rmLb: series.at(-1)?.value ?? null,
    lastLoadLb: heaviest(sets),
    bestRecentLoadLb: heaviest(recent) ?? heaviest(sets),
    lastAmounts: sets.map(amountOf).filter((amount) => amount !== null),
    bestReps: reps.length === 0 ? null : Math.max(...reps),
    lastingReps: last.done.metric === "reps" ? lastingOf(bouts, isBeginner, input.today) : null,
    lastDifficulty: last.done.difficulty,
    previousDifficulty: occurrences.at(-2)?.done.difficulty ?? null,
    completion: completionOf(last.done),
    dropOff: dropOffOf(last.done.sets),
    trend,
    change,
    gain: gainOf(series, input.today),
    reps: repsOf(occurrences, input.today),
    restedDays: daysBetween(last.session.date, input.today),
    bouts,
  };
};

/** Days that ratings must span before standing still means anything: one even week does not. */
const flatDays = 13;

/** Ratings that never move in three weeks (at least eight of them, over two weeks) say nothing about effort. */
export const difficultySliderWorks = (input: DesignInput): boolean => {
  const ratings = input.sessions
    .filter((session) => !session.skipped && session.date > addDays(input.today, -21))
    .flatMap(({ date, exercises }) =>
      exercises.filter(({ sets }) => sets.length > 0).map(({ difficulty }) => ({ date, difficulty })),
    );
  const dates = ratings.map(({ date }) => date).toSorted();
  const first = dates[0];
  const last = dates.at(-1);
  if (ratings.length < 8 || first === undefined || last === undefined) return true;
  return daysBetween(first, last) < flatDays || new Set(ratings.map(({ difficulty }) => difficulty)).size > 1;
};

/** One state for each exercise with at least one logged set, by catalogue id. Duplicate sessions count once. */
export const exerciseStates = (
  input: DesignInput,
  sessions: readonly PastSession[],
  isBeginner: boolean,
): ReadonlyMap<string, ExerciseState> => {
  const sliderWorks = difficultySliderWorks(input);
  const previous = input.previousPlan?.plan;
  const isEasyWeek = (date: string): boolean =>
    previous !== undefined &&
    (previous.phase === "deload" || previous.phase === "re-entry" || previous.phase === "illness") &&
    date >= previous.validFrom;
  const byExercise = new Map<string, Occurrence[]>();
  for (const session of sessions) {
    if (session.skipped) continue;
    for (const done of session.exercises) {
      if (workingSets(done).length === 0) continue;
      byExercise.set(done.exerciseId, [...(byExercise.get(done.exerciseId) ?? []), { session, done }]);
    }
  }
  const states = new Map<string, ExerciseState>();
  for (const [id, occurrences] of byExercise) {
    const state = stateOf(exerciseById(id), occurrences, input, isBeginner, sliderWorks, isEasyWeek);
    if (state !== null) states.set(id, state);
  }
  return states;
};
