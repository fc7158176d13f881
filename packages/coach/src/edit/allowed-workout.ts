/**
 * A saved workout, as it may be trained today: it may be older than an injury, a pregnancy, a birthday or an
 * exercise that was left out since (planning.T1). What is ruled out goes, what is too heavy gets more repetitions; everything
 * else is the person's own and stays.
 */

import { isHardCardio } from "@muster/domain/planning/cardio-fields";
import { type Cardio, type DayWorkout, noCardio, type PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById, findByName } from "../catalogue/catalogue.ts";
import { repsText } from "../catalogue/planned.text.ts";
import { preparedDay } from "../design/cardio/mobility.ts";
import { isOpenTo } from "../design/select/legal.ts";
import { weekFrame } from "../design/week-draft.ts";
import type { DesignInput } from "../state/input.ts";
import type { Person } from "../state/person.ts";
import { withinGates } from "./within-gates.ts";

/** A saved workout after what is ruled out today has been removed. */
export type AllowedWorkout = {
  readonly workout: DayWorkout;
  /** Names of the exercises that are ruled out now. */
  readonly leftOut: readonly string[];
};

/** What the person made themselves is theirs to judge (training.O3), unless they left it out. */
const mayBeTrained = ({ exerciseId }: PlannedExercise, person: Person): boolean => {
  const exercise = exerciseById(exerciseId);
  return exercise === undefined ? !person.excluded.has(exerciseId) : isOpenTo(exercise, person);
};

/** A weight for few repetitions is none for many: it is found anew. */
const eased = (planned: PlannedExercise, { gates }: Person): PlannedExercise => {
  const next = withinGates(planned, gates);
  if (next.targetLow === planned.targetLow && next.targetHigh === planned.targetHigh) return next;
  const exercise = exerciseById(planned.exerciseId);
  const reps =
    exercise === undefined
      ? `${next.targetLow}-${next.targetHigh}`
      : repsText(exercise, next.targetLow, next.targetHigh);
  return { ...next, reps, loadLb: null };
};

/** Runs, jumps and hard intervals of before, for somebody who may not. */
const cardioNow = (cardio: Cardio, person: Person): Cardio => {
  const isOut = cardio.exercises.some(({ name }) => {
    const exercise = findByName(name);
    return exercise !== undefined && !isOpenTo(exercise, person);
  });
  return isOut || (isHardCardio(cardio) && person.gates.maxDifficulty < 8) ? noCardio : cardio;
};

/** @param saved as it was saved; returned unchanged when nothing in it is ruled out */
export const allowedWorkoutToday = (saved: DayWorkout, input: DesignInput): AllowedWorkout => {
  const frame = weekFrame(input);
  const { person } = frame;
  const allowed = <Session extends Pick<DayWorkout, "exercises" | "cardio">>(session: Session): Session => ({
    ...session,
    exercises: session.exercises.filter((one) => mayBeTrained(one, person)).map((one) => eased(one, person)),
    cardio: cardioNow(session.cardio, person),
  });
  const home = saved.homeAlternative;
  const workout = preparedDay({ ...allowed(saved), homeAlternative: home && allowed(home) }, frame);
  return {
    workout,
    leftOut: saved.exercises.filter((one) => !mayBeTrained(one, person)).map(({ name }) => name),
  };
};
