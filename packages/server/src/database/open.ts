/** Where the process gets its stores. Which engine they run on, only this folder knows. */
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { Stores } from "../stores/stores.ts";
import { listRevokedDevices, revokeAgain } from "./revoked-devices.ts";
import { openSentence, openSqlite } from "./sqlite/open.ts";

type OpenOptions = {
  readonly dataDir: string;
  /** Of a PostgreSQL database; undefined: SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** The same database past a pooler; undefined: `databaseUrl` leads to the server itself. */
  readonly databaseDirectUrl?: string | undefined;
  readonly now: Date;
  /** True for the operator's command line, which works beside a running server and begins nothing. */
  readonly isBeside?: boolean;
  /** Told when the disk failed or the file is damaged: nothing may be confirmed any more. */
  readonly onLost: (error: unknown) => void;
};

/** @returns one sentence for the operator when the data cannot be opened; then nothing was changed */
export const openStores = async (options: OpenOptions): Promise<Result<Stores, string>> => {
  const { dataDir, now, isBeside = false } = options;
  const opened = await openEngine(options);
  if (!opened.ok) return opened;
  if (!isBeside) await revokeAgain(opened.value, dataDir, now.getTime());
  return ok(listRevokedDevices(opened.value, dataDir));
};

const openEngine = async ({
  dataDir,
  databaseUrl,
  databaseDirectUrl,
  now,
  isBeside = false,
  onLost,
}: OpenOptions): Promise<Result<Stores, string>> => {
  if (databaseUrl === undefined) {
    const opened = openSqlite({ dataDir, now, lock: !isBeside, onLost });
    return opened.ok ? opened : err(openSentence(opened.error));
  }
  // The driver is loaded only where it is used.
  const { openPostgres, postgresSentence } = await import("./postgres/open.ts");
  const opened = await openPostgres({ url: databaseUrl, directUrl: databaseDirectUrl, now, isBeside });
  return opened.ok ? ok(opened.value.stores) : err(postgresSentence(opened.error));
};
