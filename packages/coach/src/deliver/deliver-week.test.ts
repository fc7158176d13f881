import { addDays } from "@muster/domain/shared/dates";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { designWeek } from "../compose/design-week.ts";
import { inputOfLife, lifeArbitrary } from "../compose/testing/people.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { gymDay, withDay, withExercise, withPlan } from "../design/testing/changes.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, testToday } from "../design/testing/inputs.ts";
import { draftWeek, weekFrame } from "../design/week-draft.ts";
import { expandSkeleton } from "../prompt/expand-skeleton.ts";
import { readReply } from "../prompt/read-reply.ts";
import type { WeekSkeleton } from "../prompt/skeleton.ts";
import { changeExercises, goodSkeleton } from "../prompt/testing/skeletons.ts";
import { lightWeek } from "../repair/light-week.ts";
import { repairWeek } from "../repair/repair-week.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import { deliverWeek } from "./deliver-week.ts";

const input = inputWith();
const errors = (week: DesignedWeek, given: DesignInput = input) => errorsOf(checkWeek(week, given));

test("COACH-01 COACH-07 a good reply becomes a whole week that passes every rule", () => {
  const week = expandSkeleton(goodSkeleton(), input);
  expect(errors(week)).toEqual([]);
  const delivered = deliverWeek(week, input);
  expect(delivered.plan).toMatchObject({
    source: "model",
    programSummary: "A calm week with clear goals.",
    designedBy: { name: "Claude", fixes: [], rounds: 1 },
  });
  expect(delivered.days[gymDay(delivered)].homeAlternative?.exercises.length).toBeGreaterThanOrEqual(5);
});

test("COACH-07 either source gives every part of the program, also feedback", () => {
  const before = inputWith({ today: addDays(testToday, -7), validFrom: addDays(testToday, -6) });
  const week = designWeek(before);
  const next = inputWith({
    previousPlan: asPrevious(week),
    sessions: [...sessionsOf(week, addDays(testToday, -6), { difficulty: 7 })],
  });
  for (const { plan } of [
    deliverWeek(undefined, next),
    deliverWeek(expandSkeleton(goodSkeleton(next), next), next),
  ]) {
    for (const text of [
      plan.programSummary,
      plan.weeklyStrategyOverview,
      plan.nutritionGuidance,
      plan.progressionPlan,
      plan.weekSummary,
    ])
      expect(text.length).toBeGreaterThan(10);
    expect(plan.nutritionSummary).toMatchObject({
      bmr: expect.any(Number),
      tdee: expect.any(Number),
      rationale: expect.stringMatching(/kcal/),
    });
    expect(plan.weeklyFeedback?.strengths.length).toBeGreaterThan(0);
    expect(plan.changes.length).toBeGreaterThan(0);
  }
});

test("COACH-06 every planned load and the week itself can say why", () => {
  const week = designWeek(input);
  const before = inputWith({
    previousPlan: asPrevious(week),
    sessions: [...sessionsOf(week, addDays(testToday, -6), { difficulty: 7 })],
  });
  const next = designWeek(before);
  expect(next.plan.facts.length).toBeGreaterThan(8);
  for (const day of Object.values(next.days))
    for (const exercise of day.exercises)
      if (exercise.loadLb !== null)
        expect(exercise.facts.find(({ id }) => id === `load.${exercise.exerciseId}`)).toMatchObject({
          value: exercise.loadLb,
          rule: expect.stringMatching(/^coach\./),
          source: expect.any(String),
        });
});

