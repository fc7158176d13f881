/** A device as the model test sees it, and the simplest one: a transactional store in memory around the pure client steps. */
import { confirmedUpTo, contentOf, isStale, nextBatch } from "../client.ts";
import { laterStamp, noStamp } from "../clock.ts";
import { flatten } from "../flatten.ts";
import { rowStamp } from "../merge.ts";
import { overlay, type Visible } from "../overlay.ts";
import {
  type Fields,
  type Operation,
  type PullReply,
  type PushReply,
  type PushRequest,
  protocolVersion,
  type Row,
  type Served,
} from "../protocol.ts";

/** One entry of the map field `sets` in the records of the model test. */
export type Entry = { readonly position: number; readonly weight: number; readonly reps: number };
/** A write of the model test to one record: create it, patch some fields, or delete it. */
export type LogChange =
  | {
      readonly create: {
        readonly notes: string;
        readonly name: string;
        readonly sets: { readonly [id: string]: Entry };
      };
    }
  | {
      readonly patch: {
        readonly notes?: string;
        readonly name?: string;
        readonly sets?: { readonly [id: string]: Entry };
      };
    }
  | { readonly remove: true };

/** A record as a device shows it, pending operations included. */
export type Seen = {
  readonly fields: Fields;
  readonly deleted: boolean;
  readonly seq: number;
};

/** Where a device stands when it asks; a store takes no answer to a question of another place. */
export type PullPosition = { readonly cursor: number; readonly starts: number; readonly served?: Served };

/** What an operation says, whether it keeps to the rules or not. Several are a group. */
export type RawOperation = Pick<Operation, "id" | "fields"> &
  Partial<Pick<Operation, "scope" | "new" | "schema">>;

/** Every method is one transaction: it happens as a whole or not at all. */
export interface ModelDevice {
  /**
   * One save; several changes are a group.
   * @param at device time, ms
   */
  write(changes: readonly { readonly id: string; readonly change: LogChange }[], at: number): Promise<void>;
  /** Puts operations into the outbox as they are: what no screen lets anybody write. @returns their ids */
  writeRaw?(operations: readonly RawOperation[], at: number): Promise<readonly string[]>;
  /** What this device would push now; its operations stay pending. */
  pushRequest(): Promise<{ readonly request: PushRequest; readonly position: PullPosition }>;
  /** @param position where the device stood when it sent */
  applyPush(sent: readonly Operation[], reply: PushReply, position: PullPosition): Promise<void>;
  position(): Promise<PullPosition>;
  /** @param offset server minus device time, ms; undefined when it could not be measured */
  applyPull(reply: PullReply, offset: number | undefined, position: PullPosition): Promise<void>;
  pending(): Promise<readonly Operation[]>;
  /** The record as the person sees it, in flat fields. */
  look(id: string): Promise<Seen | undefined>;
  close(): void;
}

/** Parts that a test may replace by broken ones, to prove that the model notices. */
export type ClientParts = {
  readonly overlay: typeof overlay;
  readonly isStale: typeof isStale;
  readonly nextBatch: typeof nextBatch;
  /** True: forgets operations when they are sent, not when they are answered. */
  readonly forgetsOnSend: boolean;
  /** True: the rows of a push's answer raise the cursor. */
  readonly cursorFromPush: boolean;
  /** True: what an author has seen is what was pulled, not what came with an answer to a push. */
  readonly seesPullsAlone: boolean;
};
const soundParts: ClientParts = {
  overlay,
  isStale,
  nextBatch,
  forgetsOnSend: false,
  cursorFromPush: false,
  seesPullsAlone: false,
};
/** Few, so that a push rarely takes everything that waits. */
const operationsInAPush = 3;

/** Record kind of the model test. */
export const logKind = "log";
/** Map fields of `logKind`. */
export const logMaps = ["sets"] as const;

