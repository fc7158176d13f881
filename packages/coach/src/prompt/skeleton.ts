/**
 * What a model answers with: choices and words, no numbers that code can compute. One schema in two uses: the parser that
 * decides, and the JSON schema that guides the model (structured outputs know no limits of length or size, so those are
 * checked by the parser alone; docs/specs/coach.md 3c).
 */

import { bounded } from "@muster/domain/shared/bounded.schema";
import { weekdaySchema } from "@muster/domain/shared/dates.schema";
import * as z from "zod/mini";

/** A text, with what a model should write. */
const words = (longest: number, description: string) =>
  z.string().check(z.maxLength(longest), z.meta({ description }));
/** @param type as it is asked for; what comes is rounded */
const amount = (description: string, type: "integer" | "number" = "integer") =>
  z.number().check(z.gte(-1_000_000), z.lte(1_000_000), z.meta({ type, description }));
/** Some sentences, each on its own. */
const points = z.array(words(600, "One short sentence.")).check(z.maxLength(10));

/** Catalogue text id, one of the person's legal list. */
const idSchema = bounded.text(80);
const skeletonExerciseSchema = z.object({
  id: idSchema,
  sets: amount("1-5"),
  low: amount("Fewest repetitions, or seconds, or meters."),
  high: amount("Most repetitions, or seconds, or meters."),
  difficulty: amount("Effort to aim for, 4-8.", "number"),
  pair: z.nullable(words(8, "Same letter for a superset of two.")),
});
/** An exercise as a model chooses it; see `skeletonExerciseSchema`. */
export type SkeletonExercise = z.infer<typeof skeletonExerciseSchema>;

/** A day as a model answers it. */
export const skeletonDaySchema = z.object({
  day: weekdaySchema,
  kind: z.enum(["training", "recovery", "rest"]),
  place: z.enum(["home", "gym"]),
  name: words(200, "Name of the workout."),
  focus: words(400, "A few words."),
  insight: words(1_000, "One or two short sentences for this day."),
  exercises: z.array(skeletonExerciseSchema).check(z.maxLength(20)),
});
/** A day as a model chooses it; see `skeletonDaySchema`. */
export type SkeletonDay = z.infer<typeof skeletonDaySchema>;

/** The whole answer of a model: seven days and the week's texts. */
export const skeletonSchema = z.object({
  programSummary: words(4_000, "Two or three short sentences."),
  weeklyStrategyOverview: words(8_000, "Two or three short paragraphs, separated by a blank line."),
  progressionPlan: words(4_000, "Two short sentences."),
  weeklyFeedback: z.nullable(
    z.object({
      progressAssessment: words(3_000, "Two or three short sentences about last week."),
      strengths: points,
      areasToImprove: points,
      motivationalMessage: words(1_200, "One or two short sentences."),
    }),
  ),
  days: z.array(skeletonDaySchema).check(z.maxLength(14)),
});
/** The answer of a model after parsing; see `skeletonSchema`. */
export type WeekSkeleton = z.infer<typeof skeletonSchema>;

/** A JSON schema as data; the providers' APIs take it. */
export type JsonSchema = { readonly [key: string]: unknown };

/**
 * JSON schema of an answer, inside the subset that structured outputs accept: every field required, null instead of optional,
 * nothing additional, no limits.
 * @param legalIds ids of exercises that the person may be given
 */
export const jsonSchemaOf = (schema: z.ZodMiniType, legalIds: readonly string[] = []): JsonSchema => {
  const { $schema: _dialect, ...form } = z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema }) => {
      for (const limit of ["maxLength", "maxItems", "minimum", "maximum"] as const) delete jsonSchema[limit];
      if (zodSchema === idSchema) jsonSchema.enum = [...legalIds];
    },
  });
  return form;
};
