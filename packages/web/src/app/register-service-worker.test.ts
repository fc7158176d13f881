import { expect, test } from "vitest";
import { isNewer } from "./register-service-worker.ts";

// Of a worker only its state and who it is count.
const worker = (state: ServiceWorkerState) => ({ state }) as ServiceWorker;
const [older, installed] = [worker("activated"), worker("installed")];

test("SYNC-01 a version that waits behind another one is newer", () => {
  expect(isNewer(installed, { active: older }, older)).toBe(true);
  expect(isNewer(worker("installing"), { active: older }, older)).toBe(false);
});

test("SYNC-01 the first worker of a first visit is no newer version", () => {
  expect(isNewer(installed, { active: null }, null)).toBe(false);
  // As Safari does: at work and in control of the page, then told to be installed.
  expect(isNewer(installed, { active: installed }, installed)).toBe(false);
  expect(isNewer(installed, { active: null }, installed)).toBe(false);
});

test("SYNC-01 a page that was loaded past the worker shows what the server has", () => {
  expect(isNewer(installed, { active: older }, null)).toBe(false);
});
