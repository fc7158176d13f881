/**
 * Forgets what has served its time: ended sessions and jobs, old codes, old events, receipts. Never a record. It goes
 * through the tables in slices, by their keys, so the writer is held up for a few ms at a time, however many rows there are.
 */
import { receiptLife } from "@muster/sync/accept";
import type { Statements } from "./statements.ts";

const days = 86_400_000;
/** An ended job's week is with the device by then. */
const jobLife = 7 * days;
/** No reminder of that time can become due again. */
const reminderLife = 30 * days;
/** Used and expired codes are kept this long, so that an operator can look. */
const codeLife = 30 * days;
/** Events of a household; as long as the longest receipt, and far longer than a deletion can be taken back. */
const activityLife = receiptLife.unconfirmed;
/** Rows that are looked at in one go. */
const slice = 2_000;

type Rule = {
  readonly table: string;
  /** Its primary key, by which it is gone through. */
  readonly key: readonly string[];
  /** What has served its time; `?1` is now, ms. */
  readonly isOver: string;
};

const rules: readonly Rule[] = [
  {
    table: "session",
    key: ["household_id", "id_hash"],
    isOver: "expires_at <= ?1 OR used_at + idle_limit <= ?1",
  },
  {
    table: "job",
    key: ["household_id", "job_id"],
    isOver: `state NOT IN ('queued', 'running') AND updated_at < ?1 - ${jobLife}`,
  },
  {
    table: "reminder",
    key: ["household_id", "profile_id", "device_id", "reminder_key"],
    isOver: `until_at < ?1 - ${reminderLife}`,
  },
  {
    table: "invitation",
    key: ["household_id", "invitation_id"],
    isOver: `(used_at IS NOT NULL AND used_at < ?1 - ${codeLife}) OR expires_at < ?1 - ${codeLife}`,
  },
  {
    table: "registration",
    key: ["household_id", "grant_hash"],
    isOver: `expires_at < ?1 - ${codeLife}`,
  },
  { table: "activity", key: ["rowid"], isOver: `at < ?1 - ${activityLife}` },
  {
    table: "receipt",
    key: ["household_id", "op_id"],
    isOver: `at < ?1 - ${receiptLife.unconfirmed} OR (at < ?1 - ${receiptLife.confirmed} AND n <=
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

export const sweepStart: SweepPlace = { rule: 0, after: undefined };

/** Looks at the next rows. @returns where to go on; undefined when all tables were gone through */
export const sweepSlice = (db: Statements, now: number, place: SweepPlace): SweepPlace | undefined => {
  const rule = rules[place.rule];
  if (rule === undefined) return undefined;
  const { table, key, isOver } = rule;
  const columns = `(${key.join(", ")})`;
  const places = (from: number): string => `(${key.map((_, index) => `?${from + index}`).join(", ")})`;
  const after = place.after ?? [];
  const beyond = after.length === 0 ? "" : `${columns} > ${places(2)}`;
  const last = db.get<Record<string, string | number>>(
    `SELECT ${key.join(", ")} FROM ${table} ${beyond === "" ? "" : `WHERE ?1 IS NOT NULL AND ${beyond}`}
     ORDER BY ${key.join(", ")} LIMIT 1 OFFSET ${slice - 1}`,
    ...(beyond === "" ? [] : [now, ...after]),
  );
  const end = last === undefined ? [] : Object.values(last);
  const within = [
    ...(beyond === "" ? [] : [beyond]),
    ...(end.length === 0 ? [] : [`${columns} <= ${places(2 + after.length)}`]),
  ];
  db.run(`DELETE FROM ${table} WHERE ${[...within, `(${isOver})`].join(" AND ")}`, now, ...after, ...end);
  return end.length === 0 ? { rule: place.rule + 1, after: undefined } : { rule: place.rule, after: end };
};
