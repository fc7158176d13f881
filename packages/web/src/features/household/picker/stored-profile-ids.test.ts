import { afterEach, beforeEach, expect, test } from "vitest";
import { passcodeOffered, usedOnDevice } from "./stored-profile-ids.ts";

/** As much of Storage as is used; a browser may refuse to write. */
const storageWith = (items: Record<string, string>, refuses = false) => ({
  getItem: (key: string) => items[key] ?? null,
  setItem: (key: string, value: string) => {
    if (refuses) throw new Error("QuotaExceededError");
    items[key] = value;
  },
});
const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
const use = (storage: object) =>
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });

beforeEach(() => use(storageWith({})));
afterEach(() => {
  if (before === undefined) Reflect.deleteProperty(globalThis, "localStorage");
  else Object.defineProperty(globalThis, "localStorage", before);
});

test("USR-02 a profile that skipped the passcode is remembered, others are not", () => {
  passcodeOffered.add("theo");
  passcodeOffered.add("theo");
  expect(passcodeOffered.has("theo")).toBe(true);
  expect(passcodeOffered.has("ivy")).toBe(false);
  expect(usedOnDevice.has("theo")).toBe(false);
});

test("damaged or forbidden storage reads as empty and never throws", () => {
  use(storageWith({ usedHere: "{not json" }));
  expect(usedOnDevice.has("theo")).toBe(false);
  use(storageWith({ usedHere: '["theo", 7]' }, true));
  usedOnDevice.add("ivy");
  expect(usedOnDevice.has("theo")).toBe(true);
  expect(usedOnDevice.has("ivy")).toBe(false);
});
