import { catalogue, exerciseById } from "@muster/coach/catalogue/catalogue";
import type { Exercise } from "@muster/coach/catalogue/exercise";
import { expect, test } from "vitest";
import { profileFromJson } from "../../command-line/cli-week.ts";
import { startDate } from "../life.ts";
import type { Subject } from "../people/people-file.ts";
import { ownSubjects } from "../testing/lives.ts";
import { freshness, startFatigue } from "./fit-body.ts";
import { bodyLifted, loadedVersion } from "./held-moves.data.ts";
import { createNoise, type Noise } from "./noise.ts";
import { type TrueStrength, trueStrengthOf } from "./true-strength.ts";

const move = (id: string): Exercise => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(id);
  return exercise;
};
const usual: Noise = { uniform: () => 0.5, normal: () => 0 };

type Body = { readonly truth: TrueStrength; readonly weightLb: number };
const bodyFrom = ({ profile, latent }: Pick<Subject, "profile" | "latent">, noise: Noise): Body => {
  const read = profileFromJson(profile, startDate);
  if (!read.ok) throw new Error(read.error);
  return { truth: trueStrengthOf(read.value, latent, noise), weightLb: read.value.weight };
};
const bodyOf = (weight: number, e1rmLb: Subject["latent"]["e1rmLb"], noise = usual): Body => {
  const [anybody] = ownSubjects();
  if (anybody === undefined) throw new Error("nobody");
  return bodyFrom({ profile: { ...anybody.profile, weight }, latent: { ...anybody.latent, e1rmLb } }, noise);
};

/** Repetitions to failure in the state in which everybody starts. */
const repetitions = ({ truth, weightLb }: Body, id: string, heldLb: number | null): number =>
  30 *
  ((truth.startMaxLb(move(id)) * freshness(startFatigue)) / truth.movedLb(move(id), heldLb, weightLb) - 1);

/** Repetitions with `toLb` of somebody who can do `known` with `fromLb`. */
const after = (
  { truth, weightLb }: Body,
  id: string,
  known: number,
  fromLb: number,
  toLb: number,
): number => {
  const moved = (lb: number) => truth.movedLb(move(id), lb, weightLb);
  return 30 * ((moved(fromLb) * (1 + known / 30)) / moved(toLb) - 1);
};

const average = bodyOf(160, { goblet_squat: 60, chest_press: 120 });

test.each(["lunge.dumbbell-bulgarian", "lunge.dumbbell-reverse", "lunge.dumbbell-step-up"])(
  "twelve of %s with 10 lb a hand are nine to ten with 15 lb at 160 lb",
  (id) => {
    expect(after(average, id, 12, 10, 15)).toBeGreaterThan(8.5);
    expect(after(average, id, 12, 10, 15)).toBeLessThan(10.5);
  },
);

test("the same step of dumbbells costs a heavier body fewer repetitions", () => {
  for (const id of ["squat.goblet", "hinge.rdl", "lunge.dumbbell-walking", "calf.dumbbell"])
    expect(after(bodyOf(290, {}), id, 12, 10, 20)).toBeGreaterThan(after(bodyOf(120, {}), id, 12, 10, 20));
});

test.each([
  ["squat.goblet", 60],
  ["squat.dumbbell-front", 0.6 * 60],
  ["hinge.rdl", 0.85 * 60],
  ["hinge.dumbbell-hip-thrust", 1.5 * 0.85 * 60],
  ["lunge.dumbbell-reverse", 0.35 * 60],
  ["lunge.kettlebell-goblet", 0.6 * 60],
  ["calf.dumbbell", 0.8 * 60],
])("ten of %s at the start take what the file's strength says, at any weight", (id, heldMaxLb) => {
  const tenLb = (heldMaxLb * freshness(startFatigue)) / (1 + 10 / 30);
  for (const weightLb of [120, 160, 290])
    expect(repetitions(bodyOf(weightLb, { goblet_squat: 60 }), id, tenLb)).toBeCloseTo(10, 6);
});

test("a personal quirk changes the weight for ten, as it does on the bench", () => {
  const quirkOf = (id: string, heldMaxLb: number): number => {
    const { truth, weightLb } = bodyOf(160, { goblet_squat: 60, chest_press: 120 }, createNoise("quirk"));
    const tenLb = (truth.startMaxLb(move(id)) * freshness(startFatigue)) / (1 + 10 / 30);
    return (
      ((truth.loggedLb(move(id), tenLb, weightLb) ?? 0) * (1 + 10 / 30)) /
      (freshness(startFatigue) * heldMaxLb)
    );
  };
  const drawn = (id: string) => Math.exp(0.1 * createNoise("quirk").normal("exercise", id));
  expect(quirkOf("squat.goblet", 60)).toBeCloseTo(drawn("squat.goblet"), 6);
  expect(quirkOf("h_push.dumbbell-bench", 42)).toBeCloseTo(drawn("h_push.dumbbell-bench"), 6);
});

