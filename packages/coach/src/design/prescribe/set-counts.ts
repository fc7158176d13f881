/** How many sets each slot gets: those of the table, more where a muscle lacks them, fewer where minutes, muscles or recovery say so. */
import { type Exercise, type Muscle, muscles } from "../../catalogue/exercise.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import type { DesignInput } from "../../state/input.ts";
import { atPlace, type Person } from "../../state/person.ts";
import {
  fewestIn,
  fewestMoves,
  firstSets,
  fullest,
  isSmall,
  leastSetsIn,
  lessOf,
  type Reason,
  tallyOf,
} from "../budget/change-sets.ts";
import { normalSetsBefore } from "../budget/set-total.ts";
import { growsTo, landmarks } from "../budget/volume.data.ts";
import { plannedMuscleSets, sharesOf, targetMuscles, type VolumeBudget } from "../budget/volume-budget.ts";
import { volumeCap } from "../budget/volume-cap.ts";
import type { Phase } from "../phase.ts";
import { bigLiftOf, liftSets } from "../select/lift-balance.ts";
import { designedIds } from "../template/designed-before.ts";
import { setBounds } from "../template/prescription.data.ts";
import type { ChosenDay } from "../template/split.ts";
import { timeOn } from "../template/wished-input.ts";
import { type DraftDay, type DraftSlot, setsIn } from "./draft.ts";
import { fitDay, fitsTime } from "./fit-time.ts";
import { doseOf, hadTooHard } from "./prescription.ts";

const slotsOf = (days: readonly DraftDay[]): readonly DraftSlot[] => days.flatMap(({ slots }) => slots);

/** Why days get smaller, what of last week goes first, and how many moves stay on a day. */
type Shrinking = {
  readonly reason: Reason;
  readonly old: ReadonlySet<string>;
  readonly fewest: (day: DraftDay) => number;
  readonly leastSets?: number;
};

/** Steps of `lessOf` on the day with most sets, until nothing is too much or nothing can go. */
const shrink = (
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
    const { slots } = next;
    days = days.map((day, index) => (index === next.index ? { ...day, slots } : day));
  }
  return days;
};

/** Fractional sets of each muscle in last week's plan; null when it was no normal week of training. */
const setsBefore = ({ previousPlan }: DesignInput): ReadonlyMap<Muscle, number> | null => {
  if (previousPlan?.plan.phase !== "accumulation") return null;
  return plannedMuscleSets(previousPlan.days.map(({ workout }) => workout));
};
const mostMore = 3;

/** Muscles that the person wished to train more, and less (PLAN-01). */
type Asked = { readonly more: ReadonlySet<Muscle>; readonly less: ReadonlySet<Muscle> };

/** Sets a week by which a wish changes a muscle; a fifth of ten, as much as a week may change. */
const setsForAWish = 2;

const askedFor = ({ gates }: Person): Asked => {
  const named = (meant: "muscle_more" | "muscle_less") =>
    targetMuscles(
      gates.wishes.flatMap(({ type, muscle }) => (type === meant && muscle !== null ? [muscle] : [])),
    );
  return { more: named("muscle_more"), less: named("muscle_less") };
};

const worksDirectly =
  (some: ReadonlySet<Muscle>) =>
  ({ exercise }: DraftSlot): boolean =>
    sharesOf(exercise).direct.some((muscle) => some.has(muscle));

const directSetsOf = (days: readonly DraftDay[], some: ReadonlySet<Muscle>): number =>
  slotsOf(days)
    .filter(worksDirectly(some))
    .reduce((sum, { sets }) => sum + sets, 0);

/** So many sets behind the best served lift, a lift grows before anything else (Pelland 2024: each further set adds less). */
const unevenFrom = 3;

/** Muscles whose sets are compared with those of the target areas; small ones are trained along with them. */
const largeMuscles: readonly Muscle[] = ["chest", "lats", "upper_back", "quads", "hamstrings", "glutes"];

/**
 * Whether one set more gives a large muscle that is no target more sets than the target that has most of them. False without a large
 * target: arms and calves have fewer sets than what they are trained along with.
 */
