import { afterEach, expect, test, vi } from "vitest";
import { currentProfile, isLocked, lockProfile } from "./current-profile.ts";

afterEach(() => vi.unstubAllGlobals());

const storageOf = (entries: Map<string, string>, isFull: boolean) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    entries.set(key, value);
  },
  removeItem: (key: string) => void entries.delete(key),
});
const chosen = () =>
  new Map([
    ["currentUser", "lena"],
    ["currentUserId", "p"],
  ]);

test("PASS-04 a locked profile stays chosen, else the picker asks", () => {
  vi.stubGlobal("localStorage", storageOf(chosen(), false));
  lockProfile("p");
  expect(isLocked()).toBe(true);
  expect(currentProfile()?.id).toBe("p");
  vi.stubGlobal("localStorage", storageOf(chosen(), true));
  expect(currentProfile()?.id).toBe("p");
  lockProfile("p");
  expect(currentProfile()).toBeUndefined();
});
