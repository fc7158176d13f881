/**
 * The database's side of `accept`: loads the rows that it names and stores what it returns, inside a transaction of the
 * household. Also the road on which the server itself writes a record.
 */
import { recordKinds, recordSchemaVersion } from "@muster/domain/records";
import { type Accepted, type AcceptRules, accept, needs, unitsOf } from "@muster/sync/accept";
import { acceptOffers } from "@muster/sync/accept-offers";
import { type RecordAddress, recordKey } from "@muster/sync/merge";
import { type Fields, type Offer, type Operation, type Row, rowSchema } from "@muster/sync/protocol";
import { rulesOfServer } from "../../sync/record-rules.ts";
import type { Statements } from "../statements.ts";
import type { Tables } from "../tables.ts";

/** Reads a stored row; what comes back from the disk is checked like anything that comes in. */
export const rowOf = (stored: Tables["record"]): Row =>
  rowSchema.parse({
    p: stored.scope,
    kind: stored.kind,
    id: stored.id,
    f: JSON.parse(stored.fields),
    s: stored.stamp,
    ...(stored.exceptions === null ? {} : { x: JSON.parse(stored.exceptions) }),
    deleted: stored.deleted === 1,
    seq: stored.seq,
  });

const dayFieldOf = (kind: string): string | undefined =>
  Object.hasOwn(recordKinds, kind)
    ? // Asked for just above.
      (recordKinds[kind as keyof typeof recordKinds] as { readonly day?: string }).day
    : undefined;

const dayOf = (row: Row): string | null => {
  const field = dayFieldOf(row.kind);
  const value = field === undefined ? undefined : row.f[field];
  return typeof value === "string" ? value : null;
};

export type AcceptedPush = {
  readonly householdId: string;
  readonly profileId: string;
  readonly replica: string;
  readonly confirmed: number;
  /** Rows that a device was served before a restore. */
  readonly offers?: readonly Offer[];
  readonly ops: readonly Operation[];
  readonly rules: AcceptRules;
  readonly now: number;
};

type StoredHead = {
  seq: number;
  top: string;
  /** null for a replica that was never heard of. */
  last: string | null;
  last_n: number | null;
  confirmed: number | null;
};
const headQuery = `
  SELECT h.seq, h.top, r.last, r.last_n, r.confirmed FROM household h
  LEFT JOIN replica r ON r.household_id = h.household_id AND r.replica_id = ?2 AND r.profile_id = ?3
  WHERE h.household_id = ?1`;

/**
 * Bytes of stored records that one push may touch: reading and writing them holds everybody up, about 0.4 ms a KB. What comes
 * after that is not answered, and devices send again what was not; a group is never split, and has a limit of its own.
 */
const touchedBytes = { push: 512 * 1024, group: 2 * 1024 * 1024 } as const;

const recordAt = async (
  db: Statements,
  householdId: string,
  { p, kind, id }: RecordAddress,
): Promise<Tables["record"] | undefined> =>
  await db.get<Tables["record"]>(
    "SELECT * FROM record WHERE household_id = ? AND scope = ? AND kind = ? AND id = ?",
    householdId,
    p,
    kind,
    id,
  );

/** Loads what a push needs, until it is enough. */
const loadFor = async (db: Statements, householdId: string, push: readonly Operation[]) => {
  const records = new Map<string, Row>();
  const sizes = new Map<string, number>();
  const ops: Operation[] = [];
  const tooLarge: string[] = [];
  let bytes = 0;
  for (const unit of unitsOf(push)) {
    const found: Tables["record"][] = [];
    let more = 0;
    for (const address of needs(unit).records) {
      if (records.has(recordKey(address)) || more > touchedBytes.group) continue;
      const record = await recordAt(db, householdId, address);
      if (record === undefined) continue;
      found.push(record);
      more += bytesOf(record);
    }
    if (ops.length > 0 && bytes + more > touchedBytes.push) break;
    if (unit.length > 1 && more > touchedBytes.group) {
      tooLarge.push(...unit.map(({ op }) => op));
      continue;
    }
    bytes += more;
    ops.push(...unit);
    for (const record of found) {
      const row = rowOf(record);
      records.set(recordKey(row), row);
      sizes.set(recordKey(row), bytesOf(record));
    }
  }
  return { ops, tooLarge, records, sizes };
};

