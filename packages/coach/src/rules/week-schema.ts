/** The shape that a designed week must have before any rule can be checked (coach.S1). */
import { dayWorkoutSchema, planSchema } from "@muster/domain/planning/plan.schema";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import * as z from "zod/mini";

const days = Object.fromEntries(weekdays.map((day) => [day, dayWorkoutSchema])) as Record<
  // fromEntries widens the keys; weekdays are all seven.
  Weekday,
  typeof dayWorkoutSchema
>;

/** Schema of `DesignedWeek`. */
export const wholeWeekSchema = z.object({
  plan: z.omit(planSchema, { reviewId: true, createdAt: true }),
  days: z.object(days),
});
