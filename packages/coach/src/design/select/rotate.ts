/** Turns small slots so that 40-50% of the week's exercises are new, never to a worse tool (spec §9; coach.X1). */
import type { Exercise } from "../../catalogue/exercise.ts";
import { atPlace } from "../../state/person.ts";
import { canLiftLightest } from "../progress/load.ts";
import type { Movement } from "../template/day-types.data.ts";
import type { ChosenSlot, SplitDay } from "../template/split.ts";
import {
  addUse,
  type Chooser,
  isRungBeside,
  mostDaysPerWeek,
  movementsOf,
  ringsOf,
  suitsDay,
  usesOf,
} from "./rings.ts";

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

/** Second lifts turn only where small moves leave the share this far below its aim. */
const secondsLater = rotationShare.aim - rotationShare.least;

/** A day whose slots are replaced while the week is rotated. */
export type MutableDay = { readonly day: SplitDay; readonly kept: readonly string[]; slots: ChosenSlot[] };

/** Ids of the exercises that the day has already. */
export const inDayOf = ({ slots }: MutableDay): ReadonlySet<string> =>
  new Set(slots.map(({ exercise }) => exercise.id));

/**
 * Small slots turn to another tool of their ring, then second lifts, until the share of new exercises is reached; where it is missed
 * small slots of a weight turn to one without.
 */
export const rotate = (chooser: Chooser, days: readonly MutableDay[], week: number, aim: number): void => {
  const ids = () => new Set(days.flatMap(({ slots }) => slots.map(({ exercise }) => exercise.id)));
  const share = () => {
    const now = [...ids()];
    return now.filter((id) => !chooser.last.has(id)).length / Math.max(1, now.length);
  };
  const turn = (day: MutableDay, index: number, mayLoseWeight = false): void => {
    const chosen = day.slots[index];
    if (chosen === undefined || !chooser.last.has(chosen.exercise.id)) return;
    if (chosen.slot.wished === chosen.exercise.id) return;
    const { slot, exercise } = chosen;
    const inDay = inDayOf(day);
    const without = new Set([...inDay].filter((id) => id !== exercise.id));
    const isNew = (one: Exercise) =>
      !chooser.last.has(one.id) &&
      !inDay.has(one.id) &&
      !isRungBeside(one, without) &&
      usesOf(chooser, one) < mostDaysPerWeek &&
      canLiftLightest(one, atPlace(chooser.person, day.day.place));
    const isUnused = (one: Exercise) => isNew(one) && usesOf(chooser, one) === 0;
    const ringsAt = (movement: Movement) => ringsOf(chooser, movement, day.day.place, slot);
    // One trunk move beside another would be no other work.
    const isOtherWork = (other: Exercise) =>
      mayLoseWeight && !day.slots.some((one) => one.exercise.pattern === other.pattern);
    const isEqual = (other: Exercise) => other.takesWeight || !exercise.takesWeight || isOtherWork(other);
    const ring = slot.patterns.flatMap(ringsAt).find((one) => one.includes(exercise));
    // Where the ring has no other tool, a small slot goes to the best of another movement.
    const others =
      slot.role === "secondary" || slot.isOneSided === true
        ? []
        : slot.isTarget === true
          ? slot.patterns.slice(0, 1)
          : movementsOf(slot);
    const variant = chooser.input.variant ?? 0;
    const fresh = ring?.filter(isUnused) ?? [];
    const next =
      fresh[variant % Math.max(1, fresh.length)] ??
      ring?.find(isNew) ??
      others
        .flatMap((movement) => (slot.isTarget === true ? ringsAt(movement) : ringsAt(movement).slice(0, 1)))
        .flat()
        .find((other) => isUnused(other) && isEqual(other) && suitsDay(other, day.day));
    if (next === undefined) return;
    addUse(chooser, exercise, -1);
    addUse(chooser, next, 1);
    day.slots[index] = { slot, exercise: next };
  };
  const small = days.flatMap((day) =>
    day.slots.flatMap(({ slot }, index) =>
      slot.role === "accessory" || slot.role === "core" ? [{ day, index }] : [],
    ),
  );
  const start = small.length === 0 ? 0 : week % small.length;
  for (const { day, index } of [...small.slice(start), ...small.slice(0, start)]) {
    if (share() >= aim) return;
    turn(day, index);
  }
  for (const day of days.toReversed()) {
    if (share() >= aim - secondsLater) return;
    turn(
      day,
      day.slots.findLastIndex(({ slot }) => slot.role === "secondary"),
    );
  }
  for (const { day, index } of small) {
    if (share() >= rotationShare.least) return;
    turn(day, index, true);
  }
};
