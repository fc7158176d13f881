/** A plan in types: a header and seven day records, never rewritten. Their shapes, field by field, are in `plan.schema.ts`. */
import type * as z from "zod/mini";
import type { Weekday } from "../shared/dates.ts";
import type {
  alterationSchema,
  cardioSchema,
  dayWorkoutSchema,
  exerciseMetricSchema,
  factSchema,
  homeAlternativeSchema,
  mobilityItemSchema,
  nutritionSummarySchema,
  planBasisSchema,
  planChangeSchema,
  planDaySchema,
  plannedExerciseSchema,
  planPointerSchema,
  planSchema,
  planSourceSchema,
  progressionSchema,
  weeklyFeedbackSchema,
} from "./plan.schema.ts";

/** One reason behind a decision: the value, the rule that used it and where the rule comes from (COACH-06). */
export type Fact = z.infer<typeof factSchema>;
/** What a set counts; see `exerciseMetricSchema`. */
export type ExerciseMetric = z.infer<typeof exerciseMetricSchema>;
/** How a lift grows; see `progressionSchema`. */
export type Progression = z.infer<typeof progressionSchema>;
/** An exercise with its prescription; see `plannedExerciseSchema`. */
export type PlannedExercise = z.infer<typeof plannedExerciseSchema>;
/** A warm-up or cool-down item. */
export type MobilityItem = z.infer<typeof mobilityItemSchema>;
/** The cardio part of a day; see `cardioSchema`. */
export type Cardio = z.infer<typeof cardioSchema>;
/** A day's version for home; see `homeAlternativeSchema`. */
export type HomeAlternative = z.infer<typeof homeAlternativeSchema>;
/** One planned day; see `dayWorkoutSchema`. */
export type DayWorkout = z.infer<typeof dayWorkoutSchema>;
/** The seven days of a plan by weekday. */
export type WeeklyPlan = Readonly<Record<Weekday, DayWorkout>>;
/** Who made a plan: a model, the built-in coach, an assessment program, the default week or an edit. */
export type PlanSource = z.infer<typeof planSourceSchema>;
/** The coach's words on a week; see `weeklyFeedbackSchema`. */
export type WeeklyFeedback = z.infer<typeof weeklyFeedbackSchema>;
/** How the person ate in the past week; see `nutritionSummarySchema`. */
export type NutritionSummary = z.infer<typeof nutritionSummarySchema>;
/** One line of 'what changed against last week' (FEED-01). */
export type PlanChange = z.infer<typeof planChangeSchema>;
/** One correction of a designer's week by the checks, as it is shown. */
export type Alteration = z.infer<typeof alterationSchema>;
/** What the week after a plan is built on; see `planBasisSchema`. */
export type PlanBasis = z.infer<typeof planBasisSchema>;
/** The header of a plan; see `planSchema`. */
export type Plan = z.infer<typeof planSchema>;
/** One day of a plan as a record; see `planDaySchema`. */
export type PlanDay = z.infer<typeof planDaySchema>;
/** Which plan is in force from a date on. */
export type PlanPointer = z.infer<typeof planPointerSchema>;

/** The cardio part of a day that has none. */
export const noCardio: Cardio = { type: "none", duration: "", notes: "", exercises: [] };
