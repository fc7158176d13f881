/** What every repair is given, and how it changes one day of a week. */
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { Place } from "../catalogue/feasible.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { DesignInput } from "../design/input.ts";
import type { WeekDraft } from "../design/week-draft.ts";
import type { Violation } from "../rules/violation.ts";

/** What a repair may read besides the week that it repairs. */
export type RepairScene = {
  readonly input: DesignInput;
  readonly frame: WeekDraft;
  /** What the built-in coach would do: the source of every replacement. */
  readonly builtIn: DesignedWeek;
};

/** Changes a week so that fewer of the given findings remain; the caller keeps the result only when it is better. */
export type Repair = (week: DesignedWeek, broken: readonly Violation[], scene: RepairScene) => DesignedWeek;

/** The week with one day replaced. */
export const replaceDay = (week: DesignedWeek, weekday: Weekday, workout: DayWorkout): DesignedWeek => ({
  ...week,
  days: { ...week.days, [weekday]: workout },
});

/** `days.monday.…` -> monday. */
export const weekdayIn = (path: string): Weekday | undefined =>
  weekdays.find((weekday) => path.startsWith(`days.${weekday}`));

/** The same change for each exercise of the week, home versions included. */
export const mapExercises = (
  week: DesignedWeek,
  change: (exercise: PlannedExercise, place: Place) => PlannedExercise,
): DesignedWeek =>
  weekdays.reduce((kept, weekday) => {
    const workout = kept.days[weekday];
    const home = workout.homeAlternative;
    return replaceDay(kept, weekday, {
      ...workout,
      exercises: workout.exercises.map((exercise) => change(exercise, placeOfDay(workout))),
      homeAlternative:
        home === null ? null : { ...home, exercises: home.exercises.map((one) => change(one, "home")) },
    });
  }, week);
