/** The shapes of limits and wishes, one record each. Flat, so that two devices merge them field by field. */
import * as z from "zod/mini";
import { targetAreas, valuesOf } from "../profiles/options.text.ts";
import { bounded } from "../shared/bounded.schema.ts";
import { civilDateSchema, weekdaySchema } from "../shared/dates.schema.ts";
import {
  bodyAreas,
  cardioAmounts,
  healthConditions,
  limitSides,
  mostNamedExercises,
  requestSources,
  severities,
  wishPlaces,
  wishTypes,
} from "./limit-options.text.ts";

const exerciseIds = z.array(bounded.filledText(80)).check(z.maxLength(mostNamedExercises));

/** A limit of the body: a sore place, a condition or exercises to leave out, from `date` on. */
export const limitSchema = z.object({
  /** The day on which it was entered. */
  date: civilDateSchema,
  /** A sore place; null for a condition, or for exercises alone. */
  area: z.nullable(z.enum(valuesOf(bodyAreas))),
  condition: z.nullable(z.enum(valuesOf(healthConditions))),
  side: z.enum(valuesOf(limitSides)),
  severity: z.enum(valuesOf(severities)),
  /** Since when it hurts, or the day of a surgery or birth; null when nobody said. */
  since: z.nullable(civilDateSchema),
  /** Text ids of exercises that hurt: out until it is over, with everything that loads the same thing. */
  exerciseIds,
  /** Text ids of exercises that the person calls fine: they stay where only the area speaks against them. */
  fineIds: z.optional(exerciseIds),
  /** The person's own words: a medicine, what a doctor said. Shown again to the person, read by nothing. Of a misreading: `noteDigest`. */
  words: bounded.text(300),
  /** Its last day; null: until the person takes it out. */
  until: z.nullable(civilDateSchema),
  source: z.enum(valuesOf(requestSources)),
});

/** A wish for the coming weeks. Which fields count depends on `type`. */
export const wishSchema = z.object({
  /** The day on which it was entered. */
  date: civilDateSchema,
  type: z.enum(valuesOf(wishTypes)),
  /** `days`: the ones to train on; `days_off`: the ones without; `minutes`, `place`: the ones meant, all when empty. */
  weekdays: z.array(weekdaySchema).check(z.maxLength(7)),
  /** `days`: how many, when no weekday was named; `exercise_in`: on how many days of the week, when that was said. */
  count: z.nullable(bounded.whole(0, 7)),
  /** Minutes of a session, warm-up included. */
  minutes: z.nullable(bounded.whole(5, 240)),
  place: z.nullable(z.enum(valuesOf(wishPlaces))),
  /** `exercise_in`, `exercise_out`: any of these, or all of them. */
  exerciseIds,
  muscle: z.nullable(z.enum(valuesOf(targetAreas))),
  /** `cardio`: how much of it. */
  amount: z.optional(z.enum(valuesOf(cardioAmounts))),
  /** `event`: what it is, such as '10k run'. */
  name: bounded.text(80),
  eventDate: z.nullable(civilDateSchema),
  /** Its last day; null: until the person takes it out. */
  until: z.nullable(civilDateSchema),
  source: z.enum(valuesOf(requestSources)),
});
