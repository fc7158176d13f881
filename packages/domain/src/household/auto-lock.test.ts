import { expect, test } from "vitest";
import { isLockChoice, isLockDue, lockChoices, mayLock, usualLock } from "./auto-lock.ts";

const minutes = (count: number) => count * 60_000;
const away = (count: number, choice = usualLock, isRestart = false) => ({
  choice,
  awayMs: minutes(count),
  isRestart,
});

test("PASS-04 a profile locks after five minutes unused, or after what was chosen", () => {
  expect(isLockDue(away(4.9), false)).toBe(false);
  expect(isLockDue(away(5), false)).toBe(true);
  expect(isLockDue(away(0.9, "1"), false)).toBe(false);
  expect(isLockDue(away(1, "1"), false)).toBe(true);
  expect(isLockDue(away(59, "60"), false)).toBe(false);
  expect(isLockDue(away(60, "60"), false)).toBe(true);
  expect(isLockDue(away(100_000, "never"), false)).toBe(false);
});

test("PASS-04 opened again, the app is locked whatever was chosen", () => {
  for (const choice of lockChoices) expect(isLockDue(away(0, choice, true), false)).toBe(true);
});

test("PASS-04 a running workout keeps the profile open for two hours", () => {
  expect(isLockDue(away(119), true)).toBe(false);
  expect(isLockDue(away(119, "1", true), true)).toBe(false);
  expect(isLockDue(away(120), true)).toBe(true);
  expect(isLockDue(away(120, "never", true), true)).toBe(true);
  expect(isLockDue(away(120, "never"), true)).toBe(false);
});

test("PASS-04 a clock set back does not lock; only the listed choices are valid", () => {
  expect(mayLock(away(-60))).toBe(false);
  expect(isLockChoice("15")).toBe(true);
  expect(isLockChoice("2")).toBe(false);
  expect(isLockChoice(null)).toBe(false);
});
