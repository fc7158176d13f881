/** What looks at more than one household goes through two doors, and is counted here: the second wall does not stand there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const server = join(import.meta.dirname, "../..");
/** The doors themselves. */
const engines = /^database\/(?:database|(?:sqlite|postgres)\/(?:database|callers))\.ts$/;

/** How often each file goes through a door, by its path. */
const uses = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    readdirSync(server, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !engines.test(path))
      .sort()
      .map((path) => {
        const code = readFileSync(join(server, path), "utf8");
        // Not where names are only taken out of the database.
        const used = code
          .replaceAll(/\{[^{}();]*\}/g, "")
          .matchAll(/(?<!")\b(?:acrossH|readsAcrossH)ouseholds\b/g);
        return [path, [...used].length] as const;
      })
      .filter(([, count]) => count > 0),
  );

test("SYNC-03 work across households is this and no more", () => {
  expect(uses()).toEqual({
    // Which keys the servers have.
    "database/postgres/open.ts": 1,
    // Whose the address of a calendar is.
    "database/stores/calendar-store.ts": 1,
    // The server's id, whether there is a household, the operator's list.
    "database/stores/household/device-store.ts": 3,
    // The code of a start (2), whether first signs are free, a code by them, by its link, by the browser that used it.
    "database/stores/household/invitation-store.ts": 6,
    // Which peppers are in use.
    "database/stores/household/session-store.ts": 1,
    // The oldest job that waits; jobs of the process before.
    "database/stores/job-store.ts": 2,
    // The server's own count.
    "database/stores/model-use-store.ts": 2,
    // Who is due, what waits and when the next is; subscriptions of another key.
    "database/stores/reminder-store.ts": 4,
    // Slices, the newest entry (2), who is to be erased, names of tables.
    "database/stores/sweep.ts": 4,
  });
});
