import { expect, test } from "vitest";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import { assessmentWeek } from "../../programs/assessment.ts";
import { personOf } from "../../state/person.ts";
import { inputWith, ordinaryProfile, testToday } from "../testing/inputs.ts";
import { startingMaxLb } from "./starting-strength.ts";

type Profile = typeof ordinaryProfile;

const maxLb = (id: string, change: Partial<Profile>): number => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(id);
  const person = personOf(inputWith({ profile: { ...ordinaryProfile, ...change }, checkIns: [] }));
  return startingMaxLb(exercise, person) ?? 0;
};

test("ONB-06 each loaded lift that the coach plans but two has a first weight", () => {
  const person = personOf(inputWith({ profile: ordinaryProfile, checkIns: [] }));
  const without = catalogue
    .filter(({ takesWeight, loadKind, byHand }) => takesWeight && loadKind !== "assisted" && !byHand)
    .filter((exercise) => startingMaxLb(exercise, person) === undefined)
    .map(({ id }) => id);
  expect(without).toEqual(["v_pull.weighted", "core.windmill"]);
});

test.each([
  ["level", { fitnessLevel: "beginner" }, { fitnessLevel: "advanced" }],
  ["sex", { gender: "female" }, { gender: "male" }],
  ["body weight", { weight: 120 }, { weight: 160 }],
  ["age", { age: 72 }, { age: 30 }],
  ["growth", { age: 15 }, { age: 30 }],
] as const)("ONB-06 %s changes the first weight", (_what, less, more) => {
  for (const id of ["squat.leg-press", "h_push.machine", "arm_flex.dumbbell"])
    expect(maxLb(id, less)).toBeLessThan(maxLb(id, more));
});

test("ONB-06 weight beyond a body mass index of 27.5 adds nothing", () => {
  const at = (weight: number) => maxLb("h_push.machine", { height: 70, weight });
  expect(at(300)).toBeCloseTo(at(250), 6);
  expect(at(150)).toBeLessThan(at(180));
});

test("ONB-06 COACH-08 an assessment names a weight to begin with, which the kit has", () => {
  const week = assessmentWeek(
    { ...ordinaryProfile, gymAccess: "no_gym", gymDays: [], equipment: ["dumbbells", "weight_bench"] },
    testToday,
    [],
    [{ place: "home", bars: [], plates: [], dumbbells: [12], stackStep: null }],
  );
  const loaded = Object.values(week.days)
    .flatMap(({ exercises }) => exercises)
    .filter(({ takesWeight }) => takesWeight);
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter(({ loadLb }) => loadLb === 12).length).toBeGreaterThan(1);
  for (const { loadLb } of loaded) expect([12, null]).toContain(loadLb);
});
