/**
 * Whether somebody may take an exercise of their own choice into a workout, and if not, or not gladly, why: in the words in
 * which a changed day of the plan says it. What health rules out is refused; everything else is the person's to decide.
 */
import type { Exclusion } from "@muster/domain/training/exercises/exercise-options.text";
import type { Exercise } from "../catalogue/exercise.ts";
import { isWithinLimits } from "../catalogue/limits.ts";
import { isJump, suitsPerson } from "../design/select/legal.ts";
import { exerciseText } from "../rules/exercises/exercise.text.ts";
import { levelFor, type Person } from "../state/person.ts";

type Eligibility = {
  readonly may: "yes" | "warned" | "no";
  /** One sentence; undefined when there is nothing to say. */
  readonly why: string | undefined;
};

/**
 * @param isOwn the person made it: limits of the catalogue do not apply to it (training.O3)
 * @param said what the person said of leaving it out
 */
export const eligibilityOf = (
  exercise: Exercise,
  person: Person,
  { isOwn, said }: { readonly isOwn: boolean; readonly said: Exclusion },
): Eligibility => {
  if (said === "injury") return { may: "no", why: exerciseText.hurts() };
  const { avoided, allowPlyometrics } = person.gates;
  // Who may not jump avoids jumps as a limit does, and reads why.
  if (!isOwn && !allowPlyometrics && isJump(exercise)) return { may: "no", why: exerciseText.noJumps() };
  if (!isOwn && !isWithinLimits(exercise, avoided))
    return { may: "no", why: exerciseText.ruledOut(exercise.id) };
  if (said === "dislike") return { may: "warned", why: exerciseText.disliked() };
  if (isOwn || suitsPerson(exercise, person)) return { may: "yes", why: undefined };
  const isAbove = exercise.level > levelFor(exercise, person);
  return { may: "warned", why: isAbove ? exerciseText.aboveLevel() : exerciseText.tooHard(exercise.id) };
};
