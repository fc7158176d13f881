import { usualPlans } from "@muster/domain/timers/interval-timer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetLocalStorage } from "../../../data/household/current-profile.ts";
import { readStoredRun, storeRun } from "./stored-run.ts";

const now = 1_700_000_000_000;
const run = { plan: usualPlans.tabata, startedAt: now, pausedAt: null };

beforeEach(() => {
  const entries: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
  // As in a browser, the keys are the storage's own and the methods are not.
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(entries, name, { value });
  vi.stubGlobal("localStorage", entries);
});
afterEach(() => vi.unstubAllGlobals());

test("a timer is found again after a reload, minutes later", () => {
  storeRun({ profileId: "ada" }, run);
  expect(readStoredRun({ profileId: "ada" }, now + 600_000)).toEqual(run);
  storeRun({ profileId: "ada" }, undefined);
  expect(readStoredRun({ profileId: "ada" }, now)).toBeUndefined();
});

test("a timer of one set is not the timer of another, nor of another person", () => {
  storeRun({ profileId: "ada", set: "Plank 1" }, run);
  expect(readStoredRun({ profileId: "ada", set: "Plank 1" }, now)).toEqual(run);
  expect(readStoredRun({ profileId: "ada", set: "Plank 2" }, now)).toBeUndefined();
  expect(readStoredRun({ profileId: "ada" }, now)).toBeUndefined();
  expect(readStoredRun({ profileId: "bea", set: "Plank 1" }, now)).toBeUndefined();
});

test("nobody waits for a timer of yesterday, and it goes with its profile", () => {
  storeRun({ profileId: "ada" }, run);
  expect(readStoredRun({ profileId: "ada" }, now + 24 * 3600_000)).toBeUndefined();
  forgetLocalStorage("ada");
  expect(readStoredRun({ profileId: "ada" }, now)).toBeUndefined();
});

test("a storage that refuses, or holds something else, has no timer", () => {
  localStorage.setItem("muster.timer.ada", "{");
  expect(readStoredRun({ profileId: "ada" }, now)).toBeUndefined();
  vi.stubGlobal("localStorage", undefined);
  storeRun({ profileId: "ada" }, run);
  expect(readStoredRun({ profileId: "ada" }, now)).toBeUndefined();
});
