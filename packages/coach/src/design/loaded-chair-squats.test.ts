/** A sore knee that bears squats down to a chair: with a weight once the plain ones go well, and on from there. */
import { emptyLimit } from "@muster/domain/planning/limits";
import type { Profile } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { designWeek } from "../compose/design-week.ts";
import { trainedWeeks } from "../compose/testing/trained-weeks.ts";
import { readNote } from "../notes/read-note.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import { inputWith, testToday } from "./testing/inputs.ts";

const home: Partial<Profile> = {
  gymAccess: "no_gym",
  gymDays: [],
  equipment: ["dumbbells"],
  daysPerWeek: 3,
  targetAreas: [],
};
const soreKnee = [{ ...emptyLimit, date: testToday, area: "knee" as const }];

type Effort = Parameters<typeof trainedWeeks>[2];
/** The squats of each week, ids and weights. */
const squats = (profile: Partial<Profile>, effort?: Effort, limits = soreKnee) =>
  trainedWeeks(inputWith({ profile: { ...home, ...profile }, limits }), 8, effort).map(({ week, input }) => {
    const findings = checkWeek(week, input);
    expect([...errorsOf(findings), ...findings.filter(({ id }) => id === "coach.X2")]).toEqual([]);
    return Object.values(week.days)
      .flatMap(({ exercises }) => exercises)
      .filter(({ exerciseId }) => exerciseById(exerciseId)?.pattern === "squat")
      .map(({ exerciseId, loadLb }) => ({ id: exerciseId, loadLb: loadLb ?? 0 }));
  });
const idsIn = (weeks: ReturnType<typeof squats>) => new Set(weeks.flat().map(({ id }) => id));

test.each([
  ["beginner", "general_fitness", 45],
  ["returning", "weight_loss", 55],
  ["intermediate", "muscle", 34],
] as const)("coach.F1 a sore knee (%s) takes a weight to the chair after clean sets", (level, goal, age) => {
  const weeks = squats({ fitnessLevel: level, primaryGoal: goal, age }, { difficulty: 6 });
  expect(new Set(weeks[0]?.map(({ id }) => id))).toEqual(new Set(["squat.chair"]));
  expect(new Set(weeks.at(-1)?.map(({ id }) => id))).toEqual(new Set(["squat.goblet-chair"]));
  const loads = weeks.flatMap((week) => Math.max(0, ...week.map(({ loadLb }) => loadLb))).filter(Boolean);
  expect(loads.at(-1)).toBeGreaterThan(loads[0] ?? 0);
});

test("one clean session is not enough, two are", () => {
  // The first of three days alone is trained.
  const weeks = squats({ fitnessLevel: "beginner" }, { difficulty: 6, attendance: 0.34 });
  expect(idsIn(weeks.slice(0, 2))).not.toContain("squat.goblet-chair");
  expect(idsIn(weeks)).toContain("squat.goblet-chair");
});

test("who squatted with a weight before a hip got sore takes one to the chair at once", () => {
  const [, second] = trainedWeeks(inputWith({ profile: home }), 2);
  expect(second).toBeDefined();
  if (second === undefined) return;
  const { limits } = readNote("front of my left hip pinches in deep squats", testToday);
  const { days } = designWeek({ ...second.input, limits: [...limits] });
  for (const { exercises } of Object.values(days)) {
    const squatted = exercises.flatMap(({ exerciseId }) =>
      exerciseById(exerciseId)?.pattern === "squat" ? [exerciseId] : [],
    );
    expect([[], ["squat.goblet-chair"]]).toContainEqual(squatted);
  }
});

test("without a weight the chair squats stay plain", () => {
  expect(idsIn(squats({ equipment: [] }, { difficulty: 6 }))).not.toContain("squat.goblet-chair");
});

test("who may squat deep does so, and takes no chair", () => {
  expect(idsIn(squats({}, { difficulty: 6 }, []))).not.toContain("squat.goblet-chair");
});

test("older people who get up from a chair take a weight where the low seat is out", () => {
  const weeks = squats(
    { age: 76, fitnessLevel: "beginner", primaryGoal: "general_fitness" },
    { difficulty: 6 },
  );
  expect(idsIn(weeks.slice(-2))).toContain("squat.goblet-chair");
});