const hostile: readonly (readonly [string, (skeleton: WeekSkeleton) => WeekSkeleton])[] = [
  ["900 sets", (skeleton) => changeExercises(skeleton, () => ({ sets: 900 }))],
  ["minus five sets", (skeleton) => changeExercises(skeleton, () => ({ sets: -5 }))],
  ["ten thousand repetitions", (skeleton) => changeExercises(skeleton, () => ({ low: 9_000, high: 10_000 }))],
  ["an effort of 99", (skeleton) => changeExercises(skeleton, () => ({ difficulty: 99 }))],
  ["unknown ids", (skeleton) => changeExercises(skeleton, () => ({ id: "rm -rf" }))],
  ["one exercise all week", (skeleton) => changeExercises(skeleton, () => ({ id: "squat.bodyweight" }))],
  ["barbells at home", (skeleton) => changeExercises(skeleton, () => ({ id: "squat.barbell-back" }))],
  [
    "HTML in every text",
    (skeleton) => ({
      ...skeleton,
      programSummary: "<img src=x onerror=alert(1)>",
      days: skeleton.days.map((day) => ({
        ...day,
        name: "<b>Day</b>",
        insight: "<script>alert(1)</script>",
      })),
    }),
  ],
  [
    "links and markdown",
    (skeleton) => ({
      ...skeleton,
      programSummary: "**Buy** at https://evil.example",
      weeklyStrategyOverview: "[x](javascript:alert(1))",
    }),
  ],
  [
    "numbers from nowhere",
    (skeleton) => ({ ...skeleton, programSummary: "Eat 317 kcal a day and lose 41 lb." }),
  ],
  [
    "training every day",
    (skeleton) => ({
      ...skeleton,
      days: skeleton.days.map((day) => ({
        ...day,
        kind: "training" as const,
        exercises: skeleton.days.find(({ kind }) => kind === "training")?.exercises ?? [],
      })),
    }),
  ],
  ["no days at all", (skeleton) => ({ ...skeleton, days: [] })],
  [
    "the same day seven times",
    (skeleton) => ({ ...skeleton, days: skeleton.days.map((day) => ({ ...day, day: "monday" as const })) }),
  ],
  [
    "the gym every day",
    (skeleton) => ({ ...skeleton, days: skeleton.days.map((day) => ({ ...day, place: "gym" as const })) }),
  ],
  [
    "nothing to do",
    (skeleton) => ({ ...skeleton, days: skeleton.days.map((day) => ({ ...day, exercises: [] })) }),
  ],
];

