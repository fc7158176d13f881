/** Groups I and V: nothing too heavy, too soon, too hard to do, or too much for a muscle. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById } from "../catalogue/catalogue.ts";
import { type Muscle, muscles } from "../catalogue/exercise.ts";
import { setCount } from "../catalogue/session-minutes.ts";
import { isJump } from "../design/legal.ts";
import { deloadMost, estimateTolerance, impliedLoad, loadCeiling } from "../design/load.ts";
import { earnedStep, referenceOf, wasTooHard } from "../design/reference-bout.ts";
import { plannedSetTotal } from "../design/set-total.ts";
import { landmarks } from "../design/volume.data.ts";
import { addSets } from "../design/volume-budget.ts";
import { canDoOnce, expectedMax } from "../state/capability.ts";
import { type CheckContext, exercisesOf, type Finding, type Rule } from "./rule.ts";

/** Loads are shown to half a pound. */
const rounding = 0.5;

/** Jumps that somebody new may do in a week. */
const mostContactsForBeginners = 60;

export const rangeOf = ({ targetLow, targetHigh }: Pick<PlannedExercise, "targetLow" | "targetHigh">) => ({
  low: targetLow ?? targetHigh ?? 8,
  high: targetHigh ?? targetLow ?? 10,
});

/** What the person lifted last in this range, and one step more when it was earned or felt light; 0 without. */
const provenLoad = (exercise: PlannedExercise, { person }: CheckContext): number => {
  const { low, high } = rangeOf(exercise);
  const reference = referenceOf(person.exercises.get(exercise.exerciseId), low, high);
  if (reference?.isSameRange !== true) return 0;
  const step = exerciseById(exercise.exerciseId)?.loadStepLb ?? 0;
  return reference.loadLb + (earnedStep(reference.bout, high) ? step : 0);
};

