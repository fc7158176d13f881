/**
 * Histories of a household under faults (model-histories.ts), and what must hold of every one of them. Several devices write to a
 * few records, some of which two of them make without knowing of one another. Requests and replies are things in the air: each
 * may be delivered late, twice, out of order, long afterwards, or never; the server may die before or after its commit; clocks
 * are wrong and jump. In the end the network is mended and everything is drained.
 */
import { splitEntries } from "../flatten.ts";
import {
  deleteField,
  type Fields,
  type Operation,
  type PullReply,
  type PushReply,
  type PushRequest,
  type Row,
  type Served,
} from "../protocol.ts";
import type { SyncedKinds } from "../rules.ts";
import type { Entry, LogChange, ModelDevice, PullPosition, RawOperation, Seen } from "./model-device.ts";
import type { Clocks, Command } from "./model-histories.ts";
import { emptyLedger, judgeEnd, must, unsetNotes } from "./model-promises.ts";

type Later<T> = T | Promise<T>;
/** The server of a history: in memory, or the stores of a real one. */
export type ModelServer = {
  /** @throws what `die` throws: before the commit nothing is stored, after it everything */
  push(
    profile: string,
    request: PushRequest,
    now: number,
    die?: { readonly at: "before" | "after" },
  ): Later<PushReply>;
  /** @param recent the newest rows first, where those from the beginning are more than a page */
  pull(
    scope: string,
    cursor: number,
    limit: number,
    now: number,
    served?: Served,
    recent?: boolean,
  ): Later<PullReply>;
  /** Those of the model's kind. */
  rows(): Later<readonly Row[]>;
};

type ModelWorld = {
  readonly server: ModelServer;
  /** The server's next version: one that knows what `newer` writes hold. Where there is none, histories are not odd. */
  readonly upgrade?: () => void;
  readonly kinds: SyncedKinds;
  readonly profile: string;
  readonly kind: string;
  readonly devices: readonly ModelDevice[];
  /** The records that the history writes to; the first ones have computed ids and so may be made twice. */
  readonly ids: readonly string[];
  readonly newId: () => string;
};

type Flight =
  | {
      readonly type: "push";
      readonly device: number;
      readonly request: PushRequest;
      readonly position: PullPosition;
      readonly sentAt: number;
    }
  | {
      readonly type: "pull";
      readonly device: number;
      readonly position: PullPosition;
      readonly sentAt: number;
    };
type Reply =
  | {
      readonly type: "push";
      readonly device: number;
      readonly sent: readonly Operation[];
      readonly reply: PushReply;
      readonly position: PullPosition;
      /** The numbers of the server's rows when it answered. */
      readonly stored: ReadonlyMap<string, number>;
    }
  | {
      readonly type: "pull";
      readonly device: number;
      readonly reply: PullReply;
      readonly position: PullPosition;
      readonly sentAt: number;
    };

const hour = 3_600_000;
/** So that even a few records come in pages. */
const rowsInAPage = 1;

