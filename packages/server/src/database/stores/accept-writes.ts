/**
 * The database's side of `accept`: gives it the rows that it names and stores what it returns, inside a transaction of the
 * household. The server itself writes records through it too.
 */
import { recordKinds, recordSchemaVersion } from "@muster/domain/records";
import { type Accepted, type AcceptRules, accept } from "@muster/sync/accept";
import { acceptOffers } from "@muster/sync/accept-offers";
import { recordKey } from "@muster/sync/merge";
import type { Fields, Offer, Operation, Row } from "@muster/sync/protocol";
import { rulesOfServer } from "../../sync/record-rules.ts";
import type { Statement, Statements, Value } from "../statements.ts";
import { bytesOf, type LoadedPush, loadHead, loadRecordsOfPush, type StoredHead } from "./push-reads.ts";

const dayFieldOf = (kind: string): string | undefined =>
  Object.hasOwn(recordKinds, kind)
    ? // Asked for just above.
      (recordKinds[kind as keyof typeof recordKinds] as { readonly day?: string }).day
    : undefined;

const dayOf = (row: Row): string | null => {
  const field = dayFieldOf(row.kind);
  const value = field === undefined ? undefined : row.fields[field];
  return typeof value === "string" ? value : null;
};

type AcceptedPush = {
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

/**
 * Runs `accept` on the stored state and stores the outcome; the reply leaves out what was too much at once. The caller holds
 * the household's transaction.
 * @param stored what `loadHead` found for these operations in this transaction
 * @param loaded what `loadRecordsOfPush` found for them in it
 */
export const acceptAndStore = async (
  db: Statements,
  push: AcceptedPush,
  stored: StoredHead,
  loaded: LoadedPush,
): Promise<Accepted> => {
  const { ops, offers, tooLarge, records, sizes } = loaded;
  const head = {
    seq: stored.seq,
    top: stored.top,
    replica: {
      id: push.replica,
      last: stored.last ?? "",
      lastNumber: stored.last_n ?? 0,
      confirmed: Math.max(stored.confirmed ?? 0, push.confirmed),
    },
  };
  const receipts = new Set(stored.known?.split(" "));
  const offered = acceptOffers(head, records, offers, push.now, push.rules);
  for (const row of offered.rows) records.set(recordKey(row), row);
  const { writes, reply } = accept(offered.head, receipts, records, ops, push.now, push.rules);
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
  await db.runTogether(writesOf(push, accepted, sizes, stored));
  return accepted;
};

/** The last row of each record. */
const eachOnce = (rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [recordKey(row), row])).values(),
];

/** A statement for any number of rows; its text is made once for each number. */
const forRows = (before: string, after: string): ((rows: readonly (readonly Value[])[]) => Statement) => {
  const texts: string[] = [];
  return (rows) => {
    const tuple = `(${rows[0]?.map(() => "?").join(", ") ?? ""})`;
    texts[rows.length] ??= `${before} VALUES ${rows.map(() => tuple).join(", ")} ${after}`;
    return [texts[rows.length] ?? "", ...rows.flat()];
  };
};

const writeRecords = forRows(
  "INSERT INTO record (household_id, scope, kind, id, day, fields, stamp, exceptions, deleted, seq)",
  `ON CONFLICT (household_id, scope, kind, id) DO UPDATE SET day = excluded.day, fields = excluded.fields,
     stamp = excluded.stamp, exceptions = excluded.exceptions, deleted = excluded.deleted, seq = excluded.seq`,
);
const addBytes = forRows(
  "INSERT INTO stored_bytes (household_id, scope, bytes)",
  "ON CONFLICT (household_id, scope) DO UPDATE SET bytes = stored_bytes.bytes + excluded.bytes",
);
const writeReceipts = forRows("INSERT INTO receipt (household_id, op_id, replica_id, n, at)", "");