/**
 * Runs `accept` on the stored state and stores the outcome; the reply leaves out what was too much at once. The caller holds
 * the household's transaction.
 */
export const acceptAndStore = async (db: Statements, push: AcceptedPush): Promise<Accepted> => {
  const { householdId, profileId, now } = push;
  const stored = await db.get<StoredHead>(headQuery, householdId, push.replica, profileId);
  if (stored === undefined) throw new Error("A push for a household that does not exist.");
  const { ops, tooLarge, records, sizes } = await loadFor(db, householdId, push.ops);
  const receipts = new Set<string>();
  for (const op of needs(ops).receipts)
    if (await db.get("SELECT 1 FROM receipt WHERE household_id = ? AND op_id = ?", householdId, op))
      receipts.add(op);
  const head = {
    seq: stored.seq,
    top: stored.top,
    replica: {
      id: push.replica,
      last: stored.last ?? "",
      lastN: stored.last_n ?? 0,
      confirmed: Math.max(stored.confirmed ?? 0, push.confirmed),
    },
  };
  const offers = await loadOffers(db, push, records, sizes);
  const offered = acceptOffers(head, records, offers, now, push.rules);
  for (const row of offered.rows) records.set(recordKey(row), row);
  const { writes, reply } = accept(offered.head, receipts, records, ops, now, push.rules);
  const bad = [...reply.bad, ...tooLarge.map((op) => ({ op, code: "too_large" as const }))];
  const accepted: Accepted = {
    writes: { ...writes, rows: eachOnce([...offered.rows, ...writes.rows]) },
    reply: {
      ...reply,
      bad,
      ...(offers.length === 0
        ? {}
        : { rows: eachOnce([...offered.answered, ...reply.rows]), badOffers: [...offered.bad] }),
    },
  };
  await store(db, push, accepted, sizes);
  return accepted;
};

/** Adds the stored rows of offers, until it is enough. @returns the offers that are judged; the others are not answered */
const loadOffers = async (
  db: Statements,
  { householdId, offers = [] }: AcceptedPush,
  records: Map<string, Row>,
  sizes: Map<string, number>,
): Promise<readonly Offer[]> => {
  let bytes = 0;
  const judged: Offer[] = [];
  for (const offer of offers) {
    const record = records.has(recordKey(offer)) ? undefined : await recordAt(db, householdId, offer);
    bytes += record === undefined ? 0 : bytesOf(record);
    if (judged.length > 0 && bytes > touchedBytes.push) break;
    judged.push(offer);
    if (record === undefined) continue;
    records.set(recordKey(offer), rowOf(record));
    sizes.set(recordKey(offer), bytesOf(record));
  }
  return judged;
};

/** The last row of each record. */
const eachOnce = (rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [recordKey(row), row])).values(),
];

/** What a record takes on the disk, as `stored_bytes` counts it. */
const bytesOf = ({ fields, exceptions }: Pick<Tables["record"], "fields" | "exceptions">): number =>
  Buffer.byteLength(fields) + Buffer.byteLength(exceptions ?? "");

