/**
 * What a tap and a picture cost in rows, counted below Dexie, never timed: with ten years of history a logged set reads
 * what it reads without, Home and Progress read one small row a week more, and calendar, schedule and design nothing more.
 */
import { defaultSettings } from "@muster/domain/profiles/settings";
import { planDayId, planPointerId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import { addDays, weekdays } from "@muster/domain/shared/dates";
import { randomId } from "@muster/domain/shared/ids";
import { logSet } from "@muster/domain/training/log-changes";
import Dexie, { type DBCore } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, expect, test } from "vitest";
import { tenYears } from "../../../bench/ten-years.ts";
import { exercises } from "../../../bench/workouts.ts";
import { type MusterDatabase, openDatabase } from "../src/data/database/database.ts";
import { setMeta } from "../src/data/database/device-meta.ts";
import type { RecordRow } from "../src/data/database/rows.ts";
import { readPlannedDays, readProgressWindow } from "../src/data/reads/read-progress.ts";
import type { Reads } from "../src/data/store/device-store.ts";
import { createDexieStore } from "../src/data/store/dexie-store.ts";
import { readPlanInForce } from "../src/features/coaching/generation/read-design-input.ts";
import { readSchedule } from "../src/features/planning/use-schedule.ts";
import { readRecordsToBeat } from "../src/features/training/records/session-records.ts";
import {
  readDayLogs,
  readHistoryLogs,
  readWorkoutRecords,
} from "../src/features/training/session/use-workout-records.ts";
import { readMonth } from "../src/screens/schedule/read-month.ts";
import { household } from "./support/network.ts";
import { anna, aSet, monday, mondaySession, squatLog, squats } from "./support/records.ts";
import { training } from "./support/workouts.ts";

// Live queries ask whether there is an IndexedDB at all, before they use the database's own.
Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const open: MusterDatabase[] = [];
afterEach(() => {
  for (const database of open.splice(0)) database.close();
});

type Rows = { records: number; weeks: number; bests: number; outbox: number; meta: number };

/** A device with so many years of workouts behind it; `read` counts rows that came out of the database. */
const aDevice = async (years: 0 | 1 | 10) => {
  const database = openDatabase("muster", { indexedDB: new IDBFactory(), IDBKeyRange });
  open.push(database);
  const read: Rows = { records: 0, weeks: 0, bests: 0, outbox: 0, meta: 0 };
  /** Of all rows that were read, as JSON. */
  const size = { bytes: 0 };
  const count = (table: string, rows: readonly unknown[]) => {
    // The tables that are counted are the database's own.
    if (table in read) read[table as keyof Rows] += rows.length;
    size.bytes += JSON.stringify(rows).length;
  };
  database.use({
    stack: "dbcore",
    name: "counter",
    // Below everything else.
    level: -1,
    create: (down: DBCore) => ({
      ...down,
      table: (name: string) => {
        const table = down.table(name);
        return {
          ...table,
          get: (request) =>
            table.get(request).then((row) => {
              count(name, row === undefined ? [] : [row]);
              return row;
            }),
          getMany: (request) =>
            table.getMany(request).then((rows) => {
              count(
                name,
                rows.filter((row) => row !== undefined),
              );
              return rows;
            }),
          query: (request) =>
            table.query(request).then((answer) => {
              count(name, answer.result);
              return answer;
            }),
          openCursor: (request) => {
            throw new Error(`A cursor over ${name} ${request.query.index.name} is not counted`);
          },
        };
      },
    }),
  });
  await setMeta(database, "household", household);
  const first = addDays(monday, -364 * years);
  const rows = tenYears(anna, monday).flatMap((change): RecordRow[] => {
    if (!("create" in change)) return [];
    const record: object & { date?: unknown } = change.create;
    const day = String(record.date);
    return day < first
      ? []
      : [{ kind: change.kind, id: change.id, p: anna, live: anna, day, r: { ...record }, _q: 1 }];
  });
  // As a sync brings them: in pages.
  for (let from = 0; from < rows.length; from += 2_000)
    await database.records.bulkPut(rows.slice(from, from + 2_000));
  const store = createDexieStore({ database, newId: randomId, now: () => new Date("2026-11-16T06:00:00Z") });
  const started: RecordRow["r"] = {
    date: monday,
    day: "monday",
    timeZone: "Europe/Berlin",
    planId: null,
    ordinal: 1,
    variant: "main",
    workoutName: "Full body",
    prescription: training,
    startedAt: `${monday}T06:00:00.000Z`,
    finishedAt: null,
    skippedAt: null,
    discardedAt: null,
    completedExercises: 0,
    totalExercises: training.exercises.length,
    notes: "",
  };
  const log = { ...squats({ [randomId()]: aSet(0, 8) }) };
  const row = (kind: string, id: string, r: object): RecordRow => ({
    kind,
    id,
    p: anna,
    live: anna,
    day: monday,
    r: { ...r },
    _q: 1,
  });
  await database.records.bulkPut([row("session", mondaySession, started), row("exerciseLog", squatLog, log)]);
  return { database, store, read, size };
};

