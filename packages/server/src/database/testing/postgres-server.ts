/**
 * A real PostgreSQL for tests: an installed one, in a folder of its own, on a socket that nobody else sees. It starts when the
 * first test asks for it and ends with the process that asked, however that ends. Without fsync, unless it is
 * asked for.
 */
import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { randomId } from "@muster/domain/shared/ids";
import { Client } from "pg";

const output = (command: string, ...args: readonly string[]): string | undefined => {
  const ran = spawnSync(command, args, { encoding: "utf8" });
  return ran.status === 0 ? ran.stdout.trim() : undefined;
};

/** Where Debian and its kin put the newest version. */
const debianFolders = (): readonly string[] => {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, "bin"));
};

/** The folder with a program; undefined when it is not installed. `postgres` lies beside `initdb`. */
const folderOf = (program: string): string | undefined => {
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    output("pg_config", "--bindir") ?? "",
    ...debianFolders(),
  ];
  return folders.find((folder) => folder !== "" && existsSync(join(folder, program)));
};

/** The path of a program of PostgreSQL; undefined when it is not installed. */
export const postgresProgram = (name: "pg_dump" | "pg_restore" | "postgres"): string | undefined => {
  const folder = folderOf(name);
  return folder === undefined ? undefined : join(folder, name);
};

/** Whether a PostgreSQL is installed here. */
export const hasPostgres = (): boolean => folderOf("initdb") !== undefined;

const findPrograms = (): string => {
  const found = folderOf("initdb");
  if (found === undefined)
    throw new Error("There is no PostgreSQL on this computer: please install the package 'postgresql'.");
  return found;
};

/** PostgreSQL refuses to run as root: then it runs as somebody who may do nothing else. Undefined: as who asks. */
export const ownerOf = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = [output("id", "-u", name), output("id", "-g", name)];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and there is no user 'postgres' or 'nobody'.");
};

/** Starts again at each line of its input, and ends with whoever holds it: a pipe closes also when a process is killed. */
const script = `programs=$1 folder=$2
shift 2
start() {
  "$programs/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c max_connections=200 \\
    -c shared_buffers=64MB -c log_min_messages=fatal "$@" >"$folder/log" 2>&1 &
  server=$!
}
start "$@"
while read -r again; do
  wait "$server"
  start "$@"
done
kill -QUIT "$server"
wait "$server"
rm -rf "$folder"`;

const withoutFsync = ["-c", "fsync=off", "-c", "full_page_writes=off"];

const waitForServer = async (folder: string): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      return await withClient(urlOf(folder, "postgres"), async () => {});
    } catch {
      await wait(50);
    }
  }
  throw new Error(`PostgreSQL did not start within 30 s: ${readFileSync(join(folder, "log"), "utf8")}`);
};

/** @returns a folder of PostgreSQL's own, with an empty cluster in `data`. @param more options of initdb */
export const emptyCluster = (...more: readonly string[]): string => {
  const owner = ownerOf();
  const folder = mkdtempSync(join(tmpdir(), "muster-postgres-"));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const usual = ["-U", "muster", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  const made = spawnSync(join(findPrograms(), "initdb"), ["-D", join(folder, "data"), ...usual, ...more], {
    ...owner,
    encoding: "utf8",
    cwd: folder,
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  return folder;
};

type StartedServer = { readonly folder: string; startAgain(): Promise<void> };

const startServer = async (
  settings: readonly string[],
  ...initOptions: readonly string[]
): Promise<StartedServer> => {
  const programs = findPrograms();
  const owner = ownerOf();
  const folder = emptyCluster(...initOptions);
  const server = spawn("sh", ["-c", script, "sh", programs, folder, ...settings], {
    ...owner,
    cwd: folder,
    stdio: ["pipe", "ignore", "ignore"],
  });
  server.unref();
  // A pipe to another process; the types know it as any stream.
  (server.stdin as unknown as { unref(): void }).unref();
  await waitForServer(folder);
  return {
    folder,
    startAgain: async () => {
      server.stdin.write("again\n");
      await waitForServer(folder);
    },
  };
};

/** @param folder with the socket */
export const urlOf = (folder: string, database: string): string =>
  `postgres://muster@/${database}?host=${encodeURIComponent(folder)}`;

let running: Promise<StartedServer> | undefined;

/** @returns the address of a new, empty database */
export const freshDatabase = async (): Promise<string> => {
  running ??= startServer(withoutFsync);
  return emptyDatabase((await running).folder);
};

/** The same on a server of its own that writes through to the disk, as one that serves people does. */
export const durableDatabase = async (): Promise<string> => emptyDatabase((await startServer([])).folder);

/** A PostgreSQL that a test kills. */
export type KillablePostgres = {
  /** Of an empty database. */
  readonly url: string;
  /** kill -9 of its first process and of all others at once: nothing is written or answered any more. */
  kill(): Promise<void>;
  /** Whether it ended by itself. */
  hasEnded(): boolean;
  /** Starts it after its end and waits until it lets somebody in. */
  startAgain(): Promise<void>;
};

/** Process ids of a process and those that it began. */
const familyOf = (parent: number): readonly number[] => {
  const lines = output("ps", "-A", "-o", "pid=,ppid=")?.split("\n") ?? [];
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return [parent, ...pairs.filter(([, of]) => of === parent).map(([pid]) => pid ?? parent)];
};

/** Whether one of them still holds memory; what nobody waited for stays in the list as a zombie, without any. */
const anyAlive = (pids: readonly number[]): boolean =>
  (output("ps", "-o", "stat=", "-p", pids.join(",")) ?? "")
    .split("\n")
    .some((state) => state.trim() !== "" && !state.trim().startsWith("Z"));

/** The same as `durableDatabase`, on a server that may be killed and started again. @param initOptions of initdb */
export const killablePostgres = async (...initOptions: readonly string[]): Promise<KillablePostgres> => {
  const { folder, startAgain } = await startServer([], ...initOptions);
  return {
    url: await emptyDatabase(folder),
    kill: async () => {
      const [first = ""] = readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n");
      // Stopped, it begins no process that would be missed.
      process.kill(Number(first), "SIGSTOP");
      const family = familyOf(Number(first));
      for (const pid of family) process.kill(pid, "SIGKILL");
      // A new one refuses to start while one of the old ones still holds the shared memory.
      while (anyAlive(family)) await wait(10);
    },
    hasEnded: () => !existsSync(join(folder, "data", "postmaster.pid")),
    startAgain,
  };
};

const emptyDatabase = async (folder: string): Promise<string> => {
  const name = `test_${randomId().replaceAll("-", "")}`;
  await withClient(urlOf(folder, "postgres"), (client) => client.query(`CREATE DATABASE ${name}`));
  return urlOf(folder, name);
};

/** Lets a connection of its own be used, and ends it. */
export const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
