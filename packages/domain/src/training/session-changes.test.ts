import { expect, test } from "vitest";
import type { PlannedExercise } from "../planning/plan.ts";
import {
  aLog,
  anExercise,
  aSession,
  aWorkout,
  finished,
  profileId,
  setMap,
} from "../shared/testing/builders.ts";
import { newExerciseLog } from "./log-changes.ts";
import { logOf, mostExercises } from "./log-of.ts";
import { sessionSchema } from "./session.schema.ts";
import { sessionStatus } from "./session.ts";
import {
  addExercise,
  deleteSession,
  logPastSession,
  recountSession,
  swapExercise,
} from "./session-changes.ts";
import { settleSessions } from "./two-devices.ts";

const row = anExercise({
  id: 7,
  exerciseId: "h_pull.cable",
  name: "Seated Cable Row",
  sets: 4,
  machine: "Row",
});
const swappedList = (changes: ReturnType<typeof swapExercise>["changes"]): readonly PlannedExercise[] =>
  changes.flatMap((one) =>
    one.kind === "session" && "patch" in one ? (one.patch.prescription?.exercises ?? []) : [],
  );
const exercisesOf = (changes: ReturnType<typeof swapExercise>["changes"]) => {
  const change = changes.find((one) => one.kind === "session");
  return change !== undefined && "patch" in change
    ? change.patch.prescription?.exercises.map((one) => `${one.name} ${one.sets}`)
    : undefined;
};

test("feature F13 an untouched exercise is replaced in its place, pair and all; only this session changes", () => {
  const session = aSession({
    prescription: aWorkout({
      exercises: [anExercise({ pair: "A" }), anExercise({ id: 2, exerciseId: "b", name: "B", pair: "A" })],
    }),
  });
  const { changes, position } = swapExercise({ profileId, session, log: undefined, position: 0 }, row);
  expect(position).toBe(0);
  expect(exercisesOf(changes)).toEqual(["Seated Cable Row 4", "B 3"]);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({
    patch: { prescription: { exercises: [{ pair: "A" }, { pair: "A" }] } },
  });
});

test("feature F13 a note or a rating stays with what it was given for; the new exercise has a log of its own", () => {
  const log = aLog({ difficulty: 8, completed: true });
  const session = aSession();
  const { changes } = swapExercise({ profileId, session, log, position: 0 }, row);
  expect(changes[1]).toEqual({
    kind: "exerciseLog",
    id: log.id,
    patch: { completed: false, sets: { [log.id]: null } },
  });
  const list = swappedList(changes);
  expect(logOf(list, [log], 0)).toBeUndefined();
  expect(list[0]?.facts.at(-1)).toMatchObject({ subject: "Swapped into this workout", value: "by you" });
});

test("ADR 0072 two devices that swap an untouched exercise apart log under ids of their own, behind every place", () => {
  const session = aSession();
  const logs = [row, { ...row, id: 8, exerciseId: "h_pull.band" }].map((one) => {
    const list = swappedList(swapExercise({ profileId, session, log: undefined, position: 0 }, one).changes);
    return newExerciseLog(profileId, session, 0, list[0] as PlannedExercise); // the list has one
  });
  expect(logs[0]?.id).not.toBe(logs[1]?.id);
  expect(logs.map(({ log }) => log.position)).toEqual([mostExercises, mostExercises]);
  // On a device that still has the exercise as planned, its place is free.
  expect(
    logOf(
      session.prescription.exercises,
      logs.map(({ log }) => log),
      0,
    ),
  ).toBeUndefined();
});

test("feature F13 logged sets stay with what they were done with; the new exercise comes last with the sets left", () => {
  const log = aLog({ sets: setMap({ role: "warmup" }, {}) });
  const { changes, position } = swapExercise({ profileId, session: aSession(), log, position: 0 }, row);
  expect(position).toBe(2);
  expect(exercisesOf(changes)).toEqual(["Push-ups 3", "Pull-ups 3", "Seated Cable Row 3"]);
  expect(changes[1]).toMatchObject({
    create: { exerciseId: "h_pull.cable", position: 2, sets: {} },
    ifThere: {},
  });
  expect(changes[2]).toMatchObject({ id: log.id, patch: { completed: true } });
  expect(changes[0]).toMatchObject({ patch: { totalExercises: 3 } });
});

