/** The shapes of a profile and of its card. Heights in inches, weights in lb, as stored. */
import * as z from "zod/mini";
import { boundedNumber, measurements, storedPushups } from "../body/reading.ts";
import { bounded } from "../shared/bounded.schema.ts";
import { civilDateSchema, instantSchema, weekdaySchema } from "../shared/dates.schema.ts";
import {
  equipmentItems,
  fitnessLevels,
  genders,
  gymAccesses,
  primaryGoals,
  sessionLengths,
  targetAreas,
  timeframes,
  valuesOf,
  workoutTimes,
} from "./options.text.ts";

/** Usernames are stored lowercase; they are unique in a household. */
export const usernameSchema = z.string().check(
  z.minLength(1),
  z.maxLength(40),
  z.refine((name) => name === name.trim().toLowerCase(), "must be lowercase"),
);

/** What the household sees. New names must pass more checks where they are entered (`isShownName`). */
/** Of what is chosen from a list. */
const mostChosen = 50;

const displayNameSchema = bounded.filledText(60);

/** What a plan must respect (ONB-07). Notes are read by a keyword table only, never obeyed as instructions. */
export const limitsSchema = z.object({
  injuryAreas: z
    .array(z.enum(["shoulder", "elbow", "wrist", "lower_back", "hip", "knee", "ankle", "neck"]))
    .check(z.maxLength(mostChosen)),
  pregnancy: z.enum(["none", "pregnant", "postpartum"]),
  heartOrBloodPressureAdvice: z.boolean(),
  note: bounded.text(300),
});

/** The profile as it is stored and synced. */
export const profileSchema = z.object({
  username: usernameSchema,
  displayName: displayNameSchema,
  /** Years, as entered on `ageRecordedOn`. */
  age: z.number().check(z.gte(1), z.lte(120), z.int()),
  ageRecordedOn: civilDateSchema,
  gender: z.enum(valuesOf(genders)),
  /** Inches. */
  height: bounded.number(24, 108),
  /** Pounds, as entered at onboarding or in Settings; the weight series is in the readings. */
  weight: boundedNumber(measurements.weight),
  fitnessLevel: z.enum(valuesOf(fitnessLevels)),
  /** Most strict repetitions in one set. */
  pullups: boundedNumber(measurements.pullups).check(z.int()),
  pushups: boundedNumber(storedPushups).check(z.int()),
  /** Percent. */
  bodyFat: z.nullable(boundedNumber(measurements.bodyFat)),
  primaryGoal: z.enum(valuesOf(primaryGoals)),
  targetAreas: z.array(z.enum(valuesOf(targetAreas))).check(z.maxLength(mostChosen)),
  timeframe: z.enum(valuesOf(timeframes)),
  daysPerWeek: z.number().check(z.gte(3), z.lte(6), z.int()),
  timePerSession: z.enum(valuesOf(sessionLengths)),
  homeWorkoutTime: z.enum(valuesOf(workoutTimes)),
  gymWorkoutTime: z.enum(valuesOf(workoutTimes)),
  gymDays: z.array(weekdaySchema).check(z.maxLength(mostChosen)),
  restDays: z.array(weekdaySchema).check(z.maxLength(mostChosen)),
  gymAccess: z.enum(valuesOf(gymAccesses)),
  equipment: z.array(z.enum(valuesOf(equipmentItems))).check(z.maxLength(mostChosen)),
  limits: limitsSchema,
  /** When the not-medical-advice text was confirmed; null until then. */
  medicalNoteConfirmedOn: z.nullable(civilDateSchema),
});

/** What every member of the household may see of a profile (settled point 1). */
export const profileCardSchema = z.object({
  username: usernameSchema,
  displayName: displayNameSchema,
  initial: bounded.filledText(8),
  primaryGoal: z.enum(valuesOf(primaryGoals)),
  hasPasscode: z.boolean(),
  /** Instant, ISO 8601 in UTC: the picker lists in this order. */
  createdAt: instantSchema,
});
