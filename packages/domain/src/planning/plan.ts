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
  planChangeSchema,
  planDaySchema,
  plannedExerciseSchema,
  planPointerSchema,
  planSchema,
  planSourceSchema,
  weeklyFeedbackSchema,
} from "./plan.schema.ts";

/** One reason behind a decision: the value, the rule that used it and where the rule comes from (COACH-06). */
export type Fact = z.infer<typeof factSchema>;
export type ExerciseMetric = z.infer<typeof exerciseMetricSchema>;
export type PlannedExercise = z.infer<typeof plannedExerciseSchema>;
/** A warm-up or cool-down item. */
export type MobilityItem = z.infer<typeof mobilityItemSchema>;
export type Cardio = z.infer<typeof cardioSchema>;
export type HomeAlternative = z.infer<typeof homeAlternativeSchema>;
export type DayWorkout = z.infer<typeof dayWorkoutSchema>;
export type WeeklyPlan = Readonly<Record<Weekday, DayWorkout>>;
export type PlanSource = z.infer<typeof planSourceSchema>;
export type WeeklyFeedback = z.infer<typeof weeklyFeedbackSchema>;
export type NutritionSummary = z.infer<typeof nutritionSummarySchema>;
/** One line of 'what changed against last week' (FEED-01). */
export type PlanChange = z.infer<typeof planChangeSchema>;
/** One thing of a designer's week that the checks put right, as it is told. */
export type Alteration = z.infer<typeof alterationSchema>;
export type Plan = z.infer<typeof planSchema>;
export type PlanDay = z.infer<typeof planDaySchema>;
/** Which plan is in force from a date on. */
export type PlanPointer = z.infer<typeof planPointerSchema>;

export const noCardio: Cardio = { type: "none", duration: "", notes: "", exercises: [] };
