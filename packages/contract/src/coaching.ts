/**
 * Asking the server's model for a week: a durable job, followed until it is done, failed or cancelled.
 * `POST /api/coaching/weeks` -> job · `GET /api/coaching/jobs/:id` -> job · `DELETE /api/coaching/jobs/:id` cancels, or
 * declines a week that is done · `POST /api/coaching/advice` -> a few sentences at once · `GET /api/coaching/jobs?open` -> the weeks that are done and that nobody fetched yet.
 */
import { designInputSchema } from "@muster/coach/state/input";
import { dayWorkoutSchema, plannedExerciseSchema, planSchema } from "@muster/domain/planning/plan.schema";
import { bounded } from "@muster/domain/shared/bounded.schema";
import { weekdays } from "@muster/domain/shared/dates";
import { weekdaySchema } from "@muster/domain/shared/dates.schema";
import { idSchema } from "@muster/domain/shared/ids.schema";
import * as z from "zod/mini";

/** Which screen requested the week: it decides the words of a failure. */
export const jobKindSchema = z.enum(["review", "planner"]);
/** Which screen requested the week: the weekly review or the planner. */
export type JobKind = z.infer<typeof jobKindSchema>;

/** `POST /api/coaching/weeks`: what a week is designed from. A body without consent is refused. */
export const weekRequestSchema = z.strictObject({
  /** An app that does not say it yet is answered as the review. */
  kind: z._default(jobKindSchema, "review"),
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

/**
 * A week as the server delivers it: a plan without its review's id and time of creation, which the device adds
 * when it saves the week, and the seven days by weekday.
 */
export const designedWeekSchema = z.object({
  plan: z.omit(planSchema, { reviewId: true, createdAt: true }),
  days: z.object(dayShapes),
});

/** A day of an answer that is still being written, from a week that breaks no rule so far; the whole is checked again. */
export const writtenDaySchema = z.object({
  day: weekdaySchema,
  name: z.string(),
  /** 0 on a day of rest. */
  exercises: z.number(),
});
/** A day that the model has already written while its job still runs; see `writtenDaySchema`. */
export type JobDay = z.infer<typeof writtenDaySchema>;

/** A request for a week as its owner follows it: the state, and the week or the error once it has ended. */
export const jobSchema = z.object({
  id: z.string(),
  reviewId: z.string(),
  kind: z.optional(jobKindSchema),
  /** When it was requested, ISO instant. */
  askedAt: z.optional(z.string()),
  state: z.enum(["queued", "running", "done", "failed", "cancelled"]),
  /** What is happening, in words: 'Asking the model', 'Checking the plan'. */
  stage: z.string(),
  /** Those that are written so far, while the job runs. */
  days: z.optional(z.array(writtenDaySchema)),
  /** Present when done. */
  week: z.nullable(designedWeekSchema),
  /** Present when failed: what to show. */
  error: z.nullable(z.object({ type: z.string(), message: z.string() })),
});
/** One job of the coach, as `GET /api/coaching/jobs/:id` answers it; see `jobSchema`. */
export type Job = z.infer<typeof jobSchema>;

/**
 * Weeks that are done and unclaimed, newest first: the app was closed before they came. They may be offered, never put
 * in force unasked (settled points 14, 20). Fetching one by its id claims it, so it is offered on one device only.
 */
export const openJobsReplySchema = z.object({ jobs: z.array(jobSchema) });
/** Body of the reply to `GET /api/coaching/jobs?open`: weeks of this profile that are done and that nobody fetched. */
export type OpenJobsReply = z.infer<typeof openJobsReplySchema>;

/** `POST /api/coaching/advice`: today's workout, and the records that advice is drawn from (WORK-03). */
export const adviceRequestSchema = z.strictObject({
  input: designInputSchema,
  workout: z.object({
    name: bounded.text(200),
    exercises: z.array(plannedExerciseSchema).check(z.minLength(1), z.maxLength(40)),
  }),
  units: z.enum(["imperial", "metric"]),
  /** The person agreed to the list of what is sent (settled point 22). */
  consent: z.literal(true),
});

/** `POST /api/coaching/advice`: a few plain sentences about today's workout. */
export const adviceReplySchema = z.object({
  sentences: z.array(z.string()),
  /** Who answered, for people to see (settled point 21). */
  answeredBy: z.string(),
});
/** Advice for today's workout and the model that wrote it; see `adviceReplySchema`. */
export type AdviceReply = z.infer<typeof adviceReplySchema>;

/** `GET /api/coaching/model`: who answers, how it is, and what this month took (SET-04). */
export const modelStateSchema = z.object({
  provider: z.string(),
  name: z.string(),
  /** resting: it failed several times and is left alone for a minute. used-up: the month's tokens are. */
  state: z.enum(["ready", "resting", "used-up"]),
  /** Of the last question, when it failed: a sentence. */
  lastFailure: z.nullable(z.string()),
  lastAnswerAt: z.nullable(z.string()),
  /** 'YYYY-MM'. */
  month: z.string(),
  requests: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  tokenLimit: z.number(),
  /** US dollars by list price; null where the price is not known. */
  costDollars: z.nullable(z.number()),
  /** Weeks that the household may ask for. */
  weeksAnHour: z.number(),
  weeksADay: z.number(),
  adviceAnHour: z.number(),
  /** Of these, how many more it may ask for now; a server of before does not say. */
  weeksLeft: z.optional(z.number()),
  adviceLeft: z.optional(z.number()),
  /** Only the owner may test it. */
  mayTest: z.boolean(),
});
/** Which model is set up and what this month has used of it; see `modelStateSchema`. */
export type ModelState = z.infer<typeof modelStateSchema>;

/** `POST /api/coaching/model/test`: one small question, by the owner. */
export const modelTestReplySchema = z.object({
  ok: z.boolean(),
  /** What came of it, as a sentence. */
  message: z.string(),
});
/** Outcome of the owner's test question to the model; see `modelTestReplySchema`. */
export type ModelTestReply = z.infer<typeof modelTestReplySchema>;
