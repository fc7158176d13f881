/** Weeks that break the rules of shape and schedule. */
import type { DesignedWeek } from "../../design/designed-week.ts";
import {
  firstTraining,
  homeDay,
  withDay,
  withEveryExercise,
  withExercise,
  withPlan,
} from "../../design/testing/changes.ts";
import { inputWith } from "../../design/testing/inputs.ts";

import { type Case, machine, planned, silent, trained } from "./lives.ts";

/** Broken weeks that the validator must find, for coach.C1-C8, S1-S6. */
export const structureCases: readonly Case[] = [
  {
    id: "coach.S1",
    says: "a week without a sunday",
    // Deliberately the wrong shape: replies from outside can be.
    spoil: (week) => ({ ...week, days: { ...week.days, sunday: undefined } }) as unknown as DesignedWeek,
  },
  {
    id: "coach.S2",
    says: "a training day without focus",
    spoil: (week) => withDay(week, firstTraining(week), { focus: " " }),
  },
  {
    id: "coach.S2",
    says: "a rest day with exercises",
    spoil: (week) => withDay(week, "sunday", { exercises: [planned(machine)] }),
  },
  {
    id: "coach.S2",
    says: "a rest day without tips",
    spoil: (week) => withDay(week, "sunday", { recoveryTips: [] }),
  },
  {
    id: "coach.S3",
    says: "an unknown exercise",
    spoil: (week) => withExercise(week, firstTraining(week), 0, { exerciseId: "made.up" }),
  },
  {
    id: "coach.S3",
    says: "unreadable repetitions",
    spoil: (week) => withExercise(week, firstTraining(week), 0, { reps: "lots" }),
  },
  {
    id: "coach.S3",
    says: "unreadable sets",
    spoil: (week) => withExercise(week, firstTraining(week), 0, { sets: "many" }),
  },
  {
    id: "coach.S3",
    says: "a number of another exercise",
    spoil: (week) => withExercise(week, firstTraining(week), 0, { id: 99_999 }),
  },
  {
    id: "coach.S4",
    says: "four exercises",
    spoil: (week) =>
      withDay(week, firstTraining(week), { exercises: week.days[firstTraining(week)].exercises.slice(0, 4) }),
  },
  {
    id: "coach.S5",
    says: "two warm-up items",
    spoil: (week) =>
      withDay(week, firstTraining(week), { warmUp: week.days[firstTraining(week)].warmUp.slice(0, 2) }),
  },
  {
    id: "coach.S5",
    says: "a stretch of 10 seconds",
    spoil: (week) => {
      const day = firstTraining(week);
      return withDay(week, day, {
        coolDown: week.days[day].coolDown.map((item, index) =>
          index === 0 ? { ...item, duration: "10 sec" } : item,
        ),
      });
    },
  },
  { id: "coach.S6", says: "no summary", spoil: (week) => withPlan(week, { programSummary: "" }) },
  {
    id: "coach.S6",
    says: "no feedback after the first week",
    input: () => trained(),
    spoil: (week) => withPlan(week, { weeklyFeedback: null }),
  },
  {
    id: "coach.C1",
    says: "a training day less",
    spoil: (week) => withDay(week, firstTraining(week), { kind: "recovery", exercises: [] }),
  },
  {
    id: "coach.C1",
    says: "a conflict that nobody mentions",
    input: () => inputWith({ profile: { daysPerWeek: 6, restDays: ["saturday", "sunday", "friday"] } }),
    spoil: silent,
  },
  {
    id: "coach.C2",
    says: "training on a rest day",
    spoil: (week) => withDay(week, "sunday", { ...week.days[firstTraining(week)] }),
  },
  {
    id: "coach.C3",
    says: "a gym session on a home day",
    spoil: (week) => withDay(week, homeDay(week), { place: "gym" }),
  },
  {
    id: "coach.C4",
    says: "a start at 3 PM",
    spoil: (week) => withDay(week, firstTraining(week), { time: "3:00 PM" }),
  },
  {
    id: "coach.C5",
    says: "ten sets of everything",
    spoil: (week) => withEveryExercise(week, () => ({ sets: 10 })),
  },
  {
    id: "coach.C7",
    says: "five days in a row",
    spoil: (week) => {
      const day = { ...week.days[firstTraining(week)] };
      return (["monday", "tuesday", "wednesday", "thursday", "friday"] as const).reduce(
        (kept, name) => withDay(kept, name, day),
        withDay(week, "saturday", { ...week.days.sunday }),
      );
    },
  },
  { id: "coach.C8", says: "no day of rest", spoil: (week) => withDay(week, "sunday", { kind: "recovery" }) },
  {
    id: "coach.C6",
    says: "the same hard day twice in a row",
    input: () => inputWith({ profile: { daysPerWeek: 3, gymDays: [] } }),
    spoil: (week) => {
      const day = { ...week.days[firstTraining(week)] };
      const hard = { ...day, exercises: day.exercises.map((exercise) => ({ ...exercise, sets: 5 })) };
      return (["monday", "tuesday", "wednesday"] as const).reduce(
        (kept, name) => withDay(kept, name, hard),
        week,
      );
    },
  },
  {
    id: "coach.C7",
    says: "four days in a row for a beginner",
    input: () => inputWith({ profile: { fitnessLevel: "beginner" } }),
    spoil: (week) => {
      const day = { ...week.days[firstTraining(week)] };
      const rest = { ...week.days.sunday };
      return (["monday", "tuesday", "wednesday", "thursday"] as const).reduce(
        (kept, name) => withDay(kept, name, day),
        withDay(withDay(week, "friday", rest), "saturday", rest),
      );
    },
  },
];
