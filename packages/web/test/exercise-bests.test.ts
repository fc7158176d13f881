/** Bests of exercises over the real store: whatever road a change takes, a workout finds what its log says. */
import { logsToBeat } from "@muster/domain/progress/sets/logs-to-beat";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { randomId } from "@muster/domain/shared/ids";
import { aLog, aSession } from "@muster/domain/testing/builders";
import { type ExerciseLog, type Session, sessionStatus } from "@muster/domain/training/session";
import { flatten } from "@muster/sync/flatten";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "../src/data/database/database.ts";
import type { Change } from "../src/data/store/device-store.ts";
import { createProfileData } from "../src/data/store/dexie-profile-data.ts";
import { createDexieStore } from "../src/data/store/dexie-store.ts";
import { createSyncStore } from "../src/data/sync/dexie-sync.ts";
import { createDevice } from "./support/device.ts";
import { createNetwork } from "./support/network.ts";
import { anna, ben } from "./support/records.ts";

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

const monday = "2026-01-05";
const lastDay = 170;
const squat = "squat.goblet";
const row = "h_pull.cable";
const both: ReadonlySet<string> = new Set([squat, row]);
const pause = () => Promise.resolve();

const aTab = (disk: IDBFactory) => {
  const database = openDatabase("muster", { indexedDB: disk, IDBKeyRange });
  open.push(database);
  const store = createDexieStore({ database, newId: randomId, now: () => new Date("2026-11-16T06:00:00Z") });
  return { database, store, syncStore: createSyncStore({ database, newId: randomId }) };
};
type Tab = ReturnType<typeof aTab>;

const idsOf = (logs: readonly ExerciseLog[]) =>
  logs.flatMap(({ exerciseId, sets }) =>
    Object.entries(sets).map(([id, set]) => `${exerciseId} ${id} ${set?.weight} × ${set?.reps}`),
  );

/** What a tab finds to beat on a day, and what all that is stored says. */
const foundAndTrue = async ({ database, store }: Tab, before: CivilDate, p = anna) => {
  const found = await store.logsToBeat(p, both, before, pause);
  const rows = (await database.records.toArray()).filter(({ live }) => live === p);
  const discarded = new Set(
    rows.flatMap(({ kind, id, r }) =>
      // Rows hold what their kind says.
      kind === "session" && sessionStatus(r as Session) === "discarded" ? [id] : [],
    ),
  );
  const logs = rows
    .filter(({ kind }) => kind === "exerciseLog")
    .map(({ r }) => r as ExerciseLog)
    .filter(
      ({ date, exerciseId, sessionId }) => date < before && both.has(exerciseId) && !discarded.has(sessionId),
    )
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return { found: idsOf(found).sort(), true: idsOf(logsToBeat(logs)).sort() };
};
const expectTrue = async (tab: Tab, before: CivilDate, p = anna) => {
  const all = await foundAndTrue(tab, before, p);
  expect(all.found).toEqual(all.true);
  return all.found;
};

let minute = 0;
const aLoggedSet = (reps: number, weight: number) => {
  minute += 1;
  return {
    ...{ position: 0, role: "working" as const, reps, weight, time: null, distance: null, rir: null },
    at: new Date(Date.parse("2026-01-01T00:00:00Z") + minute * 60_000).toISOString(),
  };
};

type Workout = { readonly session: string; readonly log: string; readonly set: string };
/** A finished workout of one set. */
const aWorkout = (date: CivilDate, exerciseId: string, reps: number, weight: number) => {
  const made: Workout = { session: randomId(), log: randomId(), set: randomId() };
  const { id: _session, ...session } = aSession({ date, finishedAt: `${date}T15:00:00.000Z` });
  const { id: _log, ...log } = aLog({
    ...{ sessionId: made.session, date, exerciseId },
    sets: { [made.set]: aLoggedSet(reps, weight) },
  });
  return {
    made,
    changes: [
      { kind: "session", id: made.session, create: session },
      { kind: "exerciseLog", id: made.log, create: log },
    ] as const satisfies readonly Change[],
  };
};

