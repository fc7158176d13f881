/**
 * An event that the person trains for, once it is near: the days before it are light, so that it is met rested, and so is the week after
 * a contest.
 */
import type { Wish } from "@muster/domain/planning/limits";
import { addDays, type CivilDate, daysBetween, type Weekday, weekdayOf } from "@muster/domain/shared/dates";
import { once } from "../../catalogue/once.ts";
import { requestsInForce } from "../../state/gates.ts";
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

/** What wears the body out; a wedding or an exam does not. */
const contest =
  /\b(?:\w*marathon|\w*athlon|race|run|parkrun|\d+ ?k(?:m|ms)?|ride|century|ironman|match|tournament|fight|meet|comp|competition|contest|championships?|hyrox|spartan|swim|hike|trek|climb|regatta)\b/i;
/** True of an event that asks for as much as training does. */
export const isContest = (name: string): boolean => contest.test(name);
/** Days after a contest in which its wear is still felt: soreness and lost strength of the legs last up to a week (Doma 2017; Martinez 2018). */
const wornDays = 7;
/** Share of the sets in the week after it. */
export const afterContestShare = 0.7;

/** Names of the contests of the seven days before the planned week, the last one first. */
export const contestsBehind = once((input: DesignInput): readonly string[] => {
  const { validFrom } = input;
  // A wish ends with its event: those of a week ago are asked too.
  const wishes = [input.today, addDays(validFrom, -wornDays)].flatMap(
    (today) => requestsInForce({ ...input, today }).wishes,
  );
  return wishes
    .flatMap(({ type, name, eventDate }) =>
      type === "event" && eventDate !== null && isContest(name) ? [{ name, date: eventDate }] : [],
    )
    .filter(({ date }) => date < validFrom && daysBetween(date, validFrom) <= wornDays)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .map(({ name }) => name);
});

/** The soonest contest after the days that `eventNear` eases, and whole weeks until it; undefined without one. */
export const contestAhead = (wishes: readonly Wish[], validFrom: CivilDate) =>
  wishes
    .flatMap(({ type, name, eventDate }) =>
      type === "event" && eventDate !== null && isContest(name)
        ? [{ name, days: daysBetween(validFrom, eventDate) }]
        : [],
    )
    .filter(({ days }) => days >= 7 + daysAhead)
    .toSorted((a, b) => a.days - b.days)
    .map(({ name, days }) => ({ name, weeks: Math.floor(days / 7) }))[0];

/** The event of a date, as the person calls it; undefined without one. @param wishes in force */
export const eventOn = (wishes: readonly Wish[], date: CivilDate): string | undefined =>
  wishes.find(({ type, eventDate }) => type === "event" && eventDate === date)?.name;

/** Weekdays of the planned week without training: the event's own and the one before. */
export const eventDaysOff = (wishes: readonly Wish[], validFrom: CivilDate): readonly Weekday[] => {
  const date = eventNear(wishes, validFrom);
  const last = addDays(validFrom, 6);
  return date === null
    ? []
    : [addDays(date, -1), date].filter((day) => day >= validFrom && day <= last).map(weekdayOf);
};
