/**
 * A record as people's code sees it, and its fields as they travel: an ordinary field by its name, each entry of a map
 * field as `name.<key>`, so that entries merge by themselves. Which fields are maps is told by the caller.
 */
import type { Fields, Json } from "./protocol.ts";

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
