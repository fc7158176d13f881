import { noLimits } from "@muster/domain/profiles/profile";
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { catalogue, exerciseById } from "../catalogue/catalogue.ts";
import { toPlanned } from "../catalogue/planned.ts";
import { designWeek } from "../design/design-week.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { DesignInput } from "../design/input.ts";
import {
  firstTraining,
  gymDay,
  homeDay,
  withDay,
  withEveryExercise,
  withExercise,
  withPlan,
} from "../design/testing/changes.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, today } from "../design/testing/inputs.ts";
import { personOf } from "../state/person.ts";
import { canary } from "./canary.ts";
import { checkWeek } from "./check-week.ts";
import { checkedRules, rules } from "./rules.ts";

const planned = (id: string) => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`No ${id} in the catalogue`);
  return toPlanned(exercise, { sets: 3, targetLow: 8, targetHigh: 10, restSeconds: 60, targetDifficulty: 6 });
};

const firstWith = (wanted: (id: string) => boolean): string => {
  const found = catalogue.map(({ id }) => id).find(wanted);
  if (found === undefined) throw new Error("The catalogue has no such exercise");
  return found;
};
const has = (id: string) => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`No ${id}`);
  return exercise;
};

/** A person with two designed weeks behind them, the last one trained in full. */
const trained = (change: Parameters<typeof inputWith>[0] = {}, difficulty = 7): DesignInput => {
  const before = inputWith({ today: addDays(today, -7), validFrom: addDays(today, -6), checkIns: [] });
  const week = designWeek(before);
  return inputWith({
    previousPlan: asPrevious(week),
    sessions: [...sessionsOf(week, addDays(today, -6), { difficulty, firstLoadLb: 60 })],
    ...change,
  });
};

/** Somebody whose last session was pull-ups on a machine with so much help in lb, twelve of them and easy. */
const helpedBy = (loadLb: number): DesignInput => {
  const input = trained();
  const [session] = input.sessions;
  const [done] = session?.exercises ?? [];
  if (session === undefined || done === undefined) throw new Error("Nothing done");
  const pulled = {
    ...done,
    exerciseId: "v_pull.assisted-machine",
    metric: "reps" as const,
    targetLow: 8,
    targetHigh: 10,
    difficulty: 2,
    plannedSets: 1,
    sets: [{ role: "working" as const, reps: 12, weight: loadLb, time: null, distance: null, rir: null }],
  };
  return {
    ...input,
    sessions: [
      ...input.sessions.slice(0, -1),
      { ...session, date: today, id: `${session.id}-b`, exercises: [pulled] },
    ],
  };
};

/** The ordinary person after `count` designed weeks, all done as `how` says. */
const lived = (
  count: number,
  how: (week: DesignedWeek, validFrom: string, index: number) => DesignInput["sessions"],
): DesignInput => {
  let input = inputWith({ checkIns: [] });
  for (let index = count; index > 0; index -= 1) {
    const validFrom = addDays(today, -7 * index + 1);
    const week = designWeek({ ...input, today: addDays(validFrom, -1), validFrom });
    input = {
      ...input,
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...how(week, validFrom, index)],
    };
  }
  return { ...input, checkIns: [checkInWith({})] };
};

/** Two sessions of the same weight at the top of the range, rated 6 and 6.5. */
const twiceEarned = (): DesignInput =>
  lived(3, (week, from, index) => [
    ...sessionsOf(week, from, { difficulty: index % 2 === 0 ? 6.5 : 6, firstLoadLb: 40 }).map((session) => ({
      ...session,
      exercises: session.exercises.map((done) => ({
        ...done,
        targetLow: 6,
        targetHigh: 10,
        sets: done.sets.map((set) => ({
          ...set,
          weight: set.weight === null ? null : 40,
          reps: set.reps === null ? null : 10,
        })),
      })),
    })),
  ]);
const lastLoadOf = (exerciseId: string): number =>
  personOf(twiceEarned()).exercises.get(exerciseId)?.lastLoadLb ?? 40;

/** Six sessions of each lift without any change, in the second week of a block. */
const plateau: DesignInput = (() => {
  const input = lived(6, (week, from, index) => [
    ...sessionsOf(week, from, { difficulty: 8 + (index % 2) / 2, firstLoadLb: 60 }).map((session) => ({
      ...session,
      exercises: session.exercises.map((done) => ({
        ...done,
        targetLow: 6,
        targetHigh: 10,
        sets: done.sets.map((set) => ({
          ...set,
          weight: set.weight === null ? null : 60,
          reps: set.reps === null ? null : 8,
        })),
      })),
    })),
  ]);
  const before = input.previousPlan;
  if (before === null) throw new Error("No plan");
  return {
    ...input,
    previousPlan: { ...before, plan: { ...before.plan, phase: "accumulation", mesocycleWeek: 1 } },
  };
})();

