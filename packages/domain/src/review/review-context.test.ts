import { expect, test } from "vitest";
import { defaultSettings } from "../profiles/settings.ts";
import { weekOf } from "../shared/dates.ts";
import { aCheckIn, aLog, aProfile, aSession, aWorkout, finished, setMap } from "../testing/builders.ts";
import { assessmentStarted, isPostAssessment, planSaved } from "./assessment-flow.ts";
import { type ReviewContextInput, reviewContext } from "./review-context.ts";

const today = "2026-11-22";
const assessmentSettings = {
  ...defaultSettings,
  ...assessmentStarted("2026-11-15", { programSummary: "Week 1", weeklyStrategyOverview: "" }),
};
const input = (over: Partial<ReviewContextInput> = {}): ReviewContextInput => ({
  today,
  from: "2026-11-16",
  to: today,
  profile: aProfile(),
  settings: assessmentSettings,
  checkIns: [],
  scheduled: weekOf(today).map((date, index) => ({
    date,
    workout: aWorkout({
      kind: index < 4 ? "training" : "rest",
      calorieGoal: index < 4 ? 2600 : 2400,
      proteinGoal: 180,
    }),
  })),
  hasPlan: true,
  sessions: [aSession({ ...finished, id: "s", date: "2026-11-16", completedExercises: 6 })],
  logs: [aLog({ sessionId: "s", date: "2026-11-16", completed: true, sets: setMap({ reps: 20 }) })],
  entries: [],
  diaryDays: [],
  assessment: { programName: "Strength Assessment", assessmentFocus: ["a", "b", "c", "d"] },
  ...over,
});

test("REV-02 the context holds every field of the specification", () => {
  const context = reviewContext(input());
  expect(Object.keys(context).toSorted()).toEqual([
    "assessmentData",
    "avgCalorieTarget",
    "avgProteinTarget",
    "isPostAssessmentWeek",
    "missedDays",
    "nutritionNotes",
    "nutritionSummary",
    "performanceSummary",
    "skippedWorkouts",
    "startBodyFat",
    "startMeasurements",
    "startPullups",
    "startPushups",
    "startWeight",
    "totalExercises",
    "weekNumber",
    "workoutsCompleted",
    "workoutsScheduled",
  ]);
  expect(context).toMatchObject({
    weekNumber: 2,
    startWeight: 150,
    startBodyFat: 24,
    startPullups: 3,
    startPushups: 15,
    workoutsCompleted: 1,
    workoutsScheduled: 4,
    totalExercises: 6,
    avgCalorieTarget: (4 * 2600 + 3 * 2400) / 7,
    avgProteinTarget: 180,
  });
});

test("REV-02 start measurements are the first that were entered", () => {
  const checkIns = [
    aCheckIn({ date: "2026-11-08", chest: 41, waist: 34 }),
    aCheckIn({ date: "2026-11-01", chest: 40 }),
  ];
  expect(reviewContext(input({ checkIns })).startMeasurements).toMatchObject({
    chest: 40,
    waist: 34,
    hips: null,
  });
});

const eaten = (logDate: string, calories: number) => ({
  logDate,
  mealName: "Food Entry",
  mealSlot: "lunch" as const,
  calories,
  protein: 170,
  carbohydrate: null,
  fat: null,
  fiber: null,
  servings: 1,
  servingSize: "",
  createdAt: `${logDate}T12:00:00.000Z`,
});

test("REV-02 food of the week is set against each day's goals", () => {
  const week = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"];
  const entries = [...week, "2026-11-01"].map((date) => eaten(date, 2500));
  const context = reviewContext(input({ entries: [...entries, eaten("2026-11-21", 200)] }));
  expect(context.nutritionSummary).toEqual({
    daysLogged: 5,
    avgCalories: 2500,
    avgProtein: 170,
    calorieVariance: -60,
    proteinVariance: -10,
    daysOnTarget: 5,
  });
  expect(context.nutritionNotes).toBe(
    "5 days logged, 5 on target. Calories −60 kcal and protein −10 g a day against the goal.",
  );
});

test("REV-02 one soup is no day: nothing is averaged from it", () => {
  const context = reviewContext(input({ entries: [eaten("2026-11-19", 200)] }));
  expect(context.nutritionSummary).toBeNull();
  expect(context.nutritionNotes).toBe("0 days logged in full: too few to compare with the goals.");
  const closed = reviewContext(
    input({
      entries: [eaten("2026-11-19", 200)],
      diaryDays: [{ date: "2026-11-19", closed: true }],
    }),
  );
  expect(closed.nutritionSummary).toMatchObject({ daysLogged: 1, avgCalories: 200 });
});

test("REV-02 no food gives no summary; no plan gives 2200 kcal and 150 g", () => {
  expect(reviewContext(input())).toMatchObject({
    nutritionSummary: null,
    nutritionNotes: "No food was logged this week.",
  });
  expect(reviewContext(input({ hasPlan: false }))).toMatchObject({
    avgCalorieTarget: 2200,
    avgProteinTarget: 150,
  });
});

test("REV-02 the assessment is summarised from sessions since the last plan", () => {
  const before = aSession({ ...finished, id: "before", date: "2026-11-14" });
  const running = aSession({ id: "running", date: "2026-11-17" });
  const context = reviewContext(
    input({
      sessions: [before, running, ...input().sessions],
      logs: [
        ...input().logs,
        aLog({ id: "b", sessionId: "before", exerciseId: "old", sets: setMap({}) }),
        aLog({ id: "r", sessionId: "running", exerciseId: "unfinished", sets: setMap({}) }),
      ],
    }),
  );
  expect(context.isPostAssessmentWeek).toBe(true);
  expect(context.assessmentData?.programName).toBe("Strength Assessment");
  expect(context.assessmentData?.exercisePerformance.map(({ exerciseId }) => exerciseId)).toEqual([
    "push.horizontal.floor",
  ]);
});

test("REV-04 the flag and number 1 together make a post-assessment week", () => {
  expect(isPostAssessment(assessmentSettings)).toBe(true);
  expect(isPostAssessment({ isAssessmentWeek: true, assessmentWeekNumber: 2 })).toBe(false);
  expect(isPostAssessment({ isAssessmentWeek: false, assessmentWeekNumber: 1 })).toBe(false);
  const later = input({ settings: { ...assessmentSettings, isAssessmentWeek: false } });
  expect(reviewContext(later)).toMatchObject({ isPostAssessmentWeek: false, assessmentData: null });
});

test("REV-04 after success the flag is false and the number 2, and stays so", () => {
  const saved = { today, summary: "Five sessions.", strategy: "Pull more." };
  const after = { ...assessmentSettings, ...planSaved(assessmentSettings, saved) };
  expect(after).toMatchObject({
    isAssessmentWeek: false,
    assessmentWeekNumber: 2,
    lastPlanUpdate: today,
    lastPlanSummary: "Five sessions.",
    weeklyStrategy: "Pull more.",
  });
  expect({ ...after, ...planSaved(after, saved) }).toEqual(after);
});

test("ONB-04 an assessment starts with flag, number 1 and weeks from today", () => {
  expect(
    assessmentStarted(today, { programSummary: "Week 1", weeklyStrategyOverview: "Test." }),
  ).toMatchObject({
    isAssessmentWeek: true,
    assessmentWeekNumber: 1,
    lastPlanUpdate: today,
  });
});
