/**
 * What must hold for one person in named plans: the safety cases of docs/coach-evaluation.md. A check names a constraint of the
 * table below or a rule of the validator; anything else is reported as unknown, never counted as passed.
 */

import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { type Muscle, muscles } from "@muster/coach/catalogue/exercise";
import { setCount } from "@muster/coach/catalogue/session-minutes";
import { plannedSetTotal } from "@muster/coach/design/budget/set-total";
import { addSets } from "@muster/coach/design/budget/volume-budget";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { isJump } from "@muster/coach/design/select/legal";
import type { Violation } from "@muster/coach/rules/check-week";
import { craft } from "@muster/coach/rules/craft.data";
import { rules } from "@muster/coach/rules/rules";
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import type { SimulatedWeek } from "./life.ts";
import { hyphenated, type PersonCheck } from "./people/people-file.ts";
import { planWeeksOf } from "./plan-weeks.ts";

/** A simulated week with the broken rules of its plan. */
export type CheckedWeek = SimulatedWeek & {
  readonly violations: readonly Violation[];
  /** The same week designed without what the person wrote; undefined when the coach cannot design it a second time. */
  readonly withoutNotes: () => DesignedWeek | undefined;
};

/** Outcome of one check in one week; `detail` is for the report. */
export type CheckResult = {
  readonly constraint: string;
  readonly week: number;
  readonly passed: boolean;
  readonly detail: string;
};

/** @returns why the constraint is broken; undefined when it is met or does not concern this week */
type Constraint = (week: CheckedWeek, check: PersonCheck, life: readonly CheckedWeek[]) => string | undefined;

const daysOf = ({ plan }: CheckedWeek): readonly DayWorkout[] => Object.values(plan.days);
const trainingOf = (week: CheckedWeek) => daysOf(week).filter(({ kind }) => kind === "training");
const exercisesOf = (week: CheckedWeek): readonly PlannedExercise[] =>
  trainingOf(week).flatMap(({ exercises, homeAlternative }) => [
    ...exercises,
    ...(homeAlternative?.exercises ?? []),
  ]);
const wordsOf = ({ plan }: CheckedWeek): string =>
  [
    plan.plan.programSummary,
    plan.plan.weeklyStrategyOverview,
    plan.plan.weekSummary,
    plan.plan.nutritionGuidance,
    ...Object.values(plan.days).map(({ coachingInsight }) => coachingInsight),
  ]
    .join(" ")
    .toLowerCase();

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((item): item is string => typeof item === "string")
    : typeof value === "string"
      ? [value]
      : [];
const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

const firstBroken = (
  week: CheckedWeek,
  isBroken: (exercise: PlannedExercise) => boolean,
  say: (exercise: PlannedExercise) => string,
): string | undefined => {
  const found = exercisesOf(week).find(isBroken);
  return found === undefined ? undefined : say(found);
};

/** kcal that are still rounding. */
const slack = 30;
const majorMuscles: readonly Muscle[] = ["chest", "lats", "upper_back", "quads", "hamstrings", "glutes"];

