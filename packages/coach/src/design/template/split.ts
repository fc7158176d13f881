/** Which kind of day stands on which weekday: gym work on gym days, the same half of the body never two days running. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { Exercise } from "../../catalogue/exercise.ts";
import { mayStand } from "../../state/gates.ts";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import {
  type DayType,
  fullSplits,
  gentleSplits,
  hipsFirstFocus,
  lowerAreas,
  lowerSplits,
  type Movement,
  type Slot,
  seatedSplits,
  upperDays,
} from "./day-types.data.ts";
import { isOfType } from "./designed-before.ts";
import { isOfSomeDays, sparedDays } from "./sport-days.ts";
import type { TrainingDay } from "./training-days.ts";
import { timeOn } from "./wished-input.ts";

/** A training day with its day type. */
export type SplitDay = TrainingDay & { readonly type: DayType };
/** A day whose slots are changed one need after the other, and what the person may do there. */
export type SlotDay = { readonly on: SplitDay; readonly legal: readonly Exercise[]; readonly slots: Slot[] };
/** A small slot that nobody asked for: it gives way to what somebody needs or wants. */
export const isSpare = ({ role, isTarget, wished }: Slot): boolean =>
  role === "accessory" && isTarget === undefined && wished === undefined;

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

const leadsOf = ({ slots }: DayType) =>
  slots.flatMap(({ role, patterns }) => (role === "main" ? patterns.slice(0, 1) : []));

/** How badly one day follows another: both work the same half of the body, the worse for legs, and for each lift that leads both. */
const clash = (first: DayType, second: DayType): number => {
  const loads = [first.load, second.load];
  if (loads.includes("light")) return 0;
  if (first.load !== second.load && !loads.includes("full")) return 0;
  const before = leadsOf(first);
  const isOfLegs = !loads.includes("upper");
  return 1 + Number(isOfLegs) + leadsOf(second).filter((lead) => before.includes(lead)).length;
};

/** Who trains seated, or whose leg rests, has days of the upper body alone. */
const worksLegs = (person: Person): boolean => mayStand(person) && !person.gates.restsLegs;

/** Every other day lifts from the hips and presses overhead: no day touches its like. */
const shortTurns = [0, 1, 2, 1] as const;
/** Half an hour holds three lifts: one of each kind, as often as it is trained. */
const shortType = (person: Person, turn: number): DayType | undefined =>
  // The third day of who trains seated has no press.
  worksLegs(person)
    ? fullSplits[3]?.[shortTurns[turn % shortTurns.length] ?? 0]
    : seatedSplits[2]?.[turn % 2];

/** A day of presses or of pulls alone: in half an hour three versions of one move. */
const isOneSided = ({ id }: DayType): boolean => id.startsWith("push") || id.startsWith("pull");

/** From this share of short days on all are of one kind: a day of presses alone would leave a hole between them. */
const manyShort = 0.5;

/**
 * The person's split for that many days; beginners, returners and everybody guarded by age train full body more, and who has short days
 * always: a day of three presses or three rows is three times one move (ACSM 2009: full-body sessions where there are few sets). A gym
 * has enough lifts for upper and lower halves on four days, so that no part works two days running; at home they would be the same few.
 */
const splitFor = (
  person: Person,
  { profile: { targetAreas } }: DesignInput,
  days: readonly TrainingDay[],
  short: number,
): readonly DayType[] => {
  const count = days.length;
  if (short > 0 && short >= manyShort * count)
    return Array.from({ length: count }, (_, turn) => shortType(person, turn) ?? []).flat();
  if (!worksLegs(person)) return seatedSplits[count] ?? [];
  const { volumeLevel } = person;
  const isHalved = count === 4 && days.filter(({ place }) => place === "gym").length >= 2;
  const isGentle = (volumeLevel === "beginner" || volumeLevel === "returning") && !isHalved;
  const isOfLegs = targetAreas.length > 0 && targetAreas.every((area) => lowerAreas.has(area));
  return (
    (isGentle ? gentleSplits[count] : undefined) ??
    (isOfLegs ? lowerSplits[count] : undefined) ??
    fullSplits[count] ??
    []
  );
};

