/** A workout over the real store: what was tapped is there after a reload, and finishing counts once. */
import { sessionId } from "@muster/domain/record-ids";
import { randomId } from "@muster/domain/shared/ids";
import { removeExercise } from "@muster/domain/training/exercises/exercise-list";
import { changeLog, logSet } from "@muster/domain/training/log-changes";
import { sessionStatus, setsInOrder } from "@muster/domain/training/session";
import { workoutOf } from "@muster/domain/training/session-exercises";
import {
  finishSession,
  markDayDone,
  type StartInput,
  skipSession,
  startOrResume,
  startWorkout,
} from "@muster/domain/training/workout";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, expect, test } from "vitest";
import { type MusterDatabase, openDatabase } from "../src/data/database/database.ts";
import type { DeviceStore } from "../src/data/store/device-store.ts";
import { createDexieStore } from "../src/data/store/dexie-store.ts";
import { exerciseSteps, openStep } from "../src/features/training/session/session-steps.ts";
import { sessionThatCounts } from "../src/features/training/session/use-workout-records.ts";
import { readSet, setRows } from "../src/features/training/sets/set-rows.ts";
import { anna, monday } from "./support/records.ts";
import { plank, row, training } from "./support/workouts.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const open: MusterDatabase[] = [];
afterEach(() => {
  for (const database of open.splice(0)) database.close();
});

const aTab = (disk: IDBFactory): DeviceStore => {
  const database = openDatabase("muster", { indexedDB: disk, IDBKeyRange });
  open.push(database);
  return createDexieStore({ database, newId: randomId, now: () => new Date("2026-11-16T06:00:00Z") });
};

const at = (minute: number) => `2026-11-16T06:${String(minute).padStart(2, "0")}:00.000Z`;

const inputAt = (minute: number, ordinal = 1): StartInput => ({
  profileId: anna,
  date: monday,
  timeZone: "Europe/Berlin",
  now: at(minute),
  plan: null,
  variant: "main",
  workout: training,
  ordinal,
});

const start = async (store: DeviceStore, ordinal = 1) => {
  await store.write(anna, startWorkout(inputAt(0, ordinal)).changes);
};

/** What the screen reads. */
const opened = async (store: DeviceStore) => {
  const session = sessionThatCounts(await store.byDay("session", anna, monday, monday));
  if (session === undefined) throw new Error("no session");
  const logs = (await store.byDay("exerciseLog", anna, monday, monday)).filter(
    (log) => log.sessionId === session.id,
  );
  return { session, logs, steps: exerciseSteps(workoutOf(session, logs), logs) };
};

/** Logs the open row of an exercise as it is prefilled. */
const tapLog = async (store: DeviceStore, position: number, setId: string) => {
  const { session, steps } = await opened(store);
  const step = steps[position];
  if (step === undefined) throw new Error("no such exercise");
  const rows = setRows({
    exercise: step.exercise,
    sets: step.log === undefined ? [] : setsInOrder(step.log),
    lastTime: undefined,
    loadLb: step.exercise.loadLb ?? undefined,
    units: "imperial",
    extra: false,
  });
  const active = rows.find((candidate) => candidate.state === "active");
  if (active === undefined || active.state === "done") throw new Error("no open row");
  const set = readSet(active.typed, active, {
    exercise: step.exercise,
    units: "imperial",
    position: rows.indexOf(active),
    at: at(position),
  });
  if (!set.ok) throw new Error(set.error);
  await store.write(anna, logSet({ profileId: anna, session, ...step }, setId, set.value));
};

const complete = async (store: DeviceStore, position: number) => {
  const { session, steps } = await opened(store);
  const step = steps[position];
  if (step === undefined) throw new Error("no such exercise");
  await store.write(anna, changeLog({ profileId: anna, session, ...step }, { completed: true }));
};

const finish = async (store: DeviceStore, minute: number) => {
  const { session, logs } = await opened(store);
  const finished = finishSession(session, logs, at(minute));
  if (!finished.ok) throw new Error(finished.error.type);
  await store.write(anna, finished.value.changes);
  return finished.value;
};

test("WORK-06 a resolved set is stored, and a reload opens its exercise", async () => {
  const disk = new IDBFactory();
  const store = aTab(disk);
  await start(store);
  await tapLog(store, 0, randomId());
  const again = await opened(aTab(disk));
  expect(again.logs).toHaveLength(1);
  expect(again.logs[0]?.exerciseId).toBe(row.exerciseId);
  expect(setsInOrder(again.logs[0] ?? { sets: {} })).toMatchObject([{ weight: 120, reps: 8, position: 0 }]);
  expect(openStep(undefined, workoutOf(again.session), again.steps)).toBe(0);
});

