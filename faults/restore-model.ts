/**
 * Histories of a household whose server is restored: by the operator's command and by an older disk, with unsent edits, deletes,
 * wiped and new devices, lost and late answers, two tabs. The devices are the app's own store and sync rounds. In the end
 * everything is sent; then each field must have the value of its latest edit that any device or the server still had.
 */
import { randomId } from "@muster/domain/shared/ids";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { LoggedSet } from "@muster/domain/training/session";
import { timeOfStamp } from "@muster/sync/clock";
import { flatten, splitEntries } from "@muster/sync/flatten";
import { fieldStamp } from "@muster/sync/merge";
import {
  deleteField,
  type Offer,
  type PullReply,
  type PushReply,
  type PushRequest,
  type Row,
  type Served,
} from "@muster/sync/protocol";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type * as fc from "fast-check";
import { type MusterDatabase, openDatabase } from "../packages/web/src/data/database/database.ts";
import { asServed } from "../packages/web/src/data/database/record-rows.ts";
import { createDexieStore } from "../packages/web/src/data/store/dexie-store.ts";
import { createSyncStore } from "../packages/web/src/data/sync/dexie-sync.ts";
import { fullPace, runCycle } from "../packages/web/src/data/sync/sync-cycle.ts";
import type { DeviceSyncStore } from "../packages/web/src/data/sync/sync-store.ts";
import type { TransportFailure } from "../packages/web/src/data/sync/sync-transport.ts";
import { aSet, squats } from "../packages/web/test/support/records.ts";
import { devicesAtFirst, type Fault, type Step, type What } from "./restore-histories.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

/** A server that can be copied and put back. */
export type RestorableServer = {
  readonly household: string;
  readonly profile: string;
  push(request: PushRequest, now: number): Promise<PushReply | "restored">;
  pull(query: {
    readonly scope: string;
    readonly cursor: number;
    readonly limit: number;
    readonly served: Served | undefined;
    readonly recent?: readonly string[] | undefined;
    readonly now: number;
  }): Promise<PullReply | "restored">;
  rows(): Promise<readonly Row[]>;
  copy(now: number): Promise<Copy>;
  /** The daily clean-up, which empties what was deleted long ago. */
  sweep?(now: number): Promise<void>;
  close(): Promise<void>;
};
type Copy = {
  /** The operator's command. */
  restore(now: number): Promise<void>;
  /** The disk as it was, and a start of the server. */
  putBack(now: number): Promise<void>;
};

/** More than any round of these histories needs. */
const mostRequests = 200;

/** Replaces steps of a device's store by broken ones, as a control. */
export type BrokenDevice = (store: DeviceSyncStore, database: MusterDatabase) => Partial<DeviceSyncStore>;

/** A promise that did not hold. */
export class Violation extends Error {}
const must = (holds: boolean, promise: string, detail?: unknown) => {
  if (!holds) throw new Violation(`${promise}${detail === undefined ? "" : ` ${JSON.stringify(detail)}`}`);
};

const month = 31 * 24 * 3_600_000;
const kind = "exerciseLog";
const checked = (field: string) =>
  field === "notes" || field === "name" || /^sets\.[^.]+(\.weight)?$/.test(field);
const isEmptied = (f: Row["fields"]) => f[deleteField] === true && Object.keys(f).length === 1;
const entry = (serial: number) => ({ ...aSet(0, 8), weight: serial });

/**
 * Plays one history.
 * @param judgeTimes every clock is right: the later edit must win
 * @param order of requests and answers that are under way at the same time; left out, they come as they do
 * @param broken what a control breaks on every device
 */
