import { noLimits } from "@muster/domain/profiles/profile";
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { DesignInput } from "../../state/input.ts";
import { personOf } from "../../state/person.ts";
import { phaseOf } from "../phase.ts";
import type { SlotRole } from "../template/day-types.data.ts";
import { checkInWith, inputWith, testToday } from "../testing/inputs.ts";
import { exercise, nobody, state } from "../testing/load-cases.ts";
import { doseOf } from "./prescription.ts";
import { unloadedRange } from "./range.ts";

const goblet = "squat.goblet";

/** Somebody whose goblet squat stood still for six sessions, the last ones asked for from these bottoms of a range. */
const standsStill = (
  lows: readonly number[],
  checkIns: DesignInput["checkIns"] = [],
  { gear = {}, reps = 10 }: { readonly gear?: DesignInput["gear"]; readonly reps?: number } = {},
) => {
  const input = inputWith({ gear, profile: { primaryGoal: "muscle", fitnessLevel: "intermediate" } });
  const sessions = Array.from({ length: 6 }, (_, index) => {
    const date = addDays(input.today, -21 + index * 4);
    return {
      id: `session ${index}`,
      date,
      day: "monday" as const,
      workoutName: "Full Body",
      variant: "main" as const,
      skipped: false,
      exercises: [
        {
          exerciseId: goblet,
          name: "Goblet Squat",
          metric: "reps" as const,
          difficulty: 7 + (index % 2),
          completed: true,
          assessmentMetric: null,
          notes: "",
          plannedSets: 2,
          targetLow: lows[index - 6 + lows.length] ?? 6,
          targetHigh: 10,
          sets: [1, 2].map(() => ({
            role: "working" as const,
            reps,
            weight: 50,
            time: null,
            distance: null,
            rir: null,
          })),
        },
      ],
    };
  });
  const today = { ...input, checkIns, sessions };
  const person = personOf(today);
  const squat = exerciseById(goblet);
  if (squat === undefined) throw new Error("no goblet squat");
  expect(person.exercises.get(goblet)?.trend).toBe("plateaued");
  return doseOf(squat, "main", today, person, phaseOf(today, person)).low;
};

test("coach.I8 a stalled lift changes its range for two sessions", () => {
  const higher = standsStill([6, 6]);
  expect(higher).toBe(10);
  // One session in the higher range is not enough to say that it did not help.
  expect(standsStill([6, higher])).toBe(higher);
  expect(standsStill([higher, higher])).toBe(6);
  expect(standsStill([higher, 6])).toBe(higher);
});

test("a tired week keeps the range of a stalled lift", () => {
  const tired = [checkInWith({ date: testToday, fatigueLevel: 7 })];
  expect(standsStill([6, 6], tired)).toBe(6);
});

test("a stalled lift with the only weight there is keeps its range", () => {
  const one = { bars: [], plates: [], dumbbells: [50], kettlebells: [], stackStep: null };
  const gear = { home: { ...one, place: "home" }, gym: { ...one, place: "gym" } } as const;
  expect(standsStill([6, 6], [], { gear, reps: 8 })).toBe(6);
  expect(standsStill([6, 6], [], { reps: 8 })).toBe(10);
});

test("pistol squats that nobody saw the person do begin with a few", () => {
  const done = state({ exerciseId: "lunge.bulgarian", lastingReps: 20, bouts: [] });
  const person = { ...nobody, exercises: new Map([[done.exerciseId, done]]) };
  expect(unloadedRange(exercise("squat.pistol"), person, 2)).toEqual([5, 8]);
});

test.each([
  ["45_60", 120, 90, 60],
  ["60_plus", 120, 105, 75],
] as const)(
  "in sessions of %s minutes lifts and small moves rest %d, %d and %d s",
  (timePerSession, ...rests) => {
    const input = inputWith({ profile: { primaryGoal: "muscle", timePerSession } });
    const person = personOf(input);
    const restOf = (id: string, role: SlotRole) => {
      const exercise = exerciseById(id);
      if (exercise === undefined) throw new Error(id);
      return doseOf(exercise, role, input, person, phaseOf(input, person)).restSeconds;
    };
    expect([
      restOf(goblet, "main"),
      restOf(goblet, "secondary"),
      restOf("lateral.dumbbell", "accessory"),
    ]).toEqual(rests);
  },
);

test("coach.I2 sets with four left rest two minutes, however heavy the goal", () => {
  const profile = { primaryGoal: "strength", gymAccess: "commercial_gym" } as const;
  const restWith = (heartOrBloodPressureAdvice: boolean) => {
    const input = inputWith({ profile: { ...profile, limits: { ...noLimits, heartOrBloodPressureAdvice } } });
    const person = personOf(input);
    const press = exercise("h_push.machine");
    const { difficulty, restSeconds } = doseOf(press, "main", input, person, phaseOf(input, person));
    return [difficulty, restSeconds];
  };
  expect(restWith(false)).toEqual([8, 180]);
  expect(restWith(true)).toEqual([6, 120]);
});

test("coach.I2 long light sets rest like small moves, not three minutes", () => {
  const restAfter = (reps: number, weight: number) => {
    const input = inputWith({
      profile: {
        primaryGoal: "strength",
        fitnessLevel: "intermediate",
        equipment: ["dumbbells"],
        gymAccess: "no_gym",
      },
    });
    const sessions = [-9, -5, -2].map((ago) => ({
      id: `session ${ago}`,
      date: addDays(input.today, ago),
      day: "monday" as const,
      workoutName: "Full Body",
      variant: "main" as const,
      skipped: false,
      exercises: [
        {
          exerciseId: goblet,
          name: "Goblet Squats",
          metric: "reps" as const,
          difficulty: 8,
          completed: true,
          assessmentMetric: null,
          notes: "",
          plannedSets: 3,
          targetLow: reps - 3,
          targetHigh: reps,
          sets: [1, 2, 3].map(() => ({
            role: "working" as const,
            reps,
            weight,
            time: null,
            distance: null,
            rir: null,
          })),
        },
      ],
    }));
    const gear = {
      home: { place: "home" as const, bars: [], plates: [], dumbbells: [10, 20], stackStep: null },
    };
    const person = personOf({ ...input, sessions, gear });
    const squat = exerciseById(goblet);
    if (squat === undefined) throw new Error("no goblet squat");
    const { low, restSeconds } = doseOf(squat, "main", input, person, phaseOf(input, person));
    return { isLong: low >= 12, restSeconds };
  };
  expect(restAfter(18, 20)).toEqual({ isLong: true, restSeconds: 90 });
  expect(restAfter(5, 20)).toEqual({ isLong: false, restSeconds: 180 });
});

test("coach.F1 a tennis elbow pulls light weights for longer, and presses as before", () => {
  const dose = (id: string, note: string) => {
    const input = inputWith({
      checkIns: [],
      profile: { primaryGoal: "strength", fitnessLevel: "intermediate", limits: { ...noLimits, note } },
    });
    const person = personOf(input);
    const exercise = exerciseById(id);
    if (exercise === undefined) throw new Error(`no ${id}`);
    return doseOf(exercise, "main", input, person, phaseOf(input, person)).low;
  };
  expect(dose("h_pull.machine", "")).toBe(4);
  expect(dose("h_pull.machine", "tennis elbow")).toBe(10);
  expect(dose("h_push.machine", "tennis elbow")).toBe(4);
});
