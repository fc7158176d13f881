/** Whether there is a week behind the person that somebody designed, and what it held: assessment and default weeks are none. */

import type { DayWorkout } from "@muster/domain/planning/plan";
import { basisOf } from "@muster/domain/planning/plan-fields";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import type { DayType } from "./day-types.data.ts";

/** True when the week before was designed too, so that rotation has something to turn. */
export const hasDesignedBefore = (input: DesignInput): boolean => {
  const source = input.previousPlan?.plan.source;
  return source === "built-in" || source === "model" || source === "edited";
};

/** Ids of the exercises of last week's plan, whoever made it; home versions left out. */
export const idsOfLastWeek = ({ previousPlan }: DesignInput): ReadonlySet<string> =>
  new Set(previousPlan?.days.flatMap(({ workout }) => workout.exercises.map(({ exerciseId }) => exerciseId)));

/** A designed week that says what stands in this one: what a hotel room has says nothing of what the gym is for. */
export const hasWeekToKeep = (input: DesignInput): boolean =>
  hasDesignedBefore(input) && input.previousPlan?.plan.phase !== "travel";

/** The same of such a week; empty without one. */
export const designedIds = (input: DesignInput): ReadonlySet<string> =>
  hasWeekToKeep(input) ? idsOfLastWeek(input) : new Set();

/** Whether a day of a plan was made as this kind of day: its title may say other words. */
export const isOfType = (
  { dayType, focus }: Pick<DayWorkout, "dayType" | "focus">,
  { id, focus: usual }: Pick<DayType, "id" | "focus">,
): boolean => (dayType === undefined ? focus === usual : dayType === id);

/** True when last week had to respect more limits than this one: its lifts may be stand-ins. */
export const hasFewerLimits = ({ previousPlan }: DesignInput, { gates }: Person): boolean =>
  previousPlan !== null && basisOf(previousPlan.plan).limitCount > gates.limits.length;
