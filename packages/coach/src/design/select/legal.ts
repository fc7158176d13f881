/** What this person may be given in one place: equipment, limits, level, jumps, strength. The validator asks the same. */
import { catalogue } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { isFeasible, type Place } from "../../catalogue/feasible.ts";
import { isWithinLimits } from "../../catalogue/limits.ts";
import { once } from "../../catalogue/once.ts";
import { canDo, canDoOnce, expectedMax } from "../../state/capability.ts";
import { leastReps } from "../../state/gates.ts";
import type { DesignInput } from "../../state/input.ts";
import { levelFor, type Person, situationAt } from "../../state/person.ts";
import { eccentrics, isEccentric } from "../template/prescription.data.ts";

/** Jumps and everything else with a hard landing (coach.I12). */
export const isJump = (exercise: Exercise): boolean =>
  exercise.pattern === "plyo" || exercise.contra.includes("plyometric") || exercise.impact === 2;

/** Share of the most repetitions that a set may ask for; the upper end of a range (coach.I9 allows 0.85). */
export const hardestShare = 0.85;

/** Who may not go below eight repetitions gets moves that leave a fifth of the most besides. */
const guardedShare = 0.8;

/** Who must stay at eight repetitions and more gets moves that allow so many. */
const allowsEnoughReps = (exercise: Exercise, person: Person): boolean => {
  const most = expectedMax(exercise, person);
  const least = leastReps(exercise, person.gates);
  return most === null || least <= 1 || most * guardedShare >= least;
};

/** Nothing of health, age or the person's own word rules the move out. */
export const isOpenTo = (
  exercise: Exercise,
  { excluded, gates }: Pick<Person, "excluded" | "gates">,
): boolean =>
  !excluded.has(exercise.id) &&
  isWithinLimits(exercise, gates.avoided) &&
  (gates.allowPlyometrics || !isJump(exercise));

/** The same within the person's level, whatever the strength. */
const isAllowed = (exercise: Exercise, person: Person): boolean =>
  isOpenTo(exercise, person) &&
  exercise.level <= levelFor(exercise, person) &&
  // Lowering is done three to five times: nothing for who must stay at eight (coach.F4, F9).
  !(isEccentric(exercise) && leastReps(exercise, person.gates) > eccentrics[1]);

/** The pull-up that is counted and tested. */
export const strictPullUp = "v_pull.pull-up";
/** It is the rung of a ladder, which may be trained in singles. */
const isLegalRung = (exercise: Exercise, person: Person): boolean =>
  isAllowed(exercise, person) && canDoOnce(exercise, person) && allowsEnoughReps(exercise, person);

/** Level, limits and strength, whatever the place. */
export const suitsPerson = (exercise: Exercise, person: Person): boolean =>
  isAllowed(exercise, person) && canDo(exercise, person) && allowsEnoughReps(exercise, person);

/** Asked many times for one week, by designer and rules alike. */
const listAt = (find: (input: DesignInput, person: Person, place: Place) => readonly Exercise[]) => {
  const known = once((person: Person) =>
    once((input: DesignInput) => {
      const lists = new Map<Place, readonly Exercise[]>();
      return (place: Place) => {
        const list = lists.get(place) ?? find(input, person, place);
        lists.set(place, list);
        return list;
      };
    }),
  );
  return (input: DesignInput, person: Person, place: Place) => known(person)(input)(place);
};

/** Everything that the place allows, whoever it is for, in the order of the catalogue. */
const feasibleExercises = listAt((_input, person, place) => {
  const situation = situationAt(person, place);
  return catalogue.filter((exercise) => isFeasible(exercise, situation));
});

/** Everything that this person may be given in this place, in the order of the catalogue. */
export const legalExercises = listAt((input, person, place) =>
  feasibleExercises(input, person, place).filter((exercise) => suitsPerson(exercise, person)),
);

/** The same, and the strict pull-up for who does one. */
export const trainableExercises = listAt((input, person, place) => [
  ...legalExercises(input, person, place),
  ...feasibleExercises(input, person, place).filter(
    (exercise) => exercise.id === strictPullUp && isLegalRung(exercise, person),
  ),
]);