export const intensityRules: readonly Rule[] = [
  {
    id: "coach.I3",
    severity: "warning",
    sentence: "Effort to aim for lies between 4 and 8.",
    source: "spec §9",
    check: (context) =>
      exercisesOf(context)
        .filter(
          ({ exercise }) =>
            exercise.targetDifficulty !== null &&
            (exercise.targetDifficulty < 4 || exercise.targetDifficulty > 8),
        )
        .map(({ path, exercise }) => ({ path, got: exercise.targetDifficulty ?? 0, need: "4-8" })),
  },
  {
    id: "coach.I4",
    severity: "error",
    sentence:
      "A load is no more than 2.5% above what the person's own estimate allows, unless it was lifted last time or the step is earned.",
    source: "coach design 3b",
    check: (context) =>
      exercisesOf(context).flatMap(({ path, exercise }): readonly Finding[] => {
        const state = context.person.exercises.get(exercise.exerciseId);
        const { loadLb, targetLow, targetHigh, targetDifficulty } = exercise;
        if (loadLb === null || state?.e1rmLb == null || targetLow === null || targetHigh === null) return [];
        const implied = impliedLoad(state.e1rmLb, (targetLow + targetHigh) / 2, targetDifficulty ?? 7);
        const limit = Math.max(implied * estimateTolerance, provenLoad(exercise, context)) + rounding;
        return loadLb > limit
          ? [{ path: `${path}.loadLb`, got: loadLb, need: `at most ${Math.round(limit)} lb` }]
          : [];
      }),
  },
  {
    id: "coach.I5",
    severity: "error",
    sentence: "A load rises at most 10% or one step above the best of three weeks.",
    source: "ACSM 2009",
    check: (context) =>
      exercisesOf(context).flatMap(({ path, exercise }): readonly Finding[] => {
        const known = exerciseById(exercise.exerciseId);
        if (known === undefined || exercise.loadLb === null) return [];
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
    source: "spec §9",
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
  {
    id: "coach.I9",
    severity: "error",
    sentence: "Nobody is given a bodyweight move that they cannot do, or sets above 85% of their best.",
    source: "coach design 1.2",
    check: (context) =>
      exercisesOf(context).flatMap(({ path, exercise }): readonly Finding[] => {
        const known = exerciseById(exercise.exerciseId);
        if (known === undefined) return [];
        if (!canDoOnce(known, context.person))
          return [{ path, got: exercise.exerciseId, need: "an easier move" }];
        const most = expectedMax(known, context.person);
        return most !== null && exercise.targetHigh !== null && exercise.targetHigh > Math.max(1, 0.85 * most)
          ? [
              {
                path: `${path}.targetHigh`,
                got: exercise.targetHigh,
                need: `at most ${Math.max(1, Math.floor(0.85 * most))}`,
              },
            ]
          : [];
      }),
  },
  {
    id: "coach.I11",
    severity: "error",
    sentence: "Exercises stay within the person's level.",
    source: "coach design 3b",
    check: (context) =>
      exercisesOf(context).flatMap(({ path, exercise }) => {
        const level = exerciseById(exercise.exerciseId)?.level ?? 1;
        return level > context.person.exerciseLevel
          ? [{ path, got: `level ${level}`, need: `level ${context.person.exerciseLevel}` }]
          : [];
      }),
  },
  {
    id: "coach.I12",
    severity: "error",
    sentence:
      "No jumps with BMI 35 or more, from 70 on, with knee, hip or ankle trouble, or in and after pregnancy; few for beginners.",
    source: "coach design 3b",
    check: (context) => {
      const jumps = exercisesOf(context).filter(({ exercise }) => {
        const known = exerciseById(exercise.exerciseId);
        return known !== undefined && isJump(known);
      });
      if (!context.person.gates.allowPlyometrics)
        return jumps.map(({ path, exercise }) => ({ path, got: exercise.exerciseId, need: "no jumps" }));
      const contacts = jumps
        .filter(({ path, exercise }) => !path.includes("homeAlternative") && exercise.metric === "reps")
        .reduce((sum, { exercise }) => sum + setCount(exercise.sets) * (exercise.targetHigh ?? 0), 0);
      return context.person.volumeLevel === "beginner" && contacts > mostContactsForBeginners
        ? [{ path: "days", got: `${contacts} jumps`, need: `at most ${mostContactsForBeginners}` }]
        : [];
    },
  },
  {
    id: "coach.V1",
    severity: "error",
    sentence: "No muscle gets more hard sets a week than its level allows.",
    source: "Pelland 2024; ACSM 2026",
    check: ({ training, person }) => {
      const tally = new Map<Muscle, number>();
      for (const { workout } of training)
        for (const planned of workout.exercises) {
          const known = exerciseById(planned.exerciseId);
          if (known !== undefined) addSets(tally, known, setCount(planned.sets));
        }
      const { max } = landmarks[person.volumeLevel];
      return muscles
        .filter((muscle) => (tally.get(muscle) ?? 0) > max)
        .map((muscle) => ({
          path: "days",
          got: `${tally.get(muscle)} sets for ${muscle}`,
          need: `at most ${max}`,
        }));
    },
  },
  {
    id: "coach.V10",
    severity: "error",
    sentence: "An easy week has 40-60% of the normal sets and at most 95% of the last loads.",
    source: "Rogerson 2024",
    check: (context) => {
      if (context.phase.phase !== "deload") return [];
      const total = plannedSetTotal(context.training.map(({ workout }) => workout));
      const normal = context.normalSets();
      const findings: Finding[] = [];
      if (total > Math.ceil(0.6 * normal))
        findings.push({ path: "days", got: `${total} sets`, need: `at most ${Math.ceil(0.6 * normal)}` });
      for (const { path, exercise } of exercisesOf(context)) {
        const { low, high } = rangeOf(exercise);
        const last = referenceOf(context.person.exercises.get(exercise.exerciseId), low, high)?.loadLb;
        const isAssisted = exerciseById(exercise.exerciseId)?.loadKind === "assisted";
        if (
          !isAssisted &&
          exercise.loadLb !== null &&
          last !== undefined &&
          // The lightest weight that there is may stay.
          last > (exerciseById(exercise.exerciseId)?.loadStepLb ?? 0) &&
          exercise.loadLb > deloadMost * last + rounding
        )
          findings.push({
            path: `${path}.loadLb`,
            got: exercise.loadLb,
            need: `at most ${Math.round(deloadMost * last)} lb`,
          });
      }
      return findings;
    },
  },
];
