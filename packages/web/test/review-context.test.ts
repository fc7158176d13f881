/** REV-02: what a review works from, out of a real week of records in the device's real store. */

import { planRecordChanges } from "@muster/coach/deliver/plan-records";
import { assessmentWeek } from "@muster/coach/programs/assessment";
import { designInputSchema } from "@muster/coach/state/input";
import { emptyDraft, parseOnboarding } from "@muster/domain/onboarding/onboarding";
import type { Profile } from "@muster/domain/profiles/profile";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { checkInId, exerciseLogId, profileRecordId, sessionId, settingsId } from "@muster/domain/record-ids";
import { assessmentStarted, planSaved } from "@muster/domain/review/assessment-flow";
import { missedChoices } from "@muster/domain/schedule/missed-day";
import { addDays, type CivilDate, weekdayOf, weekOf } from "@muster/domain/shared/dates";
import { randomId } from "@muster/domain/shared/ids";
import type { ExerciseLog, LoggedSet, Session } from "@muster/domain/training/session";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, expect, test } from "vitest";
import { type MusterDatabase, openDatabase } from "../src/data/database/database.ts";
import { readPlannedDays } from "../src/data/reads/read-progress.ts";
import { readReviewContext } from "../src/data/reads/read-review-context.ts";
import type { Change, DeviceStore } from "../src/data/store/device-store.ts";
import { createDexieStore } from "../src/data/store/dexie-store.ts";
import { readDesignInput } from "../src/features/coaching/generation/read-design-input.ts";
import { anna, oats } from "./support/records.ts";
import { checkIn } from "./support/workouts.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const open: MusterDatabase[] = [];
afterEach(() => {
  for (const database of open.splice(0)) database.close();
});

/** The Sunday of the assessment's start, and the Sunday of the review. */
const began = "2026-11-15";
const sunday = "2026-11-22";
const week = { from: "2026-11-16", to: sunday };
const question = { profileId: anna, today: sunday, ...week };

