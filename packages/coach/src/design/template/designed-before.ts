/**
 * Whether there is a week behind the person that somebody designed, and what it held: assessment and default weeks are none. For the first
 * week home from a trip it is the one before the trip: what a hotel room has says nothing of what the gym is for. Only the last plan is
 * part of the input, so the sessions say it.
 */

import type { DayWorkout } from "@muster/domain/planning/plan";
import { basisOf } from "@muster/domain/planning/plan-fields";
import { addDays, type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import { once } from "../../catalogue/once.ts";
import { requestsInForce } from "../../state/gates.ts";
import type { DesignInput, PastSession } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import type { DayType } from "./day-types.data.ts";

/** True when the week before was designed too, so that rotation has something to turn. */
export const hasDesignedBefore = (input: DesignInput): boolean => {
  const source = input.previousPlan?.plan.source;
  return source === "built-in" || source === "model" || source === "edited";
};

const weekDays = 7;
/** Who was away for longer trains there, and has no other week to come back to. */
const mostWeeksAway = 4;
/** Days before the trip in which a weekday was trained: a session that was missed is that of the week before. */
const sessionMemory = 14;

/** Trains somewhere else than usual, or with what somebody else has, by the words in force on a day. */
const isAwayOn = (input: DesignInput, today: CivilDate): boolean => {
  const { flags, wishes } = requestsInForce({ ...input, today });
  return flags.isTravelling || wishes.some(({ type }) => type === "place");
};

/** The newest session of each weekday before a trip that is over now, newest first; null for who comes from no trip. */
export const sessionsBeforeTrip = once(
  (input: DesignInput): { readonly sessions: readonly PastSession[] | null } => {
    const tripPlan = input.previousPlan?.plan;
    if (tripPlan === undefined || isAwayOn(input, input.today)) return { sessions: null };
    // Each plan was designed on the day before it began.
    const starts = Array.from({ length: mostWeeksAway + 1 }, (_, weeks) =>
      addDays(tripPlan.validFrom, -weekDays * weeks),
    );
    const weeksAway = starts.findIndex((start) => !isAwayOn(input, addDays(start, -1)));
    const start = starts[weeksAway - 1];
    if (start === undefined) return { sessions: null };
    const before = input.sessions
      .filter(
        ({ date, skipped, variant }) =>
          !skipped && variant === "main" && date < start && daysBetween(date, start) <= sessionMemory,
      )
      .toReversed();
    return {
      sessions: before.filter(({ day }, index) => before.findIndex((one) => one.day === day) === index),
    };
  },
);

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

/** True when last week had to respect more limits than this one: its lifts may be stand-ins. */
export const hasFewerLimits = ({ previousPlan }: DesignInput, { gates }: Person): boolean =>
  previousPlan !== null && basisOf(previousPlan.plan).limitCount > gates.limits.length;
