/** The session that an invented person makes of a planned day: plausible sets around the plan. */

import { exerciseById } from "@muster/coach/catalogue/catalogue";
import type { Exercise, Pattern } from "@muster/coach/catalogue/exercise";
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseLogId, sessionId } from "@muster/domain/record-ids";
import type { RecordOf } from "@muster/domain/records";
import { type CivilDate, weekdayOf } from "@muster/domain/shared/dates";
import type { LoggedSet } from "@muster/domain/training/session";
import { entriesOf, startingExercises } from "@muster/domain/training/session-exercises";
import type { Chance } from "./chance.ts";
import type { DemoRecord } from "./demo-record.ts";
import type { DemoPerson } from "./family.data.ts";

/** One-repetition load of an average adult as a share of body weight, both dumbbells together; invented, for the demo. */
const shareOfBodyWeight: Partial<Record<Pattern, number>> = {
  squat: 0.7,
  hinge: 0.85,
  lunge: 0.4,
  h_push: 0.6,
  v_push: 0.4,
  h_pull: 0.6,
  v_pull: 0.65,
  arm_flex: 0.25,
  arm_ext: 0.25,
  lateral: 0.12,
  calf: 0.8,
  carry: 0.5,
  core: 0.2,
};

type Day = {
  readonly person: DemoPerson;
  readonly date: CivilDate;
  /** Weeks since the start; strength grows with them. */
  readonly week: number;
  readonly bodyWeightLb: number;
  readonly planId: string;
  readonly planDayId: string;
  readonly workout: DayWorkout;
};

/** The session and its exercise logs, as records. */
export const inventedSession = (day: Day, chance: Chance): readonly DemoRecord[] => {
  const { person, date, workout } = day;
  const id = sessionId(person.id, date, day.planDayId, 1);
  const skipped = !chance.happens(person.attendance);
  const started = `${date}T${placeOfDay(workout) === "home" ? "10" : "14"}:${10 + Math.floor(chance.next() * 40)}:00.000Z`;
  const finished = new Date(Date.parse(started) + (workout.minutes ?? 45) * 60_000).toISOString();
  const logs = skipped
    ? []
    : workout.exercises.map((exercise, position) => logOf(day, id, exercise, position, finished, chance));
  const session: RecordOf<"session"> = {
    date,
    day: weekdayOf(date),
    timeZone: "America/New_York",
    planId: day.planId,
    ordinal: 1,
    variant: "main",
    workoutName: workout.name,
    prescription: { ...workout, exercises: [] },
    exercises: entriesOf(startingExercises(workout.exercises, "main")),
    startedAt: started,
    finishedAt: skipped ? null : finished,
    skippedAt: skipped ? started : null,
    discardedAt: null,
    completedExercises: skipped ? 0 : workout.exercises.length,
    totalExercises: workout.exercises.length,
    notes: "",
  };
  return [{ kind: "session", id, create: session }, ...logs];
};

const logOf = (
  day: Day,
  session: string,
  planned: PlannedExercise,
  position: number,
  at: string,
  chance: Chance,
): DemoRecord => {
  const count = typeof planned.sets === "number" ? planned.sets : 1;
  const possible = possibleReps(day, planned, chance);
  const amounts = Array.from({ length: count }, (_, index) =>
    possible === null ? effortOf(planned, index, chance) : repsOf(planned, possible, index, chance),
  );
  const sets = Object.fromEntries(
    amounts.map((amount, index) => [
      chance.id(),
      setOf(planned, possible?.loadLb ?? null, amount, index, at),
    ]),
  );
  return {
    kind: "exerciseLog",
    id: exerciseLogId(day.person.id, session, planned.exerciseId),
    create: {
      sessionId: session,
      date: day.date,
      position,
      exerciseId: planned.exerciseId,
      number: planned.id,
      name: planned.name,
      metric: planned.metric,
      difficulty: difficultyOf(possible, amounts, chance),
      notes: "",
      completed: true,
      assessmentMetric: planned.assessmentMetric,
      sets,
    },
  };
};

/** A weight as logged, null without one, and the repetitions possible with it. */
type Possible = { readonly loadLb: number | null; readonly repsToFailure: number };

