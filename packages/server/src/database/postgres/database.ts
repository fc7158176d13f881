/**
 * PostgreSQL as the stores see it. A transaction locks its household's row first, so writers of one household come one
 * after the other and the order of its numbers is the order of commits; households do not wait for each other.
 */
import type { Pool, PoolClient } from "pg";
import type { Database, Work } from "../database.ts";
import { DatabaseRefused } from "../refused.ts";
import type { Reads, Statements, Value } from "../statements.ts";
import { ask } from "./connection.ts";
import { isPassing, neutral, neutrally } from "./errors.ts";
import { kyselyOn } from "./kysely-reader.ts";

/** A transaction that another one, or a lost connection, undid is begun again this many times in all. */
const mostTries = 3;

const readsOn = (on: Pool | PoolClient): Reads => ({
  get: async <Row>(sql: string, ...values: readonly Value[]) =>
    (await neutrally(ask<Row>(on, sql, values))).rows[0],
  all: async <Row>(sql: string, ...values: readonly Value[]) =>
    (await neutrally(ask<Row>(on, sql, values))).rows,
});

/** Errors come as they are: whether the whole transaction is begun again depends on them. */
const statementsOn = (client: PoolClient): Statements => ({
  run: async (sql, ...values) => (await ask(client, sql, values)).changed,
  get: async <Row>(sql: string, ...values: readonly Value[]) => (await ask<Row>(client, sql, values)).rows[0],
  all: async <Row>(sql: string, ...values: readonly Value[]) => (await ask<Row>(client, sql, values)).rows,
});

const lockHousehold = "SELECT 1 FROM household WHERE household_id = ? FOR UPDATE";

/** `Database` on a pool of connections. */
export const postgresDatabase = (pool: Pool): Database => {
  /** @returns what `work` said; a failure before the commit is thrown as it came, one of the commit is `busy` */
  const once = async <T>(client: PoolClient, householdId: string | undefined, work: Work<T>): Promise<T> => {
    let value: T;
    try {
      await client.query("BEGIN");
      if (householdId !== undefined) await ask(client, lockHousehold, [householdId]);
      value = await work(statementsOn(client));
    } catch (error) {
      await client.query("ROLLBACK").catch(() => {});
      throw error;
    }
    try {
      const { command } = await client.query("COMMIT");
      // A statement had failed, and `work` did not say so.
      if (command !== "COMMIT") throw new Error("The transaction was undone.");
    } catch (error) {
      // Whether it was stored is not known: whoever asked comes again, and what is stored already counts once.
      throw isPassing(error) ? new DatabaseRefused("busy") : error;
    }
    return value;
  };

  const transaction = async <T>(householdId: string | undefined, work: Work<T>): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      let client: PoolClient | undefined;
      try {
        client = await pool.connect();
        const value = await once(client, householdId, work);
        client.release();
        return value;
      } catch (error) {
        // A broken connection is not given to the next one.
        client?.release(error instanceof DatabaseRefused || isPassing(error));
        if (tries === mostTries || !isPassing(error)) throw neutral(error);
      }
    }
  };

  return {
    isAlone: false,
    transaction: (householdId, work) => transaction(householdId, work),
    acrossHouseholds: (work) => transaction(undefined, work),
    read: readsOn(pool),
    query: kyselyOn(pool),
  };
};
