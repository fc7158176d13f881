/** COACH-04: the review's own count of the week is what the coach says and what a model reads. */
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { designWeek } from "../compose/design-week.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, testToday } from "../design/testing/inputs.ts";
import { buildWeekPrompt } from "../prompt/build-prompt.ts";
import { type DesignInput, designInputSchema, type ReviewFigures } from "./input.ts";

const validFrom = addDays(testToday, -6);
const before = designWeek(inputWith({ today: addDays(testToday, -7), validFrom, checkIns: [] }));
const reviewed: ReviewFigures = {
  from: validFrom,
  to: testToday,
  workoutsCompleted: 3,
  workoutsScheduled: 5,
  totalExercises: 19,
  skippedWorkouts: 1,
  missedDays: ["tuesday", "saturday"],
  startWeight: 158,
  startBodyFat: 27,
  startPullups: 1,
  startPushups: 11,
  startMeasurements: { biceps: 12.5, waist: null },
  avgCalorieTarget: 2_210,
  avgProteinTarget: 133,
  nutritionSummary: {
    daysLogged: 6,
    avgCalories: 2_431.4,
    avgProtein: 97.6,
    calorieVariance: 221.4,
    proteinVariance: -35.4,
    daysOnTarget: 2,
  },
};
/** All four workouts of the plan are in the log: the review knows of a fifth that was moved here. */
const inputOf = (lastWeek?: ReviewFigures): DesignInput =>
  inputWith({
    previousPlan: asPrevious(before),
    sessions: [...sessionsOf(before, validFrom, { difficulty: 7, firstLoadLb: 60 })],
    ...(lastWeek === undefined ? {} : { lastWeek }),
  });

test("COACH-04 COACH-07 the coach quotes the review's '3 of 5' and its food", () => {
  const input = designInputSchema.parse(inputOf(reviewed));
  const { plan } = deliverWeek(undefined, input);
  const said = [
    plan.weeklyFeedback?.progressAssessment,
    ...(plan.weeklyFeedback?.strengths ?? []),
    ...(plan.weeklyFeedback?.areasToImprove ?? []),
    plan.nutritionGuidance,
  ].join(" ");
  expect(said.split("3 of 5 workouts")).toHaveLength(2);
  expect(said).not.toContain("of 4");
  // Spec §9 counts Monday to Friday; what is said of a week names all that was left out of its 5.
  expect(said).toContain("Tuesday and Saturday did not happen.");
  expect(said).toContain("You ate 98 g of protein a day.");
  expect(said).toContain("You ate more than planned.");
  const factOf = (id: string) => plan.facts.find((fact) => fact.id === id)?.value;
  expect([factOf("week.done"), factOf("week.planned"), factOf("week.calorie-variance")]).toEqual([3, 5, 221]);
});

test("COACH-04 a week on target is praised, one without food is not scolded", () => {
  const eaten = reviewed.nutritionSummary;
  if (eaten === null) throw new Error("No food");
  const good = { ...eaten, calorieVariance: 20, proteinVariance: 3, avgProtein: 136, daysOnTarget: 6 };
  const { plan } = deliverWeek(undefined, inputOf({ ...reviewed, nutritionSummary: good }));
  expect(plan.weeklyFeedback?.strengths).toContain("Your food was on target on 6 days.");
  expect(plan.nutritionGuidance).not.toMatch(/You ate|Protein was low/);
  const unlogged = deliverWeek(undefined, inputOf({ ...reviewed, nutritionSummary: null })).plan;
  expect(unlogged.nutritionGuidance).not.toMatch(/You ate|Protein was low/);
});

test("FEED-01 a week without workouts and short nights are told without blame", () => {
  const none = { ...reviewed, workoutsCompleted: 0, missedDays: [] };
  const { plan } = deliverWeek(undefined, {
    ...inputOf(none),
    sessions: [],
    checkIns: [checkInWith({ avgSleepHours: 5.5 })],
  });
  expect(plan.weeklyFeedback?.progressAssessment).toMatch(/^Last week had no room for workouts\./);
  expect(plan.weeklyFeedback?.progressAssessment).not.toMatch(/0 of|takes a few weeks/);
  expect(plan.weeklyFeedback?.areasToImprove).toContain(
    "You slept 5.5 hours. More sleep helps, where life allows it.",
  );
});

