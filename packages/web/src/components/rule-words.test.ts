import { rules } from "@muster/coach/validate/rules";
import { expect, test } from "vitest";
import { ruleWords } from "./rule-words.ts";

test("COACH-06 every rule of the coach is named in words, none by its id", () => {
  expect(rules.length).toBeGreaterThan(70);
  for (const { id } of rules) expect(ruleWords(id), id).toMatch(/^[a-z][a-z ]+$/);
  for (const id of [
    "planning.E1",
    "planning.E6",
    "training.L1",
    "training.O4",
    "EXC-03",
    "PLAN-01",
    "REV-01",
  ])
    expect(ruleWords(id), id).toMatch(/^[a-z][a-z ]+$/);
});

test("COACH-06 a rule that is told in words stays, an unknown id says nothing", () => {
  expect(ruleWords("mean of the day")).toBe("mean of the day");
  expect(ruleWords("used + left = the week's goals")).toBe("used + left = the week's goals");
  expect(ruleWords("later.Z9")).toBe("");
});