type Device = Awaited<ReturnType<typeof aDevice>>;

const since = (read: Rows, before: Rows): Rows => ({
  records: read.records - before.records,
  weeks: read.weeks - before.weeks,
  bests: read.bests - before.bests,
  outbox: read.outbox - before.outbox,
  meta: read.meta - before.meta,
});

/** The reads of the workout screen stand live; one set is logged; how many rows did that read, and which reads ran? */
const rowsOfASet = async ({ store, read }: Device) => {
  const runs: string[] = [];
  const live = <T>(name: string, work: (reads: Reads) => Promise<T>) =>
    store.live(
      async (reads) => {
        const found = await work(reads);
        runs.push(name);
        return found;
      },
      () => undefined,
      (error) => {
        throw error;
      },
    );
  const stops = [
    live("records", (reads) => readWorkoutRecords(reads, anna, monday)),
    live("logs", (reads) => readDayLogs(reads, anna, monday)),
    live("history", (reads) => readHistoryLogs(reads, anna, monday)),
  ];
  await expect.poll(() => runs.toSorted()).toEqual(["history", "logs", "records"]);
  runs.length = 0;
  const before = { ...read };
  const log = (await store.get("exerciseLog", squatLog)) ?? undefined;
  const session = await store.get("session", mondaySession);
  const [exercise] = training.exercises;
  if (session === undefined || exercise === undefined) throw new Error("There is a workout to log into");
  const own = since(read, before);
  const changes = logSet({ profileId: anna, session, position: 0, exercise, log }, randomId(), aSet(1, 9));
  expect(await store.write(anna, changes)).toEqual({ ok: true, value: undefined });
  // Stored, the day's logs are read again; that says the same, and nothing runs for it.
  await expect.poll(() => read.records - before.records - own.records).toBe(2);
  expect(runs).toEqual(["logs"]);
  for (const stop of stops) stop();
  const all = since(read, before);
  return { ...all, records: all.records - own.records };
};

test("EXC-02 a logged set reads as few rows with ten years as with none", async () => {
  const young = await rowsOfASet(await aDevice(0));
  const old = await rowsOfASet(await aDevice(10));
  expect(old).toEqual(young);
  // The log itself to change it, and the day's logs to show them.
  expect(old.records).toBe(2);
  expect(old.weeks).toBe(0);
});

const exerciseIds = new Set(exercises.map(([exerciseId]) => exerciseId));

/**
 * What a workout reads of what earlier days left to beat: rows of the largest step of the first time, as a press waits for one step
 * at most, and all of it when it is opened again.
 */
const readToBeat = async ({ store, read, size }: Device) => {
  let before = { ...read };
  const largestStep: Rows = { records: 0, weeks: 0, bests: 0, outbox: 0, meta: 0 };
  const pause = async () => {
    const step = since(read, before);
    for (const table of ["records", "weeks", "bests", "outbox", "meta"] as const)
      largestStep[table] = Math.max(largestStep[table], step[table]);
    before = { ...read };
  };
  const first = await readRecordsToBeat(store, anna, monday, exerciseIds, pause);
  await pause();
  const { bytes } = size;
  const second = await readRecordsToBeat(store, anna, monday, exerciseIds, () => Promise.resolve());
  expect(second.sets.length).toBeGreaterThan(0);
  expect(second.sets).toEqual(first.sets);
  return { largestStep, again: since(read, before), bytes: size.bytes - bytes };
};

test("EXC-02 PROG-07 ten years are read in steps as small as one year's, and once", async () => {
  const [one, ten] = [await readToBeat(await aDevice(1)), await readToBeat(await aDevice(10))];
  expect(ten.largestStep).toEqual(one.largestStep);
  // Four weeks of 4 workouts with 5 exercises; a roll-up for each week that a step touches; the bests and how far they reach.
  expect(ten.largestStep).toEqual({ records: 80, weeks: 4, bests: 7, outbox: 0, meta: 0 });
  expect(ten.again).toEqual(one.again);
  // Four weeks of the log, and a year of weigh-ins.
  expect(ten.again.records).toBeLessThan(140);
  expect(ten.bytes).toBeLessThan(150_000);
});

