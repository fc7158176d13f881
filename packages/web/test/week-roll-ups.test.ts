/** Weekly roll-ups over the real store: whatever road a change takes, they say what the records say. */
import type { Reading } from "@muster/domain/body/reading";
import { editedHeader } from "@muster/domain/planning/edit-week";
import type { WeekRollUp } from "@muster/domain/progress/week-roll-up";
import { addDays } from "@muster/domain/shared/dates";
import { randomId } from "@muster/domain/shared/ids";
import { aSession } from "@muster/domain/testing/builders";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "../src/data/database/database.ts";
import { allWeeks } from "../src/data/database/week-roll-ups.ts";
import type { Change } from "../src/data/store/device-store.ts";
import { createDevice, type Device } from "./support/device.ts";
import { createNetwork } from "./support/network.ts";
import { anna, aSet, ben, squats } from "./support/records.ts";
import { twoDevices } from "./support/two-devices.ts";

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** The roll-ups of a device, and what its records say when everything is counted from scratch. */
const bothOf = async (disk: IDBFactory) => {
  const database = openDatabase("muster", { indexedDB: disk, IDBKeyRange });
  open.push(database);
  const byKey = (a: WeekRollUp & { p: string }, b: WeekRollUp & { p: string }) =>
    `${a.p} ${a.monday}` < `${b.p} ${b.monday}` ? -1 : 1;
  const rolledUp = (await database.weeks.toArray()).sort(byKey);
  return { rolledUp, scratch: [...allWeeks(await database.records.toArray())].sort(byKey) };
};

const now = "2026-11-16T06:00:00Z";
const monday = "2026-09-07";
const day = fc.integer({ min: 0, max: 27 });
const step = fc.oneof(
  fc.record({
    do: fc.constant("session" as const),
    day,
    end: fc.constantFrom("finished", "skipped", "open"),
  }),
  fc.record({ do: fc.constant("reading" as const), day, value: fc.integer({ min: 150, max: 200 }) }),
  fc.record({ do: fc.constant("plan" as const), day }),
  fc.record({ do: fc.constant("log" as const), day, value: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ do: fc.constant("move" as const), at: fc.nat(40), day }),
  fc.record({ do: fc.constant("swap" as const), at: fc.nat(40), day }),
  fc.record({ do: fc.constant("discard" as const), at: fc.nat(40), day }),
  fc.record({ do: fc.constant("remove" as const), at: fc.nat(40), day }),
  fc.record({ do: fc.constant("sync" as const), day }),
);
type Step = {
  readonly do: string;
  readonly day: number;
  readonly end?: string;
  readonly value?: number;
  readonly at?: number;
};

const reading = (date: string, value: number): Reading => ({
  metric: value % 3 === 0 ? "waist" : "weight",
  value,
  date,
  at: `${date}T06:00:00.000Z`,
  source: "progress",
});

type Made = { readonly kind: "session" | "reading" | "plan" | "exerciseLog"; readonly id: string };

const changeOf = (one: Step, made: Made[]): Change | undefined => {
  const date = addDays(monday, one.day);
  const at = `${date}T07:00:00.000Z`;
  const id = randomId();
  switch (one.do) {
    case "session": {
      const { id: _id, ...session } = aSession({ id, date });
      made.push({ kind: "session", id });
      return {
        kind: "session",
        id,
        create: {
          ...session,
          finishedAt: one.end === "finished" ? at : null,
          skippedAt: one.end === "skipped" ? at : null,
        },
      };
    }
    case "reading":
      made.push({ kind: "reading", id });
      return { kind: "reading", id, create: reading(date, one.value ?? 150) };
    case "log": {
      made.push({ kind: "exerciseLog", id });
      const session = made.find(({ kind }) => kind === "session");
      return {
        kind: "exerciseLog",
        id,
        create: {
          ...squats({ [id]: { ...aSet(0, one.value ?? 1), weight: null } }),
          date,
          sessionId: session?.id ?? id,
          exerciseId: (one.value ?? 1) % 2 === 0 ? "v_pull.pull-up" : "h_push.push-up",
        },
      };
    }
    case "plan":
      made.push({ kind: "plan", id });
      return {
        kind: "plan",
        id,
        create: { ...editedHeader(undefined, date, "1"), reviewId: null, createdAt: at },
      };
    default: {
      const target = made[(one.at ?? 0) % Math.max(1, made.length)];
      if (target === undefined) return undefined;
      // The kind decides the change's type, which a spread cannot express.
      if (one.do === "remove") return { ...target, remove: true } as Change;
      // Swapped elsewhere before a set was heard of: the log becomes one of another exercise, of a ladder or of none.
      if (one.do === "swap")
        return target.kind === "exerciseLog"
          ? {
              kind: "exerciseLog",
              id: target.id,
              patch: { exerciseId: one.day % 2 === 0 ? "v_pull.pulldown" : "v_pull.pull-up" },
            }
          : undefined;
      if (target.kind === "reading") return { kind: "reading", id: target.id, patch: { date } };
      if (target.kind === "exerciseLog") return { kind: "exerciseLog", id: target.id, patch: { date } };
      if (target.kind === "session")
        return {
          kind: "session",
          id: target.id,
          patch: one.do === "discard" ? { discardedAt: at, finishedAt: null } : { date },
        };
      return undefined;
    }
  }
};