const passesTargets = (
  week: ReadonlyMap<Muscle, number>,
  exercise: Exercise,
  targets: ReadonlySet<Muscle>,
): boolean => {
  const setsAfter = (muscle: Muscle) => (week.get(muscle) ?? 0) + (exercise.muscles[muscle] ?? 0);
  const most = Math.max(...largeMuscles.filter((muscle) => targets.has(muscle)).map(setsAfter));
  return (
    Number.isFinite(most) &&
    largeMuscles.some(
      (muscle) => !targets.has(muscle) && exercise.muscles[muscle] !== undefined && setsAfter(muscle) > most,
    )
  );
};

/** Most fractional sets of each muscle this week. */
const mostOfMuscle = (
  input: DesignInput,
  { volumeLevel }: Person,
  more: ReadonlySet<Muscle>,
): ((muscle: Muscle) => number) => {
  const { max, start: usual } = landmarks[volumeLevel];
  const before = setsBefore(input);
  return (muscle) => {
    // What was asked for may go as far beyond the usual most as the check allows (coach.V1).
    const most = more.has(muscle) ? max + setsForAWish : growsTo(volumeLevel, muscle);
    // A muscle gets three sets more than last week at most (coach.V2).
    return before === null ? most : Math.min(most, Math.max(usual, (before.get(muscle) ?? 0) + mostMore));
  };
};

/**
 * Adds one set at a time while day, session and week have room: first to what has fewer than the table gives it, then where a muscle is
 * furthest from its budget. A fifth set of one lift never stands beside two of another that could have three.
 */
const grow = (
  start: readonly DraftDay[],
  input: DesignInput,
  person: Person,
  budget: VolumeBudget,
  limit: number,
  asked: Asked,
): readonly DraftDay[] => {
  const { perSession } = landmarks[person.volumeLevel];
  const targets = targetMuscles(input.profile.targetAreas);
  const mostOf = mostOfMuscle(input, person, asked.more);
  let days = start;
  while (setsIn(days) < limit) {
    const week = tallyOf(slotsOf(days));
    const lifts = liftSets(days);
    const behindOf = ({ exercise }: DraftSlot): number => {
      const lift = bigLiftOf(exercise);
      const behind = lift === undefined ? 0 : Math.max(...lifts.values()) - (lifts.get(lift) ?? 0);
      return behind >= unevenFrom ? behind : 0;
    };
    const next = days
      .flatMap((day, dayIndex) =>
        day.slots.map((slot, slotIndex) => ({
          time: timeOn({ input, person }, day.weekday),
          dayIndex,
          slotIndex,
          slot,
          slots: day.slots.with(slotIndex, { ...slot, sets: slot.sets + 1 }),
          need: Math.max(
            0,
            ...sharesOf(slot.exercise).direct.map((muscle) => budget[muscle] - (week.get(muscle) ?? 0)),
          ),
          isFull:
            slot.sets >= slot.dose.mostSets ||
            (!worksDirectly(asked.more)(slot) && passesTargets(week, slot.exercise, targets)) ||
            sharesOf(slot.exercise).all.some(
              ([muscle, share]) => (week.get(muscle) ?? 0) + share > mostOf(muscle),
            ),
        })),
      )
      .map((option) => ({
        ...option,
        lacks: Math.max(0, option.slot.dose.usualSets - option.slot.sets),
        behind: behindOf(option.slot),
      }))
      .filter(
        ({ slot, lacks, need, behind, isFull }) =>
          (lacks > 0 || need > 0 || behind > 0) && !isFull && !worksDirectly(asked.less)(slot),
      )
      .toSorted(
        (a, b) =>
          b.lacks - a.lacks ||
          b.behind - a.behind ||
          b.need - a.need ||
          a.slotIndex - b.slotIndex ||
          a.dayIndex - b.dayIndex,
      )
      .find(({ slots, slotIndex, time }) => {
        const session = tallyOf(slots);
        const exercise = slots[slotIndex]?.exercise;
        return exercise !== undefined && fullest(session, exercise) <= perSession && fitsTime(slots, time);
      });
    if (next === undefined) return days;
    const { dayIndex, slots } = next;
    days = days.map((day, index) => (index === dayIndex ? { ...day, slots } : day));
  }
  return days;
};

