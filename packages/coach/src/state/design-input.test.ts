import { dayWorkoutSchema } from "@muster/domain/planning/plan.schema";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { addDays, type Weekday, weekdays } from "@muster/domain/shared/dates";
import { naturalId } from "@muster/domain/shared/ids";
import { kilogramsToPounds } from "@muster/domain/shared/units";
import type { ExerciseLog, Session } from "@muster/domain/training/session";
import { expect, test } from "vitest";
import { designWeek } from "../compose/design-week.ts";
import {
  asPrevious,
  calmCheckIn,
  inputWith,
  ordinaryProfile,
  testProfileId,
  testToday,
} from "../design/testing/inputs.ts";
import { type DesignRecords, designInputFrom } from "./design-input.ts";
import { designInputSchema } from "./input.ts";
import { personOf } from "./person.ts";

const week = designWeek(inputWith({ checkIns: [] }));
const workout = week.days.monday;

const session = (daysAgo: number, change: Partial<Session> = {}): Session & { readonly id: string } => {
  const date = addDays(testToday, -daysAgo);
  return {
    id: naturalId("session", testProfileId, date),
    date,
    day: "monday",
    timeZone: "Europe/Berlin",
    planId: null,
    ordinal: 1,
    variant: "main",
    workoutName: workout.name,
    prescription: dayWorkoutSchema.parse(workout),
    startedAt: `${date}T06:00:00.000Z`,
    finishedAt: `${date}T07:00:00.000Z`,
    skippedAt: null,
    discardedAt: null,
    completedExercises: 7,
    totalExercises: 7,
    notes: "",
    ...change,
  };
};

const log = (
  sessionId: string,
  position: number,
  sets: ExerciseLog["sets"],
): ExerciseLog & { readonly id: string } => {
  const planned = workout.exercises[position];
  if (planned === undefined) throw new Error("no exercise");
  return {
    id: naturalId("exerciseLog", testProfileId, sessionId, position),
    sessionId,
    date: testToday,
    position,
    exerciseId: planned.exerciseId,
    number: planned.id,
    name: planned.name,
    metric: planned.metric,
    difficulty: 7,
    notes: "",
    completed: true,
    assessmentMetric: null,
    sets,
  };
};

const set = (position: number, weight: number) => ({
  position,
  role: "working" as const,
  reps: 8,
  weight,
  time: null,
  distance: null,
  rir: null,
  at: `${testToday}T06:10:00.000Z`,
});

const records: DesignRecords = {
  profileId: testProfileId,
  today: testToday,
  validFrom: addDays(testToday, 1),
  profile: ordinaryProfile,
  settings: {
    ...defaultSettings,
    lastPlanUpdate: addDays(testToday, -6),
    isAssessmentWeek: true,
    assessmentWeekNumber: 1,
  },
  checkIns: [calmCheckIn],
  readings: [],
  sessions: [],
  exerciseLogs: [],
  entries: [],
  diaryDays: [],
};

test("EXC-01 a slider that nobody moved tells the coach nothing", () => {
  const done = session(3);
  const logs = [7, 5].map((difficulty, position) => ({
    ...log(done.id, position, { a: set(0, 60) }),
    difficulty,
  }));
  const { sessions } = designInputFrom({ ...records, sessions: [done], exerciseLogs: logs });
  expect(sessions[0]?.exercises.map(({ difficulty }) => difficulty)).toEqual([7, null]);
});

test("REV-02 finished and skipped sessions of 84 days, nothing else", () => {
  const input = designInputFrom({
    ...records,
    sessions: [
      session(3),
      session(5, { finishedAt: null, skippedAt: "2026-11-10T08:00:00.000Z" }),
      session(6, { finishedAt: null }),
      session(7, { finishedAt: null, discardedAt: "2026-11-08T08:00:00.000Z" }),
      session(84),
      session(83),
    ],
  });
  expect(input.sessions.map(({ date, skipped }) => [date, skipped])).toEqual([
    [addDays(testToday, -83), false],
    [addDays(testToday, -5), true],
    [addDays(testToday, -3), false],
  ]);
});

test("REV-02 logs join their session, sets stand in order, removed ones are gone", () => {
  const done = session(3);
  const input = designInputFrom({
    ...records,
    sessions: [done],
    exerciseLogs: [
      log(done.id, 1, { "b0000000-0000-4000-8000-000000000000": set(0, 20) }),
      log(done.id, 0, {
        "c0000000-0000-4000-8000-000000000000": set(1, 45),
        "a0000000-0000-4000-8000-000000000000": set(0, 40),
        "d0000000-0000-4000-8000-000000000000": null,
      }),
    ],
  });
  expect(input.sessions[0]?.exercises.map(({ sets }) => sets.map(({ weight }) => weight))).toEqual([
    [40, 45],
    [20],
  ]);
  expect(input.sessions[0]?.exercises[0]?.plannedSets).toBe(workout.exercises[0]?.sets);
});

