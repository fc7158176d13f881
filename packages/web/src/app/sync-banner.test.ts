import { expect, test } from "vitest";
import { initialStorageStatus } from "../data/durability/storage-status.ts";
import { initialSyncStatus } from "../data/sync/sync-status.ts";
import { bannerFor } from "./sync-banner.ts";

const online = { isOnline: true, updateWaits: false };
const offline = { isOnline: false, updateWaits: false };

test("SYNC-02 a device at another household's server shows a banner with a choice", () => {
  const line = bannerFor({ ...initialSyncStatus, state: "offline", unsent: 2 }, { ...online, stays: true });
  expect(line?.lead).toBe("The server here belongs to another household.");
  expect(line?.action).toBe("decide");
});

test("SYNC-05 online with everything sent there is nothing to say", () => {
  expect(bannerFor(initialSyncStatus, online)).toBeUndefined();
  expect(bannerFor({ ...initialSyncStatus, state: "syncing", unsent: 3 }, online)).toBeUndefined();
});

test("SYNC-05 offline is neutral and counts what waits on this device", () => {
  const line = bannerFor({ ...initialSyncStatus, unsent: 4 }, offline);
  expect(line).toEqual({ icon: "offline", lead: "Offline.", text: "4 changes saved on this device." });
  expect(bannerFor({ ...initialSyncStatus, unsent: 1 }, offline)?.text).toBe(
    "1 change saved on this device.",
  );
  expect(bannerFor(initialSyncStatus, offline)?.text).toBe("Everything still works.");
});

test("SYNC-05 an unreachable server is offline, whatever the browser says", () => {
  expect(bannerFor({ ...initialSyncStatus, state: "offline" }, online)?.lead).toBe("Offline.");
});

test("UI-01 a device without space says so for as long as nothing can be saved", () => {
  const line = bannerFor(
    { ...initialSyncStatus, storage: { ...initialStorageStatus, isFull: true } },
    online,
  );
  expect(line?.kind).toBe("err");
  expect(line?.lead).toBe("This device has no space left.");
});

test("SYNC-05 refused entries come before everything else, in red", () => {
  const line = bannerFor({ ...initialSyncStatus, state: "offline", unsent: 2, refused: 1 }, offline);
  expect(line?.kind).toBe("err");
  expect(line?.text).toBe("1 change could not be saved on the server. It is kept here.");
});

test("a locked profile is asked to unlock only while something waits", () => {
  expect(bannerFor({ ...initialSyncStatus, state: "locked" }, online)).toBeUndefined();
  expect(bannerFor({ ...initialSyncStatus, state: "locked", unsent: 2 }, online)?.action).toBe("unlock");
});

test("USR-10 a device that left the household is led to a copy of what it never sent", () => {
  expect(bannerFor({ ...initialSyncStatus, state: "not-enrolled", unsent: 2 }, online)).toMatchObject({
    text: "This device left the household. What you log is kept here.",
    action: "save",
  });
  expect(bannerFor({ ...initialSyncStatus, state: "not-enrolled" }, online)).not.toHaveProperty("action");
});

test("SYNC-05 a full household shows a banner that says nothing is lost", () => {
  const line = bannerFor({ ...initialSyncStatus, state: "full", unsent: 2 }, online);
  expect(line?.lead).toBe("Your household's space on the server is full.");
  expect(line?.text).toContain("is kept on this device");
});

test("a newer version is offered when nothing else presses", () => {
  expect(bannerFor(initialSyncStatus, { isOnline: true, updateWaits: true })?.action).toBe("update");
  expect(bannerFor({ ...initialSyncStatus, state: "update-needed" }, online)?.kind).toBe("warn");
});

test("WORK-06 a lost database shows a banner with what was recovered", () => {
  const rebuilt = (changes: number) => ({
    ...initialSyncStatus,
    storage: { ...initialStorageStatus, rebuilt: { changes } },
  });
  expect(bannerFor(rebuilt(3), online)?.text).toBe(
    "3 changes not sent before were restored; the rest comes from the server.",
  );
  expect(bannerFor(rebuilt(0), online)?.text).toBe("It comes back from the server.");
  expect(bannerFor(rebuilt(1), offline)?.text).toContain("1 change not sent before was restored");
});

test("SYNC-02 a tab whose database another tab took over asks for a reload", () => {
  const status = {
    ...initialSyncStatus,
    refused: 1,
    storage: { ...initialStorageStatus, outdated: true },
  };
  expect(bannerFor(status, online)).toMatchObject({ kind: "err", action: "update" });
});

test("SYNC-05 a new device says that older entries are still coming", () => {
  const arriving = { ...initialSyncStatus, arrived: 0.37 };
  expect(bannerFor(arriving, online)).toMatchObject({
    lead: "Your older entries are still coming.",
    text: "37% are on this device. You can train and log meanwhile.",
  });
  expect(bannerFor(arriving, offline)?.text).toBe(
    "Your older entries come to this device when it is online again.",
  );
});
