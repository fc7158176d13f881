/** Every figure of Progress and of Home from the records, computed in one place and stored nowhere. */

import type { Reading } from "../body/reading.ts";
import type { Profile } from "../profiles/profile.ts";
import { addDays, type CivilDate, mondayOf } from "../shared/dates.ts";
import type { ExerciseLog } from "../training/session.ts";
import { type Achievement, achievements } from "./achievements.ts";
import {
  type Adherence,
  adherenceCalendar,
  adherenceOf,
  type CalendarDay,
  type PlannedKind,
  weeksOf,
} from "./adherence.ts";
import { goalWeight } from "./goal-weight.ts";
import { type Ladder, pullUpLadder, pushUpLadder } from "./goals.ts";
import { measurementSeries } from "./measurement-series.ts";
import { type BestSet, bestSets } from "./sets/best-set.ts";
import { type DoneSet, doneSets, type FactsOf } from "./sets/done-set.ts";
import { bodyWeightFrom } from "./sets/effective-load.ts";
import { type Streak, weeklyStreak } from "./streak.ts";
import { type PlanStart, plannedThisWeek, trainingWeeks } from "./training-weeks.ts";
import type { Climbs } from "./week-roll-up.ts";
import { type TrendPoint, weightTrend } from "./weight-trend.ts";
import { doneDays, lastWorkouts, type PastWorkout, thisWeekCount } from "./workout-history.ts";

/** Days of the first picture: 12 weeks, as the goals run. */
export const windowDays = 84;

/** A body measurement with its record's id. */
export type StoredReading = Reading & { readonly id: string };

/** What the figures are made of. */
type ProgressInput = {
  readonly window: {
    readonly workouts: readonly PastWorkout[];
    readonly logs: readonly ExerciseLog[];
    readonly readings: readonly StoredReading[];
  };
  /** What lies before the window; undefined until it is read. */
  readonly older:
    | {
        readonly workouts: readonly PastWorkout[];
        readonly plans: readonly PlanStart[];
        readonly readings: readonly StoredReading[];
        readonly climbs?: Climbs;
      }
    | undefined;
  /** undefined until it is read. */
  readonly planned:
    | {
        readonly kinds: { readonly [date: CivilDate]: ReturnType<PlannedKind> };
        readonly plans: readonly PlanStart[];
      }
    | undefined;
};

/** What the catalogue adds, once it is here. */
export type ExerciseKnowledge = {
  readonly factsOf: FactsOf;
  /** Exercises of which a set counts as pull-ups, and as push-ups. */
  readonly ladders: { readonly pullups: ReadonlySet<string>; readonly pushups: ReadonlySet<string> };
};

/** The bests of one exercise and the ladder of goals that they climb. */
export type Strength = {
  readonly ladder: Ladder;
  /** Bests as they were reached; the last one stands. */
  readonly bests: readonly BestSet[];
  readonly best: number;
};

/** All figures of the Progress screen; Home shows some of them. Weights in lb. */
export type Figures = {
  readonly readings: readonly StoredReading[];
  readonly trend: readonly TrendPoint[];
  readonly goalWeightLb: number | undefined;
  readonly history: {
    readonly thisWeek: number;
    readonly plannedThisWeek: number | undefined;
    readonly list: readonly PastWorkout[];
    /** Workout days of all time; undefined while older ones are read. */
    readonly total: number | undefined;
  };
  readonly pullUps: Strength;
  readonly pushUps: Strength;
  /** undefined until older records and plans are read. */
  readonly streak: Streak | undefined;
  readonly calendar: readonly CalendarDay[] | undefined;
  readonly adherence: Adherence | undefined;
  readonly achievements: readonly Achievement[] | undefined;
  /** Sets of the window; undefined until the catalogue is here. */
  readonly sets: readonly DoneSet[] | undefined;
};

/**
 * Every figure of the progress screen from the records of its window; `facts` undefined until the catalogue is
 * there.
 */
export const figuresOf = (
  records: ProgressInput,
  profile: Profile,
  facts: ExerciseKnowledge | undefined,
  today: CivilDate,
): Figures => {
  const { window, older, planned } = records;
  const readings = [...(older?.readings ?? []), ...window.readings].filter(
    (reading) => reading.date <= today,
  );
  const weighings = readings.filter(({ metric }) => metric === "weight");
  const trend = weightTrend(weighings);
  const sets =
    facts === undefined
      ? undefined
      : doneSets(window.logs, facts.factsOf, bodyWeightFrom(weighings, profile.weight));
  const strength = (metric: "pullups" | "pushups", ladderOf: (start: number) => Ladder): Strength => {
    const measured = measurementSeries(readings, metric);
    // What the profile says stands in for a first reading.
    const first =
      measured.length === 0 ? [{ date: profile.ageRecordedOn, value: profile[metric] }] : measured;
    const bests = bestSets(first, sets ?? [], facts?.ladders[metric] ?? new Set(), older?.climbs?.[metric]);
    return { ladder: ladderOf(profile[metric]), bests, best: bests.at(-1)?.reps ?? 0 };
  };
  const pullUps = strength("pullups", pullUpLadder);
  const pushUps = strength("pushups", pushUpLadder);
  const kindOf: PlannedKind = (date) => planned?.kinds[date];
  const workouts = [...(older?.workouts ?? []), ...window.workouts];
  const sunday = addDays(mondayOf(today), 6);
  const calendar =
    planned === undefined
      ? undefined
      : adherenceCalendar({
          from: addDays(sunday, 1 - windowDays),
          to: sunday,
          today,
          kindOf,
          workouts: window.workouts,
        });
  const streak =
    planned === undefined || older === undefined
      ? undefined
      : weeklyStreak(
          trainingWeeks({
            today,
            workouts,
            kindOf,
            daysPerWeek: profile.daysPerWeek,
            plans: [...older.plans, ...planned.plans],
          }),
          mondayOf(today),
        );
  return {
    readings,
    trend,
    goalWeightLb: goalWeight(profile, today),
    history: {
      thisWeek: thisWeekCount(window.workouts, today),
      plannedThisWeek: planned === undefined ? undefined : plannedThisWeek(kindOf, today),
      list: lastWorkouts(window.workouts, today),
      total: older === undefined ? undefined : doneDays(workouts).size,
    },
    pullUps,
    pushUps,
    streak,
    calendar,
    adherence: calendar === undefined ? undefined : adherenceOf(weeksOf(calendar, kindOf)),
    achievements:
      streak === undefined
        ? undefined
        : achievements({
            workouts,
            streak,
            pullUps: { ladder: pullUps.ladder, best: pullUps.bests },
            pushUps: { ladder: pushUps.ladder, best: pushUps.bests },
          }),
    sets,
  };
};
