import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import type { Bout } from "../../state/bouts.ts";
import { expectedMax } from "../../state/capability.ts";
import type { ExerciseState } from "../../state/exercise-history.ts";
import { type Person, personOf } from "../../state/person.ts";
import { inputWith } from "../testing/inputs.ts";
import {
  equivalentsFor,
  muscleLikeness,
  type SwapQuestion,
  swapScore,
  transferredLoad,
} from "./equivalents.ts";
import { mostRepetitions } from "./range.ts";

const get = (id: string) => {
  const found = exerciseById(id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const gym = inputWith({ profile: { gymAccess: "commercial_gym", fitnessLevel: "advanced" } });
const lifter = personOf(gym);
const ask = (exerciseId: string, change: Partial<SwapQuestion> = {}): SwapQuestion => ({
  exerciseId,
  place: "gym",
  low: 8,
  high: 10,
  difficulty: 7,
  without: new Set(),
  accepted: new Map(),
  ...change,
});
const idsFor = (exerciseId: string, change: Partial<SwapQuestion> = {}, input = gym) =>
  equivalentsFor(input, personOf(input), ask(exerciseId, change)).map(({ exercise }) => exercise.id);

test.each([
  ["squat.leg-extension", "hinge.leg-curl"],
  ["hinge.leg-curl", "squat.leg-extension"],
  ["hinge.leg-curl", "hinge.back-extension"],
  ["h_push.machine", "h_pull.cable"],
  ["arm_flex.dumbbell", "arm_ext.pushdown"],
  ["v_pull.pulldown", "v_push.machine"],
  ["calf.dumbbell", "squat.goblet"],
  ["lateral.dumbbell", "arm_flex.dumbbell"],
])("FEAT-13 %s is never swapped for %s", (from, to) => {
  expect(swapScore(get(from), get(to), 10)).toBe(0);
  expect(idsFor(from, { accepted: new Map([[to, 10]]) })).not.toContain(to);
});

test.each([
  ["squat.leg-press", "squat.barbell-back"],
  ["h_push.dumbbell-bench", "h_push.machine"],
  ["v_pull.pulldown", "v_pull.close-pulldown"],
  ["arm_flex.dumbbell", "arm_flex.cable"],
  ["hinge.rdl", "hinge.barbell-rdl"],
])("FEAT-13 %s may be swapped for %s", (from, to) => {
  expect(swapScore(get(from), get(to))).toBeGreaterThan(0.5);
});

test("likeness is symmetric, whole with itself, and the score lies between 0 and 1", () => {
  for (const a of catalogue.slice(0, 60))
    for (const b of catalogue.slice(0, 60)) {
      expect(muscleLikeness(a, b)).toBeCloseTo(muscleLikeness(b, a), 10);
      const score = swapScore(a, b, 99);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1 + 1e-9);
    }
  expect(muscleLikeness(get("squat.goblet"), get("squat.goblet"))).toBeCloseTo(1, 10);
});

test("FEAT-13 only what is there, allowed and not in the session", () => {
  const home = inputWith({ profile: { gymAccess: "no_gym", equipment: [] } });
  for (const id of idsFor("squat.goblet", { place: "home" }, home)) expect(get(id).gymClass).toBeNull();
  const [first] = idsFor("squat.leg-press");
  expect(first).toBeDefined();
  expect(idsFor("squat.leg-press", { without: new Set([first ?? ""]) })).not.toContain(first);
  const sore = inputWith({ profile: { limits: { ...noLimits, injuryAreas: ["knee"] } } });
  for (const id of idsFor("squat.leg-press", {}, sore)) expect(get(id).contra).not.toContain("deep_knee");
});

test("FEAT-13 a swap that was taken before comes first among equals", () => {
  const [best, second] = idsFor("arm_flex.dumbbell");
  if (best === undefined || second === undefined) throw new Error("too few");
  expect(idsFor("arm_flex.dumbbell", { accepted: new Map([[second, 3]]) })[0]).toBe(second);
});

const bout = (loadLb: number, low: number, high: number): Bout => ({
  date: gym.today,
  loadLb,
  amounts: [high],
  difficulty: 7,
  completion: 1,
  isEasy: false,
  targetLow: low,
  targetHigh: high,
});
const known = (
  id: string,
  e1rmLb: number | null,
  bouts: readonly Bout[],
): readonly [string, ExerciseState] => [
  id,
  {
    exerciseId: id,
    sessions: 2,
    lastDate: gym.today,
    e1rmLb,
    lastLoadLb: bouts.at(-1)?.loadLb ?? null,
    bestRecentLoadLb: bouts.at(-1)?.loadLb ?? null,
    lastAmounts: [10],
    bestReps: 10,
    lastingReps: null,
    fresh: null,
    lastDifficulty: 7,
    completion: 1,
    dropOff: null,
    trend: "steady",
    gain: null,
    restedDays: 3,
    bouts,
  },
];
const who = (...states: readonly (readonly [string, ExerciseState])[]): Person => ({
  ...lifter,
  exercises: new Map(states),
});
const range = { low: 8, high: 10, difficulty: 7 };

test("FEAT-13 a swap's weight: own sets, own estimate, related lift, ratio, question", () => {
  const from = get("arm_flex.cable");
  const to = get("arm_flex.machine");
  const load = (person: Person) => transferredLoad(from, to, person, range);
  expect(load(who(known(to.id, 90, [bout(60, 8, 10)])))).toBe(60);
  expect(load(who(known(to.id, 90, [bout(75, 2, 4)])))).toBeLessThan(75);
  expect(load(who(known(from.id, 90, [bout(60, 8, 10)])))).toBeLessThanOrEqual(60);
  expect(load(who())).toBeNull();
  const press = get("h_push.dumbbell-bench");
  const related = transferredLoad(
    get("h_push.cable-fly"),
    press,
    who(known("h_push.machine", 200, [])),
    range,
  );
  expect(related).toBeGreaterThan(0);
});

test("a weight in each hand is half of one in both, and body weight needs none", () => {
  const pair = transferredLoad(
    get("calf.leg-press"),
    get("calf.dumbbell"),
    who(known("calf.leg-press", 200, [])),
    range,
  );
  const whole = transferredLoad(
    get("calf.dumbbell"),
    get("calf.leg-press"),
    who(known("calf.dumbbell", 100, [])),
    range,
  );
  expect(pair).toBeLessThan(100);
  expect(whole).toBeGreaterThan(100 / 2);
  expect(transferredLoad(get("squat.goblet"), get("squat.bodyweight"), lifter, range)).toBeNull();
});

test("FEAT-13 a loaded exercise is first replaced by a loaded one", () => {
  const home = inputWith({
    profile: { gymAccess: "no_gym", equipment: ["dumbbells"], fitnessLevel: "intermediate" },
  });
  const offered = idsFor("squat.goblet", { place: "home" }, home).map(get);
  expect(offered[0]?.takesWeight).toBe(true);
  const loaded = offered.filter(({ takesWeight, pattern }) => takesWeight && pattern === "squat");
  expect(offered.slice(0, loaded.length)).toEqual(loaded);
});

test("FEAT-13 among equals the same kind of movement comes first", () => {
  const input = inputWith({ profile: { gymAccess: "commercial_gym", fitnessLevel: "intermediate" } });
  const [first, ...others] = idsFor("hinge.rdl", {}, input);
  expect(first).toBe("hinge.barbell-rdl");
  expect(others).toContain("hinge.kettlebell-swing");
});

test("coach.I9 an unloaded substitute gets repetitions that fit the person", () => {
  const home = inputWith({
    profile: {
      gymAccess: "no_gym",
      equipment: ["dumbbells", "pull_up_bar"],
      fitnessLevel: "intermediate",
      pullups: 4,
    },
  });
  const person = personOf(home);
  const asked = (exerciseId: string, low: number, high: number) =>
    equivalentsFor(home, person, ask(exerciseId, { place: "home", low, high }));
  for (const { exercise, low, high } of asked("squat.goblet", 3, 10)) {
    expect(low).toBeLessThanOrEqual(high);
    if (exercise.takesWeight) expect([low, high]).toEqual([3, 10]);
    else if (expectedMax(exercise, person) === null)
      expect(low).toBeGreaterThanOrEqual(exercise.unilateral ? 5 : 8);
  }
  const bar = asked("v_pull.pullover", 8, 12).concat(
    asked("h_pull.dumbbell-row", 8, 12),
    asked("v_pull.towel", 8, 12),
  );
  const limited = bar.filter(({ exercise }) => expectedMax(exercise, person) !== null);
  expect(limited.length).toBeGreaterThan(0);
  for (const { exercise, high } of limited)
    expect(high).toBeLessThanOrEqual(mostRepetitions(exercise, expectedMax(exercise, person) ?? 0));
});
