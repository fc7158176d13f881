import { noLimits } from "@muster/domain/profiles/profile";
import { describe, expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { primaryMuscles } from "../catalogue/exercise.ts";
import { setCount } from "../catalogue/session-minutes.ts";
import { trainedWeeks } from "../compose/testing/trained-weeks.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import { checkInWith, inputWith } from "./testing/inputs.ts";
import { draftWeek, weekFrame } from "./week-draft.ts";

/** Slots a week that train biceps or triceps alone. */
const armSlots = (input: DesignInput): readonly string[] =>
  draftWeek(weekFrame(input)).days.flatMap(({ slots }) =>
    slots.flatMap(({ exercise: { id, pattern } }) =>
      pattern === "arm_flex" || pattern === "arm_ext" ? [id] : [],
    ),
  );

test("a worn week takes small work of other muscles before that of a target area", () => {
  const first = inputWith({
    profile: {
      targetAreas: ["arms", "chest"],
      equipment: ["dumbbells", "weight_bench"],
      gymAccess: "no_gym",
      gymDays: [],
    },
  });
  const [, second] = trainedWeeks(first, 2);
  const { input } = second ?? { input: first };
  const worn = { ...input, checkIns: [checkInWith({ date: input.today, muscleSoreness: 6 })] };
  const patterns = armSlots(worn).map((id) => exerciseById(id)?.pattern);
  expect(patterns.filter((pattern) => pattern === "arm_flex").length).toBeGreaterThanOrEqual(2);
  expect(patterns.filter((pattern) => pattern === "arm_ext").length).toBeGreaterThanOrEqual(2);
});

test("a slot of a target area stays in its area where only makeshift tools are left", () => {
  const input = inputWith({
    profile: {
      fitnessLevel: "beginner",
      targetAreas: ["arms", "glutes"],
      daysPerWeek: 3,
      equipment: ["yoga_mat"],
      gymAccess: "no_gym",
      gymDays: [],
      pushups: 5,
      pullups: 0,
    },
  });
  expect(armSlots(input).length).toBeGreaterThanOrEqual(2);
});

test.each([4, 5])("who names legs and hips alone trains them on three of %i days", (daysPerWeek) => {
  const input = inputWith({
    profile: {
      fitnessLevel: "intermediate",
      targetAreas: ["glutes", "thighs"],
      daysPerWeek,
      gymAccess: "commercial_gym",
    },
  });
  const { days } = draftWeek(weekFrame(input));
  const loads = days.map(({ type: { load } }) => load);
  expect(loads.filter((load) => load !== "upper")).toHaveLength(3);
  expect(loads.filter((load) => load !== "lower").length).toBeGreaterThanOrEqual(2);
});

/** The first lifts of days for legs or the whole body. */
const legLeads = (input: DesignInput): readonly string[] =>
  draftWeek(weekFrame(input)).days.flatMap(({ type: { load }, slots: [lead] }) =>
    lead !== undefined && (load === "lower" || load === "full") ? [lead.exercise.id] : [],
  );

test.each([
  ["intermediate", 3],
  ["intermediate", 4],
  ["intermediate", 5],
  ["advanced", 6],
  ["beginner", 3],
  ["returning", 4],
] as const)("glutes without bigger quads: hips lead, %s on %i days", (fitnessLevel, daysPerWeek) => {
  const first = (note: string) =>
    inputWith({
      profile: {
        fitnessLevel,
        targetAreas: ["glutes"],
        daysPerWeek,
        timePerSession: "60_plus",
        gymAccess: "commercial_gym",
        gymDays: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
        limits: { ...noLimits, note },
      },
    });
  const isSquat = (id: string) => exerciseById(id)?.pattern === "squat";
  for (const { input, week } of trainedWeeks(first("I do not want bigger quads."), 4)) {
    expect(errorsOf(checkWeek(week, input))).toEqual([]);
    const leads = legLeads(input);
    expect(leads.filter(isSquat).length).toBeLessThanOrEqual(1);
    expect(leads).toContainEqual(expect.stringMatching(/thrust|pull-through/));
    const ids = Object.values(week.days).flatMap(({ exercises }) => exercises.map((one) => one.exerciseId));
    expect(ids.some(isSquat)).toBe(true);
  }
  expect(legLeads(first("")).some(isSquat)).toBe(true);
});

/** Trains the glutes and no other muscle as much: thrusts, bridges, kicks and abductions. */
const isGluteLift = (id: string) => {
  const known = exerciseById(id);
  return known !== undefined && primaryMuscles(known).join() === "glutes";
};
/** Trains the glutes directly from the hip: these and hinges. */
const isHipLift = (id: string) => {
  const known = exerciseById(id);
  return known !== undefined && known.pattern === "hinge" && primaryMuscles(known).includes("glutes");
};

describe.each([
  ["beginner", 3, "toned", "planet_fitness", "45_60"],
  ["beginner", 3, "muscle", "commercial_gym", "45_60"],
  ["intermediate", 4, "muscle", "commercial_gym", "45_60"],
  ["intermediate", 4, "toned", "commercial_gym", "60_plus"],
  ["returning", 4, "toned", "planet_fitness", "45_60"],
  ["intermediate", 5, "muscle", "commercial_gym", "45_60"],
] as const)(
  "glutes named: %s, %i days, %s, %s, %s",
  (level, daysPerWeek, goal, gymAccess, timePerSession) => {
    const first = inputWith({
      profile: {
        fitnessLevel: level,
        daysPerWeek,
        primaryGoal: goal,
        gymAccess,
        timePerSession,
        targetAreas: ["glutes", "thighs"],
        gymDays: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
      },
    });
    const weeks = trainedWeeks(first, 4);
    const daysOf = ({ week }: (typeof weeks)[number]) =>
      Object.values(week.days).filter(({ kind }) => kind === "training");

    test("a hip thrust leads a day or is its second lift", () => {
      for (const one of weeks)
        expect(
          daysOf(one).flatMap(({ exercises }) => exercises.slice(0, 2).map(({ exerciseId }) => exerciseId)),
        ).toContainEqual(expect.stringMatching(/(barbell|smith|dumbbell)-hip-thrust$/));
    });

    test("two days and more have a direct lift of the glutes", () => {
      for (const one of weeks)
        expect(
          daysOf(one).filter(({ exercises }) => exercises.some(({ exerciseId }) => isGluteLift(exerciseId)))
            .length,
        ).toBeGreaterThanOrEqual(2);
    });

    test("an abduction stands in the week", () => {
      for (const one of weeks)
        expect(
          daysOf(one).flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)),
        ).toContain("hinge.abduction");
    });

    test("a full week has eight sets of hip lifts and more, and breaks no rule", () => {
      for (const one of weeks) {
        expect(errorsOf(checkWeek(one.week, one.input))).toEqual([]);
        const sets = daysOf(one)
          .flatMap(({ exercises }) => exercises)
          .filter(({ exerciseId }) => isHipLift(exerciseId))
          .reduce((sum, exercise) => sum + setCount(exercise.sets), 0);
        // A beginner's week has fourteen sets for the hips at most, squats and lunges among them (coach.V1).
        if (one.week.plan.phase === "accumulation")
          expect(sets).toBeGreaterThanOrEqual(level === "beginner" ? 6 : 8);
      }
    });
  },
);

/** Sets of lifts that train the glutes alone, by day; days without any are left out. */
const gluteSets = (input: DesignInput): readonly number[] =>
  draftWeek(weekFrame(input))
    .days.map(({ slots }) =>
      slots.reduce((sum, { exercise: { id }, sets }) => sum + (isGluteLift(id) ? sets : 0), 0),
    )
    .filter((sets) => sets > 0);

test.each([
  ["muscle", ["glutes", "thighs"], 5, 8],
  ["athletic", ["glutes", "core"], 3, 6],
  ["strength", ["glutes"], 4, 6],
  ["general_fitness", ["glutes"], 3, 6],
] as const)("glutes named for %s, with %j: direct work on two days and more", (goal, areas, days, least) => {
  const profile = { primaryGoal: goal, daysPerWeek: days, targetAreas: [...areas] };
  const sets = gluteSets(inputWith({ profile: { ...profile, gymAccess: "commercial_gym" } }));
  expect(sets.length).toBeGreaterThanOrEqual(2);
  expect(sets.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(least);
});
