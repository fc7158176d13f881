/** How many sets each slot gets: enough for the muscle's budget, never past its week's or session's limit, in time. */
import { type Exercise, type Muscle, muscles } from "../catalogue/exercise.ts";
import type { Person } from "../state/person.ts";
import {
  changeSets,
  dropWhile,
  fewestSets,
  fullest,
  isSpared,
  oldIds,
  tallyOf,
  trim,
  usualExercises,
} from "./change-sets.ts";
import type { ChosenDay } from "./choose-exercises.ts";
import { type DraftDay, type DraftSlot, setsIn } from "./draft.ts";
import { evened, keepsWishesFirst, leavesWishesFirst, unevenFrom, withWishesFirst } from "./even-sets.ts";
import { fillWithRest, fitDay, fitsTime } from "./fit-time.ts";
import type { DesignInput } from "./input.ts";
import { bigLiftOf, liftSets } from "./lift-balance.ts";
import { sharesOf } from "./muscle-shares.ts";
import type { Phase } from "./phase.ts";
import { doseOf } from "./prescription.ts";
import { landmarks } from "./volume.data.ts";
import { targetMuscles, type VolumeBudget } from "./volume-budget.ts";
import { totalLimit } from "./week-limit.ts";

/** Adds one set at a time: to the lift that is furthest behind, else where the budget is furthest away. */
export const grow = (
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

/** The share of the normal week that the phase and recovery leave, at least one set each. */
export const cutSets = (
  days: readonly DraftDay[],
  input: DesignInput,
  factor: number,
): readonly DraftDay[] => {
  if (factor >= 1) return days;
  const aim = Math.round(setsIn(days) * factor);
  const isOver = (current: readonly DraftDay[]) => setsIn(current) > aim;
  // The muscles that the person named stay ahead in a smaller week too, as long as others have sets to give (spec §9).
  const others = trim(days, 1, isOver, keepsWishesFirst(targetMuscles(input.profile.targetAreas)));
  const trimmed = trim(others, 1, isOver, () => () => true);
  // Down to one set each, only fewer exercises make it less; six of them are worth a little tolerance (spec §9), but not in
  // a week that is cut once more.
  const most = Math.floor(setsIn(days) * (factor + (factor < 0.4 ? 0.01 : 0.05)));
  return dropWhile(trimmed, oldIds(input), (current) => setsIn(current) > most);
};

/** Share of a week that stays when the six lifts give up sets so that it is no leap. */
const leastAfterLeap = 0.85;

/**
 * A week of at most `most` sets where that costs little: small moves give theirs first, down to one set each and six moves a
 * day, then the lifts up to a seventh. Where more would have to go the week stays whole: who comes to half of the days would
 * else train too little on them (ADR 0055, 0064).
 */
export const withoutLeap = (
  days: readonly DraftDay[],
  input: DesignInput,
  most: number,
): readonly DraftDay[] => {
  const isOver = (current: readonly DraftDay[]) => setsIn(current) > most;
  if (!isOver(days)) return days;
  const keepsWishes = keepsWishesFirst(targetMuscles(input.profile.targetAreas));
  const small = (current: readonly DraftDay[]) => {
    const mayGive = keepsWishes(current);
    return (slot: DraftSlot) => bigLiftOf(slot.exercise) === undefined && mayGive(slot);
  };
  const lighter = dropWhile(trim(days, 1, isOver, small), oldIds(input), isOver, small, usualExercises);
  const share = most / setsIn(lighter);
  return share >= 1 ? lighter : share < leastAfterLeap ? days : cutSets(lighter, input, share);
};
