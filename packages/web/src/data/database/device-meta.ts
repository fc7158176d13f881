/** The few single values that sync keeps beside the records. Every name is written once, here. */
import type { RecordAddress } from "@muster/sync/merge";
import type { MusterDatabase } from "./database.ts";
import type { MetaRow } from "./rows.ts";

/** Meaning of a value -> its key. */
export const metaKeys = {
  /** Random id of this database; new after a wipe. */
  replica: "replica",
  /** The household this browser belongs to. */
  household: "household",
  /** Random bits by which this browser may repeat its join. */
  joinAttempt: "joinAttempt",
  /** Server time minus this device's, ms. */
  offset: "offset",
  /** Of the server; another one means that it was restored from a backup. */
  epoch: "epoch",
  cursor: (scope: string) => `cursor:${scope}`,
  /** Beside the cursor: that this version rolled up what came until then. */
  rolled: (scope: string) => `rolled:${scope}`,
  /** Greatest stamp seen of a scope. */
  seen: (scope: string) => `seen:${scope}`,
  /** Greatest operation number that the server answered, by profile. */
  answered: (profile: string) => `answered:${profile}`,
  lastSyncAt: (profile: string) => `lastSyncAt:${profile}`,
  /** Generation of the server's data, and the greatest number received in it: together they show whether it was restored. */
  generation: "generation",
  servedSeq: "servedSeq",
  /** How often cursors began anew: an answer to a question of before is late. */
  starts: "starts",
  /** Set after a restore of the server, until everything of the scope has been pulled anew. */
  restored: (scope: string) => `restored:${scope}`,
  /** A record that the restored server lacks, to be offered. */
  offer: ({ scope, kind, id }: RecordAddress) => `offer:${scope}:${kind}/${id}`,
  offers: (scope: string) => `offer:${scope}:`,
  anyOffer: "offer:",
  /** The greatest number of the newest rows, which came first to a new device; until all of the scope is here. */
  firstPull: (scope: string) => `firstPull:${scope}`,
  /** The server has answered this operation; stays until no journal file names it any more. */
  settled: (op: string) => `settled:${op}`,
  /** When this profile was erased here (device time, ms): what journals say of it until then never comes back. */
  erased: (profile: string) => `erased:${profile}`,
} as const;

const read = async <T>(
  database: MusterDatabase,
  key: string,
  is: (value: unknown) => value is T,
): Promise<T | undefined> => {
  const value = (await database.meta.get(key))?.v;
  return is(value) ? value : undefined;
};

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";

/** A stored text; undefined when there is none. */
export const metaText = (database: MusterDatabase, key: string) => read(database, key, isText);
/** A stored number; undefined when there is none. */
export const metaNumber = (database: MusterDatabase, key: string) => read(database, key, isNumber);

/** The single values at one moment. Offers and settled operations may be missing: they can be thousands. */
export type Meta = {
  text(key: string): string | undefined;
  number(key: string): number | undefined;
  /** Those of `rows` that say something else than what is stored. */
  changed(rows: readonly MetaRow[]): readonly MetaRow[];
};

/** So many rows are read at once: more are there only after a restore of the server, or a long time without a journal's start. */
const fewRows = 500;

/** All single values in one request, however many are needed. */
export const readMeta = async ({ meta }: MusterDatabase): Promise<Meta> => {
  const all = await meta.limit(fewRows).toArray();
  const rows =
    all.length < fewRows
      ? all
      : await meta
          .filter(({ k }) => !k.startsWith(metaKeys.anyOffer) && !k.startsWith(metaKeys.settled("")))
          .toArray();
  return metaOf(rows);
};

/** Those of the single values that are named, in one request. */
export const readValues = async (
  { meta }: MusterDatabase,
  keys: readonly string[],
): Promise<Pick<Meta, "text" | "number">> =>
  metaOf((await meta.bulkGet([...keys])).filter((row) => row !== undefined));

const metaOf = (rows: readonly MetaRow[]): Meta => {
  const values = new Map(rows.map(({ k, v }) => [k, v]));
  const typed = <T>(key: string, is: (value: unknown) => value is T): T | undefined => {
    const value = values.get(key);
    return is(value) ? value : undefined;
  };
  return {
    text: (key) => typed(key, isText),
    number: (key) => typed(key, isNumber),
    changed: (entries) => entries.filter(({ k, v }) => values.get(k) !== v),
  };
};

/** Stores a value, in the running transaction if there is one. */
export const setMeta = (database: MusterDatabase, key: string, value: string | number | null) =>
  database.meta.put({ k: key, v: value });