test("COACH-04 more workouts than were planned are said as that", () => {
  const { plan } = deliverWeek(undefined, inputOf({ ...reviewed, workoutsCompleted: 6, missedDays: [] }));
  expect(plan.weeklyFeedback?.progressAssessment).toMatch(/^You did 6 workouts, more than the 5 planned\./);
});

test("COACH-04 every number of the review context reaches the model", () => {
  const reviewIn = (input: DesignInput) =>
    JSON.parse(/```json\n([\s\S]*?)\n```/.exec(buildWeekPrompt(input).user)?.[1] ?? "").history;
  const { review, attendance, missed } = reviewIn(inputOf(reviewed));
  expect(review).toEqual({
    from: validFrom,
    to: testToday,
    workoutsCompleted: 3,
    workoutsScheduled: 5,
    totalExercises: 19,
    skippedWorkouts: 1,
    startWeight: 158,
    startBodyFat: 27,
    startPullups: 1,
    startPushups: 11,
    startMeasurements: { biceps: 12.5 },
    avgCalorieTarget: 2_210,
    avgProteinTarget: 133,
    nutrition: {
      daysLogged: 6,
      avgCalories: 2_431,
      avgProtein: 98,
      calorieVariance: 221,
      proteinVariance: -35,
      daysOnTarget: 2,
      readings: ["calories over", "protein under", "low compliance", "adjust"],
    },
  });
  expect(attendance).toMatchObject({ planned: 5, done: 3 });
  expect(missed).toEqual(["tuesday"]);
  expect(reviewIn(inputOf()).review).toBeNull();
});

test("COACH-04 below five complete days nothing is said of intake but how to be told", () => {
  const scarce = {
    daysLogged: 1,
    avgCalories: 200,
    avgProtein: 9,
    calorieVariance: -2_010,
    proteinVariance: -124,
    daysOnTarget: 0,
  };
  const input = inputOf({ ...reviewed, nutritionSummary: scarce });
  const { plan } = deliverWeek(undefined, input);
  const said = [
    ...(plan.weeklyFeedback?.strengths ?? []),
    ...(plan.weeklyFeedback?.areasToImprove ?? []),
    plan.nutritionGuidance,
  ].join(" ");
  expect(said).not.toMatch(/You ate|Protein was low|You logged food/);
  expect(said.match(/Log whole days of food/g)).toHaveLength(1);
  expect(
    plan.facts.filter(({ id }) => /^(food\.eaten|food\.logged|week\.calorie|week\.protein)/.test(id)),
  ).toEqual([]);
  expect(buildWeekPrompt(input).user).not.toContain("-2010");
});

const assessed = asPrevious(before);

/** Somebody heavy whose diary and scale are given, at the first review. */
const losing = (weightNow: number, avgCalories: number) => {
  const eaten = {
    daysLogged: 7,
    avgCalories,
    avgProtein: 150,
    calorieVariance: avgCalories - 2_890,
    proteinVariance: -68,
    daysOnTarget: 0,
  };
  const { plan } = deliverWeek(
    undefined,
    inputWith({
      previousPlan: { ...assessed, plan: { ...assessed.plan, source: "assessment" } },
      lastWeek: { ...reviewed, nutritionSummary: eaten },
      isPostAssessment: true,
      checkIns: [checkInWith({ weight: weightNow })],
      profile: {
        gender: "male",
        age: 52,
        height: 70,
        weight: 309,
        bodyFat: null,
        primaryGoal: "weight_loss",
        ageRecordedOn: addDays(testToday, -7),
      },
    }),
  );
  return { guidance: plan.nutritionGuidance, strengths: plan.weeklyFeedback?.strengths ?? [] };
};

test("COACH-04 who loses at the planned rate is praised and not told to eat more", () => {
  const { guidance, strengths } = losing(307.2, 2_540);
  expect(guidance).not.toContain("Add one meal");
  expect(strengths).toContain("You lost about 1.8 lb a week, at the pace that was planned.");
});

test("COACH-04 who eats too little or loses too fast is told", () => {
  expect(losing(307.2, 1_300).guidance).toContain("Add one meal");
  expect(losing(309, 2_540).guidance).toContain(
    "The log says less than planned, yet the scale does not follow.",
  );
  expect(losing(300, 2_540).guidance).toContain("Add one meal");
});
