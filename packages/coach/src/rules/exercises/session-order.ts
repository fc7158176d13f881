/** Rules I10 and I13: few tests, and big moves before small ones. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Pattern } from "../../catalogue/exercise.ts";
import { faultIf, ofTraining, rule } from "../rule.ts";

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

/** Rules coach.I10, I13; `rules.ts` puts the groups in order. */
export const sessionOrderRules = [
  rule({
    id: "coach.I10",
    sentence: "A week tests each movement once at most, and an easy week tests nothing.",
    source: "coach design 1.2",
    repairs: ["built-in-day"],
    onManualEdit: "ignore",
    check: (context) => {
      const tests = context.exercises
        .filter(({ exercise, isHomeVersion }) => !isHomeVersion && isTest(exercise))
        .map(({ path, known }) => ({ path, pattern: known?.pattern ?? "" }));
      if (context.phase.phase !== "accumulation" && context.phase.phase !== "assessment")
        return tests.map(({ path }) => ({ path, got: "a maximum test", need: "none in a lighter week" }));
      // Testing is what the assessment week is for: a maximum and a working weight of one movement stand side by side.
      if (context.week.plan.source === "assessment") return [];
      const seen = new Set<string>();
      return tests.map(({ path, pattern }) => {
        if (seen.has(pattern)) return { path, got: `another test of ${pattern}`, need: "one a week" };
        seen.add(pattern);
        return null;
      });
    },
  }),
  rule({
    id: "coach.I13",
    severity: "warning",
    sentence: "Skills and big lifts come before the small ones.",
    source: "ACSM 2009",
    editText: () => "Big lifts go best before the small ones.",
    check: ofTraining(({ path, workout }) => {
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
] as const;
