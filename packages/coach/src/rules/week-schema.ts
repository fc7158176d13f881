/** The shape that a designed week must have before any rule can be checked (coach.S1). */
import { dayWorkoutSchema, planSchema } from "@muster/domain/planning/plan.schema";
import { eachWeekday } from "@muster/domain/shared/dates";
import * as z from "zod/mini";

/** Schema of `DesignedWeek`. */
export const wholeWeekSchema = z.object({
  plan: z.omit(planSchema, { reviewId: true, createdAt: true }),
  days: z.object(eachWeekday(() => dayWorkoutSchema)),
});
