/**
 * Weight without its daily noise: an exponential average that knows how long ago the last reading was, and how fast
 * it moves. Raw readings stay beside it; nothing is dropped (feature F8).
 */
import type { PrimaryGoal } from "../profiles/options.text.ts";
import { meanOf, medianOf } from "../shared/averages.ts";
import { addDays, type CivilDate, daysBetween } from "../shared/dates.ts";
import { massIn } from "../shared/format.ts";
import { roundTo, type UnitSystem } from "../shared/units.ts";

/** Days after which a change has come through by 63%. */
export const trendDays = 7;
/** Days behind the rate. */
export const rateDays = 21;

/** One weighing, in any unit. */
export type Weighing = {
  readonly date: CivilDate;
  readonly value: number;
  /** Instant; without one the last of a day is the last in the list. */
  readonly at?: string;
};

/** One day with a reading: the measured weight and the trend, both in the unit of the readings. */
export type TrendPoint = {
  readonly date: CivilDate;
  /** Mean of the day's readings. */
  readonly raw: number;
  readonly trend: number;
};

/** No body changes by more than this share within a day: a reading that far from the day's last one was a slip. */
const furthestInDay = 0.05;
/** Whether one of two values of a day was a slip. */
export const contradicts = (value: number, other: number): boolean =>
  Math.abs(value / other - 1) > furthestInDay;

/** One value a day, by rising date, above 0 only: the mean of its readings, without what the last one contradicts. */
export const dailyWeights = (weighings: readonly Weighing[]): readonly Weighing[] =>
  [
    ...Map.groupBy(
      weighings.filter(({ value }) => value > 0),
      ({ date }) => date,
    ),
  ]
    .map(([date, day]) => {
      const last = day.reduce((latest, reading) =>
        (reading.at ?? "") >= (latest.at ?? "") ? reading : latest,
      );
      const agreeing = day.filter(({ value }) => !contradicts(value, last.value));
      return { date, value: meanOf(agreeing.map(({ value }) => value)) ?? last.value };
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));

/**
 * How much of the way to a new reading the trend goes after `days`: 1 − e^(−days/τ), the first-order low-pass for
 * readings at uneven times (oroboro.com/irregular-ema); read daily, the usual exponential average with α = 0.133.
 */
export const trendShare = (days: number): number => 1 - Math.exp(-days / trendDays);

/**
 * T ← T + (1 − e^(−Δt/τ)) × (w − T), Δt in days; it begins at the median of the first three readings within 7 days.
 * @param weighings in any unit and order; several on one day count as one (`dailyWeights`)
 */
export const weightTrend = (weighings: readonly Weighing[]): readonly TrendPoint[] => {
  const days = dailyWeights(weighings);
  const first = days[0];
  if (first === undefined) return [];
  const seeds = days.slice(0, 3).filter((day) => daysBetween(first.date, day.date) <= 7);
  let trend = medianOf(seeds.map((day) => day.value)) ?? 0;
  let last = first.date;
  return days.map(({ date, value }) => {
    trend += trendShare(daysBetween(last, date)) * (value - trend);
    last = date;
    return { date, raw: value, trend };
  });
};

/** Least-squares slope a day; undefined with fewer than two different days. */
export const slopeOf = (
  points: readonly { readonly day: number; readonly value: number }[],
): number | undefined => {
  const n = points.length;
  const meanDay = points.reduce((sum, point) => sum + point.day, 0) / n;
  const meanValue = points.reduce((sum, point) => sum + point.value, 0) / n;
  const spread = points.reduce((sum, point) => sum + (point.day - meanDay) ** 2, 0);
  return spread > 0
    ? points.reduce((sum, point) => sum + (point.day - meanDay) * (point.value - meanValue), 0) / spread
    : undefined;
};

/** Fewest days between first and last reading behind a rate: below that it is noise. */
const shortestSpan = 7;

/**
 * Change a week: least squares on the trend over the 21 days up to the last reading.
 * @returns undefined with fewer than three readings or less than a week between them
 */
export const weeklyRate = (trend: readonly TrendPoint[]): number | undefined => {
  const last = trend.at(-1);
  if (last === undefined) return undefined;
  const recent = trend.filter((point) => daysBetween(point.date, last.date) <= rateDays);
  const first = recent[0];
  if (first === undefined || recent.length < 3 || daysBetween(first.date, last.date) < shortestSpan)
    return undefined;
  const slope = slopeOf(
    recent.map((point) => ({ day: daysBetween(first.date, point.date), value: point.trend })),
  );
  return slope === undefined ? undefined : slope * 7;
};

/** Readings behind the estimate of the scale's noise. */
const noiseReadings = 28;
/** Median absolute deviation -> standard deviation of a normal distribution. */
const deviationFactor = 1.4826;

/** How far a reading usually lies from the trend, robustly; 0 with fewer than five readings. */
const usualDistance = (trend: readonly TrendPoint[]): number => {
  const distances = trend.slice(-noiseReadings).map((point) => Math.abs(point.raw - point.trend));
  return distances.length < 5 ? 0 : deviationFactor * (medianOf(distances) ?? 0);
};

/**
 * Whether a new reading lies so far from the trend that the app asks for confirmation: |w − T| > max(3 σ, 3% of T).
 * @returns the trend that it was compared with, undefined when there is nothing to ask
 */
export const farFromTrend = (
  trend: readonly TrendPoint[],
  reading: Weighing,
): { readonly trend: number; readonly distance: number } | undefined => {
  const before = trend.filter((point) => point.date <= reading.date);
  const last = before.at(-1);
  if (last === undefined) return undefined;
  const distance = reading.value - last.trend;
  const allowed = Math.max(3 * usualDistance(before), 0.03 * last.trend);
  return Math.abs(distance) > allowed ? { trend: last.trend, distance } : undefined;
};

/** A rate is known to about a quarter; the dates are shown as that range, not as one day. */
const rateUncertainty = 0.25;
/** Further ahead than this nobody can say. */
const furthestDays = 730;

/**
 * When the trend meets the goal if it goes on as in the last 21 days, as a range of dates.
 * @returns undefined when it stands still, moves away, or would take more than two years
 */
export const goalDates = (
  trend: readonly TrendPoint[],
  goal: number,
): { readonly from: CivilDate; readonly to: CivilDate } | undefined => {
  const last = trend.at(-1);
  const rate = weeklyRate(trend);
  if (last === undefined || rate === undefined || rate === 0) return undefined;
  const weeks = (goal - last.trend) / rate;
  if (weeks <= 0) return undefined;
  const days = (share: number) => Math.round((weeks * 7) / share);
  const [soonest, latest] = [days(1 + rateUncertainty), days(1 - rateUncertainty)];
  return latest > furthestDays
    ? undefined
    : { from: addDays(last.date, soonest), to: addDays(last.date, latest) };
};

/**
 * Whether the weight moves as the goal wants it to, as far as the shown rate says so; strength and fitness want nothing of it.
 * @param poundsAWeek undefined: not known
 */
export const isWantedRate = (
  poundsAWeek: number | undefined,
  goal: PrimaryGoal,
  units: UnitSystem,
): boolean => {
  const shown = roundTo(massIn(units, poundsAWeek ?? 0), 1);
  return goal === "muscle" ? shown > 0 : (goal === "weight_loss" || goal === "toned") && shown < 0;
};