/** Plays a history. @throws BrokenPromise with the promise that did not hold */
export const play = async (world: ModelWorld, history: readonly Command[], clocks: Clocks): Promise<void> => {
  const { server, profile, devices, ids } = world;
  const judgeTimes = clocks !== "jumping";
  let now = 1_800_000_000_000;
  let isUpgraded = world.upgrade === undefined;
  const skew = devices.map((_, index) => (clocks === "steady" ? (index * 17 - 20) * hour : 0));
  const flights: Flight[] = [];
  const replies: Reply[] = [];
  const ledger = emptyLedger();
  const { entries, writtenOver, latest, isRemoved, begun, everRemoved, refusable, wrong, forbidden } = ledger;
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
      const expected = Object.assign({}, ...own.map(({ fields }) => splitEntries(fields)));
      const shown: Fields = splitEntries(record?.fields ?? {});
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
    const edited = exists && (what === "weight" || what === "reps") ? firstEntry(before.fields) : undefined;
    const begins = !exists && what === "begin";
    if (begins) begun.add(id);
    if (what === "remove") everRemoved.add(id);
    if (what !== "remove" || exists) isRemoved.set(id, what === "remove");
    const other = exists && what === "pair" ? await partnerOf(device, id) : undefined;
    const change: LogChange =
      what === "remove"
        ? { remove: true }
        : !exists || what === "create"
          ? { create: { notes: begins ? unsetNotes : value, name: value, sets: { [setId]: set } } }
          : edited !== undefined
            ? // As a screen does it: the whole set, one field of it changed.
              { patch: { sets: { [edited.id]: { ...edited.entry, [what]: serial } } } }
            : other !== undefined
              ? { patch: { notes: value } }
              : what === "notes" || what === "name"
                ? { patch: { [what]: value } }
                : { patch: { sets: { [setId]: set } } };
    const pair = other === undefined ? [] : [{ id: other.id, change: { patch: { notes: value } } }];
    await device.write([{ id, change }, ...pair], now + (skew[index] ?? 0));
    if (other !== undefined) {
      isRemoved.set(other.id, false);
      writtenOver.add(`${other.id}/notes=${other.notes}`);
      latest.set(`${other.id}/notes`, value);
    }
    const touched = "remove" in change ? [] : Object.keys("create" in change ? change.create : change.patch);
    for (const field of touched) {
      if (edited !== undefined) {
        const name = `${id}/sets.${edited.id}.${what}`;
        writtenOver.add(`${name}=${edited.entry[what as "weight" | "reps"]}`);
        latest.set(name, String(serial));
      } else if (field === "sets") entries.push({ id, field: `sets.${setId}` });
      else if (!begins || field !== "notes") {
        const old = before?.fields[field];
        if (typeof old === "string") writtenOver.add(`${id}/${field}=${old}`);
        latest.set(`${id}/${field}`, value);
      }
    }
    const after = await device.look(id);
    if ("remove" in change) must(after === undefined || after.deleted, "a removed record is gone at once");
    else must(after !== undefined && !after.deleted, "a written record is there at once");
  };
  /** Another record that is there, with its notes. */
  const partnerOf = async (device: ModelDevice, id: string) => {
    for (const one of ids) {
      const seen = one === id ? undefined : await device.look(one);
      if (seen !== undefined && !seen.deleted) return { id: one, notes: String(seen.fields.notes) };
    }
    return undefined;
  };
  const writeOdd = async (index: number, id: string, what: (Command & { do: "odd" })["what"]) => {
    const device = devices[index];
    const seen = await device?.look(id);
    if (device?.writeRaw === undefined) return;
    serial += 1;
    const value = `v${serial}`;
    const isThere = seen !== undefined && !seen.deleted;
    const isServed = isThere && seen.seq > 0;
    const whole = { notes: value, name: value };
    const raw: readonly RawOperation[] =
      what === "newer"
        ? [
            {
              id,
              fields: { mood: value, ...(isThere ? {} : whole) },
              schema: 2,
              ...(isThere ? {} : { new: true }),
            },
          ]
        : what === "orphan"
          ? [{ id: world.newId(), fields: { notes: value } }]
          : what === "foreign"
            ? [{ id: world.newId(), scope: "profile-of-another", new: true, fields: whole }]
            : !isServed
              ? []
              : what === "invalid"
                ? [{ id, fields: { name: serial } }]
                : // What follows is too far ahead, so the first may not stay either.
                  [
                    { id, fields: { notes: value } },
                    { id: world.newId(), new: true, fields: { ...whole, day: "2200-01-01" } },
                  ];
    const ops = await device.writeRaw(raw, now + (skew[index] ?? 0));
    if (what !== "newer") {
      for (const op of ops) refusable.add(op);
      // A wrong value that lost to a later one harms nobody, and may be taken.
      if (what === "invalid") return;
      for (const op of ops) wrong.add(op);
      forbidden.add(value);
      return;
    }
    isRemoved.set(id, false);
    entries.push({ id, field: "mood" });
    for (const field of isThere ? ["mood"] : ["mood", "notes", "name"]) latest.set(`${id}/${field}`, value);
  };
  const send = async (index: number, what: "push" | "pull"): Promise<Flight | undefined> => {
    const device = devices[index];
    if (device === undefined) return undefined;
    const sentAt = now + (skew[index] ?? 0);
    return what === "push"
      ? { type: "push", device: index, ...(await device.pushRequest()), sentAt }
      : { type: "pull", device: index, position: await device.position(), sentAt };
  };
  const judgeReply = (sent: readonly Operation[], reply: PushReply) => {
    must(
      reply.bad.every(({ op }) => refusable.has(op)),
      "a good write is never refused",
    );
    must(
      reply.done.every((op) => !wrong.has(op)),
      "what breaks a rule is refused",
    );
    must(reply.later.length === 0 || !isUpgraded, "what the server knows does not wait");
    const done = new Set(reply.done);
    const groups = Map.groupBy(
      sent.filter(({ group }) => group !== undefined),
      ({ group }) => group,
    );
    for (const group of groups.values())
      must(new Set(group.map(({ op }) => done.has(op))).size === 1, "a group is taken or refused as one");
  };
  const arrive = async (
    flight: Flight,
    die: "no" | "before" | "after",
    isRound = false,
  ): Promise<Reply | undefined> => {
    if (flight.type === "pull") {
      // What is on its way may also be the first question of a new device.
      const isFirst = !isRound && flight.position.cursor === 0 && flight.sentAt % 2 === 0;
      const reply = await server.pull(profile, flight.position.cursor, rowsInAPage, now, undefined, isFirst);
      return { type: "pull", device: flight.device, reply, position: flight.position, sentAt: flight.sentAt };
    }
    const { request } = flight;
    let reply: PushReply;
    try {
      reply = await server.push(profile, request, now, die === "no" ? undefined : { at: die });
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("killed")) return undefined;
      throw error;
    }
    judgeReply(request.ops, reply);
    const stored = new Map((await server.rows()).map(({ id, seq }) => [id, seq]));
    return {
      type: "push",
      device: flight.device,
      sent: request.ops,
      reply,
      position: flight.position,
      stored,
    };
  };
  const answer = async (reply: Reply) => {
    const device = devices[reply.device];
    if (device === undefined) return;
    if (reply.type === "push") {
      const waited = new Set((await device.pending()).map(({ op }) => op));
      await device.applyPush(reply.sent, reply.reply, reply.position);
      const waiting = new Set((await device.pending()).map(({ op }) => op));
      for (const { op, id } of reply.sent) {
        // One that an earlier answer settled is in an older row, and this answer may be dropped as late.
        if (!reply.reply.done.includes(op) || !waited.has(op) || waiting.has(op)) continue;
        const seq = reply.stored.get(id) ?? 0;
        must(((await device.look(id))?.seq ?? 0) >= seq, "a confirmed write is in the device's row");
      }
    } else {
      const receivedAt = now + (skew[reply.device] ?? 0);
      const roundTrip = receivedAt - reply.sentAt;
      // As the engine measures it. Where times are judged, only an exact measure will do.
      const measured = roundTrip >= 0 && roundTrip <= (judgeTimes ? 0 : 10_000);
      const offset = Math.round(reply.reply.now - (reply.sentAt + receivedAt) / 2);
      await device.applyPull(reply.reply, measured ? offset : undefined, reply.position);
    }
    await check(reply.device);
  };
  const round = async (index: number) => {
    for (const what of ["pull", "push", "pull"] as const) {
      for (let more = true; more; ) {
        const flight = await send(index, what);
        const reply = flight && (await arrive(flight, "no", true));
        if (reply === undefined) return;
        const waited = (await devices[index]?.pending())?.length ?? 0;
        await answer(reply);
        const waits = (await devices[index]?.pending())?.length ?? 0;
        more = reply.type === "pull" ? reply.reply.more : waits > 0 && waits < waited;
      }
    }
  };

  // The offset that everything is judged by must have been measured.
  if (clocks === "steady") for (const index of devices.keys()) await round(index);
  for (const command of history) {
    now += 1;
    if (command.do === "write") {
      const id = ids[command.record % ids.length];
      if (id !== undefined) await write(command.device, id, command.what);
      await check(command.device);
    } else if (command.do === "odd") {
      const id = ids[command.record % ids.length];
      if (id !== undefined) await writeOdd(command.device, id, command.what);
    } else if (command.do === "upgrade") {
      isUpgraded = true;
      world.upgrade?.();
    } else if (command.do === "send") {
      const flight = await send(command.device, command.what);
      if (flight !== undefined) flights.push(flight);
    } else if (command.do === "arrive") {
      const flight = flights[command.which % Math.max(1, flights.length)];
      const reply = flight && (await arrive(flight, command.die));
      if (reply !== undefined) replies.push(reply);
    } else if (command.do === "answer") {
      const reply = replies[command.which % Math.max(1, replies.length)];
      if (reply !== undefined) await answer(reply);
    } else if (command.do === "round") await round(command.device);
    else if (command.do === "wait") now += command.milliseconds;
    else skew[command.device] = command.skew;
  }

  now += hour;
  isUpgraded = true;
  world.upgrade?.();
  for (let turn = 0; turn < 2; turn += 1) for (const index of devices.keys()) await round(index);
  await judgeEnd({ ...world, rows: await server.rows(), now, judgeTimes }, ledger);
};

const firstEntry = (f: Seen["fields"]): { readonly id: string; readonly entry: Entry } | undefined => {
  const [name, entry] = Object.entries(f).find(([field]) => field.startsWith("sets.")) ?? [];
  // Entries of the model are made above only, and never removed.
  return name === undefined
    ? undefined
    : { id: name.slice("sets.".length), entry: entry as unknown as Entry };
};
