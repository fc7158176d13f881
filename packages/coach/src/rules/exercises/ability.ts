/**
 * Rules I4-I6, I9, I11, I12: no load is more than the person has shown, more than a step above it, or more after a hard session, and nobody
 * is given a move that they cannot do, are not ready for, or should not jump in.
 */
import { roundToHalf } from "@muster/domain/shared/units";
import { setCount } from "../../catalogue/session-minutes.ts";
import { mostRepetitions } from "../../design/prescribe/range.ts";
import { leastHelp } from "../../design/progress/assisted-load.ts";
import {
  estimateTolerance,
  impliedLoad,
  loadCeiling,
  provenLoad,
} from "../../design/progress/load-ceiling.ts";
import { wasTooHard } from "../../design/progress/reference-bout.ts";
import { ladderOf } from "../../design/select/ladder.ts";
import { isJump } from "../../design/select/legal.ts";
import { isEccentric } from "../../design/template/prescription.data.ts";
import { canDoOnce, expectedMax } from "../../state/capability.ts";
import { atPlace, levelFor } from "../../state/person.ts";
import { carriedLbOf } from "../../state/strength/one-rep-max.ts";
import { isNormal } from "../amounts/tally.ts";
import {
  type CheckContext,
  type Found,
  faultIf,
  ofKnownExercises,
  ofLoads,
  rangeOf,
  roundingLb,
  rule,
  tooHeavy,
} from "../rule.ts";

/** Jumps that somebody new may do in a week. */
const mostContactsForBeginners = 60;

/** A set of a ladder is worth its place from half of the person's best on, and from this many repetitions on in any case. */
const leastOfBest = 0.5;
const longEnough = 10;

const jumpNames = /"name":"[^"]*(\bjump|\bhop|burpee|sprint|\bskipp)/i;

/** Warm-ups, cardio and days of rest name what they ask for in words alone. A child's ideas are play. */
const jumpsByName = ({ days, person }: CheckContext): Found =>
  person.gates.ageGroup !== "child" &&
  days.map(({ path, workout: { warmUp, coolDown, cardio, activeRecovery, homeAlternative } }) => {
    const home = { ...homeAlternative, exercises: [] };
    const named = JSON.stringify([warmUp, coolDown, cardio, activeRecovery, home]);
    return faultIf(jumpNames.test(named), path, "jumps", "no jumps");
  });

/** Rules coach.I4-I6, I9, I11, I12; `rules.ts` puts the groups in order. */
export const abilityRules = [
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
  rule({
    id: "coach.I9",
    sentence:
      "No bodyweight move is one that the person cannot do, no set above their best; pull-ups and push-ups ask for 50-85% of it.",
    source: "coach design 1.2",
    repairs: ["swap", "built-in-day", "swap-again"],
    check: ofKnownExercises(({ path, exercise: { metric, targetHigh: high }, known }, context) => {
      if (!canDoOnce(known, context.person)) return { path, got: known.id, need: "an easier move" };
      const most = expectedMax(known, context.person);
      if (most === null || high === null) return [];
      const hasShare = ladderOf(known) !== undefined && !isEccentric(known) && isNormal(context);
      const least = hasShare ? Math.min(longEnough, Math.floor(leastOfBest * most)) : 0;
      const at = `${path}.targetHigh`;
      if (metric === "reps" && high < least)
        return { path: at, got: high, need: `at least ${least}`, severity: "warning" };
      const longest = mostRepetitions(known, most);
      return faultIf(high > longest, at, high, `at most ${longest}`);
    }),
  }),
  rule({
    id: "coach.I11",
    sentence:
      "Exercises stay within the person's level; one above it where an easier move of the kind became far too easy, and the bar's basic lifts for who learns them.",
    source: "coach design 3b",
    repairs: ["swap", "built-in-day"],
    check: ofKnownExercises(({ path, known }, { person }) => {
      const most = levelFor(known, person);
      return faultIf(known.level > most, path, `level ${known.level}`, `level ${most}`);
    }),
  }),
  rule({
    id: "coach.I12",
    sentence:
      "No jumps with BMI 35 or more, from 70 on, with knee, hip or ankle trouble, or in and after pregnancy; few for beginners.",
    source: "coach design 3b",
    repairs: ["swap", "built-in-day"],
    onManualEdit: "refuse",
    check: (context) => {
      const jumps = context.exercises.filter(({ known }) => known !== undefined && isJump(known));
      if (!context.person.gates.allowPlyometrics)
        return [
          jumps.map(({ path, exercise }) => ({ path, got: exercise.exerciseId, need: "no jumps" })),
          jumpsByName(context),
        ];
      const contacts = jumps
        .filter(({ exercise, isHomeVersion }) => !isHomeVersion && exercise.metric === "reps")
        .reduce((sum, { exercise }) => sum + setCount(exercise.sets) * (exercise.targetHigh ?? 0), 0);
      const isMany = context.person.volumeLevel === "beginner" && contacts > mostContactsForBeginners;
      return faultIf(isMany, "days", `${contacts} jumps`, `at most ${mostContactsForBeginners}`);
    },
  }),
] as const;