const possibleReps = (day: Day, planned: PlannedExercise, chance: Chance): Possible | null => {
  const exercise = exerciseById(planned.exerciseId);
  if (exercise === undefined || planned.metric !== "reps") return null;
  if (!planned.takesWeight)
    return { loadLb: null, repsToFailure: mostReps(day, exercise) * chance.between(0.96, 1.04) };
  const single = singleLb(day, exercise);
  const loadLb =
    planned.loadLb !== null && planned.loadLb > 0
      ? planned.loadLb
      : inSteps(single / (1 + ((planned.targetHigh ?? 10) + 2) / 30), exercise);
  // A good and a bad day differ by a few per cent; repetitions by Epley.
  const form = single * chance.between(0.98, 1.02);
  return { loadLb, repsToFailure: 30 * (form / loadLb - 1) };
};

/** Two or three in reserve, none in a test, fewer from set to set, never more than planned. */
const repsOf = (planned: PlannedExercise, possible: Possible, index: number, chance: Chance): number => {
  const enough = planned.targetHigh ?? Number.POSITIVE_INFINITY;
  const spare = planned.targetHigh === null ? 0 : chance.between(1, 2.4);
  const left = possible.repsToFailure * (1 - 0.04 * index) - spare;
  return Math.max(1, Math.min(enough, Math.round(left)));
};

/** Sets that are not lifted by weight and not limited by strength: near the top of the planned range, sometimes one short of it. */
const effortOf = (planned: PlannedExercise, index: number, chance: Chance): number => {
  const low = planned.targetLow ?? 5;
  const high = planned.targetHigh ?? Math.max(low, planned.metric === "time" ? 40 : 12);
  const tired = high - index * chance.between(0, 0.7) - chance.between(0, (high - low) * 0.4);
  return Math.max(1, Math.round(chance.happens(0.93) ? Math.max(low, tired) : low - 1));
};

/** Ten less what the last set had left. */
const difficultyOf = (possible: Possible | null, amounts: readonly number[], chance: Chance): number => {
  if (possible === null) return Math.round(chance.between(5.8, 7.9));
  const left = possible.repsToFailure * (1 - 0.04 * (amounts.length - 1)) - (amounts.at(-1) ?? 0);
  return Math.max(4, Math.min(9, Math.round(10 - left + chance.between(-0.4, 0.4))));
};

const setOf = (
  planned: PlannedExercise,
  loadLb: number | null,
  amount: number,
  index: number,
  at: string,
): LoggedSet => ({
  position: index,
  role: "working",
  reps: planned.metric === "reps" ? amount : null,
  weight: loadLb,
  time: planned.metric === "time" ? amount : null,
  distance: planned.metric === "distance" ? amount : null,
  rir: null,
  at,
});

/** Most repetitions of an average adult with the easiest moves of a pattern; invented, for the demo. */
const easyReps: Partial<Record<Pattern, number>> = { squat: 26, hinge: 26, calf: 28, core: 20 };
const usualEasyReps = 18;
const shareByLevel = { 1: 1, 2: 0.65, 3: 0.4 } as const;

/** Repetitions to failure without a weight: pull-ups and push-ups grow from the profile's figures. */
const mostReps = (day: Day, { id, pattern, level }: Exercise): number => {
  const profile = day.person.profile(day.date);
  if (id === "v_pull.pull-up") return profile.pullups + 0.4 * day.week;
  if (id === "h_push.push-up") return profile.pushups + 0.9 * day.week;
  const grown = day.person.strength * (1 + day.person.weeklyGain) ** day.week;
  return (easyReps[pattern] ?? usualEasyReps) * shareByLevel[level] * grown;
};

/** The one-repetition maximum on this day as logged: of one dumbbell for exercises with a weight per hand. */
const singleLb = (day: Day, exercise: Exercise): number => {
  const total =
    (shareOfBodyWeight[exercise.pattern] ?? 0.2) *
    day.bodyWeightLb *
    day.person.strength *
    (1 + day.person.weeklyGain) ** day.week *
    (exercise.unilateral ? 0.5 : 1);
  return exercise.loadKind === "perHand" ? total / 2 : total;
};

const inSteps = (load: number, exercise: Exercise): number => {
  const step = exercise.loadStepLb > 0 ? exercise.loadStepLb : 5;
  return Math.max(step, Math.floor(load / step) * step);
};
