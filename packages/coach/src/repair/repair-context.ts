/** What every repair is given, and how it changes one day or one exercise of a week. */
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { DayWorkout, HomeAlternative, PlannedExercise } from "@muster/domain/planning/plan";
import { eachWeekday, type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { Place } from "../catalogue/feasible.ts";
import { sessionMinutes } from "../catalogue/session-minutes.ts";
import { plannedSetTotal } from "../design/budget/set-total.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { WeekDraft } from "../design/week-draft.ts";
import { withMinutes } from "../explain/facts.ts";
import type { Violation } from "../rules/check-week.ts";

/** What a repair may read besides the week that it repairs. */
export type RepairContext = {
  readonly frame: WeekDraft;
  /** What the built-in coach would do: the source of every replacement. */
  readonly builtIn: DesignedWeek;
};

/** Changes a week so that fewer of the given findings remain; the caller keeps the result only when it is better. */
export type Repair = (week: DesignedWeek, broken: readonly Violation[], scene: RepairContext) => DesignedWeek;

/** `days.monday.…` -> monday. */
export const weekdayIn = (path: string): Weekday | undefined =>
  weekdays.find((weekday) => path.startsWith(`days.${weekday}`));

/** The week with other fields in one day. */
export const changeDay = (
  week: DesignedWeek,
  weekday: Weekday,
  change: Partial<DayWorkout>,
): DesignedWeek => ({
  ...week,
  days: { ...week.days, [weekday]: { ...week.days[weekday], ...change } },
});

/** An exercise that a violation points at, in the day or in its home version. */
export type Pointed = {
  readonly weekday: Weekday;
  readonly home: HomeAlternative | null;
  readonly place: Place;
  readonly list: readonly PlannedExercise[];
  readonly index: number;
  readonly exercise: PlannedExercise;
};

/** @returns undefined where the path names no exercise of this week */
export const pointedAt = ({ days }: DesignedWeek, path: string): Pointed | undefined => {
  const weekday = weekdayIn(path);
  const match = /(homeAlternative\.)?exercises\.(\d+)/.exec(path);
  if (weekday === undefined || match === null) return undefined;
  const workout = days[weekday];
  const home = match[1] === undefined ? null : workout.homeAlternative;
  const list = home?.exercises ?? workout.exercises;
  const index = Number(match[2]);
  const exercise = list[index];
  const place = home === null ? placeOfDay(workout) : "home";
  return exercise && { weekday, home, place, list, index, exercise };
};

/** The week with another exercise in that place, or with none. */
export const putAt = (
  week: DesignedWeek,
  { weekday, home, list, index }: Pick<Pointed, "weekday" | "home" | "list" | "index">,
  next: PlannedExercise | undefined,
): DesignedWeek => {
  const exercises = list.toSpliced(index, 1, ...(next === undefined ? [] : [next]));
  return changeDay(
    week,
    weekday,
    home === null ? { exercises } : { homeAlternative: { ...home, exercises } },
  );
};

/** The same change for each exercise of the week, home versions included. */
export const mapExercises = (
  { plan, days }: DesignedWeek,
  change: (exercise: PlannedExercise, place: Place) => PlannedExercise,
): DesignedWeek => ({
  plan,
  days: eachWeekday((weekday) => {
    const workout = days[weekday];
    const home = workout.homeAlternative;
    return {
      ...workout,
      exercises: workout.exercises.map((exercise) => change(exercise, placeOfDay(workout))),
      homeAlternative: home && { ...home, exercises: home.exercises.map((one) => change(one, "home")) },
    };
  }),
});

/** The week with minutes and counted facts true of its days as they are now; nothing else changes. */
export const refreshed = ({ plan, days }: DesignedWeek): DesignedWeek => {
  const fresh = eachWeekday((weekday) => {
    const workout = days[weekday];
    return workout.kind === "training" ? withMinutes(workout, sessionMinutes(workout)) : workout;
  });
  const value = plannedSetTotal(Object.values(fresh));
  const facts = plan.facts.map((known) => (known.id === "sets.planned" ? { ...known, value } : known));
  return { plan: { ...plan, facts }, days: fresh };
};
