/** Prepared statements by their text: the only way the writer's functions talk to SQLite. Synchronous throughout. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

export type Statements = {
  /** @returns how many rows changed */
  run(sql: string, ...values: readonly SQLInputValue[]): number;
  /** The row's shape is the caller's word: it stands beside the SQL that selects it. */
  get<Row>(sql: string, ...values: readonly SQLInputValue[]): Row | undefined;
  all<Row>(sql: string, ...values: readonly SQLInputValue[]): Row[];
};

export const statementsOn = (db: DatabaseSync): Statements => {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    run: (sql, ...values) => Number(prepare(sql).run(...values).changes),
    // SQLite's rows are untyped; the caller names the columns that its own SQL selects.
    get: <Row>(sql: string, ...values: readonly SQLInputValue[]) =>
      prepare(sql).get(...values) as Row | undefined,
    // As above.
    all: <Row>(sql: string, ...values: readonly SQLInputValue[]) => prepare(sql).all(...values) as Row[],
  };
};
