/**
 * Asking the server's model for a week: a durable job, followed until it is done, failed or cancelled.
 * `POST /api/coaching/weeks` -> job · `GET /api/coaching/jobs/:id` -> job · `DELETE /api/coaching/jobs/:id` cancels.
 */
import { designInputSchema } from "@muster/coach/design/input";
import { dayWorkoutSchema, planSchema } from "@muster/domain/planning/plan";
import { weekdays } from "@muster/domain/shared/dates";
import { idSchema } from "@muster/domain/shared/ids";
import * as z from "zod/mini";

export const weekRequestSchema = z.strictObject({
  /** The check-in that asks; one open job a profile, week and kind. */
  reviewId: idSchema,
  input: designInputSchema,
  /** The person agreed to the list of what is sent (settled point 22). */
  consent: z.literal(true),
});

const dayShapes = Object.fromEntries(weekdays.map((day) => [day, dayWorkoutSchema])) as Record<
  (typeof weekdays)[number],
  typeof dayWorkoutSchema
>;

export const designedWeekSchema = z.object({
  plan: z.omit(planSchema, { reviewId: true, createdAt: true }),
  days: z.object(dayShapes),
});

export const jobSchema = z.object({
  id: z.string(),
  reviewId: z.string(),
  state: z.enum(["queued", "running", "done", "failed", "cancelled"]),
  /** What is happening, in words: 'Asking the model', 'Checking the plan'. */
  stage: z.string(),
  /** Present when done. */
  week: z.nullable(designedWeekSchema),
  /** Present when failed: what to show. */
  error: z.nullable(z.object({ type: z.string(), message: z.string() })),
});
export type Job = z.infer<typeof jobSchema>;
