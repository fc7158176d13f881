/** Prepared statements by their text: the only way the writer's functions talk to SQLite. Synchronous throughout. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

export type Statements = {
  /** @returns how many rows changed */
  run(sql: string, ...values: readonly SQLInputValue[]): number;
  /** The row's shape is the caller's word: it stands beside the SQL that selects it. */
  get<Row>(sql: string, ...values: readonly SQLInputValue[]): Row | undefined;
  all<Row>(sql: string, ...values: readonly SQLInputValue[]): Row[];
};

/** SQLite's primary result codes of a file that is damaged, or none of SQLite's: https://www.sqlite.org/rescode.html */
const damageCodes = new Set([11, 26]);

/** The primary code; extended ones carry it in their low byte. */
export const resultCode = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
};

/** Runs `work`; tells `onLost` when the file is damaged, and throws on whatever it was. */
export const watched = <T>(onLost: (error: unknown) => void, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (damageCodes.has(resultCode(error) ?? 0)) onLost(error);
    throw error;
  }
};

/** @param onLost told when the file is damaged */
export const statementsOn = (db: DatabaseSync, onLost: (error: unknown) => void = () => {}): Statements => {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    run: (sql, ...values) => watched(onLost, () => Number(prepare(sql).run(...values).changes)),
    // SQLite's rows are untyped; the caller names the columns that its own SQL selects.
    get: <Row>(sql: string, ...values: readonly SQLInputValue[]) =>
      watched(onLost, () => prepare(sql).get(...values)) as Row | undefined,
    // As above.
    all: <Row>(sql: string, ...values: readonly SQLInputValue[]) =>
      watched(onLost, () => prepare(sql).all(...values)) as Row[],
  };
};
