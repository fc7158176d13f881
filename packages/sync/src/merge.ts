/**
 * How writes of two devices to one record, or to one set in it, become one: field by field, the greater stamp wins. Order,
 * repetition and grouping of writes do not matter (the laws are in merge.test.ts). A record counts as deleted while its
 * delete mark is later than every other field, so a later write brings it back on every device alike.
 */
import { laterStamp, noStamp } from "./clock.ts";
import { entryOf, joinEntries, plainName, splitEntries } from "./flatten.ts";
import { deleteField, type Fields, type Json, type Offer, type Row, type Stamp } from "./protocol.ts";

/** Where a record lives. Ids are unique within a scope: what one person stores under an id says nothing of another's. */
export type RecordAddress = { readonly scope: string; readonly kind: string; readonly id: string };

/** Key of a record within a household. */
export const recordKey = ({ scope, kind, id }: RecordAddress): string => `${scope}/${kind}/${id}`;

/** Stamp of one field of a row, by its name in `splitEntries`; '' for a field that the row has not. */
export const fieldStamp = (row: Offer, field: string): Stamp => stampIn(row, splitEntries(row.fields), field);

/** @param fields those of the row, split */
const stampIn = (row: Offer, fields: Fields, field: string): Stamp => {
  if (!Object.hasOwn(fields, field)) return noStamp;
  const entry = entryOf(field);
  const exception = (name: string | undefined): Stamp | undefined =>
    name !== undefined && row.fieldStamps !== undefined && Object.hasOwn(row.fieldStamps, name)
      ? row.fieldStamps[name]
      : undefined;
  return exception(field) ?? exception(entry) ?? row.stamp;
};

/** The greatest stamp of a row. */
export const rowStamp = (row: Offer): Stamp =>
  Object.values(row.fieldStamps ?? {}).reduce<Stamp>(
    (greatest, stamp) => laterStamp(greatest, stamp),
    row.stamp,
  );

/** Ties have one winner too, so that the result never depends on who came first. */
const wins = (stamp: Stamp, value: Json, oldStamp: Stamp, oldValue: Json | undefined): boolean =>
  stamp > oldStamp ||
  (stamp === oldStamp && oldValue !== undefined && JSON.stringify(value) > JSON.stringify(oldValue));

/**
 * The stamp that most fields share is said once; the others are exceptions. Fields of an entry have its stamp unless they
 * are exceptions themselves.
 */
const compressed = (
  stamps: ReadonlyMap<string, Stamp>,
): { stamp: Stamp; fieldStamps?: Record<string, Stamp> } => {
  const counts = new Map<Stamp, number>();
  for (const [field, stamp] of stamps)
    if (entryOf(field) === undefined) counts.set(stamp, (counts.get(stamp) ?? 0) + 1);
  const common = [...counts].sort(([a, m], [b, n]) => n - m || (a > b ? -1 : 1))[0]?.[0] ?? noStamp;
  const exceptions = [...stamps]
    .filter(([field, stamp]) => stamp !== (stamps.get(entryOf(field) ?? "") ?? common))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return exceptions.length === 0
    ? { stamp: common }
    : { stamp: common, fieldStamps: Object.fromEntries(exceptions) };
};

/**
 * A row that is open for writes: each costs what it names, however many fields the row has, and can be taken back. Made for
 * a push of many operations on one record.
 */
export type MergeRow = {
  /** False while neither a row nor a write was there. */
  isThere(): boolean;
  isDeleted(): boolean;
  /** Deleted, and nothing else is left of it (sync.A12). */
  isEmptied(): boolean;
  /** Whether the row has this field, or an entry of this map. */
  has(field: string): boolean;
  /** How many fields the row has, entries of its maps included. */
  size(): number;
  /** Lays a write over it. @returns whether anything changed, and how to take it back before the next write */
  write(write: { readonly fields: Fields; readonly stamp: Stamp }): {
    readonly changed: boolean;
    undo(): void;
  };
  /** These fields as they are now, entries whole. @param names as they travel */
  part(names: readonly string[]): Fields;
  /** The row as it is now, with the old `seq`. */
  row(): Row;
};

