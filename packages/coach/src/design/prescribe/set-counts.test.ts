import { expect, test } from "vitest";
import { trainedWeeks } from "../../compose/testing/trained-weeks.ts";
import { tallyOf } from "../budget/change-sets.ts";
import { checkInWith, inputWith } from "../testing/inputs.ts";
import { draftWeek, weekFrame } from "../week-draft.ts";

const largeMuscles = ["chest", "lats", "upper_back", "quads", "hamstrings", "glutes"] as const;

test.each([3, 4, 5] as const)("no large muscle grows past the target area on %i days", (daysPerWeek) => {
  const first = inputWith({
    profile: {
      daysPerWeek,
      targetAreas: ["glutes"],
      gymAccess: "commercial_gym",
      gymDays: ["monday", "tuesday", "thursday", "friday", "saturday"],
      timePerSession: "60_plus",
    },
  });
  for (const { input } of trainedWeeks(first, 6)) {
    const sets = tallyOf(draftWeek(weekFrame(input)).days.flatMap(({ slots }) => slots));
    const most = sets.get("glutes") ?? 0;
    expect(most).toBeGreaterThan(8);
    expect(largeMuscles.filter((muscle) => (sets.get(muscle) ?? 0) > most)).toEqual([]);
  }
});

test("an easy week with a coarse kit keeps the weights and takes sets off", () => {
  const first = inputWith({
    profile: { equipment: ["dumbbells", "weight_bench"], gymAccess: "no_gym", gymDays: [], daysPerWeek: 3 },
    gear: { home: { place: "home", bars: [], plates: [], dumbbells: [10, 20, 30, 40], stackStep: null } },
  });
  const weeks = trainedWeeks(first, 6, { difficulty: 8, firstLoadLb: 20 }).map(({ week }) => week);
  const [before, easy] = weeks.slice(-2).map(({ plan, days }) => ({
    phase: plan.phase,
    moves: Object.values(days).flatMap(({ exercises }) => exercises),
  }));
  expect([before?.phase, easy?.phase]).toEqual(["accumulation", "deload"]);
  const lifted = easy?.moves.filter(({ loadLb }) => loadLb !== null) ?? [];
  expect(lifted.length).toBeGreaterThan(9);
  for (const { exerciseId, loadLb, sets } of lifted) {
    const last = before?.moves.find((move) => move.exerciseId === exerciseId);
    expect(loadLb).toBe(last?.loadLb);
    expect(Number(sets)).toBeLessThanOrEqual(Math.max(2, Number(last?.sets) - 1));
  }
});

test.each(["beginner", "intermediate"] as const)(
  "coach.R2 a worn week of a %s drops small work; main lifts keep three sets",
  (fitnessLevel) => {
    const input = inputWith({
      profile: { fitnessLevel, daysPerWeek: 3, timePerSession: "45_60" },
      checkIns: [checkInWith({ muscleSoreness: 6, fatigueLevel: 3 })],
    });
    const { days, normalSets } = draftWeek(weekFrame(input));
    const sets = days.flatMap(({ slots }) => slots).reduce((sum, slot) => sum + slot.sets, 0);
    expect(sets / normalSets).toBeLessThanOrEqual(0.9);
    expect(sets / normalSets).toBeGreaterThanOrEqual(0.85);
    const lifts = days.flatMap(({ slots }) =>
      slots.filter(({ slot }) => slot.role === "main" || slot.role === "secondary"),
    );
    expect(lifts.length).toBeGreaterThanOrEqual(6);
    for (const { exercise, sets: count } of lifts) expect([exercise.id, count]).toEqual([exercise.id, 3]);
  },
);

test("a lift that was too hard has no more sets than before", () => {
  const first = inputWith({
    profile: {
      age: 58,
      primaryGoal: "strength",
      targetAreas: ["full_body"],
      gymAccess: "commercial_gym",
      gymDays: ["monday", "wednesday", "friday"],
      daysPerWeek: 3,
      timePerSession: "60_plus",
    },
  });
  const most = (difficulty: number) =>
    trainedWeeks(first, 4, { difficulty, firstLoadLb: 95 }).map(({ input }) =>
      Math.max(
        ...draftWeek(weekFrame(input)).days.flatMap(({ slots }) =>
          slots.filter(({ slot }) => slot.role === "main").map(({ sets }) => sets),
        ),
      ),
    );
  expect(Math.max(...most(7))).toBeGreaterThan(3);
  expect(most(9).slice(1)).toEqual([3, 3, 3]);
});
