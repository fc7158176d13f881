import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { catalogue, exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { inputWith } from "../design/testing/inputs.ts";
import { personOf } from "../state/person.ts";
import { eligibilityOf } from "./exercise-eligibility.ts";

const known = (id: string): Exercise => {
  const found = exerciseById(id);
  if (found === undefined) throw new Error(`No ${id} in the catalogue`);
  return found;
};
const neither = { isOwn: false, said: "no" } as const;
const row = known("h_pull.cable");
const withTag = (tag: string): Exercise =>
  catalogue.find(({ contra, pattern }) => contra.some((one) => one === tag) && pattern !== "plyo") ?? row;
const jump = catalogue.find(({ pattern }) => pattern === "plyo") ?? row;

test("SCHED-05 EXC-01 what injury or pregnancy excludes is refused by hand", () => {
  const sore = personOf(inputWith({ profile: { limits: { ...noLimits, injuryAreas: ["shoulder"] } } }));
  const overhead = withTag("overhead");
  expect(eligibilityOf(overhead, sore, neither)).toEqual({
    may: "no",
    why: `${overhead.name} does not go with an injury or a limit in your profile.`,
  });
  const pregnant = personOf(inputWith({ profile: { limits: { ...noLimits, pregnancy: "pregnant" } } }));
  expect(eligibilityOf(withTag("supine"), pregnant, neither).may).toBe("no");
  expect(eligibilityOf(jump, pregnant, neither).may).toBe("no");
});

test("SCHED-05 EXC-01 jumps are refused to whom age rules them out", () => {
  const old = personOf(inputWith({ profile: { age: 72 } }));
  expect(eligibilityOf(jump, old, neither)).toMatchObject({ may: "no" });
  expect(eligibilityOf(jump, old, neither).why).toMatch(/your age/);
});

test("EXLIB-02 EXC-01 painful is refused; disliked or too hard only warns", () => {
  const person = personOf(inputWith({ profile: { gymAccess: "commercial_gym", fitnessLevel: "beginner" } }));
  expect(eligibilityOf(row, person, neither)).toEqual({ may: "yes", why: undefined });
  expect(eligibilityOf(row, person, { isOwn: false, said: "injury" }).may).toBe("no");
  expect(eligibilityOf(row, person, { isOwn: true, said: "dislike" })).toEqual({
    may: "warned",
    why: "You left it out: you don't like it.",
  });
  const hard = catalogue.find(
    (exercise) =>
      exercise.level === 3 &&
      exercise.contra.every((tag) => tag === "floor" || tag === "legs") &&
      exercise.pattern !== "plyo" &&
      exercise.impact < 2,
  );
  expect(hard && eligibilityOf(hard, person, neither)).toMatchObject({ may: "warned" });
  // Nobody but the person knows what an own exercise asks for.
  expect(hard && eligibilityOf(hard, person, { isOwn: true, said: "no" }).may).toBe("yes");
});
