/** Days that are too much get smaller, a step at a time. */
import { lessOf, type Reason } from "../budget/change-sets.ts";
import { type DraftDay, type DraftSlot, setsIn } from "./draft.ts";

/** Why days get smaller, what of last week goes first, and how many moves stay on a day. */
export type Shrinking = {
  readonly reason: Reason;
  readonly old: ReadonlySet<string>;
  readonly fewest: (day: DraftDay) => number;
  readonly leastSets?: number;
};

/** Steps of `lessOf` on the day with most sets, until nothing is too much or nothing can go. */
export const shrink = (
  start: readonly DraftDay[],
  { reason, old, fewest, leastSets }: Shrinking,
  isTooMuch: (days: readonly DraftDay[]) => boolean,
  isMeant: (days: readonly DraftDay[]) => (slot: DraftSlot) => boolean = () => () => true,
): readonly DraftDay[] => {
  let days = start;
  while (isTooMuch(days)) {
    const mayGive = isMeant(days);
    const next = days
      .map((day, index) => ({
        day,
        index,
        slots: lessOf(day.slots, reason, old, mayGive, fewest(day), leastSets),
      }))
      .filter(({ slots }) => slots !== undefined)
      .toSorted((a, b) => setsIn([b.day]) - setsIn([a.day]) || a.index - b.index)[0];
    if (next?.slots === undefined) return days;
    days = days.with(next.index, { ...next.day, slots: next.slots });
  }
  return days;
};
