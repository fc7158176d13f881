/**
 * Puts records in order before anything is estimated (coach.md 3a-2): oldest first, each session once, nothing from
 * the future. The same records in any order give the same result, and normalising twice changes nothing.
 */
import type { DesignInput, PastSession } from "../design/input.ts";

const byDate = <T extends { readonly date: string }>(a: T, b: T): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0;

/** Once each by id, none after `today`, oldest first. */
const cleanSessions = ({ sessions, today }: DesignInput): PastSession[] => {
  const seen = new Set<string>();
  return sessions
    .filter((session) => {
      if (session.date > today || seen.has(session.id)) return false;
      seen.add(session.id);
      return true;
    })
    .sort((a, b) => byDate(a, b) || (a.id < b.id ? -1 : 1));
};

export const normalised = (input: DesignInput): DesignInput => ({
  ...input,
  sessions: cleanSessions(input),
  checkIns: input.checkIns.filter(({ date }) => date <= input.today).toSorted(byDate),
  readings: input.readings
    .filter(({ date }) => date <= input.today)
    .toSorted((a, b) => byDate(a, b) || a.value - b.value),
  intake: input.intake.filter(({ date }) => date <= input.today).toSorted(byDate),
});
