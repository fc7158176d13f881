import { plannedExerciseSchema } from "@muster/domain/planning/plan.schema";
import { describe, expect, test } from "vitest";
import { preferences } from "../design/template/exercise-preference.data.ts";
import { catalogue, exerciseById, findByName } from "./catalogue.ts";
import { contraTags, type Exercise, muscles, primaryMuscles } from "./exercise.ts";
import { toPlanned } from "./planned.ts";

/** The twelve guides of the specification and the bodyweight cards of its library. */
const specified = [
  "Leg Press",
  "Chest Press",
  "Shoulder Press",
  "Seated Cable Row",
  "Lateral Raise Machine",
  "Assisted Pull-up Machine",
  "Push-ups",
  "Pull-ups",
  "Pike Push-ups",
  "Tricep Dips",
  "Romanian Deadlifts",
  "Goblet Squats",
  "Glute Bridges",
  "Bulgarian Split Squats",
];

const repeated = (values: readonly (string | number)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Follows one kind of link from an exercise; stops at the first id seen twice. */
const hasLoop = (from: Exercise, next: (exercise: Exercise) => string | null | undefined): boolean => {
  const seen = new Set<string>();
  for (let at: Exercise | undefined = from; at; at = exerciseById(next(at) ?? "")) {
    if (seen.has(at.id)) return true;
    seen.add(at.id);
  }
  return false;
};

describe("catalogue entries", () => {
  test("coach.S3 ids, numbers and names are unique and well formed", () => {
    expect(repeated(catalogue.map((exercise) => exercise.id))).toEqual([]);
    expect(repeated(catalogue.map((exercise) => exercise.number))).toEqual([]);
    expect(repeated(catalogue.map((exercise) => exercise.name.toLowerCase()))).toEqual([]);
    for (const exercise of catalogue) {
      expect(exercise.id).toMatch(/^[a-z_]+\.[a-z0-9-]+$/);
      expect(exercise.id.split(".")[0]).toBe(exercise.pattern);
      expect(exercise.number).toBeGreaterThanOrEqual(100);
    }
  });

  test("coach.S3 no alias is the name or alias of another exercise", () => {
    const all = catalogue.flatMap((exercise) => [exercise.name, ...exercise.aliases]);
    expect(repeated(all.map((name) => name.toLowerCase()))).toEqual([]);
  });

  test("coach.S3 a number of the catalogue never changes its meaning", () => {
    // Logs point at these: a change here breaks histories, so it must be wanted.
    expect(exerciseById("h_push.push-up")?.number).toBe(404);
    expect(exerciseById("v_pull.pull-up")?.number).toBe(711);
    expect(exerciseById("squat.leg-press")?.number).toBe(113);
    expect(exerciseById("hinge.rdl")?.number).toBe(213);
    expect(exerciseById("h_pull.cable")?.number).toBe(618);
    expect(exerciseById("h_pull.dumbbell-shrug")?.number).toBe(637);
    expect(exerciseById("cardio.stair-climber")?.number).toBe(1422);
  });

  test("EXC-04 the specification's exercises exist, each with its own guide key", () => {
    for (const name of specified) {
      expect(catalogue.find((exercise) => exercise.name === name)?.guideKey, name).toMatch(/^[a-zA-Z]+$/);
    }
    const keys = catalogue.flatMap((exercise) => (exercise.guideKey === null ? [] : [exercise.guideKey]));
    expect(repeated(keys)).toEqual([]);
    for (const key of [
      "legPress",
      "chestPress",
      "shoulderPress",
      "seatedRow",
      "lateralRaise",
      "assistedPullup",
    ])
      expect(keys).toContain(key);
  });

  test("EXLIB-02 there are at least 320 described exercises", () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(320);
    for (const { id, howTo, cues, mistakes, tips } of catalogue) {
      expect(howTo.length, id).toBeGreaterThanOrEqual(2);
      expect(howTo.length, id).toBeLessThanOrEqual(3);
      expect(cues.length, id).toBeGreaterThanOrEqual(2);
      expect(cues.length, id).toBeLessThanOrEqual(3);
      expect(mistakes.length, id).toBeGreaterThanOrEqual(1);
      for (const text of [...howTo, ...cues, ...mistakes, tips]) {
        expect(text, id).toMatch(/^[A-Z0-9].*[.]$/);
        expect(text, id).not.toMatch(/<|>|http|\*|_/);
      }
    }
  });

  test("EXLIB-02 a solo barbell lift's guide names collars, pins, stops or bars", () => {
    const withBar = catalogue.filter(({ needs }) =>
      needs.every((all) => all.includes("smith") || (all.includes("barbell") && !all.includes("machine"))),
    );
    const silent = withBar.filter(
      ({ howTo, cues }) =>
        !/\b(?:safety (?:bars|arms)|collars?|pins|stops)\b/i.test([...howTo, ...cues].join(" ")),
    );
    // Plates between the hands, no bar.
    expect(silent.map(({ id }) => id)).toEqual(["h_push.svend"]);
  });

  test("settled point 26 no two exercises share a description", () => {
    expect(repeated(catalogue.map((exercise) => exercise.howTo.join(" ")))).toEqual([]);
  });

  test("coach.V1 every exercise trains a muscle directly, with listed muscles and tags", () => {
    for (const exercise of catalogue) {
      expect(primaryMuscles(exercise).length, exercise.id).toBeGreaterThanOrEqual(1);
      for (const muscle of Object.keys(exercise.muscles)) expect(muscles).toContain(muscle);
      for (const tag of exercise.contra) expect(contraTags).toContain(tag);
    }
  });

  test("EXC-02 machines and 'Dumbbell' names take a weight, as only loaded ones do", () => {
    for (const exercise of catalogue) {
      const loaded = ["external", "perHand", "assisted"].includes(exercise.loadKind);
      if (exercise.name.includes("Dumbbell")) expect(exercise.takesWeight, exercise.id).toBe(true);
      if (exercise.machine !== null && exercise.pattern !== "cardio")
        expect(exercise.takesWeight, exercise.id).toBe(true);
      if (loaded) expect(exercise.takesWeight, exercise.id).toBe(true);
      if (exercise.takesWeight) expect(exercise.loadStepLb, exercise.id).toBeGreaterThan(0);
      else expect(exercise.loadStepLb, exercise.id).toBe(0);
    }
  });

  test("coach.Q5 kettlebells step by 9 lb; dumbbells count per hand or as one", () => {
    for (const exercise of catalogue) {
      expect(exercise.bodyweightFraction, exercise.id).toBeGreaterThanOrEqual(0);
      expect(exercise.bodyweightFraction, exercise.id).toBeLessThan(1);
      if (exercise.loadKind === "bodyweightPlus")
        expect(exercise.bodyweightFraction, exercise.id).toBeGreaterThan(0);
      if (exercise.needs.every((all) => all.includes("kettlebells")) && exercise.takesWeight)
        expect(exercise.loadStepLb, exercise.id).toBe(9);
      if (exercise.loadKind === "perHand") expect(exercise.needs.flat(), exercise.id).toContain("dumbbells");
    }
  });

  test("coach.Q2 gym exercises name their equipment; home ones have no gym machine", () => {
    for (const exercise of catalogue) {
      if (exercise.gymClass === "machine" || exercise.gymClass === "cable" || exercise.gymClass === "smith")
        expect(exercise.machine ?? exercise.family, exercise.id).not.toBe("");
      if (exercise.gymClass === null && exercise.machine !== null)
        expect(exercise.needs.flat(), exercise.id).toContain("treadmill");
      expect(exercise.places.length, exercise.id).toBeGreaterThan(0);
      expect(exercise.places.includes("home"), exercise.id).toBe(exercise.gymClass === null);
    }
  });
});

