/** Rows of the server and own pending writes, laid together in the device's database. For use inside a transaction. */
import { isStale } from "@muster/sync/client";
import { laterStamp, noStamp } from "@muster/sync/clock";
import { joinRows, type RecordAddress, recordKey, rowStamp } from "@muster/sync/merge";
import type { Operation, Row } from "@muster/sync/protocol";
import { problemOf } from "@muster/sync/rules";
import type { Table } from "dexie";
import type { MusterDatabase } from "./database.ts";
import { metaKeys, metaText, setMeta } from "./device-meta.ts";
import { operationOf } from "./outbox-rows.ts";
import {
  asServed,
  baseOf,
  placeholder,
  recordAddress,
  recordRow,
  servedRow,
  syncedKind,
  visibleOf,
} from "./record-rows.ts";
import type { OutboxRow, RecordRow } from "./rows.ts";
import { putOver } from "./week-roll-ups.ts";

/** So many records are looked up one by one; for more the table is read, unless it is much longer than they are. */
const fewRecords = 8;

/** Rows of an outbox that lie over these records: one request where it can be, however many the records are. */
const rowsOver = async <T extends OutboxRow>(
  table: Table<T, number>,
  records: readonly Pick<RecordAddress, "kind" | "id">[],
): Promise<readonly T[]> => {
  if (records.length >= fewRecords) {
    const most = records.length * 4;
    const all = await table.limit(most + 1).toArray();
    if (all.length <= most) return all;
  }
  const found = records.map(({ kind, id }) => table.where("[kind+id]").equals([kind, id]).toArray());
  return (await Promise.all(found)).flat();
};

/**
 * The tables hold one record of an id, and another profile on this browser may have one of the same id, made to be in the way:
 * whoever is here takes the place, and the other scope is pulled from the beginning when its person is here again.
 */
export const pullAgain = async (
  database: MusterDatabase,
  p: string,
  stood: readonly (RecordRow | undefined)[],
): Promise<void> => {
  const others = new Set(stood.flatMap((row) => (row === undefined || row.p === p ? [] : [row.p])));
  for (const scope of others) await setMeta(database, metaKeys.cursor(scope), 0);
};

/** Own writes over each of the records, oldest first, refused ones among them. */
const pendingOfAll = async (
  database: MusterDatabase,
  records: readonly RecordAddress[],
): Promise<ReadonlyMap<string, readonly Operation[]>> => {
  if (records.length === 0) return new Map();
  const [refused, waiting] = await Promise.all([
    rowsOver(database.outbox_bad, records),
    // Read rows have their key.
    rowsOver(database.outbox as unknown as Table<OutboxRow, number>, records),
  ]);
  return Map.groupBy([...refused, ...waiting].sort((a, b) => a.n - b.n).map(operationOf), recordKey);
};

/**
 * Takes rows of the server, unless this device has newer ones, and lays own pending writes over them.
 * @returns what it has drawn
 */
export const storeRows = async (
  database: MusterDatabase,
  rows: readonly Row[],
): Promise<readonly RecordRow[]> => {
  if (rows.length === 0) return [];
  const { records } = database;
  const seen = new Map<string, string>();
  for (const row of rows) seen.set(row.scope, laterStamp(seen.get(row.scope) ?? noStamp, rowStamp(row)));
  const [local, seenBefore] = await Promise.all([
    records.bulkGet(rows.map(({ kind, id }): [string, string] => [kind, id])),
    Promise.all([...seen.keys()].map((scope) => metaText(database, metaKeys.seen(scope)))),
  ]);
  const puts: RecordRow[] = [];
  const stood: (RecordRow | undefined)[] = [];
  // Only a record with own writes over it keeps a base, so others need no look into the outbox.
  const written = await pendingOfAll(
    database,
    rows.filter((row, index) => {
      const there = local[index];
      return there !== undefined && (there.base !== undefined || there.p !== row.scope);
    }),
  );
  for (const [index, row] of rows.entries()) {
    const there = local[index];
    const known = there?.p === row.scope ? there : undefined;
    if (known !== undefined && isStale(known._q, row)) continue;
    const { row: now, lost } = withLost(row, known);
    const next = servedRow(now, there === undefined ? [] : (written.get(recordKey(row)) ?? []), lost);
    if (next === undefined) continue;
    puts.push(next);
    stood.push(there);
  }
  await Promise.all([
    putOver(records, puts, stood),
    ...[...seen.keys()].map((scope) =>
      pullAgain(
        database,
        scope,
        stood.filter((_, index) => puts[index]?.p === scope),
      ),
    ),
    ...[...seen].map(async ([scope, stamp], index) => {
      if (stamp > (seenBefore[index] ?? noStamp)) await setMeta(database, metaKeys.seen(scope), stamp);
    }),
  ]);
  return puts;
};

/**
 * A row of a restored server together with what this device was served before: nothing that was served falls back. What the
 * server alone writes is as the server says.
 */
const withLost = (row: Row, known: RecordRow | undefined): { readonly row: Row; readonly lost: boolean } => {
  const served = known?.lost === undefined ? undefined : asServed(known);
  if (served === undefined || syncedKind(row.kind)?.writer === "server") return { row, lost: false };
  const joined = joinRows(row, served);
  return { row: joined.row, lost: joined.changed };
};

/** Draws records anew from what the server has of them and what is pending here, in as many rounds as for one. */
export const redraw = async (
  database: MusterDatabase,
  addresses: readonly Pick<Row, "kind" | "id">[],
): Promise<void> => {
  const { records } = database;
  const keys = new Map(
    addresses.map(({ kind, id }): [string, [string, string]] => [`${kind}/${id}`, [kind, id]]),
  );
  if (keys.size === 0) return;
  const rows = (await records.bulkGet([...keys.values()])).filter((row) => row !== undefined);
  const pending = await pendingOfAll(database, rows.map(recordAddress));
  const drawn = rows.map((row) => {
    const over = pending.get(recordKey(recordAddress(row))) ?? [];
    return { row, next: recordRow(recordAddress(row), { base: baseOf(row), from: row }, over) };
  });
  const gone = drawn.filter(({ next }) => next === undefined);
  const left = drawn.flatMap(({ row, next }) => (next === undefined ? [] : [{ row, next }]));
  await Promise.all([
    records.bulkDelete(gone.map(({ row: { kind, id } }): [string, string] => [kind, id])),
    putOver(
      records,
      left.map(({ row, next }) => (isWhole(next) ? next : placeholder(recordAddress(row)))),
      left.map(({ row }) => row),
    ),
  ]);
};

/** A record that the server has not and that lacks something is not shown: screens rely on whole records. */
const isWhole = (row: RecordRow): boolean =>
  row.base !== null ||
  row.live === undefined ||
  problemOf(syncedKind(row.kind), visibleOf(row).fields) === undefined;
