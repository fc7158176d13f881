/** What a prescription looks like, over many people and weeks: every one from the list, two to five sets, weights of the kit. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { addDays } from "@muster/domain/shared/dates";
import { usualGear } from "@muster/domain/training/weights/gear";
import { isLoadable } from "@muster/domain/training/weights/loadable";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import { inputOfLife, lifeArbitrary } from "../../compose/testing/people.ts";
import { deliverWeek } from "../../deliver/deliver-week.ts";
import { checkWeek, errorsOf } from "../../rules/check-week.ts";
import type { DesignInput } from "../../state/input.ts";
import type { DesignedWeek } from "../designed-week.ts";
import { listedTimes, setBounds } from "../template/prescription.data.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, testToday } from "../testing/inputs.ts";
import { isListed } from "./range.ts";

/** Every exercise of a week that is no test, home versions too. */
const exercisesIn = ({ days }: DesignedWeek): readonly PlannedExercise[] =>
  Object.values(days)
    .flatMap(({ exercises, homeAlternative }) => [...exercises, ...(homeAlternative?.exercises ?? [])])
    .filter(({ assessmentMetric }) => assessmentMetric === null);

const isPrescribed = ({ metric, targetLow, targetHigh, sets }: PlannedExercise): boolean =>
  targetLow !== null &&
  targetHigh !== null &&
  (metric === "distance"
    ? targetLow === targetHigh
    : isListed([targetLow, targetHigh], metric === "time" ? listedTimes : undefined)) &&
  setCount(sets) >= setBounds.fewest &&
  setCount(sets) <= setBounds.most;

const textOf = ({ name, sets, reps }: PlannedExercise): string => `${name}: ${sets} x ${reps}`;

test("coach.S4 where limits leave four moves a day, the week is still trained", () => {
  const input = inputWith({
    profile: {
      age: 13,
      fitnessLevel: "beginner",
      pullups: 0,
      pushups: 0,
      primaryGoal: "strength",
      daysPerWeek: 5,
      timePerSession: "under_30",
      gymAccess: "home_gym",
      equipment: [],
      restDays: [],
      limits: {
        injuryAreas: [],
        pregnancy: "pregnant",
        heartOrBloodPressureAdvice: false,
        note: "my left knee hurts",
      },
    },
    checkIns: [checkInWith({ date: testToday, bloodPressureSystolic: 135, notes: "sore shoulder" })],
  });
  const week = deliverWeek(undefined, input);
  expect(Object.values(week.days).filter(({ kind }) => kind === "training")).toHaveLength(5);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
});

