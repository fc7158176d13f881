/** What a history was told and saw, and what must hold of it in the end (model.ts plays it). */
import { timeOfStamp } from "../clock.ts";
import { splitEntries } from "../flatten.ts";
import { recordKey, rowStamp } from "../merge.ts";
import { deleteField, type Row } from "../protocol.ts";
import { problemOf, type SyncedKinds } from "../rules.ts";
import type { ModelDevice } from "./model-device.ts";

/** A promise did not hold. */
export class BrokenPromise extends Error {}
/** @throws BrokenPromise with the promise's words */
export const must = (holds: boolean, promise: string): void => {
  if (!holds) throw new BrokenPromise(promise);
};

/** What was written in a history. */
export type Ledger = {
  /** Every saved entry of a map, and other fields that nobody removes: all must be there in the end. */
  readonly entries: { readonly id: string; readonly field: string }[];
  /** Values that somebody saw and then wrote over: none of them may be the last word. */
  readonly writtenOver: Set<string>;
  /** By record and field: the last value by true time. */
  readonly latest: Map<string, string>;
  /** By record: whether the last write by true time removed it. */
  readonly isRemoved: Map<string, boolean>;
  readonly begun: Set<string>;
  readonly everRemoved: Set<string>;
  /** Operations that may be refused. */
  readonly refusable: Set<string>;
  /** Those of them that must be. */
  readonly wrong: Set<string>;
  /** Their values. */
  readonly forbidden: Set<string>;
};

/** Of a history in which nothing was written yet. */
export const emptyLedger = (): Ledger => ({
  entries: [],
  writtenOver: new Set(),
  latest: new Map(),
  isRemoved: new Map(),
  begun: new Set(),
  everRemoved: new Set(),
  refusable: new Set(),
  wrong: new Set(),
  forbidden: new Set(),
});

/** What a new record has of itself: the kind of the world names it as unset. */
export const unsetNotes = "";

type End = {
  readonly profile: string;
  readonly kind: string;
  readonly kinds: SyncedKinds;
  readonly devices: readonly ModelDevice[];
  readonly ids: readonly string[];
  readonly rows: readonly Row[];
  /** Server time, ms. */
  readonly now: number;
  readonly judgeTimes: boolean;
};

/** Everything has been drained. @throws BrokenPromise */
export const judgeEnd = async (end: End, ledger: Ledger): Promise<void> => {
  const { profile, kind, devices, ids } = end;
  const rows = new Map(end.rows.map((row) => [recordKey(row), row]));
  const keyOf = (id: string) => recordKey({ scope: profile, kind, id });
  must(rows.size === end.rows.length, "a computed id is one record");
  for (const device of devices) {
    must((await device.pending()).length === 0, "everything that was saved has been sent");
    for (const id of ids) {
      const row = rows.get(keyOf(id));
      const record = await device.look(id);
      must((row === undefined) === (record === undefined), "devices hold the same records");
      if (row === undefined || record === undefined) continue;
      const { [deleteField]: _mark, ...fields } = row.fields;
      must(record.deleted === row.deleted, "devices agree on what is deleted");
      must(sameFields(record.fields, fields), "devices agree on every field");
    }
  }
  for (const { id, field } of ledger.entries)
    must(rows.get(keyOf(id))?.fields[field] !== undefined, "no saved entry is lost");
  for (const row of rows.values()) {
    judgeRow(row, end);
    judgeValues(row, ledger, end.judgeTimes);
  }
};

const judgeRow = (row: Row, { profile, kinds, now }: End): void => {
  must(row.scope === profile, "nobody writes into another scope");
  const { [deleteField]: _mark, ...fields } = row.fields;
  must(problemOf(kinds[row.kind], fields) === undefined, "every record of the server fits its schema");
  // A stamp that follows another one in the same millisecond is later by its counter.
  must(timeOfStamp(rowStamp(row)) <= now, "no stamp lies in the server's future");
};

const judgeValues = (row: Row, ledger: Ledger, judgeTimes: boolean): void => {
  const isRemoved = ledger.isRemoved.get(row.id);
  if (judgeTimes && isRemoved !== undefined)
    must(
      row.deleted === isRemoved,
      "with true times a delete hides what was written before it, and only that",
    );
  for (const [field, known] of Object.entries(splitEntries(row.fields))) {
    const name = `${row.id}/${field}`;
    const value = String(known);
    must(!ledger.forbidden.has(value), "what was refused leaves no trace");
    const last = ledger.latest.get(name);
    // A field of a set that nobody has edited says what it was logged with.
    if (last === undefined) continue;
    if (field === "notes" && ledger.begun.has(row.id)) {
      // Over a removed record it begins afresh, and counts.
      if (ledger.everRemoved.has(row.id)) continue;
      must(value !== unsetNotes, "what nobody set yields to what was set");
    }
    must(!ledger.writtenOver.has(`${name}=${value}`), "a write beats what its author had seen");
    if (judgeTimes) must(last === value, "with true times the later edit wins");
  }
};

type Flat = { readonly [field: string]: unknown };
const sameFields = (a: Flat, b: Flat): boolean => {
  const sorted = (fields: Flat) =>
    JSON.stringify(Object.entries(fields).sort(([x], [y]) => (x < y ? -1 : 1)));
  return sorted(a) === sorted(b);
};
