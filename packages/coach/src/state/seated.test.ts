import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
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
