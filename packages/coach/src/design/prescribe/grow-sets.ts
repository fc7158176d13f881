/** Sets more: where a muscle lacks them, and where the person asked for more. */
import type { Exercise, Muscle } from "../../catalogue/exercise.ts";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import { fullest, lessOf, tallyOf } from "../budget/change-sets.ts";
import { growsTo, landmarks } from "../budget/volume.data.ts";
import { plannedMuscleSets, sharesOf, targetMuscles, type VolumeBudget } from "../budget/volume-budget.ts";
import { bigLiftOf, liftSets } from "../select/lift-balance.ts";
import { setBounds } from "../template/prescription.data.ts";
import { musclesWished } from "../template/sport-days.ts";
import { timeOn } from "../template/wished-input.ts";
import { type DraftDay, type DraftSlot, setsIn, slotsOf } from "./draft.ts";
import { fitsTime } from "./fit-time.ts";
import { hadTooHard } from "./prescription.ts";
import type { Shrinking } from "./shrink-sets.ts";

/** Fractional sets of each muscle in last week's plan; null when it was no normal week of training. */
const setsBefore = ({ previousPlan }: DesignInput): ReadonlyMap<Muscle, number> | null => {
  if (previousPlan?.plan.phase !== "accumulation") return null;
  return plannedMuscleSets(previousPlan.days.map(({ workout }) => workout));
};
const mostMore = 3;

/** Muscles that the person wished to train more, and less (PLAN-01). */
export type Asked = { readonly more: ReadonlySet<Muscle>; readonly less: ReadonlySet<Muscle> };

/** Sets a week by which a wish changes a muscle; a fifth of ten, as much as a week may change. */
export const setsForAWish = 2;

/** What is asked for by the wishes in force. */
export const askedFor = ({ gates: { wishes } }: Person): Asked => ({
  more: targetMuscles(musclesWished(wishes, "muscle_more")),
  less: targetMuscles(musclesWished(wishes, "muscle_less")),
});

/** Whether a slot trains one of some muscles directly. */
export const worksDirectly =
  (some: ReadonlySet<Muscle>) =>
  ({ exercise }: DraftSlot): boolean =>
    sharesOf(exercise).direct.some((muscle) => some.has(muscle));

/** Sets that train one of some muscles directly. */
export const directSetsOf = (days: readonly DraftDay[], some: ReadonlySet<Muscle>): number =>
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
export const grow = (
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
export const giveAsked = (
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
