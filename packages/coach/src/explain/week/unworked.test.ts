import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { designWeek } from "../../compose/design-week.ts";
import { deliverWeek } from "../../deliver/deliver-week.ts";
import { checkInWith, inputWith } from "../../design/testing/inputs.ts";
import { quotableNumbers, untraceable } from "../../rules/words/prose.ts";

const overviewWith = (notes: string) => {
  const { plan, days } = designWeek(
    inputWith({ profile: { limits: noLimits, targetAreas: [] }, checkIns: [checkInWith({ notes })] }),
  );
  const trains = (muscle: "chest" | "quads") =>
    Object.values(days).some(({ exercises }) =>
      exercises.some(({ exerciseId }) => exerciseById(exerciseId)?.muscles[muscle] === 1),
    );
  return { said: plan.weeklyStrategyOverview, trains };
};

test("PLAN-01 a muscle that a limit leaves without work is named, with the reason", () => {
  const { said, trains } = overviewWith(
    "no presses and no push-ups please, my left shoulder hurts when I press",
  );
  expect(trains("chest")).toBe(false);
  expect(said).toMatch(/There is no move for your chest|leaves out your chest|nothing for your chest/);
  expect(said).toMatch(/Shoulder, left/);
});

test("coach.T1 a limit on a whole kind of move is told without a number", () => {
  const input = inputWith({
    profile: { gymAccess: "commercial_gym", fitnessLevel: "beginner", daysPerWeek: 3, targetAreas: [] },
    checkIns: [checkInWith({ notes: "no squats, no leg press, no lunges, no step-ups please" })],
  });
  const { plan, days } = deliverWeek(undefined, input);
  expect(Object.values(days).filter(({ kind }) => kind === "training")).toHaveLength(3);
  expect(untraceable(plan.weeklyStrategyOverview, quotableNumbers({ plan, days }))).toEqual([]);
});

test("PLAN-01 a week that works every muscle names none", () => {
  const { said } = overviewWith("");
  expect(said).not.toMatch(/There is no move for|This week leaves out|has nothing for/);
});

test.each([
  ["I have a hernia", "Hernia"],
  ["doc told me not to lift more than 10lbs until the hernia mesh settles", "Hernia"],
  ["my surgeon told me not to lift more than 5 kg", "Doctor: no weights · at most"],
])("coach.T4 a condition is no reason by its name or its number: %s", (notes, name) => {
  const input = inputWith({
    profile: {
      limits: { ...noLimits, injuryAreas: ["lower_back"] },
      targetAreas: [],
      daysPerWeek: 3,
      gymAccess: "home_gym",
      equipment: ["dumbbells", "weight_bench"],
    },
    checkIns: [checkInWith({ notes })],
  });
  const { plan, days } = deliverWeek(undefined, input);
  expect(Object.values(days).filter(({ kind }) => kind === "training")).toHaveLength(3);
  expect(plan.weeklyStrategyOverview).not.toContain(`The reason: ${name}`);
});

test("PLAN-01 moves that somebody left out come back when they take them in", () => {
  const isOfChest = ({ muscles }: Exercise) => (muscles.chest ?? 0) > 0.25;
  const preferences = catalogue
    .filter(isOfChest)
    .map(({ id }) => ({ exerciseId: id, excluded: "dislike" as const, favourite: false }));
  const { plan } = designWeek(inputWith({ preferences, profile: { targetAreas: [] } }));
  expect(plan.weeklyStrategyOverview).toMatch(/your chest[^.]*\. The reason: moves that you left out/);
  expect(plan.weeklyStrategyOverview).toMatch(/take them in again/);
  expect(plan.weeklyStrategyOverview).not.toMatch(/better/);
});
