/** Rules I7 and I8: what is earned is given, and what stands still is answered. */
import { kitSteps } from "../design/progress/kit-steps.ts";
import { earnsStep, reachedTop } from "../design/progress/reference-bout.ts";
import { craftRule, faultIf, ofExercises, ofLoads } from "./rule.ts";

/** Rules coach.I7, I8; `rules.ts` puts the groups in order. */
export const progressRules = [
  craftRule({
    id: "coach.I7",
    sentence:
      "After two sessions at the top of the range with effort to spare, the weight or the repetitions go up.",
    source: "ACSM 2009",
    check: ofLoads(({ path, exercise, known, person, range, last, loadLb }, { phase }) => {
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
      const dose = {
        ...range,
        difficulty: exercise.targetDifficulty ?? 7,
        isReps: known.metric === "reps",
      };
      const fits = next !== null && earnsStep({ ...bout, loadLb: lastLb }, next, dose);
      return faultIf(isEarned && fits && !grew, `${path}.loadLb`, loadLb, `more than ${lastLb} lb`);
    }),
  }),
  craftRule({
    id: "coach.I8",
    sentence:
      "A lift that stands still for six sessions gets another range of repetitions, a variant or an easy week.",
    source: "spec §9",
    check: ofExercises(({ path, exercise }, { person, phase }) => {
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
  }),
] as const;
