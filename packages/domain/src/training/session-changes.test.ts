import { expect, test } from "vitest";
import { aLog, aSession, aWorkout, finished, profileId, setMap } from "../testing/builders.ts";
import { sessionSchema } from "./session.schema.ts";
import { sessionStatus } from "./session.ts";
import { deleteSession, logPastSession, recountSession } from "./session-changes.ts";
import { exercisesOf } from "./session-exercises.ts";

test("WORK-05 a workout logged afterwards is finished on its own day", () => {
  const past = logPastSession({
    profileId,
    date: "2026-11-18",
    timeZone: "America/New_York",
    now: "2026-11-18T17:00:00.000Z",
    plan: null,
    variant: "main",
    workout: aWorkout(),
  });
  expect(sessionSchema.safeParse(past.session).success).toBe(true);
  expect(sessionStatus(past.session)).toBe("finished");
  expect(past.session.date).toBe("2026-11-18");
});

test("WORK-05 an edit changes the count of exercises by what it did", () => {
  const session = aSession({ ...finished, completedExercises: 1 });
  const open = [aLog({ sets: setMap({}) })];
  const done = [aLog({ completed: true, sets: setMap({}) })];
  const counted = (stored: number, before: typeof open, after: typeof open) =>
    recountSession({ ...session, completedExercises: stored }, before, after).map((one) =>
      "patch" in one ? one.patch : one,
    );
  expect(counted(0, open, done)).toEqual([{ completedExercises: 1 }]);
  expect(counted(1, done, open)).toEqual([{ completedExercises: 0 }]);
  expect(counted(1, done, done)).toEqual([]);
  // What stood there was less than the logs say: they are right.
  expect(counted(0, done, done)).toEqual([{ completedExercises: 1 }]);
});

test("WORK-05 an edit of an imported workout changes its count by one", () => {
  // '5 of 6' of another app, with the sets of two exercises and no mark on either.
  const session = aSession({ ...finished, completedExercises: 5, totalExercises: 6 });
  const logs = [
    aLog({ sets: setMap({}) }),
    aLog({ id: "b", position: 1, exerciseId: "pull.vertical.bar", sets: setMap({}) }),
  ];
  expect(recountSession(session, logs, logs)).toEqual([]);
  const ticked = logs.map((log) => ({ ...log, completed: true }));
  expect(recountSession(session, logs, ticked)).toMatchObject([{ patch: { completedExercises: 6 } }]);
  expect(recountSession({ ...session, completedExercises: 6 }, ticked, logs)).toMatchObject([
    { patch: { completedExercises: 4 } },
  ]);
});

test("WORK-05 an exercise that was done stays done when a set of it becomes a warm-up", () => {
  const session = aSession({ ...finished, completedExercises: 1 });
  const [exercise] = exercisesOf(session);
  const sets = Array.from({ length: Number(exercise?.sets) }, () => ({}));
  const done = [aLog({ completed: false, sets: setMap(...sets) })];
  const warmed = [aLog({ completed: false, sets: setMap({ role: "warmup" }, ...sets.slice(1)) })];
  expect(recountSession(session, done, warmed)).toEqual([]);
  const fewer = [aLog({ completed: false, sets: setMap(...sets.slice(1)) })];
  expect(recountSession(session, done, fewer)).toMatchObject([{ patch: { completedExercises: 0 } }]);
});

test("WORK-05 training.L12 a deleted workout counts nowhere until Undo", () => {
  const session = aSession({ ...finished, completedExercises: 1 });
  // The clock of the device that logged the set is ahead.
  const logs = [aLog({ completed: true, sets: setMap({ at: "2026-11-20T18:00:00.000Z" }) })];
  const { changes, undo } = deleteSession(session, logs, "2026-11-20T16:00:00.000Z");
  const laid = (from: typeof session, by: typeof changes) =>
    Object.assign({}, from, ...by.map((one) => ("patch" in one ? one.patch : {})));
  const gone = laid(session, changes);
  expect(sessionStatus(gone)).toBe("discarded");
  expect(sessionStatus(gone, logs)).toBe("discarded");
  expect(laid(gone, undo)).toEqual(session);
});
