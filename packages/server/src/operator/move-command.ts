/** `npm run admin -- move --to WHERE`: a whole server from its data folder to PostgreSQL, or back. */
import type { Config } from "../config.ts";
import { printLine } from "./print-line.ts";

const usage =
  "Please say where to: move --to postgres://user@host/name for the data in DATA_DIR, or move --to FOLDER for the data of DATABASE_URL.";

const isPostgresAddress = (text: string): boolean => /^postgres(?:ql)?:\/\//.test(text);

/** @returns why nothing was moved; undefined when all of it was */
export const moveServer = async (
  { dataDir, databaseUrl, keysDir }: Config,
  args: readonly string[],
): Promise<string | undefined> => {
  const [option, to, ...more] = args;
  if (option !== "--to" || to === undefined || to === "" || more.length > 0) return usage;
  const isToPostgres = isPostgresAddress(to);
  if (!isToPostgres && to.includes("://"))
    return "The address after --to must begin with postgres://, or be a folder. Nothing was moved.";
  if (isToPostgres && databaseUrl !== undefined)
    return "DATABASE_URL and --to both name a PostgreSQL database. Nothing was moved; please use pg_dump and pg_restore between two of them.";
  if (!isToPostgres && databaseUrl === undefined)
    return "DATABASE_URL is not set, so --to FOLDER has nothing to move. Please use backup and restore between two folders.";
  // Both drivers are loaded only here.
  const { moveToFolder, moveToPostgres } = await import("../database/move/move.ts");
  const now = new Date();
  const moved =
    databaseUrl === undefined
      ? await moveToPostgres(dataDir, to, now)
      : await moveToFolder(databaseUrl, to, [keysDir, dataDir], now);
  if (!moved.ok) return moved.error;
  const { households, records, rows, tables } = moved.value;
  printLine(
    `Moved ${households} households with ${records} records, ${rows} rows in ${tables} tables. Each table of each household was read again: the same rows, the same SHA-256.`,
  );
  printLine(
    databaseUrl === undefined
      ? `Now start the server with DATABASE_URL and the same DATA_DIR: pepper.key and vapid.key stay in ${dataDir}; for several processes copy both to KEYS_DIR. Its muster.db is as it was and no longer used: keep it as a backup, and start no server on it.`
      : `Now start the server without DATABASE_URL and with DATA_DIR=${to}, which holds the keys too. The PostgreSQL database is as it was: start no server on it.`,
  );
  return undefined;
};
