/** Group I: nothing too heavy, too soon or too hard to do; what is earned is given. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise, Pattern } from "../catalogue/exercise.ts";
import { setCount } from "../catalogue/session-minutes.ts";
import { leastHelp } from "../design/assisted-load.ts";
import {
  cardioBand,
  cardioGrowth,
  cardioMinutes,
  cardioTarget,
  isHardCardio,
  mostIntervals,
} from "../design/cardio.ts";
import { hasDesignedBefore } from "../design/designed-before.ts";
import { isJump } from "../design/legal.ts";
import { estimateTolerance, impliedLoad, loadCeiling } from "../design/load.ts";
import { earnedStep, referenceOf, wasTooHard } from "../design/reference-bout.ts";

import { canDoOnce, expectedMax } from "../state/capability.ts";
import { levelFor } from "../state/person.ts";
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
  // The step is earned at the dose's own top, which an open range passes by half (ADR 0039).
  const earnedAt = Math.max(low, Math.round(high / 1.5));
  return reference.loadLb + (earnedStep(reference.bout, earnedAt) ? step : 0);
};

/** Fewest repetitions of a loaded set by goal: heavy triples are for strength and for power (coach.md 3a-8). */
const fewestReps = {
  strength: 3,
  athletic: 3,
  muscle: 5,
  toned: 8,
  weight_loss: 8,
  general_fitness: 8,
} as const;
/** Sets without a load may be longer: repetitions stand in for weight. */
const longestSet = { loaded: 20, unloaded: 30 } as const;
/** Seconds between sets, whatever the goal. */
const restBounds = { least: 30, most: 300 } as const;
/** Rest after the heaviest lifts, when nothing is paired and time is not short. */
const heavyRest = 90;

/** Single-joint work that tires a muscle which a big lift still needs. */
const isolation: ReadonlySet<Pattern> = new Set(["arm_flex", "arm_ext", "lateral", "calf"] as const);
const bigMoves: ReadonlySet<Pattern> = new Set([
  "squat",
  "hinge",
  "lunge",
  "h_push",
  "v_push",
  "h_pull",
  "v_pull",
] as const);
const isBig = (exercise: Exercise | undefined): boolean =>
  exercise?.compound === true && bigMoves.has(exercise.pattern);

/** As much as can be; finding a weight for ten or three repetitions stops short of that. */
const isTest = ({ assessmentMetric, reps }: PlannedExercise): boolean =>
  /^max/i.test(reps) || /\b(?:1|one)[- ]?rep(?:etition)? max|1rm/i.test(assessmentMetric ?? "");

