/** Craft of weights: they can be made, what is earned is given, and what stands still or tires is answered. */
import { setCount } from "@muster/coach/catalogue/session-minutes";
import { isInKit } from "@muster/coach/design/progress/kit-loads";
import { kitSteps } from "@muster/coach/design/progress/kit-steps";
import { earnsStep, reachedTop } from "@muster/coach/design/progress/reference-bout";
import { faultIf, ofExercises, ofLoads } from "@muster/coach/rules/rule";
import { setDropReading } from "@muster/domain/review/recovery-bands";
import type { Checks } from "./checks.ts";

/** Seconds after which more rest changes little (Singer 2024). */
const restEnough = 120;

/** Checks of coach.Q5, R7, I7, I8. */
export const loadChecks = {
  "coach.Q5": ofExercises(({ path, place, exercise }, { person }) => {
    const { loadLb } = exercise;
    const isMade = loadLb === null || isInKit(loadLb, exercise, place, person);
    return !isMade && { path: `${path}.loadLb`, got: loadLb, need: "a weight of the kit" };
  }),
  "coach.R7": ofExercises(({ path, exercise, isHomeVersion }, { input, person }) => {
    const state = person.exercises.get(exercise.exerciseId);
    if (state === undefined || state.restedDays > 10) return [];
    if (setDropReading(state.dropOff ?? 0) !== "fatigue") return [];
    // The home version is compared with the home version: the same move has another place in it, and another rest.
    const old = input.previousPlan?.days
      .flatMap(({ workout }) => (isHomeVersion ? workout.homeAlternative : workout)?.exercises ?? [])
      .findLast(({ exerciseId }) => exerciseId === exercise.exerciseId);
    if (old === undefined) return [];
    const isAnswered =
      exercise.restSeconds > old.restSeconds ||
      setCount(exercise.sets) < setCount(old.sets) ||
      (exercise.loadLb ?? 0) < (state.lastLoadLb ?? 0) ||
      exercise.restSeconds >= restEnough;
    return faultIf(!isAnswered, `${path}.rest`, exercise.rest, `more than ${old.rest}`);
  }),
  "coach.I7": ofLoads(({ path, exercise, known, person, range, last, loadLb }, { phase }) => {
    if (last?.isSameRange !== true || !phase.mayGrow || phase.loadFactor < 1) return [];
    const { bout, loadLb: lastLb } = last;
    const { high } = range;
    const lastTwo = (person.exercises.get(known.id)?.bouts ?? [])
      .filter((done) => !done.isEasy && done.loadLb === lastLb)
      .slice(-2);
    const isEarned =
      lastTwo.length === 2 &&
      lastTwo.every((done) => reachedTop(done, done.targetHigh ?? high) && (done.difficulty ?? 8) <= 7);
    const grew = loadLb > lastLb || high > (bout.targetHigh ?? bout.amounts[0] ?? 0);
    const next = kitSteps(known, person, lastLb).next(lastLb);
    const dose = { ...range, difficulty: exercise.targetDifficulty ?? 7 };
    // Of meters and seconds no formula speaks.
    const fits =
      next !== null && (known.metric !== "reps" || earnsStep({ ...bout, loadLb: lastLb }, next, dose));
    return faultIf(isEarned && fits && !grew, `${path}.loadLb`, loadLb, `more than ${lastLb} lb`);
  }),
  "coach.I8": ofExercises(({ path, exercise }, { person, phase }) => {
    const state = person.exercises.get(exercise.exerciseId);
    if (phase.phase !== "accumulation" || state?.trend !== "plateaued") return [];
    if (!exercise.takesWeight || state.restedDays > 14) return [];
    const lastTwo = state.bouts.slice(-2);
    const isSame =
      lastTwo.length === 2 &&
      lastTwo.every(
        ({ targetLow, targetHigh, loadLb }) =>
          targetHigh === exercise.targetHigh &&
          targetLow === exercise.targetLow &&
          loadLb === exercise.loadLb,
      );
    return faultIf(isSame, path, `${exercise.reps} at ${exercise.loadLb} lb again`, "something else");
  }),
} satisfies Checks;
