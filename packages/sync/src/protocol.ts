/**
 * The words two copies use to agree: operations up, rows down (docs/specs/sync.md).
 * Generic: it knows kinds and fields as text, no fitness word. A scope is what a record belongs to:
 * the household's id, or one profile's id.
 */
import * as z from "zod/mini";

/** Version of the wire format. Servers also read version 1 and answer it (protocol-1.ts). */
export const protocolVersion = 2;

/** Largest sizes of requests and replies. Counts, except `bytesPerPush` (bytes of the JSON body). */
export const limits = {
  operationsPerPush: 200,
  bytesPerPush: 256 * 1024,
  operationsPerGroup: 100,
  /** Fields of one record, entries of its maps included. */
  fieldsPerRecord: 2_000,
  /** Rows that a device offers to a restored server in one push. */
  rowsPerOffer: 200,
  rowsPerPull: 500,
  rowsPerBackfill: 2_000,
  /** Newest rows that a device with nothing of the scope gets before all others: 100 KB, which 2 kB/s bring before it gives up. */
  rowsPerRecent: 600,
} as const;

/** Any value that JSON can hold: the value of a field. */
export type Json = z.core.util.JSONType;

/**
 * A record's fields, flat: an ordinary field by name, an entry of a map field as `name.<key>` (`sets.<uuid>`),
 * which merges by itself. `$del` is the delete mark, an ordinary field too.
 */
export type Fields = { readonly [field: string]: Json };

/** Name of the delete mark among a record's fields. */
export const deleteField = "$del";

/** `<12 hex ms><4 hex counter>-<writer>`: greater text is later. Minted by the server only. */
export type Stamp = string;

const fieldsSchema = z.record(z.string().check(z.minLength(1), z.maxLength(120)), z.json());

/**
 * One change of one record, as a device sends it in a push. `fields` are those that change.
 */
export const operationSchema = z.strictObject({
  /** Random id of the operation: the receipt that makes it count once. */
  op: z.uuid(),
  /** Operations of one group are accepted or refused together and are never split. */
  group: z.optional(z.uuid()),
  /** Number of the operation within its replica; grows by one. */
  number: z.number().check(z.int(), z.gte(1)),
  scope: z.string().check(z.minLength(1), z.maxLength(64)),
  kind: z.string().check(z.minLength(1), z.maxLength(40)),
  id: z.uuid(),
  /** The record must not need anything that is already there: every required field is in `fields`. */
  new: z.optional(z.literal(true)),
  fields: fieldsSchema,
  /** Device time of the write, ms since 1970. */
  at: z.number().check(z.gte(0), z.lte(8_640_000_000_000_000)),
  /** Server time minus device time as known when it was written, ms. */
  clockOffsetMs: z.number(),
  /** Greatest stamp this replica had seen of the scope; '' for none. */
  seen: z.string().check(z.maxLength(80)),
  schema: z.number().check(z.int(), z.gte(1)),
});
/** A change of one record on its way to the server; see `operationSchema`. */
export type Operation = z.infer<typeof operationSchema>;

/** A record as the server holds it. `stamp` is that of every field which `fieldStamps` does not name. */
export const rowSchema = z.object({
  scope: z.string(),
  kind: z.string(),
  id: z.string(),
  fields: fieldsSchema,
  stamp: z.string(),
  fieldStamps: z.optional(z.record(z.string(), z.string())),
  /** True when the delete mark is set and later than every other field. */
  deleted: z.boolean(),
  seq: z.number(),
});
/** A record in its merged state with its stamps and its number in the household; see `rowSchema`. */
export type Row = z.infer<typeof rowSchema>;