test("PROG-07 sync.D17 roll-ups equal a full count after every kind of change", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.boolean(), step), { minLength: 5, maxLength: 25 }),
      async (steps) => {
        const { clock, ...both } = await twoDevices(anna, now);
        const devices = [both.phone, both.tablet] as const;
        open.push(...devices);
        const made: Made[] = [];
        for (const [second, one] of steps) {
          const device: Device = devices[second ? 1 : 0];
          clock.now += 1_000;
          if (one.do === "sync") await device.engine.syncNow();
          else {
            const change = changeOf(one, made);
            // What this device has not heard of yet it refuses; that changes nothing.
            if (change !== undefined) await device.store.write(anna, [change]);
          }
        }
        for (const device of [...devices, ...devices]) await device.engine.syncNow();
        const [phone, tablet] = [await bothOf(devices[0].disk), await bothOf(devices[1].disk)];
        expect(phone.rolledUp).toEqual(phone.scratch);
        expect(tablet.rolledUp).toEqual(tablet.scratch);
        expect(tablet.rolledUp).toEqual(phone.rolledUp);
        for (const one of open.splice(0)) one.close();
      },
    ),
    { numRuns: 20 },
  );
});

/** Two devices, both with the same finished workout of twelve pull-ups. */
const twoThatKnowPullUps = async () => {
  const { phone, tablet } = await twoDevices(anna, now);
  open.push(phone, tablet);
  const made: Made[] = [];
  const [session, log] = [
    changeOf({ do: "session", day: 3, end: "finished" }, made),
    changeOf({ do: "log", day: 3, value: 12 }, made),
  ];
  if (session === undefined || log === undefined) throw new Error("both are changes");
  await phone.store.write(anna, [session, log]);
  await phone.engine.syncNow();
  await tablet.engine.syncNow();
  return { phone, tablet, log };
};

test("PROG-07 pull-ups swapped elsewhere leave the week's roll-up", async () => {
  const { phone, tablet, log } = await twoThatKnowPullUps();
  expect(JSON.stringify((await bothOf(phone.disk)).rolledUp)).toContain("12");
  await tablet.store.write(anna, [
    { kind: "exerciseLog", id: log.id, patch: { exerciseId: "v_pull.pulldown" } },
  ]);
  await tablet.engine.syncNow();
  await phone.engine.syncNow();
  for (const { disk } of [phone, tablet]) {
    const { rolledUp, scratch } = await bothOf(disk);
    expect(rolledUp).toEqual(scratch);
  }
});

test("PROG-07 pull-ups swapped elsewhere leave under an unsent set", async () => {
  const { phone, tablet, log } = await twoThatKnowPullUps();
  await tablet.store.write(anna, [
    { kind: "exerciseLog", id: log.id, patch: { exerciseId: "v_pull.pulldown" } },
  ]);
  await tablet.engine.syncNow();
  // What the tablet said arrives while the phone's own word about the log is still here.
  await phone.store.write(anna, [{ kind: "exerciseLog", id: log.id, patch: { difficulty: 9 } }]);
  await phone.engine.syncNow();
  const { rolledUp, scratch } = await bothOf(phone.disk);
  expect(rolledUp).toEqual(scratch);
});

test("PROG-07 pull-ups that are swapped before they were ever sent leave the week", async () => {
  const clock = { now: Date.parse(now) };
  const network = createNetwork(clock);
  const phone = await createDevice(network, anna, clock);
  open.push(phone);
  await phone.unlock(anna);
  const log = changeOf({ do: "log", day: 3, value: 12 }, []);
  if (log === undefined) throw new Error("it is a change");
  await phone.engine.syncNow();
  await phone.store.write(anna, [log]);
  await phone.store.write(anna, [
    { kind: "exerciseLog", id: log.id, patch: { exerciseId: "v_pull.pulldown" } },
  ]);
  const { rolledUp, scratch } = await bothOf(phone.disk);
  expect(rolledUp).toEqual(scratch);
});

test("PROG-07 import, restore and erasure leave only valid roll-ups", async () => {
  const clock = { now: Date.parse(now) };
  const network = createNetwork(clock);
  const device = await createDevice(network, anna, clock);
  open.push(device);
  await device.unlock(anna);
  const readings = Array.from(
    { length: 120 },
    (_, index): Change => ({ kind: "reading", id: randomId(), create: reading(addDays(monday, index), 180) }),
  );
  await device.store.write(anna, readings);
  const imported = await bothOf(device.disk);
  expect(imported.rolledUp).toHaveLength(18);
  expect(imported.rolledUp).toEqual(imported.scratch);

  await device.engine.syncNow();
  await device.syncStore.startAgain(await device.syncStore.position());
  await device.engine.syncNow();
  expect((await bothOf(device.disk)).rolledUp).toEqual(imported.rolledUp);

  await device.profileData.erase(anna);
  expect((await bothOf(device.disk)).rolledUp).toEqual([]);
});

