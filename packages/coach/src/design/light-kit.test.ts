/** A range is true only where the weight is: light kit gets harder variants, or longer sets with shorter rests. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import type { Profile } from "@muster/domain/profiles/profile";
import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { designWeek } from "../compose/design-week.ts";
import { trainedWeeks } from "../compose/testing/trained-weeks.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import { inputWith } from "./testing/inputs.ts";

const atHome = (
  profile: Partial<Profile>,
  own: { readonly dumbbells?: readonly number[]; readonly kettlebells?: readonly number[] },
): DesignInput =>
  inputWith({
    checkIns: [],
    gear: {
      home: {
        place: "home",
        bars: [],
        plates: [],
        dumbbells: [...(own.dumbbells ?? [])],
        kettlebells: [...(own.kettlebells ?? [])],
        stackStep: null,
      },
    },
    profile: { gymAccess: "no_gym", gymDays: [], targetAreas: [], timePerSession: "30_45", ...profile },
  });
const twoDumbbells = atHome(
  {
    primaryGoal: "muscle",
    fitnessLevel: "beginner",
    gender: "male",
    age: 45,
    height: 69,
    weight: 182,
    pullups: 0,
    pushups: 8,
    targetAreas: ["chest"],
    daysPerWeek: 3,
    equipment: ["dumbbells"],
  },
  { dumbbells: [22] },
);
const runner = atHome(
  {
    primaryGoal: "athletic",
    fitnessLevel: "intermediate",
    gender: "female",
    age: 37,
    weight: 134,
    pullups: 1,
    pushups: 12,
    targetAreas: ["glutes", "core"],
    daysPerWeek: 3,
    equipment: ["kettlebells", "yoga_mat"],
  },
  { kettlebells: [26.5, 35.3] },
);
const movesOf = (input: DesignInput): readonly PlannedExercise[] => {
  const week = designWeek(input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  return weekdays.flatMap((day) => week.days[day].exercises);
};
const find = (moves: readonly PlannedExercise[], id: string) =>
  moves.filter(({ exerciseId }) => exerciseId === id);

test("with two light dumbbells push-ups and steps on one leg are the heavy lifts", () => {
  const moves = movesOf(twoDumbbells);
  expect(find(moves, "h_push.push-up").length).toBeGreaterThanOrEqual(2);
  expect(find(moves, "squat.goblet")).toMatchObject([{ targetLow: 12, targetHigh: 15 }]);
  expect(moves[0]?.exerciseId).toBe("lunge.dumbbell-step-up");
  expect(find(moves, "h_push.push-up")[0]).toMatchObject({ targetLow: 4, targetHigh: 6 });
});

test("a weight that is far too light is lifted for long sets with short rests", () => {
  for (const planned of find(movesOf(twoDumbbells), "hinge.rdl"))
    expect(planned).toMatchObject({ targetLow: 15, targetHigh: 20, restSeconds: 90 });
  const deadlifts = find(movesOf(runner), "hinge.kettlebell-deadlift");
  for (const planned of deadlifts) expect(planned.targetLow).toBeGreaterThanOrEqual(12);
});

test("a heavy enough kit keeps the range of the goal", () => {
  const input = { ...twoDumbbells, gear: {} };
  expect(movesOf(input)[0]).toMatchObject({ exerciseId: "squat.goblet", targetLow: 6, targetHigh: 10 });
});

test("a first range takes the heaviest weight where the middle of the range allows it", () => {
  const [goblet] = find(movesOf(runner), "squat.goblet");
  expect(goblet).toMatchObject({ targetLow: 6, targetHigh: 8, loadLb: 35.3 });
});

test("swings are many and fast, whatever their place in the day", () => {
  const swings = find(movesOf(runner), "hinge.kettlebell-swing");
  expect(swings.length).toBeGreaterThan(0);
  for (const { targetLow, restSeconds } of swings) {
    expect(targetLow).toBeGreaterThanOrEqual(10);
    expect(restSeconds).toBeGreaterThanOrEqual(60);
    expect(restSeconds).toBeLessThanOrEqual(90);
  }
});

test("at home without a weight who lifts for strength works on one leg", () => {
  const input = inputWith({
    checkIns: [],
    profile: {
      primaryGoal: "strength",
      fitnessLevel: "beginner",
      gender: "male",
      age: 22,
      height: 73,
      weight: 168,
      pullups: 1,
      pushups: 12,
      targetAreas: [],
      daysPerWeek: 3,
      timePerSession: "60_plus",
      gymAccess: "commercial_gym",
      gymDays: ["monday", "wednesday", "friday"],
      restDays: [],
      equipment: ["none"],
    },
  });
  const { days } = designWeek(input);
  const atHomeToo = weekdays.flatMap((day) => days[day].homeAlternative?.exercises ?? []);
  expect(find(atHomeToo, "squat.bodyweight")).toEqual([]);
  const legs = atHomeToo.filter(({ exerciseId }) => exerciseById(exerciseId)?.pattern === "lunge");
  expect(legs.length).toBeGreaterThan(0);
  for (const { targetLow, restSeconds } of atHomeToo)
    if ((targetLow ?? 0) >= 8) expect(restSeconds).toBeLessThanOrEqual(120);
  for (const planned of find(atHomeToo, "hinge.glute-bridge"))
    expect(planned.targetLow).toBeGreaterThanOrEqual(12);
});

test("with too many push-ups and no weights a harder one leads, never a towel", () => {
  const moves = movesOf(
    atHome(
      {
        primaryGoal: "muscle",
        gender: "male",
        age: 27,
        height: 70,
        weight: 161,
        pullups: 12,
        pushups: 35,
        timePerSession: "45_60",
        targetAreas: ["back", "chest"],
        equipment: ["pull_up_bar"],
      },
      {},
    ),
  );
  expect(moves[0]?.exerciseId).toBe("h_push.feet-raised");
  expect(find(moves, "v_push.towel")).toEqual([]);
  expect(find(moves, "h_push.knee")).toEqual([]);
});

test("at the heaviest weight reached sets never lead to a lower range", () => {
  const weeks = trainedWeeks(atHome({ daysPerWeek: 3, equipment: ["dumbbells"] }, { dumbbells: [10] }), 8);
  const lowest = new Map<string, number>();
  for (const [index, { week }] of weeks.entries()) {
    const rows = Object.values(week.days)
      .flatMap(({ exercises }) => exercises)
      .filter(({ loadLb, metric }) => loadLb === 10 && metric === "reps");
    for (const { exerciseId, name, targetLow } of rows)
      expect([index + 1, name, targetLow ?? 0]).toSatisfy(
        ([, , low]) => low >= (lowest.get(exerciseId) ?? 0),
      );
    const ids = new Set(rows.map(({ exerciseId }) => exerciseId));
    for (const id of ids)
      lowest.set(id, Math.min(...rows.flatMap((row) => (row.exerciseId === id ? (row.targetLow ?? 0) : []))));
  }
});
