/**
 * What a person thinks of one exercise: a favourite, or one to leave out. One record for each exercise that somebody
 * has an opinion about; no record says 'neither'.
 */
import * as z from "zod/mini";
import { valuesOf } from "../profiles/options.ts";
import { exercisePreferenceId } from "../record-ids.ts";

/** Why an exercise is left out, in words; stored value -> what a person reads. */
export const exclusions = {
  no: "Not left out",
  injury: "It hurts or is not safe for me",
  dislike: "I don't like it",
} as const;
export type Exclusion = keyof typeof exclusions;

export const exercisePreferenceSchema = z.object({
  /** Text id of the catalogue (`squat.goblet`), or of an exercise that only a newer app knows. */
  exerciseId: z.string().check(z.minLength(1), z.maxLength(80)),
  favourite: z.boolean(),
  excluded: z.enum(valuesOf(exclusions)),
});
export type ExercisePreference = z.infer<typeof exercisePreferenceSchema>;

/** Ids of the exercises that a plan should leave out, whatever the reason; each once, sorted. */
export const excludedExercises = (preferences: readonly ExercisePreference[]): readonly string[] =>
  [...new Set(preferences.flatMap((one) => (one.excluded === "no" ? [] : [one.exerciseId])))].sort();

/** What holds for an exercise without a record. */
export const noPreference = { favourite: false, excluded: "no" } as const;

/** What the person says of an exercise; neither favourite nor left out without a record. */
export const preferenceFor = (
  preferences: readonly ExercisePreference[],
  exerciseId: string,
): ExercisePreference =>
  preferences.find((one) => one.exerciseId === exerciseId) ?? { exerciseId, ...noPreference };

/** What somebody says of an exercise now. A record that is there by now keeps what was said before of the rest. */
export const changePreference = (
  profileId: string,
  preferences: readonly ExercisePreference[],
  exerciseId: string,
  change: Partial<Pick<ExercisePreference, "favourite" | "excluded">>,
) => {
  const { favourite, excluded } = { ...preferenceFor(preferences, exerciseId), ...change };
  return {
    kind: "exercisePreference",
    id: exercisePreferenceId(profileId, exerciseId),
    create: { exerciseId, favourite, excluded },
    ifThere: change,
  } as const;
};
