/**
 * Histories of a household under faults, and what must hold of every one of them. Several devices write to a few records,
 * some of which two of them make without knowing of one another. Requests and replies are things in the air: each may be
 * delivered late, twice, out of order, long afterwards, or never; the server may die before or after its commit; clocks
 * are wrong and jump. In the end the network is mended and everything is drained.
 */
import * as fc from "fast-check";
import { splitEntries } from "../flatten.ts";
import { recordKey } from "../merge.ts";
import {
  deleteField,
  type Fields,
  type Operation,
  type PullReply,
  type PushReply,
  type PushRequest,
} from "../protocol.ts";
import type { MemoryServer } from "./memory-server.ts";
import type { AskedMerge, Entry, LogChange, ModelDevice, Seen } from "./model-device.ts";

type Command =
  | {
      readonly do: "write";
      readonly device: number;
      readonly record: number;
      /** 'begin': a new record whose notes are what a new record has of itself. */
      readonly what: "notes" | "name" | "set" | "weight" | "reps" | "remove" | "create" | "begin";
    }
  | { readonly do: "send"; readonly device: number; readonly what: "push" | "pull" }
  /** One of the requests sent so far reaches the server: also one that has already. */
  | { readonly do: "arrive"; readonly which: number; readonly die: "no" | "before" | "after" }
  /** One of the replies given so far reaches its device: also one that has already. */
  | { readonly do: "answer"; readonly which: number }
  | { readonly do: "round"; readonly device: number }
  | { readonly do: "wait"; readonly milliseconds: number }
  | { readonly do: "clock"; readonly device: number; readonly skew: number };

const hour = 3_600_000;
const at = (device: fc.Arbitrary<number>) => ({ device });

/** Histories of about `length` commands; without `skews` every clock is right. */
export const histories = (
  length: number,
  deviceCount: number,
  skews: boolean,
): fc.Arbitrary<readonly Command[]> => {
  const device = fc.nat(deviceCount - 1);
  const which = fc.nat(1_000);
  const write = fc.record({
    do: fc.constant("write" as const),
    ...at(device),
    record: fc.nat(2),
    what: fc.constantFrom(
      ...(["notes", "notes", "name", "set", "set", "weight", "reps", "create", "begin", "remove"] as const),
    ),
  });
  const faulty = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("send" as const),
        ...at(device),
        what: fc.constantFrom("push", "pull" as const),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("arrive" as const),
        which,
        die: fc.constantFrom("no", "no", "no", "before", "after" as const),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant("answer" as const), which }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("round" as const), ...at(device) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("wait" as const), milliseconds: fc.nat(hour) }) },
    ...(skews
      ? [
          {
            // Often: only a clock that jumps between its measure and a write deceives.
            weight: 4,
            arbitrary: fc.record({
              do: fc.constant("clock" as const),
              ...at(device),
              skew: fc.integer({ min: -48 * hour, max: 720 * hour }),
            }),
          },
        ]
      : []),
  );
  return fc.array(fc.oneof({ weight: 2, arbitrary: write }, { weight: 3, arbitrary: faulty }), {
    minLength: 5,
    maxLength: length,
    size: "max",
  });
};

type ModelWorld = {
  readonly server: MemoryServer;
  readonly profile: string;
  readonly kind: string;
  readonly devices: readonly ModelDevice[];
  /** The records that the history writes to; the first ones have computed ids and so may be made twice. */
  readonly ids: readonly string[];
  readonly newId: () => string;
};

/** What a new record has of itself: the kind of the world names it as unset. */
const unsetNotes = "";

/** A promise did not hold. */
export class BrokenPromise extends Error {}
const must = (holds: boolean, promise: string) => {
  if (!holds) throw new BrokenPromise(promise);
};

type Flight =
  | {
      readonly type: "push";
      readonly device: number;
      readonly request: PushRequest;
      readonly asked: AskedMerge;
      readonly sentAt: number;
    }
  | { readonly type: "pull"; readonly device: number; readonly asked: AskedMerge; readonly sentAt: number };
type Reply =
  | {
      readonly type: "push";
      readonly device: number;
      readonly sent: readonly Operation[];
      readonly reply: PushReply;
      readonly asked: AskedMerge;
    }
  | {
      readonly type: "pull";
      readonly device: number;
      readonly reply: PullReply;
      readonly asked: AskedMerge;
      readonly sentAt: number;
    };