/** Opens a row, or nothing, for writes. */
export const openRow = (row: Row | undefined, { scope, kind, id }: RecordAddress): MergeRow => {
  const split = splitEntries(row?.fields ?? {});
  const values = new Map<string, Json>(Object.entries(split));
  const stamps = new Map<string, Stamp>(
    row === undefined ? [] : Object.keys(split).map((name) => [name, stampIn(row, split, name)]),
  );
  /** Names of each field and entry: itself, and its parts. */
  const names = new Map<string, Set<string>>();
  const enter = (name: string): void => {
    const top = entryOf(name) ?? name;
    names.set(top, (names.get(top) ?? new Set()).add(name));
  };
  const leave = (name: string): void => {
    const top = entryOf(name) ?? name;
    const all = names.get(top);
    all?.delete(name);
    if (all?.size === 0) names.delete(top);
  };
  /** The greatest stamp of all but the delete mark. */
  let greatest = noStamp;
  for (const [name, stamp] of stamps) {
    enter(name);
    if (name !== deleteField) greatest = laterStamp(greatest, stamp);
  }
  let written = row !== undefined;
  let changes = 0;
  // As long as any other field is as late as the mark, it was written after or with it.
  const isDeleted = (): boolean =>
    values.get(deleteField) === true && (stamps.get(deleteField) ?? noStamp) > greatest;

  return {
    isThere: () => written,
    isDeleted,
    isEmptied: () => isDeleted() && values.size === 1,
    has: (field) => names.has(field),
    size: () => names.size,
    write: ({ fields, stamp }) => {
      const before = { greatest, written };
      const won = Object.entries(splitEntries(fields)).filter(([name, value]) =>
        wins(stamp, value, stamps.get(name) ?? noStamp, values.get(name)),
      );
      const replaced = won.map(([name]) => [name, values.get(name), stamps.get(name)] as const);
      for (const [name, value] of won) {
        values.set(name, value);
        stamps.set(name, stamp);
        enter(name);
        if (name !== deleteField) greatest = laterStamp(greatest, stamp);
      }
      const changed = won.length > 0 || !written;
      written = true;
      if (changed) changes += 1;
      return {
        changed,
        undo: () => {
          for (const [name, value, old] of replaced) {
            if (value === undefined || old === undefined) {
              values.delete(name);
              stamps.delete(name);
              leave(name);
            } else {
              values.set(name, value);
              stamps.set(name, old);
            }
          }
          ({ greatest, written } = before);
          if (changed) changes -= 1;
        },
      };
    },
    part: (fields) => {
      const wanted = new Set(fields.map((field) => entryOf(field) ?? plainName(field)));
      return joinEntries(
        Object.fromEntries(
          [...wanted].flatMap((top) =>
            [...(names.get(top) ?? [])].map((name): [string, Json] => [name, values.get(name) ?? null]),
          ),
        ),
      );
    },
    row: () =>
      row !== undefined && changes === 0
        ? row
        : {
            scope,
            kind,
            id,
            fields: joinEntries(Object.fromEntries(values)),
            ...compressed(stamps),
            deleted: isDeleted(),
            seq: row?.seq ?? 0,
          },
  };
};

/**
 * Lays one write over a row (or over nothing).
 * @returns the row after it, with the old `seq`, and whether anything of it changed
 */
export const mergeWrite = (
  row: Row | undefined,
  address: RecordAddress,
  write: { readonly fields: Fields; readonly stamp: Stamp },
): { readonly row: Row; readonly changed: boolean } => {
  const open = openRow(row, address);
  const { changed } = open.write(write);
  return { row: open.row(), changed };
};

/**
 * Joins two states of one record, each field by its own stamp. In whatever order states are joined, the outcome is the same;
 * nothing is stamped anew. With it a restored server takes back what devices were served (docs/specs/sync.md, restore).
 * @returns the row with the `seq` of `row`, and whether anything of it changed
 */
export const joinRows = (
  row: Row | undefined,
  other: Offer,
): { readonly row: Row; readonly changed: boolean } => {
  const open = openRow(row, other);
  const fields = splitEntries(other.fields);
  const byStamp = Map.groupBy(Object.entries(fields), ([field]) => stampIn(other, fields, field));
  const writes = [...byStamp].map(([stamp, these]) =>
    open.write({ fields: Object.fromEntries(these), stamp }),
  );
  return { row: open.row(), changed: writes.some(({ changed }) => changed) };
};
