import { aSession } from "@muster/domain/testing/builders";
import { afterEach, expect, test, vi } from "vitest";
import { isLocked } from "../../../data/household/current-profile.ts";
import type { Services } from "../../../data/services.ts";
import { initialSyncStatus, type SyncStatus } from "../../../data/sync/sync-status.ts";
import { lockIfLeft, watchAutoLock } from "./auto-lock.ts";
import { storeOfflinePasscode } from "./offline-passcode.ts";

let stopWatching: () => void = () => {};
afterEach(() => {
  stopWatching();
  stopWatching = () => {};
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  if (how.knowsCode) await storeOfflinePasscode(storage, "p", "4826");
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

test("PASS-04 a profile that could not be opened offline is not locked", async () => {
  expect(await isCovered({ onLine: true, state: "idle", knowsCode: false })).toBe(true);
  expect(await isCovered({ onLine: false, state: "idle", knowsCode: true })).toBe(true);
  expect(await isCovered({ onLine: false, state: "idle", knowsCode: false })).toBe(false);
  expect(await isCovered({ onLine: true, state: "offline", knowsCode: false })).toBe(false);
});

/** Lena's page in plain view, with a clock that is moved by hand. */
const inView = async (how: { runs?: boolean } = {}) => {
  vi.useFakeTimers({ now: new Date("2026-11-21T08:00:00Z") });
  const entries = new Map([
    ["currentUser", "lena"],
    ["currentUserId", "p"],
  ]);
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("navigator", { onLine: true });
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  const running = aSession({ date: "2026-11-21", day: "saturday" });
  const needs = {
    now: () => new Date(),
    store: { byDay: async () => (how.runs === true ? [running] : []) },
    api: { endSession: async () => ({ ok: true, value: undefined }) },
    sync: { status: () => initialSyncStatus },
  };
  // The lock asks no more of the services than what stands above.
  stopWatching = watchAutoLock(needs as unknown as Services, "p");
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
  const touch = async (sign: string) => {
    page.dispatchEvent(new Event(sign));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { minutes, touch };
};

test("PASS-04 a visible idle page locks, one in use does not", async () => {
  const { minutes, touch } = await inView();
  for (const sign of ["pointerdown", "keydown", "scroll", "wheel", "pointermove"]) {
    await minutes(4.5);
    expect(isLocked()).toBe(false);
    await touch(sign);
  }
  await minutes(5.5);
  expect(isLocked()).toBe(true);
});

test("PASS-04 whoever comes late and touches the page does not keep it open by that", async () => {
  const { minutes, touch } = await inView();
  await minutes(1);
  // The device slept: its timers stood still, its clock did not.
  vi.setSystemTime(new Date("2026-11-21T08:30:00Z"));
  await touch("pointerdown");
  expect(isLocked()).toBe(true);
});

test("PASS-04 a workout that runs stays open for two hours untouched, and no longer", async () => {
  const { minutes } = await inView({ runs: true });
  await minutes(119);
  expect(isLocked()).toBe(false);
  await minutes(2);
  expect(isLocked()).toBe(true);
});
