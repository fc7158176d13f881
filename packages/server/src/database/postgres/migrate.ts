/**
 * Brings a PostgreSQL database to the newest schema: by one process, the others wait. A database that is somebody else's or
 * newer is refused and not touched.
 */
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { Pool, PoolClient } from "pg";
import { runStatement } from "./connection.ts";
import type { PostgresMigration } from "./migration.ts";
import { postgresStart } from "./migrations/0001-start.ts";
import { postgresServerGeneration } from "./migrations/0002-server-generation.ts";
import { postgresRowSecurity } from "./migrations/0003-row-security.ts";
import { postgresOneIndexByKey } from "./migrations/0004-one-index-by-key.ts";
import { allowAllHouseholds, roleForStores, type StoreRole } from "./row-security.ts";

/** All steps in order. A new schema is one file and one place here; files that shipped are never edited. */
const migrations: readonly PostgresMigration[] = [
  postgresStart,
  postgresServerGeneration,
  postgresRowSecurity,
  postgresOneIndexByKey,
];

/** 'MSTR', as in the header of our SQLite files. */
const lockNumber = 0x4d535452;

/** Why the server does not use a database that it found. */
export type UnusableDatabase =
  /** Tables of somebody else. */
  | { readonly type: "foreign" }
  | { readonly type: "newer"; readonly version: number }
  /** No server has begun it yet, or one of an older version serves it. */
  | { readonly type: "not-begun" };

const versionOf = async (client: PoolClient): Promise<Result<number, UnusableDatabase>> => {
  const found = await runStatement<{ name: string }>(
    client,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()",
    [],
  );
  const names = new Set(found.rows.map(({ name }) => name));
  if (!names.has("muster_schema")) return names.has("household") ? err({ type: "foreign" }) : ok(0);
  const { rows } = await runStatement<{ version: number }>(
    client,
    "SELECT max(version) AS version FROM muster_schema",
    [],
  );
  return ok(rows[0]?.version ?? 0);
};

const refusalOf = (
  version: Result<number, UnusableDatabase>,
  newest: number,
  onlyLooks: boolean,
): UnusableDatabase | undefined => {
  if (!version.ok) return version.error;
  if (version.value > newest) return { type: "newer", version: version.value };
  return onlyLooks && version.value < newest ? { type: "not-begun" } : undefined;
};

/**
 * Runs the steps that are missing, and then `begin`, all in one transaction.
 * @param begin what every start does, while no other process migrates or begins; undefined: this one only looks
 * @returns the role for the stores' statements
 */
export const migratePostgres = async (
  pool: Pool,
  now: Date,
  begin: ((client: PoolClient) => Promise<void>) | undefined,
  steps: readonly PostgresMigration[] = migrations,
): Promise<Result<StoreRole, UnusableDatabase>> => {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await runStatement(client, "SELECT pg_advisory_xact_lock(?)", [lockNumber]);
    // Steps, and a move that fills the tables, work on all households, as the user of the address.
    await allowAllHouseholds(client);
    const version = await versionOf(client);
    const refused = refusalOf(version, steps.at(-1)?.version ?? 0, begin === undefined);
    if (refused === undefined && begin !== undefined && version.ok) {
      await runMissing(client, version.value, now, steps);
      await begin(client);
    }
    const role = refused === undefined ? await roleForStores(client, begin === undefined) : null;
    await client.query(refused === undefined ? "COMMIT" : "ROLLBACK");
    return refused === undefined ? ok(role) : err(refused);
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
};

const runMissing = async (
  client: PoolClient,
  from: number,
  now: Date,
  steps: readonly PostgresMigration[],
): Promise<void> => {
  if (from === 0)
    await client.query(
      "CREATE TABLE muster_schema (version BIGINT NOT NULL PRIMARY KEY, run_at BIGINT NOT NULL)",
    );
  for (const { version, sql } of steps.filter((step) => step.version > from)) {
    await client.query(sql);
    await runStatement(client, "INSERT INTO muster_schema (version, run_at) VALUES (?, ?)", [
      version,
      now.getTime(),
    ]);
  }
};
