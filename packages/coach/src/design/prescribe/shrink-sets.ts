/** Days that are too much get smaller, a step at a time. */
import { type Less, lessOf } from "../budget/change-sets.ts";
import { type DraftDay, type DraftSlot, setsIn } from "./draft.ts";

/** What days may lose, and how many moves stay on each. */
export type Shrinking = Omit<Less, "fewest" | "isMeant"> & { readonly fewest: (day: DraftDay) => number };

/** Steps of `lessOf` on the day with most sets, until nothing is too much or nothing can go. */
export const shrink = (
  start: readonly DraftDay[],
  shrinking: Shrinking,
  isTooMuch: (days: readonly DraftDay[]) => boolean,
  isMeantIn: (days: readonly DraftDay[]) => (slot: DraftSlot) => boolean = () => () => true,
): readonly DraftDay[] => {
  let days = start;
  while (isTooMuch(days)) {
    const isMeant = isMeantIn(days);
    const next = days
      .map((day, index) => {
        const slots = lessOf(day.slots, { ...shrinking, isMeant, fewest: shrinking.fewest(day) });
        return { day, index, slots };
      })
      .filter(({ slots }) => slots !== undefined)
      .toSorted((a, b) => setsIn([b.day]) - setsIn([a.day]) || a.index - b.index)[0];
    if (next?.slots === undefined) return days;
    days = days.with(next.index, { ...next.day, slots: next.slots });
  }
  return days;
};
