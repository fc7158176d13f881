import { expect, test } from "vitest";
import { backupAgeLine } from "./backup-age.ts";

const now = Date.parse("2026-11-20T03:00:00Z");
const hour = 3_600_000;
const copy = (hours: number) => ({ folder: "backups/x", at: now - hours * hour });

test.each([
  [copy(0), "last daily backup: 0 hours ago, backups/x"],
  [copy(23), "last daily backup: 23 hours ago, backups/x"],
  [copy(72), "last daily backup: 3 days ago, backups/x"],
  [
    copy(73),
    "last daily backup: 3 days ago, backups/x; older than 3 days: look whether the server runs, and whether its disk has room",
  ],
  // A clock that was put back.
  [copy(-5), "last daily backup: 0 hours ago, backups/x"],
  [undefined, "last daily backup: none yet: the server makes the first one five minutes after its start"],
])("the operator reads how old the last copy is, and what to look at", (newest, line) => {
  expect(backupAgeLine(newest, now)).toBe(line);
});
