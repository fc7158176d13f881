/** Who gets up from a chair with effort: sit to stand in every session, a rung at a time, and two drills of balance. */
import { emptyLimit } from "@muster/domain/planning/limits";
import type { Profile } from "@muster/domain/profiles/profile";
import { addDays, weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { designWeek } from "../compose/design-week.ts";
import { readNote } from "../notes/read-note.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import type { DesignedWeek } from "./designed-week.ts";
import {
  asPrevious,
  checkInWith,
  inputWith,
  ordinaryProfile,
  sessionsOf,
  testToday,
} from "./testing/inputs.ts";

const margaret: Partial<Profile> = {
  primaryGoal: "general_fitness",
  fitnessLevel: "beginner",
  gender: "female",
  age: 78,
  height: 62,
  weight: 139,
  pullups: 0,
  pushups: 0,
  targetAreas: [],
  daysPerWeek: 3,
  timePerSession: "under_30",
  gymAccess: "no_gym",
  gymDays: [],
  restDays: ["sunday"],
  equipment: ["none"],
};
const noFloor: Partial<DesignInput> = {
  limits: [{ ...emptyLimit, condition: "no_floor", date: testToday }],
};
const trainingOf = ({ days }: DesignedWeek) =>
  weekdays.map((day) => days[day]).filter(({ kind }) => kind === "training");
const squatsOf = (week: DesignedWeek) =>
  trainingOf(week).map(({ exercises }) =>
    exercises.map(({ exerciseId }) => exerciseId).filter((id) => exerciseById(id)?.pattern === "squat"),
  );

/** Weeks one after the other, every set at the top of its range. */
const weeksOf = (first: DesignInput, count: number): readonly DesignedWeek[] => {
  const designed: DesignedWeek[] = [];
  let input = first;
  for (let number = 0; number < count; number += 1) {
    const validFrom = addDays(testToday, 7 * number + 1);
    const today = addDays(validFrom, -1);
    const now = {
      ...input,
      today,
      validFrom,
      checkIns: [checkInWith({ date: today, weight: 139 })],
    };
    const week = designWeek(now);
    // A harder rung is how a main lift goes on.
    expect(checkWeek(week, now).filter(({ id }) => id === "coach.X2")).toEqual([]);
    designed.push(week);
    const sessions = [...input.sessions, ...sessionsOf(week, validFrom, { difficulty: 6 })];
    input = { ...input, previousPlan: asPrevious(week), sessions };
  }
  return designed;
};

test("sit to stand in every session, and a harder rung when twelve went well", () => {
  const weeks = weeksOf(inputWith({ ...noFloor, profile: margaret }), 5);
  const rungs = weeks.map((week) => [...new Set(squatsOf(week).flat())]);
  for (const week of weeks) for (const squats of squatsOf(week)) expect(squats).toHaveLength(1);
  expect(rungs[0]).toEqual(["squat.chair-hands"]);
  expect(rungs[1]).toEqual(["squat.chair"]);
  expect(rungs.flat()).not.toContain("squat.bodyweight");
  expect(rungs[2]).toEqual(["squat.chair-slow"]);
  expect(rungs[4]).toEqual(["squat.chair-low"]);
  for (const week of weeks.slice(0, 3))
    for (const { exercises } of trainingOf(week))
      for (const { exerciseId, targetHigh } of exercises)
        if (exerciseId.startsWith("squat.")) expect(targetHigh).toBeLessThanOrEqual(12);
});

test("who does long sets of free squats needs no chair", () => {
  const first = inputWith({ ...noFloor, checkIns: [], profile: margaret });
  const squats = {
    id: "0198c0de-0000-7000-8000-0000000000aa",
    date: addDays(testToday, -2),
    day: "friday" as const,
    workoutName: "Full Body",
    variant: "main" as const,
    skipped: false,
    exercises: [
      {
        exerciseId: "squat.bodyweight",
        name: "Bodyweight Squats",
        metric: "reps" as const,
        difficulty: 6,
        completed: true,
        assessmentMetric: null,
        notes: "",
        plannedSets: 2,
        targetLow: 15,
        targetHigh: 20,
        sets: [20, 20].map((reps) => ({
          role: "working" as const,
          reps,
          weight: null,
          time: null,
          distance: null,
          rir: null,
        })),
      },
    ],
  };
  expect(squatsOf(designWeek({ ...first, sessions: [squats] })).flat()).not.toContain("squat.chair-hands");
});

test("no free lunge for who does not get down on the floor", () => {
  for (const week of weeksOf(inputWith({ ...noFloor, profile: margaret }), 4))
    for (const { exercises } of trainingOf(week))
      for (const { exerciseId } of exercises)
        if (exerciseId.startsWith("lunge."))
          expect(["lunge.step-up", "lunge.supported-split"]).toContain(exerciseId);
});

test("weak bones do not turn to the end of their way, a week is filled without it", () => {
  const bones = { ...emptyLimit, condition: "bones" as const, date: testToday };
  const input = inputWith({ limits: [...(noFloor.limits ?? []), bones], profile: margaret });
  const week = designWeek(input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  for (const { exercises } of trainingOf(week)) {
    expect(exercises.map(({ exerciseId }) => exerciseId)).not.toContain("core.seated-turn");
    expect(exercises.length).toBeGreaterThanOrEqual(4);
  }
});

test.each([66, 78])("coach.F5 at %i every session has two drills of balance", (age) => {
  const input = inputWith({ checkIns: [], profile: { ...margaret, age } });
  const week = designWeek(input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  for (const { warmUp } of trainingOf(week))
    expect(warmUp.filter(({ name }) => /balance/i.test(name) && /heel to toe/.test(name))).toHaveLength(1);
});

test("at 66 who gets down on the floor squats freely", () => {
  const week = designWeek(inputWith({ checkIns: [], profile: { ...margaret, age: 66, pushups: 6 } }));
  expect(squatsOf(week).flat()).toContain("squat.bodyweight");
});

test("who gets up from a chair with effort does so, and balances, every day", () => {
  const week = designWeek(inputWith({ ...noFloor, checkIns: [], profile: margaret }));
  const free = Object.values(week.days).filter(({ kind }) => kind !== "training");
  expect(free.length).toBe(4);
  for (const { activeRecovery } of free) {
    const names = activeRecovery.map(({ name }) => name).join();
    expect(names).toMatch(/chair/);
    expect(names).toMatch(/balance/i);
  }
});

test("twenty minutes of who does not get down on the floor rise from a chair", () => {
  const { wishes } = readNote("Only Tuesdays and Fridays please, 20 minutes.", testToday);
  const week = designWeek(inputWith({ ...noFloor, profile: margaret, wishes: [...wishes] }));
  expect(trainingOf(week)).toHaveLength(2);
  for (const squats of squatsOf(week)) expect(squats).toHaveLength(1);
});

test("a sore hip gets up from a chair in one way on a day", () => {
  const week = designWeek(
    inputWith({
      profile: { ...ordinaryProfile, targetAreas: ["glutes", "thighs"], gymAccess: "commercial_gym" },
      limits: [...readNote("front of my left hip pinches in deep squats", testToday).limits],
    }),
  );
  const ways = squatsOf(week).map((ids) => ids.filter((id) => id.startsWith("squat.chair")).length);
  expect(Math.max(...ways)).toBe(1);
  expect(squatsOf(week).flat()).not.toContain("squat.chair-hands");
});
