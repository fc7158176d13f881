/**
 * A check-in and the body readings that it brings along, as changes of the device's store. Ids are computed, so saving
 * the same week's check-in again writes the same records.
 */
import type { MeasurementName, Reading } from "@muster/domain/body/reading";
import { checkInId, checkInReadingId } from "@muster/domain/record-ids";
import type { CheckIn } from "@muster/domain/review/check-in";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { Change } from "../../data/store/device-store.ts";

/** Every measurement of a check-in in stored units; `arms` is the mean of both biceps (settled point 16). */
export const readingsOf = (
  checkIn: CheckIn,
): readonly { readonly metric: MeasurementName; readonly value: number | null }[] => {
  const { bicepLeft, bicepRight } = checkIn;
  const bothArms = bicepLeft === null || bicepRight === null ? null : (bicepLeft + bicepRight) / 2;
  return [
    { metric: "weight", value: checkIn.weight },
    { metric: "bodyFat", value: checkIn.bodyFat },
    { metric: "fatFreeMass", value: checkIn.fatFreeMass },
    { metric: "pullups", value: checkIn.pullups },
    { metric: "pushups", value: checkIn.pushups },
    { metric: "arms", value: checkIn.biceps ?? bothArms },
    { metric: "bicepLeft", value: bicepLeft },
    { metric: "bicepRight", value: bicepRight },
    { metric: "chest", value: checkIn.chest },
    { metric: "shoulders", value: checkIn.shoulders },
    { metric: "waist", value: checkIn.waist },
    { metric: "hips", value: checkIn.hips },
    { metric: "thighs", value: checkIn.thighs },
    { metric: "thighLeft", value: checkIn.thighLeft },
    { metric: "thighRight", value: checkIn.thighRight },
    { metric: "calves", value: checkIn.calves },
    { metric: "restingHeartRate", value: checkIn.restingHeartRate },
  ];
};

/**
 * What each field was before: as the latest check-in has it, or what was measured since.
 * @param readings of the days from that check-in to `today`; today's own check-in is not before itself
 */
export const lastValues = (
  earlier: Partial<CheckIn> | undefined,
  readings: readonly Pick<Reading, "metric" | "value" | "date" | "at" | "source">[],
  today: CivilDate,
): Partial<CheckIn> | undefined => {
  const since = readings
    .filter(({ date, source }) => date < today || (date === today && source !== "check-in"))
    .toSorted((a, b) => (a.date === b.date ? (a.at < b.at ? -1 : 1) : a.date < b.date ? -1 : 1))
    .map(({ metric, value }) => [metric === "arms" ? "biceps" : metric, value]);
  return since.length === 0 ? earlier : { ...earlier, ...Object.fromEntries(since) };
};

/**
 * @param known ids of this check-in's readings that are stored already: one whose field was cleared since is removed
 * @param at instant of the save
 */
export const checkInChanges = (
  profileId: string,
  checkIn: CheckIn,
  known: ReadonlySet<string>,
  at: string,
): readonly Change[] => {
  const id = checkInId(profileId, checkIn.date);
  return [
    { kind: "checkIn", id, create: checkIn },
    ...readingsOf(checkIn).flatMap(({ metric, value }): Change[] => {
      const readingId = checkInReadingId(profileId, id, metric);
      if (value === null)
        return known.has(readingId) ? [{ kind: "reading", id: readingId, remove: true }] : [];
      return [
        {
          kind: "reading",
          id: readingId,
          create: { metric, value, date: checkIn.date, at, source: "check-in" },
        },
      ];
    }),
  ];
};
