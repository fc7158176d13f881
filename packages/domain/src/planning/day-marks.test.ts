import { expect, test } from "vitest";
import { missedChoices } from "../schedule/missed-day.ts";
import { addDays, weekdayOf, weekdays, weekOf } from "../shared/dates.ts";
import { anExercise, aWorkout } from "../testing/builders.ts";
import { owedDays, takenOver } from "./day-marks.ts";
import { restInPlaceOf } from "./edit-day.ts";
import type { WeeklyPlan } from "./plan.ts";

const monday = "2026-11-16";
const tuesday = addDays(monday, 1);
const rest = restInPlaceOf(aWorkout(), undefined);
const workout = (name: string) =>
  aWorkout({ name, calorieGoal: 2_345, exercises: [anExercise({ exerciseId: name, name })] });
/** Monday, Thursday and Friday train. */
const before: WeeklyPlan = Object.fromEntries(
  weekdays.map((weekday) => [
    weekday,
    ["monday", "thursday", "friday"].includes(weekday) ? workout(weekday) : rest,
  ]),
  // fromEntries widens the keys; all seven are there.
) as WeeklyPlan;
const missed = { date: monday, workout: before.monday };
const choices = missedChoices({
  missed,
  days: before,
  today: tuesday,
  from: tuesday,
  keepsFree: () => false,
  clash: () => false,
  fits: () => true,
});

test.each(["move", "shift", "merge"] as const)(
  "FEAT-15 a day whose work was taken over (%s) rests and keeps its goals",
  (kind) => {
    const choice = choices.find((one) => one.kind === kind);
    if (choice === undefined || choice.kind === "drop") throw new Error(`no ${kind}`);
    // Monday passed under the plan before; from Tuesday on the changed one is in force.
    const week = weekOf(monday).map((date) => ({
      date,
      workout: (date < tuesday ? before : choice.days)[weekdayOf(date)],
      planDayKey: date,
    }));
    const training = (days: typeof week) =>
      days.filter((day) => day.workout.kind === "training").map(({ date }) => date);
    expect(training(week)).toContain(monday);
    const owed = owedDays(week);
    expect(training([...owed])).toEqual(training(week).filter((date) => date !== monday));
    expect(owed[0]).toEqual({ ...week[0], workout: { ...missed.workout, kind: "rest" } });
    expect(owed[0]?.workout.calorieGoal).toBe(2_345);
    expect(owed.slice(1)).toEqual(week.slice(1));
    expect([...takenOver(week)]).toEqual([monday]);
  },
);

test("FEAT-15 a week in which nothing moved is owed as it stands", () => {
  const week = weekOf(monday).map((date) => ({ date, workout: before[weekdayOf(date)] }));
  expect(owedDays(week)).toEqual(week);
});
