import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { trainedWeeks } from "../../compose/testing/trained-weeks.ts";
import { inputWith } from "../testing/inputs.ts";
import { isRungBeside } from "./tiers.ts";

const coreMoves = (fitnessLevel: "beginner" | "intermediate" | "advanced"): ReadonlySet<string> =>
  new Set(
    trainedWeeks(
      inputWith({
        profile: {
          fitnessLevel,
          gymAccess: "no_gym",
          gymDays: [],
          equipment: ["dumbbells", "yoga_mat"],
          targetAreas: ["core"],
        },
      }),
      5,
    ).flatMap(({ week }) =>
      Object.values(week.days).flatMap(({ exercises }) =>
        exercises.flatMap(({ exerciseId }) =>
          exerciseById(exerciseId)?.pattern === "core" ? [exerciseId] : [],
        ),
      ),
    ),
  );

test.each(["intermediate", "advanced"] as const)(
  "the trunk of somebody %s is trained on no rung below one that suits",
  (fitnessLevel) => {
    const moves = coreMoves(fitnessLevel);
    expect(moves.size).toBeGreaterThan(4);
    expect([...moves].filter((id) => moves.has(exerciseById(id)?.harder ?? ""))).toEqual([]);
    expect(moves).not.toContain("core.side-plank-knee");
    expect(moves).not.toContain("core.bird-dog");
  },
);

test("a beginner learns the trunk's first rungs", () => {
  const moves = coreMoves("beginner");
  expect(["core.dead-bug", "core.bird-dog", "core.side-plank-knee"].some((id) => moves.has(id))).toBe(true);
});

const isBeside = (id: string, other: string) => {
  const exercise = exerciseById(id);
  return exercise !== undefined && isRungBeside(exercise, new Set([other]));
};

test("a trunk move with and without a weight is one move, whichever came first", () => {
  expect(isBeside("core.dumbbell-dead-bug", "core.dead-bug")).toBe(true);
  expect(isBeside("core.dead-bug", "core.dumbbell-dead-bug")).toBe(true);
  expect(isBeside("core.dead-bug", "core.side-plank")).toBe(false);
});

test("two bridges are one move, with a weight or without", () => {
  expect(isBeside("hinge.hip-thrust", "hinge.single-leg-thrust")).toBe(true);
  expect(isBeside("hinge.dumbbell-hip-thrust", "hinge.single-leg-bridge")).toBe(true);
  expect(isBeside("hinge.hip-thrust", "hinge.rdl")).toBe(false);
});

test("no day holds two rungs of one ladder of the trunk", () => {
  const first = inputWith({
    profile: { fitnessLevel: "beginner", gymAccess: "no_gym", gymDays: [], equipment: ["none"] },
  });
  for (const { week } of trainedWeeks(first, 6))
    for (const { exercises } of Object.values(week.days)) {
      const core = exercises.flatMap(({ exerciseId }) => {
        const exercise = exerciseById(exerciseId);
        return exercise?.pattern === "core" ? [exercise] : [];
      });
      expect(core.filter(({ harder }) => core.some(({ id }) => id === harder)).map(({ id }) => id)).toEqual(
        [],
      );
    }
});
