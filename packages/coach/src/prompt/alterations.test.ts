import { expect, test } from "vitest";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { inputWith } from "../design/testing/inputs.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import { alterations } from "./alterations.ts";
import { expandSkeleton } from "./expand-skeleton.ts";
import { changeExercises, goodSkeleton } from "./testing/skeletons.ts";

const input = inputWith();

const told = (change: Parameters<typeof changeExercises>[1]) => {
  const asked = expandSkeleton(changeExercises(goodSkeleton(input), change), input);
  const delivered = deliverWeek(asked, input);
  return { asked, delivered, lines: alterations(asked, errorsOf(checkWeek(asked, input)), delivered) };
};

test("COACH-02 a week that keeps the rules has nothing altered to tell", () => {
  expect(told(() => ({})).lines).toEqual([]);
});

test("COACH-02 reduced effort and sets are shown with their new values", () => {
  const { asked, delivered, lines } = told(() => ({ sets: 5 }));
  expect(delivered.plan.source).toBe("model");
  expect(lines.length).toBeGreaterThan(0);
  const monday = asked.days.monday.exercises.find(({ exerciseId }) =>
    delivered.days.monday.exercises.some(
      (exercise) => exercise.exerciseId === exerciseId && exercise.sets !== 5,
    ),
  );
  const now = delivered.days.monday.exercises.find(({ exerciseId }) => exerciseId === monday?.exerciseId);
  expect(lines).toContainEqual({
    rule: expect.any(String),
    subject: `${monday?.name}, Monday`,
    before: expect.stringContaining("5 sets"),
    after: expect.stringContaining(`${now?.sets} sets`),
  });
  const rules = new Set(lines.map(({ rule }) => rule).filter((rule) => rule !== ""));
  expect(rules.size).toBeGreaterThan(0);
  for (const rule of rules) expect(delivered.plan.designedBy.fixes).toContain(rule);
});

test("COACH-02 a replaced day is one line; another designer's week has none", () => {
  const { asked, lines } = told(() => ({}));
  expect(lines).toEqual([]);
  const { monday } = asked.days;
  const swapped = {
    ...asked,
    days: { ...asked.days, monday: { ...monday, name: "Light", exercises: [] } },
  };
  expect(alterations(asked, [], swapped)).toEqual([
    { rule: "", subject: "Monday, the whole day", before: monday.name, after: "Light" },
  ]);
  expect(alterations(asked, [], { ...swapped, plan: { ...asked.plan, source: "built-in" } })).toEqual([]);
  const [first, ...others] = monday.exercises;
  const shorter = { ...asked, days: { ...asked.days, monday: { ...monday, exercises: others } } };
  const broken = [
    { id: "coach.F1", severity: "error", path: "days.monday.exercises.0", got: "", need: "" },
  ] as const;
  expect(alterations(asked, broken, shorter)).toEqual([
    { rule: "coach.F1", subject: "Monday", before: first?.name, after: "" },
  ]);
});

test("COACH-02 of corrected words those are shown that stand there now", () => {
  const good = expandSkeleton(goodSkeleton(input), input);
  const progressionPlan = "Be kind to yourself. Add 999 lb each week.";
  const asked = { ...good, plan: { ...good.plan, progressionPlan } };
  const delivered = deliverWeek(asked, input);
  expect(delivered.plan.source).toBe("model");
  const lines = alterations(asked, errorsOf(checkWeek(asked, input)), delivered);
  expect(lines).toContainEqual({
    rule: "coach.T1",
    subject: "How to progress",
    before: "words that may not be shown",
    after: expect.stringMatching(/^“.+”$/),
  });
});

test("COACH-02 removed health advice and markup are never repeated", () => {
  const asked = expandSkeleton(goodSkeleton(input), input);
  for (const bad of [
    "Train through the chest pain.",
    "See <b>this</b> page.",
    "Your knee pain is nothing, squat on it.",
  ]) {
    const hostile = { ...asked, plan: { ...asked.plan, programSummary: bad } };
    expect(alterations(hostile, [], asked)).toEqual([
      {
        rule: "",
        subject: "The week in short",
        before: "words that may not be shown",
        after: expect.stringMatching(/^“.+”$/),
      },
    ]);
  }
  const long = { ...asked, plan: { ...asked.plan, programSummary: `${"word ".repeat(60)}end.` } };
  const [line] = alterations(asked, [], long);
  expect(line?.after.length).toBeLessThanOrEqual(120);
  expect(line?.after).toMatch(/…”$/);
});
