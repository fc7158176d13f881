/** What this person may be given in one place: equipment, limits, level, jumps, strength. The validator asks the same. */
import { catalogue } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { isFeasible, type Place, type Situation } from "../catalogue/feasible.ts";
import { isWithinLimits } from "../catalogue/limits.ts";
import { canDo, expectedMax } from "../state/capability.ts";
import type { Person } from "../state/person.ts";
import type { DesignInput } from "./input.ts";

/** Equipment that is there this week; on a trip only the floor and what every room has. */
export const situationAt = (input: DesignInput, person: Person, place: Place): Situation => ({
  place,
  equipment: person.gates.flags.isTravelling ? [] : input.profile.equipment,
  gymAccess: person.gates.flags.isTravelling ? "no_gym" : input.profile.gymAccess,
});

export const isJump = (exercise: Exercise): boolean =>
  exercise.pattern === "plyo" || exercise.contra.includes("plyometric") || exercise.impact === 2;

/** Share of the most repetitions that a set may ask for; the upper end of a range (coach.I9 allows 0.85). */
export const hardestShare = 0.8;

/** Who must stay at eight repetitions and more gets moves that allow so many. */
const allowsEnoughReps = (exercise: Exercise, person: Person): boolean => {
  const most = expectedMax(exercise, person);
  return most === null || person.gates.minReps <= 1 || most * hardestShare >= person.gates.minReps;
};

/** Level, limits and strength, whatever the place. */
export const suitsPerson = (exercise: Exercise, person: Person): boolean =>
  exercise.level <= person.exerciseLevel &&
  isWithinLimits(exercise, person.gates.avoided) &&
  (person.gates.allowPlyometrics || !isJump(exercise)) &&
  canDo(exercise, person) &&
  allowsEnoughReps(exercise, person);

export const legalExercises = (input: DesignInput, person: Person, place: Place): readonly Exercise[] => {
  const situation = situationAt(input, person, place);
  return catalogue.filter((exercise) => suitsPerson(exercise, person) && isFeasible(exercise, situation));
};
