import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { setCount } from "../catalogue/session-minutes.ts";
import { designWeek } from "../compose/design-week.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { inputWith } from "../design/testing/inputs.ts";
import { personOf } from "./person.ts";

const withNote = (note: string) => inputWith({ profile: { limits: { ...noLimits, note } } });

test("coach.F1 who trains seated gets a plan of its own, not one that waits", () => {
  const input = withNote("I use a wheelchair, paraplegic T10");
  const { weeklyStrategyOverview } = deliverWeek(undefined, input).plan;
  expect(weeklyStrategyOverview).toContain("Your plan is for trunk, shoulders and arms.");
  expect(weeklyStrategyOverview).not.toMatch(/comes back|is better|leaves out|nothing for/);
});

test("NUT-02 who sits all day needs about an eighth less", () => {
  const seated = personOf(withNote("I use a wheelchair")).expenditure.tdee;
  const standing = personOf(inputWith()).expenditure.tdee;
  expect(seated / standing).toBeGreaterThan(0.84);
  expect(seated / standing).toBeLessThan(0.9);
});

const seatedMoves = (profile: Partial<Profile>) => {
  const note = "I use a wheelchair, paraplegic T10";
  const { days } = designWeek(
    inputWith({ profile: { targetAreas: [], ...profile, limits: { ...noLimits, note } } }),
  );
  return Object.values(days)
    .filter(({ kind }) => kind === "training")
    .map(({ name, exercises }) => ({
      name,
      moves: exercises.map(({ exerciseId, sets }) => ({
        pattern: exerciseById(exerciseId)?.pattern,
        sets: setCount(sets),
      })),
    }));
};
const setsOf = (days: ReturnType<typeof seatedMoves>, patterns: readonly string[]): number =>
  days
    .flatMap(({ moves }) => moves)
    .reduce((sum, { pattern = "", sets }) => sum + (patterns.includes(pattern) ? sets : 0), 0);
const kits: Readonly<Record<string, Partial<Profile>>> = {
  gym: { gymAccess: "commercial_gym", gymDays: [] },
  bands: { gymAccess: "no_gym", gymDays: [], equipment: ["resistance_bands"] },
};

test.each(["beginner", "intermediate"] as const)(
  "seated, %s: about three sets of pulls for two of presses",
  (fitnessLevel) => {
    for (const kit of Object.values(kits))
      for (const daysPerWeek of [2, 3, 4, 5, 6]) {
        const days = seatedMoves({ ...kit, fitnessLevel, daysPerWeek });
        const ratio = setsOf(days, ["h_pull", "v_pull"]) / setsOf(days, ["h_push", "v_push"]);
        expect(ratio, `${daysPerWeek} days`).toBeGreaterThan(1);
        expect(ratio, `${daysPerWeek} days`).toBeLessThan(2);
      }
  },
);

test("seated, a day of the whole upper body begins with a pull", () => {
  const days = seatedMoves({ ...kits.gym, daysPerWeek: 3 });
  expect(days.map(({ moves }) => moves[0]?.pattern)).toEqual([
    expect.stringMatching("pull"),
    expect.stringMatching("pull"),
    expect.stringMatching("pull"),
  ]);
});
