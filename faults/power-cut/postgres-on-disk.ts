/** A PostgreSQL that is started on the files of a disk, and ends in order: with a recorder in it, or to look what is there. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  emptyCluster,
  ownerOf,
  postgresProgram,
  urlOf,
  withClient,
} from "../../packages/server/src/database/testing/postgres-server.ts";
import { readFiles, writeFiles } from "./cuts.ts";
import type { Files } from "./disk.ts";

/** A cluster: its files, and folders that are there also when they are empty. */
export type Cluster = { readonly files: Files; readonly folders: readonly string[] };

/** Ends with the server, which ends as a line says, or at once with whoever holds the pipe, however that ends. */
const script = `exec 3<&0
"$@" &
server=$!
{ read -r how <&3; kill -"\${how:-QUIT}" "$server"; } 2>/dev/null &
wait "$server"`;

export type PostgresOnDisk = {
  readonly url: string;
  /** Where its files are. */
  readonly data: string;
  /** A file beside them that it may write. */
  readonly log: string;
  /** Ends it in order. @throws when it does not */
  end(): Promise<void>;
  /** Ends it at once, when it still runs, and takes its files away. */
  remove(): Promise<void>;
};

/**
 * Puts files on a disk.
 * @param folders of the cluster
 * @returns its folder, which belongs to PostgreSQL's user; the files are in `data`
 */
const layOut = (files: Files, folders: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), "muster-disk-"));
  for (const name of folders) mkdirSync(join(folder, "data", name), { recursive: true });
  writeFiles(join(folder, "data"), files);
  chmodSync(join(folder, "data"), 0o700);
  const owner = ownerOf();
  if (owner !== undefined) spawnSync("chown", ["-R", `${owner.uid}:${owner.gid}`, folder]);
  return folder;
};

/** There is no socket yet, or the server recovers behind it. */
const isStarting = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  ["ENOENT", "ECONNREFUSED", "57P03"].includes(String(error.code));

/**
 * Starts PostgreSQL on the files of a disk, and waits until it lets somebody in.
 * @param settings `name=value`
 * @param environment of the process, by its folder
 * @throws with its words when it refuses
 */
export const startOnDisk = async (
  files: Files,
  folders: readonly string[],
  settings: readonly string[],
  environment: (data: string, log: string) => Record<string, string> = () => ({}),
): Promise<PostgresOnDisk> => {
  const folder = layOut(files, folders);
  const [data, log, words] = [join(folder, "data"), join(folder, "recording"), join(folder, "words")];
  const options = ["listen_addresses=", "log_min_messages=fatal", ...settings].flatMap((one) => ["-c", one]);
  const said = openSync(words, "w");
  const server = spawn(
    "sh",
    ["-c", script, "sh", postgresProgram("postgres") ?? "", "-D", data, "-k", folder, ...options],
    {
      ...ownerOf(),
      cwd: folder,
      env: { PATH: process.env.PATH ?? "", ...environment(data, log) },
      stdio: ["pipe", said, said],
    },
  );
  const ended = once(server, "exit");
  const end = async (): Promise<void> => {
    server.stdin?.end("INT\n");
    const [code] = await ended;
    if (code !== 0) throw new Error(`PostgreSQL did not end in order: ${readFileSync(words, "utf8")}`);
  };
  const remove = async (): Promise<void> => {
    server.stdin?.end();
    await ended;
    rmSync(folder, { recursive: true });
  };
  const url = urlOf(folder, "postgres");
  for (let tries = 0; ; tries += 1) {
    try {
      await withClient(url, async () => {});
      return { url, data, log, end, remove };
    } catch (error) {
      if (server.exitCode !== null || !isStarting(error) || tries > 1_500) {
        const why = readFileSync(words, "utf8");
        await remove();
        throw new Error(`PostgreSQL did not start: ${error} ${why}`);
      }
      await wait(20);
    }
  }
};

/**
 * An empty cluster whose pages have checksums. Its log is in pieces of 1 MB, so that they begin and are used again often; what
 * only makes other databases is gone, since all of it is written again for each cut.
 */
export const beginCluster = async (): Promise<Cluster> => {
  const folder = emptyCluster("--data-checksums", "--wal-segsize=1");
  const data = join(folder, "data");
  const folders = readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(data.length + 1));
  const server = await startOnDisk(readFiles(data), folders, []);
  rmSync(folder, { recursive: true });
  await withClient(server.url, async (client) => {
    await client.query("CREATE EXTENSION amcheck");
    await client.query("UPDATE pg_database SET datistemplate = false");
    await client.query("DROP DATABASE template0");
    await client.query("DROP DATABASE template1");
  });
  await server.end();
  const files = readFiles(server.data);
  await server.remove();
  return { files, folders };
};
