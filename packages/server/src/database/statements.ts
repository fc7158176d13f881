/**
 * How the stores talk to a database, whatever the engine. A statement is a template whose values stand where they belong,
 * `db.run`DELETE FROM job WHERE job_id = ${id}``, and never become part of its text; or, where the text is put together, a
 * string with `?` and `?1` for its values. The SQL of the stores is what SQLite and PostgreSQL both understand: no booleans,
 * no engine's own functions, conflicts with their columns named.
 */

/** What a statement takes and a column holds; booleans are 0 and 1. */
export type Value = string | number | null;

/** A statement without its values. */
export type Sql = string | TemplateStringsArray;

const texts = new WeakMap<TemplateStringsArray, string>();

/** The text of a statement, with `?` for each value of a template. */
export const statementText = (sql: Sql): string => {
  if (typeof sql === "string") return sql;
  const known = texts.get(sql) ?? sql.join("?");
  texts.set(sql, known);
  return known;
};

/** Statements that change nothing. */
export type ReadStatements = {
  /** The row's shape is the caller's word: it stands beside the SQL that selects it. */
  get<Row>(sql: Sql, ...values: readonly Value[]): Promise<Row | undefined>;
  all<Row>(sql: Sql, ...values: readonly Value[]): Promise<Row[]>;
};

/** SQL with its values. */
export type Statement = readonly [sql: string, ...values: readonly Value[]];

/** Statements inside a transaction. */
export type Statements = ReadStatements & {
  /** @returns how many rows changed */
  run(sql: Sql, ...values: readonly Value[]): Promise<number>;
  /**
   * Inserts, updates and deletes, with `?` alone, of which none reads or changes what another one writes: one round trip
   * where statements are trips.
   */
  runTogether(statements: readonly Statement[]): Promise<void>;
};
