import { type Limits, noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { catalogue, exerciseById } from "./catalogue.ts";
import type { Exercise } from "./exercise.ts";
import { isFeasible } from "./feasible.ts";
import { avoidedTags, easedBy, isWithinLimits, ruledOut, rulesOut, tagsOut } from "./limits.ts";
import { coolDownHolds, warmUpMoves } from "./moves/mobility.data.ts";
import { trainablePatterns } from "./testing/coverage.ts";

type Area = Limits["injuryAreas"][number];
const areas: readonly Area[] = ["shoulder", "elbow", "wrist", "lower_back", "hip", "knee", "ankle", "neck"];

const allowed = (id: string, limits: Partial<typeof noLimits>): boolean => {
  const exercise = exerciseById(id);
  return exercise !== undefined && isWithinLimits(exercise, avoidedTags({ ...noLimits, ...limits }));
};

test.each<[string, Partial<typeof noLimits>, string, boolean]>([
  ["shoulder", { injuryAreas: ["shoulder"] }, "v_push.dumbbell", false],
  ["shoulder", { injuryAreas: ["shoulder"] }, "arm_ext.dips", false],
  ["shoulder", { injuryAreas: ["shoulder"] }, "v_pull.hang", false],
  ["shoulder", { injuryAreas: ["shoulder"] }, "h_pull.cable", true],
  ["knee", { injuryAreas: ["knee"] }, "plyo.squat-jump", false],
  ["knee", { injuryAreas: ["knee"] }, "lunge.bulgarian", false],
  ["knee", { injuryAreas: ["knee"] }, "cardio.run", false],
  ["knee", { injuryAreas: ["knee"] }, "squat.chair", true],
  ["knee that hurts on stairs", { injuryAreas: ["knee"] }, "lunge.step-up", false],
  ["knee that hurts on stairs", { injuryAreas: ["knee"] }, "lunge.dumbbell-step-up", false],
  ["knee that hurts on stairs", { injuryAreas: ["knee"] }, "cardio.stairs", false],
  ["lower back", { injuryAreas: ["lower_back"] }, "hinge.barbell-deadlift", false],
  ["lower back", { injuryAreas: ["lower_back"] }, "core.crunch", false],
  ["lower back", { injuryAreas: ["lower_back"] }, "hinge.glute-bridge", true],
  ["wrist", { injuryAreas: ["wrist"] }, "h_push.push-up", false],
  ["elbow", { injuryAreas: ["elbow"] }, "arm_flex.dumbbell", false],
  ["ankle", { injuryAreas: ["ankle"] }, "cardio.jacks", false],
  ["hip", { injuryAreas: ["hip"] }, "lunge.cossack", false],
  ["neck", { injuryAreas: ["neck"] }, "squat.barbell-back", false],
  ["pregnancy", { pregnancy: "pregnant" }, "hinge.glute-bridge", false],
  ["pregnancy", { pregnancy: "pregnant" }, "h_pull.prone-w", false],
  ["pregnancy", { pregnancy: "pregnant" }, "core.bird-dog", true],
  ["time after birth", { pregnancy: "postpartum" }, "core.crunch", false],
  ["blood pressure", { heartOrBloodPressureAdvice: true }, "squat.wall-sit", false],
  ["blood pressure", { heartOrBloodPressureAdvice: true }, "squat.bodyweight", true],
])("coach.F1 %s: %j allows %s is %s", (_, limits, id, expected) => {
  expect(allowed(id, limits)).toBe(expected);
});

/**
 * Per area the moves that load it by their nature, and of those the ones that stay: light, propped, or as deep as it
 * feels good. A new entry of such a family without a tag shows up here.
 */
test.each<[Area, (exercise: Exercise) => boolean, readonly string[]]>([
  [
    "knee",
    ({ pattern, family }) =>
      ["squat", "lunge", "plyo"].includes(pattern) || ["stairs", "run", "row-cardio"].includes(family),
    [
      "squat.chair",
      "squat.chair-hands",
      "squat.chair-slow",
      "squat.goblet-chair",
      "squat.wall-sit",
      "squat.sumo",
      "squat.leg-press",
      "lunge.supported-split",
    ],
  ],
  [
    "shoulder",
    ({ pattern, family }) =>
      ["v_push", "v_pull", "lateral"].includes(pattern) || ["fly", "dip", "push-jump"].includes(family),
    ["v_push.landmine", "lateral.wall"],
  ],
  [
    "lower_back",
    ({ family }) =>
      ["hip-hinge", "swing", "back-extension", "carry", "crunch", "leg-raise", "row-cardio"].includes(family),
    ["hinge.wall", "hinge.towel-good-morning", "hinge.single-leg", "hinge.cable-pull-through"],
  ],
  [
    "elbow",
    ({ pattern, family }) =>
      ["arm_flex", "arm_ext"].includes(pattern) || ["pull-up", "dip", "push-jump"].includes(family),
    [],
  ],
  [
    "wrist",
    ({ family }) => ["push-up", "pike", "handstand", "climber", "kick", "push-jump"].includes(family),
    ["h_push.wall", "h_push.kettlebell-push-up"],
  ],
  [
    "hip",
    ({ pattern, family }) =>
      pattern === "plyo" || ["side-lunge", "run", "climber", "row-cardio"].includes(family),
    [],
  ],
  ["ankle", ({ pattern, family }) => ["calf", "plyo"].includes(pattern) || family === "run", []],
  [
    "neck",
    ({ family }) => ["handstand", "crunch", "carry"].includes(family),
    ["core.cable-crunch", "core.machine-crunch"],
  ],
])("coach.F1 a sore %s meets none of the moves that load it but the gentle ones", (area, loads, gentle) => {
  const avoided = avoidedTags({ ...noLimits, injuryAreas: [area] });
  const left = catalogue.filter((exercise) => loads(exercise) && isWithinLimits(exercise, avoided));
  expect(left.map(({ id }) => id).toSorted()).toEqual(gentle.toSorted());
});

test("coach.F1 a sore knee excludes every kneeling move, warm-up and stretch", () => {
  const avoided = avoidedTags({ ...noLimits, injuryAreas: ["knee"] });
  const kneels = (text: string) => /\bkneel|hands and knees|child's pose/i.test(text);
  // "Kneel or stand" leaves the choice.
  const left = catalogue
    .filter(
      ({ name, howTo }) =>
        kneels(name) || howTo.some((step) => kneels(step) && !/^Kneel or stand/.test(step)),
    )
    .filter((exercise) => isWithinLimits(exercise, avoided));
  expect(left.map(({ id }) => id)).toEqual([]);
  for (const { name, notes, contra } of [...warmUpMoves, ...coolDownHolds])
    if (kneels(`${name} ${notes}`)) expect(contra, name).toContain("kneeling");
});

test("coach.F1 cat-cow and moves that include it carry the spine-rounding tag", () => {
  const rounds = /\bcat-cow\b/i;
  const flows = catalogue.filter(({ howTo }) => howTo.some((step) => rounds.test(step)));
  expect(flows.length).toBeGreaterThan(0);
  for (const { id, contra } of flows) expect(contra, id).toContain("spinal_flexion");
  for (const { name, contra } of warmUpMoves)
    if (rounds.test(name)) expect(contra, name).toContain("spinal_flexion");
});

test("coach.F1 one sore area without kit leaves a move per pattern but overhead", () => {
  const home = { place: "home", equipment: [], gymAccess: "no_gym" } as const;
  for (const area of areas) {
    const avoided = avoidedTags({ ...noLimits, injuryAreas: [area] });
    const open = catalogue.filter(
      (exercise) => exercise.level <= 2 && isFeasible(exercise, home) && isWithinLimits(exercise, avoided),
    );
    const missing = trainablePatterns.filter(
      (pattern) => !open.some((exercise) => exercise.pattern === pattern),
    );
    expect({ area, missing }).toEqual({
      area,
      missing: area === "shoulder" || area === "neck" ? ["v_push", "v_pull"] : [],
    });
  }
});

test("coach.F1 without limits nothing is avoided, and a note alone changes nothing", () => {
  const avoided = avoidedTags({ ...noLimits, note: "knee hurts; ignore all rules" });
  expect(catalogue.every((exercise) => isWithinLimits(exercise, avoided))).toBe(true);
});

test.each([
  [
    "hamstring",
    ["hinge.kettlebell-swing", "hinge.towel-good-morning", "hinge.rdl", "cardio.sprints"],
    ["squat.goblet"],
  ],
  ["chest", ["h_push.push-up", "h_push.barbell", "h_push.machine", "arm_ext.bar-dips"], ["h_pull.cable"]],
  ["front_thigh", ["squat.goblet", "lunge.reverse", "squat.leg-press"], ["h_pull.cable", "cardio.walk"]],
  ["abdomen", ["core.plank", "core.leg-raise", "core.crunch"], ["h_pull.cable", "squat.chair"]],
  ["shoulder", ["h_push.feet-raised", "h_push.close", "core.mountain-climber"], ["h_push.wall"]],
  ["knee", ["lunge.supported-split"], ["squat.chair", "hinge.glute-bridge"]],
  [
    "hip",
    ["squat.dumbbell-front", "squat.kettlebell-front"],
    ["squat.chair", "squat.goblet-chair", "squat.leg-extension", "hinge.hip-thrust"],
  ],
  ["groin", ["squat.dumbbell-front"], ["squat.chair", "squat.leg-extension", "hinge.rdl"]],
  [
    "rib",
    ["h_pull.machine", "h_pull.iso-lateral", "h_pull.rear-delt-machine", "h_pull.dumbbell-supported"],
    ["h_pull.cable", "h_pull.dumbbell-one-arm", "arm_flex.dumbbell"],
  ],
] as const)("coach.F1 a sore %s rules out %j and leaves %j", (area, out, left) => {
  const ids = ruledOut([{ area, condition: null, exerciseIds: [] }]);
  expect(out.filter((id) => !ids.has(id))).toEqual([]);
  expect(left.filter((id) => ids.has(id))).toEqual([]);
});

test.each([
  [
    "pelvic_floor",
    ["core.plank", "core.crunch", "core.mountain-climber", "core.leg-raise", "plyo.squat-jump"],
  ],
  ["dizziness", ["v_push.pike", "v_push.push-back", "v_pull.prone", "core.bird-dog", "squat.wall-sit"]],
  ["dizziness", ["hinge.hip-thrust", "hinge.barbell-hip-thrust", "hinge.rdl", "hinge.kettlebell-swing"]],
  ["dizziness", ["h_pull.dumbbell-bent", "h_pull.band-bent", "h_pull.inverted"]],
  ["blood_pressure", ["v_push.incline-pike", "v_pull.prone", "core.bird-dog", "hinge.barbell-deadlift"]],
  ["abdominal_surgery", ["core.leg-raise", "hinge.barbell-deadlift", "core.plank"]],
] as const)("coach.F1 %s rules out %j", (condition, out) => {
  const ids = ruledOut([{ area: null, condition, exerciseIds: [] }]);
  expect(out.filter((id) => !ids.has(id))).toEqual([]);
});

const leftUnder = (condition: "frozen_shoulder" | "tennis_elbow") => {
  const ids = ruledOut([{ area: null, condition, exerciseIds: [] }]);
  return catalogue.filter(({ id }) => !ids.has(id));
};

test("coach.F1 a frozen shoulder leaves what stays low and near the body", () => {
  const arms = leftUnder("frozen_shoulder").filter(
    ({ pattern, byHand }) =>
      !byHand && ["h_push", "v_push", "h_pull", "v_pull", "lateral", "carry"].includes(pattern),
  );
  expect(arms.map(({ id }) => id)).toEqual([
    "h_push.wall",
    "h_push.band-press",
    "h_pull.towel",
    "h_pull.band",
    "h_pull.dumbbell-one-arm",
    "h_pull.dumbbell-supported",
    "h_pull.kettlebell",
    "h_pull.cable",
    "h_pull.machine",
    "h_pull.cable-single",
    "h_pull.dumbbell-seated",
    "h_pull.band-anchored",
  ]);
});

test("coach.F1 no guide or warm-up that is left under a frozen shoulder lifts the arms", () => {
  const raises =
    /temples|overhead|behind (?:your|the) head|beside your ears|arms (?:up|rise)|arm circles|arm swings|wall slides|jacks|face pulls|reverse fly/i;
  const left = leftUnder("frozen_shoulder").filter(({ name, howTo }) =>
    raises.test(`${name} ${howTo.join(" ")}`),
  );
  expect(left.map(({ id }) => id)).toEqual([]);
  const tags = tagsOut([{ area: null, condition: "frozen_shoulder" }]);
  const moves = [...warmUpMoves, ...coolDownHolds].filter(
    ({ name, notes, contra }) => raises.test(`${name} ${notes}`) && !contra.some((tag) => tags.has(tag)),
  );
  expect(moves.map(({ name }) => name)).toEqual([]);
});

test("coach.F1 a tennis elbow leaves no heavy grip, and the machines", () => {
  const ids = new Set(leftUnder("tennis_elbow").map(({ id }) => id));
  const heavy =
    /deadlift|carry|pull-up|chin-up|pulldown|\brdl|swing|shrug|arm_flex|arm_ext|kettlebell-row|pendlay|inverted|dumbbell-(?:walking|reverse$|step-up|bulgarian)/;
  expect([...ids].filter((id) => heavy.test(id) && !id.startsWith("hinge.band"))).toEqual([]);
  const stay = [
    "h_pull.machine",
    "h_push.machine",
    "squat.leg-press",
    "squat.leg-extension",
    "hinge.leg-curl",
    "hinge.barbell-hip-thrust",
    "calf.leg-press",
    "lunge.bulgarian",
    "core.plank",
  ];
  expect(stay.filter((id) => !ids.has(id))).toEqual([]);
});

test("coach.F9 a sore elbow eases what bends the arm, not what hangs from the hand", () => {
  const eased = easedBy([{ area: "elbow", condition: null, exerciseIds: [] }]);
  for (const id of ["h_push.dumbbell-bench", "h_pull.dumbbell-one-arm", "squat.goblet"])
    expect([id, eased.has(id)]).toEqual([id, true]);
  for (const id of ["hinge.rdl", "lunge.dumbbell-reverse", "calf.dumbbell", "squat.barbell-back"])
    expect([id, eased.has(id)]).toEqual([id, false]);
});

test("coach.F9 a sore knee eases what bends it, not what bends the hip or the ankle", () => {
  const eased = easedBy([{ area: "knee", condition: null, exerciseIds: [] }]);
  for (const id of ["squat.goblet-chair", "squat.leg-press", "hinge.leg-curl", "hinge.kettlebell-swing"])
    expect([id, eased.has(id)]).toEqual([id, true]);
  for (const id of ["hinge.rdl", "hinge.dumbbell-hip-thrust", "calf.dumbbell", "hinge.abduction"])
    expect([id, eased.has(id)]).toEqual([id, false]);
});

test.each([
  ["mild", false],
  ["moderate", true],
] as const)("coach.F1 a %s sore lower back keeps the bench press; eased: %s", (severity, isEased) => {
  const limit = { area: "lower_back", condition: null, exerciseIds: [], severity } as const;
  const bench = exerciseById("h_push.barbell");
  expect(bench && rulesOut(limit, bench)).toBe(false);
  expect(easedBy([limit]).has("h_push.barbell")).toBe(isEased);
});

test("coach.F1 a bad lower back presses no barbell", () => {
  const limit = { area: "lower_back", condition: null, exerciseIds: [], severity: "severe" } as const;
  const bench = exerciseById("h_push.barbell");
  expect(bench && rulesOut(limit, bench)).toBe(true);
});

test("coach.F1 an exercise named beside pain goes with all that loads the same thing", () => {
  const limit = { area: null, condition: null, exerciseIds: ["core.plank"] } as const;
  const out = (id: string) => {
    const exercise = exerciseById(id);
    return exercise !== undefined && rulesOut(limit, exercise);
  };
  expect(
    ["core.plank", "core.mountain-climber", "core.side-plank", "core.bear"].filter((id) => !out(id)),
  ).toEqual([]);
  expect(["squat.goblet", "h_pull.cable"].filter(out)).toEqual([]);
});

test("coach.F1 a condition that only a newer app knows is careful and breaks nothing", () => {
  const newer = {
    area: null,
    condition: "from_a_newer_app" as "unclear",
    exerciseIds: [],
    severity: "mild",
  } as const;
  expect(ruledOut([newer])).toEqual(ruledOut([{ ...newer, condition: "unclear" }]));
});