describe("ladders and transfers", () => {
  test("coach.I9 every link points to an entry of the catalogue", () => {
    for (const { id, harder, easier, transfer } of catalogue)
      for (const link of [harder, easier, transfer?.from])
        if (link) expect(exerciseById(link), `${id} -> ${link}`).toBeDefined();
  });

  test("coach.I9 no ladder leads back to where it began, up, down or both ways together", () => {
    for (const exercise of catalogue) {
      expect(
        hasLoop(exercise, (at) => at.harder),
        exercise.id,
      ).toBe(false);
      expect(
        hasLoop(exercise, (at) => at.easier),
        exercise.id,
      ).toBe(false);
      expect(
        hasLoop(exercise, (at) => at.transfer?.from),
        exercise.id,
      ).toBe(false);
    }
    // One order of difficulty for all edges: repeatedly take away what nothing is easier than.
    const edges = catalogue.flatMap(({ id, harder, easier }) => [
      ...(harder ? [[id, harder] as const] : []),
      ...(easier ? [[easier, id] as const] : []),
    ]);
    const left = new Set(catalogue.map((exercise) => exercise.id));
    for (let before = -1; before !== left.size; ) {
      before = left.size;
      for (const id of left) if (!edges.some(([from, to]) => to === id && left.has(from))) left.delete(id);
    }
    expect([...left]).toEqual([]);
  });

  test("coach.I11 a harder rung never has a lower level than an easier one", () => {
    for (const exercise of catalogue) {
      const harder = exercise.harder === null ? undefined : exerciseById(exercise.harder);
      const easier = exercise.easier === null ? undefined : exerciseById(exercise.easier);
      if (harder) expect(harder.level, exercise.id).toBeGreaterThanOrEqual(exercise.level);
      if (easier) expect(easier.level, exercise.id).toBeLessThanOrEqual(exercise.level);
    }
  });

  test("coach.I4 loads transfer only between loaded exercises by a liftable factor", () => {
    for (const exercise of catalogue) {
      if (exercise.transfer === null) continue;
      expect(exercise.takesWeight, exercise.id).toBe(true);
      expect(exerciseById(exercise.transfer.from)?.takesWeight, exercise.id).toBe(true);
      expect(exercise.transfer.k, exercise.id).toBeGreaterThan(0.1);
      expect(exercise.transfer.k, exercise.id).toBeLessThanOrEqual(2.5);
    }
  });

  test.each([
    ["pull-up", ["v_pull.hang", "v_pull.scapular", "v_pull.negative", "v_pull.pull-up", "v_pull.weighted"]],
    [
      "push-up",
      [
        "h_push.wall",
        "h_push.incline",
        "h_push.knee",
        "h_push.push-up",
        "h_push.feet-raised",
        "h_push.archer",
      ],
    ],
  ])("coach.I9 the %s ladder climbs rung by rung", (_, rungs) => {
    rungs.slice(1).forEach((rung, index) => {
      expect(exerciseById(rungs[index] ?? "")?.harder).toBe(rung);
    });
  });

  test("coach.I9 banded and assisted pull-ups lead to the strict one", () => {
    expect(exerciseById("v_pull.banded")?.harder).toBe("v_pull.pull-up");
    expect(exerciseById("v_pull.assisted-machine")?.harder).toBe("v_pull.pull-up");
  });
});

