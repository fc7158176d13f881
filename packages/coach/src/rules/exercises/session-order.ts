/** Rules I10, I13, I14: few tests, big moves before small ones, and as much cardio as the goal asks for, growing slowly. */

import { isHardCardio } from "@muster/domain/planning/cardio-fields";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Pattern } from "../../catalogue/exercise.ts";
import { cardioBand, cardioGrowth, cardioMinutes, cardioTarget } from "../../design/cardio/cardio.ts";
import { mostIntervals } from "../../design/cardio/intervals.ts";
import { hasDesignedBefore } from "../../design/template/designed-before.ts";
import { mostCarefulEffort } from "../../state/outgrown.ts";
import { foundText } from "../found.text.ts";
import { faultIf, ofTrainingDays, repeatedIn, rule } from "../rule.ts";

/** Single-joint work that tires a muscle which a big lift still needs. */
export const isolation: ReadonlySet<Pattern> = new Set(["arm_flex", "arm_ext", "lateral", "calf"] as const);
const bigMoves: ReadonlySet<Pattern> = new Set([
  "squat",
  "hinge",
  "lunge",
  "h_push",
  "v_push",
  "h_pull",
  "v_pull",
] as const);

/** As much as can be; finding a weight for ten or three repetitions stops short of that. */
const isTest = ({ assessmentMetric, reps }: PlannedExercise): boolean =>
  /^max/i.test(reps) || /\b(?:1|one)[- ]?rep(?:etition)? max|1rm/i.test(assessmentMetric ?? "");

/** Rules coach.I10, I13, I14; `rules.ts` puts the groups in order. */
export const sessionOrderRules = [
  rule({
    id: "coach.I10",
    sentence: "A week tests each movement once at most, and an easy week tests nothing.",
    source: "coach design 1.2",
    repairs: ["built-in-day"],
    onManualEdit: "ignore",
    check: (context) => {
      const tests = context.exercises.filter(
        ({ exercise, isHomeVersion }) => !isHomeVersion && isTest(exercise),
      );
      if (context.phase.phase !== "accumulation" && context.phase.phase !== "assessment")
        return tests.map(({ path }) => ({ path, got: "a maximum test", need: "none in a lighter week" }));
      // Testing is what the assessment week is for: a maximum and a working weight of one movement stand side by side.
      if (context.week.plan.source === "assessment") return [];
      const patternOf = ({ known }: (typeof tests)[number]) => known?.pattern ?? "";
      return repeatedIn(tests, patternOf).map((one) => ({
        path: one.path,
        got: `another test of ${patternOf(one)}`,
        need: "one a week",
      }));
    },
  }),
  rule({
    id: "coach.I13",
    severity: "warning",
    sentence: "Skills and big lifts come before the small ones.",
    source: "ACSM 2009",
    check: ofTrainingDays(({ path, workout }) => {
      let hasSmall = false;
      return workout.exercises.map(({ exerciseId, name, pair }, index) => {
        const known = exerciseById(exerciseId);
        if (pair !== null || known === undefined) return null;
        const isLate = hasSmall && known.compound && bigMoves.has(known.pattern);
        hasSmall ||= isolation.has(known.pattern);
        return faultIf(isLate, `${path}.exercises.${index}`, name, "before the small moves");
      });
    }),
  }),
  rule({
    id: "coach.I14",
    sentence:
      "Cardio minutes lie in the goal's band and grow by a fifth at most; hard intervals twice a week, three times for advanced.",
    source: "WHO 2020; coach design 1.3",
    repairs: ["built-in-day"],
    onlyOfTraining: true,
    check: (context) => {
      const { input, person, training, days, phase } = context;
      const hard = training.filter(({ workout }) => isHardCardio(workout.cardio)).length;
      const most = person.volumeLevel === "advanced" ? mostIntervals.advanced : mostIntervals.usual;
      const careful = person.gates.maxDifficulty <= mostCarefulEffort || person.gates.ageGroup === "youth";
      const mostHard = careful ? 0 : most;
      const minutes = cardioMinutes(days.map(({ workout }) => workout));
      const { most: enough } = cardioBand[input.profile.primaryGoal];
      const target = cardioTarget(input, person, phase);
      const before = hasDesignedBefore(input)
        ? cardioMinutes(input.previousPlan?.days.map(({ workout }) => workout) ?? [])
        : 0;
      const grown = before * cardioGrowth;
      const warn = (isWrong: boolean, need: string) =>
        faultIf(isWrong, "days", foundText.cardio(minutes), need, { severity: "warning" });
      return [
        faultIf(hard > mostHard, "days", foundText.hardCardio(hard), foundText.atMost(mostHard)),
        warn(minutes > enough + 30, foundText.atMost(enough)),
        // What sessions and recovery days can hold is not the coach's choice: half of the step counts as met.
        warn(minutes < target / 2 - 10 && training.length > 0, `about ${Math.round(target)}`),
        warn(before >= 25 && minutes > grown + 10, foundText.atMost(Math.round(grown))),
      ];
    },
  }),
] as const;