test("WORK-06 one tap heard twice logs one set", async () => {
  const store = aTab(new IDBFactory());
  await start(store);
  const setId = randomId();
  const { session, steps } = await opened(store);
  const step = steps[1];
  if (step === undefined) throw new Error("no such exercise");
  const set = {
    position: 0,
    role: "working",
    reps: null,
    weight: null,
    time: 30,
    distance: null,
    rir: null,
    at: at(1),
  } as const;
  const changes = logSet({ profileId: anna, session, ...step }, setId, set);
  await Promise.all([store.write(anna, changes), store.write(anna, changes)]);
  const { logs } = await opened(store);
  expect(logs.flatMap((log) => setsInOrder(log))).toHaveLength(1);
  expect(logs[0]?.name).toBe(plank.name);
});

test("WORK-05 finishing twice leaves one session with its first end", async () => {
  const disk = new IDBFactory();
  const store = aTab(disk);
  await start(store);
  for (const position of [0, 1]) await complete(store, position);
  const [first, second] = [await finish(store, 45), await finish(aTab(disk), 50)];
  expect(first.message).toBe("Great job! You completed 2 of 2 exercises.");
  expect(second).toMatchObject({ message: first.message, changes: [] });
  const sessions = await store.byDay("session", anna, monday, monday);
  expect(sessions).toMatchObject([{ finishedAt: at(45), completedExercises: 2, totalExercises: 2 }]);
  // START on a stale screen goes by the same id, so it can not make a second session either.
  expect(sessions[0]?.id).toBe(sessionId(anna, monday, "default:monday", 1));
});

test.each([
  ["START", startWorkout(inputAt(50)).changes],
  ["Skip Today", skipSession(inputAt(50))],
  ["Mark done", markDayDone(inputAt(50))],
])("WORK-05 HOME-07 %s on an outdated screen removes nothing", async (_, late) => {
  const disk = new IDBFactory();
  const store = aTab(disk);
  await start(store);
  const { session } = await opened(store);
  // One exercise less, words, and then the end.
  const patch = { totalExercises: 1, notes: "Good day" };
  await store.write(anna, removeExercise({ session, logs: [] }, row.exerciseId).changes);
  await store.write(anna, [{ kind: "session", id: session.id, patch }]);
  await complete(store, 0);
  await finish(store, 45);
  expect(await aTab(disk).write(anna, late)).toMatchObject({ ok: true });
  const { session: now } = await opened(store);
  expect(now).toMatchObject({ ...patch, startedAt: at(0), completedExercises: 1 });
  expect(sessionStatus(now)).toBe("finished");
});

test("HOME-07 SYNC-03 START and Skip on an outdated screen do what they say", async () => {
  const store = aTab(new IDBFactory());
  await start(store);
  await tapLog(store, 0, randomId());
  await store.write(anna, skipSession(inputAt(20)));
  expect((await opened(store)).session).toMatchObject({ startedAt: at(0), skippedAt: at(20) });
  await store.write(anna, startWorkout(inputAt(25)).changes);
  const { session, logs } = await opened(store);
  expect([sessionStatus(session), session.startedAt]).toEqual(["running", at(0)]);
  expect(logs.flatMap((log) => setsInOrder(log))).toHaveLength(1);
});

test("WORK-05 ending early needs something logged and keeps what was done", async () => {
  const store = aTab(new IDBFactory());
  await start(store);
  const empty = await opened(store);
  expect(finishSession(empty.session, empty.logs, at(1))).toMatchObject({ ok: false });
  await tapLog(store, 0, randomId());
  expect((await finish(store, 10)).message).toBe("Great job! You completed 0 of 2 exercises.");
});

test("WORK-01 after a discarded workout the next takes the next number", async () => {
  const store = aTab(new IDBFactory());
  await start(store);
  const { session } = await opened(store);
  await store.write(anna, [{ kind: "session", id: session.id, patch: { discardedAt: at(5) } }]);
  const next = startOrResume(await store.byDay("session", anna, monday, monday), monday);
  if (next.type !== "start") throw new Error("resumed a discarded session");
  await start(store, next.ordinal);
  const now = await opened(store);
  expect(now.session.ordinal).toBe(2);
  expect(now.logs).toEqual([]);
});

test("WORK-06 a note, a rating and a set that all come first are all kept", async () => {
  const store = aTab(new IDBFactory());
  await start(store);
  const { session, steps } = await opened(store);
  const step = steps[0];
  if (step === undefined) throw new Error("no such exercise");
  // All three were begun before the screen knew of a log.
  const target = { profileId: anna, session, ...step };
  expect(target.log).toBeUndefined();
  await store.write(anna, changeLog(target, { notes: "left knee" }));
  await store.write(anna, changeLog(target, { difficulty: 8 }));
  await tapLog(store, 0, randomId());
  await store.write(anna, changeLog(target, { completed: true }));
  const [log] = (await opened(store)).logs;
  expect(log).toMatchObject({ notes: "left knee", difficulty: 8, completed: true });
  expect(Object.keys(log?.sets ?? {})).toHaveLength(1);
});
