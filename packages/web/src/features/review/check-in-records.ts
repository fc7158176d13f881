/**
 * A check-in and the body readings that it brings along, as changes of the device's store. Ids are computed, so saving
 * the same week's check-in again writes the same records.
 */
import type { MeasurementName, Reading } from "@muster/domain/body/reading";
import type { Profile } from "@muster/domain/profiles/profile";
import { type NewMeasurement, unusualMeasurements } from "@muster/domain/progress/unusual-measurements";
import { climbsOf } from "@muster/domain/progress/week-roll-up";
import { checkInId, checkInReadingId } from "@muster/domain/record-ids";
import type { CheckIn } from "@muster/domain/review/check-in";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { ExerciseLog } from "@muster/domain/training/session";
import type { Change, Reads } from "../../data/store/device-store.ts";

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
    .filter((reading) => isBefore(reading, today))
    .toSorted((a, b) => (a.date === b.date ? (a.at < b.at ? -1 : 1) : a.date < b.date ? -1 : 1))
    .map(({ metric, value }) => [metric === "arms" ? "biceps" : metric, value]);
  return since.length === 0 ? earlier : { ...earlier, ...Object.fromEntries(since) };
};

/** The same, read from the device. @param start what is known of somebody without a check-in */
export const readLastValues = async (
  reads: Reads,
  profileId: string,
  {
    checkIns,
    start,
    today,
  }: {
    readonly checkIns: readonly CheckIn[];
    readonly start: Partial<CheckIn> | undefined;
    readonly today: CivilDate;
  },
): Promise<Partial<CheckIn> | undefined> => {
  const earlier = checkIns
    .filter(({ date }) => date < today)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0];
  const readings = await reads.byDay("reading", profileId, earlier?.date ?? "1970-01-01", today);
  return lastValues(earlier ?? start, readings, today);
};

/** Those values, with a better set of pull-ups or push-ups where one was logged. */
export const withLoggedBests = (
  before: Partial<CheckIn> | undefined,
  logs: readonly ExerciseLog[],
): Partial<CheckIn> | undefined => {
  const better = Object.entries(climbsOf(logs)).flatMap(([metric, sets]) =>
    sets
      .filter(({ reps }) => reps > (Reflect.get(before ?? {}, metric) ?? 0))
      .map(({ reps }) => [metric, reps]),
  );
  return better.length === 0 ? before : { ...before, ...Object.fromEntries(better) };
};

/** Measured up to today; today's own check-in is not before itself. */
const isBefore = ({ date, source }: Pick<Reading, "date" | "source">, today: CivilDate): boolean =>
  date < today || (date === today && source !== "check-in");

/**
 * What has to be confirmed before a check-in is saved.
 * @param context.sameDay today's check-in as it is stored: what stays as it was is not asked about again
 * @param context.readings of all days up to today
 * @returns one sentence a value
 */
export const checkInQuestions = (
  checkIn: CheckIn,
  context: {
    readonly sameDay: CheckIn | undefined;
    readonly readings: readonly Reading[];
    readonly profile: Profile | undefined;
    readonly units: UnitSystem;
  },
): readonly string[] => {
  const { sameDay, readings, profile, units } = context;
  const today = checkIn.date;
  const stored = new Map(
    sameDay === undefined ? [] : readingsOf(sameDay).map(({ metric, value }) => [metric, value]),
  );
  return unusualMeasurements(
    typedReadings(checkIn).filter(({ metric, value }) => value !== stored.get(metric)),
    { readings: readings.filter((reading) => isBefore(reading, today)), profile, today, units },
  );
};

/** Without what follows from other fields: fat-free mass, and the mean of two sides. */
const typedReadings = (checkIn: CheckIn): readonly NewMeasurement[] =>
  readingsOf(checkIn).flatMap(({ metric, value }) =>
    value === null ||
    metric === "fatFreeMass" ||
    (metric === "arms" && checkIn.bicepLeft !== null && checkIn.bicepRight !== null) ||
    (metric === "thighs" && checkIn.thighLeft !== null && checkIn.thighRight !== null)
      ? []
      : [{ metric, value }],
  );

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
