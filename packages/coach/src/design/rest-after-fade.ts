/** How a fade inside a session lengthens the next rest. */
import type { Exercise } from "../catalogue/exercise.ts";
import type { Person } from "../state/person.ts";
import type { DesignInput } from "./input.ts";

/**
 * Seconds of rest after repetitions that fell by a third: half a minute more, and more than last week (spec §9; coach.R7).
 * @param rest seconds without a fade; given back as it is when there was none
 */
export const restAfterFade = (
  exercise: Exercise,
  rest: number,
  input: DesignInput,
  person: Person,
): number => {
  if ((person.exercises.get(exercise.id)?.dropOff ?? 0) <= 0.3) return rest;
  const before = input.previousPlan?.days
    .flatMap(({ workout }) => workout.exercises)
    .filter(({ exerciseId }) => exerciseId === exercise.id)
    .map(({ restSeconds }) => restSeconds);
  return Math.max(rest + 30, Math.min(165, Math.max(0, ...(before ?? [])) + 15));
};
