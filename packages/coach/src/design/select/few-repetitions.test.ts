import { noLimits } from "@muster/domain/profiles/profile";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { designWeek } from "../../compose/design-week.ts";
import { trainedWeeks } from "../../compose/testing/trained-weeks.ts";
import { checkWeek } from "../../rules/check-week.ts";
import type { PastSession } from "../../state/input.ts";
import { personOf } from "../../state/person.ts";
import { checkInWith, type InputChange, inputWith } from "../testing/inputs.ts";
import { ladderOf } from "./ladder.ts";
import { chooserFor, fits, tiersOf } from "./tiers.ts";

/** Days ago: two sets of so many of this move, rated so. */
const done = (
  exerciseId: string,
  reps: number,
  difficulty: number,
  weight: number | null = null,
): PastSession => {
  const name = exerciseById(exerciseId)?.name ?? exerciseId;
  const set = { role: "working", reps, weight, time: null, distance: null, rir: null } as const;
  return {
    id: exerciseId,
    date: "2026-11-10",
    day: "tuesday",
    workoutName: "Legs",
    variant: "main",
    skipped: false,
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

test("a weight that goes once stands in for no push-up where an easier press is there", () => {
  const input = inputWith({
    gear: {
      home: {
        place: "home",
        bars: [],
        plates: [],
        dumbbells: [],
        kettlebells: [35, 53],
        stackStep: null,
      },
    },
    profile: {
      age: 40,
      gender: "male",
      weight: 180,
      primaryGoal: "general_fitness",
      targetAreas: [],
      daysPerWeek: 3,
      gymAccess: "no_gym",
      gymDays: [],
      equipment: ["kettlebells"],
      pullups: 3,
      pushups: 25,
      limits: { ...noLimits, injuryAreas: ["shoulder"] },
    },
    sessions: [done("h_push.kettlebell-floor", 1, 9, 35)],
  });
  const { days } = designWeek(input);
  const ids = weekdays.flatMap((weekday) => days[weekday].exercises.map(({ exerciseId }) => exerciseId));
  expect(ids).not.toContain("h_push.kettlebell-floor");
  expect(ids.filter((id) => id.startsWith("h_push."))).not.toEqual([]);
});

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

/** Rungs of a ladder in four trained weeks that are asked for so few times a set, tests left out. */
const fewOfLadders = (first: ReturnType<typeof inputWith>, difficulty: number) =>
  trainedWeeks(first, 4, { difficulty, reachesTop: false }).flatMap(({ week }, index) =>
    weekdays.flatMap((weekday) =>
      week.days[weekday].exercises.flatMap(({ exerciseId, assessmentMetric, metric, targetHigh, reps }) => {
        const exercise = exerciseById(exerciseId);
        const isFew = metric === "reps" && assessmentMetric === null && (targetHigh ?? 9) < 4;
        return isFew && exercise !== undefined && ladderOf(exercise) !== undefined
          ? [`${index + 1} ${weekday} ${exerciseId} ${reps}`]
          : [];
      }),
    ),
  );
const gymOnly = {
  gymAccess: "commercial_gym",
  gymDays: ["monday", "tuesday", "thursday", "friday"] as Weekday[],
  daysPerWeek: 4 as const,
} as const;
const withCounts = (pullups: number, pushups: number, change: InputChange = {}) =>
  inputWith({
    ...change,
    profile: { ...change.profile, pullups, pushups },
    checkIns: [checkInWith({ pullups, pushups })],
  });

test.each([2, 3, 4])("in a gym nobody with %i pull-ups does sets of one to three", (pullups) => {
  for (const primaryGoal of ["strength", "muscle"] as const)
    expect(fewOfLadders(withCounts(pullups, 25, { profile: { ...gymOnly, primaryGoal } }), 8)).toEqual([]);
});

/** Push-ups that may stand in a slot. */
const pushUpsFor = (input: ReturnType<typeof inputWith>, place: "gym" | "home") =>
  (["push_up", "h_push"] as const)
    .flatMap((movement) =>
      tiersOf(chooserFor(input, personOf(input)), movement, place, { role: "secondary" }).flat(),
    )
    .filter((exercise) => ladderOf(exercise) === "push-up")
    .map(({ id }) => id);

test("who does four push-ups gets easier ones, in a gym too", () => {
  const profile = { ...gymOnly, primaryGoal: "toned", fitnessLevel: "beginner" } as const;
  const found = pushUpsFor(withCounts(0, 4, { profile }), "gym");
  expect(found).toContain("h_push.incline");
  expect(found).not.toContain("h_push.close");
  expect(found).not.toContain("h_push.push-up");
});

test("knee push-ups that end at three give way to those with the hands raised", () => {
  const profile = { gymAccess: "no_gym" as const, gymDays: [], equipment: ["resistance_bands" as const] };
  const sessions = [done("h_push.knee", 3, 10)];
  const found = pushUpsFor(withCounts(0, 2, { profile, sessions }), "home");
  expect(found).toContain("h_push.incline");
  expect(found).not.toContain("h_push.knee");
});

test("who asks for pull-ups does them in a gym, be they few", () => {
  const preferences = [{ exerciseId: "v_pull.pull-up", favourite: true, excluded: "no" as const }];
  const input = { ...withCounts(3, 25, { profile: { ...gymOnly, primaryGoal: "strength" } }), preferences };
  const week = designWeek(input);
  const ids = weekdays.flatMap((weekday) => week.days[weekday].exercises.map((one) => one.exerciseId));
  expect(ids).toContain("v_pull.pull-up");
});
