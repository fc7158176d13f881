/** Rules I7 and I8: what is earned is given, and what stands still is answered. */
import { kitSteps } from "../design/progress/kit-steps.ts";
import { earnsStep, reachedTop } from "../design/progress/reference-bout.ts";
import { craftRule, type Finding, faultIf, loadedExercises } from "./rule.ts";

/** Rules coach.I7, I8; `rules.ts` puts the groups in order. */
export const progressRules = [
  craftRule({
    id: "coach.I7",
    sentence:
      "After two sessions at the top of the range with effort to spare, the weight or the repetitions go up.",
    source: "ACSM 2009",
    check: (context) => {
      if (!context.phase.mayGrow || context.phase.loadFactor < 1) return [];
      return loadedExercises(context).flatMap(({ path, exercise, known, person, range, last, loadLb }) => {
        if (last?.isSameRange !== true) return [];
        const { high } = range;
        const lastTwo = (person.exercises.get(known.id)?.bouts ?? [])
          .filter((bout) => !bout.isEasy && bout.loadLb === last.loadLb)
          .slice(-2);
        const earned =
          lastTwo.length === 2 &&
          lastTwo.every((bout) => reachedTop(bout, bout.targetHigh ?? high) && (bout.difficulty ?? 8) <= 7);
        const grew = loadLb > last.loadLb || high > (last.bout.targetHigh ?? last.bout.amounts[0] ?? 0);
        const next = kitSteps(known, person, last.loadLb).next(last.loadLb);
        const fits =
          next !== null &&
          earnsStep({ ...last.bout, loadLb: last.loadLb }, next, {
            ...range,
            difficulty: exercise.targetDifficulty ?? 7,
            isReps: known.metric === "reps",
          });
        return faultIf(earned && fits && !grew, `${path}.loadLb`, loadLb, `more than ${last.loadLb} lb`);
      });
    },
  }),
  craftRule({
    id: "coach.I8",
    sentence:
      "A lift that stands still for six sessions gets another range of repetitions, a variant or an easy week.",
    source: "spec §9",
    check: (context) => {
      if (context.phase.phase !== "accumulation") return [];
      return context.exercises.flatMap(({ path, exercise }): readonly Finding[] => {
        const state = context.person.exercises.get(exercise.exerciseId);
        if (state?.trend !== "plateaued" || !exercise.takesWeight || state.restedDays > 14) return [];
        const [before, last] = state.bouts.slice(-2);
        const isSame =
          before !== undefined &&
          last !== undefined &&
          [before, last].every(
            (bout) =>
              bout.targetHigh === exercise.targetHigh &&
              bout.targetLow === exercise.targetLow &&
              bout.loadLb === exercise.loadLb,
          );
        return isSame
          ? [{ path, got: `${exercise.reps} at ${exercise.loadLb} lb again`, need: "something else" }]
          : [];
      });
    },
  }),
] as const;