test("presses, rows, machines and barbells lift their weight alone", () => {
  for (const id of ["h_push.barbell", "h_pull.cable", "squat.leg-press", "squat.barbell-back"])
    for (const weightLb of [120, 290]) expect(average.truth.movedLb(move(id), 95, weightLb)).toBe(95);
  expect(repetitions(average, "h_push.dumbbell-bench", 21)).toBeCloseTo(
    30 * ((0.35 * 120 * freshness(startFatigue)) / 21 - 1),
    6,
  );
  expect(after(average, "h_push.dumbbell-bench", 12, 10, 15)).toBeLessThan(0);
});

test("the weight to log is found back from what is moved", () => {
  for (const id of ["lunge.dumbbell-reverse", "squat.goblet", "v_pull.weighted", "h_push.dumbbell-bench"])
    expect(average.truth.loggedLb(move(id), average.truth.movedLb(move(id), 35, 160), 160)).toBeCloseTo(
      35,
      6,
    );
});

test("nobody does more repetitions of a move by holding a weight, whoever it is", () => {
  const wrong = ownSubjects().flatMap((subject) =>
    [0, 1, 2].flatMap((seed) => {
      const body = bodyFrom(subject, createNoise(`${subject.id}#${seed}`));
      return Object.entries(loadedVersion).flatMap(([id, loaded]) => {
        const counts = [
          repetitions(body, id, null),
          ...[0, 5, 10, 15, 40].map((lb) => repetitions(body, loaded, lb)),
        ];
        const falls = counts.every((count, at) => at === 0 || count <= (counts[at - 1] ?? 0) + 1e-9);
        return falls ? [] : [`${subject.id} ${id}: ${counts.map(Math.round).join(" ")}`];
      });
    }),
  );
  expect(wrong).toEqual([]);
});

test("a move without a weight is its loaded version with nothing in the hands", () => {
  for (const [id, loaded] of Object.entries(loadedVersion))
    expect(repetitions(average, id, null)).toBeCloseTo(repetitions(average, loaded, 0), 6);
});

test("easier lunges are no harder than those that can be loaded", () => {
  for (const weightLb of [120, 160, 290]) {
    const body = bodyOf(weightLb, { goblet_squat: 60 });
    expect(repetitions(body, "lunge.supported-split", null)).toBeGreaterThan(
      repetitions(body, "lunge.dumbbell-reverse", 5),
    );
    expect(repetitions(body, "lunge.skater", null)).toBeLessThan(repetitions(body, "lunge.reverse", null));
  }
});

test("a stronger body grows by repetitions of the whole load, not of the dumbbells", () => {
  const { truth } = average;
  const lunge = move("lunge.dumbbell-reverse");
  const ten = (strength: number) =>
    truth.loggedLb(lunge, (strength * truth.startMaxLb(lunge)) / (1 + 10 / 30), 160) ?? 0;
  expect(ten(1.1) - ten(1)).toBeGreaterThan(5);
});

/** Thrown or pressed on with the arms: what ends a set is not the legs' lift of the body. */
const notTheLegs = [
  "squat.dumbbell-thruster",
  "hinge.kettlebell-swing",
  "hinge.kettlebell-swing-single",
  "hinge.kettlebell-clean",
  "hinge.kettlebell-snatch",
];

test("every leg move of the catalogue with a weight in the hands counts the body", () => {
  const legs = ["squat", "lunge", "hinge", "calf"];
  const held = catalogue.filter(
    ({ id, pattern, metric, loadKind, unilateral, needs }) =>
      legs.includes(pattern) &&
      metric === "reps" &&
      (loadKind === "perHand" || loadKind === "external") &&
      !notTheLegs.includes(id) &&
      needs.some((all) =>
        all.some(
          (kit) =>
            kit === "dumbbells" ||
            kit === "kettlebells" ||
            (unilateral && pattern === "lunge" && (kit === "barbell" || kit === "smith")),
        ),
      ),
  );
  expect(held.map(({ id }) => id).toSorted()).toEqual(Object.keys(bodyLifted).toSorted());
  expect(Object.keys(loadedVersion).filter((id) => move(id).takesWeight)).toEqual([]);
});
