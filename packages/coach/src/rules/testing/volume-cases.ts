/** Weeks with too much, too little or too lopsided work. */

import type { DesignedWeek } from "../../design/designed-week.ts";
import { withDay, withEveryExercise } from "../../design/testing/changes.ts";
import { checkInWith, inputWith } from "../../design/testing/inputs.ts";
import { type Case, dueForDeload, has, planned, trained, withNewMove } from "./lives.ts";

/** Broken weeks that the validator must find, for coach.V1-V11. */
export const volumeCases: readonly Case[] = [
  {
    id: "coach.V1",
    says: "ten sets of everything",
    spoil: (week) => withEveryExercise(week, () => ({ sets: 10 })),
  },
  {
    id: "coach.V10",
    says: "full volume in an easy week",
    input: () => {
      const input = trained();
      const before = input.previousPlan;
      if (before === null) throw new Error("No plan");
      return { ...input, previousPlan: { ...before, plan: { ...before.plan, mesocycleWeek: 6 } } };
    },
    spoil: (week) => withEveryExercise(week, ({ sets }) => ({ sets: Number(sets) + 2 })),
  },
  {
    id: "coach.V1",
    says: "a single set for the chest",
    spoil: (week) =>
      withEveryExercise(week, (exercise) =>
        has(exercise.exerciseId).pattern.endsWith("push") ? { ...planned("core.plank"), sets: 1 } : {},
      ),
  },
  {
    id: "coach.V2",
    says: "half as many sets again as last week",
    input: () => trained(),
    spoil: (week) => withEveryExercise(week, ({ sets }) => ({ sets: Number(sets) + 2 })),
  },
  {
    id: "coach.V3",
    says: "twice what the last sessions held",
    input: () => trained(),
    spoil: (week) => withEveryExercise(week, ({ sets }) => ({ sets: Number(sets) * 2 })),
  },
  {
    id: "coach.V4",
    says: "ten sets of everything in one session",
    spoil: (week) => withEveryExercise(week, () => ({ sets: 10 })),
  },
  {
    id: "coach.V5",
    says: "much pushing, hardly any pulling",
    spoil: (week) =>
      withEveryExercise(week, ({ exerciseId, sets }) => ({
        sets: has(exerciseId).pattern.endsWith("pull")
          ? 1
          : has(exerciseId).pattern.endsWith("push")
            ? 5
            : sets,
      })),
  },
  {
    id: "coach.V6",
    says: "a week without a hinge",
    spoil: (week) =>
      withEveryExercise(week, ({ exerciseId }) =>
        has(exerciseId).pattern === "hinge" ? planned("core.plank") : {},
      ),
  },
  {
    id: "coach.V7",
    says: "the chest on one day",
    spoil: (week) => {
      let isFirst = true;
      return (["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const).reduce(
        (kept, day) => {
          const trainsChest = kept.days[day].exercises.some(
            ({ exerciseId }) => has(exerciseId).muscles.chest !== undefined,
          );
          const keeps = isFirst && trainsChest;
          if (keeps) isFirst = false;
          return withDay(kept, day, {
            exercises: kept.days[day].exercises.map((exercise) =>
              !keeps && has(exercise.exerciseId).muscles.chest !== undefined
                ? planned("core.plank")
                : exercise,
            ),
          });
        },
        week,
      );
    },
  },
  {
    id: "coach.V8",
    says: "two sets for the back that was named",
    spoil: (week) =>
      withEveryExercise(week, ({ exerciseId }) =>
        (has(exerciseId).muscles.lats ?? has(exerciseId).muscles.upper_back) === undefined
          ? {}
          : planned("core.plank"),
      ),
  },
  {
    id: "coach.V9",
    says: "no one-sided work for a weak arm",
    input: () => inputWith({ checkIns: [checkInWith({ bicepLeft: 13, bicepRight: 13.6 })] }),
    spoil: (week) => ({
      ...withEveryExercise(week, ({ exerciseId }) =>
        has(exerciseId).unilateral ? planned("core.plank") : {},
      ),
      days: Object.fromEntries(
        Object.entries(
          withEveryExercise(week, ({ exerciseId }) =>
            has(exerciseId).unilateral ? planned("core.plank") : {},
          ).days,
        ).map(([day, workout]) => [day, { ...workout, homeAlternative: null }]),
        // The seven keys stay; fromEntries only widens them.
      ) as DesignedWeek["days"],
    }),
  },
  {
    id: "coach.V11",
    says: "a handful of sets on the road",
    input: () => trained({ checkIns: [checkInWith({ notes: "travelling next week" })] }),
    spoil: (week) =>
      withEveryExercise(
        (["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const).reduce(
          (kept, day) => withDay(kept, day, { exercises: kept.days[day].exercises.slice(0, 2) }),
          week,
        ),
        () => ({ sets: 1 }),
      ),
  },
  {
    id: "coach.V10",
    says: "a handful of sets in an easy week",
    input: () => dueForDeload(),
    severity: "error",
    spoil: (week) =>
      (["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const).reduce(
        (kept, day) => withDay(kept, day, { exercises: kept.days[day].exercises.slice(0, 1) }),
        withEveryExercise(week, () => ({ sets: 1 })),
      ),
  },
  {
    id: "coach.V10",
    says: "something new in an easy week",
    input: () => dueForDeload(),
    severity: "error",
    spoil: (week) => withNewMove(week),
  },
];
