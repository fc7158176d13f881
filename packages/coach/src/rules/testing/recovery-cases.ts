/** Weeks that do not answer how the person feels. */

import { addDays } from "@muster/domain/shared/dates";
import { designWeek } from "../../compose/design-week.ts";
import {
  firstTraining,
  withDay,
  withEveryExercise,
  withExercise,
  withPlan,
} from "../../design/testing/changes.ts";
import { checkInWith, inputWith, testToday } from "../../design/testing/inputs.ts";
import {
  type Case,
  dueForDeload,
  faded,
  planned,
  secondWeekBack,
  stopped,
  trained,
  withTraining,
} from "./lives.ts";

/** Broken weeks that the validator must find, for coach.R1-R9. */
export const recoveryCases: readonly Case[] = [
  {
    id: "coach.R1",
    says: "full volume when very sore",
    input: () => inputWith({ checkIns: [checkInWith({ muscleSoreness: 9 })] }),
    spoil: () => designWeek(inputWith()),
  },
  {
    id: "coach.R1",
    says: "a week cut to almost nothing",
    input: () => inputWith({ checkIns: [checkInWith({ muscleSoreness: 9 })] }),
    spoil: (week) =>
      withDay(week, firstTraining(week), { exercises: week.days[firstTraining(week)].exercises.slice(0, 2) }),
  },
  {
    id: "coach.R2",
    says: "full volume when worn",
    input: () => inputWith({ checkIns: [checkInWith({ fatigueLevel: 7 })] }),
    spoil: () => designWeek(inputWith()),
  },
  {
    id: "coach.R3",
    says: "more sets after bad sleep",
    input: () => inputWith({ checkIns: [checkInWith({ avgSleepHours: 5 })] }),
    spoil: (week) => withEveryExercise(week, ({ sets }) => ({ sets: Number(sets) + 1 })),
  },
  {
    id: "coach.R3",
    says: "more load after bad sleep",
    input: () => trained({ checkIns: [checkInWith({ avgSleepHours: 5 })] }),
    spoil: (week) =>
      withEveryExercise(week, ({ loadLb }) => ({ loadLb: loadLb === null ? null : loadLb + 5 })),
  },
  {
    id: "coach.R5",
    says: "full volume after three weeks off",
    input: () => trained({ today: addDays(testToday, 21), validFrom: addDays(testToday, 22), checkIns: [] }),
    spoil: (week) => withEveryExercise(week, () => ({ sets: 4 })),
  },
  {
    id: "coach.R6",
    says: "training with a fever",
    input: stopped("had a fever since friday"),
    spoil: withTraining,
  },
  {
    id: "coach.R4",
    says: "hard training in a due easy week",
    input: () => dueForDeload(),
    spoil: (week) => withPlan(week, { phase: "accumulation" }),
  },
  {
    id: "coach.R7",
    says: "the same rest after repetitions fell by half",
    input: () => faded(),
    spoil: (week) => withEveryExercise(week, () => ({ restSeconds: 60, rest: "60 sec", sets: 4 })),
  },
  {
    id: "coach.R8",
    says: "more sets after a week of missed workouts",
    input: () => {
      const input = trained();
      return { ...input, sessions: input.sessions.slice(0, 1) };
    },
    spoil: (week) => withEveryExercise(week, ({ sets }) => ({ sets: Number(sets) + 1 })),
  },
  {
    id: "coach.R3",
    says: "a set more than last week after bad sleep",
    input: () => trained({ checkIns: [checkInWith({ avgSleepHours: 5 })] }),
    severity: "error",
    spoil: (week) => withEveryExercise(week, ({ sets }) => ({ sets: Number(sets) + 1 })),
  },
  {
    id: "coach.R4",
    says: "an easy week that is not due",
    input: () => trained(),
    spoil: (week) => withPlan(week, { phase: "deload" }),
  },
  {
    id: "coach.R5",
    says: "the old weights after three weeks off",
    input: () => trained({ today: addDays(testToday, 21), validFrom: addDays(testToday, 22), checkIns: [] }),
    severity: "error",
    spoil: (week) =>
      withEveryExercise(week, ({ loadLb }) => ({ loadLb: loadLb === null ? null : loadLb * 1.3 })),
  },
  {
    id: "coach.R8",
    says: "curls first after a week of missed workouts",
    input: () => {
      const input = trained();
      return { ...input, sessions: input.sessions.slice(0, 1) };
    },
    spoil: (week) => withExercise(week, firstTraining(week), 0, planned("arm_flex.dumbbell-hammer")),
  },
  {
    id: "coach.R9",
    says: "full volume in the second week back",
    input: secondWeekBack,
    severity: "error",
    spoil: (week) => withEveryExercise(week, ({ sets }) => ({ sets: Number(sets) + 2 })),
  },
  {
    id: "coach.R9",
    says: "the old weights in the second week back",
    input: secondWeekBack,
    severity: "error",
    spoil: (week) =>
      withEveryExercise(week, ({ loadLb }) => ({ loadLb: loadLb === null ? null : loadLb * 1.3 })),
  },
];
