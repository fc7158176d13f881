/** The device store's live reads: a write is seen at once and taken back when it fails, and each question is asked once. */
import { randomId } from "@muster/domain/shared/ids";
import type { Row } from "@muster/sync/protocol";
import Dexie from "dexie";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, expect, test } from "vitest";
import type { MusterDatabase } from "../src/data/database/database.ts";
import type { Change, Reads } from "../src/data/store/device-store.ts";
import { createReads, type Question } from "../src/data/store/dexie-reads.ts";
import { createDexieStore } from "../src/data/store/dexie-store.ts";
import { createLiveReads, type ReadTimes } from "../src/data/store/live-reads.ts";
import { createSyncStore } from "../src/data/sync/dexie-sync.ts";
import { openInstrumented } from "./support/instrumented-database.ts";
import { anna, aSet, monday, mondaySession, oats, squatLog, squats } from "./support/records.ts";

const open: MusterDatabase[] = [];
afterEach(() => {
  for (const database of open.splice(0)) database.close();
});

const aTab = (disk = new IDBFactory(), times?: ReadTimes) => {
  const { database, steps } = openInstrumented(disk);
  open.push(database);
  const store = createDexieStore({
    database,
    reader: createLiveReads(database, times),
    newId: randomId,
    now: () => new Date("2026-11-16T06:00:00Z"),
  });
  return { database, store, steps, disk, syncStore: createSyncStore({ database, newId: randomId }) };
};
type Tab = ReturnType<typeof aTab>;

