/** The session that an invented person makes of a planned day: plausible sets around the plan. */
import { exerciseById } from "@muster/coach/catalogue/catalogue";
import type { Exercise, Pattern } from "@muster/coach/catalogue/exercise";
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
  const started = `${date}T${workout.location.includes("Home") ? "10" : "14"}:${10 + Math.floor(chance.next() * 40)}:00.000Z`;
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
  const lifted = liftedFor(day, planned, chance);
  const amounts = Array.from({ length: count }, (_, index) =>
    lifted === null ? effortOf(day, planned, index, chance) : repsOf(planned, lifted, index, chance),
  );
  const sets = Object.fromEntries(
    amounts.map((amount, index) => [chance.id(), setOf(planned, lifted?.loadLb ?? null, amount, index, at)]),
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
      difficulty: difficultyOf(lifted, amounts, chance),
      notes: "",
      completed: true,
      assessmentMetric: planned.assessmentMetric,
      sets,
    },
  };
};

/** A weight as logged, and the repetitions possible with it. */
type Lifted = { readonly loadLb: number; readonly repsToFailure: number };

const liftedFor = (day: Day, planned: PlannedExercise, chance: Chance): Lifted | null => {
  const exercise = exerciseById(planned.exerciseId);
  if (!planned.takesWeight || exercise === undefined) return null;
  const single = singleLb(day, exercise);
  const asked =
    planned.loadLb !== null && planned.loadLb > 0
      ? planned.loadLb
      : inSteps(single / (1 + ((planned.targetHigh ?? 10) + 2) / 30), exercise);
  // A good and a bad day differ by a few per cent; repetitions by Epley.
  const form = single * chance.between(0.98, 1.02);
  return { loadLb: asked, repsToFailure: 30 * (form / asked - 1) };
};

/** Two or three in reserve, fewer from set to set, never more than planned. */
const repsOf = (planned: PlannedExercise, lifted: Lifted, index: number, chance: Chance): number => {
  const enough = planned.targetHigh ?? 12;
  const left = lifted.repsToFailure * (1 - 0.04 * index) - chance.between(1, 2.4);
  return Math.max(1, Math.min(enough, Math.round(left)));
};

/** Sets without a weight: near the top of the planned range, sometimes one short of it. */
const effortOf = (day: Day, planned: PlannedExercise, index: number, chance: Chance): number => {
  const low = planned.targetLow ?? 5;
  const high = planned.targetHigh ?? Math.max(low, maximumOf(day, planned));
  const tired = high - index * chance.between(0, 0.7) - chance.between(0, (high - low) * 0.4);
  return Math.max(1, Math.round(chance.happens(0.93) ? Math.max(low, tired) : low - 1));
};

/** Ten less what the last set had left. */
const difficultyOf = (lifted: Lifted | null, amounts: readonly number[], chance: Chance): number => {
  if (lifted === null) return Math.round(chance.between(5.8, 7.9));
  const left = lifted.repsToFailure * (1 - 0.04 * (amounts.length - 1)) - (amounts.at(-1) ?? 0);
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

/** Pull-ups and push-ups grow from the profile's figures; anything else to failure is about a dozen. */
const maximumOf = (day: Day, planned: PlannedExercise): number => {
  const profile = day.person.profile(day.date);
  const grown = (start: number, aWeek: number) => Math.round(start + aWeek * day.week);
  if (planned.exerciseId.includes("pull")) return Math.max(1, grown(profile.pullups, 0.4));
  if (planned.exerciseId.includes("push")) return Math.max(3, grown(profile.pushups, 0.9));
  return planned.metric === "time" ? 40 : 12;
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
