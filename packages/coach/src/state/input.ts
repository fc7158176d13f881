/**
 * Everything a week is designed from, and nothing else: no clock, no randomness, no storage (COACH-03).
 * The device builds it from its records; the same shape goes to the server when a model designs.
 */
import { measurementNames } from "@muster/domain/body/reading";
import { limitSchema, wishSchema } from "@muster/domain/planning/limits.schema";
import {
  dayWorkoutSchema,
  exerciseMetricSchema,
  plannedExerciseSchema,
  planSchema,
} from "@muster/domain/planning/plan.schema";
import { profileSchema } from "@muster/domain/profiles/profile.schema";
import { checkInSchema } from "@muster/domain/review/check-in";
import { bounded } from "@muster/domain/shared/bounded.schema";
import { civilDateSchema, weekdaySchema } from "@muster/domain/shared/dates.schema";
import { idSchema } from "@muster/domain/shared/ids.schema";
import { exerciseOpinionSchema } from "@muster/domain/training/exercises/exercise-preference";
import { setRoles } from "@muster/domain/training/session-options";
import { gearSchema } from "@muster/domain/training/weights/gear.schema";
import * as z from "zod/mini";

const pastSetSchema = z.object({
  role: z.enum(setRoles),
  reps: z.nullable(z.number()),
  /** lb as logged. */
  weight: z.nullable(z.number()),
  /** Seconds. */
  time: z.nullable(z.number()),
  /** Meters. */
  distance: z.nullable(z.number()),
  rir: z.nullable(z.number()),
});
/** One set that was done; see `pastSetSchema`. */
export type PastSet = z.infer<typeof pastSetSchema>;

const pastExerciseSchema = z.object({
  exerciseId: z.string(),
  name: z.string(),
  metric: exerciseMetricSchema,
  /** 1-10; null when nobody rated it. */
  difficulty: z.nullable(z.number()),
  completed: z.boolean(),
  assessmentMetric: z.nullable(z.string()),
  notes: z.string(),
  /** Planned sets, when they were a count. */
  plannedSets: z.nullable(z.number()),
  /** Planned range: repetitions, seconds or meters. Absent or null: not known. */
  targetLow: z.optional(z.nullable(z.number())),
  targetHigh: z.optional(z.nullable(z.number())),
  /** Effort that the plan asked for, 1-10. Absent or null: not known. */
  targetDifficulty: z.optional(z.nullable(z.number())),
  /** In order. */
  sets: z.array(pastSetSchema),
});
/** One exercise of a past session; see `pastExerciseSchema`. */
export type PastExercise = z.infer<typeof pastExerciseSchema>;

const pastSessionSchema = z.object({
  id: idSchema,
  date: civilDateSchema,
  day: weekdaySchema,
  workoutName: z.string(),
  variant: z.enum(["main", "home"]),
  skipped: z.boolean(),
  exercises: z.array(pastExerciseSchema),
});
/** One finished or skipped session; see `pastSessionSchema`. */
export type PastSession = z.infer<typeof pastSessionSchema>;

/**
 * What the person wants to keep from the week in front of them when it is designed again: whole days, or single
 * exercises of a day. Each carries its content, so that a server or a second try needs no other record.
 */
export const locksSchema = z.object({
  days: z.array(z.object({ weekday: weekdaySchema, workout: dayWorkoutSchema })).check(z.maxLength(7)),
  exercises: z
    .array(z.object({ weekday: weekdaySchema, exercise: plannedExerciseSchema }))
    .check(z.maxLength(100)),
});
/** Days and exercises that must stay as they are; see `locksSchema`. */
export type Locks = z.infer<typeof locksSchema>;

const figure = bounded.number(-100_000, 100_000);
const count = bounded.whole(0, 1_000);

/**
 * The week under review in the figures of the review context (spec §3), computed once by `@muster/domain/review`, so that the
 * review screen, the coach and a model use the same numbers.
 */
