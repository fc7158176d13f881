/** Rules I4-I6: no load is more than the person has shown, more than a step above it, or more after a hard session. */
import { leastHelp } from "../../design/progress/assisted-load.ts";
import {
  estimateTolerance,
  impliedLoad,
  loadCeiling,
  provenLoad,
} from "../../design/progress/load-ceiling.ts";
import { wasTooHard } from "../../design/progress/reference-bout.ts";
import { atPlace } from "../../state/person.ts";
import { carriedLbOf } from "../../state/strength/one-rep-max.ts";
import { type Finding, faultIf, loadedExercises, rangeOf, roundingLb, rule, tooHeavy } from "../rule.ts";

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
      context.exercises.flatMap(({ path, place, exercise, known }): readonly Finding[] => {
        const e1rmLb = context.person.exercises.get(exercise.exerciseId)?.e1rmLb;
        const { loadLb, targetLow: low, targetHigh: high } = exercise;
        if (known === undefined || loadLb === null || e1rmLb == null || low === null || high === null)
          return [];
        const difficulty = exercise.targetDifficulty ?? 7;
        const carriedLb = carriedLbOf(known, context.person.body.weightLb);
        const implied = impliedLoad(e1rmLb, (low + high) / 2, difficulty, carriedLb);
        // Weight on the belt comes on top of the body's own, which the estimate leaves out: one step is always light.
        const lightest = known.loadKind === "bodyweightPlus" ? known.loadStepLb : 0;
        const proven = provenLoad(known, atPlace(context.person, place), { low, high, difficulty });
        const limit = Math.max(implied * estimateTolerance, proven, lightest) + roundingLb;
        return faultIf(loadLb > limit, `${path}.loadLb`, loadLb, `at most ${Math.round(limit)} lb`);
      }),
  }),
  rule({
    id: "coach.I5",
    severity: "error",
    sentence:
      "A load rises at most 10% or one step above the best of three weeks, two after an easy top of the range unless health asks for care; help falls by no more.",
    source: "ACSM 2009",
    repairs: ["lower-loads", "built-in-day", "swap-again"],
    onManualEdit: "warn",
    check: (context) =>
      context.exercises.flatMap(({ path, place, exercise, known }): readonly Finding[] => {
        const { loadLb } = exercise;
        if (known === undefined || loadLb === null) return [];
        const help = leastHelp(known, context.person, rangeOf(exercise));
        if (loadLb < help - roundingLb)
          return [{ path: `${path}.loadLb`, got: loadLb, need: `at least ${help} lb of help` }];
        const ceiling = loadCeiling(known, atPlace(context.person, place), rangeOf(exercise));
        const need = `at most ${Math.round(ceiling * 2) / 2} lb`;
        return faultIf(loadLb > ceiling + roundingLb, `${path}.loadLb`, loadLb, need);
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
      loadedExercises(context).flatMap((loaded) =>
        loaded.last?.isSameRange === true && wasTooHard(loaded.last.bout)
          ? tooHeavy(loaded, loaded.last.loadLb)
          : [],
      ),
  }),
] as const;