export const playRestores = async (
  server: RestorableServer,
  steps: readonly Step[],
  judgeTimes: boolean,
  order?: fc.Scheduler,
  broken?: BrokenDevice,
): Promise<void> => {
  let now = 1_800_000_000_000;
  let serial = 0;
  // The last one is for histories that were written by hand.
  const ids = [randomId(), randomId(), randomId(), randomId()];
  const copies: Copy[] = [];
  const underWay: Promise<unknown>[] = [];
  const held: (() => void)[] = [];
  let nothingWaits = false;
  /** Rounds that meet a late message and have not come to it. */
  let onWay = 0;
  /** True time of every value that was written, by record and field. */
  const writtenAt = new Map<string, number>();
  /** When the fields of a deleted record were forgotten, by its id: what was written before may be gone, and may be there. */
  const forgottenAt = new Map<string, number>();
  const keyOf = (id: string, field: string, value: unknown) => `${id}/${field}=${JSON.stringify(value)}`;

  const createDevice = () => {
    let skew = 0;
    const database = openDatabase("muster", { indexedDB: new IDBFactory(), IDBKeyRange });
    const store = createDexieStore({ database, newId: randomId, now: () => new Date(now + skew) });
    const sound = createSyncStore({ database, newId: randomId });
    const syncStore: DeviceSyncStore = { ...sound, ...broken?.(sound, database) };
    const known = syncStore.setHousehold(server.household);
    /** One round of sync; the request number `at` meets the fault. */
    const round = async (fault: Fault = "none", at = 0, turns?: fc.Scheduler) => {
      await known;
      let count = 0;
      const ask = async <T>(call: () => Promise<T | "restored">): Promise<Result<T, TransportFailure>> => {
        const met = count === at ? fault : "none";
        count += 1;
        must(count < mostRequests, "a round comes to its end");
        const wait = () =>
          new Promise<void>((resolve) => {
            if (nothingWaits) return resolve();
            held.push(resolve);
            onWay -= 1;
          });
        if (met === "lose-request") return err({ type: "offline" });
        if (met === "late-request") await wait();
        await turns?.schedule(Promise.resolve());
        const reply = await call();
        await turns?.schedule(Promise.resolve());
        if (met === "late-reply") await wait();
        if (met === "lose-reply") return err({ type: "offline" });
        return reply === "restored" ? err({ type: "restored" }) : ok(reply as T);
      };
      const isLate = () => count - 1 === at && fault.startsWith("late");
      return runCycle(
        {
          store: syncStore,
          pace: fullPace(),
          free: async () => {},
          findHousehold: async () => ok(server.household),
          transport: {
            pull: async (scope, { cursor, served }, limit, recent) => {
              const sentAt = now + skew;
              const answer = await ask<PullReply>(() =>
                server.pull({ scope, cursor, limit: Math.min(limit, 2), served, recent, now }),
              );
              // Only an exact measure of the clock, so that times can be judged.
              const receivedAt = isLate() ? sentAt + 60_000 : sentAt;
              return answer.ok ? ok({ reply: answer.value, sentAt, receivedAt }) : answer;
            },
            push: (_profile, request) => ask<PushReply>(() => server.push(request, now)),
          },
        },
        server.profile,
        () => true,
      );
    };
    return {
      store,
      round,
      setSkew: (to: number) => {
        skew = to;
      },
      /** What it was served of a record, and its own writes over that. */
      holds: async (id: string) => {
        const row = await database.records.get([kind, id]);
        const pending = (await syncStore.outgoing(server.profile)).ops.filter((op) => op.id === id);
        const held = await database.outbox.where("[kind+id]").equals([kind, id]).toArray();
        return { served: row === undefined ? undefined : asServed(row), pending, held };
      },
      look: async (id: string) => {
        const row = await database.records.get([kind, id]);
        if (row === undefined) return undefined;
        // Records of this kind are logs.
        const { sets } = row.r as { sets: Record<string, LoggedSet> };
        return {
          deleted: row.live === undefined,
          f: splitEntries(flatten(row.r, ["sets"])),
          sets,
        };
      },
      counts: () => syncStore.counts(server.profile),
      waiting: () => database.outbox.orderBy("n").toArray(),
      offers: async () => (await syncStore.outgoing(server.profile)).offers,
      close: () => database.close(),
    };
  };
  type Device = ReturnType<typeof createDevice>;
  let devices: Device[] = Array.from({ length: devicesAtFirst }, createDevice);
  const gone: Device[] = [];
  const pick = (index: number): Device => devices[index % devices.length] as Device;

  const write = async (device: Device, id: string, what: What) => {
    serial += 1;
    const value = `v${serial}`;
    const before = await device.look(id);
    const isThere = before !== undefined && !before.deleted;
    const set = randomId();
    if (what === "remove") {
      if (isThere) await device.store.write(server.profile, [{ kind, id, remove: true }]);
      return;
    }
    const isCreate = what === "create" || !isThere;
    const known = Object.keys(before?.f ?? {}).find((field) => /^sets\.[^.]+$/.test(field));
    const edited = what === "weight" && !isCreate ? known?.slice("sets.".length) : undefined;
    const texts: Record<string, string> = isCreate
      ? { notes: value, name: value }
      : what === "notes" || what === "name"
        ? { [what]: value }
        : {};
    const sets =
      edited !== undefined
        ? { [edited]: { ...(before?.sets[edited] as LoggedSet), weight: serial } }
        : isCreate || what === "set" || what === "weight"
          ? { [set]: entry(serial) }
          : undefined;
    for (const [field, text] of Object.entries(texts)) writtenAt.set(keyOf(id, field, text), now);
    if (sets !== undefined) writtenAt.set(keyOf(id, `sets.${edited ?? set}.weight`, serial), now);
    if (sets !== undefined && edited === undefined) writtenAt.set(keyOf(id, `sets.${set}`, {}), now);
    const saved = await device.store.write(server.profile, [
      isCreate
        ? { kind, id, create: { ...squats(sets), ...texts } }
        : { kind, id, patch: { ...texts, ...(sets === undefined ? {} : { sets }) } },
    ]);
    must(saved.ok, "a save is taken", saved);
  };

  /** Nothing is held up any more, until all that is under way has come to its end. */
  const everythingArrives = async () => {
    nothingWaits = true;
    for (const release of held.splice(0)) release();
    await Promise.all(underWay.splice(0));
    nothingWaits = false;
  };

  /** A round that nothing holds up. What the server has and the device had is here after it, and so is what waits. */
  const soundRound = async (device: Device, ...how: Parameters<Device["round"]>) => {
    const shown = new Set<string>();
    for (const id of ids) if ((await device.look(id))?.deleted === false) shown.add(id);
    const outcome = await device.round(...how);
    for (const row of await server.rows())
      if (row.kind === kind && !row.deleted && shown.has(row.id))
        must((await device.look(row.id)) !== undefined, "what the server has does not leave a device");
    const waiting = new Map<string, Map<string, unknown>>();
    for (const { id, f } of await device.waiting())
      waiting.set(id, new Map([...(waiting.get(id) ?? []), ...Object.entries(splitEntries(f))]));
    for (const [id, fields] of waiting) {
      const seen = await device.look(id);
      for (const [field, value] of fields)
        if (checked(field))
          must(
            JSON.stringify(seen?.f[field]) === JSON.stringify(value),
            "own pending writes are visible",
            field,
          );
    }
    return outcome;
  };

  for (const step of steps) {
    now += 1_000;
    if (step.do === "write") await write(pick(step.device), ids[step.record] as string, step.what);
    else if (step.do === "sync") {
      const isLate = step.fault.startsWith("late");
      const round = isLate
        ? pick(step.device).round(step.fault, step.at)
        : soundRound(pick(step.device), step.fault, step.at);
      if (isLate) {
        onWay += 1;
        const before = held.length;
        underWay.push(
          round
            .catch(() => {})
            .finally(() => {
              // It never came to it.
              if (held.length === before) onWay = Math.max(0, onWay - 1);
            }),
        );
      } else await round;
      // A round that is held up goes on beside what follows.
      await new Promise((resolve) => setTimeout(resolve, 0));
    } else if (step.do === "two-tabs")
      await Promise.all([pick(step.device).round(), pick(step.device).round()]);
    else if (step.do === "together") {
      const rounds = Promise.all(devices.map((device) => device.round("none", 0, order)));
      await (order === undefined ? rounds : order.waitFor(rounds));
    } else if (step.do === "copy") copies.push(await server.copy(now));
    else if (step.do === "restore") await copies[step.which % Math.max(1, copies.length)]?.restore(now);
    else if (step.do === "put-back") await copies[step.which % Math.max(1, copies.length)]?.putBack(now);
    else if (step.do === "wipe") {
      const wiped = pick(step.device);
      gone.push(wiped);
      devices = devices.map((one) => (one === wiped ? createDevice() : one));
    } else if (step.do === "join") {
      if (devices.length < 5) devices.push(createDevice());
    } else if (step.do === "arrive") {
      for (const release of held.splice(0)) release();
      await new Promise((resolve) => setTimeout(resolve, 0));
    } else if (step.do === "month" && server.sweep !== undefined) {
      await everythingArrives();
      for (let turn = 0; turn < 3; turn += 1) for (const device of devices) await device.round();
      now += month;
      await server.sweep(now);
      for (const { id, fields: f } of await server.rows()) if (isEmptied(f)) forgottenAt.set(id, now);
    }
    if (step.do === "held") while (onWay > 0) await new Promise((resolve) => setTimeout(resolve, 0));
    else if (step.do === "clock") pick(step.device).setSkew(step.skew);
  }
  now += 1_000;
  const latest = latestOf(ids, (id, field, value) => {
    const at = writtenAt.get(keyOf(id, field, value)) ?? 0;
    return at <= (forgottenAt.get(id) ?? -1) ? undefined : at;
  });
  // Twice: no late message takes away what is there. What a wiped device still sends counts as nothing that is kept.
  await latest.take(server, devices);
  await everythingArrives();
  await latest.take(server, devices);
  for (let turn = 0; turn < 3; turn += 1)
    for (const device of devices) {
      now += 1_000;
      const outcome = await soundRound(device);
      must(outcome.ok, "a round ends well", outcome);
    }

  const rows = new Map((await server.rows()).filter((row) => row.kind === kind).map((row) => [row.id, row]));
  for (const device of devices) {
    const counts = await device.counts();
    must(counts.unsent === 0 && counts.refused === 0, "everything is sent and nothing refused", counts);
    must((await device.offers()).length === 0, "every offer is answered");
    for (const id of ids) {
      const row = rows.get(id);
      const seen = await device.look(id);
      // What the server has forgotten, a device that saw it deleted may still have so.
      const isThere = seen !== undefined && (row !== undefined || !seen.deleted);
      must((row !== undefined) === isThere, "devices hold the records of the server", { id });
      if (row === undefined || seen === undefined) continue;
      must(seen.deleted === row.deleted, "devices agree on what is deleted");
      const stored = splitEntries(row.fields);
      // What was forgotten here a device may still have.
      if (isEmptied(stored)) continue;
      for (const field of new Set([...Object.keys(stored), ...Object.keys(seen.f)].filter(checked)))
        must(
          JSON.stringify(seen.f[field]) === JSON.stringify(stored[field]),
          "devices agree on every field",
          [field, seen.f[field], stored[field]],
        );
    }
  }
  for (const [id, expected] of judgeTimes ? latest.outcome() : []) {
    const row = rows.get(id);
    must(row !== undefined, "no record is lost", expected);
    if (row === undefined) continue;
    const stored = splitEntries(row.fields);
    for (const [field, value] of expected.values)
      must(JSON.stringify(stored[field]) === JSON.stringify(value), "the later edit wins", {
        field,
        expected: value,
        found: stored[field],
      });
    must(row.deleted === expected.deleted, "a delete is neither undone nor invented", expected.deleted);
  }
  for (const device of [...devices, ...gone]) device.close();
};