/** @param sizes bytes of the rows that were there before, by `recordKey` */
const store = async (
  db: Statements,
  push: AcceptedPush,
  { writes }: Accepted,
  sizes: ReadonlyMap<string, number>,
): Promise<void> => {
  const { householdId, now } = push;
  const grown = new Map<string, number>();
  for (const row of writes.rows) {
    const fields = JSON.stringify(row.f);
    const exceptions = row.x === undefined ? null : JSON.stringify(row.x);
    const bytes = bytesOf({ fields, exceptions }) - (sizes.get(recordKey(row)) ?? 0);
    grown.set(row.p, (grown.get(row.p) ?? 0) + bytes);
    await db.run(
      `INSERT INTO record (household_id, scope, kind, id, day, fields, stamp, exceptions, deleted, seq)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (household_id, scope, kind, id) DO UPDATE SET day = excluded.day, fields = excluded.fields,
         stamp = excluded.stamp, exceptions = excluded.exceptions, deleted = excluded.deleted, seq = excluded.seq`,
      householdId,
      row.p,
      row.kind,
      row.id,
      dayOf(row),
      fields,
      row.s,
      exceptions,
      row.deleted ? 1 : 0,
      row.seq,
    );
  }
  for (const [scope, bytes] of grown)
    await db.run(
      `INSERT INTO stored_bytes (household_id, scope, bytes) VALUES (?, ?, ?)
       ON CONFLICT (household_id, scope) DO UPDATE SET bytes = stored_bytes.bytes + excluded.bytes`,
      householdId,
      scope,
      bytes,
    );
  for (const { op, n } of writes.receipts) {
    await db.run(
      "INSERT INTO receipt (household_id, op_id, replica_id, n, at) VALUES (?, ?, ?, ?, ?)",
      householdId,
      op,
      push.replica,
      n,
      now,
    );
  }
  if (writes.receipts.length === 0 && (push.offers ?? []).length === 0) return;
  await db.run(
    "UPDATE household SET seq = ?, top = ? WHERE household_id = ?",
    writes.head.seq,
    writes.head.top,
    householdId,
  );
  const { last, lastN, confirmed } = writes.head.replica;
  await db.run(
    `INSERT INTO replica (household_id, replica_id, profile_id, last, last_n, confirmed, seen_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (household_id, replica_id, profile_id) DO UPDATE SET
       last = excluded.last, last_n = excluded.last_n, confirmed = excluded.confirmed, seen_at = excluded.seen_at`,
    householdId,
    push.replica,
    push.profileId,
    last,
    lastN,
    confirmed,
    now,
  );
};

/** Stamps of what the server writes name this writer. */
const serverReplica = "00000000-0000-4000-8000-000000000000";

/** Writes fields of a household record as the server: same road, same stamps, same feed as anybody's write. */
export const writeAsServer = async (
  db: Statements,
  write: {
    readonly householdId: string;
    readonly kind: string;
    readonly id: string;
    readonly fields: Fields;
    /** True when `fields` is the whole record. */
    readonly isNew: boolean;
    readonly opId: string;
    readonly now: number;
  },
): Promise<Accepted> => {
  const last = await db.get<{ last_n: number }>(
    "SELECT last_n FROM replica WHERE household_id = ? AND replica_id = ? AND profile_id = ''",
    write.householdId,
    serverReplica,
  );
  const top = await db.get<{ top: string }>(
    "SELECT top FROM household WHERE household_id = ?",
    write.householdId,
  );
  const accepted = await acceptAndStore(db, {
    householdId: write.householdId,
    profileId: "",
    replica: serverReplica,
    confirmed: 0,
    ops: [
      {
        op: write.opId,
        n: (last?.last_n ?? 0) + 1,
        p: write.householdId,
        kind: write.kind,
        id: write.id,
        ...(write.isNew ? { new: true } : {}),
        f: write.fields as Operation["f"],
        at: write.now,
        off: 0,
        seen: top?.top ?? "",
        schema: recordSchemaVersion,
      },
    ],
    rules: rulesOfServer(write.householdId),
    now: write.now,
  });
  if (accepted.reply.done.length !== 1) {
    throw new Error(`The server's own ${write.kind} was refused: ${JSON.stringify(accepted.reply.bad)}`);
  }
  return accepted;
};
