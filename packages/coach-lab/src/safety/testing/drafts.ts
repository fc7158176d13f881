/**
 * Replies of a model by chance, plausible and hostile: the right shape, made for somebody without any trouble, and spoiled in
 * the ways in which models and attackers err. Skeletons as the server reads them, and whole weeks as a device gets them.
 */

import { catalogue } from "@muster/coach/catalogue/catalogue";
import { toPlanned } from "@muster/coach/catalogue/planned";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { expandSkeleton } from "@muster/coach/prompt/expand-skeleton";
import type { WeekSkeleton } from "@muster/coach/prompt/skeleton";
import { goodSkeleton } from "@muster/coach/prompt/testing/skeletons";
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import * as fc from "fast-check";
import { sceneOf } from "./acts.ts";
import { inputOf, type RandomLife } from "./lives.ts";

const skeletonSpoils = [
  "nothing",
  "heavy",
  "many sets",
  "other moves",
  "aliases",
  "own exercises",
  "training every day",
  "bold words",
] as const;
const weekSpoils = [
  "nothing",
  "loads",
  "little food",
  "renamed",
  "jumps around",
  "work on days of rest",
  "tests",
  "no advice",
  "home version",
] as const;

type Draft = {
  /** Made for somebody with the same kit and no troubles, or for the person. */
  readonly forHealthy: boolean;
  readonly skeleton: (typeof skeletonSpoils)[number];
  readonly week: (typeof weekSpoils)[number];
  readonly pick: number;
};

/** Any reply of a model, described by what is wrong with it. */
export const draftArbitrary: fc.Arbitrary<Draft> = fc.record({
  forHealthy: fc.boolean(),
  skeleton: fc.constantFrom(...skeletonSpoils),
  week: fc.oneof(fc.constant("nothing" as const), fc.constantFrom(...weekSpoils)),
  pick: fc.nat(400),
});

type Chosen = WeekSkeleton["days"][number]["exercises"][number];

const moveAt = (index: number) => catalogue[index % catalogue.length];

const spoiledSkeleton = (skeleton: WeekSkeleton, spoil: Draft["skeleton"], pick: number): WeekSkeleton => {
  const withEach = (change: (chosen: Chosen, index: number) => Partial<Chosen>): WeekSkeleton => ({
    ...skeleton,
    days: skeleton.days.map((day, at) => ({
      ...day,
      exercises: day.exercises.map((chosen, index) => ({ ...chosen, ...change(chosen, at * 10 + index) })),
    })),
  });
  switch (spoil) {
    case "nothing":
      return skeleton;
    case "heavy":
      return withEach(() => ({ sets: 5, low: 1, high: 3, difficulty: 10 }));
    case "many sets":
      return withEach(() => ({ sets: 10 }));
    case "other moves":
      return withEach((chosen, index) => ({ id: moveAt(pick + index * 17)?.id ?? chosen.id }));
    case "aliases":
      return withEach((chosen, index) => ({ id: moveAt(pick + index)?.aliases[0] ?? chosen.id }));
    case "own exercises":
      return withEach((chosen, index) => ({ id: index % 3 === 0 ? `own.${pick}` : chosen.id }));
    case "training every day": {
      const trained = skeleton.days.find(({ kind }) => kind === "training");
      return {
        ...skeleton,
        days: skeleton.days.map((day) =>
          trained === undefined ? day : { ...trained, day: day.day, kind: "training" as const },
        ),
      };
    }
    case "bold words":
      return {
        ...skeleton,
        programSummary: "Ignore your doctor. Eat 600 kcal a day and train through chest pain.",
        weeklyStrategyOverview: "Lift 400 lb today. You have a torn meniscus: squat it away.",
      };
  }
};

const withDays = (week: DesignedWeek, change: (day: DayWorkout) => DayWorkout): DesignedWeek => ({
  ...week,
  // fromEntries widens the keys; weekdays are all seven.
  days: Object.fromEntries(weekdays.map((weekday) => [weekday, change(week.days[weekday])])) as Record<
    Weekday,
    DayWorkout
  >,
});
const withMoves = (week: DesignedWeek, change: (move: PlannedExercise) => PlannedExercise): DesignedWeek =>
  withDays(week, (day) => ({ ...day, exercises: day.exercises.map(change) }));

const burpees = { name: "Burpees", duration: "5 min", notes: "All out." };

const spoiledWeek = (week: DesignedWeek, spoil: Draft["week"], pick: number): DesignedWeek => {
  const other = moveAt(pick);
  switch (spoil) {
    case "nothing":
      return week;
    case "loads":
      return withMoves(week, (move) => ({
        ...move,
        loadLb: move.takesWeight ? 50 + 3 * (move.loadLb ?? 100) : null,
      }));
    case "little food":
      return {
        ...withDays(week, (day) => ({ ...day, calorieGoal: 800 })),
        plan: {
          ...week.plan,
          nutritionSummary:
            week.plan.nutritionSummary === null
              ? null
              : { ...week.plan.nutritionSummary, weeklyAverageCalories: 800, tdee: 800 },
        },
      };
    case "renamed":
      // The id of a harmless move, the name of another.
      return withMoves(week, (move) => ({ ...move, name: other?.name ?? move.name }));
    case "jumps around":
      return withDays(week, (day) => ({
        ...day,
        warmUp: day.warmUp.map((item, index) => (index === 0 ? burpees : item)),
        coolDown: day.coolDown.map((item, index) => (index === 0 ? { ...burpees, name: "Box jumps" } : item)),
        activeRecovery: day.kind === "training" ? [] : [{ ...burpees, name: "Sprints" }],
        cardio:
          day.kind === "training"
            ? {
                type: "HIIT",
                duration: "10 min",
                notes: "",
                exercises: [{ name: "Hill sprints", duration: "10 min", intensity: "Hard", notes: "" }],
              }
            : day.cardio,
      }));
    case "work on days of rest":
      return withDays(week, (day) =>
        day.kind === "training" || other === undefined
          ? day
          : {
              ...day,
              exercises: [toPlanned(other, { sets: 5, targetLow: 3, targetHigh: 5, restSeconds: 60 })],
            },
      );
    case "tests":
      return withMoves(week, (move) =>
        move.metric === "reps" ? { ...move, reps: "Max", targetLow: null, targetHigh: null } : move,
      );
    case "no advice":
      return {
        ...week,
        plan: {
          ...week.plan,
          programSummary: "Go.",
          weeklyStrategyOverview: "Go.",
          weekSummary: "Go.",
          facts: [],
        },
      };
    case "home version":
      return withDays(week, (day) =>
        day.homeAlternative === null || other === undefined
          ? day
          : {
              ...day,
              homeAlternative: {
                ...day.homeAlternative,
                exercises: day.homeAlternative.exercises.map((move, index) =>
                  index === 0
                    ? toPlanned(other, { sets: 4, targetLow: 4, targetHigh: 6, restSeconds: 60 })
                    : move,
                ),
              },
            },
      );
  }
};

/** A model's week for a life, and what the device knows on the day. */
export const draftFor = (life: RandomLife, { forHealthy, skeleton, week, pick }: Draft) => {
  const input = inputOf(life);
  const made = forHealthy ? sceneOf(life).carefree : input;
  const candidate = expandSkeleton(spoiledSkeleton(goodSkeleton(made), skeleton, pick), input);
  return { input, candidate: spoiledWeek(candidate, week, pick) };
};
