import { expect, test } from "vitest";
import { primaryGoals, valuesOf } from "../profiles/options.text.ts";
import { assessmentNutrition, assessmentProgramFor, assessmentPrograms } from "./goal-mapping.ts";

test("ONB-05 each goal has its assessment program", () => {
  expect(
    Object.fromEntries(valuesOf(primaryGoals).map((goal) => [goal, assessmentProgramFor(goal)])),
  ).toEqual({
    strength: "strength",
    muscle: "muscle",
    toned: "fatLoss",
    athletic: "athletic",
    weight_loss: "fatLoss",
    general_fitness: "fatLoss",
  });
});

test("ONB-05 an unknown goal gets the muscle program", () => {
  for (const goal of ["", "flexibility", "constructor"]) expect(assessmentProgramFor(goal)).toBe("muscle");
});

test("ONB-06 calories and protein of the assessment programs are the specification's", () => {
  expect(
    assessmentPrograms.map((program) => {
      const { training, rest } = assessmentNutrition[program];
      return `${program} ${training.calories}/${training.protein} ${rest.calories}/${rest.protein}`;
    }),
  ).toEqual([
    "muscle 2400/170 2100/170",
    "strength 2600/180 2400/180",
    "fatLoss 1900/150 1700/150",
    "athletic 2500/170 2300/170",
  ]);
});
