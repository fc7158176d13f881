/** The strength estimate after each session: easy and long sets say "at least", a session moves it half-way (specs/design.md 3a-3). */
import { daysBetween } from "@muster/domain/shared/dates";
import { isFullSet } from "@muster/domain/training/set-roles";
import type { PastExercise, PastSession, PastSet } from "../input.ts";
import { longestSetForEstimate, maxFactor, reserveOf } from "./one-rep-max.ts";

/** One session in which the exercise was done. */
export type Occurrence = {
  readonly session: PastSession;
  readonly done: PastExercise;
  /** Its working sets; at least one. */
  readonly sets: readonly PastSet[];
};

/** How a log is read: the same for all exercises of a person but for what the body carries. */
export type LogReader = {
  readonly today: string;
  readonly isBeginner: boolean;
  /** False: the ratings never move and say nothing. */
  readonly sliderWorks: boolean;
  /** Lighter on purpose, for an easy week or the way back. */
  readonly isEasyWeek: (date: string) => boolean;
  /** The weight is help of a machine; absent: it is lifted. */
  readonly isHelp?: boolean;
  /** lb of the body that go up with the weight. */
  readonly carriedLb: number;
};

/** Sets that tell what was lifted and how it went, in the order in which they were done. */
export const workingSets = (done: PastExercise): readonly PastSet[] => done.sets.filter(isFullSet);
/** Repetitions, seconds or meters, whichever the set has; null when it has none. */
export const amountOf = (set: PastSet): number | null => set.reps ?? set.time ?? set.distance;
/** Of all sets that have any, in order. */
export const amountsOf = (sets: readonly PastSet[]): readonly number[] =>
  sets.flatMap((set) => amountOf(set) ?? []);

/** Easy sets say only "at least this much" (specs/design.md 3a-3). */
export const easyRating = 5;
/** Too hard: rated so or higher, a weight must not rise (spec §9; coach.I6). */
export const hardRating = 9;
const weeklyFall = 0.93;
const weeklyRise = 1.08;
/** Share of the way that a new session moves the estimate. */
export const smoothing = 0.5;

/** Without a rating that says anything: the usual two in reserve. */
export const usualReserve = 2;

const setEstimate = (
  { weight, reps, rir }: PastSet,
  difficulty: number | null,
  { isBeginner, sliderWorks, carriedLb }: LogReader,
): readonly number[] => {
  if (weight === null || reps === null || weight <= 0) return [];
  const reserve =
    rir ?? (sliderWorks && difficulty !== null ? reserveOf(difficulty, isBeginner) : usualReserve);
  return [(weight + carriedLb) * maxFactor(reps + reserve)];
};

type Estimate = { readonly date: string; readonly value: number; readonly isFound: boolean };

/**
 * The estimate after each session, of all that moves, lb. Until the first session that says more than "at least", it follows upwards freely:
 * a first, too careful weight must not hold the estimate down for weeks.
 */
export const estimates = (occurrences: readonly Occurrence[], reader: LogReader): readonly Estimate[] => {
  const { sliderWorks, isEasyWeek } = reader;
  const series: Estimate[] = [];
  let anchor: { readonly date: string; readonly value: number } | null = null;
  for (const { session, done, sets } of occurrences) {
    const values = sets.flatMap((set) => setEstimate(set, done.difficulty, reader));
    if (values.length === 0) continue;
    const best = Math.max(...values);
    // Longer sets than twelve say "at least this much" too: the formulas part ways there (specs/design.md 1.1).
    const isLong = sets.every(({ reps }) => (reps ?? 0) > longestSetForEstimate);
    const isLowerBound =
      isLong ||
      (sliderWorks && done.difficulty !== null && done.difficulty <= easyRating) ||
      isEasyWeek(session.date);
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
export const gainOf = (series: readonly Estimate[], today: string): number | null => {
  const last = series.at(-1);
  const found = series.slice(1).filter(({ isFound, date }) => isFound && daysBetween(date, today) <= 42);
  const base = found.findLast(({ date }) => daysBetween(date, today) >= 28) ?? found[0];
  if (last === undefined || base === undefined || daysBetween(base.date, last.date) < 10) return null;
  const gain = last.value / base.value - 1;
  return gain > largestGain ? null : Math.max(-largestGain, gain);
};
