/** Weeks that break the rules of effort and loads. */
import {
  firstTraining,
  homeDay,
  withDay,
  withEveryExercise,
  withExercise,
} from "../../design/testing/changes.ts";
import { checkInWith, inputWith } from "../../design/testing/inputs.ts";

import {
  advanced,
  type Case,
  has,
  helpedBy,
  jump,
  lastLoadOf,
  planned,
  plateau,
  trained,
  twiceEarned,
} from "./lives.ts";

/** Broken weeks that the validator must find, for coach.I1-I14. */
export const loadCases: readonly Case[] = [
  {
    id: "coach.I3",
    says: "an effort of 3",
    spoil: (week) => withEveryExercise(week, () => ({ targetDifficulty: 3 })),
  },
  {
    id: "coach.I4",
    says: "twice the load that history allows",
    input: () => trained(),
    spoil: (week) =>
      withEveryExercise(week, ({ loadLb }) => ({ loadLb: loadLb === null ? null : loadLb * 2 })),
  },
  {
    id: "coach.I5",
    says: "a rise of a third",
    input: () => trained(),
    spoil: (week) =>
      withEveryExercise(week, ({ loadLb }) => ({ loadLb: loadLb === null ? null : loadLb * 1.34 })),
  },
  {
    id: "coach.I5",
    says: "half of the machine's help gone in a week",
    input: () => helpedBy(100),
    spoil: (week) =>
      withExercise(week, firstTraining(week), 0, { ...planned("v_pull.assisted-machine"), loadLb: 50 }),
  },
  {
    id: "coach.I6",
    says: "a rise after a session rated 10",
    input: () => trained({}, 10),
    spoil: (week) =>
      withEveryExercise(week, ({ loadLb }) => ({ loadLb: loadLb === null ? null : loadLb + 10 })),
  },
  {
    id: "coach.I9",
    says: "pull-ups for somebody without one",
    input: () => inputWith({ checkIns: [checkInWith({ pullups: 0 })], profile: { pullups: 0 } }),
    spoil: (week) => withExercise(week, homeDay(week), 0, planned("v_pull.pull-up")),
  },
  {
    id: "coach.I11",
    says: "a level 3 move for a beginner",
    input: () => inputWith({ profile: { fitnessLevel: "beginner" } }),
    spoil: (week) => withExercise(week, firstTraining(week), 0, planned(advanced)),
  },
  {
    id: "coach.I12",
    says: "jumps at 72",
    input: () => inputWith({ profile: { age: 72 } }),
    spoil: (week) => withExercise(week, firstTraining(week), 0, planned(jump)),
  },
  {
    id: "coach.I1",
    says: "fifty repetitions with a weight",
    spoil: (week) => withEveryExercise(week, () => ({ targetLow: 40, targetHigh: 50, reps: "40-50" })),
  },
  {
    id: "coach.I2",
    says: "ten seconds of rest",
    spoil: (week) => withEveryExercise(week, () => ({ restSeconds: 10, rest: "10 sec" })),
  },
  {
    id: "coach.I7",
    says: "a weight that stays after two easy sessions at the top",
    input: () => twiceEarned(),
    spoil: (week) =>
      withEveryExercise(week, ({ loadLb, targetLow, targetHigh, exerciseId }) =>
        loadLb === null
          ? {}
          : {
              loadLb: lastLoadOf(exerciseId),
              targetLow,
              targetHigh: Math.min(targetHigh ?? 10, 10),
            },
      ),
  },
  {
    id: "coach.I8",
    says: "the same range and weight on a plateau",
    input: () => plateau,
    spoil: (week) =>
      withEveryExercise(week, ({ takesWeight }) =>
        takesWeight ? { loadLb: 60, targetLow: 6, targetHigh: 10, reps: "6-10" } : {},
      ),
  },
  {
    id: "coach.I10",
    says: "two tests of one movement",
    spoil: (week) =>
      withEveryExercise(week, ({ exerciseId }) =>
        has(exerciseId).pattern === "h_push" ? { reps: "Max", targetLow: null, targetHigh: null } : {},
      ),
  },
  {
    id: "coach.I13",
    says: "curls before squats",
    spoil: (week) =>
      (["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const).reduce(
        (kept, day) =>
          withDay(kept, day, {
            exercises: kept.days[day].exercises.map((exercise) => ({ ...exercise, pair: null })).toReversed(),
          }),
        week,
      ),
  },
  {
    id: "coach.I14",
    says: "intervals every day",
    spoil: (week) =>
      (["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const).reduce(
        (kept, day) =>
          withDay(kept, day, {
            cardio: { type: "Intervals", duration: "20 min", notes: "", exercises: [] },
          }),
        week,
      ),
  },
  {
    id: "coach.I3",
    says: "a normal week without effort",
    spoil: (week) => withEveryExercise(week, () => ({ targetDifficulty: 5 })),
  },
  {
    id: "coach.I9",
    says: "push-ups in twos for somebody who can do twenty",
    severity: "warning",
    spoil: (week) =>
      withExercise(week, homeDay(week), 0, { ...planned("h_push.push-up"), targetLow: 2, targetHigh: 2 }),
  },
];