describe("planned texts", () => {
  test("coach.S2 every entry fits the plan's schema with its longest prescription", () => {
    for (const exercise of catalogue) {
      const planned = toPlanned(exercise, { sets: 10, targetLow: 8, targetHigh: 1600, restSeconds: 900 });
      expect(plannedExerciseSchema.safeParse(planned).error, exercise.id).toBeUndefined();
      expect(planned.id).toBe(exercise.number);
      expect(planned.exerciseId).toBe(exercise.id);
    }
  });
});

describe("finding by name", () => {
  test.each([
    ["Pull-ups", "v_pull.pull-up"],
    ["pullups", "v_pull.pull-up"],
    ["  PUSH UPS ", "h_push.push-up"],
    ["Seated Row Machine", "h_pull.cable"],
    ["Bicep Curls", "arm_flex.dumbbell"],
    ["Leg Press Machine", "squat.leg-press"],
    ["Goblet", "squat.goblet"],
  ])("EXC-04 %j is found by exact, then by partial name", (name, id) => {
    expect(findByName(name)?.id).toBe(id);
  });

  test("EXC-04 an empty or unknown name finds nothing", () => {
    expect(findByName("")).toBeUndefined();
    expect(findByName("  ")).toBeUndefined();
    expect(findByName("quantum flips")).toBeUndefined();
    expect(exerciseById("quantum.flip")).toBeUndefined();
  });
});

test("COACH-01 the coach plans no gym extra, and each is found by hand", () => {
  const chosen = new Set(Object.values(preferences).flat(2));
  const extras = catalogue.filter(({ byHand }) => byHand);
  expect(extras.length).toBeGreaterThan(100);
  expect(extras.filter(({ id }) => chosen.has(id))).toEqual([]);
});
