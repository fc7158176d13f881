import { usualPlans } from "@muster/domain/timers/interval-timer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetLocalStorage } from "../../../data/household/current-profile.ts";
import { keepRun, readKeptRun } from "./kept-run.ts";

const now = 1_700_000_000_000;
const run = { plan: usualPlans.tabata, startedAt: now, pausedAt: null };

beforeEach(() => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  // As in a browser, the keys are the storage's own and the methods are not.
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value });
  vi.stubGlobal("localStorage", kept);
});
afterEach(() => vi.unstubAllGlobals());

test("a timer is found again after a reload, minutes later", () => {
  keepRun({ profileId: "ada" }, run);
  expect(readKeptRun({ profileId: "ada" }, now + 600_000)).toEqual(run);
  keepRun({ profileId: "ada" }, undefined);
  expect(readKeptRun({ profileId: "ada" }, now)).toBeUndefined();
});

test("a timer of one set is not the timer of another, nor of another person", () => {
  keepRun({ profileId: "ada", set: "Plank 1" }, run);
  expect(readKeptRun({ profileId: "ada", set: "Plank 1" }, now)).toEqual(run);
  expect(readKeptRun({ profileId: "ada", set: "Plank 2" }, now)).toBeUndefined();
  expect(readKeptRun({ profileId: "ada" }, now)).toBeUndefined();
  expect(readKeptRun({ profileId: "bea", set: "Plank 1" }, now)).toBeUndefined();
});

test("nobody waits for a timer of yesterday, and it goes with its profile", () => {
  keepRun({ profileId: "ada" }, run);
  expect(readKeptRun({ profileId: "ada" }, now + 24 * 3600_000)).toBeUndefined();
  forgetLocalStorage("ada");
  expect(readKeptRun({ profileId: "ada" }, now)).toBeUndefined();
});

test("a storage that refuses, or holds something else, has no timer", () => {
  localStorage.setItem("muster.timer.ada", "{");
  expect(readKeptRun({ profileId: "ada" }, now)).toBeUndefined();
  vi.stubGlobal("localStorage", undefined);
  keepRun({ profileId: "ada" }, run);
  expect(readKeptRun({ profileId: "ada" }, now)).toBeUndefined();
});
