import { expect, test } from "vitest";
import { initialSyncStatus } from "../../data/sync/sync-status.ts";
import { syncInWords } from "./StateCard.tsx";

const now = new Date(2026, 10, 20, 9, 30);
const lastSyncAt = new Date(2026, 10, 20, 9, 14);

test("SYNC-05 the last sync and what is not sent are said in words", () => {
  expect(syncInWords(initialSyncStatus, now)).toBe("Not synced yet, nothing waiting.");
  expect(syncInWords({ ...initialSyncStatus, lastSyncAt }, now)).toBe("Last sync 9:14 AM, nothing waiting.");
  expect(syncInWords({ ...initialSyncStatus, lastSyncAt, unsent: 4, state: "offline" }, now)).toBe(
    "Last sync 9:14 AM, 4 changes not sent. Your server cannot be reached.",
  );
});

test("SYNC-05 a sync of another day carries its date; refused changes are counted", () => {
  const earlier = new Date(2026, 10, 18, 21, 5);
  expect(syncInWords({ ...initialSyncStatus, lastSyncAt: earlier, unsent: 1, refused: 2 }, now)).toBe(
    "Last sync Nov 18, 9:05 PM, 1 change not sent, 2 refused by the server.",
  );
});
