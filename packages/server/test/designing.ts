/** A week asked of a model over real HTTP, with what it answers scripted and every wait moved by hand. */
import { designWeek } from "@muster/coach/compose/design-week";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { checkWeek, errorsOf } from "@muster/coach/rules/check-week";
import { designedWeekSchema, type JobKind } from "@muster/contract/coaching";
import { weekdays } from "@muster/domain/shared/dates";
import { afterEach, beforeEach, expect } from "vitest";
import { designWithModel } from "../src/coaching/design-with-model.ts";
import type { CoachModel } from "../src/coaching/model.ts";
import { createTestTime, type TestTime } from "../src/testing/test-time.ts";
import { type AnthropicDouble, startAnthropicDouble } from "./doubles/anthropic.ts";
import { exampleInput } from "./examples.ts";

export const input = exampleInput("0198c0de-0000-7000-8000-000000000001");

/** A model's answer with the choices of a week that keeps the rules. */
export const skeletonOf = (week: DesignedWeek) => ({
  programSummary: "A steady week of strength.",
  weeklyStrategyOverview: "Train hard on four days.\n\nRest on the others.",
  progressionPlan: "Add a little when it feels easy.",
  weeklyFeedback: null,
  days: weekdays.map((day) => {
    const workout = week.days[day];
    return {
      day,
      kind: workout.kind,
      place: workout.location.startsWith("Home") ? "home" : "gym",
      name: workout.name,
      focus: workout.focus,
      insight: "Move well.",
      exercises: workout.exercises.map((exercise) => ({
        id: exercise.exerciseId,
        sets: typeof exercise.sets === "number" ? exercise.sets : 3,
        low: exercise.targetLow ?? 8,
        high: exercise.targetHigh ?? 10,
        difficulty: exercise.targetDifficulty ?? 7,
        pair: exercise.pair,
      })),
    };
  }),
});

/** An answer that keeps the rules. */
export const good = JSON.stringify(skeletonOf(designWeek(input)));

/** The stand-in for the API, a fresh one for each test. */
export let double: AnthropicDouble;

export let time: TestTime;

/** What whoever waits was told, in order. */
export let stages: string[];

/** The days that stood beside each of these words, by their weekdays. */
export let reportedDays: string[][];

/** A fresh double, time and list of stages for each test of the file that calls it. */
export const designsAnew = (): void => {
  beforeEach(async () => {
    double = await startAnthropicDouble();
    time = createTestTime(Date.parse("2026-11-22T18:00:00Z"));
    stages = [];
    reportedDays = [];
  });
  afterEach(() => double.close());
};

/** Designs on this model, with retries at half their chance. */
export const designOn = (
  model: CoachModel,
  signal: AbortSignal = new AbortController().signal,
  kind: JobKind = "review",
) =>
  designWithModel(
    { ...time, chance: () => 0.5 },
    model,
    input,
    signal,
    (stage, days = []) => {
      stages.push(stage);
      reportedDays.push(days.map(({ day }) => day));
    },
    kind,
  );

export const expectKeepsTheRules = (week: DesignedWeek) => {
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  expect(designedWeekSchema.safeParse(week).success).toBe(true);
};