test("feature F13 an exercise that is in the session already is not put there twice", () => {
  const there = anExercise({ id: 2, exerciseId: "pull.vertical.bar", name: "Pull-ups" });
  expect(
    swapExercise({ profileId, session: aSession(), log: undefined, position: 0 }, there).changes,
  ).toEqual([]);
});

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

test("WORK-05 after an edit the count of exercises done moves by what the edit did; when nothing did, nothing is written", () => {
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

test("WORK-05 an imported workout keeps what its logs never said, and an edit moves it by one", () => {
  // '5 of 6' of another app, with the sets of two exercises and no mark on either.
  const session = aSession({ ...finished, completedExercises: 5, totalExercises: 6 });
  const told = [
    aLog({ sets: setMap({}) }),
    aLog({ id: "b", position: 1, exerciseId: "b", sets: setMap({}) }),
  ];
  expect(recountSession(session, told, told)).toEqual([]);
  const ticked = told.map((log) => ({ ...log, completed: true }));
  expect(recountSession(session, told, ticked)).toMatchObject([{ patch: { completedExercises: 6 } }]);
  expect(recountSession({ ...session, completedExercises: 6 }, ticked, told)).toMatchObject([
    { patch: { completedExercises: 4 } },
  ]);
  expect(addExercise(profileId, session, row).changes[0]).toMatchObject({ patch: { totalExercises: 7 } });
});

test("WORK-05 an exercise that was done stays done when a set of it becomes a warm-up", () => {
  const session = aSession({ ...finished, completedExercises: 1 });
  const [exercise] = session.prescription.exercises;
  const sets = Array.from({ length: Number(exercise?.sets) }, () => ({}));
  const done = [aLog({ completed: false, sets: setMap(...sets) })];
  const warmed = [aLog({ completed: false, sets: setMap({ role: "warmup" }, ...sets.slice(1)) })];
  expect(recountSession(session, done, warmed)).toEqual([]);
  const fewer = [aLog({ completed: false, sets: setMap(...sets.slice(1)) })];
  expect(recountSession(session, done, fewer)).toMatchObject([{ patch: { completedExercises: 0 } }]);
});

test("WORK-05 training.L12 a deleted workout counts nowhere, its sets do not bring it back, and Undo brings it as it was", () => {
  const session = aSession({ ...finished, completedExercises: 1 });
  // The clock of the device that logged the set is ahead.
  const logs = [aLog({ completed: true, sets: setMap({ at: "2026-11-20T18:00:00.000Z" }) })];
  const { changes, undo } = deleteSession(session, logs, "2026-11-20T16:00:00.000Z");
  const laid = (from: typeof session, by: typeof changes) =>
    Object.assign({}, from, ...by.map((one) => ("patch" in one ? one.patch : {})));
  const gone = laid(session, changes);
  expect(sessionStatus(gone)).toBe("discarded");
  expect(settleSessions([gone], logs)).toEqual([]);
  expect(laid(gone, undo)).toEqual(session);
});

test("EXC-01 an exercise is added at the end, once, and the workout counts it", () => {
  const session = aSession({ prescription: aWorkout({ exercises: [anExercise()] }) });
  const added = addExercise(profileId, session, { ...row, pair: "A" });
  expect(added.position).toBe(1);
  expect(exercisesOf(added.changes)?.at(-1)).toBe("Seated Cable Row 4");
  expect(added.changes[0]).toMatchObject({
    patch: { totalExercises: 2, prescription: { exercises: [{}, { pair: null }] } },
  });
  expect(addExercise(profileId, session, anExercise())).toEqual({ changes: [], position: 0 });
  const full = aSession({
    prescription: aWorkout({
      exercises: Array.from({ length: mostExercises }, (_, index) =>
        anExercise({ id: index + 1, exerciseId: `x${index}` }),
      ),
    }),
  });
  expect(addExercise(profileId, full, row).changes).toEqual([]);
});
