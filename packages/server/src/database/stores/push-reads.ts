/** What a push needs to know, in as few statements as its size allows: a statement is a round trip on some engines. */
import { needs, unitsOf } from "@muster/sync/accept";
import { type RecordAddress, recordKey } from "@muster/sync/merge";
import { type Offer, type Operation, type Row, rowSchema, type Served } from "@muster/sync/protocol";
import type { ReadStatements, Value } from "../statements.ts";
import type { Tables } from "../tables.ts";

/** Reads a stored row; what comes back from the disk is checked like anything that comes in. */
export const rowOf = (stored: Tables["record"]): Row =>
  rowSchema.parse({
    scope: stored.scope,
    kind: stored.kind,
    id: stored.id,
    fields: JSON.parse(stored.fields),
    stamp: stored.stamp,
    ...(stored.exceptions === null ? {} : { fieldStamps: JSON.parse(stored.exceptions) }),
    deleted: stored.deleted === 1,
    seq: stored.seq,
  });

/** States what the index of the feed holds, so that PostgreSQL takes it: all records that are stored have a number. */
export const inFeed = "seq > 0";

/** Bytes of a record as `stored_bytes` counts it, in SQL. */
export const bytesInSql = "octet_length(fields) + coalesce(octet_length(exceptions), 0)";

/** What a record takes on the disk. */
export const bytesOf = ({ fields, exceptions }: Pick<Tables["record"], "fields" | "exceptions">): number =>
  Buffer.byteLength(fields) + Buffer.byteLength(exceptions ?? "");

type HeadQuery = {
  readonly householdId: string;
  /** '' for the server itself. */
  readonly profileId: string;
  readonly replica: string;
  readonly ops: readonly Pick<Operation, "op">[];
  readonly served?: Served | undefined;
  /** Whose bytes are asked for. */
  readonly scopes?: readonly string[];
};

/** What `loadHead` finds. */
export type StoredHead = {
  readonly seq: number;
  readonly top: string;
  readonly generation: string;
  /** The generation of the server's start: what is written now belongs to it. */
  readonly started: string;
  /** Last number of the generation in which the device was served; null when no such one has ended. */
  readonly ended: number | null;
  /** null for a replica that was never heard of. */
  readonly last: string | null;
  readonly last_n: number | null;
  readonly confirmed: number | null;
  /** Bytes of the household's records, and of the fullest of the scopes. */
  readonly bytes: number;
  readonly scope_bytes: number;
  /** Operations that were accepted before, with spaces between. */
  readonly known: string | null;
};

/**
 * Values to look up, as rows of a table `v`. Each is then looked up by itself, with its whole key: for a list a planner may read
 * all that the household has instead. Lengths are few, so that few texts of statements are prepared: the last row fills up to
 * a power of two. No rows ask for '', which nothing is called.
 */
const listed = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  from: number,
): { readonly sql: string; readonly values: readonly Value[] } => {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, rows.length)));
  const last = rows.at(-1) ?? columns.map(() => "");
  const all = [...rows, ...Array.from({ length: length - rows.length }, () => last)];
  const places = all.map(
    (_, row) => `(${columns.map((__, column) => `?${from + row * columns.length + column}`).join(", ")})`,
  );
  return { sql: `WITH v(${columns.join(", ")}) AS (VALUES ${places.join(", ")})`, values: all.flat() };
};

/** Everything about a push but its records, in one statement; undefined when the household does not exist. */
export const loadHead = (db: ReadStatements, query: HeadQuery): Promise<StoredHead | undefined> => {
  const [only, ...more] = query.ops;
  const ops = query.ops.map(({ op }) => [op]);
  const list = more.length === 0 ? { sql: "", values: [only?.op ?? ""] } : listed(["op"], ops, 7);
  const [scope = "", another = scope] = query.scopes ?? [];
  return db.get<StoredHead>(
    headSql(list.sql),
    query.householdId,
    query.replica,
    query.profileId,
    query.served?.generation ?? "",
    scope,
    another,
    ...list.values,
  );
};

/** @param list of operations; '': one of them alone */
const headSql = (list: string): string => {
  const before = headTexts.get(list);
  if (before !== undefined) return before;
  const known =
    list === ""
      ? "SELECT c.op_id FROM receipt c WHERE c.household_id = ?1 AND c.op_id = ?7"
      : `SELECT string_agg(k.op_id, ' ') FROM (SELECT
          (SELECT c.op_id FROM receipt c WHERE c.household_id = ?1 AND c.op_id = v.op) AS op_id FROM v) k`;
  const sql = `${list}
     SELECT h.seq, h.top, h.generation, s.generation AS started, g.last_seq AS ended, r.last, r.last_n, r.confirmed,
       (SELECT coalesce(sum(b.bytes), 0) FROM stored_bytes b WHERE b.household_id = ?1) AS bytes,
       (SELECT coalesce(max(b.bytes), 0) FROM stored_bytes b
        WHERE b.household_id = ?1 AND b.scope IN (?5, ?6)) AS scope_bytes,
       (${known}) AS known
     FROM household h JOIN server s ON s.id = 1
     LEFT JOIN replica r ON r.household_id = h.household_id AND r.replica_id = ?2 AND r.profile_id = ?3
     LEFT JOIN generation g ON g.household_id = h.household_id AND g.generation = ?4
     WHERE h.household_id = ?1`;
  headTexts.set(list, sql);
  return sql;
};
/** As many as there are powers of two up to the largest push. */
const headTexts = new Map<string, string>();