type Holder = {
  holds(
    id: string,
  ): Promise<{ served: Offer | undefined; held: readonly { f: Row["fields"]; at: number }[] }>;
};

/**
 * Of every record the latest value of each field that a device or the server has, by true time, and whether it is deleted.
 * @param writtenAt true time of a write; undefined when it may be forgotten
 */
const latestOf = (
  ids: readonly string[],
  writtenAt: (id: string, field: string, value: unknown) => number | undefined,
) => {
  const known = new Map(ids.map((id) => [id, new Map<string, { at: number; value: unknown }>()]));
  const take = (id: string, field: string, value: unknown, stampedAt: number) => {
    if (!checked(field) && field !== deleteField) return;
    // A value's true time is known; a delete mark has only its stamp.
    const at = checked(field) ? writtenAt(id, field, value) : stampedAt;
    const times = known.get(id);
    if (at !== undefined && at > (times?.get(field)?.at ?? -1)) times?.set(field, { at, value });
  };
  const takeRow = (row: Offer) => {
    for (const [field, value] of Object.entries(splitEntries(row.fields)))
      take(row.id, field, value, timeOfStamp(fieldStamp(row, field)));
  };
  return {
    take: async (server: RestorableServer, devices: readonly Holder[]) => {
      for (const row of await server.rows()) if (row.kind === kind) takeRow(row);
      for (const id of ids)
        for (const device of devices) {
          const { served, held } = await device.holds(id);
          if (served !== undefined) takeRow(served);
          for (const { f, at } of held)
            for (const [field, value] of Object.entries(splitEntries(f))) take(id, field, value, at);
        }
    },
    outcome: () =>
      [...known].flatMap(([id, times]): [string, { values: Map<string, unknown>; deleted: boolean }][] => {
        if (times.size === 0) return [];
        const mark = times.get(deleteField);
        const others = [...times].filter(([field]) => field !== deleteField);
        return [
          [
            id,
            {
              values: new Map(others.map(([field, { value }]) => [field, value])),
              deleted: mark?.value === true && others.every(([, { at }]) => at < mark.at),
            },
          ],
        ];
      }),
  };
};
