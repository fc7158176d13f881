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
import * as fc from "fast-check";
import { openDatabase } from "../packages/web/src/data/database/database.ts";
import { asServed } from "../packages/web/src/data/database/record-rows.ts";
import { createDexieStore } from "../packages/web/src/data/store/dexie-store.ts";
import { createSyncStore } from "../packages/web/src/data/sync/dexie-sync.ts";
import { fullPace, runCycle } from "../packages/web/src/data/sync/sync-cycle.ts";
import type { TransportFailure } from "../packages/web/src/data/sync/sync-transport.ts";
import { aSet, squats } from "../packages/web/test/support/records.ts";

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
  }): Promise<PullReply | "restored" | "reset">;
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

type Fault = "none" | "lose-request" | "lose-reply" | "late-request" | "late-reply";
export type Step =
  | { readonly do: "write"; readonly device: number; readonly record: number; readonly what: What }
  | { readonly do: "sync"; readonly device: number; readonly fault: Fault; readonly at: number }
  | { readonly do: "two-tabs"; readonly device: number }
  /** All devices at once; a scheduler orders their requests and the answers. */
  | { readonly do: "together" }
  | { readonly do: "copy" }
  | { readonly do: "restore" | "put-back"; readonly which: number }
  | { readonly do: "wipe"; readonly device: number }
  | { readonly do: "join" }
  | { readonly do: "arrive" }
  /** Everybody is in step; then a month goes by, and the server forgets the fields of what was deleted. */
  | { readonly do: "month" }
  | { readonly do: "clock"; readonly device: number; readonly skew: number };
type What = "notes" | "name" | "set" | "weight" | "create" | "remove";

const devicesAtFirst = 3;
const hour = 3_600_000;
const month = 31 * 24 * hour;

/** @param skews whether clocks are wrong: then nothing is said about which of two edits is the later one */
export const restoreHistories = (length: number, skews: boolean): fc.Arbitrary<readonly Step[]> => {
  const device = fc.nat(devicesAtFirst + 1);
  const steps: fc.MaybeWeightedArbitrary<Step>[] = [
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant("write" as const),
        device,
        record: fc.nat(2),
        what: fc.constantFrom<What>("notes", "notes", "name", "set", "set", "weight", "create", "remove"),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant("sync" as const),
        device,
        fault: fc.constantFrom<Fault>(
          "none",
          "none",
          "none",
          "lose-request",
          "lose-reply",
          "late-request",
          "late-reply",
        ),
        at: fc.nat(4),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("two-tabs" as const), device }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("together" as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("copy" as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("restore" as const), which: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("put-back" as const), which: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("wipe" as const), device }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("join" as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("arrive" as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("month" as const) }) },
    ...(skews
      ? [
          {
            weight: 2,
            arbitrary: fc.record({
              do: fc.constant("clock" as const),
              device,
              skew: fc.integer({ min: -48 * hour, max: 720 * hour }),
            }),
          },
        ]
      : []),
  ];
  return fc.array(fc.oneof(...steps), { minLength: 6, maxLength: length, size: "max" });
};

/** A promise that did not hold. */
export class Violation extends Error {}
const must = (holds: boolean, promise: string, detail?: unknown) => {
  if (!holds) throw new Violation(`${promise}${detail === undefined ? "" : ` ${JSON.stringify(detail)}`}`);
};

const kind = "exerciseLog";
const checked = (field: string) =>
  field === "notes" || field === "name" || /^sets\.[^.]+(\.weight)?$/.test(field);
const isEmptied = (f: Row["f"]) => f[deleteField] === true && Object.keys(f).length === 1;
const entry = (serial: number) => ({ ...aSet(0, 8), weight: serial });

/**
 * Plays one history.
 * @param judgeTimes every clock is right: the later edit must win
 * @param order of requests and answers that are under way at the same time; left out, they come as they do
 */
