/**
 * PostgreSQL as the stores see it. A transaction locks its household first, so writers of one household come one after the
 * other and the order of its numbers is the order of commits; households do not wait for each other.
 *
 * Works of one household that arrive while another of it is under way share the next transaction: one commit serves them all,
 * and a household never holds more than one connection of this process. When one of them throws, all are undone and each is
 * run again in a transaction of its own.
 */
import type { Pool, PoolClient } from "pg";
import { DatabaseRefused } from "../../stores/refused.ts";
import type { Database, Work } from "../database.ts";
import type { Sql, Statements, Value } from "../statements.ts";
import { runStatement } from "./connection.ts";
import { isPassing, neutral } from "./errors.ts";
import { together } from "./numbered.ts";
import { postgresReads } from "./reads.ts";
import { allHouseholdsStatement, lockHousehold, nameHousehold, type StoreRole } from "./row-security.ts";

/** A transaction that another one, or a lost connection, undid is begun again this many times in all. */
const mostTries = 3;
/** Works that share one transaction: the first of them waits for the last. */
const groupItems = 32;

/**
 * Errors come as they are: whether the whole transaction is begun again depends on them.
 * @param begun the transaction's beginning: nothing is written before it
 */
const statementsOn = (client: PoolClient, begun: Promise<unknown>): Statements => {
  const run = async (sql: Sql, values: readonly Value[]): Promise<number> => {
    await begun;
    return (await runStatement(client, sql, values)).changed;
  };
  return {
    run: (sql, ...values) => run(sql, values),
    get: async <Row>(sql: Sql, ...values: readonly Value[]) =>
      (await runStatement<Row>(client, sql, values)).rows[0],
    all: async <Row>(sql: Sql, ...values: readonly Value[]) =>
      (await runStatement<Row>(client, sql, values)).rows,
    runTogether: async (statements) => {
      if (statements.length === 0) return;
      const [sql, ...values] = together(statements);
      await run(sql, values);
    },
  };
};

type Item = {
  readonly work: Work<unknown>;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
};

/** `Database` on a pool of connections. @param role that statements take on */
export const postgresDatabase = (pool: Pool, role: StoreRole): Database => {
  /** @returns what `work` said; a failure before the commit is thrown as it came, one of the commit is `busy` */
  const once = async <T>(client: PoolClient, householdId: string | undefined, work: Work<T>): Promise<T> => {
    let value: T;
    // Not waited for one by one: the work's first question is on its way with them.
    const begun = client.query("BEGIN");
    const [scope, ...values] =
      householdId === undefined ? allHouseholdsStatement(role) : lockHousehold(role, householdId);
    const scoped = runStatement(client, scope, values);
    try {
      [value] = await Promise.all([work(statementsOn(client, begun)), begun, scoped]);
    } catch (error) {
      await client.query("ROLLBACK").catch(() => {});
      throw error;
    }
    try {
      const { command } = await client.query("COMMIT");
      // A statement had failed, and `work` did not say so.
      if (command !== "COMMIT") throw new Error("The transaction was undone.");
    } catch (error) {
      // Whether it was stored is not known: the client repeats it, and what is stored already counts once.
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

  const runApart = async (householdId: string, { work, done, failed }: Item): Promise<void> => {
    await transaction(householdId, work).then(done, failed);
  };

  const runGroup = async (householdId: string, group: readonly Item[]): Promise<void> => {
    try {
      const values = await transaction(householdId, async (db) => {
        const answers: unknown[] = [];
        for (const { work } of group) answers.push(await work(db));
        return answers;
      });
      for (const [index, { done }] of group.entries()) done(values[index]);
    } catch (error) {
      // Nothing is known of the commit, or there is no way to the server: running each alone would not help.
      if (error instanceof DatabaseRefused) for (const { failed } of group) failed(error);
      // Which item failed shows when each runs in a transaction of its own.
      else for (const item of group) await runApart(householdId, item);
    }
  };

  /** Works that wait, of households that have one under way. */
  const waiting = new Map<string, Item[]>();

  const drain = async (householdId: string, first: Item): Promise<void> => {
    const queue = [first];
    waiting.set(householdId, queue);
    while (queue.length > 0) {
      const [only, ...others] = queue.splice(0, groupItems);
      if (only === undefined) break;
      await (others.length === 0 ? runApart(householdId, only) : runGroup(householdId, [only, ...others]));
    }
    waiting.delete(householdId);
  };

  const readsAcrossHouseholds = postgresReads(pool, allHouseholdsStatement(role));
  return {
    isAlone: false,
    transaction: <T>(householdId: string, work: Work<T>) =>
      new Promise<T>((resolve, reject) => {
        // The value comes from `work` itself, so it has its type.
        const item: Item = { work, done: (value) => resolve(value as T), failed: reject };
        const queue = waiting.get(householdId);
        if (queue === undefined) void drain(householdId, item);
        else queue.push(item);
      }),
    acrossHouseholds: (work) => transaction(undefined, work),
    reads: (householdId) => postgresReads(pool, nameHousehold(role, householdId)),
    readsAcrossHouseholds,
    tablesOfProfiles: async () =>
      (
        await readsAcrossHouseholds.all<{ name: string }>(
          `SELECT c.table_name AS name FROM information_schema.columns c
           JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name
           WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
             AND c.column_name IN ('household_id', 'profile_id')
           GROUP BY c.table_name HAVING count(*) = 2`,
        )
      ).map(({ name }) => name),
  };
};
