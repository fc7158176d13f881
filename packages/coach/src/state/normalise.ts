/**
 * Puts records in order before anything is estimated (specs/design.md 3a-2): oldest first, each session once, nothing from
 * the future, no set and no day that cannot have been. The same records in any order give the same result, and normalising twice changes nothing.
 */
import { addDays } from "@muster/domain/shared/dates";
import type { DesignInput, PastSession, PastSet } from "./input.ts";

/** Oldest first. */
export const byDate = <T extends { readonly date: string }>(a: T, b: T): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0;

/** What the profile and the check-ins of so many days say, in their own words. */
export const notesOfDays = ({ profile, checkIns, today }: DesignInput, days: number): readonly string[] => [
  profile.limits.note,
  ...checkIns.filter(({ date }) => date > addDays(today, -days)).map(({ notes }) => notes),
];

/** lb that nobody lifts, and repetitions of a set that nobody does: a slip of the finger, or kilograms times ten. */
const heaviest = 2_000;
const mostReps = 1_000;
/** kcal of a day that nobody eats. */
const largestDay = 20_000;

const isPlausible = ({ weight, reps }: PastSet): boolean =>
  (weight === null || (weight >= 0 && weight <= heaviest)) &&
  (reps === null || (reps >= 0 && reps <= mostReps));

/** To a thousandth of a pound: a weight typed in kilograms is the same as the one typed in pounds. */
const toThousandths = (weight: number | null): number | null =>
  weight === null ? null : Math.round(weight * 1_000) / 1_000;

/** Sets that cannot have happened are left out, so that no estimate is drawn from them. */
const withPlausibleSets = (session: PastSession): PastSession => ({
  ...session,
  exercises: session.exercises.map((done) => ({
    ...done,
    sets: done.sets.filter(isPlausible).map((set) => ({ ...set, weight: toThousandths(set.weight) })),
  })),
});

/** Once each by id, none after `today`, oldest first. */
const cleanSessions = ({ sessions, today }: DesignInput): PastSession[] => {
  const known = sessions.filter(({ date }) => date <= today).toReversed();
  return [...new Map(known.map((session) => [session.id, session])).values()]
    .sort((a, b) => byDate(a, b) || (a.id < b.id ? -1 : 1))
    .map(withPlausibleSets);
};

/**
 * The input in order, oldest first, without what is in the future, twice there or absurd (specs/design.md 3a-2); nothing
 * is made up.
 */
export const normalised = (input: DesignInput): DesignInput => ({
  ...input,
  sessions: cleanSessions(input),
  checkIns: input.checkIns.filter(({ date }) => date <= input.today).toSorted(byDate),
  readings: input.readings
    .filter(({ date }) => date <= input.today)
    .toSorted((a, b) => byDate(a, b) || a.value - b.value),
  intake: input.intake
    .filter(({ date, calories }) => date <= input.today && calories >= 0 && calories <= largestDay)
    .toSorted(byDate),
});
