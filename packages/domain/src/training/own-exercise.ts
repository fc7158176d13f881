/**
 * An exercise that a person made: the catalogue does not know it. It is logged, charted and planned by hand like any other;
 * the coach never chooses it by itself. Logs point at `own.<record id>` and keep its name, so deleting it costs no history.
 */
import * as z from "zod/mini";
import { exerciseMetricSchema } from "../planning/plan.ts";
import { valuesOf } from "../profiles/options.ts";
import { err, ok, type Result } from "../shared/result.ts";

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
export type OwnEquipment = keyof typeof ownEquipment;

/** Muscles that one exercise may name, directly trained and trained along each. */
export const mostMuscles = 6;
const longestName = 60;

const muscleList = z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(mostMuscles));

export const ownExerciseSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(longestName)),
  metric: exerciseMetricSchema,
  equipment: z.enum(valuesOf(ownEquipment)),
  /** Catalogue names of muscles; one that only a newer app knows is kept. */
  primaryMuscles: muscleList,
  secondaryMuscles: muscleList,
  /** Done one side after the other: repetitions are those of one side. */
  unilateral: z.boolean(),
  /** Reminder to oneself, as typed. */
  notes: z.string().check(z.maxLength(400)),
});
export type OwnExercise = z.infer<typeof ownExerciseSchema>;

export const emptyOwnExercise: OwnExercise = {
  name: "",
  metric: "reps",
  equipment: "none",
  primaryMuscles: [],
  secondaryMuscles: [],
  unilateral: false,
  notes: "",
};

const prefix = "own.";

/** The id under which sets are logged; the catalogue has none that begins so. */
export const ownExerciseKey = (recordId: string): string => `${prefix}${recordId}`;

/** @returns the record's id; undefined for an exercise of the catalogue */
export const ownRecordId = (exerciseId: string): string | undefined =>
  exerciseId.startsWith(prefix) ? exerciseId.slice(prefix.length) : undefined;

/** A band is not weighed; everything else that is held is. */
export const ownTakesWeight = (equipment: OwnEquipment): boolean =>
  equipment !== "none" && equipment !== "band";

export type OwnExerciseError = {
  readonly type: "NameMissing" | "NameTooLong" | "NameTaken" | "MusclesMissing" | "TooManyMuscles";
  readonly message: string;
};

/**
 * @param taken names that exist already: two of one name could not be told apart in a list
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