const loadRecords = async (
  db: ReadStatements,
  householdId: string,
  addresses: readonly RecordAddress[],
): Promise<Tables["record"][]> => {
  const kinds = Map.groupBy(addresses, ({ scope, kind }) => `${scope} ${kind}`);
  const values: Value[] = [householdId];
  const parts = [...kinds.values()].map((same) => {
    values.push(same[0]?.scope ?? "", same[0]?.kind ?? "", ...same.map(({ id }) => id));
    return `(scope = ? AND kind = ? AND id IN (${same.map(() => "?").join(", ")}))`;
  });
  return await db.all<Tables["record"]>(
    `SELECT * FROM record WHERE household_id = ? AND (${parts.join(" OR ")})`,
    ...values,
  );
};

/** Bytes of the records that are there, by `recordKey`. */
const loadSizes = async (
  db: ReadStatements,
  householdId: string,
  addresses: readonly RecordAddress[],
): Promise<ReadonlyMap<string, number>> => {
  const list = listed(
    ["scope", "kind", "id"],
    addresses.map(({ scope, kind, id }) => [scope, kind, id]),
    2,
  );
  const found = await db.all<{ scope: string; kind: string; id: string; bytes: number | null }>(
    `${list.sql}
     SELECT v.scope, v.kind, v.id, (SELECT ${bytesInSql} FROM record r
       WHERE r.household_id = ?1 AND r.scope = v.scope AND r.kind = v.kind AND r.id = v.id) AS bytes FROM v`,
    householdId,
    ...list.values,
  );
  return new Map(
    found.flatMap(({ bytes, ...address }) => (bytes === null ? [] : [[recordKey(address), bytes] as const])),
  );
};

/**
 * Bytes of stored records that one push may touch: reading and writing them holds everybody up, about 0.4 ms a KB. What comes
 * after that is not answered, and devices send again what was not; a group is never split, and has a limit of its own.
 */
const touchedBytes = { push: 512 * 1024, group: 2 * 1024 * 1024 } as const;

/** What `loadRecordsOfPush` finds. */
export type LoadedPush = {
  /** Operations and offers that are judged; the others are not answered. */
  readonly ops: readonly Operation[];
  readonly offers: readonly Offer[];
  /** Ids of operations whose group touches too much. */
  readonly tooLarge: readonly string[];
  /** Stored rows and their bytes, by `recordKey`. */
  readonly records: Map<string, Row>;
  readonly sizes: ReadonlyMap<string, number>;
};

/** Chooses what can be judged at once. @param sizes of all records that are there, by `recordKey` */
const choose = (
  push: readonly Operation[],
  offered: readonly Offer[],
  sizes: ReadonlyMap<string, number>,
): Pick<LoadedPush, "ops" | "offers" | "tooLarge"> & { readonly chosen: readonly RecordAddress[] } => {
  const chosen = new Map<string, RecordAddress>();
  const costOf = (addresses: readonly RecordAddress[]): number =>
    addresses.reduce((sum, address) => {
      const key = recordKey(address);
      return chosen.has(key) ? sum : sum + (sizes.get(key) ?? 0);
    }, 0);
  const take = (addresses: readonly RecordAddress[]): void => {
    for (const address of addresses)
      if (sizes.has(recordKey(address))) chosen.set(recordKey(address), address);
  };
  const ops: Operation[] = [];
  const tooLarge: string[] = [];
  let bytes = 0;
  for (const unit of unitsOf(push)) {
    const addresses = needs(unit).records;
    const more = costOf(addresses);
    if (ops.length > 0 && bytes + more > touchedBytes.push) break;
    if (unit.length > 1 && more > touchedBytes.group) {
      tooLarge.push(...unit.map(({ op }) => op));
      continue;
    }
    bytes += more;
    ops.push(...unit);
    take(addresses);
  }
  const offers: Offer[] = [];
  bytes = 0;
  for (const offer of offered) {
    bytes += costOf([offer]);
    if (offers.length > 0 && bytes > touchedBytes.push) break;
    offers.push(offer);
    take([offer]);
  }
  return { ops, offers, tooLarge, chosen: [...chosen.values()] };
};

/** Loads the records that a push needs, until it is enough. */
export const loadRecordsOfPush = async (
  db: ReadStatements,
  householdId: string,
  ops: readonly Operation[],
  offers: readonly Offer[],
): Promise<LoadedPush> => {
  const addresses = [...needs(ops).records, ...offers];
  if (addresses.length <= 1) {
    const found = addresses.length === 0 ? [] : await loadRecords(db, householdId, addresses);
    return { ops, offers, tooLarge: [], ...byKey(found) };
  }
  const { chosen, ...judged } = choose(ops, offers, await loadSizes(db, householdId, addresses));
  const found = chosen.length === 0 ? [] : await loadRecords(db, householdId, chosen);
  return { ...judged, ...byKey(found) };
};

const byKey = (found: readonly Tables["record"][]): Pick<LoadedPush, "records" | "sizes"> => {
  const rows = found.map((record) => ({ row: rowOf(record), bytes: bytesOf(record) }));
  return {
    records: new Map(rows.map(({ row }) => [recordKey(row), row])),
    sizes: new Map(rows.map(({ row, bytes }) => [recordKey(row), bytes])),
  };
};
