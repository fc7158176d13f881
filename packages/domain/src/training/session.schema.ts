/** The shapes of a session, its logs and their sets. */
import * as z from "zod/mini";
import { dayWorkoutSchema, exerciseMetricSchema, plannedExerciseSchema } from "../planning/plan.schema.ts";
import { bounded } from "../shared/bounded.schema.ts";
import { civilDateSchema, instantSchema, weekdaySchema } from "../shared/dates.schema.ts";
import { idSchema } from "../shared/ids.schema.ts";
import { exerciseOrigins, setRoles, workoutVariants } from "./session-options.ts";

export const loggedSetSchema = z.object({
  /** Order within the exercise; ties by id. */
  position: bounded.whole(0),
  role: z.enum(setRoles),
  reps: z.nullable(bounded.whole(1, 1000)),
  /** Pounds, above 0 and at most 10,000; null when the exercise takes no weight. */
  weight: z.nullable(z.number().check(z.gt(0), z.lte(10_000))),
  /** Seconds. */
  time: z.nullable(z.number().check(z.gt(0), z.lte(86_400))),
  /** Meters. */
  distance: z.nullable(z.number().check(z.gt(0), z.lte(1_000_000))),
  /** Repetitions in reserve, when the person told them. */
  rir: z.nullable(bounded.number(0, 10)),
  /** Instant at which the set was logged. */
  at: instantSchema,
});

/** An exercise of one workout. */
export const sessionExerciseSchema = z.extend(plannedExerciseSchema, {
  /** Place in the list, a fraction where it was put between two others; ties by the exercise's id. */
  order: z.number(),
  /** plan, home: of the day's version at the gym or at home. added, swapped: by the person. */
  origin: z.enum(exerciseOrigins),
  /** Taken out of the list; it stands there again once something is logged in it. */
  removed: z.boolean(),
});

export const sessionSchema = z.object({
  /** The civil date on which it started, where the person was. */
  date: civilDateSchema,
  day: weekdaySchema,
  timeZone: bounded.text(64),
  /** null when trained outside a plan (the default week). */
  planId: z.nullable(idSchema),
  /** 1 for the first session of a plan day; a deliberate 'Train again' counts up. */
  ordinal: bounded.whole(1),
  variant: z.enum(workoutVariants),
  workoutName: bounded.text(80),
  /** The prescription as it was when the session started; the screen reads only this copy. Its own list of exercises is
   * empty: only sessions of older versions have one. */
  prescription: dayWorkoutSchema,
  /** Exercise (`exerciseKey`) -> what to do of it. Each entry merges by itself, field by field. */
  exercises: z.optional(z.record(bounded.text(80), sessionExerciseSchema)),
  startedAt: instantSchema,
  /** Instant; set once the workout is finished (also early, with at least one set). */
  finishedAt: z.nullable(instantSchema),
  /** Instant; set when the day was skipped. A finished session is never a skipped one. */
  skippedAt: z.nullable(instantSchema),
  /** Instant; set when a running session was thrown away. */
  discardedAt: z.nullable(instantSchema),
  completedExercises: bounded.whole(0),
  totalExercises: bounded.whole(0),
  /** Free text of the person. */
  notes: bounded.text(2_000),
});

export const exerciseLogSchema = z.object({
  sessionId: idSchema,
  date: civilDateSchema,
  /** Where it stood in the session when the log was made, from 0. */
  position: bounded.whole(0),
  /** Catalogue text id. */
  exerciseId: bounded.text(80),
  /** Catalogue number. */
  number: bounded.whole(1),
  name: bounded.text(80),
  metric: exerciseMetricSchema,
  /** Effort as rated by the person, 1-10. */
  difficulty: bounded.whole(1, 10),
  notes: bounded.text(2_000),
  completed: z.boolean(),
  assessmentMetric: z.nullable(bounded.text(80)),
  /** Set id -> set; null marks a removed set. Each field of a set merges by itself. */
  sets: z.record(idSchema, z.nullable(loggedSetSchema)),
});
