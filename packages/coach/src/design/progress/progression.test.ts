import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { isPower } from "../../catalogue/exercise.ts";
import { trainedWeeks } from "../../compose/testing/trained-weeks.ts";
import { isHelped } from "../../state/capability.ts";
import { atPlace, personOf } from "../../state/person.ts";
import { doseOf } from "../prescribe/prescription.ts";
import { inputWith } from "../testing/inputs.ts";
import { weekFrame } from "../week-draft.ts";
import { progressions } from "./progression.text.ts";
import { progressionRule } from "./progression.ts";

const input = inputWith();
const person = personOf(input);
const ruleOf = (exercise: Exercise, of = person) =>
  progressionRule(
    exercise,
    "accessory",
    doseOf(exercise, "accessory", input, of, weekFrame(input).phase),
    of,
    null,
  );
/** Neither level nor kit stands in the way of a harder version. */
const advanced = atPlace(
  personOf(inputWith({ profile: { fitnessLevel: "advanced", gymAccess: "commercial_gym" } })),
  "gym",
);

test("a move without weight promises a harder version only where there is one", () => {
  const own = catalogue.filter(({ metric, takesWeight, loadKind }) => {
    return metric === "reps" && !takesWeight && loadKind !== "assisted";
  });
  expect(own.some(({ harder }) => harder === null)).toBe(true);
  for (const exercise of own)
    expect([exercise.id, ruleOf(exercise, advanced)]).toEqual([
      exercise.id,
      isPower(exercise) || exercise.family === "swing"
        ? "fast"
        : // A stronger band or more foot makes a pull-up easier.
          isHelped(exercise)
          ? "help"
          : exercise.needs.some((kit) => kit.includes("resistance_bands"))
            ? "band"
            : exercise.harder === null
              ? "last-rung"
              : "ladder",
    ]);
});

test.each([
  ["feet-raised push-ups before archers, which are for the advanced", "h_push.feet-raised", {}],
  [
    "chair squats beside a sore hip, which rules squats out",
    "squat.chair",
    { limits: { ...noLimits, injuryAreas: ["hip" as const] } },
  ],
])("no harder version is promised of %s", (_, id, profile) => {
  const exercise = exerciseById(id);
  expect(exercise && ruleOf(exercise, personOf(inputWith({ profile })))).toBe("last-rung");
});

test("no harder version is promised of dips between chairs, where no station is", () => {
  const dips = exerciseById("arm_ext.dips");
  const at = (equipment: Profile["equipment"]) =>
    dips &&
    ruleOf(
      dips,
      personOf(inputWith({ profile: { fitnessLevel: "advanced", gymAccess: "no_gym", equipment } })),
    );
  expect(at(["dumbbells"])).toBe("last-rung");
  expect(at(["dumbbells", "dip_station"])).toBe("ladder");
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
      for (const { name, progression } of exercises)
        if (progression === "last-rung")
          for (const sentence of week.plan.progressionPlan.split(/(?<=[.?])\s/))
            if (sentence.includes(name)) expect(sentence).not.toMatch(/harder form/);
});

test("a card says the words of its progression, and an assessment none", () => {
  const weeks = trainedWeeks(input, 3);
  const cards = weeks.flatMap(({ week }) => Object.values(week.days).flatMap(({ exercises }) => exercises));
  const growing = cards.filter(({ progression }) => progression !== undefined);
  expect(growing.length).toBeGreaterThan(cards.length / 2);
  for (const { name, progression, progressionTips } of growing)
    expect([name, progressionTips]).toEqual([name, progression && progressions[progression]]);
});
