/** Body measurements as charts and lists show them: one value a day, above 0 only, `arms` the mean of both biceps. */
import type { MeasurementName, Reading } from "../body/reading.ts";
import type { CivilDate } from "../shared/dates.ts";

/** The value of one day, in the stored unit of the measurement. */
export type SeriesPoint = { readonly date: CivilDate; readonly value: number };

type DatedReading = Pick<Reading, "metric" | "value" | "date" | "at">;

/** The last reading of each day, by rising date. Counts may be 0; a chart leaves those out (`chartPoints`). */
const lastOfDay = <R extends DatedReading>(
  readings: readonly R[],
  metric: MeasurementName,
): Map<CivilDate, R> => {
  const days = new Map<CivilDate, R>();
  for (const reading of readings) {
    if (reading.metric !== metric) continue;
    const before = days.get(reading.date);
    if (before === undefined || reading.at >= before.at) days.set(reading.date, reading);
  }
  return days;
};

/** The reading whose value a day shows; undefined for a day that did not measure it. */
export const shownReading = <R extends DatedReading>(
  readings: readonly R[],
  metric: MeasurementName,
  date: CivilDate,
): R | undefined => lastOfDay(readings, metric).get(date);

/**
 * A measurement over time: the last value of each day. Days that measured both biceps and no `arms` give their mean
 * to `arms`.
 */
export const measurementSeries = (
  readings: readonly DatedReading[],
  metric: MeasurementName,
): readonly SeriesPoint[] => {
  const days = new Map<CivilDate, number>();
  if (metric === "arms") {
    const right = lastOfDay(readings, "bicepRight");
    for (const [date, left] of lastOfDay(readings, "bicepLeft")) {
      const other = right.get(date);
      if (other !== undefined) days.set(date, (left.value + other.value) / 2);
    }
  }
  for (const [date, reading] of lastOfDay(readings, metric)) days.set(date, reading.value);
  return [...days].map(([date, value]) => ({ date, value })).sort((a, b) => (a.date < b.date ? -1 : 1));
};

/** What a chart draws: points above 0 (spec §5). */
export const chartPoints = <P extends { readonly value: number }>(points: readonly P[]): readonly P[] =>
  points.filter((point) => point.value > 0);

/** The newest value and its change. */
export type CurrentMeasurement = SeriesPoint & {
  /** Against the value before it; undefined for the first. */
  readonly change: number | undefined;
};

/** The newest value and what changed; undefined when it was never measured. */
export const currentMeasurement = (series: readonly SeriesPoint[]): CurrentMeasurement | undefined => {
  const last = series.at(-1);
  const before = series.at(-2);
  return last === undefined
    ? undefined
    : { ...last, change: before === undefined ? undefined : last.value - before.value };
};