const leadOf = ({ slots: [lead] }: DayType) => lead?.patterns[0];

/** The day with a hip lift before its squat, in the place of what else bends the knees or of the small hip lift. */
const hipsFirst = (type: DayType): DayType => {
  const [, ...rest] = type.slots;
  const placeOf = (movement: Movement) => rest.findIndex(({ patterns }) => patterns[0] === movement);
  const place = Math.max(placeOf("lunge"), placeOf("bridge"));
  return place < 0
    ? type
    : {
        ...type,
        focus: hipsFirstFocus[type.load === "lower" ? "lower" : "full"],
        slots: [
          { role: "main", patterns: ["bridge", "hinge"] },
          ...rest.with(place, { role: "secondary", patterns: ["squat", "lunge"] }),
        ],
      };
};

/** Who wants more of the hips and less of the thighs squats later in the day; whole-body days keep one squat that leads. */
const withHips = (
  split: readonly DayType[],
  { gates }: Person,
  { profile: { targetAreas } }: DesignInput,
): readonly DayType[] => {
  const wantsHips =
    targetAreas.includes("glutes") &&
    gates.wishes.some((one) => one.type === "muscle_less" && one.muscle === "thighs" && !isOfSomeDays(one));
  if (!wantsHips) return split;
  const keeps = split.find((type) => type.load === "full" && leadOf(type) === "squat");
  return split.map((type) => (leadOf(type) === "squat" && type !== keeps ? hipsFirst(type) : type));
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

/** Legs on a day that a sport needs them rested on: worse than any other order. */
const legsBeforeSport = 4;

/** A whole-body day that must spare the legs is one of the upper body. */
const withoutLegs = (days: readonly SplitDay[], spared: readonly Weekday[]): readonly SplitDay[] => {
  let count = 0;
  return days.map((day) => {
    const upper = upperDays[count % upperDays.length];
    if (upper === undefined || day.type.load !== "full" || !spared.includes(day.weekday)) return day;
    count += 1;
    return { ...day, type: upper };
  });
};

/** What each training day is for, the kinds of last week on their weekdays where they can stay. */
export const splitOf = (
  basis: { readonly input: DesignInput; readonly person: Person },
  days: readonly TrainingDay[],
): readonly SplitDay[] => {
  const { input, person } = basis;
  const isShort = ({ weekday }: TrainingDay): boolean => timeOn(basis, weekday).isShort;
  const before = new Map<Weekday, DayWorkout>(
    input.previousPlan?.days.map(({ weekday, workout }) => [weekday, workout]) ?? [],
  );
  const spared = mayStand(person)
    ? sparedDays(
        person.gates.wishes,
        days.map(({ weekday }) => weekday),
      )
    : [];
  const cost = (order: readonly DayType[]): number => {
    let total = 0;
    order.forEach((type, index) => {
      const day = days[index];
      if (day === undefined) return;
      if (type.prefersGym && day.place === "home") total += 1;
      if (type.load === "light" && day.place === "gym") total += 2;
      if (spared.includes(day.weekday) && (type.load === "lower" || type.load === "full"))
        total += legsBeforeSport;
      const known = before.get(day.weekday);
      if (known !== undefined && isOfType(known, type)) total -= 0.75;
      const next = days[(index + 1) % days.length];
      const nextType = order[(index + 1) % order.length];
      const gap =
        next === undefined ? 7 : (weekdays.indexOf(next.weekday) - weekdays.indexOf(day.weekday) + 7) % 7;
      if (gap === 1 && nextType !== undefined && days.length > 1) total += 3 * clash(type, nextType);
    });
    return total;
  };
  // The template's own order comes first and wins ties.
  const orders = permutations(
    withHips(splitFor(person, input, days, days.filter(isShort).length), person, input),
  )
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
  let shortDays = 0;
  const found = days.flatMap((day, index) => {
    const own = best?.order[index];
    const isOther = own !== undefined && isOneSided(own) && isShort(day);
    const type = isOther ? (shortType(person, shortDays++) ?? own) : own;
    return type === undefined ? [] : [{ ...day, type }];
  });
  return lettered(withoutLegs(found, spared));
};
