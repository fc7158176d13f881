/** Counts sets of a week as it stands in a plan, and of the week before it. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { setCount } from "../../catalogue/session-minutes.ts";
import type { DesignInput } from "../../state/input.ts";
import { hasDesignedBefore } from "../template/designed-before.ts";

/** All sets of these days' main exercises; '8 intervals' counts 8. */
export const setsOf = (days: readonly Pick<DayWorkout, "exercises">[]): number =>
  days.flatMap(({ exercises }) => exercises).reduce((sum, { sets }) => sum + setCount(sets), 0);

/** All sets of all training days' main exercises. */
export const plannedSetTotal = (days: readonly DayWorkout[]): number =>
  setsOf(days.filter(({ kind }) => kind === "training"));

/** Sets of last week as it was before any cut for recovery or phase; null without a designed week. */
export const setsBefore = (input: DesignInput): number | null => {
  const plan = input.previousPlan;
  if (plan === null || !hasDesignedBefore(input)) return null;
  const fact = plan.plan.facts.find(({ id }) => id === "sets.normal")?.value;
  return typeof fact === "number" ? fact : plannedSetTotal(plan.days.map(({ workout }) => workout));
};

/** The same; null also for a week without sets. */
export const normalSetsBefore = (input: DesignInput): number | null => setsBefore(input) || null;
