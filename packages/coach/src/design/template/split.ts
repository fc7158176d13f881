/** Which kind of day stands on which weekday: gym work on gym days, the same half of the body never two days running. */
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import {
  type DayType,
  fullSplits,
  gentleSplits,
  lowerAreas,
  lowerSplits,
  type Slot,
} from "./day-types.data.ts";
import type { TrainingDay } from "./training-days.ts";

/** A training day with its day type. */
export type SplitDay = TrainingDay & { readonly type: DayType };
/** A slot with its exercise. */
export type ChosenSlot = { readonly slot: Slot; readonly exercise: Exercise };
/** A training day with an exercise in every slot. */
export type ChosenDay = SplitDay & { readonly slots: readonly ChosenSlot[] };

const permutations = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length <= 1
    ? [items]
    : items.flatMap((item, index) =>
        permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
      );

const clash = (first: DayType, second: DayType): number =>
  first.load === "light" || second.load === "light"
    ? 0
    : first.load === second.load || first.load === "full" || second.load === "full"
      ? 1
      : 0;

/** The person's split for that many days; beginners, returners and everybody guarded by age train full body more. */
const splitFor = (
  { volumeLevel }: Person,
  { profile: { targetAreas } }: DesignInput,
  count: number,
): readonly DayType[] => {
  if (volumeLevel === "beginner" || volumeLevel === "returning") return gentleSplits[count] ?? [];
  const isOfLegs = targetAreas.length > 0 && targetAreas.every((area) => lowerAreas.has(area));
  return (isOfLegs ? lowerSplits[count] : undefined) ?? fullSplits[count] ?? [];
};

/** Costs more than the best order by so much at most: two days that change places, no day after its like. */
const asGood = 1.6;

/** Days of one name get letters in the order of the week: Full Body A, B, C. */
const lettered = (days: readonly SplitDay[]): readonly SplitDay[] =>
  days.map((day, index) => {
    const { name } = day.type;
    if (days.filter(({ type }) => type.name === name).length < 2) return day;
    const before = days.slice(0, index).filter(({ type }) => type.name === name).length;
    return { ...day, type: { ...day.type, name: `${name} ${"ABCDEF"[before] ?? ""}` } };
  });

/** What each training day is for, the kinds of last week on their weekdays where they can stay. */
export const splitOf = (
  input: DesignInput,
  person: Person,
  days: readonly TrainingDay[],
): readonly SplitDay[] => {
  const focusBefore = new Map<Weekday, string>(
    input.previousPlan?.days.map(({ weekday, workout }) => [weekday, workout.focus]) ?? [],
  );
  const cost = (order: readonly DayType[]): number => {
    let total = 0;
    order.forEach((type, index) => {
      const day = days[index];
      if (day === undefined) return;
      if (type.prefersGym && day.place === "home") total += 1;
      if (type.load === "light" && day.place === "gym") total += 2;
      if (focusBefore.get(day.weekday) === type.focus) total -= 0.75;
      const next = days[(index + 1) % days.length];
      const nextType = order[(index + 1) % order.length];
      const gap =
        next === undefined ? 7 : (weekdays.indexOf(next.weekday) - weekdays.indexOf(day.weekday) + 7) % 7;
      if (gap === 1 && nextType !== undefined && days.length > 1) total += 3 * clash(type, nextType);
    });
    return total;
  };
  // The template's own order comes first and wins ties.
  const orders = permutations(splitFor(person, input, days.length))
    .map((order) => ({ order, cost: cost(order) }))
    .toSorted((a, b) => a.cost - b.cost);
  const usual = orders[0];
  const placeIn = (order: readonly DayType[], type: DayType) => days[order.indexOf(type)]?.place;
  const good = orders.filter(
    ({ order, cost: price }) =>
      usual !== undefined &&
      price <= usual.cost + asGood &&
      order.every((type) => placeIn(order, type) === placeIn(usual.order, type)),
  );
  const best = good[(input.variant ?? 0) % Math.max(1, good.length)];
  return lettered(
    days.flatMap((day, index) => {
      const type = best?.order[index];
      return type === undefined ? [] : [{ ...day, type }];
    }),
  );
};
