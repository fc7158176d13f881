/** Sets more: where a muscle lacks them, and where the person asked for more. */
import type { Weekday } from "@muster/domain/shared/dates";
import type { Exercise, Muscle } from "../../catalogue/exercise.ts";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import { fullest, lessOf, type Shrinking, tallyOf } from "../budget/change-sets.ts";
import { growsTo, landmarks } from "../budget/volume.data.ts";
import { plannedMuscleSets, sharesOf, targetMuscles, type VolumeBudget } from "../budget/volume-budget.ts";
import { bigLiftOf, liftSets } from "../select/lift-balance.ts";
import { setBounds } from "../template/prescription.data.ts";
import type { DayTime } from "../template/session-bounds.ts";
import { musclesWished } from "../template/sport-days.ts";
import { type DraftDay, type DraftSlot, setsIn, slotsOf } from "./draft.ts";
import { fitsTime } from "./fit-time.ts";
import { hadTooHard } from "./prescription.ts";

/** Fractional sets of each muscle in last week's plan; null when it was no normal week of training. */
const setsBefore = ({ previousPlan }: DesignInput): ReadonlyMap<Muscle, number> | null => {
  if (previousPlan?.plan.phase !== "accumulation") return null;
  return plannedMuscleSets(previousPlan.days.map(({ workout }) => workout));
};
const mostMore = 3;

/** Muscles that the person wished to train more, and less (PLAN-01). */
export type MuscleWishes = { readonly more: ReadonlySet<Muscle>; readonly less: ReadonlySet<Muscle> };

/** Sets a week by which a wish changes a muscle; a fifth of ten, as much as a week may change. */
export const setsForAWish = 2;

/** What is asked for by the wishes in force. */
export const muscleWishesOf = ({ gates: { wishes } }: Person): MuscleWishes => ({
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

/** Where sets may be added. */
export type Growth = {
  readonly input: DesignInput;
  readonly person: Person;
  readonly wished: MuscleWishes;
  /** Sets of the week. */
  readonly limit: number;
  /** Minutes of a day that its exercises may take. */
  readonly time: (weekday: Weekday) => DayTime;
};

/** Whether a muscle, a session and its minutes hold the sets that an exercise has on a day. */
const roomIn = ({ input, person, wished, time }: Growth) => {
  const { max, start: usual, perSession } = landmarks[person.volumeLevel];
  const before = setsBefore(input);
  const mostOf = (muscle: Muscle): number => {
    // What was asked for may go as far beyond the usual most as the check allows (coach.V1).
    const most = wished.more.has(muscle) ? max + setsForAWish : growsTo(person.volumeLevel, muscle);
    // A muscle gets three sets more than last week at most (coach.V2).
    return before === null ? most : Math.min(most, Math.max(usual, (before.get(muscle) ?? 0) + mostMore));
  };
  return (days: readonly DraftDay[], { weekday, slots }: DraftDay, exercise: Exercise): boolean => {
    const week = tallyOf(slotsOf(days));
    return (
      sharesOf(exercise).all.every(([muscle]) => (week.get(muscle) ?? 0) <= mostOf(muscle)) &&
      fullest(tallyOf(slots), exercise) <= perSession &&
      fitsTime(slots, time(weekday))
    );
  };
};

/**
 * Adds one set at a time while day, session and week have room: first to what has fewer than the table gives it, then where a muscle is
 * furthest from its budget. A fifth set of one lift never stands beside two of another that could have three.
 */
export const grow = (
  start: readonly DraftDay[],
  growth: Growth,
  budget: VolumeBudget,
): readonly DraftDay[] => {
  const { input, wished, limit } = growth;
  const hasRoom = roomIn(growth);
  const targets = targetMuscles(input.profile.targetAreas);
  let days = start;
  while (setsIn(days) < limit) {
    const week = tallyOf(slotsOf(days));
    const lifts = liftSets(days);
    const next = days
      .flatMap((day, dayIndex) =>
        day.slots.map((slot, slotIndex) => {
          const { exercise, dose, sets } = slot;
          const lift = bigLiftOf(exercise);
          const behind = lift === undefined ? 0 : Math.max(...lifts.values()) - (lifts.get(lift) ?? 0);
          const { direct } = sharesOf(exercise);
          return {
            dayIndex,
            slotIndex,
            slot,
            lacks: Math.max(0, dose.usualSets - sets),
            behind: behind >= unevenFrom ? behind : 0,
            need: Math.max(0, ...direct.map((muscle) => budget[muscle] - (week.get(muscle) ?? 0))),
            more: { ...day, slots: day.slots.with(slotIndex, { ...slot, sets: sets + 1 }) },
          };
        }),
      )
      .filter(
        ({ slot, lacks, need, behind }) =>
          lacks + need + behind > 0 &&
          slot.sets < slot.dose.mostSets &&
          !worksDirectly(wished.less)(slot) &&
          !passesTargets(week, slot.exercise, targets),
      )
      .toSorted(
        (a, b) =>
          b.lacks - a.lacks ||
          b.behind - a.behind ||
          b.need - a.need ||
          a.slotIndex - b.slotIndex ||
          a.dayIndex - b.dayIndex,
      )
      .find(({ dayIndex, more, slot }) => hasRoom(days.with(dayIndex, more), more, slot.exercise));
    if (next === undefined) return days;
    days = days.with(next.dayIndex, next.more);
  }
  return days;
};

/** A set more of something that was asked for; where the day or the week is full, another muscle's small set makes room. */
export const giveWished = (
  start: readonly DraftDay[],
  growth: Growth,
  { old, fewest }: Pick<Shrinking, "old" | "fewest">,
): readonly DraftDay[] => {
  const { person, limit } = growth;
  const { more } = growth.wished;
  const hasRoom = roomIn(growth);
  const isWished = worksDirectly(more);
  const mayGrow = (slot: DraftSlot) =>
    isWished(slot) &&
    slot.sets < Math.min(slot.dose.mostSets + 1, setBounds.most) &&
    !hadTooHard(slot.exercise, person);
  const enough = directSetsOf(start, more) + setsForAWish;
  let days = start;
  while (more.size > 0 && directSetsOf(days, more) < enough) {
    const [next] = days
      .flatMap((day, dayIndex) => {
        const without = lessOf(day.slots, {
          reason: "time",
          old,
          fewest: fewest(day),
          isMeant: (slot) => !isWished(slot),
        });
        return [day.slots, without ?? []].flatMap((room, isSwap) =>
          room.flatMap((slot, at) => {
            if (!mayGrow(slot)) return [];
            const grown = { ...day, slots: room.with(at, { ...slot, sets: slot.sets + 1 }) };
            const week = days.with(dayIndex, grown);
            const fits = setsIn(week) <= Math.max(limit, setsIn(days)) && hasRoom(week, grown, slot.exercise);
            return fits ? [{ week, isSwap, sets: slot.sets }] : [];
          }),
        );
      })
      .toSorted((a, b) => a.isSwap - b.isSwap || a.sets - b.sets);
    if (next === undefined) return days;
    days = next.week;
  }
  return days;
};