export const intensityRules: readonly Rule[] = [
  {
    id: "coach.I1",
    severity: "warning",
    sentence:
      "Repetitions fit goal and load: heavy sets for strength, never above 20 with a weight and 30 without.",
    source: "ACSM 2009, 2026; spec §9",
    check: (context) =>
      exercisesOf(context).flatMap(({ path, exercise }): readonly Finding[] => {
        if (exercise.metric !== "reps" || exercise.targetHigh === null || exercise.targetLow === null)
          return [];
        const most = exercise.takesWeight ? longestSet.loaded : longestSet.unloaded;
        if (exercise.targetHigh > most)
          return [{ path: `${path}.reps`, got: exercise.reps, need: `at most ${most}` }];
        const least = fewestReps[context.input.profile.primaryGoal];
        return exercise.takesWeight && exercise.targetHigh < least
          ? [{ path: `${path}.reps`, got: exercise.reps, need: `at least ${least}` }]
          : [];
      }),
  },
  {
    id: "coach.I2",
    severity: "warning",
    sentence:
      "Rest is 30 seconds to five minutes; the first heavy lift of a strength day gets a minute and a half.",
    source: "ACSM 2009; Singer 2024",
    check: (context) => {
      const { primaryGoal, timePerSession } = context.input.profile;
      const hasTime = timePerSession === "45_60" || timePerSession === "60_plus";
      const heavy = context.training.flatMap(({ weekday, workout }): readonly Finding[] => {
        const index = workout.exercises.findIndex(
          (exercise) => exercise.takesWeight && (exercise.targetHigh ?? 99) <= 8 && exercise.pair === null,
        );
        const first = workout.exercises[index];
        return primaryGoal === "strength" && hasTime && first !== undefined && first.restSeconds < heavyRest
          ? [{ path: `days.${weekday}.exercises.${index}.rest`, got: first.rest, need: "90 sec and more" }]
          : [];
      });
      const odd = exercisesOf(context)
        .filter(({ exercise }) => typeof exercise.sets === "number" && exercise.rest !== "n/a")
        .filter(
          ({ exercise }) => exercise.restSeconds < restBounds.least || exercise.restSeconds > restBounds.most,
        )
        .map(({ path, exercise }) => ({ path: `${path}.rest`, got: exercise.rest, need: "30 sec to 5 min" }));
      return [...heavy, ...odd];
    },
  },
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
    source: "ACSM 2009",
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
    sentence:
      "Exercises stay within the person's level; one above it where an easier move of the kind became far too easy.",
    source: "coach design 3b",
    check: (context) =>
      exercisesOf(context).flatMap(({ path, exercise }) => {
        const known = exerciseById(exercise.exerciseId);
        const most = known === undefined ? 1 : levelFor(known, context.person);
        return known !== undefined && known.level > most
          ? [{ path, got: `level ${known.level}`, need: `level ${most}` }]
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
    id: "coach.I7",
    severity: "warning",
    sentence:
      "After two sessions at the top of the range with effort to spare, the weight or the repetitions go up.",
    source: "ACSM 2009",
    check: (context) => {
      if (!context.phase.mayGrow || context.phase.loadFactor < 1) return [];
      return exercisesOf(context).flatMap(({ path, exercise }): readonly Finding[] => {
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
          lastTwo.every((bout) => earnedStep(bout, bout.targetHigh ?? high) && (bout.difficulty ?? 8) <= 7);
        const grew =
          exercise.loadLb > reference.loadLb ||
          high > (reference.bout.targetHigh ?? reference.bout.amounts[0] ?? 0);
        return earned && !grew
          ? [{ path: `${path}.loadLb`, got: exercise.loadLb, need: `more than ${reference.loadLb} lb` }]
          : [];
      });
    },
  },
  {
    id: "coach.I8",
    severity: "warning",
    sentence:
      "A lift that stands still for six sessions gets another range of repetitions, a variant or an easy week.",
    source: "spec §9",
    check: (context) => {
      if (context.phase.phase !== "accumulation") return [];
      return exercisesOf(context).flatMap(({ path, exercise }): readonly Finding[] => {
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
  },
  {
    id: "coach.I10",
    severity: "error",
    sentence: "A week tests each movement once at most, and an easy week tests nothing.",
    source: "coach design 1.2",
    check: (context) => {
      const tests = exercisesOf(context)
        .filter(({ path, exercise }) => !path.includes("homeAlternative") && isTest(exercise))
        .map(({ path, exercise }) => ({ path, pattern: exerciseById(exercise.exerciseId)?.pattern ?? "" }));
      if (context.phase.phase !== "accumulation" && context.phase.phase !== "assessment")
        return tests.map(({ path }) => ({ path, got: "a maximum test", need: "none in a lighter week" }));
      // Testing is what the assessment week is for: a maximum and a working weight of one movement stand side by side.
      if (context.week.plan.source === "assessment") return [];
      const seen = new Set<string>();
      return tests.flatMap(({ path, pattern }): readonly Finding[] => {
        if (seen.has(pattern)) return [{ path, got: `another test of ${pattern}`, need: "one a week" }];
        seen.add(pattern);
        return [];
      });
    },
  },
  {
    id: "coach.I13",
    severity: "warning",
    sentence: "Skills and big lifts come before the small ones.",
    source: "ACSM 2009",
    check: ({ training }) =>
      training.flatMap(({ weekday, workout }) => {
        const first = workout.exercises.findIndex(({ exerciseId, pair }) => {
          const pattern = exerciseById(exerciseId)?.pattern;
          return pair === null && pattern !== undefined && isolation.has(pattern);
        });
        return workout.exercises.flatMap((exercise, index): readonly Finding[] =>
          first >= 0 && index > first && exercise.pair === null && isBig(exerciseById(exercise.exerciseId))
            ? [
                {
                  path: `days.${weekday}.exercises.${index}`,
                  got: exercise.name,
                  need: "before the small moves",
                },
              ]
            : [],
        );
      }),
  },
  {
    id: "coach.I14",
    severity: "error",
    sentence:
      "Cardio minutes lie in the goal's band and grow by a fifth at most; hard intervals twice a week, three times for advanced.",
    source: "WHO 2020; coach design 1.3",
    check: (context): readonly Finding[] => {
      const { input, person, training, days, phase } = context;
      if (person.gates.stop !== null) return [];
      const hard = training.filter(({ workout }) => isHardCardio(workout.cardio)).length;
      const most = person.volumeLevel === "advanced" ? mostIntervals.advanced : mostIntervals.usual;
      const careful = person.gates.maxDifficulty <= 6 || person.gates.ageGroup === "youth";
      const findings: Finding[] =
        hard > (careful ? 0 : most)
          ? [{ path: "days", got: `${hard} hard cardio sessions`, need: `at most ${careful ? 0 : most}` }]
          : [];
      const minutes = cardioMinutes(days.map(({ workout }) => workout));
      const { most: enough } = cardioBand[input.profile.primaryGoal];
      if (minutes > enough + 30)
        findings.push({
          path: "days",
          got: `${minutes} min of cardio`,
          need: `at most ${enough}`,
          severity: "warning",
        });
      const target = cardioTarget(input, person, phase);
      // What sessions and recovery days can hold is not the coach's choice: half of the step counts as met.
      if (minutes < target / 2 - 10 && training.length > 0)
        findings.push({
          path: "days",
          got: `${minutes} min of cardio`,
          need: `about ${Math.round(target)}`,
          severity: "warning",
        });
      const previous = input.previousPlan;
      if (previous !== null && hasDesignedBefore(input)) {
        const before = cardioMinutes(previous.days.map(({ workout }) => workout));
        if (before >= 25 && minutes > before * cardioGrowth + 10)
          findings.push({
            path: "days",
            got: `${minutes} min of cardio`,
            need: `at most ${Math.round(before * cardioGrowth)}`,
            severity: "warning",
          });
      }
      return findings;
    },
  },
];
