/**
 * How the stores talk to a database, whatever the engine. `?` and `?1` stand for values. The SQL of the stores is what
 * SQLite and PostgreSQL both understand: no booleans, no engine's own functions, conflicts with their columns named.
 */

/** What a statement takes and a column holds; booleans are 0 and 1. */
export type Value = string | number | null;

/** Statements that change nothing. */
export type ReadStatements = {
  /** The row's shape is the caller's word: it stands beside the SQL that selects it. */
  get<Row>(sql: string, ...values: readonly Value[]): Promise<Row | undefined>;
  all<Row>(sql: string, ...values: readonly Value[]): Promise<Row[]>;
};

/** SQL with its values. */
export type Statement = readonly [sql: string, ...values: readonly Value[]];

/** Statements inside a transaction. */
export type Statements = ReadStatements & {
  /** @returns how many rows changed */
  run(sql: string, ...values: readonly Value[]): Promise<number>;
  /**
   * Inserts, updates and deletes, with `?` alone, of which none reads or changes what another one writes: one round trip
   * where statements are trips.
   */
  runTogether(statements: readonly Statement[]): Promise<void>;
};