export const playRestores = async (
  server: RestorableServer,
  steps: readonly Step[],
  judgeTimes: boolean,
  order?: fc.Scheduler,
): Promise<void> => {
  let now = 1_800_000_000_000;
  let serial = 0;
  const ids = [randomId(), randomId(), randomId()];
  const copies: Copy[] = [];
  const underWay: Promise<unknown>[] = [];
  const held: (() => void)[] = [];
  let nothingWaits = false;
  /** True time of every value that was written, by record and field. */
  const writtenAt = new Map<string, number>();
  /** When the fields of a deleted record were forgotten, by its id: what was written before may be gone, and may be there. */
  const forgottenAt = new Map<string, number>();
  const keyOf = (id: string, field: string, value: unknown) => `${id}/${field}=${JSON.stringify(value)}`;

  const createDevice = () => {
    let skew = 0;
    const database = openDatabase("muster", { indexedDB: new IDBFactory(), IDBKeyRange });
    const store = createDexieStore({ database, newId: randomId, now: () => new Date(now + skew) });
    const syncStore = createSyncStore({ database, newId: randomId });
    const known = syncStore.setHousehold(server.household);
    /** One round of sync; the request number `at` meets the fault. */
    const round = async (fault: Fault = "none", at = 0, turns?: fc.Scheduler) => {
      await known;
      let count = 0;
      const ask = async <T>(
        call: () => Promise<T | "restored" | "reset">,
      ): Promise<Result<T, TransportFailure>> => {
        const met = count === at ? fault : "none";
        count += 1;
        const wait = () =>
          new Promise<void>((resolve) => (nothingWaits ? resolve() : void held.push(resolve)));
        if (met === "lose-request") return err({ type: "offline" });
        if (met === "late-request") await wait();
        await turns?.schedule(Promise.resolve());
        const reply = await call();
        await turns?.schedule(Promise.resolve());
        if (met === "late-reply") await wait();
        if (met === "lose-reply") return err({ type: "offline" });
        if (reply === "restored") return err({ type: "restored" });
        return reply === "reset" ? err({ type: "reset" }) : ok(reply as T);
      };
      const isLate = () => count - 1 === at && fault.startsWith("late");
      return runCycle(
        {
          store: syncStore,
          pace: fullPace(),
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
        const pending = (await syncStore.pending(server.profile)).ops.filter((op) => op.id === id);
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
      offers: () => syncStore.offers(server.profile, new Set()),
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

  for (const step of steps) {
    now += 1_000;
    if (step.do === "write") await write(pick(step.device), ids[step.record] as string, step.what);
    else if (step.do === "sync") {
      const round = pick(step.device).round(step.fault, step.at);
      if (step.fault.startsWith("late")) underWay.push(round.catch(() => {}));
      else await round;
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
      for (const { id, f } of await server.rows()) if (isEmptied(f)) forgottenAt.set(id, now);
    } else if (step.do === "clock") pick(step.device).setSkew(step.skew);
  }
  now += 1_000;
  // Late messages arrive before the end is judged; what a wiped device still sends counts as nothing that is kept.
  await everythingArrives();

  const latest = judgeTimes
    ? await latestOf(server, devices, ids, (id, field, value) => {
        const at = writtenAt.get(keyOf(id, field, value)) ?? 0;
        return at <= (forgottenAt.get(id) ?? -1) ? undefined : at;
      })
    : undefined;
  for (let turn = 0; turn < 3; turn += 1)
    for (const device of devices) {
      now += 1_000;
      const outcome = await device.round();
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
      must((row === undefined) === (seen === undefined), "devices hold the records of the server", { id });
      if (row === undefined || seen === undefined) continue;
      must(seen.deleted === row.deleted, "devices agree on what is deleted");
      const stored = splitEntries(row.f);
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
  for (const [id, expected] of latest ?? []) {
    const row = rows.get(id);
    must(row !== undefined, "no record is lost", expected);
    if (row === undefined) continue;
    const stored = splitEntries(row.f);
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

/** Of every record the latest value of each field that a device or the server has, by true time, and whether it is deleted. */
const latestOf = async (
  server: RestorableServer,
  devices: readonly {
    holds(id: string): Promise<{ served: Offer | undefined; held: readonly { f: Row["f"]; at: number }[] }>;
  }[],
  ids: readonly string[],
  /** True time of a write; undefined when it may be forgotten. */
  writtenAt: (id: string, field: string, value: unknown) => number | undefined,
) => {
  const rows = await server.rows();
  const outcome = new Map<string, { values: Map<string, unknown>; deleted: boolean }>();
  for (const id of ids) {
    const times = new Map<string, { at: number; value: unknown }>();
    const take = (field: string, value: unknown, stampedAt: number) => {
      // A value's true time is known; a delete mark has only its stamp.
      const at = checked(field) ? writtenAt(id, field, value) : stampedAt;
      if (at !== undefined && at > (times.get(field)?.at ?? -1)) times.set(field, { at, value });
    };
    const takeRow = (row: Offer) => {
      for (const [field, value] of Object.entries(splitEntries(row.f)))
        if (checked(field) || field === deleteField) take(field, value, timeOfStamp(fieldStamp(row, field)));
    };
    for (const row of rows) if (row.id === id && row.kind === kind) takeRow(row);
    for (const device of devices) {
      const { served, held } = await device.holds(id);
      if (served !== undefined) takeRow(served);
      for (const { f, at } of held)
        for (const [field, value] of Object.entries(splitEntries(f)))
          if (checked(field) || field === deleteField) take(field, value, at);
    }
    if (times.size === 0) continue;
    const mark = times.get(deleteField);
    const others = [...times].filter(([field]) => field !== deleteField);
    outcome.set(id, {
      values: new Map(others.map(([field, { value }]) => [field, value])),
      deleted: mark?.value === true && others.every(([, { at }]) => at < mark.at),
    });
  }
  return outcome;
};
