/**
 * How two writes of one record become one: field by field, the greater stamp wins. Order, repetition and grouping of
 * writes do not matter (the laws are in merge.test.ts). A record counts as deleted while its delete mark is later than
 * every other field, so a later write brings it back on every device alike.
 */
import { laterStamp, noStamp } from "./clock.ts";
import { entryOf, joinEntries, splitEntries } from "./flatten.ts";
import { deleteField, type Fields, type Json, type Row, type Stamp } from "./protocol.ts";

/** Where a record lives. Ids are unique within a scope: what one person stores under an id says nothing of another's. */
export type RecordAddress = { readonly p: string; readonly kind: string; readonly id: string };

/** Key of a record within a household. */
export const recordKey = ({ p, kind, id }: RecordAddress): string => `${p}/${kind}/${id}`;

/** Stamp of one field of a row, by its name in `splitEntries`; '' for a field that the row has not. */
export const fieldStamp = (row: Row, field: string): Stamp => stampIn(row, splitEntries(row.f), field);

/** @param fields those of the row, split */
const stampIn = (row: Row, fields: Fields, field: string): Stamp => {
  if (!Object.hasOwn(fields, field)) return noStamp;
  const entry = entryOf(field);
  const exception = (name: string | undefined): Stamp | undefined =>
    name !== undefined && row.x !== undefined && Object.hasOwn(row.x, name) ? row.x[name] : undefined;
  return exception(field) ?? exception(entry) ?? row.s;
};

/** The greatest stamp of a row. */
export const rowStamp = (row: Row): Stamp =>
  Object.values(row.x ?? {}).reduce<Stamp>((greatest, stamp) => laterStamp(greatest, stamp), row.s);

/** Ties have one winner too, so that the result never depends on who came first. */
const wins = (stamp: Stamp, value: Json, oldStamp: Stamp, oldValue: Json | undefined): boolean =>
  stamp > oldStamp ||
  (stamp === oldStamp && oldValue !== undefined && JSON.stringify(value) > JSON.stringify(oldValue));

const isDeleted = (f: Fields, stamps: ReadonlyMap<string, Stamp>): boolean => {
  if (f[deleteField] !== true) return false;
  const mark = stamps.get(deleteField) ?? noStamp;
  for (const [field, stamp] of stamps) if (field !== deleteField && stamp >= mark) return false;
  return true;
};

/**
 * The stamp that most fields share is said once; the others are exceptions. Fields of an entry have its stamp unless they
 * are exceptions themselves.
 */
const compressed = (stamps: ReadonlyMap<string, Stamp>): { s: Stamp; x?: Record<string, Stamp> } => {
  const counts = new Map<Stamp, number>();
  for (const [field, stamp] of stamps)
    if (entryOf(field) === undefined) counts.set(stamp, (counts.get(stamp) ?? 0) + 1);
  const common = [...counts].sort(([a, m], [b, n]) => n - m || (a > b ? -1 : 1))[0]?.[0] ?? noStamp;
  const exceptions = [...stamps]
    .filter(([field, stamp]) => stamp !== (stamps.get(entryOf(field) ?? "") ?? common))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return exceptions.length === 0 ? { s: common } : { s: common, x: Object.fromEntries(exceptions) };
};

/**
 * Lays one write over a row (or over nothing).
 * @returns the row after it, with the old `seq`, and whether anything of it changed
 */
export const mergeWrite = (
  row: Row | undefined,
  address: RecordAddress,
  write: { readonly f: Fields; readonly stamp: Stamp },
): { readonly row: Row; readonly changed: boolean } => {
  const { p, kind, id } = address;
  const written = splitEntries(write.f);
  // Nothing there: every field wins, and all of them share the one stamp (so a delete mark is not later than the rest).
  if (row === undefined) {
    const deleted = write.f[deleteField] === true && Object.keys(write.f).length === 1;
    return { row: { p, kind, id, f: joinEntries(written), s: write.stamp, deleted, seq: 0 }, changed: true };
  }
  const before = splitEntries(row.f);
  const won = Object.entries(written).filter(([field, value]) =>
    wins(write.stamp, value, stampIn(row, before, field), before[field]),
  );
  if (won.length === 0) return { row, changed: false };
  const f = Object.fromEntries([...Object.entries(before), ...won]);
  const stamps = new Map<string, Stamp>([
    ...Object.keys(before).map((field): [string, Stamp] => [field, stampIn(row, before, field)]),
    ...won.map(([field]): [string, Stamp] => [field, write.stamp]),
  ]);
  return {
    row: {
      p,
      kind,
      id,
      f: joinEntries(f),
      ...compressed(stamps),
      deleted: isDeleted(f, stamps),
      seq: row.seq,
    },
    changed: true,
  };
};
