/**
 * Copies every row of a database into an empty one of the other engine and reads the copy again: rows are counted and hashed
 * for each table and household on both sides.
 */
import { createHash, type Hash } from "node:crypto";
import type { Value } from "../statements.ts";
import type { Tables } from "../tables.ts";

/** Every table with the columns by which its rows are put in order, after those that it refers to. */
const tableKeys = {
  server: ["id"],
  household: ["household_id"],
  generation: ["household_id", "generation"],
  device: ["household_id", "device_id"],
  replica: ["household_id", "replica_id", "profile_id"],
  record: ["household_id", "scope", "kind", "id"],
  stored_bytes: ["household_id", "scope"],
  receipt: ["household_id", "op_id"],
  profile: ["household_id", "profile_id"],
  passcode: ["household_id", "profile_id"],
  passcode_reset: ["household_id", "profile_id"],
  attempt: ["household_id", "profile_id", "device_id"],
  session: ["household_id", "id_hash"],
  invitation: ["household_id", "invitation_id"],
  registration: ["household_id", "grant_hash"],
  // Events have no other key; the copy numbers them anew in the same order.
  activity: ["household_id", "rowid"],
  job: ["household_id", "job_id"],
  push_subscription: ["household_id", "profile_id", "device_id"],
  reminder_watch: ["household_id", "profile_id"],
  reminder: ["household_id", "profile_id", "device_id", "reminder_key"],
  calendar_feed: ["household_id", "profile_id"],
  model_use: ["month", "model"],
} as const satisfies { readonly [T in keyof Tables]: readonly (keyof Tables[T])[] };

/** One row, by the names of its columns. */
export type TableRow = Readonly<Record<string, Value>>;

/** The tables of one database, as they are at one moment. */
export type TableReader = {
  /** Names of all tables but those of the engine and of the schema's versions. */
  tables(): Promise<readonly string[]>;
  /** Columns that hold data, without numbers that the engine gives by itself. */
  columns(table: string): Promise<readonly string[]>;
  /** All rows, a few at a time, compared by the bytes of their texts. */
  rows(
    table: string,
    columns: readonly string[],
    order: readonly string[],
  ): AsyncIterable<readonly TableRow[]>;
};

/** The same for a target, which the caller commits or undoes. */
export type TableWriter = TableReader & {
  insert(table: string, columns: readonly string[], rows: readonly TableRow[]): Promise<void>;
};

/** What was copied and found equal on both sides. */
export type CopiedTables = {
  readonly tables: number;
  readonly households: number;
  readonly records: number;
  readonly rows: number;
};

/** Rows that belong to no household are counted under ''. */
type Fingerprint = ReadonlyMap<string, { readonly count: number; readonly sha256: string }>;

const createFingerprint = (columns: readonly string[]) => {
  const households = new Map<string, { count: number; hash: Hash }>();
  return {
    add: (rows: readonly TableRow[]): void => {
      for (const row of rows) {
        const household = String(row.household_id ?? "");
        const entry = households.get(household) ?? { count: 0, hash: createHash("sha256") };
        households.set(household, entry);
        entry.count += 1;
        // JSON holds no line break, so one row never reads like two.
        entry.hash.update(`${JSON.stringify(columns.map((column) => row[column]))}\n`);
      }
    },
    end: (): Fingerprint =>
      new Map([...households].map(([id, { count, hash }]) => [id, { count, sha256: hash.digest("hex") }])),
  };
};

/** @returns the first difference in words; undefined when both are equal */
const differenceOf = (from: Fingerprint, to: Fingerprint): string | undefined => {
  for (const household of new Set([...from.keys(), ...to.keys()])) {
    const [source, copy] = [from.get(household), to.get(household)];
    if (source?.count !== copy?.count)
      return `household ${household}: ${source?.count ?? 0} rows, ${copy?.count ?? 0} in the copy`;
    if (source?.sha256 !== copy?.sha256) return `household ${household}: the rows of the copy differ`;
  }
  return undefined;
};

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  [...some].sort().join() === [...others].sort().join();

/** @returns the first table of the target that holds a row */
export const firstFilledTable = async (target: TableReader): Promise<string | undefined> => {
  for (const [table, order] of Object.entries(tableKeys))
    for await (const rows of target.rows(table, order, order)) if (rows.length > 0) return table;
  return undefined;
};

/**
 * Copies all tables and reads the copy again. The caller ends the target's transaction.
 * @throws when a table is not known on both sides, or the copy differs from the source
 */
export const copyTables = async (source: TableReader, target: TableWriter): Promise<CopiedTables> => {
  for (const side of [source, target])
    if (!isSame(await side.tables(), Object.keys(tableKeys)))
      throw new Error("the tables are not those of this version");
  let [rows, records, households] = [0, 0, 0];
  for (const [table, order] of Object.entries(tableKeys)) {
    const columns = [...(await source.columns(table))].sort();
    if (!isSame(columns, await target.columns(table)))
      throw new Error(`the columns of the table ${table} differ`);
    const read = createFingerprint(columns);
    for await (const batch of source.rows(table, columns, order)) {
      read.add(batch);
      await target.insert(table, columns, batch);
    }
    const copied = createFingerprint(columns);
    for await (const batch of target.rows(table, columns, order)) copied.add(batch);
    const expected = read.end();
    const difference = differenceOf(expected, copied.end());
    if (difference !== undefined) throw new Error(`table ${table}, ${difference}`);
    const count = [...expected.values()].reduce((sum, entry) => sum + entry.count, 0);
    rows += count;
    if (table === "record") records = count;
    if (table === "household") households = count;
  }
  return { tables: Object.keys(tableKeys).length, households, records, rows };
};
