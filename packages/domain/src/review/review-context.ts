/**
 * Everything that a weekly review knows (spec §3 "Weekly review context", REV-02): where the person started, how the
 * week went, how they ate, and what the assessment showed when it was the assessment week.
 */
import { completeDays, dailyIntake, leastJudgedDays } from "../nutrition/complete-days.ts";
import { type NutritionGoals, reviewDefaultGoals } from "../nutrition/day-totals.ts";
import { mifflinStJeor } from "../nutrition/energy.ts";
import type { NutritionEntry } from "../nutrition/entry.ts";
import { type WeekNutrition, weekNutrition } from "../nutrition/week-totals.ts";
import type { DayWorkout } from "../planning/plan.ts";
import { weekNumber } from "../planning/week-number.ts";
import { currentAge } from "../profiles/age.ts";
import type { Profile } from "../profiles/profile.ts";
import type { Settings } from "../profiles/settings.ts";
import { meanOf } from "../shared/averages.ts";
import type { CivilDate } from "../shared/dates.ts";
import { type ExerciseLog, type Session, sessionStatus } from "../training/session.ts";
import { isPostAssessment } from "./assessment-flow.ts";
import { type AssessmentSummary, assessmentSummary } from "./assessment-summary.ts";
import type { CheckIn } from "./check-in.ts";
import { eatenText } from "./week-summary.text.ts";
import { previousWeekSummary, type WeekSummary } from "./week-summary.ts";

/** Everything about one week that the review shows and that a plan may be designed from. */
export type ReviewContext = WeekSummary & {
  /** Of the week under review (settled point 47). */
  readonly weekNumber: number;
  /** As entered at onboarding: lb, percent, repetitions. */
  readonly startWeight: number;
  readonly startBodyFat: number | null;
  readonly startPullups: number;
  readonly startPushups: number;
  /** The first check-in's tape measurements, inches. */
  readonly startMeasurements: StartMeasurements;
  /** Means of the seven days' goals; 2200 kcal and 150 g without a plan. */
  readonly avgCalorieTarget: number;
  readonly avgProteinTarget: number;
  readonly nutritionSummary: WeekNutrition | null;
  readonly nutritionNotes: string;
  readonly isPostAssessmentWeek: boolean;
  readonly assessmentData: AssessmentSummary | null;
};

type Measured = "biceps" | "chest" | "shoulders" | "waist" | "hips" | "thighs" | "calves";
type StartMeasurements = Readonly<Record<Measured, number | null>>;

/** The records from which the context is computed. */
export type ReviewContextInput = {
  readonly today: CivilDate;
  /** The week under review, inclusive. */
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly profile: Profile;
  readonly settings: Settings;
  /** In any order. */
  readonly checkIns: readonly CheckIn[];
  /** The planned workout of each date of the week, of the plan that was in force then; empty in the default week. */
  readonly scheduled: readonly { readonly date: CivilDate; readonly workout: DayWorkout }[];
  /** Whether a plan was in force: without one the review's default goals stand in (NUT-06). */
  readonly hasPlan: boolean;
  /** Since the last plan update at least. */
  readonly sessions: readonly (Session & { readonly id: string })[];
  readonly logs: readonly ExerciseLog[];
  /** Of the 28 days before the week's end at least: they say what a usual day is. */
  readonly entries: readonly NutritionEntry[];
  readonly diaryDays: readonly { readonly date: CivilDate; readonly closed: boolean }[];
  /** Name and focus of the assessment program; used after the assessment week only. */
  readonly assessment: { readonly programName: string; readonly assessmentFocus: readonly string[] } | null;
};

/**
 * The review's figures (spec §3), reckoned once: the screen, the coach and a model read the same ones. Without
 * goals 2200 kcal and 150 g (settled point 12).
 */
export const reviewContext = (input: ReviewContextInput): ReviewContext => {
  const { profile, settings } = input;
  const isPostAssessmentWeek = isPostAssessment(settings);
  const goals = goalsByDate(input);
  const intake = dailyIntake(input.entries, input.diaryDays).filter(({ date }) => date <= input.to);
  const ofWeek = intake.filter(({ date }) => date >= input.from);
  const resting = mifflinStJeor({ ...profile, age: currentAge(profile, input.to) });
  const nutritionSummary = weekNutrition(
    completeDays(intake, resting, input.to).filter(({ date }) => date >= input.from),
    goals,
  );
  const days = input.hasPlan ? input.scheduled : [];
  return {
    ...previousWeekSummary(input),
    weekNumber: weekNumber(settings, input.to),
    startWeight: profile.weight,
    startBodyFat: profile.bodyFat,
    startPullups: profile.pullups,
    startPushups: profile.pushups,
    startMeasurements: startMeasurements(input.checkIns),
    avgCalorieTarget: meanOf(days.map((day) => day.workout.calorieGoal)) ?? reviewDefaultGoals.calories,
    avgProteinTarget: meanOf(days.map((day) => day.workout.proteinGoal)) ?? reviewDefaultGoals.protein,
    nutritionSummary,
    nutritionNotes: nutritionNotes(nutritionSummary, ofWeek.length),
    isPostAssessmentWeek,
    assessmentData:
      isPostAssessmentWeek && input.assessment !== null
        ? assessmentSummary({ ...input.assessment, logs: finishedLogs(input) })
        : null,
  };
};

/** The goals of each date: its planned workout's, else the review's defaults. */
const goalsByDate = (input: ReviewContextInput): ((date: CivilDate) => NutritionGoals) => {
  const planned = new Map(
    (input.hasPlan ? input.scheduled : []).map(({ date, workout }) => [
      date,
      { calories: workout.calorieGoal, protein: workout.proteinGoal },
    ]),
  );
  return (date) => planned.get(date) ?? reviewDefaultGoals;
};

/** For each tape measurement the earliest value that was entered. */
const startMeasurements = (checkIns: readonly CheckIn[]): StartMeasurements => {
  const oldestFirst = checkIns.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const first = (name: keyof StartMeasurements): number | null =>
    oldestFirst.find((checkIn) => checkIn[name] !== null)?.[name] ?? null;
  return {
    biceps: first("biceps"),
    chest: first("chest"),
    shoulders: first("shoulders"),
    waist: first("waist"),
    hips: first("hips"),
    thighs: first("thighs"),
    calves: first("calves"),
  };
};

/** Logs of sessions that were finished since the last plan update (spec §4). */
const finishedLogs = ({ sessions, logs, settings }: ReviewContextInput): readonly ExerciseLog[] => {
  const since = settings.lastPlanUpdate ?? "";
  const finished = new Set(
    sessions
      .filter((session) => session.date >= since && sessionStatus(session) === "finished")
      .map((session) => session.id),
  );
  return logs.filter((log) => finished.has(log.sessionId));
};

const nutritionNotes = (week: WeekNutrition | null, daysWithEntries: number): string =>
  daysWithEntries === 0
    ? eatenText.nothingLogged
    : week === null || week.daysLogged < leastJudgedDays
      ? eatenText.tooFewDays(week?.daysLogged ?? 0)
      : eatenText.compared({
          days: week.daysLogged,
          onTarget: week.daysOnTarget,
          kcal: week.calorieVariance,
          protein: week.proteinVariance,
        });
