/** Measurements that are possible and unlikely, mostly slips of the thumb: they are asked about once before they are saved. */
import { measurementInWords } from "../body/measurement-input.ts";
import { measurementLabels, unusualMeasurementText } from "../body/measurements.text.ts";
import type { MeasurementName, Reading } from "../body/reading.ts";
import type { CivilDate } from "../shared/dates.ts";
import { formatWeight } from "../shared/format.ts";
import type { UnitSystem } from "../shared/units.ts";
import { measurementSeries } from "./measurement-series.ts";
import { farFromTrend, weightTrend } from "./weight-trend.ts";

/** A value that is about to be saved, in the stored unit. */
export type NewMeasurement = { readonly metric: MeasurementName; readonly value: number };

/** A measurement that moved by more than this share since last time has to be confirmed. */
const unusualShare = 0.25;
/** Repetitions grow fast at first: 4 pull-ups become 10. More than both is a slip of the thumb. */
const unusualCount = { factor: 2.5, more: 10 } as const;

/**
 * What has to be confirmed before a save.
 * @param context.readings that the new values are compared with: without those that the save replaces
 * @param context.profile stands in for what was never measured
 * @returns one sentence a value; empty when there is nothing to ask
 */
export const unusualMeasurements = (
  changed: readonly NewMeasurement[],
  context: {
    readonly readings: readonly Omit<Reading, "source">[];
    readonly profile: { readonly [metric in MeasurementName]?: number | null } | undefined;
    readonly today: CivilDate;
    readonly units: UnitSystem;
  },
): readonly string[] => {
  const { readings, profile, today, units } = context;
  const trend = weightTrend(readings.filter(({ metric }) => metric === "weight"));
  return changed.flatMap(({ metric, value }) => {
    if (metric === "weight" && trend.length > 0) {
      const far = farFromTrend(trend, { date: today, value });
      return far === undefined
        ? []
        : [
            unusualMeasurementText.farFromTrend({
              weight: formatWeight(value, units),
              distance: formatWeight(Math.abs(far.distance), units),
              side: far.distance < 0 ? "below" : "above",
            }),
          ];
    }
    const last = measurementSeries(readings, metric).at(-1)?.value ?? profile?.[metric] ?? null;
    if (last === null) return [];
    const label = measurementLabels[metric];
    if (metric === "pullups" || metric === "pushups")
      return value > last * unusualCount.factor && value > last + unusualCount.more
        ? [unusualMeasurementText.count({ label, last, now: value })]
        : [];
    return Math.abs(value / last - 1) > unusualShare
      ? [
          unusualMeasurementText.size({
            label,
            last: measurementInWords(metric, last, units),
            now: measurementInWords(metric, value, units),
          }),
        ]
      : [];
  });
};
