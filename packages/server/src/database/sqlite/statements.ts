/** Prepared statements by their text: the only way to SQLite. Synchronous throughout; the stores see promises. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type ReadStatements, type Sql, type Statements, statementText, type Value } from "../statements.ts";

/** Synchronous statements on one SQLite connection, prepared once by their text. */
export type SyncStatements = {
  /** @returns how many rows changed */
  run(sql: Sql, ...values: readonly Value[]): number;
  /** The row's shape is the caller's word: it stands beside the SQL that selects it. */
  get<Row>(sql: Sql, ...values: readonly Value[]): Row | undefined;
  all<Row>(sql: Sql, ...values: readonly Value[]): Row[];
};

/** SQLite's primary result codes of a file that is damaged, or none of SQLite's: https://www.sqlite.org/rescode.html */
const damageCodes = new Set([11, 26]);

/** The primary code; extended ones carry it in their low byte. */
export const resultCode = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
};

/** Runs `work`; calls `onLost` when the file is damaged, and throws the error again. */
const watched = <T>(onLost: (error: unknown) => void, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (damageCodes.has(resultCode(error) ?? 0)) onLost(error);
    throw error;
  }
};

/** Lists of any length are statements of their own, so the cache of prepared statements is limited. */
const mostPrepared = 500;

/** @param onLost called when the file is damaged */
export const statementsOn = (
  db: DatabaseSync,
  onLost: (error: unknown) => void = () => {},
): SyncStatements => {
  const prepared = new Map<string, StatementSync>();
  const prepare = (statementSql: Sql): StatementSync => {
    const sql = statementText(statementSql);
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = db.prepare(sql);
    const [oldest] = prepared.size < mostPrepared ? [] : prepared.keys();
    if (oldest !== undefined) prepared.delete(oldest);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    run: (sql, ...values) => watched(onLost, () => Number(prepare(sql).run(...values).changes)),
    // SQLite's rows are untyped; the caller names the columns that its own SQL selects.
    get: <Row>(sql: Sql, ...values: readonly Value[]) =>
      watched(onLost, () => prepare(sql).get(...values)) as Row | undefined,
    // As above.
    all: <Row>(sql: Sql, ...values: readonly Value[]) =>
      watched(onLost, () => prepare(sql).all(...values)) as Row[],
  };
};

/** The same for the stores: a promise that is settled already. */
export const asyncReads = ({ get, all }: Pick<SyncStatements, "get" | "all">): ReadStatements => ({
  get: async <Row>(sql: Sql, ...values: readonly Value[]) => get<Row>(sql, ...values),
  all: async <Row>(sql: Sql, ...values: readonly Value[]) => all<Row>(sql, ...values),
});

/** @param mayRun false once the work that got these statements has ended: it must not write into another transaction */
export const asyncOn = (statements: SyncStatements, mayRun: () => boolean): Statements => {
  const open = (): SyncStatements => {
    if (!mayRun()) throw new Error("A statement came after the end of its transaction.");
    return statements;
  };
  return {
    run: async (sql, ...values) => open().run(sql, ...values),
    get: async <Row>(sql: Sql, ...values: readonly Value[]) => open().get<Row>(sql, ...values),
    all: async <Row>(sql: Sql, ...values: readonly Value[]) => open().all<Row>(sql, ...values),
    runTogether: async (all) => {
      for (const [sql, ...values] of all) open().run(sql, ...values);
    },
  };
};
