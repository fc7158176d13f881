/** How many sets each slot gets: enough for the muscle's budget, never past its week's or session's limit, in time. */
import { type Exercise, type Muscle, muscles } from "../catalogue/exercise.ts";
import type { Person } from "../state/person.ts";
import type { ChosenDay } from "./choose-exercises.ts";
import { hasDesignedBefore } from "./designed-before.ts";
import { type DraftDay, type DraftSlot, setsIn } from "./draft.ts";
import { fillWithRest, fitDay, fitsTime, unpairedEnds } from "./fit-time.ts";
import type { DesignInput } from "./input.ts";
import { type BigLift, bigLiftOf, liftSets } from "./lift-balance.ts";
import { sharesOf } from "./muscle-shares.ts";
import type { Phase } from "./phase.ts";
import { doseOf } from "./prescription.ts";

import { landmarks } from "./volume.data.ts";
import { addSets, targetMuscles, type VolumeBudget } from "./volume-budget.ts";
import { totalLimit } from "./week-limit.ts";

const tallyOf = (slots: readonly DraftSlot[]): Map<Muscle, number> => {
  const tally = new Map<Muscle, number>();
  for (const { exercise, sets } of slots) addSets(tally, exercise, sets);
  return tally;
};

const fullest = (tally: ReadonlyMap<Muscle, number>, exercise: Exercise): number =>
  Math.max(0, ...sharesOf(exercise).all.map(([muscle]) => tally.get(muscle) ?? 0));

/** Fewest sets of a normal week's exercise: two, so that a recovery week can halve it. */
const fewestSets = 2;

/** A day with fewer exercises breaks S4. */
const fewestExercises = 5;
/** The specification's six to ten. */
const usualExercises = 6;