/** Plays a history; throws with the promise that did not hold. `judgeTimes`: no clock was ever wrong. */
export const play = async (
  world: ModelWorld,
  history: readonly Command[],
  judgeTimes: boolean,
): Promise<void> => {
  const { server, profile, devices, ids } = world;
  let now = 1_800_000_000_000;
  const skew = devices.map(() => 0);
  const flights: Flight[] = [];
  const replies: Reply[] = [];
  /** Every saved entry of a map: nobody removes these, so all must be there in the end. */
  const entries: { id: string; field: string }[] = [];
  /** Values that somebody saw and then wrote over: none of them may be the last word. */
  const writtenOver = new Set<string>();
  /** By record and field: the last value by true time. */
  const latest = new Map<string, string>();
  const begun = new Set<string>();
  const removed = new Set<string>();
  const seqSeen = devices.map(() => new Map<string, number>());
  let serial = 0;

  const check = async (index: number) => {
    const device = devices[index];
    if (device === undefined) return;
    const pending = await device.pending();
    for (const id of ids) {
      const record = await device.look(id);
      const before = seqSeen[index]?.get(id) ?? 0;
      must((record?.seq ?? 0) >= before, "a device's row never goes back");
      seqSeen[index]?.set(id, record?.seq ?? 0);
      const own = pending.filter((operation) => operation.id === id);
      if (own.length === 0) continue;
      const expected = Object.assign({}, ...own.map(({ f }) => splitEntries(f)));
      const shown: Fields = splitEntries(record?.f ?? {});
      for (const [field, value] of Object.entries(expected))
        if (field !== deleteField)
          must(JSON.stringify(shown[field]) === JSON.stringify(value), "own pending writes are visible");
    }
  };
  const write = async (index: number, id: string, what: (Command & { do: "write" })["what"]) => {
    const device = devices[index];
    if (device === undefined) return;
    const before = await device.look(id);
    const exists = before !== undefined && !before.deleted;
    serial += 1;
    const value = `v${serial}`;
    const setId = world.newId();
    const set = { position: serial, weight: serial, reps: serial };
    const edited = exists && (what === "weight" || what === "reps") ? firstEntry(before.f) : undefined;
    const begins = !exists && what === "begin";
    if (begins) begun.add(id);
    if (what === "remove") removed.add(id);
    const change: LogChange =
      what === "remove"
        ? { remove: true }
        : !exists || what === "create"
          ? { create: { notes: begins ? unsetNotes : value, name: value, sets: { [setId]: set } } }
          : edited !== undefined
            ? // As a screen does it: the whole set, one field of it changed.
              { patch: { sets: { [edited.id]: { ...edited.entry, [what]: serial } } } }
            : what === "notes" || what === "name"
              ? { patch: { [what]: value } }
              : { patch: { sets: { [setId]: set } } };
    await device.write(id, change, now + (skew[index] ?? 0));
    const touched = "remove" in change ? [] : Object.keys("create" in change ? change.create : change.patch);
    for (const field of touched) {
      if (edited !== undefined) {
        const name = `${id}/sets.${edited.id}.${what}`;
        writtenOver.add(`${name}=${edited.entry[what as "weight" | "reps"]}`);
        latest.set(name, String(serial));
      } else if (field === "sets") entries.push({ id, field: `sets.${setId}` });
      else if (!begins || field !== "notes") {
        const old = before?.f[field];
        if (typeof old === "string") writtenOver.add(`${id}/${field}=${old}`);
        latest.set(`${id}/${field}`, value);
      }
    }
    const after = await device.look(id);
    if ("remove" in change) must(after === undefined || after.deleted, "a removed record is gone at once");
    else must(after !== undefined && !after.deleted, "a written record is there at once");
  };
  const send = async (index: number, what: "push" | "pull"): Promise<Flight | undefined> => {
    const device = devices[index];
    if (device === undefined) return undefined;
    const sentAt = now + (skew[index] ?? 0);
    return what === "push"
      ? { type: "push", device: index, ...(await device.pushRequest()), sentAt }
      : { type: "pull", device: index, asked: await device.position(), sentAt };
  };
  const arrive = (flight: Flight, die: "no" | "before" | "after", isRound = false): Reply | undefined => {
    if (flight.type === "pull") {
      // What is on its way may also be the first question of a new device.
      const isFirst = !isRound && flight.asked.cursor === 0 && flight.sentAt % 2 === 0;
      const reply = server.pull(profile, flight.asked.cursor, 2, now, undefined, isFirst);
      return { type: "pull", device: flight.device, reply, asked: flight.asked, sentAt: flight.sentAt };
    }
    const { request } = flight;
    let reply: PushReply;
    try {
      reply = server.push(profile, request, now, die === "no" ? undefined : { at: die });
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("killed")) return undefined;
      throw error;
    }
    must(reply.bad.length === 0 && reply.later.length === 0, "a good write is never refused");
    return { type: "push", device: flight.device, sent: request.ops, reply, asked: flight.asked };
  };
  const answer = async (reply: Reply) => {
    const device = devices[reply.device];
    if (device === undefined) return;
    if (reply.type === "push") await device.applyPush(reply.sent, reply.reply, reply.asked);
    else {
      const receivedAt = now + (skew[reply.device] ?? 0);
      const roundTrip = receivedAt - reply.sentAt;
      // As the engine measures it. Where times are judged, only an exact measure will do.
      const measured = roundTrip >= 0 && roundTrip <= (judgeTimes ? 0 : 10_000);
      const offset = Math.round(reply.reply.now - (reply.sentAt + receivedAt) / 2);
      await device.applyPull(reply.reply, measured ? offset : undefined, reply.asked);
    }
    await check(reply.device);
  };
  const round = async (index: number) => {
    for (const what of ["pull", "push", "pull"] as const) {
      for (let more = true; more; ) {
        const flight = await send(index, what);
        const reply = flight && arrive(flight, "no", true);
        if (reply === undefined) return;
        await answer(reply);
        more = reply.type === "pull" && reply.reply.more;
      }
    }
  };

  for (const command of history) {
    now += 1;
    if (command.do === "write") {
      const id = ids[command.record % ids.length];
      if (id !== undefined) await write(command.device, id, command.what);
      await check(command.device);
    } else if (command.do === "send") {
      const flight = await send(command.device, command.what);
      if (flight !== undefined) flights.push(flight);
    } else if (command.do === "arrive") {
      const flight = flights[command.which % Math.max(1, flights.length)];
      const reply = flight && arrive(flight, command.die);
      if (reply !== undefined) replies.push(reply);
    } else if (command.do === "answer") {
      const reply = replies[command.which % Math.max(1, replies.length)];
      if (reply !== undefined) await answer(reply);
    } else if (command.do === "round") await round(command.device);
    else if (command.do === "wait") now += command.milliseconds;
    else skew[command.device] = command.skew;
  }

  now += hour;
  for (let turn = 0; turn < 2; turn += 1) for (const index of devices.keys()) await round(index);

  const rows = new Map(server.rows().map((row) => [recordKey(row), row]));
  const keyOf = (id: string) => recordKey({ p: world.profile, kind: world.kind, id });
  must(rows.size === server.rows().length, "a computed id is one record");
  for (const device of devices) {
    must((await device.pending()).length === 0, "everything that was saved has been sent");
    for (const id of ids) {
      const row = rows.get(keyOf(id));
      const record = await device.look(id);
      must((row === undefined) === (record === undefined), "devices hold the same records");
      if (row === undefined || record === undefined) continue;
      const { [deleteField]: _mark, ...fields } = row.f;
      must(record.deleted === row.deleted, "devices agree on what is deleted");
      must(sameFields(record.f, fields), "devices agree on every field");
    }
  }
  for (const { id, field } of entries)
    must(rows.get(keyOf(id))?.f[field] !== undefined, "no saved entry is lost");
  for (const row of rows.values())
    for (const [field, known] of Object.entries(splitEntries(row.f))) {
      const name = `${row.id}/${field}`;
      const last = latest.get(name);
      // A field of a set that nobody has edited says what it was logged with.
      if (last === undefined) continue;
      const value = String(known);
      if (field === "notes" && begun.has(row.id)) {
        // Over a removed record it begins afresh, and counts.
        if (removed.has(row.id)) continue;
        must(value !== unsetNotes, "what nobody set yields to what was set");
      }
      must(!writtenOver.has(`${name}=${value}`), "a write beats what its author had seen");
      if (judgeTimes) must(last === value, "with right clocks the later edit wins");
    }
};

const firstEntry = (f: Seen["f"]): { readonly id: string; readonly entry: Entry } | undefined => {
  const [name, entry] = Object.entries(f).find(([field]) => field.startsWith("sets.")) ?? [];
  // Entries of the model are made above only, and never removed.
  return name === undefined
    ? undefined
    : { id: name.slice("sets.".length), entry: entry as unknown as Entry };
};

const sameFields = (a: { readonly [field: string]: unknown }, b: { readonly [field: string]: unknown }) => {
  const sorted = (fields: { readonly [field: string]: unknown }) =>
    JSON.stringify(Object.entries(fields).sort(([x], [y]) => (x < y ? -1 : 1)));
  return sorted(a) === sorted(b);
};
