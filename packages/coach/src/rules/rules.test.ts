import { expect, test } from "vitest";
import { designWeek } from "../compose/design-week.ts";
import { firstTraining } from "../design/testing/changes.ts";
import { inputWith } from "../design/testing/inputs.ts";
import { draftWeek, weekFrame } from "../design/week-draft.ts";
import { repairWeek } from "../repair/repair-week.ts";
import { checkWeek } from "./check-week.ts";
import { craft } from "./craft.data.ts";
import { rules } from "./rules.ts";
import { allCases } from "./testing/all-cases.ts";
import { dueForDeload, withNewMove } from "./testing/lives.ts";

const craftIds = new Set<string>(craft.map(({ id }) => id));
/** Those of craft are looked for in the lab. */
const cases = allCases.filter(({ id }) => !craftIds.has(id));

const findingsOf = (id: string, ...question: Parameters<typeof checkWeek>) =>
  checkWeek(...question).filter((violation) => violation.id === id);

for (const { id } of rules)
  test(`${id} says nothing of weeks that keep it`, () => {
    const own = cases.filter((found) => found.id === id);
    expect(own.length).toBeGreaterThan(0);
    for (const { input } of own) {
      const given = input?.() ?? inputWith();
      expect(findingsOf(id, designWeek(given), given)).toEqual([]);
    }
  });

for (const { id, says, input, spoil, severity } of cases)
  test(`${id} finds ${says}`, () => {
    const given = input?.() ?? inputWith();
    const found = findingsOf(id, spoil(designWeek(given)), given);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatchObject({
      path: expect.any(String),
      got: expect.any(String),
      need: expect.any(String),
    });
    if (severity !== undefined) expect(found.map((violation) => violation.severity)).toContain(severity);
  });

test("COACH-01 every rule has an id, a sentence, a source and a breaking case", () => {
  const all = [...rules, ...craft];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, sentence, source } of all) {
    expect(id).toMatch(/^coach\.[A-Z]\d+$/);
    expect(sentence).toMatch(/\.$/);
    expect(source).not.toBe("");
  }
  expect(all.map(({ id }) => id).filter((id) => !allCases.some((found) => found.id === id))).toEqual([]);
});

test("coach.C7 five days in a row are nobody's fault when no other days are free", () => {
  const input = inputWith({
    profile: { daysPerWeek: 5, restDays: ["saturday", "sunday"], fitnessLevel: "beginner" },
  });
  expect(findingsOf("coach.C7", designWeek(input), input)).toEqual([]);
});

test("COACH-02 an easy week with new exercises is repaired with those of last week", () => {
  const input = dueForDeload();
  const week = designWeek(input);
  const day = firstTraining(week);
  const spoilt = withNewMove(week);
  const { week: repaired, remaining } = repairWeek(spoilt, draftWeek(weekFrame(input)));
  expect(repaired.plan.designedBy.fixes).toContain("coach.V10");
  expect(remaining.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(repaired.days[day].exercises.map(({ exerciseId }) => exerciseId)).not.toContain("balance.clock");
});
