/** Connections to PostgreSQL, a pool of them. */
import { type Client, Pool, type PoolClient, type QueryConfig, types } from "pg";
import { type Sql, statementText } from "../statements.ts";
import { numbered } from "./numbered.ts";

/** Waiting for a free connection ends after this, ms: then the answer is 'busy', and devices come again. */
const connectWithin = 5_000;

/** Type ids: `bigint`, and what sums of it are. Numbers of ours are below 2^53. */
const bigint = 20;
const numeric = 1700;
const numbers = new Set([bigint, numeric]);

/** A name for each statement that the connections of a pool keep prepared, by its text. */
type StatementNames = Map<string, string>;
/** By pool and by connection; to a pooler there are none. */
const namesOn = new WeakMap<object, StatementNames>();

/**
 * @param most connections of this process
 * @param isPooled a pooler stands before the server, and each transaction may be on another connection of its: nothing is kept
 *   prepared
 */
export const createPool = (url: string, most: number, isPooled = false): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: connectWithin,
    // Statements that do not wait for the one before go to the server in one round trip.
    pipeline: true,
    application_name: "muster",
    types: {
      getTypeParser: (id, format) => (numbers.has(id) ? Number : types.getTypeParser(id, format)),
    },
  });
  const names: StatementNames | undefined = isPooled ? undefined : new Map();
  if (names !== undefined) namesOn.set(pool, names);
  // An idle connection that breaks is replaced when the next one is needed; one at work fails its statement.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (names !== undefined) namesOn.set(client, names);
  });
  return pool;
};

/** Statements up to this length are kept prepared; longer ones are lists, each of a length of its own. */
const longestPrepared = 2_000;
/** Each connection holds what it has prepared. */
const mostPrepared = 300;

const nameOf = (text: string, names: StatementNames): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || text.length > longestPrepared || names.size >= mostPrepared) return known;
  const name = `m${names.size}`;
  names.set(text, name);
  return name;
};

/** A statement as the driver wants it, prepared where it is one of few. */
const queryOf = (sql: string, values: readonly unknown[], names: StatementNames | undefined): QueryConfig => {
  const text = numbered(sql);
  const name = names && nameOf(text, names);
  return { text, values: [...values], ...(name === undefined ? {} : { name }) };
};

/** Runs one statement of the stores. */
export const runStatement = async <Row>(
  on: Pick<Pool | PoolClient | Client, "query">,
  sql: Sql,
  values: readonly unknown[],
): Promise<{ readonly rows: Row[]; readonly changed: number }> => {
  const { rows, rowCount } = await on.query(queryOf(statementText(sql), values, namesOn.get(on)));
  // pg's rows are untyped; the caller names the columns that its own SQL selects.
  return { rows: rows as Row[], changed: rowCount ?? 0 };
};