const dueForDeload = (): DesignInput => {
  const input = trained();
  const before = input.previousPlan;
  if (before === null) throw new Error("No plan");
  return { ...input, previousPlan: { ...before, plan: { ...before.plan, mesocycleWeek: 6 } } };
};

/** Every set of the last session with half the repetitions of the first. */
const faded = (): DesignInput => {
  const input = trained();
  return {
    ...input,
    sessions: input.sessions.map((session) => ({
      ...session,
      exercises: session.exercises.map((done) => ({
        ...done,
        sets: done.sets.map((set, index) => ({
          ...set,
          reps:
            set.reps === null ? null : index === done.sets.length - 1 ? Math.ceil(set.reps / 2) : set.reps,
        })),
      })),
    })),
  };
};

type Case = {
  readonly id: string;
  readonly says: string;
  readonly input?: () => DesignInput;
  /** Breaks the designed week. */
  readonly spoil: (week: DesignedWeek) => DesignedWeek;
};

const summaryOf = (week: DesignedWeek) => {
  if (week.plan.nutritionSummary === null) throw new Error("No summary");
  return week.plan.nutritionSummary;
};
const withSummary = (week: DesignedWeek, change: Partial<ReturnType<typeof summaryOf>>): DesignedWeek =>
  withPlan(week, { nutritionSummary: { ...summaryOf(week), ...change } });
const withCalories = (week: DesignedWeek, calories: (goal: number) => number): DesignedWeek => ({
  ...week,
  // The seven keys stay; fromEntries only widens them.
  days: Object.fromEntries(
    Object.entries(week.days).map(([day, workout]) => [
      day,
      { ...workout, calorieGoal: calories(workout.calorieGoal) },
    ]),
  ) as DesignedWeek["days"],
});
const silent = (week: DesignedWeek): DesignedWeek =>
  withPlan(week, {
    programSummary: "A week.",
    weeklyStrategyOverview: "Train.",
    weekSummary: "Fine.",
    nutritionGuidance: "Eat.",
  });
const stopped = (notes: string) => () => inputWith({ checkIns: [checkInWith({ notes })] });
const withTraining = (week: DesignedWeek): DesignedWeek => withDay(week, "monday", { kind: "training" });
const heavySquat = firstWith((id) => has(id).contra.includes("deep_knee"));
const jump = firstWith((id) => has(id).pattern === "plyo");
const advanced = firstWith((id) => has(id).level === 3 && has(id).contra.length === 0);
const machine = firstWith((id) => has(id).gymClass === "machine");
const barbell = firstWith((id) => has(id).gymClass === "barbell");

