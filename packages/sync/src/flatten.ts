/**
 * A record as people's code sees it, and its fields as they travel: an ordinary field by its name, each entry of a map
 * field as `name.<key>`, so that entries merge by themselves. The caller says which fields are maps.
 * An entry that is an object merges field by field: `splitEntries` gives the names under which that happens.
 */
import { deleteField, type Fields, type Json } from "./protocol.ts";

type JsonObject = { readonly [field: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields of an entry that is not there (removed, or not made yet) wait under this prefix: `$sets.<key>`. */
const absentPrefix = "$";
const isAbsentEntry = (name: string): boolean => name.startsWith(absentPrefix) && name.includes(".");

/** `sets.<key>` of `sets.<key>.reps`; undefined for every other name. */
export const entryOf = (name: string): string | undefined => {
  const end = name.indexOf(".", name.indexOf(".") + 1);
  return end > 0 && name.indexOf(".") < end ? name.slice(0, end) : undefined;
};

/** The name that a field of a map's entry has when it stands for an absent entry as well. */
export const plainName = (name: string): string => (isAbsentEntry(name) ? name.slice(1) : name);

/** A record's own fields: all but the delete mark. */
export const withoutMark = ({ [deleteField]: _mark, ...fields }: Fields): Fields => fields;

/**
 * Fields under the names by which they merge: `sets.1: {reps: 5}` is `sets.1: {}` (there is such an entry) and
 * `sets.1.reps: 5`. An object thus sets the fields that it names and leaves the others of its entry alone.
 */
export const splitEntries = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, Json][] => {
      if (!name.includes(".") || entryOf(name) !== undefined || !isObject(value)) return [[name, value]];
      const entry = plainName(name);
      const parts = Object.entries(value).map(([field, part]): [string, Json] => [`${entry}.${field}`, part]);
      return entry === name ? [[name, {}], ...parts] : parts;
    }),
  );

/** The inverse of `splitEntries`. */
export const joinEntries = (fields: Fields): Fields => {
  const parts = new Map<string, [string, Json][]>();
  for (const [name, value] of Object.entries(fields)) {
    const entry = entryOf(name);
    if (entry === undefined) continue;
    const known = parts.get(entry) ?? [];
    known.push([name.slice(entry.length + 1), value]);
    parts.set(entry, known);
  }
  if (parts.size === 0) return fields;
  const isThere = (entry: string): boolean => Object.hasOwn(fields, entry) && isObject(fields[entry]);
  return Object.fromEntries([
    ...Object.entries(fields).flatMap(([name, value]): [string, Json][] => {
      if (entryOf(name) !== undefined) return [];
      const pairs = isThere(name) ? parts.get(name) : undefined;
      return [[name, pairs === undefined ? value : Object.fromEntries(pairs)]];
    }),
    ...[...parts]
      .filter(([entry]) => !isThere(entry))
      .map(([entry, pairs]): [string, Json] => [`${absentPrefix}${entry}`, Object.fromEntries(pairs)]),
  ]);
};

/** What of `value` differs from `known`: of an entry its fields, of anything else the whole; undefined for nothing. */
export const changedPart = (name: string, known: Json | undefined, value: Json): Json | undefined => {
  if (!name.includes(".") || !isObject(known) || !isObject(value))
    return isSame(known, value) ? undefined : value;
  const parts = Object.entries(value).filter(
    ([field, part]) => !Object.hasOwn(known, field) || !isSame(known[field], part),
  );
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
};

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

type PlainRecord = { readonly [field: string]: unknown };

/** `undefined` has no place on the wire: such fields are left out. */
export const flatten = (record: PlainRecord, maps: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(record).flatMap(([field, value]): [string, Json][] => {
      if (value === undefined) return [];
      // Records come out of a schema of JSON values, so every value is JSON.
      if (!maps.includes(field)) return [[field, value as Json]];
      return Object.entries(value as PlainRecord).map(([key, entry]) => [`${field}.${key}`, entry as Json]);
    }),
  );

/** The inverse of `flatten`. Every map is there, if only empty; fields that are not known stay as they are. */
export const unflatten = (fields: Fields, maps: readonly string[]): Record<string, Json> => {
  const entries = new Map<string, [string, Json][]>(maps.map((map) => [map, []]));
  const plain: [string, Json][] = [];
  for (const [field, value] of Object.entries(fields)) {
    const dot = field.indexOf(".");
    const map = dot < 0 ? undefined : entries.get(field.slice(0, dot));
    if (map === undefined) plain.push([field, value]);
    else map.push([field.slice(dot + 1), value]);
  }
  return Object.fromEntries([
    ...plain,
    // fromEntries defines properties and never calls the setter of `__proto__`.
    ...[...entries].map(([map, pairs]): [string, Json] => [map, Object.fromEntries(pairs)]),
  ]);
};
