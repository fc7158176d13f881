/** Small edits to a designed week, for tests that break one rule at a time. */
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { DesignedWeek } from "../designed-week.ts";

/** @throws when the week has no training day */
export const firstTraining = (week: DesignedWeek): Weekday => {
  const found = weekdays.find((weekday) => week.days[weekday].kind === "training");
  if (found === undefined) throw new Error("The week has no training day");
  return found;
};

/** The first day in a gym. @throws when there is none */
export const gymDay = (week: DesignedWeek): Weekday => {
  const found = weekdays.find((weekday) => week.days[weekday].location === "Gym");
  if (found === undefined) throw new Error("The week has no gym day");
  return found;
};

/** The first training day that is not in a gym. @throws when there is none */
export const homeDay = (week: DesignedWeek): Weekday => {
  const found = weekdays.find(
    (weekday) => week.days[weekday].kind === "training" && week.days[weekday].location !== "Gym",
  );
  if (found === undefined) throw new Error("The week has no home day");
  return found;
};

/** The same week with another header. */
export const withPlan = (week: DesignedWeek, change: Partial<DesignedWeek["plan"]>): DesignedWeek => ({
  ...week,
  plan: { ...week.plan, ...change },
});

/** The same week with one day changed. */
export const withDay = (week: DesignedWeek, day: Weekday, change: Partial<DayWorkout>): DesignedWeek => ({
  ...week,
  days: { ...week.days, [day]: { ...week.days[day], ...change } },
});

/** The same week with one exercise changed, by its place on the day from 0. */
export const withExercise = (
  week: DesignedWeek,
  day: Weekday,
  index: number,
  change: Partial<PlannedExercise>,
): DesignedWeek =>
  withDay(week, day, {
    exercises: week.days[day].exercises.map((exercise, at) =>
      at === index ? { ...exercise, ...change } : exercise,
    ),
  });

/** The same week with every exercise of its days changed; plans for home stay. */
export const withEveryExercise = (
  week: DesignedWeek,
  change: (exercise: PlannedExercise) => Partial<PlannedExercise>,
): DesignedWeek =>
  weekdays.reduce(
    (kept, day) =>
      withDay(kept, day, {
        exercises: kept.days[day].exercises.map((exercise) => ({ ...exercise, ...change(exercise) })),
      }),
    week,
  );