test("coach.I1 property: prescriptions have a listed range and two to five sets", () => {
  fc.assert(
    fc.property(lifeArbitrary, (life) => {
      const input = inputOfLife(life);
      const week = deliverWeek(undefined, input);
      expect(
        exercisesIn(week)
          .filter((one) => !isPrescribed(one))
          .map(textOf),
      ).toEqual([]);
      expect(errorsOf(checkWeek(week, input))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

type Change = NonNullable<NonNullable<Parameters<typeof inputWith>[0]>["profile"]>;
const gym: Change = {
  gymAccess: "commercial_gym",
  gymDays: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
  restDays: ["sunday"],
};
const home: Change = { gymAccess: "no_gym", gymDays: [] };

/** Range and rest in seconds of the first lift with a weight of the first day; sets of a day of strength work. */
const firstLift = (profile: Change) => {
  const week = deliverWeek(undefined, inputWith({ profile: { pullups: 0, pushups: 5, ...profile } }));
  const day = Object.values(week.days).find(({ kind }) => kind === "training");
  const first = day?.exercises.find(
    ({ exerciseId, takesWeight }) => takesWeight && exerciseById(exerciseId)?.compound === true,
  );
  return {
    range: `${first?.targetLow}-${first?.targetHigh}`,
    rest: first?.restSeconds,
    effort: first?.targetDifficulty,
  };
};

test.each<readonly [string, Change, string, number, number]>([
  [
    "a beginner for strength",
    { ...gym, primaryGoal: "strength", fitnessLevel: "beginner", timePerSession: "60_plus" },
    "5-8",
    180,
    8,
  ],
  [
    "an intermediate for strength",
    { ...gym, primaryGoal: "strength", timePerSession: "60_plus" },
    "4-6",
    180,
    8,
  ],
  [
    "an advanced lifter for strength",
    { ...gym, primaryGoal: "strength", fitnessLevel: "advanced", timePerSession: "60_plus" },
    "4-6",
    180,
    8,
  ],
  [
    "a beginner for muscle",
    { ...gym, primaryGoal: "muscle", fitnessLevel: "beginner", timePerSession: "60_plus" },
    "6-10",
    120,
    8,
  ],
  [
    "an intermediate for muscle",
    { ...gym, primaryGoal: "muscle", timePerSession: "60_plus" },
    "6-10",
    120,
    8,
  ],
  [
    "an advanced lifter for muscle",
    { ...gym, primaryGoal: "muscle", fitnessLevel: "advanced", timePerSession: "60_plus" },
    "8-10",
    120,
    8,
  ],
  [
    "somebody who loses weight",
    { ...gym, primaryGoal: "weight_loss", timePerSession: "60_plus" },
    "8-12",
    90,
    7.5,
  ],
  ["somebody toned at home", { ...home, primaryGoal: "toned", timePerSession: "60_plus" }, "8-12", 90, 7.5],
  ["an athlete", { ...gym, primaryGoal: "athletic", timePerSession: "60_plus" }, "4-6", 150, 7.5],
  ["somebody of 16", { ...gym, age: 16, primaryGoal: "strength", timePerSession: "60_plus" }, "8-12", 90, 7],
  ["somebody of 70", { ...gym, age: 70, primaryGoal: "strength", timePerSession: "60_plus" }, "8-12", 120, 7],
  [
    "somebody with half an hour",
    { ...home, primaryGoal: "muscle", timePerSession: "under_30" },
    "6-10",
    90,
    8,
  ],
])("coach.I1 coach.I2 the first lift of %s", (_who, profile, range, rest, effort) => {
  expect(firstLift(profile)).toEqual({ range, rest, effort });
});

/** Weeks of somebody who does as they are told: the middle of every range with two left. */
const weeksOf = (
  profile: Change,
  count: number,
  firstLoadLb: number,
  gear: NonNullable<DesignInput["gear"]> = {},
) => {
  const weeks: DesignedWeek[] = [];
  let input = inputWith({ profile, checkIns: [], gear });
  for (let number = 0; number < count; number += 1) {
    const sunday = addDays(testToday, 7 * number);
    input = {
      ...input,
      today: sunday,
      validFrom: addDays(sunday, 1),
      checkIns: [checkInWith({ date: sunday, muscleSoreness: 3, fatigueLevel: 3 })],
    };
    const week = deliverWeek(undefined, input);
    weeks.push(week);
    const done = sessionsOf(week, addDays(sunday, 1), { difficulty: 8, firstLoadLb }).map((session) => ({
      ...session,
      exercises: session.exercises.map((one) => ({
        ...one,
        sets: one.sets.map((set) => ({
          ...set,
          reps:
            one.metric !== "reps" || one.targetLow == null || one.targetHigh == null
              ? set.reps
              : Math.ceil((one.targetLow + one.targetHigh) / 2),
        })),
      })),
    }));
    input = { ...input, previousPlan: asPrevious(week), sessions: [...input.sessions, ...done] };
  }
  return weeks;
};

test("COACH-04 an advanced lifter who follows the block lifts more each week", () => {
  const weeks = weeksOf(
    { ...gym, primaryGoal: "strength", fitnessLevel: "advanced", timePerSession: "60_plus" },
    4,
    200,
  );
  const mains = new Set(
    Object.values(weeks[1]?.days ?? {}).flatMap(({ exercises }) =>
      exercises
        .filter(
          ({ takesWeight, targetHigh, metric, name, machine }) =>
            // A kettlebell of 200 lb is none.
            takesWeight &&
            metric === "reps" &&
            (targetHigh ?? 99) <= 6 &&
            (machine !== null || /barbell/i.test(name)),
        )
        .map(({ exerciseId }) => exerciseId),
    ),
  );
  expect(mains.size).toBeGreaterThanOrEqual(3);
  for (const id of mains) {
    const planned = weeks
      .slice(1)
      .flatMap((week) => exercisesIn(week).find(({ exerciseId }) => exerciseId === id) ?? []);
    const loads = planned.map(({ loadLb }) => loadLb ?? 0);
    expect(loads).toEqual([...new Set(loads)].toSorted((a, b) => a - b));
    expect(planned.at(-1)?.reps).toMatch(/^3-5/);
    expect(planned[0]?.progressionTips).toMatch(/^Wave/);
    for (const { targetDifficulty } of planned) expect(targetDifficulty).toBe(8);
  }
});

test("coach.V10 an easy week never has a single set, and its weights are lighter", () => {
  const weeks = weeksOf({ ...gym, fitnessLevel: "advanced" }, 7, 100);
  const easy = weeks.find(({ plan }) => plan.phase === "deload");
  if (easy === undefined) throw new Error("no easy week");
  for (const one of exercisesIn(easy)) expect(Number(one.sets)).toBeGreaterThanOrEqual(2);
});

test("coach.Q5 every weight can be made with the kit, or was lifted, whatever the week", () => {
  const kit = usualGear("gym", "imperial");
  const first = 95;
  for (const week of weeksOf({ ...gym, primaryGoal: "strength" }, 7, first))
    for (const { days } of [week])
      for (const { exercises } of Object.values(days))
        for (const { exerciseId, name, machine, loadLb } of exercises)
          if (loadLb !== null && loadLb !== first)
            expect([name, loadLb, isLoadable(loadLb, { exerciseId, name, machine }, kit)]).toEqual([
              name,
              loadLb,
              true,
            ]);
});

test("coach 3a-8 a beginner with two 12 lb dumbbells gets longer sets, then advice", () => {
  const profile: Change = {
    ...home,
    fitnessLevel: "beginner",
    equipment: ["dumbbells"],
    primaryGoal: "weight_loss",
    timePerSession: "45_60",
  };
  const dumbbells = { place: "home", bars: [], plates: [], dumbbells: [12], stackStep: null } as const;
  const weeks = weeksOf(profile, 6, 12, {
    home: { ...dumbbells, bars: [], plates: [], dumbbells: [12] },
  });
  const lifted = weeks.flatMap((week) =>
    exercisesIn(week).filter(({ takesWeight, metric }) => takesWeight && metric === "reps"),
  );
  for (const { loadLb, name } of lifted)
    expect([name, loadLb === null || loadLb === 12]).toEqual([name, true]);
  const last = exercisesIn(weeks.at(-1) ?? (weeks[0] as DesignedWeek)).filter(
    ({ loadLb, metric }) => loadLb === 12 && metric === "reps",
  );
  expect(last.length).toBeGreaterThan(0);
  for (const { progressionTips } of last) expect(progressionTips).toMatch(/^No heavier weight/);
  expect(JSON.stringify(weeks)).not.toMatch(/small steps until/i);
});

test("coach.C5 from 65 on half an hour without kit is a week of training, not of rest", () => {
  for (let age = 65; age <= 80; age += 5)
    for (const days of [2, 3, 4] as const) {
      const input = inputWith({
        profile: {
          age,
          timePerSession: "under_30",
          daysPerWeek: days,
          gymAccess: "no_gym",
          gymDays: [],
          restDays: [],
          equipment: [],
          fitnessLevel: "intermediate",
        },
      });
      const week = deliverWeek(undefined, input);
      expect(Object.values(week.days).filter(({ kind }) => kind === "training")).toHaveLength(days);
    }
});
