/**
 * A week of history in the few words that figures of many years need (settled point 17). Derived from the week's records,
 * never synced, never the truth: what stands in the log decides, and a week is rolled up again when one of its records
 * changes. A change of what a week holds is a new version of the device's database, which rolls all weeks up anew.
 */
import type { Reading } from "../body/reading.ts";
import type { Plan } from "../planning/plan.ts";
import type { CivilDate } from "../shared/dates.ts";
import { type ExerciseLog, type Session, sessionStatus, setsInOrder } from "../training/session.ts";
import { ladderExercises } from "./ladder-exercises.ts";
import { type BestSet, risingBests } from "./sets/best-set.ts";
import { countsForRecords } from "./sets/done-set.ts";
import type { PlanStart } from "./training-weeks.ts";
import { type PastWorkout, pastWorkout } from "./workout-history.ts";

type Stored<T> = T & { readonly id: string };

/** Summary of one week; it replaces the week's records in figures of long spans. */
export type WeekRollUp = {
  readonly monday: CivilDate;
  readonly workouts: readonly PastWorkout[];
  /** Ids of sessions that were thrown away: their sets count for nothing. */
  readonly discarded: readonly string[];
  /** Plans that begin in this week. */
  readonly plans: readonly PlanStart[];
  /** Of each measurement: those of its last two days, the first one and the highest one. */
  readonly readings: readonly Stored<Reading>[];
  /** Logged bests of the week, as they were reached; left out of a week without any. */
  readonly climbs?: Climbs;
};

type Ladders = keyof typeof ladderExercises;
/** The bests of the ladders' exercises, each better than the one before. */
export type Climbs = { readonly [metric in Ladders]: readonly BestSet[] };

/** The records of one week, from which its summary is computed. */
export type WeekRecords = {
  readonly sessions: readonly Stored<Session>[];
  readonly plans: readonly Pick<Plan, "validFrom" | "phase">[];
  readonly readings: readonly Stored<Reading>[];
  /** At least those of the exercises of the ladders. */
  readonly logs: readonly ExerciseLog[];
};

/** @returns undefined for a week without anything to summarise */
export const rollUpWeek = (monday: CivilDate, records: WeekRecords): WeekRollUp | undefined => {
  const week: WeekRollUp = {
    monday,
    workouts: records.sessions
      .toSorted(byDay((session) => session.date))
      .flatMap((session) => pastWorkout(session) ?? []),
    discarded: records.sessions
      .filter((session) => sessionStatus(session) === "discarded")
      .map(({ id }) => id)
      .sort(),
    plans: records.plans
      .map(({ validFrom, phase }) => ({ from: validFrom, phase }))
      .toSorted((a, b) => (`${a.from} ${a.phase}` < `${b.from} ${b.phase}` ? -1 : 1)),
    readings: tellingReadings(records.readings),
  };
  const { workouts, discarded, plans, readings } = week;
  const climbs = climbsOf(records.logs.filter(({ sessionId }) => !discarded.includes(sessionId)));
  if (climbs.pullups.length + climbs.pushups.length > 0) return { ...week, climbs };
  return workouts.length + discarded.length + plans.length + readings.length === 0 ? undefined : week;
};

/** The sets of pull-ups and push-ups that were better than all before, rising. */
export const climbsOf = (logs: readonly ExerciseLog[]): Climbs => {
  const of = (metric: Ladders): readonly BestSet[] =>
    risingBests(
      logs
        .filter(({ exerciseId }) => ladderExercises[metric].has(exerciseId))
        .flatMap((log) =>
          setsInOrder(log).flatMap((set) =>
            countsForRecords(set) && set.reps !== null ? [{ date: log.date, reps: set.reps }] : [],
          ),
        ),
    );
  return { pullups: of("pullups"), pushups: of("pushups") };
};

/** What all summaries say together about the time before the loaded records. */
export type OlderProgress = {
  readonly workouts: readonly PastWorkout[];
  readonly plans: readonly PlanStart[];
  /** The last two days of each measurement, its first reading ever and its highest. */
  readonly readings: readonly Stored<Reading>[];
  readonly climbs?: Climbs;
};

/** Weeks put together; what a week left out of its readings, more weeks would leave out too. */
export const olderProgress = (weeks: readonly WeekRollUp[]): OlderProgress => ({
  workouts: weeks.flatMap((week) => week.workouts),
  plans: weeks.flatMap((week) => week.plans),
  readings: tellingReadings(weeks.flatMap((week) => week.readings)),
  climbs: {
    pullups: weeks.flatMap((week) => week.climbs?.pullups ?? []),
    pushups: weeks.flatMap((week) => week.climbs?.pushups ?? []),
  },
});

/** Day, then instant, then id: the same order on every device. */
const tellingReadings = (readings: readonly Stored<Reading>[]): readonly Stored<Reading>[] => {
  const sorted = readings.toSorted(byDay(({ date, at }) => `${date} ${at}`));
  return [...Map.groupBy(sorted, ({ metric }) => metric).values()].flatMap((of) => {
    const lastDays = new Set([...new Set(of.map(({ date }) => date))].slice(-2));
    const first = of[0];
    const most = of.reduce<Stored<Reading> | undefined>(
      (top, one) => (top === undefined || one.value > top.value ? one : top),
      undefined,
    );
    return of.filter((one) => one === first || one === most || lastDays.has(one.date));
  });
};

const byDay =
  <T extends { readonly id: string }>(day: (one: T) => string) =>
  (a: T, b: T): number => {
    const [left, right] = [day(a), day(b)];
    return left === right ? (a.id < b.id ? -1 : 1) : left < right ? -1 : 1;
  };