const aProfile = (): Profile => {
  const parsed = parseOnboarding(
    {
      ...emptyDraft(),
      username: "anna",
      displayName: "Anna",
      height: "66",
      pullups: "2",
      pushups: "12",
      medicalNoteConfirmed: true,
      primaryGoal: "muscle",
      gymAccess: "no_gym",
      daysPerWeek: "4",
      equipment: ["dumbbells"],
    },
    began,
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

const set = (position: number, part: Partial<LoggedSet>): LoggedSet => ({
  position,
  role: "working",
  reps: null,
  weight: null,
  time: null,
  distance: null,
  rir: null,
  at: "2026-11-16T06:00:00.000Z",
  ...part,
});

const profile = aProfile();
const assessment = assessmentWeek(profile, began);

const trained = (
  date: CivilDate,
  done: { readonly skipped?: true; readonly sets?: readonly (readonly LoggedSet[])[] },
): readonly Change[] => {
  const workout = assessment.days[weekdayOf(date)];
  const id = sessionId(anna, date, `default:${weekdayOf(date)}`, 1);
  const session: Session = {
    date,
    day: weekdayOf(date),
    timeZone: "America/New_York",
    startedAt: `${date}T11:00:00.000Z`,
    finishedAt: done.skipped ? null : `${date}T12:00:00.000Z`,
    skippedAt: done.skipped ? `${date}T12:00:00.000Z` : null,
    discardedAt: null,
    planId: null,
    ordinal: 1,
    variant: "main",
    workoutName: workout.name,
    completedExercises: done.sets?.length ?? 0,
    totalExercises: workout.exercises.length,
    prescription: workout,
    notes: "",
  };
  const logs = (done.sets ?? []).map((sets, position): Change => {
    const exercise = workout.exercises[position];
    if (exercise === undefined) throw new Error("no such exercise");
    const log: ExerciseLog = {
      sessionId: id,
      date,
      position,
      exerciseId: exercise.exerciseId,
      number: exercise.id,
      name: exercise.name,
      metric: exercise.metric,
      difficulty: 7,
      notes: position === 0 ? "Felt strong" : "",
      completed: true,
      assessmentMetric: exercise.assessmentMetric,
      sets: Object.fromEntries(sets.map((one) => [randomId(), one])),
    };
    return { kind: "exerciseLog", id: exerciseLogId(anna, id, exercise.exerciseId), create: log };
  });
  return [{ kind: "session", id, create: session }, ...logs];
};

const eaten = (date: CivilDate, calories: number, protein: number): Change => ({
  kind: "nutritionEntry",
  id: randomId(),
  create: { ...oats, logDate: date, calories, protein },
});

const aWeek = async (): Promise<DeviceStore> => {
  const database = openDatabase("muster", { indexedDB: new IDBFactory(), IDBKeyRange });
  open.push(database);
  const now = new Date(`${began}T18:00:00Z`);
  const store = createDexieStore({ database, newId: randomId, now: () => now });
  const days = assessment.days;
  const monday = days.monday.exercises;
  const saved = await store.write(anna, [
    { kind: "profile", id: profileRecordId(anna), create: profile },
    {
      kind: "settings",
      id: settingsId(anna),
      create: { ...defaultSettings, ...assessmentStarted(began, assessment.plan) },
    },
    ...planRecordChanges(anna, assessment, {
      reviewId: null,
      from: began,
      by: "choice",
      now,
      newId: randomId,
      pointer: undefined,
    }),
    { kind: "checkIn", id: checkInId(anna, began), create: { ...checkIn(began), biceps: 13, waist: 31 } },
    // The day on which the assessment began lies before the week, and its push-ups count all the same.
    ...trained(began, { sets: [[set(0, { reps: 14 }), set(1, { reps: 11 })]] }),
    ...trained("2026-11-16", {
      sets: monday.slice(0, 2).map(() => [set(0, { reps: 5, weight: 40 }), set(1, { reps: 3, weight: 50 })]),
    }),
    ...trained("2026-11-18", { skipped: true }),
    eaten("2026-11-16", days.monday.calorieGoal, days.monday.proteinGoal),
    eaten("2026-11-17", days.tuesday.calorieGoal - 600, days.tuesday.proteinGoal - 40),
    // Another week's meal.
    eaten("2026-11-14", 9_000, 0),
  ]);
  expect(saved.ok).toBe(true);
  return store;
};

test("REV-02, COACH-08 the assessment week's context is complete", async () => {
  const store = await aWeek();
  const context = await readReviewContext(store, question);
  const { days } = assessment;
  const training = Object.values(days).filter(({ kind }) => kind === "training").length;
  expect(context).toMatchObject({
    weekNumber: 2,
    startWeight: profile.weight,
    startBodyFat: null,
    startPullups: 2,
    startPushups: 12,
    startMeasurements: { biceps: 13, waist: 31, chest: null },
    workoutsCompleted: 1,
    workoutsScheduled: training,
    totalExercises: 2,
    skippedWorkouts: 1,
    nutritionSummary: { daysLogged: 2, calorieVariance: -300, proteinVariance: -20, daysOnTarget: 1 },
    isPostAssessmentWeek: true,
    assessmentData: {
      programName: "Muscle Building Assessment",
      maxRepTests: [{ name: "Push-ups", reps: 14 }],
      notes: ["Push-ups: Felt strong", `${days.monday.exercises[0]?.name}: Felt strong`],
    },
  });
  expect(context?.assessmentData?.assessmentFocus).toHaveLength(4);
  expect(context?.assessmentData?.strengthBaselines).toEqual(
    days.monday.exercises.slice(0, 2).map(({ exerciseId, name }) => ({
      exerciseId,
      name,
      threeRepWeight: 50,
      weight: 50,
      reps: 3,
      estimatedOneRepMax: 54,
    })),
  );
  expect(context?.performanceSummary).toMatch(/\w/);
  expect(context?.nutritionNotes).toMatch(/^2 days logged in full/);
  expect(context?.avgCalorieTarget).toBeGreaterThan(1_200);
});

test("REV-02, REV-04 a saved plan ends the assessment, and the context is live", async () => {
  const store = await aWeek();
  const seen: (string | undefined)[] = [];
  await new Promise<void>((resolve, reject) => {
    const stop = store.live(
      (reads) => readReviewContext(reads, question),
      (context) => {
        seen.push(context?.assessmentData?.programName);
        if (seen.length === 1)
          void store.write(anna, [
            {
              kind: "settings",
              id: settingsId(anna),
              patch: planSaved(
                { isAssessmentWeek: true, assessmentWeekNumber: 1, lastPlanUpdate: began },
                { today: sunday, summary: "", strategy: "" },
              ),
            },
          ]);
        if (context?.assessmentData === null) {
          expect(context.isPostAssessmentWeek).toBe(false);
          stop();
          resolve();
        }
      },
      reject,
    );
  });
  expect(seen[0]).toBe("Muscle Building Assessment");
  expect(addDays(began, 7)).toBe(sunday);
});

test("FEAT-15, REV-01, PROG-04 a workout moved inside its week is owed once", async () => {
  const store = await aWeek();
  const { days } = assessment;
  const training = weekOf(week.from).filter((date) => days[weekdayOf(date)].kind === "training");
  const passed = training.at(-2);
  if (passed === undefined) throw new Error("the week has no two workouts");
  const from = addDays(passed, 1);
  const move = missedChoices({
    missed: { date: passed, workout: days[weekdayOf(passed)] },
    days,
    today: from,
    from,
    keepsFree: () => false,
    clash: () => false,
    fits: () => true,
  }).find((choice) => choice.kind === "move");
  if (move === undefined) throw new Error("the week has no room");
  const saved = await store.write(
    anna,
    planRecordChanges(
      anna,
      { ...assessment, days: move.days },
      {
        reviewId: null,
        from,
        by: "choice",
        now: new Date(`${from}T06:00:00Z`),
        newId: randomId,
        pointer: undefined,
      },
    ),
  );
  expect(saved.ok).toBe(true);
  const context = await readReviewContext(store, question);
  expect(context?.workoutsScheduled).toBe(training.length);
  const { kinds } = await readPlannedDays(store, anna, sunday);
  expect(kinds).toMatchObject({ [passed]: "rest", [move.to]: "training" });
  const inWeek = Object.entries(kinds).filter(([date]) => date >= week.from && date <= week.to);
  expect(inWeek.filter(([, kind]) => kind === "training")).toHaveLength(training.length);
});

test("COACH-04 a week's design has the review's figures", async () => {
  const store = await aWeek();
  const context = await readReviewContext(store, question);
  const designRequest = { profileId: anna, today: sunday, validFrom: addDays(sunday, 1) };
  const input = await readDesignInput(store, designRequest);
  const figures = input?.lastWeek;
  expect(figures).toMatchObject({
    ...week,
    workoutsCompleted: context?.workoutsCompleted,
    workoutsScheduled: context?.workoutsScheduled,
    totalExercises: context?.totalExercises,
    missedDays: context?.missedDays,
    nutritionSummary: context?.nutritionSummary,
    avgCalorieTarget: context?.avgCalorieTarget,
    startMeasurements: { biceps: 13, waist: 31 },
  });
  expect(figures?.missedDays).toContain("wednesday");
  expect(input === undefined ? undefined : designInputSchema.safeParse(input).success).toBe(true);
});
