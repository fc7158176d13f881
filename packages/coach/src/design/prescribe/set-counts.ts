/** How many sets each slot gets in a normal week: those of the table, more where a muscle lacks them, fewer where minutes or muscles say so. */
import type { Exercise, Muscle } from "../../catalogue/exercise.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import type { DesignInput } from "../../state/input.ts";
import { atPlace } from "../../state/person.ts";
import { fewestIn, firstSets, leastSetsIn, type Shrinking, shrink, tallyOf } from "../budget/change-sets.ts";
import { landmarks } from "../budget/volume.data.ts";
import { sharesOf, targetMuscles, type VolumeBudget } from "../budget/volume-budget.ts";
import { volumeCap } from "../budget/volume-cap.ts";
import { liftingTimes } from "../cardio/lifting-time.ts";
import type { WeekBasis } from "../phase.ts";
import { designedIds } from "../template/designed-before.ts";
import { setBounds } from "../template/prescription.data.ts";
import type { ChosenDay } from "../template/split.ts";
import { timeOn } from "../template/wished-input.ts";
import { type DraftDay, type DraftSlot, setsIn, slotsOf } from "./draft.ts";
import { fitDay } from "./fit-time.ts";
import {
  directSetsOf,
  type Growth,
  giveWished,
  grow,
  muscleWishesOf,
  setsForAWish,
  worksDirectly,
} from "./grow-sets.ts";
import { doseOf } from "./prescription.ts";

/** An easy week moves no set from one exercise to another: before it is eased none has more than it had on that day. */
const mostInEasyWeek = ({ previousPlan }: DesignInput, weekday: string, { id }: Exercise): number => {
  const day = previousPlan?.days.find((one) => one.weekday === weekday)?.workout;
  const before = day?.exercises.find(({ exerciseId }) => exerciseId === id);
  return before === undefined ? setBounds.most : Math.max(setBounds.fewest, setCount(before.sets));
};

/** Whether a muscle has more sets than so many, and what trains one that has. */
const overfull = (most: number) => {
  const fullIn = (days: readonly DraftDay[]): ReadonlySet<Muscle> =>
    new Set([...tallyOf(slotsOf(days))].flatMap(([muscle, sets]) => (sets > most ? [muscle] : [])));
  return [
    (days: readonly DraftDay[]) => fullIn(days).size > 0,
    (days: readonly DraftDay[]) => {
      const full = fullIn(days);
      return ({ exercise }: DraftSlot) => sharesOf(exercise).all.some(([muscle]) => full.has(muscle));
    },
  ] as const;
};

/** The normal week: what would be trained without a cut for recovery. */
export const normalSets = (
  chosen: readonly ChosenDay[],
  frame: WeekBasis & { readonly budget: VolumeBudget },
): readonly DraftDay[] => {
  const { input, person, phase, budget } = frame;
  // When an exercise must go, one that is new stays, so that rotation holds.
  const old = designedIds(input);
  const leastSets = leastSetsIn(phase);
  const time = liftingTimes({ ...frame, split: chosen });
  const fitted: readonly DraftDay[] = chosen.map((day) => ({
    ...day,
    slots: fitDay(
      day.slots.map(({ slot, exercise }) => {
        const usual = doseOf(exercise, slot.role, input, atPlace(person, day.place), phase);
        const most = phase.phase === "deload" ? mostInEasyWeek(input, day.weekday, exercise) : setBounds.most;
        const dose = { ...usual, mostSets: Math.min(usual.mostSets, most) };
        const sets = firstSets(slot, dose.usualSets, phase);
        return { slot, exercise, dose, sets, restSeconds: dose.restSeconds, pair: null };
      }),
      { person, time: time(day.weekday), old, leastSets },
    ),
  }));
  const { max, perSession } = landmarks[person.volumeLevel];
  const whole: Shrinking = {
    reason: "muscle",
    old,
    fewest: ({ weekday }) => fewestIn({ setFactor: 1 }, person, timeOn(frame, weekday)),
    leastSets,
  };
  // What trains a target alone keeps its sets while others can give: squats fill the glutes, thrusts are what was asked for.
  const targets = targetMuscles(input.profile.targetAreas);
  const isForTarget = ({ exercise }: DraftSlot): boolean => {
    const [only, ...others] = sharesOf(exercise).direct;
    return only !== undefined && others.length === 0 && targets.has(only);
  };
  const lessFull = (days: readonly DraftDay[], most: number): readonly DraftDay[] => {
    const [isFull, meant] = overfull(most);
    const beside = shrink(days, whole, isFull, (now) => (slot) => meant(now)(slot) && !isForTarget(slot));
    return shrink(beside, whole, isFull, meant);
  };
  const within = lessFull(
    fitted.flatMap((day) => lessFull([day], perSession)),
    max,
  );
  const limit = volumeCap(frame, chosen.length);
  const wished = muscleWishesOf(person);
  const fewer = directSetsOf(within, wished.less) - setsForAWish;
  const spared = shrink(
    within,
    whole,
    (days) => directSetsOf(days, wished.less) > fewer,
    () => worksDirectly(wished.less),
  );
  const limited = shrink(spared, { ...whole, reason: "week" }, (days) => setsIn(days) > limit);
  const growth: Growth = { input, person, wished, limit, time };
  return giveWished(grow(limited, growth, budget), growth, whole);
};
