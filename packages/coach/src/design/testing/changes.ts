/** Small edits to a designed week, for tests that break one rule at a time. */
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { DesignedWeek } from "../designed-week.ts";

export const firstTraining = (week: DesignedWeek): Weekday => {
  const found = weekdays.find((weekday) => week.days[weekday].kind === "training");
  if (found === undefined) throw new Error("The week has no training day");
  return found;
};

export const gymDay = (week: DesignedWeek): Weekday => {
  const found = weekdays.find((weekday) => week.days[weekday].location === "Gym");
  if (found === undefined) throw new Error("The week has no gym day");
  return found;
};

export const homeDay = (week: DesignedWeek): Weekday => {
  const found = weekdays.find(
    (weekday) => week.days[weekday].kind === "training" && week.days[weekday].location !== "Gym",
  );
  if (found === undefined) throw new Error("The week has no home day");
  return found;
};

export const withPlan = (week: DesignedWeek, change: Partial<DesignedWeek["plan"]>): DesignedWeek => ({
  ...week,
  plan: { ...week.plan, ...change },
});

export const withDay = (week: DesignedWeek, day: Weekday, change: Partial<DayWorkout>): DesignedWeek => ({
  ...week,
  days: { ...week.days, [day]: { ...week.days[day], ...change } },
});

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