/** Makes an empty device of one scope with no pending operations. `parts` replaces steps by broken ones. */
export const createMemoryDevice = (
  replica: string,
  scope: string,
  newId: () => string,
  parts: Partial<ClientParts> = {},
): ModelDevice => {
  const used: ClientParts = { ...soundParts, ...parts };
  const rows = new Map<string, Row>();
  /** What the person sees, stored as a real store does and not computed on reading. */
  const shown = new Map<string, Visible>();
  let outbox: Operation[] = [];
  let position = 0;
  let seen = noStamp;
  let offset = 0;
  let n = 0;
  let answered = 0;

  const base = (id: string): Visible | undefined => {
    const row = rows.get(id);
    return row && { fields: row.fields, deleted: row.deleted };
  };
  const draw = (id: string) => {
    const visible = used.overlay(
      base(id),
      outbox.filter((operation) => operation.id === id),
    );
    if (visible === undefined) shown.delete(id);
    else shown.set(id, visible);
  };
  const take = (row: Row, isPulled: boolean) => {
    if (used.isStale(rows.get(row.id)?.seq ?? 0, row)) return;
    rows.set(row.id, row);
    if (isPulled || !used.seesPullsAlone) seen = laterStamp(seen, rowStamp(row));
    draw(row.id);
  };

  const save = (id: string, change: LogChange, at: number, group: { readonly group?: string }) => {
    const flat =
      "remove" in change
        ? change
        : "create" in change
          ? { create: flatten(change.create, logMaps) }
          : { patch: flatten(change.patch, logMaps) };
    const servable =
      rows.has(id) || outbox.some((operation) => operation.id === id && operation.new === true);
    const content = contentOf(shown.get(id), servable, flat);
    if (content !== undefined && content !== "missing") put({ id, ...content }, at, group);
  };
  const put = (content: RawOperation, at: number, group: { readonly group?: string }): string => {
    n += 1;
    const op = newId();
    const { id, fields } = content;
    outbox.push({
      op,
      ...group,
      number: n,
      scope: scope,
      kind: logKind,
      at,
      clockOffsetMs: offset,
      seen,
      schema: 1,
      ...content,
      fields: { ...fields },
    });
    shown.set(id, overlay(shown.get(id), [content]) ?? { fields: {}, deleted: false });
    return op;
  };
  const groupOf = (many: readonly unknown[]) => (many.length > 1 ? { group: newId() } : {});

  return {
    write: async (changes, at) => {
      const group = groupOf(changes);
      for (const { id, change } of changes) save(id, change, at, group);
    },
    writeRaw: async (operations, at) => {
      const group = groupOf(operations);
      return operations.map((operation) => put(operation, at, group));
    },
    pushRequest: async () => {
      const ops = used.nextBatch(outbox, operationsInAPush);
      if (used.forgetsOnSend) outbox = [];
      const request: PushRequest = {
        protocol: protocolVersion,
        schema: 1,
        replica,
        confirmed: Math.max(0, confirmedUpTo(outbox, answered)),
        ops: [...ops],
      };
      return { request, position: { cursor: 0, starts: 0 } };
    },
    applyPush: async (sent, reply) => {
      const settled = new Set([...reply.done, ...reply.bad.map(({ op }) => op)]);
      outbox = outbox.filter(({ op }) => !settled.has(op));
      for (const operation of sent)
        if (settled.has(operation.op)) answered = Math.max(answered, operation.number);
      for (const row of reply.rows) take(row, false);
      if (used.cursorFromPush) position = reply.rows.reduce((most, { seq }) => Math.max(most, seq), position);
      for (const operation of sent) draw(operation.id);
    },
    position: async () => ({ cursor: position, starts: 0 }),
    applyPull: async (reply, measured) => {
      for (const row of reply.rows) take(row, true);
      position = Math.max(position, reply.cursor);
      offset = measured ?? offset;
    },
    pending: async () => outbox,
    look: async (id) => {
      const visible = shown.get(id);
      return visible && { ...visible, seq: rows.get(id)?.seq ?? 0 };
    },
    close: () => {},
  };
};
