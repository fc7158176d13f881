/** A file system that holds a few megabytes, so that it can really be filled; only where the system lets us mount one. */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type SmallDisk = {
  readonly folder: string;
  /** Takes all room that is left. */
  fill(): void;
  /** Gives it back. */
  clear(): void;
  /** Also where files on it are open still. */
  remove(): void;
};

/** @returns undefined where mounting is not allowed: mostly everywhere but for root on Linux */
export const mountSmallDisk = (megabytes: number): SmallDisk | undefined => {
  const folder = mkdtempSync(join(tmpdir(), "muster-small-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    fill: () => {
      // In small pieces until one is refused: what is free changes, as a database goes on writing beside it.
      const piece = Buffer.alloc(4096);
      try {
        for (;;) appendFileSync(filler, piece);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      }
    },
    clear: () => rmSync(filler, { force: true }),
    remove: () => {
      // Lazily: a connection that a test left open must not keep it.
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
