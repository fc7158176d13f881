/**
 * Fields of records that were deleted longer ago than people are told (settled point 7) go; the tombstone stays, with the
 * stamp of its mark. Its number stays too: devices that have it need not hear of it (sync.A12).
 */
import { binDays } from "@muster/domain/transfer/recently-deleted";
import { laterStamp, stampOfTime } from "@muster/sync/clock";
import { deleteField, type Stamp } from "@muster/sync/protocol";
import type { Database } from "../database.ts";
import type { ReadStatements, Statements, Value } from "../statements.ts";
import { bytesInSql, bytesOf, inFeed } from "./push-reads.ts";

/** Rows that are looked at, and emptied, in one go: a few ms. */
const slice = 100;

/** All that is left of such a record. */
const emptied = JSON.stringify({ [deleteField]: true });

/** A place in the index of the feed. By a record's whole key SQLite's planner takes an index that does not end with the slice. */
type Key = { household_id: string; scope: string; seq: number };
const key = "household_id, scope, seq";
const valuesOf = ({ household_id, scope, seq }: Key): readonly Value[] => [household_id, scope, seq];

type Tombstone = Key & { readonly mark: Stamp; readonly bytes: number };

/** Tombstones with fields after one key and up to another. @param before the mark is earlier */
const oldOnes = async (
  db: ReadStatements,
  [after, end]: readonly [Key, Key | undefined],
  before: Stamp,
): Promise<readonly Tombstone[]> => {
  const found = await db.all<Key & { stamp: string; exceptions: string | null; bytes: number }>(
    `SELECT ${key}, stamp, exceptions, ${bytesInSql} AS bytes FROM record
     WHERE ${inFeed} AND (${key}) > (?, ?, ?) ${end === undefined ? "" : `AND (${key}) <= (?, ?, ?)`}
       AND deleted = 1 AND fields <> ?`,
    ...valuesOf(after),
    ...(end === undefined ? [] : valuesOf(end)),
    emptied,
  );
  return found
    .map(({ stamp, exceptions, ...row }) => {
      // Written by this server. Of what is deleted the mark is the latest stamp.
      const others = Object.values(JSON.parse(exceptions ?? "{}") as Record<string, Stamp>);
      return { ...row, mark: others.reduce(laterStamp, stamp) };
    })
    .filter(({ mark }) => mark < before);
};

/** Empties those that are as they were seen: each change of a record gives it another number. */
const emptyThese = async (
  db: Statements,
  householdId: string,
  tombstones: readonly Tombstone[],
): Promise<void> => {
  const freed = new Map<string, number>();
  for (const { mark, bytes, ...of } of tombstones) {
    const changed = await db.run(
      `UPDATE record SET fields = ?, day = NULL, stamp = ?, exceptions = NULL
       WHERE household_id = ? AND scope = ? AND seq = ? AND ${inFeed} AND fields <> ?`,
      emptied,
      mark,
      ...valuesOf(of),
      emptied,
    );
    const less = bytes - bytesOf({ fields: emptied, exceptions: null });
    if (changed === 1) freed.set(of.scope, (freed.get(of.scope) ?? 0) + less);
  }
  for (const [scope, bytes] of freed)
    await db.run`UPDATE stored_bytes SET bytes = bytes - ${bytes} WHERE household_id = ${householdId}
      AND scope = ${scope}`;
};

/**
 * Goes through the records of all households in slices, and lets others work in between.
 * @param now ms since 1970
 * @returns whether there was anything to empty
 */
export const emptyOldTombstones = async (
  { readsAcrossHouseholds: read, transaction }: Database,
  now: number,
): Promise<boolean> => {
  let found = false;
  const before = stampOfTime(Math.max(0, now - binDays * 86_400_000), "");
  let after: Key | undefined = { household_id: "", scope: "", seq: 0 };
  while (after !== undefined) {
    const end: Key | undefined = await read.get<Key>(
      `SELECT ${key} FROM record WHERE ${inFeed} AND (${key}) > (?, ?, ?) ORDER BY ${key} LIMIT 1 OFFSET ${slice - 1}`,
      ...valuesOf(after),
    );
    const byHousehold = Map.groupBy(await oldOnes(read, [after, end], before), (one) => one.household_id);
    found ||= byHousehold.size > 0;
    for (const [householdId, those] of byHousehold)
      await transaction(householdId, (db) => emptyThese(db, householdId, those));
    await new Promise((resolve) => setImmediate(resolve));
    after = end;
  }
  return found;
};
