/** Rules I9, I11, I12: nobody is given a move that they cannot do, are not ready for, or should not jump in. */
import { setCount } from "../../catalogue/session-minutes.ts";
import { mostRepetitions } from "../../design/prescribe/range.ts";
import { ladderOf } from "../../design/select/ladder.ts";
import { isJump } from "../../design/select/legal.ts";
import { isEccentric } from "../../design/template/prescription.data.ts";
import { canDoOnce, expectedMax } from "../../state/capability.ts";
import { levelFor } from "../../state/person.ts";
import { isNormal } from "../amounts/tally.ts";
import { type CheckContext, type Found, faultIf, ofKnownExercises, rule } from "../rule.ts";
import { exerciseText } from "./exercise.text.ts";

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

/** Rules coach.I9, I11, I12; `rules.ts` puts the groups in order. */
export const abilityRules = [
  rule({
    id: "coach.I9",
    sentence:
      "No bodyweight move is one that the person cannot do, no set above their best; pull-ups and push-ups ask for 50-85% of it.",
    source: "coach design 1.2",
    repairs: ["swap", "built-in-day", "swap-again"],
    editText: exerciseText.tooHard,
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
    editText: exerciseText.aboveLevel,
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
    editText: exerciseText.noJumps,
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
