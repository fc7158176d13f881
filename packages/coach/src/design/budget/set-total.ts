/** Counts sets of a week as it stands in a plan, and of the week before it. */

import type { DayWorkout } from "@muster/domain/planning/plan";
import { basisOf } from "@muster/domain/planning/plan-fields";
import { daysBetween } from "@muster/domain/shared/dates";
import { setCount } from "../../catalogue/session-minutes.ts";
import type { DesignInput } from "../../state/input.ts";
import { bandOf, type Recovery } from "../../state/recovery.ts";
import { hasDesignedBefore } from "../template/designed-before.ts";

/** All sets of these days' main exercises; '8 intervals' counts 8. */
export const setsOf = (days: readonly Pick<DayWorkout, "exercises">[]): number =>
  days.flatMap(({ exercises }) => exercises).reduce((sum, { sets }) => sum + setCount(sets), 0);

/** All sets of all training days' main exercises. */
export const plannedSetTotal = (days: readonly DayWorkout[]): number =>
  setsOf(days.filter(({ kind }) => kind === "training"));

/** Sets of last week as it was before any cut for recovery or phase; null without a designed week, or for one without sets. */
export const normalSetsBefore = (input: DesignInput): number | null => {
  const plan = input.previousPlan;
  if (plan === null || !hasDesignedBefore(input)) return null;
  return (basisOf(plan.plan).normalSets ?? plannedSetTotal(plan.days.map(({ workout }) => workout))) || null;
};

/** The band of soreness or fatigue that last week was planned for. */
export const bandBefore = ({ previousPlan }: DesignInput): Recovery["band"] =>
  bandOf(previousPlan === null ? null : basisOf(previousPlan.plan).strain);

const livedDays = 4;
/** So much of last week has passed that it says whether a cut helped. */
export const wasLived = ({ previousPlan, today }: DesignInput): boolean =>
  previousPlan !== null && daysBetween(previousPlan.plan.validFrom, today) >= livedDays;

/** No week is cut to less of itself: it keeps what was gained (Bickel 2011, coach.V11). */
export const leastOfWeek = 1 / 3;
