import { addDays } from "@muster/domain/shared/dates";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { designWeek } from "../design/design-week.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, today } from "../design/testing/inputs.ts";
import { inputOfLife, lifeArbitrary } from "../design/testing/people.ts";
import { planChanges } from "./plan-changes.ts";

const syllables = (word: string): number => {
  const plain = word.toLowerCase().replace(/[^a-z]/g, "");
  if (plain.length <= 3) return 1;
  const groups = plain.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "").match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
};

/** Flesch-Kincaid grade of a text (settled point 34). */
const grade = (text: string): number => {
  const sentences = text.split(/[.!?]+(?:\s|$)/).filter((part) => /[a-z]/i.test(part)).length;
  const words = text.match(/[A-Za-z'-]+/g) ?? [];
  if (words.length === 0 || sentences === 0) return 0;
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (sounds / words.length) - 15.59;
};

const longTexts = ({ plan }: DesignedWeek): readonly string[] =>
  [
    plan.programSummary,
    plan.weeklyStrategyOverview,
    plan.nutritionGuidance,
    plan.progressionPlan,
    plan.nutritionSummary?.rationale ?? "",
    plan.weeklyFeedback === null
      ? ""
      : [
          plan.weeklyFeedback.progressAssessment,
          ...plan.weeklyFeedback.strengths,
          ...plan.weeklyFeedback.areasToImprove,
          plan.weeklyFeedback.motivationalMessage,
        ].join(" "),
  ].filter((text) => text !== "");

test("coach.T3 texts read at grade 8 or less", { timeout: 60_000 }, () => {
  expect(grade("The cat sat on the mat. It was warm.")).toBeLessThan(2);
  expect(
    grade("Physiological periodisation necessitates individualised neuromuscular considerations."),
  ).toBeGreaterThan(12);
  fc.assert(
    fc.property(lifeArbitrary, (life) => {
      for (const text of longTexts(designWeek(inputOfLife(life))))
        expect({ text, easy: grade(text) <= 8 }).toEqual({ text, easy: true });
    }),
    { numRuns: 60, seed: 5 },
  );
});

const validFrom = addDays(today, -6);
const first = designWeek(inputWith({ today: addDays(today, -7), validFrom, checkIns: [] }));
const second = (change: Parameters<typeof inputWith>[0] = {}, attendance = 1) =>
  designWeek(
    inputWith({
      previousPlan: asPrevious(first),
      sessions: [...sessionsOf(first, validFrom, { difficulty: 7, attendance, firstLoadLb: 60 })],
      ...change,
    }),
  );

test("COACH-07 feedback is there after week 1, from what was done", () => {
  expect(first.plan.weeklyFeedback).toBeNull();
  expect(second().plan.weeklyFeedback).toMatchObject({
    strengths: expect.arrayContaining(["You did 4 of 4 workouts."]),
    progressAssessment: expect.stringMatching(/^Last week you did 4 of 4 planned workouts\./),
  });
  expect(second({}, 0.5).plan.weeklyFeedback?.areasToImprove.join(" ")).toMatch(/did not happen/);
});

test("COACH-07 bad sleep is named with its number, and answered", () => {
  const { plan } = second({ checkIns: [checkInWith({ avgSleepHours: 6.4 })] });
  expect(plan.weeklyFeedback?.areasToImprove.join(" ")).toMatch(/6\.4 hours/);
  expect(plan.weeklyStrategyOverview).toMatch(/nothing gets heavier/);
  expect(plan.facts.find(({ id }) => id === "recovery.sleep")).toMatchObject({
    value: 6.4,
    rule: "coach.R3",
  });
});

test("FEED-01 changes name what was added, removed and changed, and nothing without a change", () => {
  const next = second();
  const changes = planChanges(first.days, next.days);
  const now = new Set(Object.values(next.days).flatMap(({ exercises }) => exercises.map(({ name }) => name)));
  const before = new Set(
    Object.values(first.days).flatMap(({ exercises }) => exercises.map(({ name }) => name)),
  );
  for (const { kind, subject } of changes)
    expect([now.has(subject), before.has(subject)]).toEqual([kind !== "removed", kind !== "added"]);
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.length).toBeLessThanOrEqual(12);
  expect(next.plan.changes).toEqual(changes);
  expect(planChanges(first.days, first.days)).toEqual([]);
  expect(planChanges({}, first.days)).toEqual([]);
});

test("FEED-01 a heavier lift shows both weights", () => {
  const planned = first.days.monday.exercises[0];
  if (planned === undefined) throw new Error("no exercise");
  const day = (loadLb: number) => ({ monday: { ...first.days.monday, exercises: [{ ...planned, loadLb }] } });
  expect(planChanges(day(230), day(240))).toEqual([
    {
      kind: "changed",
      subject: planned.name,
      reason: "Your log says that you are ready",
      before: "230 lb",
      after: "240 lb",
    },
  ]);
});

test.each([
  [{ bloodPressureSystolic: 142, bloodPressureDiastolic: 78 }, /blood pressure/],
  [{ notes: "chest pain" }, /medical help/],
  [{ notes: "my hand is numb" }, /health professional/],
  [{ notes: "had a fever" }, /rest and easy walks/],
])("coach.F3 coach.F2 %j is answered in words, without a diagnosis", (change, words) => {
  const { plan } = designWeek(inputWith({ checkIns: [checkInWith(change)] }));
  expect(plan.weeklyStrategyOverview).toMatch(words);
  expect(plan.weeklyStrategyOverview).not.toMatch(/hypertension|angina|infection|disease/i);
});
