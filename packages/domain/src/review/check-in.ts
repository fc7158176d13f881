/**
 * The weekly check-in (REV-01, CHK-01), one record that the review and the check-in screen both write. A new check-in field
 * stands here (schema, and `emptyCheckIn` when it may be left open), with label and bounds in `form-field.ts`, and with its
 * section in `check-in-form.ts` and, if the review asks for it too, `review-form.ts`; the screens show what those tables hold.
 */
import * as z from "zod/mini";
import { civilDateSchema } from "../shared/dates.schema.ts";

const optional = (lowest: number, highest: number) =>
  z.nullable(z.number().check(z.gte(lowest), z.lte(highest)));

/** A check-in as it is stored and synced: lb, inches, percent, repetitions; null: not measured. */
export const checkInSchema = z.object({
  date: civilDateSchema,
  /** Week N of the review, or week of the year for the check-in screen (labelled so there). */
  week: z.number().check(z.int(), z.gte(1)),
  /** Pounds. */
  weight: z.number().check(z.gte(20), z.lte(1500)),
  /** Percent. */
  bodyFat: optional(2, 75),
  fatFreeMass: optional(10, 1500),
  pullups: z.nullable(z.number().check(z.gte(0), z.lte(200), z.int())),
  pushups: z.nullable(z.number().check(z.gte(0), z.lte(1000), z.int())),
  /** Inches, from here to calves. */
  biceps: optional(4, 40),
  bicepLeft: optional(4, 40),
  bicepRight: optional(4, 40),
  chest: optional(15, 100),
  shoulders: optional(15, 100),
  waist: optional(12, 120),
  hips: optional(15, 120),
  thighs: optional(8, 60),
  thighLeft: optional(8, 60),
  thighRight: optional(8, 60),
  calves: optional(5, 40),
  /** Beats a minute. */
  restingHeartRate: optional(20, 250),
  /** mmHg. */
  bloodPressureSystolic: optional(50, 280),
  bloodPressureDiastolic: optional(30, 200),
  /** Hours a night. */
  avgSleepHours: optional(0, 24),
  /** 1-10, from here on. */
  stressLevel: optional(1, 10),
  energyLevel: optional(1, 10),
  muscleSoreness: z.number().check(z.int(), z.gte(1), z.lte(10)),
  fatigueLevel: z.number().check(z.int(), z.gte(1), z.lte(10)),
  notes: z.string().check(z.maxLength(2_000)),
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