/** @param sizes bytes of the rows that were there before, by `recordKey` */
const rowWrites = (
  householdId: string,
  rows: readonly Row[],
  sizes: ReadonlyMap<string, number>,
): readonly Statement[] => {
  if (rows.length === 0) return [];
  const grown = new Map<string, number>();
  const records = rows.map((row): readonly Value[] => {
    const fields = JSON.stringify(row.fields);
    const exceptions = row.fieldStamps === undefined ? null : JSON.stringify(row.fieldStamps);
    const bytes = bytesOf({ fields, exceptions }) - (sizes.get(recordKey(row)) ?? 0);
    grown.set(row.scope, (grown.get(row.scope) ?? 0) + bytes);
    const { scope, kind, id, stamp, deleted, seq } = row;
    return [householdId, scope, kind, id, dayOf(row), fields, stamp, exceptions, deleted ? 1 : 0, seq];
  });
  return [writeRecords(records), addBytes([...grown].map(([scope, more]) => [householdId, scope, more]))];
};

const writesOf = (
  push: AcceptedPush,
  { writes }: Accepted,
  sizes: ReadonlyMap<string, number>,
  { generation, started, seq }: StoredHead,
): readonly Statement[] => {
  const { householdId, replica, now } = push;
  const rows = rowWrites(householdId, writes.rows, sizes);
  if (writes.receipts.length === 0 && (push.offers ?? []).length === 0) return rows;
  const receipts = writes.receipts.map(({ op, number }): readonly Value[] => [
    householdId,
    op,
    replica,
    number,
    now,
  ]);
  const { last, lastNumber, confirmed } = writes.head.replica;
  return [
    ...rows,
    ...(receipts.length === 0 ? [] : [writeReceipts(receipts)]),
    ...(generation === started
      ? []
      : [
          [
            `INSERT INTO generation (household_id, generation, last_seq, ended_at) VALUES (?, ?, ?, ?)
             ON CONFLICT (household_id, generation) DO UPDATE SET last_seq = excluded.last_seq`,
            householdId,
            generation,
            seq,
            now,
          ] as const,
        ]),
    [
      "UPDATE household SET seq = ?, top = ?, generation = ? WHERE household_id = ?",
      writes.head.seq,
      writes.head.top,
      started,
      householdId,
    ],
    [
      `INSERT INTO replica (household_id, replica_id, profile_id, last, last_n, confirmed, seen_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (household_id, replica_id, profile_id) DO UPDATE SET
         last = excluded.last, last_n = excluded.last_n, confirmed = excluded.confirmed, seen_at = excluded.seen_at`,
      householdId,
      replica,
      push.profileId,
      last,
      lastNumber,
      confirmed,
      now,
    ],
  ];
};

/** Stamps of what the server writes name this writer. */
const serverReplica = "00000000-0000-4000-8000-000000000000";

/** Writes fields of a household record as the server, with the same checks, stamps and feed as a device's write. */
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
  const writer = { householdId: write.householdId, profileId: "", replica: serverReplica };
  const head = await loadHead(db, { ...writer, ops: [{ op: write.opId }] });
  if (head === undefined) throw new Error("A record for a household that does not exist.");
  const push: AcceptedPush = {
    ...writer,
    confirmed: 0,
    ops: [
      {
        op: write.opId,
        number: (head.last_n ?? 0) + 1,
        scope: write.householdId,
        kind: write.kind,
        id: write.id,
        ...(write.isNew ? { new: true } : {}),
        fields: write.fields as Operation["fields"],
        at: write.now,
        clockOffsetMs: 0,
        seen: head.top,
        schema: recordSchemaVersion,
      },
    ],
    rules: rulesOfServer(write.householdId),
    now: write.now,
  };
  const loaded = await loadRecordsOfPush(db, write.householdId, push.ops, []);
  const accepted = await acceptAndStore(db, push, head, loaded);
  if (accepted.reply.done.length !== 1) {
    throw new Error(`The server's own ${write.kind} was refused: ${JSON.stringify(accepted.reply.bad)}`);
  }
  return accepted;
};
