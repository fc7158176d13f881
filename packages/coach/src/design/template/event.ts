/** An event that the person trains for, once it is near: the days before it are light, so that it is met rested. */
import type { Wish } from "@muster/domain/planning/limits";
import { addDays, type CivilDate, daysBetween, type Weekday, weekdayOf } from "@muster/domain/shared/dates";
import type { DesignInput } from "../../state/input.ts";

/** Days after the planned week in which an event still lightens it: two weeks of less work help, one is enough (Bosquet 2007). */
const daysAhead = 3;

/** Share of the sets before an event: 41-60% less work with the same effort serves best (Bosquet 2007); strength needs a smaller cut. */
export const eventShare = 0.6;

/** The day of the soonest event of the week from `validFrom` on, or of the few days after it; null without one. */
export const eventNear = (wishes: readonly Wish[], validFrom: CivilDate): CivilDate | null =>
  wishes
    .flatMap(({ type, eventDate }) => (type === "event" && eventDate !== null ? [eventDate] : []))
    .filter((date) => date >= validFrom && daysBetween(validFrom, date) < 7 + daysAhead)
    .toSorted()[0] ?? null;

/** A contest of squat, bench press and deadlift. */
const liftingMeet = /\bpower ?lift\w*|\b(?:bench press|deadlift|squat) (?:comp|meet|contest)/i;
/** The same of who trains for strength. */
const bareMeet =
  /^(?!.*\b(?:swim|track|ski|dive|diving|gymnastics|weightlifting|athletics|running)\b).*\bmeet\b/i;
/** Weeks before a meet in which its lifts lead (NSCA Essentials: the general comes first, what is contested last). */
const weeksOfMeet = 12;

/** Whole weeks from the planned week to the soonest lifting meet; null without one in the next twelve. */
export const weeksToMeet = (
  wishes: readonly Wish[],
  { validFrom, profile }: Pick<DesignInput, "validFrom" | "profile">,
): number | null => {
  const isMeet = ({ type, name }: Wish): boolean =>
    type === "event" &&
    (liftingMeet.test(name) || (profile.primaryGoal === "strength" && bareMeet.test(name)));
  const weeks = wishes
    .filter(isMeet)
    .flatMap(({ eventDate }) => (eventDate === null ? [] : Math.floor(daysBetween(validFrom, eventDate) / 7)))
    .filter((count) => count >= 0 && count < weeksOfMeet);
  return weeks.length === 0 ? null : Math.min(...weeks);
};

/** Weekdays of the planned week without training: the event's own and the one before. */
export const eventDaysOff = (wishes: readonly Wish[], validFrom: CivilDate): readonly Weekday[] => {
  const date = eventNear(wishes, validFrom);
  const last = addDays(validFrom, 6);
  return date === null
    ? []
    : [addDays(date, -1), date].filter((day) => day >= validFrom && day <= last).map(weekdayOf);
};