/** A set more of something that was asked for; where the day or the week is full, another muscle's small set makes room. */
const giveAsked = (
  start: readonly DraftDay[],
  input: DesignInput,
  person: Person,
  limit: number,
  { more }: Asked,
  { old, fewest }: Pick<Shrinking, "old" | "fewest">,
): readonly DraftDay[] => {
  const { perSession } = landmarks[person.volumeLevel];
  const mostOf = mostOfMuscle(input, person, more);
  const isAsked = worksDirectly(more);
  const enough = directSetsOf(start, more) + setsForAWish;
  let days = start;
  while (more.size > 0 && directSetsOf(days, more) < enough) {
    const next = days
      .flatMap((day, dayIndex) => {
        const time = timeOn({ input, person }, day.weekday);
        const without = lessOf(day.slots, "time", old, (slot) => !isAsked(slot), fewest(day));
        const mayGrow = (slot: DraftSlot) => isAsked(slot) && !hadTooHard(slot.exercise, person);
        return day.slots.filter(mayGrow).flatMap(({ exercise }) =>
          [day.slots, ...(without === undefined ? [] : [without])].map((room, isSwap) => ({
            dayIndex,
            isSwap,
            exercise,
            time,
            slots: room.map((slot) => (slot.exercise === exercise ? { ...slot, sets: slot.sets + 1 } : slot)),
          })),
        );
      })
      .filter(({ dayIndex, slots, exercise, time }) => {
        const changed = days.map((day, index) => (index === dayIndex ? { ...day, slots } : day));
        const week = tallyOf(slotsOf(changed));
        const grown = slots.find((slot) => slot.exercise === exercise);
        return (
          grown !== undefined &&
          grown.sets <= Math.min(grown.dose.mostSets + 1, setBounds.most) &&
          setsIn(changed) <= Math.max(limit, setsIn(days)) &&
          sharesOf(exercise).all.every(([muscle]) => (week.get(muscle) ?? 0) <= mostOf(muscle)) &&
          fullest(tallyOf(slots), exercise) <= perSession &&
          fitsTime(slots, time)
        );
      })
      .map((option) => ({
        ...option,
        sets: option.slots.find(({ exercise }) => exercise === option.exercise)?.sets ?? 0,
      }))
      .toSorted((a, b) => a.isSwap - b.isSwap || a.sets - b.sets || a.dayIndex - b.dayIndex)[0];
    if (next === undefined) return days;
    days = days.map((day, index) => (index === next.dayIndex ? { ...day, slots: next.slots } : day));
  }
  return days;
};

/** An easy week moves no set from one exercise to another: before it is eased none has more than it had on that day. */
const mostKept = ({ previousPlan }: DesignInput, weekday: string, { id }: Exercise): number => {
  const day = previousPlan?.days.find((one) => one.weekday === weekday)?.workout;
  const before = day?.exercises.find(({ exerciseId }) => exerciseId === id);
  return before === undefined ? setBounds.most : Math.max(setBounds.fewest, setCount(before.sets));
};

/** Muscles with more sets than this. */
const fullIn = (slots: readonly DraftSlot[], most: number): ReadonlySet<Muscle> => {
  const tally = tallyOf(slots);
  return new Set(muscles.filter((muscle) => (tally.get(muscle) ?? 0) > most));
};

const trains =
  (some: ReadonlySet<Muscle>) =>
  ({ exercise }: DraftSlot): boolean =>
    sharesOf(exercise).all.some(([muscle]) => some.has(muscle));

