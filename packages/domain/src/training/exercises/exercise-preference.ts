/**
 * What a person says of one exercise: a favourite, one to leave out, a note to read each time, a rest of their own. One
 * record for each exercise that somebody said something about.
 */
import * as z from "zod/mini";
import { valuesOf } from "../../profiles/options.text.ts";
import { exercisePreferenceId } from "../../record-ids.ts";
import { bounded } from "../../shared/bounded.schema.ts";
import { exclusions } from "./exercise-options.text.ts";

/** Seconds between sets that a person may choose, and the step of its buttons. */
export const ownRest = { least: 15, most: 600, step: 15 } as const;
/** Characters of a pinned note. */
export const longestPinnedNote = 300;

/** What a person chose for one exercise; absent fields mean the plan's or none. */
export const exercisePreferenceSchema = z.object({
  /** Text id of the catalogue (`squat.goblet`), or of an exercise that only a newer app knows. */
  exerciseId: bounded.filledText(80),
  favourite: z.boolean(),
  excluded: z.enum(valuesOf(exclusions)),
  /** Shown whenever the exercise is trained: a seat height, a grip. Absent or empty: none. */
  note: z.optional(bounded.text(longestPinnedNote)),
  /** Seconds of rest after a working set, in place of the plan's. Absent or null: the plan's. */
  restSeconds: z.optional(z.nullable(bounded.whole(ownRest.least, ownRest.most))),
});
/** A person's choices for one exercise; see `exercisePreferenceSchema`. */
export type ExercisePreference = z.infer<typeof exercisePreferenceSchema>;

/** The part that a coach gets: no note, no rest. */
export const exerciseOpinionSchema = z.pick(exercisePreferenceSchema, {
  exerciseId: true,
  favourite: true,
  excluded: true,
});

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
  change: Partial<Omit<ExercisePreference, "exerciseId">>,
) => {
  const { favourite, excluded, note, restSeconds } = {
    ...preferenceFor(preferences, exerciseId),
    ...change,
  };
  return {
    kind: "exercisePreference",
    id: exercisePreferenceId(profileId, exerciseId),
    create: {
      exerciseId,
      favourite,
      excluded,
      ...(note === undefined ? {} : { note }),
      ...(restSeconds === undefined ? {} : { restSeconds }),
    },
    ifThere: change,
  } as const;
};