/** Follows a read; every value that came is in the list. */
const follow = async <T>({ store }: Tab, read: (reads: Reads) => Promise<T>) => {
  const values: T[] = [];
  const errors: unknown[] = [];
  const stop = store.live(
    read,
    (value) => values.push(value),
    (error) => errors.push(error),
  );
  await expect.poll(() => values.length + errors.length).toBeGreaterThan(0);
  return { values, errors, stop };
};
const entries = (reads: Reads) => reads.byDay("nutritionEntry", anna, monday, monday);
const calories = async (reads: Reads) => (await entries(reads)).map((entry) => entry.calories).sort();
const anEntry = (amount: number, id = randomId()): Change => ({
  kind: "nutritionEntry",
  id,
  create: { ...oats, calories: amount },
});
/** What runs without an answer of the database. */
const microtasks = async () => {
  for (let turn = 0; turn < 50; turn += 1) await undefined;
};
/** Everything that a change set off has come. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 30));
const saved = { ok: true, value: undefined };

test("EXC-02 a write is seen before the database has answered, and drawn once", async () => {
  const tab = aTab();
  const { values } = await follow(tab, calories);
  const writing = tab.store.write(anna, [anEntry(1)]);
  await microtasks();
  expect(values).toEqual([[], [1]]);
  expect(await writing).toEqual(saved);
  await quiet();
  expect(values).toEqual([[], [1]]);
  expect(await tab.database.outbox.count()).toBe(1);
});

test("EXC-02 a write is drawn once stored or when its time is up", async () => {
  const waiting: (() => void)[] = [];
  const tab = aTab(undefined, { draw: (show) => void waiting.push(show), again: () => Promise.resolve() });
  const { values } = await follow(tab, calories);
  const writing = tab.store.write(anna, [anEntry(1)]);
  await microtasks();
  expect(values).toEqual([[]]);
  expect(await writing).toEqual(saved);
  await quiet();
  expect(values).toEqual([[], [1]]);
  const second = tab.store.write(anna, [anEntry(2)]);
  for (const show of waiting) show();
  await microtasks();
  expect(values).toEqual([[], [1], [1, 2]]);
  expect(await second).toEqual(saved);
  await quiet();
  expect(values).toEqual([[], [1], [1, 2]]);
});

test("SYNC-03 a save's changes are read again later, other tabs' too", async () => {
  const later: (() => void)[] = [];
  const again = () => new Dexie.Promise<void>((resolve) => void later.push(resolve));
  const tab = aTab(undefined, { draw: (show) => show(), again });
  const { values } = await follow(tab, calories);
  expect(await tab.store.write(anna, [anEntry(1)])).toEqual(saved);
  await quiet();
  expect(values).toEqual([[], [1]]);
  expect(later).toHaveLength(1);
  expect(await aTab(tab.disk).store.write(anna, [anEntry(2)])).toEqual(saved);
  await quiet();
  for (const resolve of later) resolve();
  await expect.poll(() => values.at(-1)).toEqual([1, 2]);
});

test("EXC-02 changes of a record, a map entry and a removal show at once", async () => {
  const tab = aTab();
  const first = randomId();
  await tab.store.write(anna, [
    { kind: "exerciseLog", id: squatLog, create: squats({ [first]: aSet(0, 8) }) },
  ]);
  const { values } = await follow(tab, (reads) => reads.get("exerciseLog", squatLog));
  const change = async (...changes: readonly Change[]) => {
    const writing = tab.store.write(anna, changes);
    await microtasks();
    const seen = values.at(-1);
    expect(await writing).toEqual(saved);
    await quiet();
    expect(values.at(-1)).toEqual(seen);
    return seen;
  };
  const second = randomId();
  const added = await change({
    kind: "exerciseLog",
    id: squatLog,
    patch: { notes: "left knee", sets: { [second]: aSet(1, 9) } },
  });
  expect(added).toMatchObject({
    notes: "left knee",
    sets: { [first]: { reps: 8 }, [second]: { reps: 9 } },
  });
  expect(
    (await change({ kind: "exerciseLog", id: squatLog, patch: { sets: { [first]: null } } }))?.sets,
  ).toEqual({ [first]: null, [second]: aSet(1, 9) });
  // One that is there by now gets only what was meant.
  expect(
    await change({ kind: "exerciseLog", id: squatLog, create: squats(), ifThere: { difficulty: 8 } }),
  ).toMatchObject({ difficulty: 8, notes: "left knee" });
  expect(await change({ kind: "exerciseLog", id: squatLog, remove: true })).toBeUndefined();
});

test("EXC-02 a failed write disappears and leaves what it changed", async () => {
  const tab = aTab();
  const id = randomId();
  await tab.store.write(anna, [anEntry(1, id)]);
  const { values } = await follow(tab, calories);
  const writing = tab.store.write(anna, [
    anEntry(2),
    { kind: "nutritionEntry", id, patch: { calories: -5 } },
  ]);
  await microtasks();
  expect(values.at(-1)).toEqual([-5, 2]);
  expect(await writing).toMatchObject({ ok: false, error: { type: "invalid" } });
  await microtasks();
  expect(values.at(-1)).toEqual([1]);
  expect(await tab.database.outbox.count()).toBe(1);
});

test("EXC-02 of two writes the later stays when the first fails", async () => {
  const tab = aTab();
  const id = randomId();
  await tab.store.write(anna, [anEntry(1, id)]);
  const { values } = await follow(tab, async (reads) => {
    const entry = await reads.get("nutritionEntry", id);
    return [entry?.calories, entry?.mealName];
  });
  const first = tab.store.write(anna, [{ kind: "nutritionEntry", id, patch: { calories: -5 } }]);
  const second = tab.store.write(anna, [{ kind: "nutritionEntry", id, patch: { mealName: "Porridge" } }]);
  await microtasks();
  expect(values.at(-1)).toEqual([-5, "Porridge"]);
  expect((await first).ok).toBe(false);
  await microtasks();
  expect(values.at(-1)).toEqual([1, "Porridge"]);
  expect(await second).toEqual(saved);
  await quiet();
  expect(values.at(-1)).toEqual([1, "Porridge"]);
});

test("SYNC-03 what a sync brings in between is seen, under the write that is under way", async () => {
  const tab = aTab();
  const id = randomId();
  const row = (seq: number, f: Row["fields"]): Row => ({
    scope: anna,
    kind: "nutritionEntry",
    id,
    fields: { ...oats, ...f },
    stamp: `01ky000000000000000000000${seq}`,
    deleted: false,
    seq,
  });
  const pull = async (seq: number, f: Row["fields"]) =>
    tab.syncStore.applyPull(
      anna,
      await tab.syncStore.position(anna),
      { protocol: 2, epoch: "one", rows: [row(seq, f)], cursor: seq, more: false, now: 0 },
      0,
    );
  await pull(1, { calories: 1 });
  const { values } = await follow(tab, async (reads) => {
    const entry = await reads.get("nutritionEntry", id);
    return [entry?.calories, entry?.mealName];
  });
  const pulling = pull(2, { calories: 2, mealName: "Porridge" });
  const writing = tab.store.write(anna, [{ kind: "nutritionEntry", id, patch: { calories: 3 } }]);
  await microtasks();
  expect(values.at(-1)).toEqual([3, "Oats"]);
  await Promise.all([pulling, writing]);
  await quiet();
  expect(values.at(-1)).toEqual([3, "Porridge"]);
  // Never what the person had changed already.
  expect(values.slice(1).map(([amount]) => amount)).toEqual(values.slice(1).map(() => 3));
});

test("EXC-02 a plain read waits for what was begun to be written", async () => {
  const { store } = aTab();
  const writing = store.write(anna, [anEntry(7)]);
  expect(await calories(store)).toEqual([7]);
  expect(await writing).toEqual(saved);
});

test("HOME-10 a query of several screens runs once", async () => {
  const tab = aTab();
  await tab.store.write(anna, [anEntry(1)]);
  tab.steps.length = 0;
  const reads = () => tab.steps.filter((step) => step === "read").length;
  const all = await Promise.all([
    follow(tab, calories),
    follow(tab, entries),
    follow(tab, async (one) => [await entries(one), await one.get("session", mondaySession)]),
  ]);
  expect(reads()).toBe(2);
  for (const { stop } of all.slice(1)) stop();
  await follow(tab, calories);
  expect(reads()).toBe(2);
});

test("HOME-10 a record that stays the same stays the same object, and draws nothing", async () => {
  const tab = aTab();
  const [first, second] = [randomId(), randomId()];
  await tab.store.write(anna, [anEntry(1, first), anEntry(2, second)]);
  const { values } = await follow(
    tab,
    async (reads) => new Map((await entries(reads)).map((one) => [one.id, one])),
  );
  await tab.store.write(anna, [{ kind: "nutritionEntry", id: first, patch: { calories: 3 } }]);
  await quiet();
  expect(values).toHaveLength(2);
  expect(values[1]?.get(second)).toBe(values[0]?.get(second));
  // Other days, other kinds.
  await tab.store.write(anna, [{ kind: "exerciseLog", id: squatLog, create: squats() }]);
  await quiet();
  expect(values).toHaveLength(2);
});

test("EXC-02 a set looks at none of the logs of earlier weeks", async () => {
  let looks = 0;
  /** A log that tells when it is looked at as a whole, as a comparison does. */
  const earlier = Array.from({ length: 240 }, (_, index) => ({
    ...{ kind: "exerciseLog", id: `log ${index}`, p: anna, live: anna, day: monday, _q: 1 },
    r: {
      toJSON: () => {
        looks += 1;
        return {};
      },
    },
  }));
  const { database } = openInstrumented(new IDBFactory());
  open.push(database);
  const questions: Question<unknown>[] = [];
  const reads = createReads(database, async (question) => {
    questions.push(question as Question<unknown>);
    return question.ask();
  });
  await reads.byDay("exerciseLog", anna, "2026-08-24", "2026-11-15");
  const [question] = questions;
  expect(question?.keep(earlier, earlier)).toBe(earlier);
  expect(question?.keep(earlier, [...earlier])).toBe(earlier);
  expect(looks).toBe(0);
});

