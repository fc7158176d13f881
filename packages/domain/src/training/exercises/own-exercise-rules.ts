/**
 * Rules of own exercises, without their schema, for screens: what an exercise takes, and what a form may save.
 */
import { err, ok, type Result } from "../../shared/result.ts";
import { type OwnEquipment, ownExerciseErrors } from "./exercise-options.text.ts";
import type { OwnExercise } from "./own-exercise.ts";
import { longestName, mostMuscles } from "./own-exercise-options.ts";

/** The form of a new exercise. */
export const emptyOwnExercise: OwnExercise = {
  name: "",
  metric: "reps",
  equipment: "none",
  primaryMuscles: [],
  secondaryMuscles: [],
  unilateral: false,
  notes: "",
};

/** A band is not weighed; everything else that is held is. */
export const ownTakesWeight = (equipment: OwnEquipment): boolean =>
  equipment !== "none" && equipment !== "band";

/** Why an own exercise cannot be saved, with a sentence for people. */
export type OwnExerciseError = {
  readonly type: "name-missing" | "name-too-long" | "name-taken" | "muscles-missing" | "too-many-muscles";
  readonly message: string;
};

/**
 * @param taken names that exist already: two of one name could not be distinguished in a list
 * @returns the exercise as it is stored, a muscle named twice counting as directly trained; or the first thing wrong
 */
export const parseOwnExercise = (
  draft: OwnExercise,
  taken: readonly string[],
): Result<OwnExercise, OwnExerciseError> => {
  const name = draft.name.trim().replace(/\s+/g, " ");
  const fail = (type: OwnExerciseError["type"], message: string) => err({ type, message });
  if (name === "") return fail("name-missing", ownExerciseErrors.noName);
  if (name.length > longestName) return fail("name-too-long", ownExerciseErrors.tooLong(longestName));
  if (taken.some((other) => other.toLowerCase() === name.toLowerCase()))
    return fail("name-taken", ownExerciseErrors.taken(name));
  const primaryMuscles = [...new Set(draft.primaryMuscles)];
  const secondaryMuscles = [...new Set(draft.secondaryMuscles)].filter(
    (muscle) => !primaryMuscles.includes(muscle),
  );
  if (primaryMuscles.length === 0) return fail("muscles-missing", ownExerciseErrors.noMuscle);
  if (primaryMuscles.length > mostMuscles || secondaryMuscles.length > mostMuscles)
    return fail("too-many-muscles", ownExerciseErrors.tooManyMuscles(mostMuscles));
  return ok({ ...draft, name, primaryMuscles, secondaryMuscles, notes: draft.notes.trim() });
};
