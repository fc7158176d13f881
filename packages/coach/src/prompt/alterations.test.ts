import { expect, test } from "vitest";
import { deliverWeek } from "../design/deliver-week.ts";
import { inputWith } from "../design/testing/inputs.ts";
import { checkWeek, errorsOf } from "../validate/check-week.ts";
import { alterations } from "./alterations.ts";
import { expandSkeleton } from "./expand-skeleton.ts";
import { goodSkeleton, withExercises } from "./testing/skeletons.ts";

const input = inputWith();

const told = (change: Parameters<typeof withExercises>[1]) => {
  const asked = expandSkeleton(withExercises(goodSkeleton(input), change), input);
  const delivered = deliverWeek(asked, input);
  return { asked, delivered, lines: alterations(asked, errorsOf(checkWeek(asked, input)), delivered) };
};

test("COACH-02 a week that keeps the rules has nothing altered to tell", () => {
  expect(told(() => ({})).lines).toEqual([]);
});

test("COACH-02 too much effort and too many sets are told with what they became, and with a rule that was fixed", () => {
  const { asked, delivered, lines } = told(() => ({ sets: 6 }));
  expect(delivered.plan.source).toBe("model");
  expect(lines.length).toBeGreaterThan(0);
  const monday = asked.days.monday.exercises.find(({ exerciseId }) =>
    delivered.days.monday.exercises.some(
      (exercise) => exercise.exerciseId === exerciseId && exercise.sets !== 6,
    ),
  );
  const now = delivered.days.monday.exercises.find(({ exerciseId }) => exerciseId === monday?.exerciseId);
  expect(lines).toContainEqual({
    rule: expect.any(String),
    subject: `${monday?.name}, Monday`,
    before: expect.stringContaining("6 sets"),
    after: expect.stringContaining(`${now?.sets} sets`),
  });
  const rules = new Set(lines.map(({ rule }) => rule).filter((rule) => rule !== ""));
  expect(rules.size).toBeGreaterThan(0);
  for (const rule of rules) expect(delivered.plan.designedBy.fixes).toContain(rule);
});

test("COACH-02 a day that became another one is one line, and another designer's week has none", () => {
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
