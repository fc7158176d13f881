/**
 * The weekly check-in (REV-01, CHK-01), one record that the review and the check-in screen both write. A new check-in field
 * stands here (schema, and `emptyCheckIn` when it may be left open), with its bounds in `measurements` (`body/reading.ts`) or
 * `checkInBounds`, its label in `form-field.ts`, and with its section in `check-in-form.ts` and, if the review asks for it too,
 * `review-form.ts`; the screens show what those tables hold.
 */
import * as z from "zod/mini";
import { type Bounds, boundedNumber, measurements, storedPushups } from "../body/reading.ts";
import { bounded } from "../shared/bounded.schema.ts";
import { civilDateSchema } from "../shared/dates.schema.ts";

/** Bounds of what is no reading, inclusive; those of readings stand in the catalogue of measurements. */
export const checkInBounds = {
  bloodPressureSystolic: { lowest: 50, highest: 280 },
  bloodPressureDiastolic: { lowest: 30, highest: 200 },
  avgSleepHours: { lowest: 0, highest: 24 },
  rating: { lowest: 1, highest: 10 },
} as const satisfies Record<string, Bounds>;

const rating = boundedNumber(checkInBounds.rating);
const optional = (bounds: Bounds) => z.nullable(boundedNumber(bounds));

/** A check-in as it is stored and synced: lb, inches, percent, repetitions; null: not measured. */
export const checkInSchema = z.object({
  date: civilDateSchema,
  /** Week N of the review, or week of the year for the check-in screen (labelled so there). */
  week: bounded.whole(1),
  /** Pounds. */
  weight: boundedNumber(measurements.weight),
  /** Percent. */
  bodyFat: optional(measurements.bodyFat),
  fatFreeMass: optional(measurements.fatFreeMass),
  pullups: z.nullable(boundedNumber(measurements.pullups).check(z.int())),
  pushups: z.nullable(boundedNumber(storedPushups).check(z.int())),
  /** Inches, from here to calves. */
  biceps: optional(measurements.arms),
  bicepLeft: optional(measurements.bicepLeft),
  bicepRight: optional(measurements.bicepRight),
  chest: optional(measurements.chest),
  shoulders: optional(measurements.shoulders),
  waist: optional(measurements.waist),
  hips: optional(measurements.hips),
  thighs: optional(measurements.thighs),
  thighLeft: optional(measurements.thighLeft),
  thighRight: optional(measurements.thighRight),
  calves: optional(measurements.calves),
  /** Beats a minute. */
  restingHeartRate: optional(measurements.restingHeartRate),
  /** mmHg. */
  bloodPressureSystolic: optional(checkInBounds.bloodPressureSystolic),
  bloodPressureDiastolic: optional(checkInBounds.bloodPressureDiastolic),
  /** Hours a night. */
  avgSleepHours: optional(checkInBounds.avgSleepHours),
  /** 1-10, from here on. */
  stressLevel: z.nullable(rating),
  energyLevel: z.nullable(rating),
  muscleSoreness: rating.check(z.int()),
  fatigueLevel: rating.check(z.int()),
  notes: bounded.text(2_000),
});
/** A weekly check-in; see `checkInSchema`. */
export type CheckIn = z.infer<typeof checkInSchema>;

/** Everything that a check-in may leave open, left open: what does not know more starts from it. */
export const emptyCheckIn = {
  bodyFat: null,
  fatFreeMass: null,
  pullups: null,
  pushups: null,
  biceps: null,
  bicepLeft: null,
  bicepRight: null,
  chest: null,
  shoulders: null,
  waist: null,
  hips: null,
  thighs: null,
  thighLeft: null,
  thighRight: null,
  calves: null,
  restingHeartRate: null,
  bloodPressureSystolic: null,
  bloodPressureDiastolic: null,
  avgSleepHours: null,
  stressLevel: null,
  energyLevel: null,
  notes: "",
} as const satisfies Omit<CheckIn, "date" | "week" | "weight" | "muscleSoreness" | "fatigueLevel">;