/** A row that a device gives back to a restored server; `seq` and `deleted` are the server's to say. */
const offerSchema = z.strictObject({
  scope: z.string().check(z.minLength(1), z.maxLength(64)),
  kind: z.string().check(z.minLength(1), z.maxLength(40)),
  id: z.uuid(),
  fields: fieldsSchema,
  stamp: z.string().check(z.maxLength(80)),
  fieldStamps: z.optional(z.record(z.string().check(z.maxLength(120)), z.string().check(z.maxLength(80)))),
});
/** A row that a device gives back after a restore; see `offerSchema`. */
export type Offer = z.infer<typeof offerSchema>;

/**
 * How far a device has been served: the greatest `seq` of the household that it received, and the generation of the server's
 * data at that time. A server whose data does not hold that number in that generation was restored.
 */
const servedSchema = z.strictObject({
  seq: z.number().check(z.int(), z.gte(0)),
  generation: z.string().check(z.maxLength(64)),
});
/** How far a device has received the household's rows; see `servedSchema`. */
export type Served = z.infer<typeof servedSchema>;

/** Body of a push: operations of one replica in the order of their numbers, with what it has confirmed and received. */
export const pushRequestSchema = z.strictObject({
  protocol: z.literal([1, protocolVersion]),
  schema: z.number().check(z.int(), z.gte(1)),
  /** Random id inside the device's database; new after a wipe. */
  replica: z.uuid(),
  /** Every operation of this replica up to this number has been confirmed to it. */
  confirmed: z.number().check(z.int(), z.gte(0)),
  /** Absent from a device that never received a generation. */
  served: z.optional(servedSchema),
  /** Rows that this device was served before a restore and the server lacks, merged before `ops`. */
  offers: z.optional(z.array(offerSchema).check(z.maxLength(limits.rowsPerOffer))),
  ops: z.array(operationSchema).check(z.maxLength(limits.operationsPerPush)),
});
/** Operations that a device sends; see `pushRequestSchema`. */
export type PushRequest = z.infer<typeof pushRequestSchema>;

/** Why an operation was refused permanently. It stays on the device, marked, until the person decides. */
export const badCodes = [
  "invalid",
  "owner",
  "gone",
  "date",
  "too_old",
  "too_large",
  "profile_gone",
  "group",
] as const;
/** Reason of a permanent refusal, one of `badCodes`. */
export type BadCode = (typeof badCodes)[number];

/**
 * Outcome of a push: every operation is in `done`, `bad` or `later` by its id. `now` is the server's time, ms
 * since 1970.
 */
export const pushReplySchema = z.object({
  protocol: z.literal(protocolVersion),
  done: z.array(z.string()),
  bad: z.array(z.object({ op: z.string(), code: z.enum(badCodes) })),
  /** Not understood by this server yet (a newer app wrote it): stays in the outbox. */
  later: z.array(z.string()),
  /** Offered rows that this server will not take, and why. */
  badOffers: z.optional(
    z.array(z.object({ scope: z.string(), kind: z.string(), id: z.string(), code: z.enum(badCodes) })),
  ),
  /** The rows that operations and offers touched, as they are now, changed or not. */
  rows: z.array(rowSchema),
  now: z.number(),
  /** Of the server's data; left out by servers that do not know it. */
  generation: z.optional(z.string()),
});
/** The server's answer to a push; see `pushReplySchema`. */
export type PushReply = z.infer<typeof pushReplySchema>;

/**
 * Rows that changed after a cursor, in the order of `seq`. `more`: another pull from `cursor` brings further
 * rows. `now` is the server's time, ms since 1970.
 */
export const pullReplySchema = z.object({
  protocol: z.literal(protocolVersion),
  rows: z.array(rowSchema),
  cursor: z.number(),
  more: z.boolean(),
  now: z.number(),
  /** Changes when the server was restored from a backup: cursors of another epoch mean nothing. */
  epoch: z.string(),
  generation: z.optional(z.string()),
  /** The newest rows instead of those after the cursor, which stays: they come again with the pages from the beginning. */
  recent: z.optional(z.literal(true)),
});
/** The server's answer to a pull; see `pullReplySchema`. */
export type PullReply = z.infer<typeof pullReplySchema>;
