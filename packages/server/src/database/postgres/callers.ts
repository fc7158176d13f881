/**
 * Callers on PostgreSQL are remembered by household, and forgotten when anything of their household changes: here, or in
 * another process, which says so in the same transaction. Without a connection that hears it, everybody is asked for anew.
 */
import { type CallerRow, callerOf, callerSql, type FindCaller } from "../callers.ts";
import type { Database } from "../database.ts";
import { callersChanged } from "./news.ts";

/** More than that and all are asked for again; about 10 MB. */
const mostRemembered = 20_000;

type PostgresCallers = {
  readonly find: FindCaller;
  /** @param householdId undefined: of all households */
  forget(householdId: string | undefined): void;
};

/** @param mayRemember whether changes that other processes make are heard */
export const rememberPostgresCallers = ({ reads }: Database, mayRemember: () => boolean): PostgresCallers => {
  const remembered = new Map<string, Map<string, CallerRow>>();
  let count = 0;
  /** A row that was asked for before a change, and answered after it, is not remembered. */
  let changes = 0;

  return {
    forget: (householdId) => {
      changes += 1;
      if (householdId === undefined) remembered.clear();
      else remembered.delete(householdId);
    },
    find: async (query) => {
      const { householdId, credentialHash, sessionHash } = query;
      const key = `${credentialHash} ${sessionHash ?? ""}`;
      const known = mayRemember() ? remembered.get(householdId)?.get(key) : undefined;
      if (known !== undefined) return callerOf(known, query);
      const before = changes;
      const row = await reads(householdId).get<CallerRow>(
        callerSql,
        householdId,
        credentialHash,
        sessionHash,
      );
      if (row === undefined) return undefined;
      if (before === changes && mayRemember()) {
        count += 1;
        if (count > mostRemembered) {
          remembered.clear();
          count = 1;
        }
        const household = remembered.get(householdId) ?? new Map<string, CallerRow>();
        remembered.set(householdId, household.set(key, row));
      }
      return callerOf(row, query);
    },
  };
};

/** The database for everything about who may come in: whatever it does, all processes look callers up anew afterwards. */
export const notifyingDatabase = (
  database: Database,
  processId: string,
  forget: PostgresCallers["forget"],
): Database => ({
  ...database,
  transaction: async (householdId, work) => {
    try {
      return await database.transaction(householdId, async (db) => {
        const value = await work(db);
        await db.get(...callersChanged(processId, householdId));
        return value;
      });
    } finally {
      forget(householdId);
    }
  },
});
