/** Closed lists of a workout's records. */

/** What a set was for. */
export const setRoles = ["warmup", "working", "drop", "failure", "amrap"] as const;

/** The planned workout, or its version for home. */
export const workoutVariants = ["main", "home"] as const;
/** One of `workoutVariants`. */
export type WorkoutVariant = (typeof workoutVariants)[number];

/** Where an exercise of a workout comes from. */
export const exerciseOrigins = ["plan", "home", "added", "swapped"] as const;
