import { craft } from "@muster/coach/rules/craft.data";
import { rules } from "@muster/coach/rules/rules";
import { expect, test } from "vitest";
import { originWords } from "./rule.text.ts";

test("COACH-06 every rule of the coach is named in words, none by its id", () => {
  const all = [...rules, ...craft].map(({ id }) => id);
  expect(all.length).toBeGreaterThan(70);
  const others = ["planning.E1", "planning.E6", "training.L1", "training.O4", "EXC-03", "PLAN-01", "REV-01"];
  for (const rule of [...all, ...others])
    expect(originWords({ source: "your log", rule }), rule).toMatch(/^your log · rule for [a-z][a-z ]+$/);
});

test.each([
  ["7-10%", "coach.N7", "7-10% · rule for food"],
  ["", "coach.N7", "Muster's own rule for food"],
  ["no log yet", "coach.Q5", "no log yet · rule for equipment"],
  ["Your readings", "mean of the day", "Your readings · mean of the day"],
  ["your log", "later.Z9", "your log"],
  ["", "later.Z9", "Muster's own rule"],
])("COACH-06 '%s' by %s is told as '%s'", (source, rule, sentence) => {
  expect(originWords({ source, rule })).toBe(sentence);
});
