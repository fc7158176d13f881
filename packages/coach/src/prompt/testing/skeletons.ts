/** Replies of models for tests: a good one, made from what the built-in coach would choose, and ways to spoil it. */
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { setCount } from "../../catalogue/session-minutes.ts";
import { designWeek } from "../../compose/design-week.ts";
import { inputWith } from "../../design/testing/inputs.ts";
import type { DesignInput } from "../../state/input.ts";
import type { WeekSkeleton } from "../skeleton.ts";

/** What a model that does everything well would answer. */
export const goodSkeleton = (input: DesignInput = inputWith()): WeekSkeleton => {
  const { days, plan } = designWeek(input);
  return {
    programSummary: "A calm week with clear goals.",
    weeklyStrategyOverview: "The big lifts come first.\n\nEat well and sleep.",
    progressionPlan: "Add a little when all sets feel good.",
    weeklyFeedback:
      plan.weeklyFeedback === null
        ? null
        : {
            progressAssessment: "You trained well.",
            strengths: ["You came on most days."],
            areasToImprove: ["Sleep a bit more."],
            motivationalMessage: "Keep going.",
          },
    days: weekdays.map((day: Weekday) => ({
      day,
      kind: days[day].kind,
      place: days[day].location === "Gym" ? "gym" : "home",
      name: days[day].name,
      focus: days[day].focus,
      insight: "Take your time today.",
      exercises: days[day].exercises.map((exercise) => ({
        id: exercise.exerciseId,
        sets: setCount(exercise.sets),
        low: exercise.targetLow ?? 8,
        high: exercise.targetHigh ?? 10,
        difficulty: exercise.targetDifficulty ?? 7,
        pair: exercise.pair,
      })),
    })),
  };
};

/** The same answer with every exercise changed. */
export const changeExercises = (
  skeleton: WeekSkeleton,
  change: (
    exercise: WeekSkeleton["days"][number]["exercises"][number],
  ) => Partial<WeekSkeleton["days"][number]["exercises"][number]>,
): WeekSkeleton => ({
  ...skeleton,
  days: skeleton.days.map((day) => ({
    ...day,
    exercises: day.exercises.map((exercise) => ({ ...exercise, ...change(exercise) })),
  })),
});
