/**
 * One server process for one database, for now: live events and keys of a second one would be its own. The lock lives as long
 * as the connection, so it is free when the process died, however it died.
 */
import { Client } from "pg";
import { ask } from "./connection.ts";

/** Beside the one of the migrations. */
const lockNumber = 0x4d535453;

/** The right to serve a database; ends with `release` or with the process. */
export type ServingLock = { release(): Promise<void> };

/** @returns undefined when another process serves this database */
export const lockServing = async (url: string): Promise<ServingLock | undefined> => {
  const client = new Client({ connectionString: url, application_name: "muster serving", keepAlive: true });
  // A connection that breaks is not missed: the lock only keeps a second server from starting by mistake.
  client.on("error", () => {});
  await client.connect();
  const { rows } = await ask<{ mine: boolean }>(client, "SELECT pg_try_advisory_lock(?) AS mine", [
    lockNumber,
  ]);
  if (rows[0]?.mine === true) return { release: () => client.end() };
  await client.end();
  return undefined;
};
