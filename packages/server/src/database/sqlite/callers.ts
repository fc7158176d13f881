/**
 * Callers on SQLite are remembered. What is remembered counts only until this process changes anything of the household
 * (`forget`), or another process (the operator's commands) changes the file, which is looked at once in every turn of the
 * event loop.
 */
import { type CallerQuery, type CallerRow, callerOf, callerSql, type FindCaller } from "../callers.ts";
import type { Database } from "../database.ts";
import type { Writer } from "./writer.ts";

/** Above this number the cache is emptied; about 10 MB. */
const mostRemembered = 20_000;

type RememberedCallers = {
  readonly find: FindCaller;
  /** To be called after every change to devices, sessions, profiles or passcodes. */
  forget(): void;
};

/** Makes an empty cache of callers over the writing connection. */
export const rememberSqliteCallers = (writer: Writer): RememberedCallers => {
  const remembered = new Map<string, CallerRow>();
  let version = -1;
  let lookedThisTurn = false;

  /** SQLite counts what others committed: https://www.sqlite.org/pragma.html#pragma_data_version */
  const noticeOthers = (): void => {
    if (lookedThisTurn) return;
    lookedThisTurn = true;
    setImmediate(() => {
      lookedThisTurn = false;
    });
    const now = writer.look(
      (db) => db.get<{ data_version: number }>("PRAGMA data_version")?.data_version ?? 0,
    );
    if (now !== version) remembered.clear();
    version = now;
  };

  const rowFor = ({ householdId, credentialHash, sessionHash }: CallerQuery): CallerRow | undefined => {
    const key = `${householdId} ${credentialHash} ${sessionHash ?? ""}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const row = writer.look((db) => db.get<CallerRow>(callerSql, householdId, credentialHash, sessionHash));
    if (row === undefined) return undefined;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(key, row);
    return row;
  };

  return {
    forget: () => remembered.clear(),
    find: async (query) => {
      noticeOthers();
      const row = rowFor(query);
      return row === undefined ? undefined : callerOf(row, query);
    },
  };
};

/** The database for everything about the household: whatever it does, callers are looked up anew afterwards. */
export const forgettingDatabase = (database: Database, callers: RememberedCallers): Database => {
  const forgetAfter = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      callers.forget();
    }
  };
  return {
    ...database,
    transaction: (householdId, work) => forgetAfter(database.transaction(householdId, work)),
    acrossHouseholds: (work) => forgetAfter(database.acrossHouseholds(work)),
  };
};