test("SYNC-02 another tab's save is seen, both of its records together", async () => {
  const tab = aTab();
  const other = aTab(tab.disk);
  const { values } = await follow(tab, async (reads) => [
    (await entries(reads)).length,
    (await reads.byDay("exerciseLog", anna, monday, monday)).length,
  ]);
  await other.store.write(anna, [anEntry(1), { kind: "exerciseLog", id: squatLog, create: squats() }]);
  await expect.poll(() => values.at(-1)).toEqual([1, 1]);
  expect(values).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test("HOME-10 a failed read tells its followers, an ended one nothing", async () => {
  const tab = aTab();
  const { stop, values } = await follow(tab, calories);
  stop();
  await tab.store.write(anna, [anEntry(1)]);
  await quiet();
  expect(values).toEqual([[]]);
  const { errors } = await follow(tab, async (reads) => {
    await entries(reads);
    throw new Error("It does not fit");
  });
  expect(errors).toHaveLength(1);
});

test("PROG-06 a table that cannot be read is said once to each read, and asked once", async () => {
  const tab = aTab();
  tab.steps.length = 0;
  tab.database.use({
    stack: "dbcore",
    name: "broken",
    create: (down) => ({
      ...down,
      table: (name) => ({
        ...down.table(name),
        query: () => {
          tab.steps.push("refused");
          return Dexie.Promise.reject(new Error("broken for the test"));
        },
      }),
    }),
  });
  const [first, second] = await Promise.all([follow(tab, entries), follow(tab, entries)]);
  await quiet();
  expect([first.errors.length, second.errors.length]).toEqual([1, 1]);
  expect(tab.steps).toEqual(["refused"]);
});
