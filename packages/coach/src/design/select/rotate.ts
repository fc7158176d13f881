/** Turns small slots so that 40-50% of the week's exercises are new, never to a worse tool (spec §9; coach.X1). */
import type { Exercise } from "../../catalogue/exercise.ts";
import { atPlace } from "../../state/person.ts";
import { canLiftLightest } from "../progress/first-load.ts";
import type { Movement } from "../template/day-types.data.ts";
import type { ChosenSlot, SplitDay } from "../template/split.ts";
import {
  addUse,
  type Chooser,
  daysOfUse,
  isOfFewReps,
  isRungBeside,
  mostDaysPerWeek,
  movementsOf,
  suitsDay,
  tiersOf,
} from "./tiers.ts";

/** Share of the week's exercises that should be new (spec §9: 40-50%). */
export const rotationShare = { least: 0.4, aim: 0.45, most: 0.5 } as const;

/** How much of a week turns. */
export type Turnover = {
  /** Share of the exercises that are to be new. */
  readonly aim: number;
  /** In a new block lifts that progress go on even where a better tool is there. */
  readonly keepsLifts: boolean;
};
/** What is tried first. */
export const usualTurnover: Turnover = { aim: rotationShare.aim, keepsLifts: false };

/** Second lifts turn, one a day before two, only where small moves leave the share this far below its aim. */
const secondsLater = rotationShare.aim - rotationShare.least;

/** A day whose slots are replaced while the week is rotated. */
export type MutableDay = {
  readonly day: SplitDay;
  readonly previousIds: readonly string[];
  slots: ChosenSlot[];
};

/** The list begun at another place: another good week has other tools in its small slots. */
export const turned = <T>(list: readonly T[], by: number): readonly T[] => {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};

/** Ids of the exercises that the day has already. */
export const inDayOf = ({ slots }: MutableDay): ReadonlySet<string> =>
  new Set(slots.map(({ exercise }) => exercise.id));

/**
 * Small slots turn to another tool of their tier, then second lifts, until the share of new exercises is reached; where it is missed
 * small slots of a weight turn to one without.
 */
export const rotate = (chooser: Chooser, days: readonly MutableDay[], week: number, aim: number): void => {
  const share = () => {
    const ids = new Set(days.flatMap(({ slots }) => slots.map(({ exercise }) => exercise.id)));
    return [...ids].filter((id) => !chooser.last.has(id)).length / Math.max(1, ids.size);
  };
  const turn = (on: MutableDay, index: number, mayLoseWeight = false): void => {
    const { day, slots } = on;
    const chosen = slots[index];
    if (chosen === undefined || !chooser.last.has(chosen.exercise.id)) return;
    const { slot, exercise } = chosen;
    if (slot.wished === exercise.id) return;
    const inDay = inDayOf(on);
    const without = new Set([...inDay].filter((id) => id !== exercise.id));
    const lifter = atPlace(chooser.person, day.place);
    const isNew = (one: Exercise) =>
      !chooser.last.has(one.id) &&
      !inDay.has(one.id) &&
      !isRungBeside(one, without) &&
      !isOfFewReps(one, lifter) &&
      daysOfUse(chooser, one) < mostDaysPerWeek &&
      canLiftLightest(one, lifter);
    const isUnused = (one: Exercise) => isNew(one) && daysOfUse(chooser, one) === 0;
    const tiersAt = (movement: Movement) => tiersOf(chooser, movement, day.place, slot);
    const tier = slot.patterns.flatMap(tiersAt).find((one) => one.includes(exercise)) ?? [];
    // One trunk move beside another would be no other work.
    const isEqual = (other: Exercise) =>
      other.takesWeight ||
      !exercise.takesWeight ||
      (mayLoseWeight && slots.every((one) => one.exercise.pattern !== other.pattern));
    // Where the tier has no other tool, a small slot goes to the best of another movement.
    const isTarget = slot.isTarget === true;
    const others = slot.role === "secondary" ? [] : isTarget ? slot.patterns.slice(0, 1) : movementsOf(slot);
    const fresh = tier.filter(isUnused);
    const next =
      fresh[(chooser.input.variant ?? 0) % Math.max(1, fresh.length)] ??
      tier.find(isNew) ??
      others
        .flatMap((movement) => tiersAt(movement).slice(0, isTarget ? undefined : 1))
        .flat()
        .find((one) => isUnused(one) && isEqual(one) && suitsDay(one, day));
    if (next === undefined) return;
    addUse(chooser, exercise, -1);
    addUse(chooser, next, 1);
    slots[index] = { slot, exercise: next };
  };
  const small = days.flatMap((day) =>
    day.slots.flatMap(({ slot }, index) =>
      slot.role === "accessory" || slot.role === "core" ? [{ day, index }] : [],
    ),
  );
  for (const { day, index } of turned(small, week)) {
    if (share() >= aim) return;
    turn(day, index);
  }
  for (const nth of [0, 1])
    for (const day of days.toReversed()) {
      if (share() >= aim - secondsLater) return;
      const seconds = day.slots.flatMap(({ slot }, index) => (slot.role === "secondary" ? [index] : []));
      turn(day, seconds.at(-1 - nth) ?? -1);
    }
  for (const { day, index } of small) {
    if (share() >= rotationShare.least) return;
    turn(day, index, true);
  }
};
