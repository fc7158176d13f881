/** Every figure of Progress from its records, computed in one place and stored nowhere. Pure. */

import type { Profile } from "@muster/domain/profiles/profile";
import { type Achievement, achievements } from "@muster/domain/progress/achievements";
import {
  adherenceCalendar,
  adherenceShare,
  type CalendarDay,
  type PlannedKind,
  weeksOf,
} from "@muster/domain/progress/adherence";
import { type BestSet, bestSets } from "@muster/domain/progress/best-set";
import { type DoneSet, doneSets } from "@muster/domain/progress/done-set";
import { bodyWeightFrom } from "@muster/domain/progress/effective-load";
import { goalWeight } from "@muster/domain/progress/goal-weight";
import { type Ladder, pullUpLadder, pushUpLadder } from "@muster/domain/progress/goals";
import { measurementSeries } from "@muster/domain/progress/measurement-series";
import { type Streak, weeklyStreak } from "@muster/domain/progress/streak";
import { plannedThisWeek, trainingWeeks } from "@muster/domain/progress/training-weeks";
import { type TrendPoint, weightTrend } from "@muster/domain/progress/weight-trend";
import {
  doneDays,
  type PastWorkout,
  thisWeekCount,
  thisWeekList,
} from "@muster/domain/progress/workout-history";
import { addDays, type CivilDate, mondayOf } from "@muster/domain/shared/dates";
import type { Stored } from "../../data/device-store.ts";
import { windowDays } from "../../data/read-progress.ts";
import type { ExerciseFactsSource } from "../../data/use-exercise-facts.ts";
import type { ProgressRecords } from "./use-progress.ts";

/** Pull-ups and push-ups of the ladders: strict, on the bar or the floor, weighted ones too. */
export const pullUpIds: ReadonlySet<string> = new Set(["v_pull.pull-up", "v_pull.wide", "v_pull.weighted"]);
export const pushUpIds: ReadonlySet<string> = new Set(["h_push.push-up"]);

export type Strength = {
  readonly ladder: Ladder;
  /** Bests as they were reached; the last one stands. */
  readonly bests: readonly BestSet[];
  readonly best: number;
};

export type Figures = {
  readonly readings: readonly Stored<"reading">[];
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
  readonly adherence: number | undefined;
  readonly achievements: readonly Achievement[] | undefined;
  /** Sets of the window; undefined until the catalogue is here. */
  readonly sets: readonly DoneSet[] | undefined;
};

export const figuresOf = (
  records: ProgressRecords,
  profile: Profile,
  facts: ExerciseFactsSource | undefined,
  today: CivilDate,
): Figures => {
  const { window, older, planned } = records;
  const readings = [...(older?.readings ?? []), ...window.readings].filter(
    (reading) => reading.date <= today,
  );
  const trend = weightTrend(
    readings.filter((reading) => reading.metric === "weight").map(({ date, value }) => ({ date, value })),
  );
  const sets =
    facts === undefined
      ? undefined
      : doneSets(
          window.logs,
          facts.factsOf,
          bodyWeightFrom(
            trend.map((point) => ({ date: point.date, value: point.trend })),
            profile.weight,
          ),
        );
  const strength = (
    metric: "pullups" | "pushups",
    ladderOf: (start: number) => Ladder,
    ids: ReadonlySet<string>,
  ): Strength => {
    const told = measurementSeries(readings, metric);
    // What the profile says stands in for a first reading.
    const first = told.length === 0 ? [{ date: profile.ageRecordedOn, value: profile[metric] }] : told;
    const bests = bestSets(first, sets ?? [], ids);
    return { ladder: ladderOf(profile[metric]), bests, best: bests.at(-1)?.reps ?? 0 };
  };
  const pullUps = strength("pullups", pullUpLadder, pullUpIds);
  const pushUps = strength("pushups", pushUpLadder, pushUpIds);
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
      list: thisWeekList(window.workouts, today),
      total: older === undefined ? undefined : doneDays(workouts).size,
    },
    pullUps,
    pushUps,
    streak,
    calendar,
    adherence: calendar === undefined ? undefined : adherenceShare(weeksOf(calendar, kindOf)),
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