const cases: readonly Case[] = [
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
    spoil: (week) => withDay(week, homeDay(week), { location: "Gym" }),
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
  { id: "coach.N1", says: "an invented energy at rest", spoil: (week) => withSummary(week, { bmr: 900 }) },
  {
    id: "coach.N2",
    says: "an invented energy a day",
    spoil: (week) => withSummary(week, { tdee: summaryOf(week).tdee + 200 }),
  },
  {
    id: "coach.N3",
    says: "an average 100 kcal off",
    spoil: (week) =>
      withSummary(week, { weeklyAverageCalories: summaryOf(week).weeklyAverageCalories + 100 }),
  },
  {
    id: "coach.N4",
    says: "a day below 1200 kcal",
    spoil: (week) => withDay(week, "sunday", { calorieGoal: 1_100 }),
  },
  {
    id: "coach.N5",
    says: "a crash diet",
    spoil: (week) => withSummary(week, { weeklyAverageCalories: 900 }),
  },
  {
    id: "coach.N6",
    says: "protein of 60 g",
    spoil: (week) => withSummary(week, { weeklyAverageProtein: 60 }),
  },
  {
    id: "coach.N7",
    says: "the same calories every day",
    spoil: (week) => withCalories(week, () => summaryOf(week).weeklyAverageCalories),
  },
  {
    id: "coach.N8",
    says: "a jump of 400 kcal",
    input: () => ({
      ...trained(),
      intake: Array.from({ length: 10 }, (_, index) => ({
        date: addDays(today, -index),
        calories: 2_300,
        protein: 120,
        closed: true,
      })),
    }),
    spoil: (week) =>
      withSummary(week, { weeklyAverageCalories: summaryOf(week).weeklyAverageCalories + 400 }),
  },
  {
    id: "coach.N9",
    says: "a change without a food log",
    input: () => trained({ profile: { primaryGoal: "weight_loss" } }),
    spoil: (week) => withSummary(week, { weeklyAverageCalories: summaryOf(week).weeklyAverageCalories - 40 }),
  },
  {
    id: "coach.N10",
    says: "macros that do not add up",
    spoil: (week) =>
      withSummary(week, { macroSplit: { proteinGrams: 120, carbohydrateGrams: 10, fatGrams: 60 } }),
  },
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
    input: () => trained({ today: addDays(today, 21), validFrom: addDays(today, 22), checkIns: [] }),
    spoil: (week) => withEveryExercise(week, () => ({ sets: 4 })),
  },
  {
    id: "coach.R6",
    says: "training with a fever",
    input: stopped("had a fever since friday"),
    spoil: withTraining,
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
    id: "coach.Q5",
    says: "a weight between two dumbbells",
    spoil: (week) => withEveryExercise(week, ({ takesWeight }) => (takesWeight ? { loadLb: 23 } : {})),
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
    id: "coach.F8",
    says: "a single for a beginner",
    input: () => inputWith({ profile: { fitnessLevel: "beginner" } }),
    spoil: (week) =>
      withEveryExercise(week, ({ takesWeight }) =>
        takesWeight ? { targetLow: 1, targetHigh: 1, reps: "1" } : {},
      ),
  },
  {
    id: "coach.X2",
    says: "new first lifts in the second week",
    input: () => trained(),
    spoil: (week) =>
      (["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const).reduce(
        (kept, day) => withDay(kept, day, { exercises: kept.days[day].exercises.slice(1) }),
        week,
      ),
  },
  {
    id: "coach.T3",
    says: "a text for professors",
    spoil: (week) =>
      withPlan(week, {
        programSummary:
          "Physiological periodisation necessitates individualised neuromuscular considerations, notwithstanding methodological heterogeneity throughout contemporary investigations.",
      }),
  },
  {
    id: "coach.T4",
    says: "a diagnosis",
    spoil: (week) => withPlan(week, { programSummary: "You have hypertension and tendinitis." }),
  },
  {
    id: "coach.T4",
    says: "words of the question",
    spoil: (week) => withPlan(week, { weekSummary: `Fine. ${canary}` }),
  },
  {
    id: "coach.X1",
    says: "the same exercises again",
    input: () => trained(),
    spoil: (week) => {
      const before = trained().previousPlan;
      if (before === null) throw new Error("No plan");
      return before.days.reduce((kept, { weekday, workout }) => withDay(kept, weekday, workout), week);
    },
  },
  {
    id: "coach.X3",
    says: "an exercise twice in a day",
    spoil: (week) =>
      withExercise(week, firstTraining(week), 1, { ...week.days[firstTraining(week)].exercises[0] }),
  },
  {
    id: "coach.T1",
    says: "a number from nowhere",
    spoil: (week) => withPlan(week, { programSummary: "You will lose 37.4 lb by spring." }),
  },
  {
    id: "coach.T2",
    says: "markup in a text",
    spoil: (week) => withPlan(week, { programSummary: "<b>Go</b>" }),
  },
  {
    id: "coach.T2",
    says: "a link in a text",
    spoil: (week) => withDay(week, "monday", { coachingInsight: "See https://example.org" }),
  },
  {
    id: "coach.T2",
    says: "a hidden character",
    spoil: (week) => withDay(week, "monday", { focus: "Legs\u202egnirts" }),
  },
];

for (const { id, says, input, spoil } of cases)
  test(`${id} finds ${says}`, () => {
    const given = input?.() ?? inputWith();
    const week = designWeek(given);
    expect(checkWeek(week, given).filter((violation) => violation.id === id)).toEqual([]);
    const found = checkWeek(spoil(week), given).filter((violation) => violation.id === id);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatchObject({
      path: expect.any(String),
      got: expect.any(String),
      need: expect.any(String),
    });
  });

test("COACH-01 every rule has an id of its own, a sentence, a source, and a case that breaks it", () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { id, sentence, source } of rules) {
    expect(id).toMatch(/^coach\.[A-Z]\d+$/);
    expect(sentence).toMatch(/\.$/);
    expect(source).not.toBe("");
  }
  expect(rules.map(({ id }) => id).filter((id) => !cases.some((found) => found.id === id))).toEqual([]);
  expect(checkedRules.length).toBe(rules.length - 1);
});
