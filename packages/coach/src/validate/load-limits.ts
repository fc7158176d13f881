/** Rules I4-I6: no load is more than the person has shown, more than a step above it, or more after a hard session. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById } from "../catalogue/catalogue.ts";
import { leastHelp } from "../design/assisted-load.ts";
import { estimateTolerance, impliedLoad, loadCeiling } from "../design/load-ceiling.ts";
import { earnedStep, referenceOf, wasTooHard } from "../design/reference-bout.ts";
import { rangeOf } from "./range-of.ts";
import { type CheckContext, exercisesOf, type Finding, type Rule } from "./rule.ts";

/** Loads are shown to half a pound. */
const rounding = 0.5;

/** What the person lifted last in this range, and one step more when it was earned or felt light; 0 without. */
const provenLoad = (exercise: PlannedExercise, { person }: CheckContext): number => {
  const { low, high } = rangeOf(exercise);
  const reference = referenceOf(person.exercises.get(exercise.exerciseId), low, high);
  if (reference?.isSameRange !== true) return 0;
  const step = exerciseById(exercise.exerciseId)?.loadStepLb ?? 0;
  // The step is earned at the dose's own top, which an open range passes by half (ADR 0039).
  const earnedAt = Math.max(low, Math.round(high / 1.5));
  return reference.loadLb + (earnedStep(reference.bout, earnedAt) ? step : 0);
};

export const loadLimitRules: readonly Rule[] = [
  {
    id: "coach.I4",
    severity: "error",
    sentence:
      "A load is no more than 2.5% above what the person's own estimate allows, unless it was lifted last time or the step is earned.",
    check: (context) =>
      exercisesOf(context).flatMap(({ path, exercise }): readonly Finding[] => {
        const state = context.person.exercises.get(exercise.exerciseId);
        const { loadLb, targetLow, targetHigh, targetDifficulty } = exercise;
        if (loadLb === null || state?.e1rmLb == null || targetLow === null || targetHigh === null) return [];
        // Ranges are open upwards (ADR 0039): the load is meant for the repetitions just above the bottom.
        const meant = Math.min((targetLow + targetHigh) / 2, targetLow + 2);
        const implied = impliedLoad(state.e1rmLb, meant, targetDifficulty ?? 7);
        // Weight on the belt comes on top of the body's own, which the estimate leaves out: one step is always light.
        const step = exerciseById(exercise.exerciseId);
        const lightest = step?.loadKind === "bodyweightPlus" ? step.loadStepLb : 0;
        const limit =
          Math.max(implied * estimateTolerance, provenLoad(exercise, context), lightest) + rounding;
        return loadLb > limit
          ? [{ path: `${path}.loadLb`, got: loadLb, need: `at most ${Math.round(limit)} lb` }]
          : [];
      }),
  },
  {
    id: "coach.I5",
    severity: "error",
    sentence:
      "A load rises at most 10% or one step above the best of three weeks; help of a machine falls by no more.",
    check: (context) =>
      exercisesOf(context).flatMap(({ path, exercise }): readonly Finding[] => {
        const known = exerciseById(exercise.exerciseId);
        if (known === undefined || exercise.loadLb === null) return [];
        const help = leastHelp(known, context.person, rangeOf(exercise));
        if (exercise.loadLb < help - rounding)
          return [{ path: `${path}.loadLb`, got: exercise.loadLb, need: `at least ${help} lb of help` }];
        const ceiling = loadCeiling(known, context.person, rangeOf(exercise));
        return exercise.loadLb > ceiling + rounding
          ? [
              {
                path: `${path}.loadLb`,
                got: exercise.loadLb,
                need: `at most ${Math.round(ceiling * 2) / 2} lb`,
              },
            ]
          : [];
      }),
  },
  {
    id: "coach.I6",
    severity: "error",
    sentence:
      "No load rises after an effort of 9 or more, or when less than four fifths of the sets were done.",
    check: (context) =>
      exercisesOf(context).flatMap(({ path, exercise }): readonly Finding[] => {
        const known = exerciseById(exercise.exerciseId);
        if (known === undefined || exercise.loadLb === null || known.loadKind === "assisted") return [];
        const { low, high } = rangeOf(exercise);
        const reference = referenceOf(context.person.exercises.get(known.id), low, high);
        return reference?.isSameRange === true &&
          wasTooHard(reference.bout) &&
          exercise.loadLb > reference.loadLb + rounding
          ? [{ path: `${path}.loadLb`, got: exercise.loadLb, need: `at most ${reference.loadLb} lb` }]
          : [];
      }),
  },
];
