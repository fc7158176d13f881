import { beforeEach, expect, test } from "vitest";
import {
  clearHomeSnapshot,
  forbidHomeSnapshot,
  readHomeSnapshot,
  writeHomeSnapshot,
} from "./home-snapshot.ts";

const entries = new Map<string, string>();
beforeEach(() => {
  entries.clear();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    },
  });
});

const anna = { id: "anna", hasPasscode: false };
const today = "2026-11-16";

test("SYNC-01 the snapshot of a day is what Home showed last on it", () => {
  writeHomeSnapshot(anna, today, { card: "Leg day" });
  expect(readHomeSnapshot("anna", today)).toEqual({ card: "Leg day" });
  expect(readHomeSnapshot("anna", "2026-11-17")).toBeUndefined();
  expect(readHomeSnapshot("ben", today)).toBeUndefined();
  clearHomeSnapshot("anna");
  expect(readHomeSnapshot("anna", today)).toBeUndefined();
});

test("SYNC-01 a profile with a passcode has no snapshot; setting one deletes it", () => {
  writeHomeSnapshot(anna, today, { card: "Leg day" });
  writeHomeSnapshot({ ...anna, hasPasscode: true }, today, { card: "Leg day" });
  expect(entries.size).toBe(0);
});

test("SYNC-01 a damaged, too large or other version's snapshot is ignored", () => {
  entries.set("homeSnapshot:anna", '{"v":1,"date":');
  expect(readHomeSnapshot("anna", today)).toBeUndefined();
  entries.set("homeSnapshot:anna", JSON.stringify({ v: 0, date: today, value: {} }));
  expect(readHomeSnapshot("anna", today)).toBeUndefined();
  writeHomeSnapshot(anna, today, "x".repeat(30_000));
  expect(entries.size).toBe(0);
});

test("SYNC-01 PASS-04 no snapshot is written until the records know a new passcode", () => {
  writeHomeSnapshot(anna, today, { card: "Leg day" });
  forbidHomeSnapshot("anna");
  // Home's records still say that there is none.
  writeHomeSnapshot(anna, today, { card: "Leg day" });
  expect(readHomeSnapshot("anna", today)).toBeUndefined();
  // They know; later the passcode is removed again.
  writeHomeSnapshot({ ...anna, hasPasscode: true }, today, { card: "Leg day" });
  writeHomeSnapshot(anna, today, { card: "Leg day" });
  expect(readHomeSnapshot("anna", today)).toEqual({ card: "Leg day" });
});
