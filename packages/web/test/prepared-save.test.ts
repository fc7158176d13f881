/**
 * A save that was seen coming: what it must know is read while the finger is still on the button. Then it waits for the
 * database once instead of twice; and whatever has happened in between, it says what it would have said without.
 */
import { randomId } from "@muster/domain/shared/ids";
import type { PullReply, Row } from "@muster/sync/protocol";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, expect, test } from "vitest";
import type { MusterDatabase } from "../src/data/database.ts";
import type { Change } from "../src/data/device-store.ts";
import { createDexieStore } from "../src/data/dexie-store.ts";
import { createSyncStore } from "../src/data/dexie-sync.ts";
import { anna, aSet, oats, squatLog, squats } from "./support/records.ts";
import { openTold, waits } from "./support/told-database.ts";

const open: MusterDatabase[] = [];
afterEach(() => {
  for (const database of open.splice(0)) database.close();
});

const aTab = (disk: IDBFactory) => {
  const { database, steps } = openTold(disk);
  open.push(database);
  const store = createDexieStore({ database, newId: randomId, now: () => new Date("2026-11-16T06:00:00Z") });
  return { database, store, steps, syncStore: createSyncStore({ database, newId: randomId }) };
};
type Tab = ReturnType<typeof aTab>;

const patch = (setId: string, position: number): Change => ({
  kind: "exerciseLog",
  id: squatLog,
  patch: { sets: { [setId]: aSet(position, 8) } },
});
const save = async ({ store }: Tab, ...changes: readonly Change[]) =>
  expect(await store.write(anna, changes)).toEqual({ ok: true, value: undefined });

/** Reads ahead, and waits until that has been answered. */
const prepare = async ({ database, store, steps }: Tab, changes: readonly Change[]) => {
  steps.length = 0;
  store.prepare(anna, changes);
  const reads = () => steps.filter((step) => step === "read").length;
  await expect.poll(() => reads() > 0 && steps.length === 2 * reads()).toBe(true);
  // A writer begins when the reader has ended.
  const { records, outbox, meta } = database;
  await database.transaction("rw", records, outbox, meta, () => meta.count());
  steps.length = 0;
};

const whatIsThere = async ({ database, store }: Tab) => ({
  sets: Object.keys((await store.get("exerciseLog", squatLog))?.sets ?? {}).sort(),
  outbox: (await database.outbox.toArray()).map(({ f, seen, new: whole }) => ({ f, seen, whole })),
});

const aLog = async () => {
  const disk = new IDBFactory();
  const tab = aTab(disk);
  const first = randomId();
  await save(tab, { kind: "exerciseLog", id: squatLog, create: squats({ [first]: aSet(0, 8) }) });
  return { disk, tab, first };
};

test("EXC-02 a save that was read ahead waits for the database once, and stores what it stores without", async () => {
  const [set, { tab: plain, first }, { tab: ahead, first: other }] = [randomId(), await aLog(), await aLog()];
  plain.steps.length = 0;
  await save(plain, patch(set, 1));
  expect(waits(plain.steps)).toBe(2);
  await prepare(ahead, [patch(set, 1)]);
  await save(ahead, patch(set, 1));
  expect(waits(ahead.steps)).toBe(1);
  // A tap reads four small things and writes two, either way: no more than before for being early.
  expect(ahead.steps.toSorted()).toEqual(plain.steps.toSorted());
  expect(["read", "write"].map((what) => ahead.steps.filter((step) => step === what).length)).toEqual([4, 2]);
  const [one, two] = [await whatIsThere(plain), await whatIsThere(ahead)];
  expect(JSON.stringify(two)).toBe(JSON.stringify(one).replaceAll(first, other));
});

test("EXC-02 SYNC-03 what another tab or the server did after it was read ahead is kept, and each save counts once", async () => {
  const { disk, tab, first } = await aLog();
  const [own, others, third] = [randomId(), randomId(), randomId()];
  await prepare(tab, [patch(own, 2)]);
  await save(aTab(disk), patch(others, 1));
  await save(tab, patch(own, 2));
  expect((await whatIsThere(tab)).sets).toEqual([first, others, own].sort());
  expect(await tab.database.outbox.count()).toBe(3);

  // The server's stamp moves: the next save must know it, or it would lose to what it was made over.
  await prepare(tab, [patch(third, 3)]);
  const { ops } = await tab.syncStore.pending(anna);
  const row = await tab.database.records.get(["exerciseLog", squatLog]);
  const f = { ...ops[0]?.f, ...ops[1]?.f, ...ops[2]?.f };
  const stamp = "01ky0000000000000000000001";
  await tab.syncStore.applyPush(
    anna,
    { asked: await tab.syncStore.position(), ops },
    {
      v: 1,
      done: ops.map(({ op }) => op),
      bad: [],
      later: [],
      rows: [{ p: anna, kind: "exerciseLog", id: squatLog, f, s: stamp, deleted: false, seq: 9 }],
      now: 0,
    },
  );
  expect(row?._q).toBe(0);
  await save(tab, patch(third, 3));
  const after = await tab.database.records.get(["exerciseLog", squatLog]);
  expect(after).toMatchObject({ _q: 9, s: stamp });
  expect((await whatIsThere(tab)).outbox).toEqual([
    expect.objectContaining({ seen: stamp, whole: undefined }),
  ]);
});

test("SYNC-02 a save is refused for the same reason as without, and one of other records reads for itself", async () => {
  const { tab } = await aLog();
  const wrong: Change = { kind: "exerciseLog", id: squatLog, patch: { difficulty: 99 } };
  const plain = await tab.store.write(anna, [wrong]);
  await prepare(tab, [wrong]);
  expect(await tab.store.write(anna, [wrong])).toEqual(plain);
  expect(plain.ok).toBe(false);

  await prepare(tab, [{ kind: "exerciseLog", id: randomId(), remove: true }]);
  const set = randomId();
  await save(tab, patch(set, 1));
  expect((await whatIsThere(tab)).sets).toContain(set);
  expect(await tab.database.outbox.count()).toBe(2);
});

test("SYNC-03 a page of sync locks nothing when it brings nothing, else it asks twice and writes once", async () => {
  const { tab } = await aLog();
  const page = (cursor: number, rows: readonly Row[]): PullReply => ({
    v: 1,
    epoch: "one",
    rows: [...rows],
    cursor,
    more: false,
    now: 0,
  });
  const row = (seq: number): Row => ({
    p: anna,
    kind: "nutritionEntry",
    id: randomId(),
    f: { ...oats },
    s: `01ky000000000000000000000${seq}`,
    deleted: false,
    seq,
  });
  const pull = async (cursor: number, rows: readonly Row[], offset: number) => {
    const position = await tab.syncStore.position(anna);
    tab.steps.length = 0;
    expect(await tab.syncStore.applyPull(anna, position, page(cursor, rows), offset)).toBe("stored");
  };
  await pull(1, [row(1)], 0);
  // A clock that was measured a little otherwise is no news.
  await pull(1, [], 20);
  expect(tab.steps.filter((step) => step === "write")).toEqual([]);
  await pull(1, [], 5_000);
  expect(tab.steps.filter((step) => step === "write")).toHaveLength(1);
  await pull(3, [row(2), row(3)], 5_000);
  expect(waits(tab.steps)).toBe(3);
  expect(await tab.syncStore.position(anna)).toMatchObject({ cursor: 3 });
  expect(await tab.store.all("nutritionEntry", anna)).toHaveLength(3);
});
