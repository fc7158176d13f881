import { expect, test } from "vitest";
import {
  changeOfflinePasscode,
  forgetOfflinePasscode,
  hasOfflinePasscode,
  hasPasscodeOnDevice,
  storeOfflinePasscode,
  tryOffline,
} from "./offline-passcode.ts";
import { hashCheaply } from "./testing/cheap-hash.ts";

const rounds = hashCheaply();

const createStorage = () => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};
const now = Date.parse("2026-11-20T08:00:00Z");

test("PASS-04 offline only the right passcode opens, stored never in clear", async () => {
  const storage = createStorage();
  expect(await tryOffline(storage, "p", "4826", now)).toEqual({ type: "unknown" });
  await storeOfflinePasscode(storage, "p", "4826");
  expect(hasOfflinePasscode(storage, "p")).toBe(true);
  expect(await tryOffline(storage, "p", "1111", now)).toEqual({ type: "wrong" });
  expect(await tryOffline(storage, "p", "4826", now)).toEqual({ type: "right" });
  expect([...storage.entries.values()].join()).not.toContain("4826");
  // What is kept of one profile opens no other.
  storage.entries.set("offlinePasscode:q", storage.entries.get("offlinePasscode:p") ?? "");
  expect(await tryOffline(storage, "q", "4826", now)).toEqual({ type: "wrong" });
  forgetOfflinePasscode(storage, "p");
  expect(await tryOffline(storage, "p", "4826", now)).toEqual({ type: "unknown" });
});

test("PASS-04 offline tries wait 30 s after five and end after ten", async () => {
  const storage = createStorage();
  await storeOfflinePasscode(storage, "p", "4826");
  for (let round = 0; round < 5; round += 1) await tryOffline(storage, "p", "1111", now);
  expect(await tryOffline(storage, "p", "4826", now)).toEqual({ type: "blocked", seconds: 30 });
  for (let hour = 1; hour <= 5; hour += 1) await tryOffline(storage, "p", "1111", now + hour * 7_200_000);
  expect(await tryOffline(storage, "p", "4826", now + 90_000_000)).toEqual({
    type: "blocked",
    seconds: undefined,
  });
});

test("PASS-04 after a change the old passcode opens no more", async () => {
  const storage = createStorage();
  await storeOfflinePasscode(storage, "p", "4826");
  const changed = changeOfflinePasscode(storage, "p", "9035");
  // The tab that closes now leaves no code at all behind.
  expect(hasOfflinePasscode(storage, "p")).toBe(false);
  await changed;
  expect(await tryOffline(storage, "p", "4826", now)).toEqual({ type: "wrong" });
  expect(await tryOffline(storage, "p", "9035", now)).toEqual({ type: "right" });
});

test("PASS-04 a changed passcode that cannot be stored is still changed", async () => {
  const storage = createStorage();
  await storeOfflinePasscode(storage, "p", "4826");
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  await changeOfflinePasscode(full, "p", "9035");
  expect(await tryOffline(storage, "p", "4826", now)).toEqual({ type: "unknown" });
});

test("PASS-04 a damaged entry is none", async () => {
  const storage = createStorage();
  storage.setItem("offlinePasscode:p", "{");
  expect(await tryOffline(storage, "p", "4826", now)).toEqual({ type: "unknown" });
});

test("PASS-05 after a remote reset the previous passcode still guards", async () => {
  const storage = createStorage();
  await storeOfflinePasscode(storage, "ana", "4826");
  expect(hasPasscodeOnDevice(storage, { id: "ana", hasPasscode: false })).toBe(true);
  expect(hasPasscodeOnDevice(storage, { id: "ben", hasPasscode: false })).toBe(false);
  expect(hasPasscodeOnDevice(storage, { id: "cleo", hasPasscode: true })).toBe(true);
});

test("PASS-04 a passcode on the device is hashed in OWASP's 600,000 rounds", async () => {
  const storage = createStorage();
  await storeOfflinePasscode(storage, "p", "4826");
  await tryOffline(storage, "p", "1111", now);
  expect(rounds.length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...rounds)).toBeGreaterThanOrEqual(600_000);
});
