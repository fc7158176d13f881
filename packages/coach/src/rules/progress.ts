/** Rules I7 and I8: what is earned is given, and what stands still is answered. */
import { exerciseById } from "../catalogue/catalogue.ts";
import { kitSteps } from "../design/progress/kit-steps.ts";
import { earnsStep, reachedTop, referenceOf } from "../design/progress/reference-bout.ts";
import { atPlace } from "../state/person.ts";
import { rangeOf } from "./exercises/range-of.ts";
import { type Finding, rule } from "./rule.ts";

/** Rules coach.I7, I8; `rules.ts` puts the groups in order. */
export const progressRules = [
  rule({
    id: "coach.I7",
    severity: "warning",
    sentence:
      "After two sessions at the top of the range with effort to spare, the weight or the repetitions go up.",
    source: "ACSM 2009",
    onManualEdit: "ignore",
    check: (context) => {
      if (!context.phase.mayGrow || context.phase.loadFactor < 1) return [];
      return context.exercises.flatMap(({ path, place, exercise }): readonly Finding[] => {
        const state = context.person.exercises.get(exercise.exerciseId);
        const known = exerciseById(exercise.exerciseId);
        const { low, high } = rangeOf(exercise);
        const reference = referenceOf(state, low, high);
        if (
          known === undefined ||
          known.loadKind === "assisted" ||
          reference?.isSameRange !== true ||
          exercise.loadLb === null
        )
          return [];
        const lastTwo = (state?.bouts ?? [])
          .filter(({ loadLb, isEasy }) => !isEasy && loadLb === reference.loadLb)
          .slice(-2);
        const earned =
          lastTwo.length === 2 &&
          lastTwo.every((bout) => reachedTop(bout, bout.targetHigh ?? high) && (bout.difficulty ?? 8) <= 7);
        const grew =
          exercise.loadLb > reference.loadLb ||
          high > (reference.bout.targetHigh ?? reference.bout.amounts[0] ?? 0);
        const { loadLb } = reference;
        const next = kitSteps(known, atPlace(context.person, place), loadLb).next(loadLb);
        const fits =
          next !== null &&
          earnsStep({ ...reference.bout, loadLb }, next, {
            low,
            high,
            difficulty: exercise.targetDifficulty ?? 7,
            isReps: known.metric === "reps",
          });
        return earned && fits && !grew
          ? [{ path: `${path}.loadLb`, got: exercise.loadLb, need: `more than ${reference.loadLb} lb` }]
          : [];
      });
    },
  }),
  rule({
    id: "coach.I8",
    severity: "warning",
    sentence:
      "A lift that stands still for six sessions gets another range of repetitions, a variant or an easy week.",
    source: "spec §9",
    onManualEdit: "ignore",
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