const rowsOfAPicture = async ({ store, read }: Device, days: number): Promise<Rows> => {
  const before = { ...read };
  const window = await readProgressWindow(store, anna, monday, days);
  const older = await store.older(anna, window.from);
  await readPlannedDays(store, anna, monday);
  expect(older.workouts.length > 0).toBe(window.older.trained > 0);
  return since(read, before);
};

/** A plan and a workout a week for so many years, as one review after the other makes them, and who they are for. */
const plansOf = (years: number): readonly RecordRow[] => {
  const row = (kind: string, id: string, r: object, day?: string): RecordRow => ({
    ...{ kind, id, p: anna, live: anna, r: { ...r }, _q: 1 },
    ...(day === undefined ? {} : { day }),
  });
  return [
    row("profile", profileRecordId(anna), { age: 40, ageRecordedOn: "2016-11-14", primaryGoal: "muscle" }),
    row("settings", settingsId(anna), { ...defaultSettings, lastPlanUpdate: monday }),
    ...Array.from({ length: 52 * years }, (_, week) => addDays(monday, -7 * week)).flatMap((from) => [
      row(
        "session",
        `session ${from}`,
        {
          date: from,
          prescription: { kind: "training" },
          finishedAt: `${from}T07:00:00Z`,
          completedExercises: 1,
        },
        from,
      ),
      row("planPointer", planPointerId(anna, from), { from, builtIn: null, choice: `plan ${from}` }, from),
      row(
        "plan",
        `plan ${from}`,
        { validFrom: from, source: "built-in", phase: "accumulation", changes: [], facts: [] },
        from,
      ),
      ...weekdays.map((weekday) =>
        row("planDay", planDayId(anna, `plan ${from}`, weekday), {
          planId: `plan ${from}`,
          weekday,
          workout: { kind: "training", exercises: [] },
        }),
      ),
    ]),
  ];
};

test("SCHED-01 COACH-04 ten years of plans cost no more rows than two", async () => {
  const rowsOfPlans = async (years: 2 | 10) => {
    const { database, store, read } = await aDevice(0);
    const plans = plansOf(years);
    for (let from = 0; from < plans.length; from += 2_000)
      await database.records.bulkPut(plans.slice(from, from + 2_000));
    const rows = async (look: () => Promise<unknown>): Promise<number> => {
      const before = { ...read };
      await look();
      return since(read, before).records;
    };
    const month = await rows(async () => expect((await readMonth(store, anna, monday)).hasOlder).toBe(true));
    const schedule = await rows(async () => {
      const { known } = await readSchedule(store, anna, undefined, monday);
      expect(known).toEqual({ first: addDays(monday, -7 * (52 * years - 1)), last: monday });
    });
    const inForce = await rows(async () =>
      expect((await readPlanInForce(store, anna, monday))?.plan.id).toBe(`plan ${monday}`),
    );
    return { month, schedule, inForce };
  };
  const [two, ten] = [await rowsOfPlans(2), await rowsOfPlans(10)];
  expect(ten).toEqual(two);
  // The newest plan alone, and the pointers that lead to it.
  expect(ten.inForce).toBeLessThan(70);
});

test("SCHED-01 an address of a missing week shows the nearest one", async () => {
  const { store } = await aDevice(1);
  const here = await readSchedule(store, anna, undefined, monday);
  expect(here.sessions.length).toBeGreaterThan(0);
  for (const requestedMonday of ["2031-01-01", "2019-01-01"]) {
    const far = await readSchedule(store, anna, requestedMonday, monday);
    expect(far.monday).toBe(requestedMonday > monday ? far.known.last : far.known.first);
    const own = await readSchedule(store, anna, far.monday, monday);
    const ofWeek = ({ sessions }: typeof far) => sessions.filter(({ date }) => date >= far.monday).length;
    expect([requestedMonday, ofWeek(far)]).toEqual([requestedMonday, ofWeek(own)]);
  }
});

test("HOME-10 PROG-01 Home and Progress read one row per earlier week", async () => {
  const [one, ten] = [await aDevice(1), await aDevice(10)];
  const [afterOne, afterTen] = [await rowsOfAPicture(one, 84), await rowsOfAPicture(ten, 84)];
  expect(afterTen.records).toBe(afterOne.records);
  // 12 weeks of 4 workouts, 20 logs and a reading, and today's.
  expect(afterTen.records).toBeLessThan(330);
  expect(afterOne.weeks).toBe(52 - 11);
  expect(afterTen.weeks).toBe(520 - 11);
});
