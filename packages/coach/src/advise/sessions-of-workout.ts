/** Which past sessions were this workout: plans change their names, so what was trained counts too (WORK-03). */
import type { PastSession } from "../state/input.ts";

/** Of the planned exercises, this share makes another session the same workout. */
const sameShare = 0.5;

/**
 * @param sessions in any order
 * @returns those with this name; where there is none, those that share half of its exercises
 */
export const sessionsOfWorkout = (
  sessions: readonly PastSession[],
  workout: { readonly name: string; readonly exerciseIds: readonly string[] },
): readonly PastSession[] => {
  const done = sessions.filter(({ skipped }) => !skipped);
  const named = done.filter(({ workoutName }) => workoutName === workout.name);
  if (named.length > 0) return named;
  const wanted = [...new Set(workout.exerciseIds)];
  return done.filter(({ exercises }) => {
    const shared = wanted.filter((id) => exercises.some(({ exerciseId }) => exerciseId === id));
    return shared.length > 0 && shared.length >= wanted.length * sameShare;
  });
};
