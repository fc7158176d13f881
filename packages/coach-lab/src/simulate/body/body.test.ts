import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { readingGrade } from "@muster/coach/rules/words/testing/reading-grade";
import { expect, test } from "vitest";
import { profileFromJson } from "../../command-line/cli-week.ts";
import { bodyConstantsOf, startDate } from "../life.ts";
import { oracleOf, oracleWeeksOf } from "../oracle.ts";
import { subjectSchema } from "../people/people-file.ts";
import { gainShare, nextFatigue, nextStrength, setCost, setEffort } from "./fit-body.ts";
import { createNoise } from "./noise.ts";
import { trueStrengthOf } from "./true-strength.ts";
import { levelConstants, worlds } from "./worlds.ts";

const body = { level: levelConstants.beginner, world: worlds.base, responsiveness: 1, recoveryTau: 1 };

test("sets are worth most and cost most near failure, half when they fail", () => {
  expect([1, 3, 5].map((reserve) => setEffort(reserve, false))).toEqual([1, 1, 0.56]);
  expect(setEffort(0, true)).toBe(0.5);
  expect(setEffort(12, false)).toBe(0);
  expect(setCost(0, true)).toBeGreaterThan(setCost(2, false));
  expect(setCost(2, false)).toBeGreaterThan(setCost(6, false));
});

test("more work tires more, rest recovers, and the slow world tires most", () => {
  expect(nextFatigue(0.5, 30, body)).toBeCloseTo(0.5 * Math.exp(-1) + 0.55, 6);
  expect(nextFatigue(1, 0, body)).toBeLessThan(0.4);
  expect(nextFatigue(0.5, 30, { ...body, world: worlds["slow-recovery"] })).toBeGreaterThan(
    nextFatigue(0.5, 30, body),
  );
  expect([0.5, 0.7, 1.325, 3].map(gainShare).map((share) => Math.round(share * 100) / 100)).toEqual([
    1, 1, 0, -0.5,
  ]);
});

test("strength grows with the dose, less near the ceiling, and shrinks without it", () => {
  const grow = (strength: number, dose: number) => nextStrength(strength, dose, 0.5, body) - strength;
  expect(grow(1, 8)).toBeGreaterThan(grow(1, 4));
  expect(grow(1.5, 8)).toBeLessThan(grow(1, 8));
  expect(grow(1, 0)).toBeLessThan(0);
});

test("the same key draws the same number, another key another, spread evenly", () => {
  const noise = createNoise("a");
  expect(noise.uniform("x", 1)).toBe(createNoise("a").uniform("x", 1));
  expect(noise.uniform("x", 1)).not.toBe(createNoise("b").uniform("x", 1));
  const draws = Array.from({ length: 4_000 }, (_, index) => noise.normal("n", index));
  const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
  const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length;
  expect(Math.abs(mean)).toBeLessThan(0.06);
  expect(Math.abs(variance - 1)).toBeLessThan(0.1);
});

const subjectWith = (change: object) =>
  subjectSchema.parse({
    id: "someone",
    profile: {
      fitness_level: "intermediate",
      pullups: 8,
      pushups: 30,
      weight: 180,
      equipment: ["dumbbells"],
    },
    ...change,
  });
const profileOf = (subject: ReturnType<typeof subjectWith>) => {
  const read = profileFromJson(subject.profile, startDate);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

test("a fresh simulated person can do what the file's profile says", () => {
  const subject = subjectWith({ latent: { e1rmLb: { chest_press: 200 } } });
  const truth = trueStrengthOf(profileOf(subject), subject.latent, createNoise("s"));
  const repsOf = (id: string) => {
    const exercise = exerciseById(id);
    if (exercise === undefined) throw new Error(id);
    return 30 * (truth.startMaxLb(exercise) / truth.movedLb(exercise, null, 180) - 1);
  };
  expect(repsOf("v_pull.pull-up")).toBeCloseTo(8, 6);
  expect(repsOf("h_push.push-up")).toBeCloseTo(30, 6);
  const machine = exerciseById("h_push.machine");
  if (machine === undefined) throw new Error("no machine");
  expect(truth.startMaxLb(machine)).toBeGreaterThan(140);
  expect(truth.startMaxLb(machine)).toBeLessThan(280);
});

test("the oracle gains more with more attendance and obeys a stop of training", () => {
  const gain = (change: object) => {
    const subject = subjectWith(change);
    const profile = profileOf(subject);
    const weeks = oracleWeeksOf(subject, profile, createNoise("o"), 12, startDate);
    return { gain: oracleOf(profile, weeks, bodyConstantsOf(subject, profile, worlds.base)).gain, weeks };
  };
  expect(gain({ latent: { adherence: 1 } }).gain).toBeGreaterThan(gain({ latent: { adherence: 0.3 } }).gain);
  const stopped = gain({
    latent: { adherence: 1 },
    events: [{ week: 3, type: "measure", systolic: 190, diastolic: 125 }],
  });
  expect(stopped.weeks.map(({ attended }) => attended > 0)).toEqual(
    Array.from({ length: 12 }, (_, index) => index !== 3),
  );
});

test("coach.T3 the grade rises with long words", () => {
  expect(readingGrade("Train. Eat. Sleep well.")).toBeLessThan(3);
  expect(
    readingGrade("Individualised periodisation necessitates neuromuscular considerations."),
  ).toBeGreaterThan(12);
});
