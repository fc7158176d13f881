/** Rules I4-I6: no load is more than the person has shown, more than a step above it, or more after a hard session. */
import { roundToHalf } from "@muster/domain/shared/units";
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
import { faultIf, ofKnownExercises, ofLoads, rangeOf, roundingLb, rule, tooHeavy } from "../rule.ts";

/** Rules coach.I4-I6; `rules.ts` puts the groups in order. */
export const loadLimitRules = [
  rule({
    id: "coach.I4",
    sentence:
      "A load is no more than 2.5% above what the person's own estimate allows, unless it was lifted last time or the step is earned.",
    source: "coach design 3b",
    repairs: ["lower-loads", "built-in-day", "swap-again"],
    check: ofLoads((loaded) => {
      const { exercise, known, person } = loaded;
      const e1rmLb = person.exercises.get(known.id)?.e1rmLb;
      const { targetLow: low, targetHigh: high } = exercise;
      if (e1rmLb == null || low === null || high === null) return [];
      const difficulty = exercise.targetDifficulty ?? 7;
      const carriedLb = carriedLbOf(known, person.body.weightLb);
      const implied = impliedLoad(e1rmLb, (low + high) / 2, difficulty, carriedLb);
      // Weight on the belt comes on top of the body's own, which the estimate leaves out: one step is always light.
      const lightest = known.loadKind === "bodyweightPlus" ? known.loadStepLb : 0;
      const proven = provenLoad(known, person, { low, high, difficulty });
      const limit = Math.max(implied * estimateTolerance, proven, lightest);
      return tooHeavy(loaded, limit, Math.round(limit + roundingLb));
    }),
  }),
  rule({
    id: "coach.I5",
    sentence:
      "A load rises at most 10% or one step above the best of three weeks, two after an easy top of the range unless health asks for care; help falls by no more.",
    source: "ACSM 2009",
    repairs: ["lower-loads", "built-in-day", "swap-again"],
    check: ofKnownExercises(({ path, place, exercise, known }, { person }) => {
      const { loadLb } = exercise;
      if (loadLb === null) return [];
      const help = leastHelp(known, person, rangeOf(exercise));
      const ceiling = loadCeiling(known, atPlace(person, place), rangeOf(exercise));
      return [
        faultIf(loadLb < help - roundingLb, `${path}.loadLb`, loadLb, `at least ${help} lb of help`),
        tooHeavy({ path, loadLb }, ceiling, roundToHalf(ceiling)),
      ];
    }),
  }),
  rule({
    id: "coach.I6",
    sentence:
      "No load rises after an effort of 9 or more, or when less than four fifths of the sets were done.",
    source: "spec §9",
    repairs: ["lower-loads", "built-in-day", "swap-again"],
    check: ofLoads((loaded) => {
      const { last } = loaded;
      return last?.isSameRange && wasTooHard(last.bout) && tooHeavy(loaded, last.loadLb);
    }),
  }),
] as const;
