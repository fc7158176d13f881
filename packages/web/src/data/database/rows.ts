/**
 * Rows of the tables of this device's database. Their stored names are those of the first version and stay: new ones would write
 * every record of years anew on each phone, and an older version of the app could not read them any more. `outbox-rows.ts` and
 * `record-rows.ts` translate them into the words that travel and merge.
 */
import type { BadCode, Fields, Stamp } from "@muster/sync/protocol";

/** One record as this device shows it. */
export type RecordRow = {
  kind: string;
  id: string;
  /** Scope: the household's or a profile's id. */
  p: string;
  /** Same as `p` while the record is not deleted: the index of what is there. */
  live?: string;
  day?: string;
  /** The whole record, maps whole. */
  r: { [field: string]: unknown };
  /** Number of the server's row that this one includes; 0 when it has none. */
  _q: number;
  /** Stamps as the server last gave them: one for the row, exceptions by field. */
  s?: Stamp;
  x?: { [field: string]: Stamp };
  /** The server's fields, kept while own writes lie over them; null when the server has no such record. */
  base?: { f: Fields; deleted: boolean } | null;
  /** The server's delete mark, where its row has one. */
  mark?: boolean;
  /** Served before the server was restored, and the server has not been seen to have all of it since. */
  lost?: 1;
};

/** An operation on its way. */
export type OutboxRow = {
  op: string;
  /** Group. */
  g?: string | undefined;
  /** Number within the replica. */
  n: number;
  /** Scope. */
  p: string;
  kind: string;
  id: string;
  new?: true | undefined;
  /** Fields. */
  f: Fields;
  at: number;
  /** Server time minus device time, ms. */
  off: number;
  seen: Stamp;
  schema: number;
  /** The profile whose session sends it. */
  by: string;
};
/** A refused one: it keeps its place over the record until the person decides. */
export type RefusedRow = OutboxRow & { code: BadCode };

/** A single value by its key. */
export type MetaRow = { k: string; v: unknown };
