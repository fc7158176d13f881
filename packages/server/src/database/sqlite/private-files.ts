/** Health data, keys and hashes of passcodes: what a data folder holds is for its owner alone, whatever the umask was. */
import { chmodSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Files of ours, with what SQLite lays beside them; a folder may hold other things, which are left alone. */
const isOurs = (name: string): boolean =>
  /^(?:(?:muster|foods)\.db(?:-\w+|\.\w+)?|server\.lock(?:-\w+)?|(?:pepper|vapid)\.key)$/.test(name);

/** A log may be gone by then, and somebody else's file is theirs to change. */
const restrict = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch {
    // Nothing of ours is more open than it was.
  }
};

/** Takes reading and writing from everybody else; files that were made by older versions had the umask's modes. */
export const restrictPermissions = (dataDir: string): void => {
  const snapshots = join(dataDir, "snapshots");
  const copies = existsSync(snapshots) ? readdirSync(snapshots).map((name) => join(snapshots, name)) : [];
  const files = readdirSync(dataDir)
    .filter(isOurs)
    .map((name) => join(dataDir, name));
  if (existsSync(snapshots)) restrict(snapshots, 0o700);
  for (const file of [...files, ...copies]) restrict(file, 0o600);
};
