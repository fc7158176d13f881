/**
 * What was trained before a trip, for the first week home: what a hotel room has says nothing of what the gym is for. Only the last plan is
 * part of the input, so the sessions say it.
 */
import { addDays, type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import { once } from "../../catalogue/once.ts";
import { requestsInForce } from "../../state/gates.ts";
import type { DesignInput, PastSession } from "../../state/input.ts";

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