const constraints: Readonly<Record<string, Constraint>> = {
  "no-training": (week) =>
    trainingOf(week).length === 0 ? undefined : `${trainingOf(week).length} training days`,
  "training-days": (week, { value }) =>
    trainingOf(week).length === value ? undefined : `${trainingOf(week).length} training days`,
  "no-tag": (week, { tags, tag }) => {
    const banned: ReadonlySet<string> = new Set([...listOf(tags), ...listOf(tag)]);
    return firstBroken(
      week,
      ({ exerciseId }) => exerciseById(exerciseId)?.contra.some((found) => banned.has(found)) === true,
      ({ exerciseId }) => exerciseId,
    );
  },
  "no-exercise": (week, { ids, exerciseIds }) => {
    const banned: ReadonlySet<string> = new Set([...listOf(ids), ...listOf(exerciseIds)]);
    return firstBroken(
      week,
      ({ exerciseId }) => banned.has(exerciseId),
      ({ exerciseId }) => exerciseId,
    );
  },
  "no-plyometrics": (week) =>
    firstBroken(
      week,
      ({ exerciseId }) => {
        const exercise = exerciseById(exerciseId);
        return exercise !== undefined && isJump(exercise);
      },
      ({ exerciseId }) => exerciseId,
    ),
  "max-difficulty": (week, { value }) =>
    firstBroken(
      week,
      ({ targetDifficulty }) => (targetDifficulty ?? 0) > (numberOf(value) ?? 8),
      ({ exerciseId, targetDifficulty }) => `${exerciseId} at ${targetDifficulty}`,
    ),
  "min-reps": (week, { value }) =>
    firstBroken(
      week,
      ({ metric, targetLow }) => metric === "reps" && (targetLow ?? 0) < (numberOf(value) ?? 8),
      ({ exerciseId, reps }) => `${exerciseId} ${reps}`,
    ),
  "max-reps": (week, { value }) =>
    firstBroken(
      week,
      ({ metric, takesWeight, targetHigh }) =>
        metric === "reps" && takesWeight && (targetHigh ?? 0) > (numberOf(value) ?? 15),
      ({ exerciseId, reps }) => `${exerciseId} ${reps}`,
    ),
  "no-deficit": ({ plan }) => {
    const food = plan.plan.nutritionSummary;
    return food === null || food.weeklyAverageCalories >= food.tdee - slack
      ? undefined
      : `${food.weeklyAverageCalories} of ${food.tdee} kcal`;
  },
  "no-nutrition-goal": ({ plan }) =>
    plan.plan.nutritionSummary === null &&
    Object.values(plan.days).every(({ calorieGoal }) => calorieGoal === 0)
      ? undefined
      : "a calorie goal",
  "slow-loss": ({ plan, input }, { value }) => {
    const food = plan.plan.nutritionSummary;
    if (food === null) return undefined;
    const weightKg = (input.checkIns.at(-1)?.weight ?? input.profile.weight) * 0.45359237;
    const share = (100 * 7 * (food.tdee - food.weeklyAverageCalories)) / 7_700 / weightKg;
    return share <= (numberOf(value) ?? 1) ? undefined : `${share.toFixed(2)}% a week`;
  },
  "calories-hold": ({ plan, input }) => {
    const now = plan.plan.nutritionSummary?.weeklyAverageCalories;
    const before = input.previousPlan?.plan.nutritionSummary?.weeklyAverageCalories;
    return now === undefined || before === undefined || Math.abs(now - before) <= 1
      ? undefined
      : `${before} → ${now} kcal`;
  },
  mentions: (week, { words }) => {
    const text = wordsOf(week);
    return listOf(words).some((word) => text.includes(word.toLowerCase())) ? undefined : "nothing about it";
  },
  "home-only": (week) => {
    const gym = trainingOf(week).find((day) => placeOfDay(day) === "gym");
    return gym === undefined ? undefined : `${gym.name} in the gym`;
  },
  "only-kit": ({ violations }) => {
    const found = violations.find(({ id }) => id === "coach.Q1" || id === "coach.Q2");
    return found === undefined ? undefined : `${found.got}: ${found.need}`;
  },
  "fewer-sets-than": (week, { value, than }, life) => {
    const other = life.find((candidate) => candidate.week === than);
    if (other === undefined) return undefined;
    const now = plannedSetTotal(daysOf(week));
    const before = plannedSetTotal(daysOf(other));
    return now <= (numberOf(value) ?? 1) * before + 1 ? undefined : `${now} against ${before} sets`;
  },
  "target-muscle-most": (week, { muscle }) => {
    if (week.plan.plan.phase !== "accumulation") return undefined;
    const tally = new Map<Muscle, number>();
    for (const { exercises } of trainingOf(week))
      for (const { exerciseId, sets } of exercises) {
        const exercise = exerciseById(exerciseId);
        if (exercise !== undefined) addSets(tally, exercise, setCount(sets));
      }
    const wanted = muscles.find((known) => known === muscle);
    if (wanted === undefined) return `no muscle ${String(muscle)}`;
    const own = tally.get(wanted) ?? 0;
    const more = majorMuscles.find((other) => other !== wanted && (tally.get(other) ?? 0) > own);
    return more === undefined ? undefined : `${own} sets, ${more} ${tally.get(more)}`;
  },
  "has-unilateral": (week, { patterns }) => {
    if (trainingOf(week).length === 0) return undefined;
    const wanted: ReadonlySet<string> = new Set(listOf(patterns));
    return exercisesOf(week).some(({ exerciseId }) => {
      const exercise = exerciseById(exerciseId);
      return exercise?.unilateral === true && (wanted.size === 0 || wanted.has(exercise.pattern));
    })
      ? undefined
      : "nothing one-sided";
  },
  "note-changes-nothing": (week) => {
    const without = week.withoutNotes();
    return without === undefined || JSON.stringify(without) === JSON.stringify(week.plan)
      ? undefined
      : "another plan without the note";
  },
};

const ruleIds: ReadonlySet<string> = new Set([...rules, ...craft].map(({ id }) => id));
const ruleOf = (constraint: string): string | undefined => {
  const id = constraint.startsWith("coach.") ? constraint : `coach.${constraint}`;
  return ruleIds.has(id) ? id : undefined;
};

/** Whether a person's file asks something that can be looked at: a time and a rule that are known. */
export const understandsCheck = (check: PersonCheck): boolean =>
  planWeeksOf(check.when) !== undefined &&
  (Object.hasOwn(constraints, hyphenated(check.constraint)) || ruleOf(check.constraint) !== undefined);

/** Results for each plan that the check looks at; none for a check that is not understood. */
export const resultsOf = (check: PersonCheck, life: readonly CheckedWeek[]): readonly CheckResult[] => {
  const weeks = planWeeksOf(check.when);
  if (weeks === undefined || !understandsCheck(check)) return [];
  const name = hyphenated(check.constraint);
  const constraint = Object.hasOwn(constraints, name) ? constraints[name] : undefined;
  const rule = ruleOf(check.constraint);
  return life
    .filter(({ week }) => week >= weeks.from && week <= weeks.to)
    .map((week) => {
      const broken =
        constraint !== undefined
          ? constraint(week, check, life)
          : week.violations
              .filter(({ id }) => id === rule)
              .map(({ path, got, need }) => `${path}: ${got}, need ${need}`)
              .at(0);
      return {
        constraint: check.constraint,
        week: week.week,
        passed: broken === undefined,
        detail: broken ?? "",
      };
    });
};
