import { secondsOf } from "@muster/domain/planning/cardio-fields";
import { canStartAtHome } from "@muster/domain/planning/home-alternative";
import { dayWorkoutSchema } from "@muster/domain/planning/plan.schema";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { describe, expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { isFeasible } from "../catalogue/feasible.ts";
import { sessionMinutes } from "../catalogue/session-minutes.ts";
import { defaultWeek } from "./default-week.ts";

const week = defaultWeek();
const training = weekdays.filter((weekday) => week[weekday].kind === "training");

describe("the default week of the specification", () => {
  test.each<[Weekday, string, number, string, string, string]>([
    ["monday", "Bodyweight Upper Body & Core", 6, "5:00 AM", "45-60 min", "Home"],
    ["tuesday", "Legs & Shoulders", 6, "9:00 AM", "45-60 min", "Gym"],
    ["wednesday", "Bodyweight Lower Body & Cardio", 6, "5:00 AM", "45-60 min", "Home or outside"],
    ["thursday", "Chest, Back, Arms", 6, "9:00 AM", "45-60 min", "Gym"],
    ["friday", "Bodyweight Full Body Power", 7, "5:00 AM", "45-60 min", "Home"],
    ["saturday", "Active Recovery", 3, "Flexible", "30-45 min", "Home or outside"],
    ["sunday", "Rest Day or Light Cardio", 2, "Flexible", "Optional", "Home or outside"],
  ])("DEF-01 %s is %s with %i exercises at %s, %s, %s", (weekday, name, count, time, duration, location) => {
    const day = week[weekday];
    expect(day).toMatchObject({ name, time, duration, location });
    expect(day.exercises).toHaveLength(count);
  });

  test("DEF-01 every day is complete and fits the plan's schema", () => {
    for (const weekday of weekdays)
      expect(dayWorkoutSchema.safeParse(week[weekday]).error, weekday).toBeUndefined();
  });

  test("DEF-01 Wednesday ends with one minute fast, one minute walk", () => {
    const last = week.wednesday.exercises.at(-1);
    expect(last).toMatchObject({ sets: "8 intervals", reps: "1 min fast / 1 min walk", restSeconds: 60 });
  });

  test("DEF-01 rests lie between 45 seconds and 3 minutes, and both ends occur", () => {
    const rests = training.flatMap((weekday) =>
      week[weekday].exercises.map(({ restSeconds }) => restSeconds),
    );
    expect(Math.min(...rests)).toBe(45);
    expect(Math.max(...rests)).toBe(180);
  });

  test("DEF-01 sessions take the 45-60 minutes that they say, at home too", () => {
    for (const weekday of training) {
      const day = week[weekday];
      expect(day.minutes, weekday).toBeGreaterThanOrEqual(45);
      expect(day.minutes, weekday).toBeLessThanOrEqual(60);
      if (day.homeAlternative !== null)
        expect(sessionMinutes(day.homeAlternative), weekday).toBeLessThanOrEqual(60);
    }
  });

  test("DEF-01 the recovery day's exercises fill its 30-45 minutes", () => {
    const seconds = week.saturday.exercises.reduce((sum, planned) => sum + (planned.targetHigh ?? 0), 0);
    expect(seconds / 60).toBeGreaterThanOrEqual(30);
    expect(seconds / 60).toBeLessThanOrEqual(45);
  });

  test("DEF-01 2000 kcal and 150 g of protein every day", () => {
    for (const weekday of weekdays)
      expect(week[weekday]).toMatchObject({ calorieGoal: 2000, proteinGoal: 150 });
  });

  test("DEF-01 pull-ups come with the military-style goals 3, 5, 8, 10", () => {
    const pullUps = week.monday.exercises[0];
    expect(pullUps).toMatchObject({ name: "Pull-ups", reps: "Max" });
    for (const target of ["3 now", "5 in week 4", "8 in week 8", "10 in week 12"])
      expect(pullUps?.notes).toContain(target);
  });

  test("DEF-01 HOME-06 both gym days have a home version without equipment", () => {
    for (const weekday of ["tuesday", "thursday"] as const) {
      const day = week[weekday];
      expect(canStartAtHome(day)).toBe(true);
      const home = day.homeAlternative;
      expect(home?.exercises).toHaveLength(6);
      for (const planned of home?.exercises ?? []) {
        const exercise = exerciseById(planned.exerciseId);
        expect(exercise && isFeasible(exercise, { place: "home", equipment: [], gymAccess: "no_gym" })).toBe(
          true,
        );
        expect(planned.notes).toMatch(/needs a gym|Takes the place of/);
      }
    }
    expect(canStartAtHome(week.monday)).toBe(false);
  });

  test("coach.S5 training days warm up 5-7 minutes and cool down with holds", () => {
    for (const weekday of training)
      for (const items of [week[weekday].warmUp, week[weekday].coolDown]) {
        const seconds = items.reduce((sum, item) => sum + secondsOf(item.duration), 0);
        expect(items.length).toBeGreaterThanOrEqual(3);
        expect(items.length).toBeLessThanOrEqual(5);
        expect(seconds).toBeGreaterThanOrEqual(300);
        expect(seconds).toBeLessThanOrEqual(420);
      }
  });

  test("settled point 25 Saturday and Sunday hold recovery and no strength work", () => {
    for (const weekday of ["saturday", "sunday"] as const) {
      const day = week[weekday];
      for (const planned of day.exercises)
        expect(["mobility", "cardio"]).toContain(exerciseById(planned.exerciseId)?.pattern);
      expect(day.activeRecovery.length).toBeGreaterThan(0);
      expect(day.recoveryTips.length).toBeGreaterThan(0);
    }
  });

  test("coach.S3 each call gives an equal week with unique exercises and ids", () => {
    for (const weekday of weekdays) {
      const ids = week[weekday].exercises.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(defaultWeek()).toEqual(week);
    expect(defaultWeek()).not.toBe(week);
  });
});
