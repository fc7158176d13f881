/** Whether a lift falls between two weights of the kit: the log shows one that is far too easy and the next that is too hard. */
import type { Exercise } from "../catalogue/exercise.ts";
import type { Bout } from "./bouts.ts";
import type { Person } from "./person.ts";
import { easyRating, hardRating } from "./strength/strength-estimate.ts";

/** Days for which a session says which weights fit. */
const memory = 28;
/** A step this large against the weight cannot be made up for with repetitions. */
const wideStep = 0.3;

/**
 * True when the last sessions were far too easy with one weight of the kit and too hard with the next one up, and the step
 * between them is more than three tenths of the lighter: there is no weight that fits, so another move of the kind serves better.
 */
export const fallsBetweenSteps = (exercise: Exercise, { exercises }: Pick<Person, "exercises">): boolean => {
  const state = exercises.get(exercise.id);
  if (!exercise.takesWeight || exercise.loadKind === "assisted" || state === undefined) return false;
  if (state.restedDays > memory) return false;
  const loadsOf = (isMeant: (bout: Bout, low: number) => boolean): readonly number[] =>
    state.bouts.flatMap((bout) =>
      bout.loadLb !== null && !bout.isEasy && isMeant(bout, bout.targetLow ?? 0) ? [bout.loadLb] : [],
    );
  const tooEasy = Math.max(
    0,
    ...loadsOf(
      ({ difficulty, amounts }, low) =>
        difficulty !== null && difficulty <= easyRating && amounts.every((amount) => amount >= low),
    ),
  );
  const tooHard = Math.min(
    Number.POSITIVE_INFINITY,
    ...loadsOf(
      ({ difficulty, amounts }, low) =>
        (difficulty ?? 0) >= hardRating || amounts.some((amount) => amount < low),
    ),
  );
  const step = exercise.loadStepLb;
  const { carriedLb = 0 } = state.bouts.at(-1) ?? {};
  return (
    tooEasy > 0 &&
    step > wideStep * (tooEasy + carriedLb) &&
    tooHard > tooEasy &&
    tooHard <= tooEasy + step + 0.5
  );
};
