/** Weeks that break the rules of health and equipment. */
import { noLimits } from "@muster/domain/profiles/profile";
import {
  firstTraining,
  gymDay,
  homeDay,
  withDay,
  withEveryExercise,
  withExercise,
} from "../../design/testing/changes.ts";
import { checkInWith, inputWith } from "../../design/testing/inputs.ts";

import {
  barbell,
  type Case,
  heavySquat,
  machine,
  planned,
  silent,
  stopped,
  summaryOf,
  withSummary,
  withTraining,
} from "./lives.ts";

/** Broken weeks that the validator must find, for coach.F1-F10, Q1-Q5. */
export const healthCases: readonly Case[] = [
  {
    id: "coach.F10",
    says: "an exercise that hurts",
    input: () =>
      inputWith({ preferences: [{ exerciseId: "squat.goblet", favourite: false, excluded: "injury" }] }),
    spoil: (week) => withExercise(week, firstTraining(week), 0, planned("squat.goblet")),
  },
  {
    id: "coach.Q1",
    says: "a machine at home",
    spoil: (week) => withExercise(week, homeDay(week), 0, planned(machine)),
  },
  {
    id: "coach.Q1",
    says: "a machine in the home version",
    spoil: (week) => {
      const day = gymDay(week);
      const home = week.days[day].homeAlternative;
      if (home === null) throw new Error("No home version");
      return withDay(week, day, {
        homeAlternative: { ...home, exercises: [planned(machine), ...home.exercises.slice(1)] },
      });
    },
  },
  {
    id: "coach.Q2",
    says: "a barbell in a gym without one",
    spoil: (week) => withExercise(week, gymDay(week), 0, planned(barbell)),
  },
  {
    id: "coach.Q3",
    says: "no home version",
    spoil: (week) => withDay(week, gymDay(week), { homeAlternative: null }),
  },
  {
    id: "coach.Q4",
    says: "a home version of one pattern",
    spoil: (week) => {
      const day = gymDay(week);
      const home = week.days[day].homeAlternative;
      if (home === null) throw new Error("No home version");
      return withDay(week, day, { homeAlternative: { ...home, exercises: home.exercises.slice(0, 1) } });
    },
  },
  {
    id: "coach.F1",
    says: "a deep knee bend for a sore knee",
    input: () => inputWith({ profile: { limits: { ...noLimits, injuryAreas: ["knee"] } } }),
    spoil: (week) => withExercise(week, firstTraining(week), 0, planned(heavySquat)),
  },
  {
    id: "coach.F2",
    says: "no word about raised blood pressure",
    input: () =>
      inputWith({ checkIns: [checkInWith({ bloodPressureSystolic: 142, bloodPressureDiastolic: 78 })] }),
    spoil: silent,
  },
  {
    id: "coach.F2",
    says: "heavy sets at 165/100",
    input: () =>
      inputWith({ checkIns: [checkInWith({ bloodPressureSystolic: 165, bloodPressureDiastolic: 100 })] }),
    spoil: (week) => withExercise(week, firstTraining(week), 0, { targetLow: 3, targetHigh: 5, reps: "3-5" }),
  },
  {
    id: "coach.F2",
    says: "training at 185/121",
    input: () =>
      inputWith({ checkIns: [checkInWith({ bloodPressureSystolic: 185, bloodPressureDiastolic: 121 })] }),
    spoil: withTraining,
  },
  {
    id: "coach.F3",
    says: "training with chest pain",
    input: stopped("chest pain on the stairs"),
    spoil: withTraining,
  },
  { id: "coach.F3", says: "no advice for numbness", input: stopped("my hand feels numb"), spoil: silent },
  {
    id: "coach.F4",
    says: "five heavy reps for a 15 year old",
    input: () => inputWith({ profile: { age: 15 } }),
    spoil: (week) => withExercise(week, firstTraining(week), 0, { targetLow: 5, targetHigh: 5, reps: "5" }),
  },
  {
    id: "coach.F4",
    says: "twenty push-ups in a set for a 15 year old",
    input: () => inputWith({ profile: { age: 15 } }),
    spoil: (week) =>
      withExercise(week, firstTraining(week), 0, {
        ...planned("h_push.push-up"),
        targetLow: 10,
        targetHigh: 20,
        reps: "10-20",
      }),
  },
  {
    id: "coach.F4",
    says: "training for a child",
    input: () => inputWith({ profile: { age: 11 } }),
    spoil: withTraining,
  },
  {
    id: "coach.F5",
    says: "short rests at 71",
    input: () => inputWith({ profile: { age: 71 } }),
    spoil: (week) => withEveryExercise(week, () => ({ restSeconds: 60, rest: "60 sec" })),
  },
  {
    id: "coach.F5",
    says: "no balance at 71",
    input: () => inputWith({ profile: { age: 71 } }),
    spoil: (week) =>
      (["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const).reduce(
        (kept, day) =>
          withDay(kept, day, {
            warmUp: kept.days[day].warmUp.map((item) => ({ ...item, name: "March" })),
            exercises: kept.days[day].exercises.map((exercise) => ({ ...exercise, name: "Move" })),
          }),
        week,
      ),
  },
  {
    id: "coach.F6",
    says: "a deficit for somebody underweight",
    input: () =>
      inputWith({ checkIns: [checkInWith({ weight: 105 })], profile: { primaryGoal: "weight_loss" } }),
    spoil: (week) => withSummary(week, { weeklyAverageCalories: summaryOf(week).tdee - 300 }),
  },
  {
    id: "coach.F7",
    says: "hard effort in pregnancy",
    input: () => inputWith({ profile: { limits: { ...noLimits, pregnancy: "pregnant" } } }),
    spoil: (week) => withEveryExercise(week, () => ({ targetDifficulty: 8 })),
  },
  {
    id: "coach.F9",
    says: "an effort of 10",
    spoil: (week) => withEveryExercise(week, () => ({ targetDifficulty: 10 })),
  },
  {
    id: "coach.Q5",
    says: "a weight between two dumbbells",
    spoil: (week) => withEveryExercise(week, ({ takesWeight }) => (takesWeight ? { loadLb: 23 } : {})),
  },
  {
    id: "coach.F8",
    says: "a single for a beginner",
    input: () => inputWith({ profile: { fitnessLevel: "beginner" } }),
    spoil: (week) =>
      withEveryExercise(week, ({ takesWeight }) =>
        takesWeight ? { targetLow: 1, targetHigh: 1, reps: "1" } : {},
      ),
  },
];
