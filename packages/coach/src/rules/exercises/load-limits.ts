/** Rules I4-I6: no load is more than the person has shown, more than a step above it, or more after a hard session. */
import { exerciseById } from "../../catalogue/catalogue.ts";
import { leastHelp } from "../../design/progress/assisted-load.ts";
import {
  estimateTolerance,
  impliedLoad,
  loadCeiling,
  provenLoad,
} from "../../design/progress/load-ceiling.ts";
import { referenceOf, wasTooHard } from "../../design/progress/reference-bout.ts";
import { atPlace } from "../../state/person.ts";
import { type Finding, rule } from "../rule.ts";
import { rangeOf, roundingLb } from "./range-of.ts";

/** Rules coach.I4-I6; `rules.ts` puts the groups in order. */
export const loadLimitRules = [
  rule({
    id: "coach.I4",
    severity: "error",
    sentence:
      "A load is no more than 2.5% above what the person's own estimate allows, unless it was lifted last time or the step is earned.",
    source: "coach design 3b",
    repairs: ["lower-loads", "built-in-day", "swap-again"],
    onManualEdit: "warn",
    check: (context) =>
      context.exercises.flatMap(({ path, place, exercise }): readonly Finding[] => {
        const state = context.person.exercises.get(exercise.exerciseId);
        const { loadLb, targetLow, targetHigh, targetDifficulty } = exercise;
        if (loadLb === null || state?.e1rmLb == null || targetLow === null || targetHigh === null) return [];
        const difficulty = targetDifficulty ?? 7;
        const implied = impliedLoad(state.e1rmLb, (targetLow + targetHigh) / 2, difficulty);
        // Weight on the belt comes on top of the body's own, which the estimate leaves out: one step is always light.
        const known = exerciseById(exercise.exerciseId);
        if (known === undefined) return [];
        const lightest = known.loadKind === "bodyweightPlus" ? known.loadStepLb : 0;
        const proven = provenLoad(known, atPlace(context.person, place), {
          low: targetLow,
          high: targetHigh,
          difficulty,
        });
        const limit = Math.max(implied * estimateTolerance, proven, lightest) + roundingLb;
        return loadLb > limit
          ? [{ path: `${path}.loadLb`, got: loadLb, need: `at most ${Math.round(limit)} lb` }]
          : [];
      }),
  }),
  rule({
    id: "coach.I5",
    severity: "error",
    sentence:
      "A load rises at most 10% or one step above the best of three weeks, two after an easy top of the range; help of a machine falls by no more.",
    source: "ACSM 2009",
    repairs: ["lower-loads", "built-in-day", "swap-again"],
    onManualEdit: "warn",
    check: (context) =>
      context.exercises.flatMap(({ path, place, exercise }): readonly Finding[] => {
        const known = exerciseById(exercise.exerciseId);
        if (known === undefined || exercise.loadLb === null) return [];
        const help = leastHelp(known, context.person, rangeOf(exercise));
        if (exercise.loadLb < help - roundingLb)
          return [{ path: `${path}.loadLb`, got: exercise.loadLb, need: `at least ${help} lb of help` }];
        const ceiling = loadCeiling(known, atPlace(context.person, place), rangeOf(exercise));
        return exercise.loadLb > ceiling + roundingLb
          ? [
              {
                path: `${path}.loadLb`,
                got: exercise.loadLb,
                need: `at most ${Math.round(ceiling * 2) / 2} lb`,
              },
            ]
          : [];
      }),
  }),
  rule({
    id: "coach.I6",
    severity: "error",
    sentence:
      "No load rises after an effort of 9 or more, or when less than four fifths of the sets were done.",
    source: "spec §9",
    repairs: ["lower-loads", "built-in-day", "swap-again"],
    onManualEdit: "warn",
    check: (context) =>
      context.exercises.flatMap(({ path, exercise }): readonly Finding[] => {
        const known = exerciseById(exercise.exerciseId);
        if (known === undefined || exercise.loadLb === null || known.loadKind === "assisted") return [];
        const { low, high } = rangeOf(exercise);
        const reference = referenceOf(context.person.exercises.get(known.id), low, high);
        return reference?.isSameRange === true &&
          wasTooHard(reference.bout) &&
          exercise.loadLb > reference.loadLb + roundingLb
          ? [{ path: `${path}.loadLb`, got: exercise.loadLb, need: `at most ${reference.loadLb} lb` }]
          : [];
      }),
  }),
] as const;
