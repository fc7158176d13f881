import { expect, test } from "vitest";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { isPower } from "../../catalogue/exercise.ts";
import { trainedWeeks } from "../../compose/testing/trained-weeks.ts";
import { personOf } from "../../state/person.ts";
import { doseOf } from "../prescribe/prescription.ts";
import { inputWith } from "../testing/inputs.ts";
import { weekFrame } from "../week-draft.ts";
import { progressions } from "./progression.text.ts";
import { progressionRule } from "./progression.ts";

const input = inputWith();
const person = personOf(input);
const ruleOf = (exercise: Exercise) =>
  progressionRule(
    exercise,
    "accessory",
    doseOf(exercise, "accessory", input, person, weekFrame(input).phase),
    person,
    null,
  );

test("a move without weight promises a harder version only where there is one", () => {
  const own = catalogue.filter(({ metric, takesWeight, loadKind }) => {
    return metric === "reps" && !takesWeight && loadKind !== "assisted";
  });
  expect(own.some(({ harder }) => harder === null)).toBe(true);
  for (const exercise of own)
    expect([exercise.id, ruleOf(exercise)]).toEqual([
      exercise.id,
      isPower(exercise) ? "power" : exercise.harder === null ? "last-rung" : "ladder",
    ]);
});

test("the week promises no harder form of a lift that has none", () => {
  const weeks = trainedWeeks(
    inputWith({
      profile: {
        gymAccess: "no_gym",
        gymDays: [],
        equipment: ["none"],
        pullups: 0,
        pushups: 4,
        daysPerWeek: 3,
      },
    }),
    6,
  );
  for (const { week } of weeks)
    for (const { exercises } of Object.values(week.days))
      for (const { exerciseId, name, progressionTips } of exercises)
        if (progressionTips === progressions["last-rung"]) {
          expect(exerciseById(exerciseId)?.harder).toBeNull();
          expect(week.plan.progressionPlan).not.toContain(name);
        }
});
