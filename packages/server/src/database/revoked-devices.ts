/**
 * Devices that were taken out, as a list beside the database: a backup or an older disk does not know of them, and lets them in
 * again. Each line is written and flushed before the database says that the device is out; a start of the server takes out again
 * what the database has as a member.
 */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Stores } from "../stores/stores.ts";

/** Name of the list in a data folder; it goes along when the folder is restored from a backup (docs/operations.md). */
export const revokedDevicesName = "revoked-devices.jsonl";

const lineSchema = z.object({ household: z.string(), device: z.string() });
type Line = z.infer<typeof lineSchema>;

/** The lines of a list; one that was cut off in the middle says nothing. */
const readLines = (file: string): readonly Line[] =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .flatMap((text) => {
          try {
            const line = lineSchema.safeParse(JSON.parse(text));
            return line.success ? [line.data] : [];
          } catch {
            return [];
          }
        })
    : [];

const append = (file: string, line: Line): void => {
  const handle = openSync(file, "a", 0o600);
  try {
    // Also after a line that was cut off.
    writeSync(handle, `\n${JSON.stringify(line)}`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** The stores with a list in `dataDir`: whom they take out stands there first. */
export const listRevokedDevices = (stores: Stores, dataDir: string): Stores => ({
  ...stores,
  household: {
    ...stores.household,
    revokeDevice: async (household, device, actor, now) => {
      append(join(dataDir, revokedDevicesName), { household, device });
      return stores.household.revokeDevice(household, device, actor, now);
    },
  },
});

/**
 * Takes out again whoever is in the list of `dataDir` and a member of the database.
 * @param now ms since 1970
 * @returns how many they were
 */
export const revokeAgain = async (stores: Stores, dataDir: string, now: number): Promise<number> => {
  let revoked = 0;
  for (const { household, device } of readLines(join(dataDir, revokedDevicesName)))
    if (await stores.household.revokeDevice(household, device, null, now)) revoked += 1;
  return revoked;
};
