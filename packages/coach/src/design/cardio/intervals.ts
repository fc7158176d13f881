/** Hard intervals of people who train for sport: on which days they stand, how many a week has, and how long they are (specs/design.md 1.3). */
import type { Wish } from "@muster/domain/planning/limits";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import type { WeekBasis } from "../phase.ts";
import { gapOf } from "../select/power.ts";
import { hasDesignedBefore } from "../template/designed-before.ts";
import { hasOwnSport } from "../template/own-sport.ts";
import { type DayTime, sessionBounds } from "../template/session-bounds.ts";
import type { SplitDay } from "../template/split.ts";
import { lightLegDays } from "../template/sport-days.ts";
import { timeOn } from "../template/wished-input.ts";
import { cardioWished } from "./cardio-wish.ts";

/** Hard interval sessions a week (coach.I14). */
export const mostIntervals = { usual: 2, advanced: 3 } as const;

/** Minutes of intervals in a session. */
const intervalMinutes = { short: 10, usual: 12, long: 15 } as const;
/** By how long the session may be; null: half an hour is for lifting. */
const minutesIn = ({ most, isShort }: DayTime): number | null => {
  if (isShort) return null;
  if (most <= sessionBounds["30_45"].most) return intervalMinutes.short;
  return most <= sessionBounds["45_60"].most ? intervalMinutes.usual : intervalMinutes.long;
};

/** From this week of a block on there are two sessions, one before. */
const secondSessionFrom = 3;

/** Easy minutes stand beside hard ones, as many at least: most endurance work of athletes is easy (Seiler 2010). */
const easyForHard = 1;

/** The days of a week on which intervals may stand, and their minutes. */
export type IntervalDays = ReadonlyMap<Weekday, number>;

/** The wish is about intervals, whatever the machine, and about nothing else: "no running" names some of them too. */
export const isOfIntervals = ({ exerciseIds }: Pick<Wish, "exerciseIds">): boolean =>
  exerciseIds.length > 0 && exerciseIds.every((id) => exerciseById(id)?.family === "interval");

/** Intervals are for adults past the beginning, a goal that asks for them, and nothing that says careful. */
const mayEver = (input: DesignInput, { gates, volumeLevel }: Person): boolean =>
  input.profile.primaryGoal === "athletic" &&
  gates.ageGroup === "adult" &&
  gates.maxDifficulty >= 8 &&
  gates.allowPlyometrics &&
  !gates.wishes.some((wish) => wish.type === "exercise_out" && isOfIntervals(wish)) &&
  (volumeLevel === "intermediate" || volumeLevel === "advanced");

/**
 * Never before a leg day, nor near a sport of the person's own; on a leg day only where no other is left. The same in every week of a
 * block, so that lifting keeps its minutes.
 */
export const intervalDays = (
  input: DesignInput,
  person: Person,
  split: readonly SplitDay[],
): IntervalDays => {
  const wished = cardioWished(person);
  if (!mayEver(input, person) || wished === "none") return new Map();
  const spared = lightLegDays(person.gates.wishes);
  const after = ({ weekday }: SplitDay) => {
    const tomorrow = weekdays[(weekdays.indexOf(weekday) + 1) % weekdays.length];
    return split.find((day) => day.weekday === tomorrow);
  };
  const possible = split
    .filter((day) => !spared.includes(day.weekday) && (after(day)?.type.load ?? "upper") === "upper")
    .flatMap((day) => {
      const minutes = minutesIn(timeOn({ input, person }, day.weekday));
      return minutes === null ? [] : [{ day, minutes }];
    })
    .toSorted((a, b) => Number(a.day.type.load === "lower") - Number(b.day.type.load === "lower"));
  const [first] = possible;
  if (first === undefined) return new Map();
  const chosen = new Map([[first.day.weekday, first.minutes]]);
  const second = possible.find(({ day }) => gapOf(day.weekday, first.day.weekday) > 1);
  // Who plays besides has hard minutes there; three quarters of an hour hold one such session without taking the lifts' sets.
  const isOne = wished === "less" || hasOwnSport(input, person) || first.minutes === intervalMinutes.short;
  if (second !== undefined && !isOne) chosen.set(second.day.weekday, second.minutes);
  return chosen;
};

/** The days of this week: none in the first week, in a lighter one or without rest enough; one, and from a block's third week on two. */
export const intervalsOf = (
  { input, person, phase }: WeekBasis,
  days: IntervalDays,
  target: number,
): IntervalDays => {
  const isNormal = phase.phase === "accumulation" && phase.setFactor >= 1 && !person.recovery.holds;
  const chosen = new Map<Weekday, number>();
  if (!isNormal || !hasDesignedBefore(input)) return chosen;
  const most = phase.mesocycleWeek < secondSessionFrom ? 1 : mostIntervals.usual;
  let hard = 0;
  for (const [weekday, minutes] of [...days].slice(0, most)) {
    // Hard minutes count twice (coach.I14).
    if (target < (2 + easyForHard) * (hard + minutes)) break;
    chosen.set(weekday, minutes);
    hard += minutes;
  }
  return chosen;
};