const changeSets = (
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
const isSpared = ({ slot, sets }: DraftSlot): boolean => slot.role === "skill" && sets <= ladderFloor;

/** Takes sets away, from the end of the longest days, while `isTooMuch` holds. */
const trim = (
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
const oldIds = (input: DesignInput): ReadonlySet<string> =>
  new Set(
    hasDesignedBefore(input)
      ? input.previousPlan?.days.flatMap(({ workout }) =>
          workout.exercises.map(({ exerciseId }) => exerciseId),
        )
      : [],
  );

/** What a day is built around is never the first to go. */
const isSmall = ({ slot }: DraftSlot): boolean => slot.role === "accessory" || slot.role === "core";

/** Leaves out whole exercises while `isTooMuch` holds, from the longest day, down to five a day. */
const dropWhile = (
  days: readonly DraftDay[],
  old: ReadonlySet<string>,
  isTooMuch: (days: readonly DraftDay[]) => boolean,
  concerns: (days: readonly DraftDay[]) => (slot: DraftSlot) => boolean = () => () => true,
  fewest: number = fewestExercises,
): readonly DraftDay[] => {
  let current = days;
  while (isTooMuch(current)) {
    const isMeant = concerns(current);
    const target = current
      .flatMap((day, dayIndex) => day.slots.map((slot, slotIndex) => ({ day, dayIndex, slot, slotIndex })))
      .filter(({ day, slot }) => day.slots.length > fewest && isMeant(slot))
      .sort(
        (a, b) =>
          b.day.slots.length - a.day.slots.length ||
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

/** So many sets behind the best served lift, a lift grows before anything else. */
const unevenFrom = 2;

/** Adds one set at a time: to the lift that is furthest behind, else where the budget is furthest away. */
const grow = (
  start: readonly DraftDay[],
  input: DesignInput,
  person: Person,
  budget: VolumeBudget,
  limit: number,
): readonly DraftDay[] => {
  const landmark = landmarks[person.volumeLevel];
  const wished = targetMuscles(input.profile.targetAreas);
  let days = start;
  for (let step = 0; step < 60; step += 1) {
    if (setsIn(days) >= limit) return days;
    const week = tallyOf(days.flatMap(({ slots }) => slots));
    const lifts = liftSets(days);
    const most = Math.max(landmark.start, ...lifts.values());
    const behindOf = (exercise: Exercise): number => {
      const lift = bigLiftOf(exercise);
      return lift === undefined ? 0 : most - (lifts.get(lift) ?? 0);
    };
    const options = days
      .flatMap((day, dayIndex) => {
        const session = tallyOf(day.slots);
        return day.slots.map((slot, slotIndex) => {
          const { direct } = sharesOf(slot.exercise);
          const need =
            direct.length === 0
              ? 0
              : Math.max(...direct.map((muscle) => budget[muscle] - (week.get(muscle) ?? 0)));
          const isFull =
            slot.sets >= slot.dose.mostSets ||
            fullest(week, slot.exercise) + 1 > landmark.max ||
            fullest(session, slot.exercise) + 1 > landmark.perSession ||
            !leavesWishesFirst(changeSets(days, dayIndex, slotIndex, 1), slot.exercise, wished);
          return { dayIndex, slotIndex, slot, need, isFull, behind: behindOf(slot.exercise) };
        });
      })
      .filter(({ isFull, need, behind }) => !isFull && (need > 0 || behind >= unevenFrom))
      .sort(
        (a, b) =>
          b.behind - a.behind || b.need - a.need || a.slotIndex - b.slotIndex || a.dayIndex - b.dayIndex,
      );
    const next = options
      .map(({ dayIndex, slotIndex }) => ({ days: changeSets(days, dayIndex, slotIndex, 1), dayIndex }))
      .find(({ days: changed, dayIndex }) => {
        const day = changed[dayIndex];
        return day !== undefined && fitsTime(day.slots, input.profile.timePerSession);
      });
    if (next === undefined) return days;
    days = next.days;
  }
  return days;
};

/** The normal week: what would be trained if recovery asked for nothing. */
export const normalSets = (
  chosen: readonly ChosenDay[],
  input: DesignInput,
  person: Person,
  phase: Phase,
  budget: VolumeBudget,
): readonly DraftDay[] => {
  const old = oldIds(input);
  const leastMainRest = person.gates.ageGroup === "older" ? 120 : 0;
  const fitted: readonly DraftDay[] = chosen.map((day) => ({
    ...day,
    slots: fitDay(
      day.slots.map(({ slot, exercise }) => {
        const dose = doseOf(exercise, slot.role, input, person, phase);
        return {
          slot,
          exercise,
          dose,
          sets:
            slot.role === "test"
              ? 1
              : Math.max(fewestSets, slot.role === "skill" ? dose.mostSets : dose.fewestSets),
          restSeconds: dose.restSeconds,
          pair: null,
        };
      }),
      { length: input.profile.timePerSession, leastMainRest, old },
    ),
  }));
  const { max } = landmarks[person.volumeLevel];
  const overMax = (days: readonly DraftDay[]): ReadonlySet<Muscle> => {
    const week = tallyOf(days.flatMap(({ slots }) => slots));
    return new Set(muscles.filter((muscle) => (week.get(muscle) ?? 0) > max));
  };
  const withinMax = (start: readonly DraftDay[], fewest: number, sparesLadders: boolean) =>
    trim(
      start,
      fewest,
      (days) => overMax(days).size > 0,
      (days) => {
        const over = overMax(days);
        return (slot) =>
          !(sparesLadders && isSpared(slot)) &&
          sharesOf(slot.exercise).direct.some((muscle) => over.has(muscle));
      },
    );
  const within = dropWhile(
    withinMax(withinMax(withinMax(fitted, fewestSets, true), 1, true), 1, false),
    old,
    (days) => overMax(days).size > 0,
    (days) => {
      const over = overMax(days);
      return ({ exercise }) => sharesOf(exercise).all.some(([muscle]) => over.has(muscle));
    },
  );
  const limit = totalLimit(input, person, phase, chosen.length);
  const isOver = (days: readonly DraftDay[]) => setsIn(days) > limit;
  const everything = () => (slot: DraftSlot) => !isSpared(slot);
  // The six lifts are what a week is for: small moves lose sets first, then their place, down to six a day.
  const minor = () => (slot: DraftSlot) => bigLiftOf(slot.exercise) === undefined;
  const steps: readonly ((days: readonly DraftDay[]) => readonly DraftDay[])[] = [
    (days) => trim(days, fewestSets, isOver, minor),
    (days) => dropWhile(days, old, isOver, minor, usualExercises),
    (days) => trim(days, fewestSets, isOver, everything),
    (days) => trim(days, 1, isOver, minor),
    (days) => dropWhile(days, old, isOver, everything, usualExercises),
    (days) => trim(days, 1, isOver, everything),
    (days) => dropWhile(days, old, isOver),
    (days) => trim(days, 1, isOver, () => () => true),
  ];
  const limited = steps.reduce((days, step) => step(days), within);
  const { timePerSession } = input.profile;
  const even = evened(grow(limited, input, person, budget, limit), input, person);
  return withWishesFirst(even, targetMuscles(input.profile.targetAreas)).map((day) => ({
    ...day,
    slots: fillWithRest(day.slots, timePerSession),
  }));
};

/** No other muscle overtakes those that the person named; with most of the body named, nothing is left to guard. */
const leavesWishesFirst = (
  days: readonly DraftDay[],
  exercise: Exercise,
  wished: ReadonlySet<Muscle>,
): boolean => {
  if (wished.size === 0 || wished.size > mostWishes) return true;
  const week = tallyOf(days.flatMap(({ slots }) => slots));
  const first = Math.max(...[...wished].map((muscle) => week.get(muscle) ?? 0));
  return sharesOf(exercise).all.every(([muscle]) => wished.has(muscle) || (week.get(muscle) ?? 0) <= first);
};
const mostWishes = 6;

/** Takes single sets from other muscles until those that the person named have most (spec §9). */
const withWishesFirst = (days: readonly DraftDay[], wished: ReadonlySet<Muscle>): readonly DraftDay[] => {
  if (wished.size === 0 || wished.size > mostWishes) return days;
  const ahead = (current: readonly DraftDay[]): ReadonlySet<Muscle> => {
    const week = tallyOf(current.flatMap(({ slots }) => slots));
    const first = Math.max(...[...wished].map((muscle) => week.get(muscle) ?? 0));
    return new Set(muscles.filter((muscle) => !wished.has(muscle) && (week.get(muscle) ?? 0) > first));
  };
  return trim(
    days,
    fewestSets,
    (current) => ahead(current).size > 0,
    (current) => {
      const over = ahead(current);
      return ({ exercise }) =>
        sharesOf(exercise).all.some(([muscle]) => over.has(muscle)) &&
        !sharesOf(exercise).all.some(([muscle]) => wished.has(muscle));
    },
  );
};

/**
 * Moves single sets from the better served lifts to those with fewest, as long as day, session and week have room. Each
 * further set of a lift is worth less than the one before: six even lifts grow more than three full ones (Pelland 2024).
 */
const evened = (start: readonly DraftDay[], input: DesignInput, person: Person): readonly DraftDay[] => {
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
  const serves = (exercise: Exercise) => sharesOf(exercise).direct.some((muscle) => wished.has(muscle));
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
          ({ slot }) =>
            slot.sets > (many - few > unevenFrom && slot.slot.role !== "main" ? 1 : fewestSets) &&
            !serves(slot.exercise),
        )
        .sort((a, b) => b.slot.sets - a.slot.sets || b.slotIndex - a.slotIndex || a.dayIndex - b.dayIndex);
      for (const giver of givers)
        for (const taker of takers) {
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

/** The share of the normal week that the phase and recovery leave, at least one set each. */
export const cutSets = (
  days: readonly DraftDay[],
  input: DesignInput,
  factor: number,
): readonly DraftDay[] => {
  if (factor >= 1) return days;
  const aim = Math.round(setsIn(days) * factor);
  const trimmed = trim(
    days,
    1,
    (current) => setsIn(current) > aim,
    () => () => true,
  );
  // Down to one set each, only fewer exercises make it less; six of them are worth a little tolerance (spec §9).
  const most = Math.floor(setsIn(days) * (factor + 0.05));
  return dropWhile(trimmed, oldIds(input), (current) => setsIn(current) > most);
};
