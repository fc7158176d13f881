/** Rules V1, V4-V7: sets for each muscle, in the week and in one session, the big movements, and both sides of them in balance. */

import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Pattern } from "../../catalogue/exercise.ts";
import { type Muscle, primaryMuscles } from "../../catalogue/exercise.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import { landmarks } from "../../design/budget/volume.data.ts";
import { plannedMuscleSets } from "../../design/budget/volume-budget.ts";
import { makeshift } from "../../design/template/exercise-preference.data.ts";
import { setBounds } from "../../design/template/prescription.data.ts";
import { mayStand } from "../../state/gates.ts";
import { foundText } from "../found.text.ts";
import { type CheckContext, type Found, faultIf, ofTrainingDays, rule } from "../rule.ts";
import { isNormal, legalThisWeek, majorMuscleGroups, musclesAbove, patternSets } from "./tally.ts";

/** Fewest fractional sets with growth that can be measured (Pelland 2024). */
const leastSets = 4;

/** Rules coach.V1, V4; `rules.ts` puts the groups in order. */
export const muscleSetRules = [
  rule({
    id: "coach.V1",
    sentence:
      "No muscle gets more hard sets a week than its level allows, and in a normal week no big muscle fewer than four.",
    source: "Pelland 2024; ACSM 2026",
    repairs: ["trim-sets", "trim-muscle", "built-in-day"],
    check: (context) => {
      const tally = plannedMuscleSets(context.workouts);
      // Exercises have two sets and more: the last one may lie above what the designer aims at.
      const max = landmarks[context.person.volumeLevel].max + setBounds.fewest;
      // Two sets of each exercise are the least: where little else may be done, the muscle gets what the day has.
      const severityOf = (muscle: Muscle) =>
        context.workouts
          .flatMap(({ exercises }) => exercises)
          .some(
            ({ exerciseId, sets }) =>
              setCount(sets) > setBounds.fewest && (exerciseById(exerciseId)?.muscles[muscle] ?? 0) > 0,
          )
          ? "error"
          : "warning";
      const over = musclesAbove(tally, () => max, "days", severityOf);
      if (!isNormal(context)) return over;
      const few = majorMuscleGroups
        .map(({ name, of }) => ({ name, of, sets: Math.max(...of.map((muscle) => tally.get(muscle) ?? 0)) }))
        .filter(({ sets }) => sets < leastSets);
      if (few.length === 0) return over;
      // Who may train none of a muscle's moves is told nothing of it.
      const open = new Set(legalThisWeek(context).flatMap(primaryMuscles));
      const told = few.map(({ name, of, sets }) => {
        const isOpen = of.some((muscle) => open.has(muscle));
        const need = foundText.atLeast(leastSets);
        return faultIf(isOpen, "days", foundText.setsFor(sets, name), need, { severity: "warning" });
      });
      return [over, told];
    },
  }),
  rule({
    id: "coach.V4",
    severity: "warning",
    sentence: "No muscle gets more hard sets in one session than its level allows.",
    source: "Remmert 2025",
    check: ofTrainingDays(({ path, workout }, { person }) =>
      musclesAbove(plannedMuscleSets([workout]), () => landmarks[person.volumeLevel].perSession, path),
    ),
  }),
] as const;

/** Patterns with at least one real move, makeshift ones aside, that the person may do where they train. */
const openPatterns = (context: CheckContext): ReadonlySet<Pattern> =>
  new Set(
    legalThisWeek(context)
      .filter(({ id, byHand }) => !byHand && !makeshift.has(id))
      .map(({ pattern }) => pattern),
  );

type Band = readonly [low: number, high: number];

/** Who named chest, shoulders or back wants one of both more; who trains seated pulls more than they press. */
const pushToPull = ({ input, person }: CheckContext): Band =>
  !mayStand(person)
    ? [0.4, 1]
    : input.profile.targetAreas.some((area) => area === "back" || area === "chest" || area === "shoulders")
      ? [0.5, 2]
      : [0.7, 1.3];

/** Rules coach.V5-V7; `rules.ts` puts the groups in order. */
export const balanceRules = [
  rule({
    id: "coach.V5",
    severity: "warning",
    sentence:
      "Pushing and pulling, and work of knees and hips, stand in balance: 0.7-1.3 and 0.5-2, less pushing for who trains seated.",
    source: "ACSM",
    check: (context) => {
      if (!isNormal(context)) return [];
      const open = openPatterns(context);
      const tally = patternSets(context.workouts);
      const setsOf = (patterns: readonly Pattern[]) =>
        patterns.reduce((sum, pattern) => sum + (tally.get(pattern) ?? 0), 0);
      const unlessIn = (
        [low, high]: Band,
        name: string,
        ...sides: readonly [readonly Pattern[], readonly Pattern[]]
      ): Found => {
        const [part, other] = [setsOf(sides[0]), setsOf(sides[1])];
        const canBoth = sides.every((patterns) => patterns.some((pattern) => open.has(pattern)));
        if (!canBoth || part + other < 6) return [];
        const ratio = part / other;
        return faultIf(ratio < low || ratio > high, "days", `${name} ${part}:${other}`, `${low}-${high}`);
      };
      return [
        unlessIn(pushToPull(context), "push to pull", ["h_push", "v_push"], ["h_pull", "v_pull"]),
        unlessIn([0.5, 2], "knee to hip", ["squat", "lunge"], ["hinge"]),
      ];
    },
  }),
  rule({
    id: "coach.V6",
    severity: "warning",
    sentence: "The week has all six big movements that the person can do.",
    source: "ACSM",
    check: (context) => {
      if (!isNormal(context)) return [];
      const open = openPatterns(context);
      const tally = patternSets(context.workouts);
      return (["squat", "hinge", "h_push", "v_push", "h_pull", "v_pull"] as const)
        .filter((pattern) => open.has(pattern) && !tally.has(pattern))
        .map((pattern) => ({ path: "days", got: foundText.none(pattern), need: "at least one" }));
    },
  }),
  rule({
    id: "coach.V7",
    severity: "warning",
    sentence: "Every big muscle is trained on two days or more.",
    source: "ACSM 2026",
    check: (context) => {
      if (!isNormal(context)) return [];
      const days = context.workouts.map((workout) => plannedMuscleSets([workout]));
      return majorMuscleGroups.map(({ name, of }) => {
        const count = days.filter((tally) => of.some((muscle) => (tally.get(muscle) ?? 0) >= 1)).length;
        return faultIf(count === 1, "days", foundText.onDays(name, count), "2");
      });
    },
  }),
] as const;