test.each(hostile)("COACH-02 %s never reaches a person", (_what, spoil) => {
  const week = deliverWeek(expandSkeleton(spoil(goodSkeleton()), input), input);
  expect(errors(week)).toEqual([]);
  expect(JSON.stringify(week)).not.toMatch(/[<>]|https?:|alert\(|rm -rf|lose 41 lb|900 sets/);
  for (const day of Object.values(week.days))
    for (const { exerciseId, sets } of day.exercises) {
      expect(exerciseById(exerciseId)).toBeDefined();
      expect(Number(sets)).toBeLessThanOrEqual(10);
    }
});

test("coach.F3 coach.T1 each delivered day of a crisis says whom to reach now", () => {
  const told = inputWith({ checkIns: [checkInWith({ notes: "I want to die" })] });
  const week = deliverWeek(undefined, told);
  expect(errors(week, told)).toEqual([]);
  for (const { coachingInsight } of Object.values(week.days)) expect(coachingInsight).toContain("988");
});

test("COACH-02 a week of the wrong shape is replaced by the built-in one", () => {
  const builtIn = deliverWeek(undefined, input);
  const replaced = {
    ...builtIn,
    plan: { ...builtIn.plan, designedBy: { ...builtIn.plan.designedBy, replaced: "AI model" } },
  };
  // Deliberately the wrong shape: replies from outside can be.
  for (const broken of [
    {},
    null,
    { plan: {}, days: {} },
    { ...builtIn, days: { ...builtIn.days, monday: "rest" } },
  ])
    expect(deliverWeek(broken as unknown as DesignedWeek, input)).toEqual(replaced);
});

test("COACH-02 a built-in week in a model's place says whose week was not kept", () => {
  const week = expandSkeleton(goodSkeleton(), input, { name: "qwen3:8b", rounds: 2 });
  // A third of the exercises and more would have to be other ones: that is not this designer's week any more.
  const unsafe = structuredClone(week);
  for (const { exercises } of Object.values(unsafe.days))
    for (const planned of exercises) planned.exerciseId = "no.such-exercise";
  const { plan } = deliverWeek(unsafe, input);
  expect(plan.source).toBe("built-in");
  expect(plan.designedBy).toMatchObject({ name: "Built-in coach", replaced: "qwen3:8b" });
  expect(deliverWeek(undefined, input).plan.designedBy).not.toHaveProperty("replaced");
});

test("COACH-06 after a repair the facts say what the week says", () => {
  const week = deliverWeek(
    expandSkeleton(
      changeExercises(goodSkeleton(), () => ({ sets: 9 })),
      input,
    ),
    input,
  );
  const total = Object.values(week.days).reduce(
    (sum, { exercises }) => sum + exercises.reduce((day, { sets }) => day + Number(sets), 0),
    0,
  );
  expect(week.plan.designedBy.fixes.length).toBeGreaterThan(0);
  expect(week.plan.facts.find(({ id }) => id === "sets.planned")?.value).toBe(total);
  for (const { minutes, facts } of Object.values(week.days))
    if (minutes !== null)
      expect(facts.find(({ id }) => id === "day.minutes")?.value).toBe(Math.round(minutes));
});

test("COACH-02 one wrong exercise is swapped, the rest stays the model's", () => {
  const week = expandSkeleton(goodSkeleton(), input);
  const day = gymDay(week);
  const broken = withExercise(week, day, 0, {
    exerciseId: "squat.barbell-back",
    id: exerciseById("squat.barbell-back")?.number ?? 0,
  });
  expect(errors(broken).map(({ id }) => id)).toContain("coach.Q2");
  const delivered = deliverWeek(broken, input);
  expect(errors(delivered)).toEqual([]);
  expect(delivered.plan.source).toBe("model");
  expect(delivered.plan.designedBy.fixes).toContain("coach.Q2");
  expect(delivered.days[day].exercises[1]?.exerciseId).toBe(week.days[day].exercises[1]?.exerciseId);
});

test.each([
  ["calories", (week: DesignedWeek) => withDay(week, "sunday", { calorieGoal: 500 })],
  ["a summary", (week: DesignedWeek) => withPlan(week, { programSummary: "" })],
  ["a home version", (week: DesignedWeek) => withDay(week, gymDay(week), { homeAlternative: null })],
  ["a rest day", (week: DesignedWeek) => withDay(week, "sunday", { kind: "recovery" })],
])("COACH-02 %s is mended by rule, and every step makes it better", (_what, spoil) => {
  const broken = spoil(expandSkeleton(goodSkeleton(), input));
  expect(errors(broken).length).toBeGreaterThan(0);
  const { week, remaining } = repairWeek(broken, draftWeek(weekFrame(input)));
  expect(errorsOf(remaining)).toEqual([]);
  expect(week.plan.designedBy.fixes.length).toBeGreaterThan(0);
});

test("COACH-02 a plan for a healthy person never reaches one who must not train", () => {
  const week = expandSkeleton(goodSkeleton(), input);
  for (const notes of ["chest pain since yesterday", "fever of 39"]) {
    const ill = inputWith({ checkIns: [checkInWith({ notes })] });
    const delivered = deliverWeek(week, ill);
    expect(Object.values(delivered.days).every(({ kind }) => kind !== "training")).toBe(true);
    expect(errors(delivered, ill)).toEqual([]);
  }
});

test("COACH-02 whatever a model answers for whomever, what is delivered breaks no rule", () => {
  const anyExercise = fc.record({
    id: fc.oneof(
      fc.constantFrom("squat.goblet", "v_pull.pull-up", "squat.barbell-back", "core.plank"),
      fc.string(),
    ),
    sets: fc.integer({ min: -10, max: 1_000 }),
    low: fc.integer({ min: -10, max: 1_000 }),
    high: fc.integer({ min: -10, max: 1_000 }),
    difficulty: fc.double({ min: -5, max: 50, noNaN: true }),
    pair: fc.option(fc.string({ maxLength: 3 }), { nil: null }),
  });
  const anyReply = fc.record({
    programSummary: fc.string(),
    weeklyStrategyOverview: fc.string(),
    progressionPlan: fc.string(),
    weeklyFeedback: fc.constant(null),
    days: fc.array(
      fc.record({
        day: fc.constantFrom(
          "monday" as const,
          "tuesday" as const,
          "wednesday" as const,
          "friday" as const,
          "sunday" as const,
        ),
        kind: fc.constantFrom("training" as const, "recovery" as const, "rest" as const),
        place: fc.constantFrom("home" as const, "gym" as const),
        name: fc.string(),
        focus: fc.string(),
        insight: fc.string(),
        exercises: fc.array(anyExercise, { maxLength: 10 }),
      }),
      { maxLength: 7 },
    ),
  });
  fc.assert(
    fc.property(lifeArbitrary, anyReply, (life, reply) => {
      const given = inputOfLife(life);
      const read = readReply(JSON.stringify(reply));
      const week = deliverWeek(read.ok ? expandSkeleton(read.value, given) : undefined, given);
      expect(errors(week, given)).toEqual([]);
    }),
    { numRuns: 60, seed: 42 },
  );
});

test("the last resort is a week of rest with words and food", () => {
  const week = lightWeek(input);
  expect(
    Object.values(week.days).every(({ kind, exercises }) => kind !== "training" && exercises.length === 0),
  ).toBe(true);
  expect(Object.values(week.days).every(({ calorieGoal }) => calorieGoal >= 1_200)).toBe(true);
});
