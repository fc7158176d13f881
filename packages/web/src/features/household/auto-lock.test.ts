import { afterEach, expect, test, vi } from "vitest";
import { isLocked } from "../../data/current-profile.ts";
import type { Services } from "../../data/services.ts";
import { initialSyncStatus, type SyncStatus } from "../../data/sync-status.ts";
import { lockIfLeft } from "./auto-lock.ts";
import { keepOfflinePasscode } from "./offline-passcode.ts";

afterEach(() => vi.unstubAllGlobals());

/** A new start of the app with Lena chosen, who has a passcode. @returns whether she is covered */
const isCovered = async (how: { onLine: boolean; state: SyncStatus["state"]; knowsCode: boolean }) => {
  const entries = new Map([
    ["currentUser", "lena"],
    ["currentUserId", "p"],
  ]);
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  if (how.knowsCode) await keepOfflinePasscode(storage, "p", "4826");
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { onLine: how.onLine });
  const needs = {
    now: () => new Date("2026-11-21T08:00:00Z"),
    store: { byDay: async () => [] },
    api: { endSession: async () => ({ ok: true, value: undefined }) },
    sync: { status: () => ({ ...initialSyncStatus, state: how.state }) },
  };
  // The lock asks no more of the services than what stands above.
  await lockIfLeft(needs as unknown as Services, "p");
  return isLocked();
};

test("PASS-04 a profile is not locked where nobody could open it: offline, on a device that cannot check the passcode", async () => {
  expect(await isCovered({ onLine: true, state: "idle", knowsCode: false })).toBe(true);
  expect(await isCovered({ onLine: false, state: "idle", knowsCode: true })).toBe(true);
  expect(await isCovered({ onLine: false, state: "idle", knowsCode: false })).toBe(false);
  expect(await isCovered({ onLine: true, state: "offline", knowsCode: false })).toBe(false);
});
