/** Where a run of the tests puts its databases and browser profiles. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./paths.ts";

/** A file system in memory, on Linux. */
const inMemory = "/dev/shm";
/** Bytes; a whole run takes less than half of it. */
const enough = 4 * 2 ** 30;

/**
 * Servers and commands are started hundreds of times, and half of each start is compiling the same files. Kept from one
 * project of tests to the next: only a process that ends by itself writes there, and the servers of browser tests are killed.
 */
const compiled = join(root, ".cache/compiled");

const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= enough;
};

/**
 * Runs `work` with the environment of a temporary folder of its own, which is gone afterwards. It lies in memory where
 * there is room: databases wait for the disk at every commit, and what tests prove of them is the same, of kills and of
 * power cuts, which are made from recorded calls (docs/decisions/0059-test-run-browsers-and-power-cuts.md).
 */
export const withScratchFolder = async <T>(
  work: (environment: NodeJS.ProcessEnv) => T | Promise<T>,
): Promise<T> => {
  const folder = mkdtempSync(join(hasRoom(inMemory) ? inMemory : tmpdir(), "muster-run-"));
  // Run as root, the tests start PostgreSQL as another user, who has to reach a folder of its own in here.
  chmodSync(folder, 0o711);
  try {
    return await work({
      ...process.env,
      TMPDIR: folder,
      TMP: folder,
      TEMP: folder,
      NODE_COMPILE_CACHE: compiled,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
