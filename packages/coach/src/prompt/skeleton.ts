/**
 * What a model answers with: choices and words, no numbers that code can compute. Two forms of one shape: the parser
 * that decides, and the JSON schema that guides the model (structured outputs know no limits of length or size, so
 * those are checked here alone; docs/specs/coach.md 3c).
 */
import { weekdays } from "@muster/domain/shared/dates";
import { weekdaySchema } from "@muster/domain/shared/dates.schema";
import * as z from "zod/mini";

const words = (longest: number) => z.string().check(z.maxLength(longest));
const amount = z.number().check(z.gte(-1_000_000), z.lte(1_000_000));

const skeletonExerciseSchema = z.object({
  /** Catalogue text id, one of the person's legal list. */
  id: words(80),
  sets: amount,
  low: amount,
  high: amount,
  difficulty: amount,
  pair: z.nullable(words(8)),
});
/** An exercise as a model chooses it; see `skeletonExerciseSchema`. */
export type SkeletonExercise = z.infer<typeof skeletonExerciseSchema>;

/** A day as a model answers it. */
export const skeletonDaySchema = z.object({
  day: weekdaySchema,
  kind: z.enum(["training", "recovery", "rest"]),
  place: z.enum(["home", "gym"]),
  name: words(200),
  focus: words(400),
  insight: words(1_000),
  exercises: z.array(skeletonExerciseSchema).check(z.maxLength(20)),
});
/** A day as a model chooses it; see `skeletonDaySchema`. */
export type SkeletonDay = z.infer<typeof skeletonDaySchema>;

/** The whole answer of a model: seven days and the week's texts. */
export const skeletonSchema = z.object({
  programSummary: words(4_000),
  weeklyStrategyOverview: words(8_000),
  progressionPlan: words(4_000),
  weeklyFeedback: z.nullable(
    z.object({
      progressAssessment: words(3_000),
      strengths: z.array(words(600)).check(z.maxLength(10)),
      areasToImprove: z.array(words(600)).check(z.maxLength(10)),
      motivationalMessage: words(1_200),
    }),
  ),
  days: z.array(skeletonDaySchema).check(z.maxLength(14)),
});
/** The answer of a model after parsing; see `skeletonSchema`. */
export type WeekSkeleton = z.infer<typeof skeletonSchema>;

/** A JSON schema as data; the providers' APIs take it. */
export type JsonSchema = { readonly [key: string]: unknown };

/** Every field is required, nothing else may stand there. */
export const jsonObject = (properties: { readonly [name: string]: JsonSchema }): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
/** A string, with what a model should write. */
export const jsonText = (description: string): JsonSchema => ({ type: "string", description });
/** Any number of these. */
export const jsonList = (items: JsonSchema): JsonSchema => ({ type: "array", items });
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: "null" }] });

/**
 * JSON schema of the answer, inside the subset that structured outputs accept: every field required,
 * null instead of optional, nothing additional, no limits.
 * @param legalIds ids that the person may be given, at least one
 */
export const skeletonJsonSchema = (legalIds: readonly string[]): JsonSchema =>
  jsonObject({
    programSummary: jsonText("Two or three short sentences."),
    weeklyStrategyOverview: jsonText("Two or three short paragraphs, separated by a blank line."),
    progressionPlan: jsonText("Two short sentences."),
    weeklyFeedback: orNull(
      jsonObject({
        progressAssessment: jsonText("Two or three short sentences about last week."),
        strengths: jsonList(jsonText("One short sentence.")),
        areasToImprove: jsonList(jsonText("One short sentence.")),
        motivationalMessage: jsonText("One or two short sentences."),
      }),
    ),
    days: jsonList(
      jsonObject({
        day: { type: "string", enum: [...weekdays] },
        kind: { type: "string", enum: ["training", "recovery", "rest"] },
        place: { type: "string", enum: ["home", "gym"] },
        name: jsonText("Name of the workout."),
        focus: jsonText("A few words."),
        insight: jsonText("One or two short sentences for this day."),
        exercises: jsonList(
          jsonObject({
            id: { type: "string", enum: [...legalIds] },
            sets: { type: "integer", description: "1-5" },
            low: { type: "integer", description: "Fewest repetitions, or seconds, or meters." },
            high: { type: "integer", description: "Most repetitions, or seconds, or meters." },
            difficulty: { type: "number", description: "Effort to aim for, 4-8." },
            pair: orNull({ type: "string", description: "Same letter for a superset of two." }),
          }),
        ),
      }),
    ),
  });
