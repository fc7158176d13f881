import { emptyWish, type Wish } from "@muster/domain/planning/limits";
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import { checkInWith, inputWith, testToday } from "./testing/inputs.ts";

test.each([13, 15, 17])("coach.F4 at %i no set asks for more than 15 repetitions, loaded or not", (age) => {
  for (const pushups of [0, 5, 60]) {
    const input = inputWith({
      profile: { age, equipment: ["pull_up_bar", "resistance_bands"], gymDays: [], gymAccess: "no_gym" },
      checkIns: [checkInWith({ pushups })],
    });
    const week = deliverWeek(undefined, input);
    const sets = Object.values(week.days)
      .flatMap(({ exercises }) => exercises)
      .filter(({ metric }) => metric === "reps");
    expect(sets.length).toBeGreaterThan(8);
    expect(Math.max(...sets.map(({ targetHigh }) => targetHigh ?? 0))).toBeLessThanOrEqual(15);
    expect(Math.min(...sets.map(({ targetLow }) => targetLow ?? 0))).toBeGreaterThanOrEqual(8);
    expect(errorsOf(checkWeek(week, input))).toEqual([]);
  }
});

const young = (profile: Partial<Profile> = {}, wishes: Wish[] = []) => {
  const input = inputWith({
    checkIns: [],
    wishes,
    profile: { age: 15, primaryGoal: "athletic", fitnessLevel: "beginner", daysPerWeek: 3, ...profile },
  });
  const week = deliverWeek(undefined, input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  return Object.values(week.days).filter(({ kind }) => kind === "training");
};
const lands = ({ warmUp }: { warmUp: readonly { name: string }[] }): boolean =>
  warmUp.some(({ name }) => name === "Snap-downs");

test.each([14, 15, 17])("coach.F4 at %i an athlete learns to land on leg days, and jumps nowhere", (age) => {
  const days = young({ age });
  expect(days.filter(lands).length).toBeGreaterThan(0);
  for (const day of days) {
    const patterns = day.exercises.map(({ exerciseId }) => exerciseById(exerciseId)?.pattern ?? "");
    expect(lands(day)).toBe(patterns.some((pattern) => /squat|lunge|hinge/.test(pattern)));
    expect(patterns).not.toContain("plyo");
  }
});

test.each<[string, Partial<Profile>, Wish[]]>([
  ["a sore knee", { limits: { ...noLimits, injuryAreas: ["knee"] } }, []],
  ["who wants no jumps", {}, [{ ...emptyWish, date: testToday, type: "no_jumps" }]],
  ["another goal", { primaryGoal: "strength" }, []],
  ["somebody grown", { age: 22 }, []],
])("coach.I12 no landings stand in the warm-ups of %s", (_, profile, wishes) => {
  expect(young(profile, wishes).filter(lands)).toEqual([]);
});
