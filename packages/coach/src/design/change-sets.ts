/** Takes single sets and whole exercises away from a drafted week, the smallest move first. */
import type { Exercise, Muscle } from "../catalogue/exercise.ts";
import { hasDesignedBefore } from "./designed-before.ts";
import type { DraftDay, DraftSlot } from "./draft.ts";
import { unpairedEnds } from "./fit-time.ts";
import type { DesignInput } from "./input.ts";
import { sharesOf } from "./muscle-shares.ts";
import { addSets } from "./volume-budget.ts";

/** Fractional sets of each muscle: 1 trained directly, 0.5 along (Pelland 2024). */
export const tallyOf = (slots: readonly DraftSlot[]): Map<Muscle, number> => {
  const tally = new Map<Muscle, number>();
  for (const { exercise, sets } of slots) addSets(tally, exercise, sets);
  return tally;
};

/** Sets of the muscle that has most, of those that the exercise trains. */
export const fullest = (tally: ReadonlyMap<Muscle, number>, exercise: Exercise): number =>
  Math.max(0, ...sharesOf(exercise).all.map(([muscle]) => tally.get(muscle) ?? 0));

/** Fewest sets of a normal week's exercise: two, so that a recovery week can halve it. */
export const fewestSets = 2;

/** A day with fewer exercises breaks S4. */
const fewestExercises = 5;
/** The specification's six to ten. */
export const usualExercises = 6;

/** The same days with `by` sets more, or fewer, in one slot. */
export const changeSets = (
  days: readonly DraftDay[],
  dayIndex: number,
  slotIndex: number,
  by: number,
): readonly DraftDay[] =>
  days.map((day, at) =>
    at === dayIndex
      ? {
          ...day,
          slots: day.slots.map((slot, index) =>
            index === slotIndex ? { ...slot, sets: slot.sets + by } : slot,
          ),
        }
      : day,
  );

/** Short sets of a ladder add up to a number: they are taken last, three stay while anything else can give. */
const ladderFloor = 3;
/** A ladder at its floor: fewer sets would be no practice any more. */
export const isSpared = ({ slot, sets }: DraftSlot): boolean => slot.role === "skill" && sets <= ladderFloor;

/** Takes sets away, from the end of the longest days, while `isTooMuch` holds. */
export const trim = (
  days: readonly DraftDay[],
  fewest: number,
  isTooMuch: (days: readonly DraftDay[]) => boolean,
  concerns: (days: readonly DraftDay[]) => (slot: DraftSlot) => boolean,
): readonly DraftDay[] => {
  let current = days;
  while (isTooMuch(current)) {
    const isMeant = concerns(current);
    const open = current.flatMap((day, dayIndex) =>
      day.slots.map((slot, slotIndex) => ({
        dayIndex,
        slotIndex,
        slot,
        daySets: day.slots.reduce((sum, { sets }) => sum + sets, 0),
      })),
    );
    const target = open
      .filter(({ slot }) => slot.sets > fewest && isMeant(slot))
      .sort(
        (a, b) =>
          Number(isSpared(a.slot)) - Number(isSpared(b.slot)) ||
          b.slotIndex - a.slotIndex ||
          b.slot.sets - a.slot.sets ||
          b.daySets - a.daySets ||
          a.dayIndex - b.dayIndex,
      )[0];
    if (target === undefined) return current;
    current = changeSets(current, target.dayIndex, target.slotIndex, -1);
  }
  return current;
};

/** Ids of last week's designed plan: when an exercise must go, one that is new stays, so that rotation holds. */
export const oldIds = (input: DesignInput): ReadonlySet<string> =>
  new Set(
    hasDesignedBefore(input)
      ? input.previousPlan?.days.flatMap(({ workout }) =>
          workout.exercises.map(({ exerciseId }) => exerciseId),
        )
      : [],
  );

/** What a day is built around is never the first to go. */
const isSmall = ({ slot }: DraftSlot): boolean => slot.role === "accessory" || slot.role === "core";

/** Share of new exercises below which a new one is not the first to go (coach.X1: 40-50%). */
const scarceShare = 0.4;

/** True while so few of the week's exercises are new that leaving out one more of them breaks the rotation. */
const isFreshScarce = (days: readonly DraftDay[], old: ReadonlySet<string>): boolean => {
  const ids = new Set(days.flatMap(({ slots }) => slots.map(({ exercise }) => exercise.id)));
  return old.size > 0 && [...ids].filter((id) => !old.has(id)).length < scarceShare * ids.size;
};

/** Leaves out whole exercises while `isTooMuch` holds, from the longest day, down to five a day. */
export const dropWhile = (
  days: readonly DraftDay[],
  old: ReadonlySet<string>,
  isTooMuch: (days: readonly DraftDay[]) => boolean,
  concerns: (days: readonly DraftDay[]) => (slot: DraftSlot) => boolean = () => () => true,
  fewest: number = fewestExercises,
): readonly DraftDay[] => {
  let current = days;
  while (isTooMuch(current)) {
    const isMeant = concerns(current);
    const isScarce = isFreshScarce(current, old);
    const goesFirst = ({ slot, exercise }: DraftSlot): boolean =>
      isScarce &&
      old.has(exercise.id) &&
      slot.role !== "main" &&
      slot.role !== "skill" &&
      slot.role !== "test";
    const target = current
      .flatMap((day, dayIndex) => day.slots.map((slot, slotIndex) => ({ day, dayIndex, slot, slotIndex })))
      .filter(({ day, slot }) => day.slots.length > fewest && isMeant(slot))
      .sort(
        (a, b) =>
          b.day.slots.length - a.day.slots.length ||
          Number(goesFirst(b.slot)) - Number(goesFirst(a.slot)) ||
          Number(isSmall(b.slot)) - Number(isSmall(a.slot)) ||
          Number(old.has(b.slot.exercise.id)) - Number(old.has(a.slot.exercise.id)) ||
          b.slotIndex - a.slotIndex,
      )[0];
    if (target === undefined) return current;
    current = current.map((day, index) =>
      index === target.dayIndex
        ? { ...day, slots: unpairedEnds(day.slots.filter((_, at) => at !== target.slotIndex)) }
        : day,
    );
  }
  return current;
};
