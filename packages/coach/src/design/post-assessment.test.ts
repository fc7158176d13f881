import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { designWeek } from "../compose/design-week.ts";
import { assessmentWeek } from "../programs/assessment.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import { asPrevious, inputWith, ordinaryProfile, sessionsOf, testToday } from "./testing/inputs.ts";

const validFrom = addDays(testToday, -6);
const assessment = assessmentWeek(ordinaryProfile, addDays(testToday, -7));
const after = (firstLoadLb: number) =>
  inputWith({
    previousPlan: asPrevious(assessment),
    sessions: [...sessionsOf(assessment, validFrom, { difficulty: 8, firstLoadLb })],
    isPostAssessment: true,
  });
const loadsOf = (firstLoadLb: number) =>
  new Map(
    Object.values(designWeek(after(firstLoadLb)).days).flatMap(({ exercises }) =>
      exercises.flatMap(({ exerciseId, loadLb }) => (loadLb === null ? [] : [[exerciseId, loadLb] as const])),
    ),
  );

test("REV-04 COACH-04 the first designed week takes its weights from the assessment", () => {
  const input = after(40);
  const week = designWeek(input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  expect(week.plan).toMatchObject({ source: "built-in", phase: "accumulation", mesocycleWeek: 1 });
  expect(week.plan.programSummary).toMatch(/^Your test week is done/);
  expect(week.plan.weeklyFeedback?.strengths.length).toBeGreaterThan(0);
  expect(loadsOf(40).size).toBeGreaterThan(3);
});

test("REV-04 COACH-04 somebody stronger gets heavier weights for the same lifts", () => {
  const light = loadsOf(30);
  const heavy = loadsOf(60);
  const shared = [...light.keys()].filter((id) => heavy.has(id));
  expect(shared.length).toBeGreaterThan(2);
  for (const id of shared) expect(heavy.get(id)).toBeGreaterThan(light.get(id) ?? 0);
});

test("REV-02 fixed assessment calories do not bind the first target (coach.N8)", () => {
  const { plan } = designWeek(after(40));
  const fresh = designWeek(inputWith({ checkIns: after(40).checkIns }));
  expect(plan.nutritionSummary?.weeklyAverageCalories).toBe(
    fresh.plan.nutritionSummary?.weeklyAverageCalories,
  );
});

test("REV-04 a ladder test of the assessment that was not done is offered once more", () => {
  const testsOf = (input: ReturnType<typeof after>) =>
    Object.values(designWeek(input).days).flatMap(({ exercises }) =>
      exercises.flatMap(({ exerciseId, assessmentMetric }) =>
        assessmentMetric === null ? [] : [exerciseId],
      ),
    );
  const done = after(40);
  const left = {
    ...done,
    sessions: done.sessions.map((session) => ({
      ...session,
      exercises: session.exercises.filter(({ exerciseId }) => exerciseId !== "v_pull.pull-up"),
    })),
  };
  expect(testsOf(done)).not.toContain("v_pull.pull-up");
  expect(testsOf(left)).toContain("v_pull.pull-up");
});