const at = fc.nat(30);
/** First and last days of the pages in which the log is read, and some between. */
const day = fc.constantFrom(0, 1, 13, 27, 28, 29, 55, 56, 83, 84, 100, 111, 112, 139, 140, 150);
const weight = fc.integer({ min: 1, max: 6 }).map((step) => step * 10);
const reps = fc.integer({ min: 1, max: 8 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("train" as const), day, weight, reps, row: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("pull" as const), day, weight, reps, row: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("open" as const), day }) },
  fc.record({ do: fc.constant("edit" as const), at, weight, reps }),
  fc.record({ do: fc.constant("undo" as const), at }),
  fc.record({ do: fc.constant("swap" as const), at, row: fc.boolean() }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant("move" as const), at, day }) },
  fc.record({ do: fc.constant("discard" as const), at, back: fc.boolean() }),
  fc.record({ do: fc.constant("remove" as const), at, session: fc.boolean() }),
  fc.record({ do: fc.constant("restore" as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

test("PROG-07 sync.D17 bests equal those of all logs after every kind of change", async () => {
  const steps = fc.array(fc.tuple(fc.boolean(), step), { minLength: 8, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const disk = new IDBFactory();
      const tabs = [aTab(disk), aTab(disk)] as const;
      const made: Workout[] = [];
      const served: { readonly id: string; readonly kind: string; readonly f: object }[] = [];
      let cursor = 0;
      const pull = async ({ syncStore }: Tab, rows: typeof served) => {
        const position = await syncStore.position(anna);
        const numbered = rows.map(({ id, kind, f }) => {
          cursor += 1;
          const stamp = `01ky${String(cursor).padStart(12, "0")}-server`;
          const fields = flatten({ ...f }, ["sets"]);
          return { scope: anna, kind, id, fields, stamp, deleted: false, seq: cursor };
        });
        const page = { protocol: 2 as const, epoch: "one", cursor, more: false, now: 0, rows: numbered };
        expect(await syncStore.applyPull(anna, position, page, undefined)).toBe("stored");
      };
      const take = async (tab: Tab, one: Step) => {
        if (one.do === "open") return void (await expectTrue(tab, addDays(monday, one.day)));
        if (one.do === "restore") {
          await tab.syncStore.startAgain(await tab.syncStore.position(anna));
          // Half of it comes again.
          return pull(
            tab,
            served.filter((_, index) => index % 4 > 1),
          );
        }
        if (one.do === "train" || one.do === "pull") {
          const workout = aWorkout(addDays(monday, one.day), one.row ? row : squat, one.reps, one.weight);
          made.push(workout.made);
          if (one.do === "train") return void (await tab.store.write(anna, workout.changes));
          const rows = workout.changes.map(({ id, kind, create }) => ({ id, kind, f: create }));
          served.push(...rows);
          return pull(tab, rows);
        }
        const target = made[one.at % Math.max(1, made.length)];
        if (target === undefined) return;
        const log = (patch: Partial<ExerciseLog>): Change => ({ kind: "exerciseLog", id: target.log, patch });
        const session = (patch: Partial<Session>): Change => ({ kind: "session", id: target.session, patch });
        const changesOf = (): readonly Change[] => {
          switch (one.do) {
            case "edit":
              return [log({ sets: { [target.set]: aLoggedSet(one.reps, one.weight) } })];
            case "undo":
              return [log({ sets: { [target.set]: null } })];
            case "swap":
              return [log({ exerciseId: one.row ? row : squat })];
            case "move": {
              const date = addDays(monday, one.day);
              return [session({ date }), log({ date })];
            }
            case "discard":
              return [
                session({ finishedAt: null, discardedAt: one.back ? null : "2026-11-01T00:00:00.000Z" }),
              ];
            case "remove":
              return one.session
                ? [
                    { kind: "session", id: target.session, remove: true },
                    { kind: "exerciseLog", id: target.log, remove: true },
                  ]
                : [{ kind: "exerciseLog", id: target.log, remove: true }];
          }
        };
        // What is not there any more is refused; that changes nothing.
        await tab.store.write(anna, changesOf());
      };
      for (const [second, one] of all) {
        await take(tabs[second ? 1 : 0], one);
        await expectTrue(tabs[0], addDays(monday, lastDay));
      }
      for (const one of open.splice(0)) one.close();
    }),
    { numRuns: 30 },
  );
});

/** A tab with a workout of one set every fourth day, ever more weight, read once. */
const aYear = async (disk = new IDBFactory()) => {
  const tab = aTab(disk);
  const workouts = Array.from({ length: 40 }, (_, index) =>
    aWorkout(addDays(monday, index * 4), squat, 5, 10 + index),
  );
  for (const { changes } of workouts) await tab.store.write(anna, changes);
  await expectTrue(tab, addDays(monday, lastDay));
  const reach = async () => (await tab.database.bests.get([anna, ""]))?.until;
  return { ...tab, workouts, reach };
};

test("PROG-07 an edit while the log is being read is found the next time", async () => {
  const tab = aTab(new IDBFactory());
  const workouts = Array.from({ length: 40 }, (_, index) =>
    aWorkout(addDays(monday, index * 4), squat, 5, 10),
  );
  for (const { changes } of workouts) await tab.store.write(anna, changes);
  const [first] = workouts;
  if (first === undefined) throw new Error("there are workouts");
  let pages = 0;
  await tab.store.logsToBeat(anna, both, addDays(monday, lastDay), async () => {
    pages += 1;
    if (pages !== 3) return;
    const sets = { [first.made.set]: aLoggedSet(8, 200) };
    await tab.store.write(anna, [{ kind: "exerciseLog", id: first.made.log, patch: { sets } }]);
  });
  expect(await expectTrue(tab, addDays(monday, lastDay))).toContainEqual(expect.stringContaining("200 × 8"));
});

test("PROG-07 reading that was ended goes on where it stood", async () => {
  const tab = aTab(new IDBFactory());
  for (let index = 0; index < 40; index += 1)
    await tab.store.write(anna, aWorkout(addDays(monday, index * 4), squat, 5, 10 + index).changes);
  let pages = 0;
  const leaving = tab.store.logsToBeat(anna, both, addDays(monday, lastDay), async () => {
    pages += 1;
    if (pages === 3) throw new Error("Nobody looks any more");
  });
  await expect(leaving).rejects.toThrow("Nobody looks any more");
  expect((await tab.database.bests.get([anna, ""]))?.until).toBe(addDays(monday, 2 * 28 - 1));
  await expectTrue(tab, addDays(monday, lastDay));
});

test("EXC-02 sets of the last four weeks leave the bests of before as they are", async () => {
  const { store, workouts, reach } = await aYear();
  const until = await reach();
  expect(until).toBe(addDays(monday, 5 * 28 - 1));
  const last = workouts.at(-1)?.made;
  if (last === undefined) throw new Error("there are workouts");
  const sets = { [randomId()]: aLoggedSet(9, 90) };
  await store.write(anna, [{ kind: "exerciseLog", id: last.log, patch: { sets } }]);
  expect(await reach()).toBe(until);
});

test("PROG-07 a workout that leaves the covered days takes its bests along", async () => {
  const tab = await aYear();
  const first = tab.workouts[0]?.made;
  if (first === undefined) throw new Error("there are workouts");
  const date = addDays(monday, lastDay - 1);
  await tab.store.write(anna, [{ kind: "exerciseLog", id: first.log, patch: { date } }]);
  expect(await tab.reach()).toBeUndefined();
  await expectTrue(tab, addDays(monday, lastDay));
});

test("PROG-07 another person's change, and an erasure, leave one's own bests right", async () => {
  const tab = await aYear();
  await tab.store.write(ben, aWorkout(monday, squat, 8, 300).changes);
  expect(await tab.reach()).toBeDefined();
  await expectTrue(tab, addDays(monday, lastDay), ben);
  const { erase } = createProfileData(tab.database, { now: () => 0, eraseBeside: async () => {} });
  await erase(anna);
  expect(await tab.database.bests.where("[p+exerciseId]").between([anna, ""], [anna, "~"]).count()).toBe(0);
  expect(await expectTrue(tab, addDays(monday, lastDay))).toEqual([]);
});

test("SYNC-08 sync.D17 bests that an older version wrote past are made anew", async () => {
  const clock = { now: Date.parse("2026-11-16T06:00:00Z") };
  const network = createNetwork(clock);
  const phone = await createDevice(network, anna, clock);
  open.push(phone);
  await phone.unlock(anna);
  for (let index = 0; index < 30; index += 1)
    await phone.store.write(anna, aWorkout(addDays(monday, index * 4), squat, 5, 10 + index).changes);
  await phone.engine.syncNow();
  await phone.store.logsToBeat(anna, both, addDays(monday, lastDay), pause);
  phone.close();

  const old = new Dexie("muster", { indexedDB: phone.disk, IDBKeyRange });
  old.version(2).stores({
    ...{ records: "[kind+id], [kind+live], [kind+live+day], p", outbox: "++n, op, [kind+id], g, p, by" },
    ...{ outbox_bad: "n, op, [kind+id], by", meta: "k", weeks: "[p+monday], [p+trained]" },
  });
  const { changes } = aWorkout(addDays(monday, 1), squat, 8, 500);
  for (const { kind, id, create } of changes)
    await old
      .table("records")
      .put({ kind, id, p: anna, live: anna, day: create.date, r: { ...create }, _q: 900 });
  await old.table("meta").put({ k: `cursor:${anna}`, v: 900 });
  // As that version does: its own mark beside the cursor.
  await old.table("meta").put({ k: `rolled:${anna}`, v: "2 900" });
  old.close();

  const again = await createDevice(network, anna, clock, phone.disk);
  open.push(again);
  const heaviest = async () =>
    idsOf(await again.store.logsToBeat(anna, both, addDays(monday, lastDay), pause)).join();
  await expect.poll(heaviest).toContain("500 × 8");
});