export const reviewFiguresSchema = z.object({
  from: civilDateSchema,
  to: civilDateSchema,
  workoutsCompleted: count,
  workoutsScheduled: count,
  totalExercises: count,
  skippedWorkouts: count,
  /** Planned training days without a finished workout. */
  missedDays: z.array(weekdaySchema).check(z.maxLength(7)),
  startWeight: figure,
  startBodyFat: z.nullable(figure),
  startPullups: figure,
  startPushups: figure,
  /** Inches. */
  startMeasurements: z.record(bounded.text(40), z.nullable(figure)),
  /** kcal and g a day. */
  avgCalorieTarget: figure,
  avgProteinTarget: figure,
  nutritionSummary: z.nullable(
    z.object({
      daysLogged: count,
      avgCalories: figure,
      avgProtein: z.nullable(figure),
      calorieVariance: figure,
      proteinVariance: z.nullable(figure),
      daysOnTarget: count,
    }),
  ),
});
/** Figures of the week under review; see `reviewFiguresSchema`. */
export type ReviewFigures = z.infer<typeof reviewFiguresSchema>;

/** All data of a design. The same input gives the same week, on a device and on the server. */
export const designInputSchema = z.object({
  profileId: idSchema,
  /** The civil date on which the week is designed. */
  today: civilDateSchema,
  /** First day of the new plan. */
  validFrom: civilDateSchema,
  profile: profileSchema,
  /** Oldest first; the last one is this week's. */
  checkIns: z.array(checkInSchema).check(z.maxLength(60)),
  readings: z
    .array(z.object({ metric: z.enum(measurementNames), value: z.number(), date: civilDateSchema }))
    .check(z.maxLength(5_000)),
  /** Finished and skipped sessions of the last 84 days, oldest first. */
  sessions: z.array(pastSessionSchema).check(z.maxLength(400)),
  /** Day totals of the last 84 days, oldest first; a day without entries is absent, never 0. */
  intake: z
    .array(
      z.object({
        date: civilDateSchema,
        calories: z.number(),
        protein: z.nullable(z.number()),
        closed: z.boolean(),
      }),
    )
    .check(z.maxLength(100)),
  previousPlan: z.nullable(
    z.object({
      plan: planSchema,
      days: z.array(z.object({ weekday: weekdaySchema, workout: dayWorkoutSchema })),
    }),
  ),
  /** True when last week was the assessment week. */
  isPostAssessment: z.boolean(),
  /** Absent: no review was computed (simulations, the command line). */
  lastWeek: z.optional(reviewFiguresSchema),
  /** Favourites, and exercises to leave out, without the person's own words; absent: no opinion about any. */
  preferences: z.optional(z.array(exerciseOpinionSchema).check(z.maxLength(2_000))),
  /** Which of several good weeks: 0 or absent the usual one, each further number another one (PLAN-02). */
  variant: z.optional(bounded.whole(0, 1_000)),
  /** Limits of the body as records hold them, ended ones too; `Person.limits` are those in force. Absent: none. */
  limits: z.optional(z.array(limitSchema).check(z.maxLength(500))),
  /** Wishes as records hold them; `Person.wishes` are those in force. Absent: none. */
  wishes: z.optional(z.array(wishSchema).check(z.maxLength(500))),
  /** Equipment entered for each place; absent: the usual set of the place. */
  gear: z.optional(z.object({ gym: z.optional(gearSchema), home: z.optional(gearSchema) })),
  /** In which the person loads and reads weights; absent: lb. */
  units: z.optional(z.enum(["imperial", "metric"])),
  /** Absent: everything may change. */
  locks: z.optional(locksSchema),
  /** Exercise notes of last week's workouts that were discarded, skipped or still run; absent: none. */
  otherNotes: z.optional(
    z.array(z.object({ date: civilDateSchema, notes: bounded.text(2_000) })).check(z.maxLength(200)),
  ),
});
/** What a week is designed from; see `designInputSchema`. */
export type DesignInput = z.infer<typeof designInputSchema>;
