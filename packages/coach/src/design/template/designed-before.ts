/** Whether there is a week behind the person that somebody designed, and what it held: assessment and default weeks are none. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import type { DayType } from "./day-types.data.ts";
import { sessionsBeforeTrip } from "./week-before-trip.ts";

/** True when the week before was designed too, so that rotation has something to turn. */
export const hasDesignedBefore = (input: DesignInput): boolean => {
  const source = input.previousPlan?.plan.source;
  return source === "built-in" || source === "model" || source === "edited";
};

/** Ids of the exercises of last week's plan, whoever made it, or of the week before a trip; home versions left out. */
export const idsOfLastWeek = (input: DesignInput): ReadonlySet<string> => {
  const days =
    sessionsBeforeTrip(input).sessions ?? input.previousPlan?.days.map(({ workout }) => workout) ?? [];
  return new Set(days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));
};

/** The same of a designed week; empty without one. */
export const designedIds = (input: DesignInput): ReadonlySet<string> =>
  hasDesignedBefore(input) ? idsOfLastWeek(input) : new Set();

/** Whether a day of a plan was made as this kind of day: its title may say other words. */
export const isOfType = (
  { dayType, focus }: Pick<DayWorkout, "dayType" | "focus">,
  { id, focus: usual }: Pick<DayType, "id" | "focus">,
): boolean => (dayType === undefined ? focus === usual : dayType === id);

/** As answers to limits are named in a plan (`explain/answer-prefixes.ts`, which stands above this layer). */
const limitFact = "limit.";
/** True when last week had to respect more limits than this one: its lifts may be stand-ins. */
export const hasFewerLimits = ({ previousPlan }: DesignInput, { gates }: Person): boolean =>
  (previousPlan?.plan.facts ?? []).filter(({ id }) => id.startsWith(limitFact)).length > gates.limits.length;