/** An app that knows nothing of the roll-ups, over the same database: a release that was rolled back to. */
const anOlderVersion = async (disk: IDBFactory) => {
  const old = new Dexie("muster", { indexedDB: disk, IDBKeyRange });
  old.version(1).stores({
    records: "[kind+id], [kind+live], [kind+live+day], p",
    outbox: "++n, op, [kind+id], g, p, by",
    outbox_bad: "n, op, [kind+id], by",
    meta: "k",
  });
  await old.open();
  return old;
};
const aRow = (p: string, date: string, live = true) => ({
  kind: "reading",
  id: randomId(),
  p,
  ...(live ? { live: p } : {}),
  day: date,
  r: reading(date, 180),
  _q: 1,
});

test("SYNC-08 an older version's writes are rolled up at the next start", async () => {
  const clock = { now: Date.parse(now) };
  const network = createNetwork(clock);
  const phone = await createDevice(network, anna, clock);
  open.push(phone);
  await phone.unlock(anna);
  const moved = randomId();
  await phone.store.write(anna, [{ kind: "reading", id: moved, create: reading("2026-09-08", 180) }]);
  await phone.engine.syncNow();
  phone.close();
  const start = async () => {
    const device = await createDevice(network, anna, clock, phone.disk);
    open.push(device);
    return device;
  };
  const mondays = async () => {
    const { rolledUp, scratch } = await bothOf(phone.disk);
    return { rolledUp: rolledUp.map(({ monday }) => monday), scratch: scratch.map(({ monday }) => monday) };
  };

  // Pulled by the older version: its cursor has moved.
  const pulling = await anOlderVersion(phone.disk);
  await pulling.table("records").put(aRow(anna, "2026-09-15"));
  await pulling.table("meta").put({ k: `cursor:${anna}`, v: 7 });
  pulling.close();
  expect((await mondays()).rolledUp).toEqual(["2026-09-07"]);
  const second = await start();
  await expect.poll(mondays).toEqual({
    rolledUp: ["2026-09-07", "2026-09-14"],
    scratch: ["2026-09-07", "2026-09-14"],
  });
  second.close();

  // Saved by it and not sent yet: a reading that moved to another week.
  const saving = await anOlderVersion(phone.disk);
  const before = await saving.table("records").get(["reading", moved]);
  const r = { ...before.r, date: "2026-09-22" };
  await saving
    .table("records")
    .put({ ...before, day: "2026-09-22", r, base: { f: before.r, deleted: false } });
  await saving.table("outbox").add({ op: randomId(), p: anna, by: anna, kind: "reading", id: moved, f: r });
  // And one without a day, which belongs to no week: it stands in nobody's way, and gets no day by being looked at.
  const { day: _, ...undated } = aRow(anna, "2026-09-29");
  await saving.table("records").put(undated);
  await saving
    .table("outbox")
    .add({ op: randomId(), p: anna, by: anna, kind: "reading", id: undated.id, f: undated.r });
  saving.close();
  await start();
  await expect.poll(mondays).toEqual({
    rolledUp: ["2026-09-14", "2026-09-21"],
    scratch: ["2026-09-14", "2026-09-21"],
  });
  const looking = await anOlderVersion(phone.disk);
  expect(await looking.table("records").get(["reading", undated.id])).toEqual(undated);
  looking.close();
});

test("PROG-07 a deleted range of records takes only its own weeks", async () => {
  const disk = new IDBFactory();
  const database = openDatabase("muster", { indexedDB: disk, IDBKeyRange });
  open.push(database);
  const row = aRow(anna, "2026-09-15");
  await database.records.bulkPut([
    { ...aRow(anna, "2026-09-08"), id: "00000000-0000-4000-8000-000000000001" },
    { ...row, id: "ffffffff-0000-4000-8000-000000000001" },
  ]);
  await database.records.where("[kind+id]").between(["reading", ""], ["reading", "8"]).delete();
  const left = await bothOf(disk);
  expect(left.rolledUp.map(({ monday }) => monday)).toEqual(["2026-09-14"]);
  expect(left.rolledUp).toEqual(left.scratch);
  await database.records.clear();
  expect((await bothOf(disk)).rolledUp).toEqual([]);
});

test("SYNC-08 a database without roll-ups gets them when opened", async () => {
  const disk = new IDBFactory();
  const old = await anOlderVersion(disk);
  await old
    .table("records")
    .bulkPut([aRow(anna, "2026-09-08"), aRow(anna, "2026-09-15", false), aRow(ben, "2026-09-09")]);
  old.close();
  const { rolledUp, scratch } = await bothOf(disk);
  expect(rolledUp.map(({ p, monday }) => [p, monday])).toEqual([
    [anna, "2026-09-07"],
    [ben, "2026-09-07"],
  ]);
  expect(rolledUp).toEqual(scratch);
});
