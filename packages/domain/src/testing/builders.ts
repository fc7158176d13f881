/** Valid records for tests, as plain as possible: each test says only what it is about. */
import { type DayWorkout, noCardio, type PlannedExercise } from "../planning/plan.ts";
import { noLimits, type Profile } from "../profiles/profile.ts";
import { type CheckIn, emptyCheckIn } from "../review/check-in.ts";
import { weekdayOf } from "../shared/dates.ts";
import type { ExerciseLog, LoggedSet, Session } from "../training/session.ts";

/** The profile whose records the builders make. */
export const profileId = "0191d0aa-0000-7000-8000-000000000001";

/** A valid adult profile; `over` replaces fields. */
export const aProfile = (over: Partial<Profile> = {}): Profile => ({
  username: "dana",
  displayName: "Dana",
  age: 30,
  ageRecordedOn: "2026-11-01",
  gender: "female",
  height: 66,
  weight: 150,
  fitnessLevel: "intermediate",
  pullups: 3,
  pushups: 15,
  bodyFat: 24,
  primaryGoal: "strength",
  targetAreas: ["back"],
  timeframe: "12_weeks",
  daysPerWeek: 4,
  timePerSession: "45_60",
  homeWorkoutTime: "early_morning",
  gymWorkoutTime: "morning",
  gymDays: ["tuesday"],
  restDays: ["sunday"],
  gymAccess: "planet_fitness",
  equipment: ["dumbbells"],
  limits: noLimits,
  medicalNoteConfirmedOn: null,
  ...over,
});

/** A planned exercise (push-ups); `over` replaces fields. */
export const anExercise = (over: Partial<PlannedExercise> = {}): PlannedExercise => ({
  id: 1,
  exerciseId: "push.horizontal.floor",
  name: "Push-ups",
  sets: 3,
  reps: "8-10",
  rest: "90 sec",
  restSeconds: 90,
  machine: null,
  howTo: "",
  notes: "",
  progressionTips: "",
  assessmentMetric: null,
  metric: "reps",
  takesWeight: false,
  loadLb: null,
  targetLow: 8,
  targetHigh: 10,
  targetDifficulty: 7,
  pair: null,
  facts: [],
  ...over,
});

/** A planned training day; `over` replaces fields. */
export const aWorkout = (over: Partial<DayWorkout> = {}): DayWorkout => ({
  kind: "training",
  name: "Back, Arms & Grip",
  time: "9:00 AM",
  duration: "45-60 min",
  minutes: 50,
  location: "Planet Fitness",
  locationNote: "",
  focus: "Vertical pull",
  coachingInsight: "",
  calorieGoal: 2000,
  proteinGoal: 150,
  nutritionNotes: "",
  recoveryNotes: "",
  exercises: [anExercise(), anExercise({ id: 2, exerciseId: "pull.vertical.bar", name: "Pull-ups" })],
  warmUp: [],
  coolDown: [],
  cardio: noCardio,
  homeAlternative: null,
  activeRecovery: [],
  recoveryTips: [],
  facts: [],
  ...over,
});

/** A workout that was begun and not finished; `over` replaces fields. */
export const aSession = (over: Partial<Session> & { id?: string } = {}): Session & { id: string } => {
  const date = over.date ?? "2026-11-20";
  const prescription = over.prescription ?? aWorkout();
  return {
    id: "0191d0aa-0000-7000-8000-00000000000a",
    date,
    day: weekdayOf(date),
    timeZone: "America/New_York",
    planId: null,
    ordinal: 1,
    variant: "main",
    workoutName: prescription.name,
    prescription,
    startedAt: `${date}T14:00:00.000Z`,
    finishedAt: null,
    skippedAt: null,
    discardedAt: null,
    completedExercises: 0,
    totalExercises: prescription.exercises.length,
    notes: "",
    ...over,
  };
};

/** Fields that make a session a finished one. */
export const finished = { finishedAt: "2026-11-20T15:00:00.000Z" } as const;
/** Fields that make a session a skipped one. */
export const skipped = { skippedAt: "2026-11-20T15:00:00.000Z" } as const;

/** A logged set of ten repetitions; `over` replaces fields. */
export const aSet = (over: Partial<LoggedSet> = {}): LoggedSet => ({
  position: 0,
  role: "working",
  reps: 10,
  weight: null,
  time: null,
  distance: null,
  rir: null,
  at: "2026-11-20T14:10:00.000Z",
  ...over,
});

/** Sets under made-up ids, in order. */
export const setMap = (...sets: readonly Partial<LoggedSet>[]): Record<string, LoggedSet> =>
  Object.fromEntries(
    sets.map((set, position) => [
      `0191d0aa-0000-7000-8000-0000000001${String(position).padStart(2, "0")}`,
      aSet({ position, ...set }),
    ]),
  );

/** The log of one exercise; `over` replaces fields. */
export const aLog = (over: Partial<ExerciseLog> & { id?: string } = {}): ExerciseLog & { id: string } => ({
  id: "0191d0aa-0000-7000-8000-00000000000b",
  sessionId: "0191d0aa-0000-7000-8000-00000000000a",
  date: "2026-11-20",
  position: 0,
  exerciseId: "push.horizontal.floor",
  number: 1,
  name: "Push-ups",
  metric: "reps",
  difficulty: 5,
  notes: "",
  completed: false,
  assessmentMetric: null,
  sets: {},
  ...over,
});

/** A check-in with the required fields; `over` replaces fields. */
export const aCheckIn = (over: Partial<CheckIn> = {}): CheckIn => ({
  ...emptyCheckIn,
  date: "2026-11-15",
  week: 1,
  weight: 174.6,
  pullups: 5,
  pushups: 20,
  muscleSoreness: 5,
  fatigueLevel: 5,
  ...over,
});
