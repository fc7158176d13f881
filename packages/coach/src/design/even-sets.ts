/** Evens the week out: the six lifts among each other, and nothing ahead of the muscles that the person named. */
import { type Exercise, type Muscle, muscles } from "../catalogue/exercise.ts";
import type { Person } from "../state/person.ts";
import { changeSets, fewestSets, fullest, tallyOf, trim } from "./change-sets.ts";
import type { DraftDay, DraftSlot } from "./draft.ts";
import { fitsTime } from "./fit-time.ts";
import type { DesignInput } from "./input.ts";
import { type BigLift, bigLiftOf, liftSets } from "./lift-balance.ts";
import { sharesOf } from "./muscle-shares.ts";
import { landmarks } from "./volume.data.ts";
import { targetMuscles } from "./volume-budget.ts";

/** So many sets behind the best served lift, a lift grows before anything else. */
export const unevenFrom = 2;

/** With more muscles named than this, most of the body is: nothing is left to guard. */
const mostWishes = 6;

/**
 * Muscles with more sets than the best served of those that the person named; none without wishes to guard.
 * @param lead sets by which the wishes should be ahead
 */
const aheadOf = (
  wished: ReadonlySet<Muscle>,
  days: readonly DraftDay[],
  lead = 0,
): ReadonlySet<Muscle> | undefined => {
  if (wished.size === 0 || wished.size > mostWishes) return undefined;
  const week = tallyOf(days.flatMap(({ slots }) => slots));
  const first = Math.max(...[...wished].map((muscle) => week.get(muscle) ?? 0)) - lead;
  const ahead = muscles.filter((muscle) => !wished.has(muscle) && (week.get(muscle) ?? 0) > first);
  return ahead.length > 0 ? new Set(ahead) : undefined;
};

const trains = (exercise: Exercise, some: ReadonlySet<Muscle> | undefined): boolean =>
  some !== undefined && sharesOf(exercise).all.some(([muscle]) => some.has(muscle));

/** No other muscle of the exercise overtakes those that the person named. */
export const leavesWishesFirst = (
  days: readonly DraftDay[],
  exercise: Exercise,
  wished: ReadonlySet<Muscle>,
): boolean => !trains(exercise, aheadOf(wished, days));

/** Which sets may go without another muscle overtaking those that the person named: all others, and theirs while they lead. */
export const keepsWishesFirst =
  (wished: ReadonlySet<Muscle>) =>
  (days: readonly DraftDay[]): ((slot: DraftSlot) => boolean) => {
    const spared = aheadOf(wished, days, 1) && wished;
    return ({ exercise }) => !trains(exercise, spared);
  };

/** Takes single sets from other muscles until those that the person named have most (spec §9). */
export const withWishesFirst = (
  days: readonly DraftDay[],
  wished: ReadonlySet<Muscle>,
): readonly DraftDay[] =>
  trim(
    days,
    fewestSets,
    (current) => aheadOf(wished, current) !== undefined,
    (current) => {
      const over = aheadOf(wished, current);
      return ({ exercise }) => trains(exercise, over) && !trains(exercise, wished);
    },
  );

/**
 * Moves single sets from the better served lifts to those with fewest, as long as day, session and week have room. Each
 * further set of a lift is worth less than the one before: six even lifts grow more than three full ones (Pelland 2024).
 */
export const evened = (
  start: readonly DraftDay[],
  input: DesignInput,
  person: Person,
): readonly DraftDay[] => {
  let days = start;
  for (let step = 0; step < 24; step += 1) {
    const next = oneMoved(days, input, person);
    if (next === undefined) return days;
    days = next;
  }
  return days;
};

/** One set from a lift with most to one with fewest; undefined when no move is left that helps and fits. */
const oneMoved = (
  days: readonly DraftDay[],
  input: DesignInput,
  person: Person,
): readonly DraftDay[] | undefined => {
  const landmark = landmarks[person.volumeLevel];
  const wished = targetMuscles(input.profile.targetAreas);
  const areas = input.profile.targetAreas.map((area) => targetMuscles([area]));
  const serves = (exercise: Exercise, area: ReadonlySet<Muscle>) =>
    sharesOf(exercise).direct.some((muscle) => area.has(muscle));
  const lifts = [...liftSets(days)].sort((a, b) => a[1] - b[1]);
  const slotsOf = (lift: BigLift) =>
    days.flatMap((day, dayIndex) =>
      day.slots.flatMap((slot, slotIndex) =>
        bigLiftOf(slot.exercise) === lift && slot.slot.role !== "test" ? [{ dayIndex, slot, slotIndex }] : [],
      ),
    );
  for (const [poor, few] of lifts)
    for (const [rich, many] of lifts.toReversed()) {
      if (many - few < unevenFrom) break;
      const takers = slotsOf(poor)
        .filter(({ slot }) => slot.sets < slot.dose.mostSets + moreWhenBehind)
        .sort((a, b) => a.slot.sets - b.slot.sets || a.slotIndex - b.slotIndex || a.dayIndex - b.dayIndex);
      const givers = slotsOf(rich)
        .filter(
          ({ slot }) => slot.sets > (many - few > unevenFrom && slot.slot.role !== "main" ? 1 : fewestSets),
        )
        .sort((a, b) => b.slot.sets - a.slot.sets || b.slotIndex - a.slotIndex || a.dayIndex - b.dayIndex);
      for (const giver of givers)
        for (const taker of takers) {
          // An area that the person named keeps its sets: they go from one lift to another one that trains it.
          if (areas.some((area) => serves(giver.slot.exercise, area) && !serves(taker.slot.exercise, area)))
            continue;
          const changed = changeSets(
            changeSets(days, giver.dayIndex, giver.slotIndex, -1),
            taker.dayIndex,
            taker.slotIndex,
            1,
          );
          const day = changed[taker.dayIndex];
          if (
            day !== undefined &&
            fitsTime(day.slots, input.profile.timePerSession) &&
            fullest(tallyOf(changed.flatMap(({ slots }) => slots)), taker.slot.exercise) <= landmark.max &&
            fullest(tallyOf(day.slots), taker.slot.exercise) <= landmark.perSession &&
            leavesWishesFirst(changed, taker.slot.exercise, wished)
          )
            return changed;
        }
    }
  return undefined;
};

/** A lift that stands in the week once may have a set more there than its range says. */
const moreWhenBehind = 1;