test("COACH-02 an exercise only added or swapped away is not counted as done", () => {
  const done = session(3);
  const added = { ...log(done.id, 1, {}), completed: false, notes: "" };
  const input = designInputFrom({
    ...records,
    sessions: [done],
    exerciseLogs: [log(done.id, 0, { "a0000000-0000-4000-8000-000000000000": set(0, 40) }), added],
  });
  expect(input.sessions[0]?.exercises.map(({ sets }) => sets.length)).toEqual([1]);
});

test("REV-02 a day without food entries is absent; a closed day is marked", () => {
  const entry = (daysAgo: number, calories: number) => ({
    logDate: addDays(testToday, -daysAgo),
    mealName: "Food Entry",
    mealSlot: "lunch" as const,
    calories,
    protein: 20,
    carbohydrate: null,
    fat: null,
    fiber: null,
    servings: 1,
    servingSize: "",
    createdAt: "2026-11-14T12:00:00.000Z",
  });
  const input = designInputFrom({
    ...records,
    entries: [entry(1, 600), entry(3, 500), entry(1, 700), entry(90, 900)],
    diaryDays: [{ date: addDays(testToday, -1), closed: true }],
  });
  expect(input.intake).toEqual([
    { date: addDays(testToday, -3), calories: 500, protein: 20, closed: false },
    { date: addDays(testToday, -1), calories: 1_300, protein: 40, closed: true },
  ]);
});

test("REV-04 assessment number 1 makes the next week a post-assessment week", () => {
  expect(designInputFrom(records).isPostAssessment).toBe(true);
  expect(
    designInputFrom({
      ...records,
      settings: { ...defaultSettings, isAssessmentWeek: false, assessmentWeekNumber: 2 },
    }).isPostAssessment,
  ).toBe(false);
});

test("the plan in force comes with all seven days or not at all", () => {
  const { plan, days } = asPrevious(week);
  const planDays = days.map((day) => ({ ...day, planId: naturalId("plan", testProfileId) }));
  expect(
    designInputFrom({ ...records, plan, planDays }).previousPlan?.days.map(({ weekday }) => weekday),
  ).toEqual<Weekday[]>([...weekdays]);
  expect(designInputFrom({ ...records, plan, planDays: planDays.slice(1) }).previousPlan).toBeNull();
});

test("the result is what the schema accepts, and a week can be designed from it", () => {
  const done = session(3);
  const input = designInputFrom({
    ...records,
    sessions: [done],
    exerciseLogs: [log(done.id, 0, { "a0000000-0000-4000-8000-000000000000": set(0, 40) })],
  });
  expect(designInputSchema.safeParse(input).success).toBe(true);
  expect(designWeek(input).days.sunday.kind).toBe("rest");
});

test.each([
  ["discarded", { finishedAt: null, discardedAt: `${testToday}T06:30:00.000Z` }],
  ["running", { finishedAt: null }],
  ["skipped", { finishedAt: null, skippedAt: `${testToday}T06:30:00.000Z` }],
] as const)("coach.F3 chest pain noted in a workout that is %s ends training", (_state, change) => {
  const broken = session(0, change);
  const records = (daysAgo: number): DesignRecords => ({
    profileId: testProfileId,
    today: testToday,
    validFrom: addDays(testToday, 1),
    profile: ordinaryProfile,
    checkIns: [calmCheckIn],
    readings: [],
    sessions: [broken],
    exerciseLogs: [
      { ...log(broken.id, 0, {}), date: addDays(testToday, -daysAgo), notes: "chest pain in the second set" },
    ],
    entries: [],
    diaryDays: [],
  });
  expect(personOf(designInputFrom(records(0))).gates.stop).toBe("red_flag");
  expect(personOf(designInputFrom(records(6))).gates.stop).toBe("red_flag");
  expect(personOf(designInputFrom(records(7))).gates.stop).toBeNull();
  expect(designInputSchema.safeParse(designInputFrom(records(0))).success).toBe(true);
});

test("F16 the design uses the person's kit and units, else the usual kit", () => {
  const home = { id: "x", place: "home", bars: [], plates: [], dumbbells: [12], stackStep: null } as const;
  const given = designInputFrom({
    ...records,
    settings: { ...defaultSettings, units: "metric" },
    gear: [{ ...home, bars: [], plates: [], dumbbells: [12] }],
  });
  expect(designInputSchema.safeParse(given).success).toBe(true);
  expect(given.gear?.home).toMatchObject({ dumbbells: [12] });
  expect(given.gear?.home).not.toHaveProperty("id");
  const { gear } = personOf(given);
  expect(gear.home.dumbbells).toEqual([12]);
  expect(gear.gym).toMatchObject({ usual: "metric", bars: [kilogramsToPounds(20)] });
  expect(personOf(designInputFrom(records)).gear.gym.bars).toEqual([45]);
});
