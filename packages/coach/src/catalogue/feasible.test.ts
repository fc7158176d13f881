import type { Equipment, GymAccess } from "@muster/domain/profiles/options.text";
import { homeMachines } from "@muster/domain/training/weights/usual-weights";
import { expect, test } from "vitest";
import { catalogue, exerciseById } from "./catalogue.ts";
import { isFeasible, missingKit } from "./feasible.ts";

const at = (place: "home" | "gym", gymAccess: GymAccess, ...equipment: Equipment[]) => ({
  place,
  gymAccess,
  equipment,
});
const can = (id: string, situation: ReturnType<typeof at>): boolean => {
  const exercise = exerciseById(id);
  return exercise !== undefined && isFeasible(exercise, situation);
};

test.each<[string, string, ReturnType<typeof at>, boolean]>([
  ["coach.Q1 no bar, no pull-ups at home", "v_pull.pull-up", at("home", "no_gym", "dumbbells"), false],
  ["coach.Q1 a bar at home allows pull-ups", "v_pull.pull-up", at("home", "no_gym", "pull_up_bar"), true],
  ["coach.Q1 a goblet squat takes a dumbbell", "squat.goblet", at("home", "no_gym", "dumbbells"), true],
  ["coach.Q1 … or a kettlebell", "squat.goblet", at("home", "no_gym", "kettlebells"), true],
  ["coach.Q1 … but not bare hands", "squat.goblet", at("home", "no_gym", "none"), false],
  [
    "coach.Q1 bands need the bar too for banded pull-ups",
    "v_pull.banded",
    at("home", "no_gym", "resistance_bands"),
    false,
  ],
  ["coach.Q1 machines do not stand at home", "squat.leg-press", at("home", "commercial_gym"), false],
  ["coach.Q1 a chair is in every home", "squat.chair", at("home", "no_gym"), true],
  ["coach.Q2 a leg press stands in Planet Fitness", "squat.leg-press", at("gym", "planet_fitness"), true],
  ["coach.Q2 no free barbell in Planet Fitness", "squat.barbell-back", at("gym", "planet_fitness"), false],
  ["coach.Q2 but a Smith machine", "squat.smith", at("gym", "planet_fitness"), true],
  ["coach.Q2 and dumbbells", "hinge.rdl", at("gym", "planet_fitness"), true],
  [
    "coach.Q2 no kettlebells counted there",
    "hinge.kettlebell-swing",
    at("gym", "planet_fitness", "kettlebells"),
    false,
  ],
  ["coach.Q2 a commercial gym has racks", "squat.barbell-back", at("gym", "commercial_gym"), true],
  ["coach.Q2 so has another gym", "squat.barbell-back", at("gym", "other_gym"), true],
  [
    "coach.Q2 a home gym is the profile's equipment",
    "squat.leg-press",
    at("gym", "home_gym", "dumbbells"),
    false,
  ],
  ["coach.Q2 and no more", "hinge.rdl", at("gym", "home_gym", "dumbbells"), true],
  ["coach.C2 without access nothing is done in a gym", "squat.bodyweight", at("gym", "no_gym"), false],
  [
    "coach.Q2 nobody runs outside in a gym without a treadmill",
    "cardio.sprints",
    at("gym", "commercial_gym"),
    false,
  ],
])("%s", (_, id, situation, expected) => {
  expect(can(id, situation)).toBe(expected);
});

test("coach.Q1 missing kit is the shortest list, and empty exactly when feasible", () => {
  const bare = at("home", "no_gym");
  const thrust = exerciseById("hinge.dumbbell-hip-thrust");
  expect(thrust && missingKit(thrust, bare)).toEqual(["dumbbells"]);
  for (const exercise of catalogue)
    expect(missingKit(exercise, bare).length === 0, exercise.id).toBe(isFeasible(exercise, bare));
});

test("coach.Q1 more kit never takes an exercise away", () => {
  const some = at("home", "no_gym", "dumbbells");
  const more = at("home", "no_gym", "dumbbells", "pull_up_bar", "resistance_bands");
  for (const exercise of catalogue)
    if (isFeasible(exercise, some)) expect(isFeasible(exercise, more)).toBe(true);
});

test("COACH-05 F16 barbell moves at home need a stated rack, bar and plates", () => {
  const home = { place: "home", equipment: ["weight_bench"], gymAccess: "home_gym" } as const;
  const bench = exerciseById("h_push.barbell");
  if (bench === undefined) throw new Error("no bench press");
  expect(isFeasible(bench, home)).toBe(false);
  expect(isFeasible(bench, { ...home, hasHomeBarbell: true })).toBe(true);
  expect(isFeasible(bench, { ...home, place: "gym", hasHomeBarbell: true })).toBe(true);
});

test.each([
  ["Leg Press", "squat.leg-press"],
  ["Leg Extension", "squat.leg-extension"],
  ["Seated Leg Curl", "hinge.leg-curl"],
  ["Lat Pulldown", "v_pull.pulldown"],
  ["Cable Station", "h_pull.cable"],
  ["Cable Station", "v_pull.pulldown"],
  ["Smith Machine", "squat.smith"],
] as const)("COACH-05 F16 coach.Q1 who has a %s at home can do %s there, and nobody else", (machine, id) => {
  const home = { place: "home", equipment: ["none"], gymAccess: "home_gym" } as const;
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`no ${id}`);
  expect(isFeasible(exercise, home)).toBe(false);
  for (const place of ["home", "gym"] as const) {
    expect(isFeasible(exercise, { ...home, place, homeMachines: [machine] })).toBe(true);
    expect(missingKit(exercise, { ...home, place, homeMachines: [machine] })).toEqual([]);
  }
  // A gym has what gyms of its kind have.
  const bench = { ...home, place: "gym", gymAccess: "no_gym", homeMachines: [machine] } as const;
  expect(isFeasible(exercise, bench)).toBe(false);
});

test("COACH-05 coach.Q1 a leg press at home is no other machine", () => {
  const home = { place: "home", equipment: [], gymAccess: "no_gym", homeMachines: ["Leg Press"] } as const;
  const machines = new Set(
    catalogue.filter((one) => one.gymClass !== null && isFeasible(one, home)).map(({ machine }) => machine),
  );
  expect([...machines]).toEqual(["Leg Press"]);
});

test("COACH-05 every machine that can be told of at home is one of the catalogue", () => {
  const known = new Set(catalogue.map(({ machine }) => machine));
  expect(homeMachines.filter((one) => !known.has(one))).toEqual([]);
});
