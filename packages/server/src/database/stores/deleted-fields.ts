/**
 * Fields of records that were deleted longer ago than people are told (settled point 7) go; the tombstone stays, with the
 * stamp of its mark. Its number stays too: devices that have it need not hear of it (sync.A12).
 */
import { binDays } from "@muster/domain/transfer/recently-deleted";
import { laterStamp, stampOfTime } from "@muster/sync/clock";
import { deleteField, type Stamp } from "@muster/sync/protocol";
import type { Database } from "../database.ts";
import type { ReadStatements, Statement, Value } from "../statements.ts";
import { bytesInSql, bytesOf } from "./push-reads.ts";

/** Rows that are looked at, and emptied, in one go: a few ms. */
const slice = 200;

/** All that is left of such a record. */
const emptied = JSON.stringify({ [deleteField]: true });

type Key = { household_id: string; scope: string; kind: string; id: string };
const key = "household_id, scope, kind, id";
const valuesOf = (of: Key): readonly Value[] => [of.household_id, of.scope, of.kind, of.id];

type Tombstone = Key & { readonly mark: Stamp; readonly bytes: number };

/** Tombstones with fields after one key and up to another. @param before the mark is earlier */
const oldOnes = async (
  db: ReadStatements,
  [after, end]: readonly [Key, Key | undefined],
  before: Stamp,
  householdId?: string,
): Promise<readonly Tombstone[]> => {
  const found = await db.all<Key & { stamp: string; exceptions: string | null; bytes: number }>(
    `SELECT ${key}, stamp, exceptions, ${bytesInSql} AS bytes FROM record
     WHERE (${key}) > (?, ?, ?, ?) ${end === undefined ? "" : `AND (${key}) <= (?, ?, ?, ?)`}
       ${householdId === undefined ? "" : "AND household_id = ?"} AND deleted = 1 AND fields <> ?`,
    ...valuesOf(after),
    ...(end === undefined ? [] : valuesOf(end)),
    ...(householdId === undefined ? [] : [householdId]),
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
  let after: Key | undefined = { household_id: "", scope: "", kind: "", id: "" };
  while (after !== undefined) {
    const end: Key | undefined = await read.get<Key>(
      `SELECT ${key} FROM record WHERE (${key}) > (?, ?, ?, ?) ORDER BY ${key} LIMIT 1 OFFSET ${slice - 1}`,
      ...valuesOf(after),
    );
    const range = [after, end] as const;
    const households = new Set((await oldOnes(read, range, before)).map(({ household_id }) => household_id));
    found ||= households.size > 0;
    for (const householdId of households)
      await transaction(householdId, async (db) => {
        // Somebody may have had one back meanwhile.
        const those = await oldOnes(db, range, before, householdId);
        const freed = new Map<string, number>();
        const writes = those.map(({ mark, bytes, ...of }): Statement => {
          const less = bytes - bytesOf({ fields: emptied, exceptions: null });
          freed.set(of.scope, (freed.get(of.scope) ?? 0) + less);
          return [
            `UPDATE record SET fields = ?, day = NULL, stamp = ?, exceptions = NULL
             WHERE household_id = ? AND scope = ? AND kind = ? AND id = ?`,
            emptied,
            mark,
            ...valuesOf(of),
          ];
        });
        await db.runTogether([
          ...writes,
          ...[...freed].map(
            ([scope, less]): Statement => [
              "UPDATE stored_bytes SET bytes = bytes - ? WHERE household_id = ? AND scope = ?",
              less,
              householdId,
              scope,
            ],
          ),
        ]);
      });
    await new Promise((resolve) => setImmediate(resolve));
    after = end;
  }
  return found;
};
