/** Warm-up, cool-down and recovery items of a day: the catalogue's, with balance from 65 on (coach.F5). */
import type { DayWorkout, MobilityItem } from "@muster/domain/planning/plan";
import { exerciseById, findByName } from "../../catalogue/catalogue.ts";
import { type ContraTag, legLifts, type Pattern } from "../../catalogue/exercise.ts";
import { coolDownFor, warmUpFor } from "../../catalogue/mobility.ts";
import { coolDownHolds, warmUpMoves } from "../../catalogue/moves/mobility.data.ts";
import { mayStand } from "../../state/gates.ts";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import { isOpenTo } from "../select/legal.ts";
import { isChairTrainee } from "../select/tiers.ts";
import { hasOwnSport } from "../template/own-sport.ts";
import {
  balanceItem,
  cardioText,
  gentleStretching,
  landingItem,
  riseItem,
  slowBreathing,
} from "./cardio.text.ts";

/** Most items that a warm-up may have (spec §9). */
const mostItems = 5;

type MobilityNeeds = {
  readonly patterns: readonly Pattern[];
  readonly avoided: ReadonlySet<ContraTag>;
  /** What ends the warm-up of this person. */
  readonly last: MobilityItem | undefined;
  /** True in the shortest sessions: five minutes to warm up, five to cool down. */
  readonly isShort: boolean;
};

type Prepared = { readonly warmUp: readonly MobilityItem[]; readonly coolDown: readonly MobilityItem[] };

/** 3-5 items each for the movements of the day (coach.S5), none with a tag that the person avoids. */
export const preparationFor = ({ patterns, avoided, last, isShort }: MobilityNeeds) => {
  const count = isShort ? mostItems - 1 : mostItems;
  const items = warmUpFor(patterns, avoided);
  return {
    warmUp: last === undefined ? items.slice(0, count) : [...items.slice(0, count - 1), last],
    coolDown: coolDownFor(patterns, avoided, isShort),
  };
};

/** Between 13 and 17, trains for a sport, and nothing rules jumps out (coach.I12). */
const learnsToLand = (input: DesignInput, person: Person): boolean =>
  person.gates.ageGroup === "youth" &&
  person.gates.allowPlyometrics &&
  (input.profile.primaryGoal === "athletic" || hasOwnSport(input, person));

/** What a session of these patterns asks of its preparation, for this person. */
export const needsFor = (
  patterns: readonly Pattern[],
  { input, person }: { readonly input: DesignInput; readonly person: Person },
  isShort = input.profile.timePerSession === "under_30",
): MobilityNeeds => {
  const withBalance = person.gates.ageGroup === "older" && mayStand(person);
  const withLanding = patterns.some((pattern) => legLifts.has(pattern)) && learnsToLand(input, person);
  const last = withBalance ? balanceItem : withLanding ? landingItem : undefined;
  return { patterns, avoided: person.gates.avoided, last, isShort };
};

/** Made anew where there is nothing, or where it was made for another time or for somebody else and an item is out by now. */
const suitableItems = ({ warmUp, coolDown }: Prepared, needs: MobilityNeeds) => {
  const isOut = ({ name }: MobilityItem): boolean =>
    (name === landingItem.name && needs.last !== landingItem) ||
    [...warmUpMoves, ...coolDownHolds].some(
      (known) => known.name === name && known.contra.some((tag) => needs.avoided.has(tag)),
    );
  const keeps = (items: readonly MobilityItem[]): boolean => items.length > 0 && !items.some(isOut);
  const fresh = preparationFor(needs);
  return {
    warmUp: keeps(warmUp) ? [...warmUp] : fresh.warmUp,
    coolDown: keeps(coolDown) ? [...coolDown] : fresh.coolDown,
  };
};

/** True when nothing of the body speaks against a walk: no sore foot, ankle, shin or calf. */
export const mayWalk = ({ excluded }: Pick<Person, "excluded">): boolean =>
  !excluded.has("mobility.easy-walk");

/** Small doses for days without a session: who gets up from a chair with effort keeps at it every day (Otago). */
const dailyItems = (person: Person): readonly MobilityItem[] =>
  isChairTrainee(person)
    ? [
        ...(person.excluded.has("squat.chair-hands") ? [] : [riseItem]),
        ...(person.excluded.has("balance.single-leg") ? [] : [balanceItem]),
      ]
    : [];

/** What a day without a session holds, walk or ride apart. */
export const restItems = (person: Person): MobilityItem[] => [
  ...dailyItems(person),
  gentleStretching,
  slowBreathing,
];

const ride = exerciseById("cardio.ride");

/**
 * Items of a day of active recovery; the walk only for who may walk (coach.F1).
 * @param walkMinutes 0: neither walk nor ride is wished
 * @param mayRide there is a bike at home, and nothing speaks against it
 */
export const recoveryItems = (person: Person, walkMinutes: number, mayRide = false): MobilityItem[] => {
  const walk = mayWalk(person) ? [cardioText.walk(walkMinutes)] : [];
  const easy =
    mayRide && ride !== undefined ? [cardioText.ride(ride.name, walkMinutes, walk.length > 0)] : walk;
  return [...(walkMinutes === 0 ? [] : easy), ...restItems(person)];
};

/** A ride or walk of before, for somebody who may not; stretching and breathing stay. */
const isRuledOut = ({ name }: MobilityItem, person: Person): boolean => {
  const exercise = findByName(name);
  return exercise !== undefined && !isOpenTo(exercise, person);
};

/** Exercises stay as they are; a day of rest is prepared for nothing, and loses what is ruled out by now. */
export const preparedDay = (
  day: DayWorkout,
  frame: { readonly input: DesignInput; readonly person: Person },
): DayWorkout => {
  if (day.kind !== "training")
    return { ...day, activeRecovery: day.activeRecovery.filter((item) => !isRuledOut(item, frame.person)) };
  const needs = needsFor(
    day.exercises.flatMap(({ exerciseId }) => exerciseById(exerciseId)?.pattern ?? []),
    frame,
  );
  const home = day.homeAlternative;
  return {
    ...day,
    ...suitableItems(day, needs),
    homeAlternative: home && { ...home, ...suitableItems(home, needs) },
  };
};
