/** Work by week: volume in lb × repetitions, and hard sets per muscle by fractional counting (feature F14). */
import { addDays, type CivilDate, daysBetween, mondayOf } from "../shared/dates.ts";
import { countsAsWork, type DoneSet, type FactsOf, volumeOf } from "./sets/done-set.ts";

/** A figure of the week that begins on `monday`. */
export type WeekValue = { readonly monday: CivilDate; readonly value: number };

/** Mondays of the weeks from the one that holds `from` to the one that holds `to`. */
export const mondaysBetween = (from: CivilDate, to: CivilDate): readonly CivilDate[] => {
  const mondays: CivilDate[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
};

/** lb × repetitions of each week, also of those with none; warm-ups are left out. */
export const weeklyVolume = (
  sets: readonly DoneSet[],
  from: CivilDate,
  to: CivilDate,
): readonly WeekValue[] => {
  const sums = new Map<CivilDate, number>();
  for (const set of sets) {
    if (!countsAsWork(set)) continue;
    const monday = mondayOf(set.date);
    sums.set(monday, (sums.get(monday) ?? 0) + volumeOf(set));
  }
  return mondaysBetween(from, to).map((monday) => ({ monday, value: sums.get(monday) ?? 0 }));
};

/** How many weeks before the last 7 days an average looks at, at most. */
const usualWeeks = 4;

/**
 * Hard sets a week of each muscle over up to four weeks before the last 7 days, from the person's first set on: weeks before
 * somebody began are no weeks without training.
 * @param sets oldest first
 */
export const usualMuscleSets = (
  sets: readonly DoneSet[],
  factsOf: FactsOf,
  today: CivilDate,
): { readonly weeks: number; readonly perWeek: ReadonlyMap<string, number> } => {
  const to = addDays(today, -7);
  const first = sets[0]?.date;
  const weeks =
    first === undefined || first > to ? 0 : Math.min(usualWeeks, Math.ceil((daysBetween(first, to) + 1) / 7));
  const sums = muscleSets(sets, factsOf, addDays(to, 1 - 7 * usualWeeks), to);
  return {
    weeks,
    perWeek: new Map([...sums].map(([muscle, sum]): [string, number] => [muscle, sum / Math.max(1, weeks)])),
  };
};

/** Up to this many repetitions left a set counts as hard; unknown counts. */
const mostReserveOfHardSet = 4;

/** A working set with few repetitions in reserve, or without that rating: it counts towards a muscle. */
export const isHardSet = (set: Pick<DoneSet, "role" | "rir">): boolean =>
  countsAsWork(set) && (set.rir === null || set.rir <= mostReserveOfHardSet);

/**
 * Hard sets of each muscle on the days [from, to]: trained directly 1, along 0.5 (Pelland 2024).
 * @param factsOf gives the shares; an unknown exercise trains nothing that we could name
 */
export const muscleSets = (
  sets: readonly DoneSet[],
  factsOf: FactsOf,
  from: CivilDate,
  to: CivilDate,
): ReadonlyMap<string, number> => {
  const tally = new Map<string, number>();
  for (const set of sets) {
    if (set.date < from || set.date > to || !isHardSet(set)) continue;
    for (const [muscle, share] of Object.entries(factsOf(set.exerciseId)?.muscles ?? {}))
      tally.set(muscle, (tally.get(muscle) ?? 0) + share);
  }
  return tally;
};
