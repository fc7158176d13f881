/**
 * Rules of own exercises, without their schema, for screens: what an exercise takes, and what a form may save.
 */
import { err, ok, type Result } from "../../shared/result.ts";
import type { OwnExercise } from "./own-exercise.ts";

/** What it is done with; stored value -> what a person reads. Decides whether a set takes a weight, and what one means. */
export const ownEquipment = {
  none: "Nothing, body weight",
  dumbbells: "Dumbbells",
  barbell: "Barbell",
  kettlebell: "Kettlebell",
  machine: "Machine",
  cable: "Cable",
  band: "Band",
  other: "Something else with a weight",
} as const;
type OwnEquipment = keyof typeof ownEquipment;

/** Muscles that one exercise may name, directly trained and trained along each. */
export const mostMuscles = 6;
/** Characters of a name. */
export const longestName = 60;

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
  readonly type: "NameMissing" | "NameTooLong" | "NameTaken" | "MusclesMissing" | "TooManyMuscles";
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
  if (name === "") return fail("NameMissing", "Give it a name");
  if (name.length > longestName)
    return fail("NameTooLong", `Shorten the name to ${longestName} characters or fewer`);
  if (taken.some((other) => other.toLowerCase() === name.toLowerCase()))
    return fail("NameTaken", `There is already an exercise called ${name}`);
  const primaryMuscles = [...new Set(draft.primaryMuscles)];
  const secondaryMuscles = [...new Set(draft.secondaryMuscles)].filter(
    (muscle) => !primaryMuscles.includes(muscle),
  );
  if (primaryMuscles.length === 0) return fail("MusclesMissing", "Pick at least one muscle that it trains");
  if (primaryMuscles.length > mostMuscles || secondaryMuscles.length > mostMuscles)
    return fail("TooManyMuscles", `Pick at most ${mostMuscles} muscles`);
  return ok({ ...draft, name, primaryMuscles, secondaryMuscles, notes: draft.notes.trim() });
};
