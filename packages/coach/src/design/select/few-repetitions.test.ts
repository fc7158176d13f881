import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { designWeek } from "../../compose/design-week.ts";
import { trainedWeeks } from "../../compose/testing/trained-weeks.ts";
import { checkWeek } from "../../rules/check-week.ts";
import type { PastSession } from "../../state/input.ts";
import { personOf } from "../../state/person.ts";
import { inputWith } from "../testing/inputs.ts";
import { ladderOf } from "./ladder.ts";
import { fits } from "./tiers.ts";

/** Days ago: two sets of so many of this move, rated so. */
const done = (exerciseId: string, reps: number, difficulty: number): PastSession => {
  const name = exerciseById(exerciseId)?.name ?? exerciseId;
  const set = { role: "working", reps, weight: null, time: null, distance: null, rir: null } as const;
  return {
    id: exerciseId,
    date: "2026-11-10",
    day: "tuesday",
    workoutName: "Legs",
    planId: null,
    variant: "main",
    skipped: false,
    completedExercises: 1,
    totalExercises: 1,
    exercises: [
      {
        exerciseId,
        name,
        metric: "reps",
        difficulty,
        completed: true,
        assessmentMetric: null,
        notes: "",
        plannedSets: 2,
        targetLow: 5,
        targetHigh: 20,
        sets: [set, set],
      },
    ],
  };
};

test("a move of which one or two go is no work for a set: an easier one stands there", () => {
  const first = inputWith({
    profile: {
      fitnessLevel: "beginner",
      primaryGoal: "weight_loss",
      weight: 290,
      targetAreas: [],
      gymAccess: "no_gym",
      gymDays: [],
      equipment: ["none"],
      pullups: 0,
      pushups: 3,
    },
    sessions: [
      done("squat.bodyweight", 12, 7),
      done("squat.sumo", 20, 1),
      done("lunge.reverse", 1, 10),
      done("lunge.step-up", 4, 10),
      done("hinge.glute-bridge", 20, 1),
    ],
  });
  const [week] = trainedWeeks(first, 1);
  const few = weekdays.flatMap((weekday) =>
    (week?.week.days[weekday].exercises ?? []).filter(({ exerciseId, metric, targetHigh }) => {
      const exercise = exerciseById(exerciseId);
      return (
        metric === "reps" &&
        (targetHigh ?? 9) < 5 &&
        exercise !== undefined &&
        ladderOf(exercise) === undefined
      );
    }),
  );
  expect(few.map(({ exerciseId, reps }) => [exerciseId, reps])).toEqual([]);
});

test.each([0, 1, 2, 3, 4, 5, 6] as const)(
  "coach.F9 a watched pressure means no set below eight after %i push-ups",
  (pushups) => {
    const limits = { ...inputWith().profile.limits, heartOrBloodPressureAdvice: true };
    const input = inputWith({
      profile: { pushups, pullups: 0, limits, fitnessLevel: "beginner", equipment: ["none"], gymDays: [] },
      checkIns: [],
    });
    const broken = checkWeek(designWeek(input), input).filter(({ id }) => id === "coach.F9");
    expect(broken).toEqual([]);
  },
);

const suits = (exerciseId: string, session: PastSession): boolean => {
  const exercise = exerciseById(exerciseId);
  if (exercise === undefined) throw new Error(`${exerciseId} is not in the catalogue`);
  return fits(exercise, personOf(inputWith({ sessions: [session] })));
};

test("a move that is done too often suits no more, and neither does what is easier", () => {
  const squats = done("squat.bodyweight", 20, 7);
  expect(suits("squat.bodyweight", squats)).toBe(false);
  expect(suits("squat.chair-hands", squats)).toBe(false);
});

test("many repetitions of an easy move are no reason against a harder one", () => {
  const bridges = done("hinge.glute-bridge", 20, 1);
  expect(suits("hinge.single-leg-bridge", bridges)).toBe(true);
  expect(suits("hinge.hip-thrust", bridges)).toBe(true);
});
