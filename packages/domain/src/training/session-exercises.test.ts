/** Workouts of older versions: a list in the prescription, and logs whose ids are made of their places. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aLog, anExercise, aSession, aSet, aWorkout, setMap } from "../testing/builders.ts";
import { addExercises, removeExercise } from "./exercises/exercise-list.ts";
import { changeLog, logSet, removeSet } from "./log-changes.ts";
import { exerciseLogSchema, sessionSchema } from "./session.schema.ts";
import { setsInOrder } from "./session.ts";
import { exercisesOf, logOf } from "./session-exercises.ts";
import { workoutProgress } from "./workout-progress.ts";

/** A running workout as the version before wrote it: one exercise trained, one swapped in, one untouched, one added. */
const frozen = JSON.parse(
  readFileSync(new URL("../../../server/test/fixtures/workout-schema-1.json", import.meta.url), "utf8"),
);
const session = { ...sessionSchema.parse(frozen.session.record), id: String(frozen.session.id) };
const logs = (frozen.logs as readonly { id: string; record: unknown }[]).map(({ id, record }) => ({
  ...exerciseLogSchema.parse(record),
  id,
}));
const shown = (of: typeof session, itsLogs: typeof logs) =>
  exercisesOf(of, itsLogs).map(({ name, exerciseId }) => [
    name,
    ...setsInOrder(logOf(itsLogs, exerciseId) ?? { sets: {} }).map(({ reps }) => reps),
  ]);

test("SYNC-08 a workout of the previous version keeps its exercises and sets", () => {
  expect(shown(session, logs)).toEqual([
    ["Goblet Squats", 11, 12],
    ["Dumbbell Bench Press", 21],
    ["Seated Cable Row"],
    ["Landmine press", 31],
  ]);
  expect(workoutProgress(session, logs)).toEqual({ completed: 1, total: 4 });
});

test("SYNC-08 the list of such a workout is changed by entries over it", () => {
  const changed = [
    ...removeExercise({ session, logs }, "h_pull.cable").changes,
    ...addExercises({ session, logs }, [anExercise({ exerciseId: "hinge.rdl", name: "RDL" })]),
  ];
  const exercises = Object.assign(
    {},
    ...changed.map((one) => (one.kind === "session" && "patch" in one ? one.patch.exercises : {})),
  );
  const names = shown({ ...session, exercises }, logs).map(([name]) => name);
  expect(names).toEqual(["Goblet Squats", "Dumbbell Bench Press", "Landmine press", "RDL"]);
  expect(sessionSchema.safeParse({ ...session, exercises }).success).toBe(true);
});

test("SYNC-08 two logs of one exercise read as one; edits leave the older", () => {
  const [first, second] = ["0191d0aa-0000-7000-8000-000000000101", "0191d0aa-0000-7000-8000-000000000100"];
  const [mine, theirs] = [
    aLog({ id: "1", sets: { [first]: aSet({ reps: 8 }) } }),
    aLog({ id: "2", sets: { [second]: aSet({ reps: 9, position: 1 }) }, completed: true }),
  ];
  const log = logOf([theirs, mine], mine.exerciseId);
  expect(setsInOrder(log ?? { sets: {} }).map(({ reps }) => reps)).toEqual([8, 9]);
  expect(log).toMatchObject({ id: "1", completed: true });
  const exercise = anExercise({ exerciseId: mine.exerciseId });
  const target = { profileId: "p", session: aSession(), position: 0, exercise, log };
  expect(logSet(target, second, aSet({ reps: 10 }))).toMatchObject([
    { id: "1", patch: { sets: { [second]: { reps: 10 } } } },
    { id: "2", patch: { sets: { [second]: null } } },
  ]);
  expect(removeSet(target, first)).toHaveLength(1);
  expect(changeLog(target, { completed: false })).toMatchObject([
    { id: "1" },
    { id: "2", patch: { completed: false } },
  ]);
});

test("WORK-01 training at home hides gym exercises, not what was trained", () => {
  const home = aSession({
    variant: "home",
    prescription: aWorkout({ exercises: [] }),
    exercises: {
      gym: { ...anExercise({ exerciseId: "gym" }), order: 0, origin: "plan", removed: false },
      bench: { ...anExercise({ exerciseId: "bench" }), order: 1, origin: "plan", removed: false },
      floor: { ...anExercise({ exerciseId: "floor" }), order: 0, origin: "home", removed: false },
    },
  });
  const trained = [aLog({ exerciseId: "bench", sets: setMap({}) })];
  expect(exercisesOf(home).map(({ exerciseId }) => exerciseId)).toEqual(["floor"]);
  expect(exercisesOf(home, trained).map(({ exerciseId }) => exerciseId)).toEqual(["floor", "bench"]);
});
