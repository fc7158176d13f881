/**
 * Forgets what has served its time: ended sessions and jobs, old codes, old events, receipts, and what deleted records said.
 * Never a record. It goes through the tables in slices, by their keys, so no request waits for more than a few ms, however many
 * rows there are.
 */

import type { NewId } from "@muster/domain/shared/ids";
import { err, ok } from "@muster/domain/shared/result";
import { receiptLife } from "@muster/sync/accept";
import { timeOfStamp } from "@muster/sync/clock";
import type { Stores } from "../../stores/stores.ts";
import type { Database } from "../database.ts";
import { rememberedGenerations } from "../generations.ts";
import type { ReadStatements, Statements } from "../statements.ts";
import { emptyOldTombstones } from "./deleted-fields.ts";
import { dueProfiles, erasePart } from "./household/profile-deletion.ts";

const days = 86_400_000;
/** An ended job's week is with the device by then. */
const jobLife = 7 * days;
/** No reminder of that time can become due again. */
const reminderLife = 30 * days;
/** Used and expired codes stay this long, so that an operator can inspect them. */
const codeLife = 30 * days;
/** Events of a household; as long as the longest receipt, and far longer than a deletion can be taken back. */
const activityLife = receiptLife.unconfirmed;
/** Rows that are looked at in one go. */
const slice = 2_000;

/** Named as a number of 64 bits: beside a small one PostgreSQL would take it for one of 32. */
const nowValue = "CAST(?1 AS BIGINT)";

type Rule = {
  readonly table: string;
  /** Columns of an index, by which it is gone through. */
  readonly key: readonly string[];
  /** What has served its time. */
  readonly isOver: string;
};

const rules: readonly Rule[] = [
  {
    table: "session",
    key: ["household_id", "id_hash"],
    isOver: `expires_at <= ${nowValue} OR used_at + idle_limit <= ${nowValue}`,
  },
  {
    table: "job",
    key: ["household_id", "job_id"],
    isOver: `state NOT IN ('queued', 'running') AND updated_at < ${nowValue} - ${jobLife}`,
  },
  {
    table: "reminder",
    key: ["household_id", "profile_id", "device_id", "reminder_key"],
    isOver: `until_at < ${nowValue} - ${reminderLife}`,
  },
  {
    table: "invitation",
    key: ["household_id", "invitation_id"],
    isOver: `(used_at IS NOT NULL AND used_at < ${nowValue} - ${codeLife}) OR expires_at < ${nowValue} - ${codeLife}`,
  },
  {
    table: "registration",
    key: ["household_id", "grant_hash"],
    isOver: `expires_at < ${nowValue} - ${codeLife}`,
  },
  {
    table: "generation",
    key: ["household_id", "generation"],
    isOver: `ended_at < ${nowValue} - ${rememberedGenerations}`,
  },
  { table: "activity", key: ["household_id", "at"], isOver: `at < ${nowValue} - ${activityLife}` },
  {
    table: "receipt",
    key: ["household_id", "op_id"],
    isOver: `at < ${nowValue} - ${receiptLife.unconfirmed} OR (at < ${nowValue} - ${receiptLife.confirmed} AND n <=
      (SELECT min(confirmed) FROM replica p
       WHERE p.household_id = receipt.household_id AND p.replica_id = receipt.replica_id))`,
  },
];

/** Where a sweep stands. */
export type SweepPlace = {
  readonly rule: number;
  /** The last key that was looked at; undefined: at the table's beginning. */
  readonly after: readonly (string | number)[] | undefined;
};

/** The place from which a sweep through all tables begins. */
export const sweepStart: SweepPlace = { rule: 0, after: undefined };

/** Looks at the next rows. @returns where to go on; undefined when all tables were gone through */
export const sweepSlice = async (
  db: Statements,
  now: number,
  place: SweepPlace,
): Promise<SweepPlace | undefined> => {
  const rule = rules[place.rule];
  if (rule === undefined) return undefined;
  const { table, key, isOver } = rule;
  const columns = `(${key.join(", ")})`;
  const places = (from: number): string => `(${key.map((_, index) => `?${from + index}`).join(", ")})`;
  const after = place.after ?? [];
  const last = await db.get<Record<string, string | number>>(
    `SELECT ${key.join(", ")} FROM ${table} ${after.length === 0 ? "" : `WHERE ${columns} > ${places(1)}`}
     ORDER BY ${key.join(", ")} LIMIT 1 OFFSET ${slice - 1}`,
    ...after,
  );
  const end = last === undefined ? [] : Object.values(last);
  const within = [
    ...(after.length === 0 ? [] : [`${columns} > ${places(2)}`]),
    ...(end.length === 0 ? [] : [`${columns} <= ${places(2 + after.length)}`]),
  ];
  await db.run(
    `DELETE FROM ${table} WHERE ${[...within, `(${isOver})`].join(" AND ")}`,
    now,
    ...after,
    ...end,
  );
  return end.length === 0 ? { rule: place.rule + 1, after: undefined } : { rule: place.rule, after: end };
};

/** The server's clock may be wrong when it is this far behind the newest entry; entries never carry a later time. */
const mostBehind = days;
/** Between two sweeps lies a day, and a clock that jumped further is not believed at once. */
const mostAhead = 7 * days;

/** ms since 1970; 0: nobody has written yet. */
const newestEntry = async (read: ReadStatements): Promise<number> =>
  timeOfStamp((await read.get<{ top: string | null }>("SELECT max(top) AS top FROM household"))?.top ?? "");

/**
 * The daily sweep of a database.
 * @param giveRoomBack after somebody or something was erased
 * @param tidy the engine's own, at the end of a sweep
 */
export const createSweep = (
  database: Database,
  newId: NewId,
  giveRoomBack: () => Promise<void>,
  tidy: (now: number) => void,
): Stores["sweep"] => {
  const { readsAcrossHouseholds, transaction, acrossHouseholds } = database;
  const atStart = newestEntry(readsAcrossHouseholds);
  // Told by the first sweep.
  atStart.catch(() => {});
  /** The time of the last look; at the start that of the newest entry. */
  let believed: number | undefined;
  return async (now) => {
    const newest = await newestEntry(readsAcrossHouseholds);
    const before = believed ?? (await atStart);
    const isAhead = before > 0 && now - before > mostAhead;
    believed = now;
    if (isAhead || newest - now > mostBehind) return err({ now, newest });
    for (let place: SweepPlace | undefined = sweepStart; place !== undefined; ) {
      const from: SweepPlace = place;
      place = await acrossHouseholds((db) => sweepSlice(db, now, from));
    }
    const isEmptied = await emptyOldTombstones(database, now);
    const due = await dueProfiles(readsAcrossHouseholds, now);
    const tables =
      due.length === 0 ? [] : (await database.tablesOfProfiles()).filter((name) => name !== "profile");
    for (const profile of due)
      while (await transaction(profile.householdId, (db) => erasePart(db, tables, profile, now, newId)));
    if (isEmptied || due.length > 0) await giveRoomBack();
    tidy(now);
    return ok(null);
  };
};