/** The normal week: what would be trained without a cut for recovery. */
export const normalSets = (
  chosen: readonly ChosenDay[],
  input: DesignInput,
  person: Person,
  phase: Phase,
  budget: VolumeBudget,
): readonly DraftDay[] => {
  // When an exercise must go, one that is new stays, so that rotation holds.
  const old = designedIds(input);
  const leastSets = leastSetsIn(phase);
  const fitted: readonly DraftDay[] = chosen.map((day) => ({
    ...day,
    slots: fitDay(
      day.slots.map(({ slot, exercise }) => {
        const usual = doseOf(exercise, slot.role, input, atPlace(person, day.place), phase);
        const most = phase.phase === "deload" ? mostKept(input, day.weekday, exercise) : setBounds.most;
        const dose = { ...usual, mostSets: Math.min(usual.mostSets, most) };
        const sets = firstSets(slot, dose.usualSets, phase);
        return { slot, exercise, dose, sets, restSeconds: dose.restSeconds, pair: null };
      }),
      { person, time: timeOn({ input, person }, day.weekday), old, leastSets },
    ),
  }));
  const { max, perSession } = landmarks[person.volumeLevel];
  const whole: Shrinking = {
    reason: "muscle",
    old,
    fewest: ({ weekday }) => fewestIn({ setFactor: 1 }, person, timeOn({ input, person }, weekday)),
    leastSets,
  };
  const calm = fitted.flatMap((day) =>
    shrink(
      [day],
      whole,
      ([one]) => one !== undefined && fullIn(one.slots, perSession).size > 0,
      ([one]) => trains(fullIn(one?.slots ?? [], perSession)),
    ),
  );
  const within = shrink(
    calm,
    whole,
    (days) => fullIn(slotsOf(days), max).size > 0,
    (days) => trains(fullIn(slotsOf(days), max)),
  );
  const limit = volumeCap(input, person, phase, chosen.length);
  const asked = askedFor(person);
  const fewer = directSetsOf(within, asked.less) - setsForAWish;
  const spared = shrink(
    within,
    whole,
    (days) => directSetsOf(days, asked.less) > fewer,
    () => worksDirectly(asked.less),
  );
  const limited = shrink(spared, { ...whole, reason: "week" }, (days) => setsIn(days) > limit);
  return giveAsked(grow(limited, input, person, budget, limit, asked), input, person, limit, asked, whole);
};

/** Sets of an easy week: four become three, three become two, and two stay. */
const eased = (slot: DraftSlot): DraftSlot => ({
  ...slot,
  sets: slot.sets > setBounds.fewest ? Math.max(setBounds.fewest, slot.sets - 1) : slot.sets,
});

/** A move that went may have taken more than was asked: the first moves that lost a set have it back, up to so many sets in all. */
const givenBack = (
  start: readonly DraftDay[],
  whole: readonly DraftDay[],
  aim: number,
): readonly DraftDay[] => {
  const setsOf = (weekday: string, { exercise }: DraftSlot) =>
    whole.find((day) => day.weekday === weekday)?.slots.find((slot) => slot.exercise === exercise)?.sets ?? 0;
  let open = aim - setsIn(start);
  return start.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => {
      if (open <= 0 || slot.sets >= setsOf(day.weekday, slot)) return slot;
      open -= 1;
      return { ...slot, sets: slot.sets + 1 };
    }),
  }));
};

/** Small work of a muscle that the person did not name. */
const isSpare = (slot: DraftSlot): boolean => isSmall(slot) && slot.slot.isTarget !== true;

/** Weeks that lose a fifth and less (spec §9: 10-15% at soreness or fatigue of 6-7). */
export const smallCut = 0.8;
const leastSmallCut = 0.9;

/** The share of the normal week that the phase and recovery leave; sets go first, then small moves, never a set alone. */
export const cutSets = (
  days: readonly DraftDay[],
  input: DesignInput,
  { setFactor, phase }: Pick<Phase, "setFactor" | "phase">,
): readonly DraftDay[] => {
  const normal = setsIn(days);
  const isSmallCut = phase === "accumulation" && setFactor >= smallCut;
  // A cut is one of last week's sets (ADR 0016): where this week holds fewer anyway, less is left to take.
  const from = isSmallCut ? Math.max(normal, normalSetsBefore(input) ?? 0) : normal;
  const aim = Math.min(Math.round(from * setFactor), Math.round(normal * leastSmallCut));
  const easier = phase === "deload" ? days.map((day) => ({ ...day, slots: day.slots.map(eased) })) : days;
  const isTooMuch = (current: readonly DraftDay[]) => setsIn(current) > aim;
  const old = designedIds(input);
  // A small cut leaves a small move out, of no target area while there is another, and the lifts keep their sets.
  const small: Shrinking = { reason: "time", old, fewest: () => fewestMoves.full };
  const lighter = isSmallCut
    ? givenBack(
        shrink(
          shrink(easier, small, isTooMuch, () => isSpare),
          small,
          isTooMuch,
        ),
        days,
        aim,
      )
    : easier;
  return shrink(lighter, { reason: "cut", old, fewest: () => fewestMoves.cut }, isTooMuch);
};
