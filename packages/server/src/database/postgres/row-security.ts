/**
 * Whose rows a transaction sees: it names its household, or says that it goes across all of them. The policies of the tables
 * (`migrations/0003-row-security.ts`) hold it to that. They do not hold superusers: for those, statements of the stores run as a
 * role that may do nothing but read and write rows.
 */
import type { PoolClient } from "pg";
import type { Statement } from "../statements.ts";
import { runStatement } from "./connection.ts";

/** The role that statements of the stores take on for their transaction; null: policies hold the user of the address itself. */
export type StoreRole = "muster_app" | null;
const appRole = "muster_app";

const asRole = (role: StoreRole): string => (role === null ? "" : `set_config('role', '${role}', true), `);

/** Names the household of this transaction. */
export const nameHousehold = (role: StoreRole, householdId: string): Statement => [
  `SELECT ${asRole(role)}set_config('muster.household', ?, true)`,
  householdId,
];

/** The same, and locks it: held until the transaction ends; two households of one number wait for each other now and then. */
export const lockHousehold = (role: StoreRole, householdId: string): Statement => [
  `SELECT ${asRole(role)}set_config('muster.household', ?1, true), pg_advisory_xact_lock(hashtextextended(?1, 0))`,
  householdId,
];

/** Says that this transaction goes across households. */
export const allHouseholdsStatement = (role: StoreRole): Statement => [
  `SELECT ${asRole(role)}set_config('muster.across', 'on', true)`,
];

/** The same for the user of the address, who makes, moves and fills the tables. @param client in a transaction */
export const allowAllHouseholds = async (client: PoolClient): Promise<void> => {
  await client.query("SET LOCAL muster.across = 'on'");
};

/** Roles belong to the whole server, so another database's start may make it at the same time. */
const makeRole = `
DO $$
BEGIN
  IF to_regrole('${appRole}') IS NULL THEN
    BEGIN
      CREATE ROLE ${appRole} NOLOGIN;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END IF;
  IF NOT pg_has_role('${appRole}', 'MEMBER') THEN
    EXECUTE format('GRANT ${appRole} TO %I', current_user);
  END IF;
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO ${appRole}', current_schema());
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO ${appRole}', current_schema());
END
$$`;

/**
 * The role for statements of the stores, made where it is needed.
 * @param client in a transaction, on the newest schema
 * @param onlyLooks makes and grants nothing
 * @throws when policies do not hold this user, and it may not make the role
 */
export const roleForStores = async (client: PoolClient, onlyLooks: boolean): Promise<StoreRole> => {
  const { rows } = await runStatement<{ held: boolean; role: boolean }>(
    client,
    `SELECT row_security_active('household') AS held, to_regrole('${appRole}') IS NOT NULL AS role`,
    [],
  );
  const [found] = rows;
  if (found?.held === true) return null;
  if (!onlyLooks) await client.query(makeRole);
  // An operator's superuser beside a server that needs no role.
  else if (found?.role !== true) return null;
  return appRole;
};
