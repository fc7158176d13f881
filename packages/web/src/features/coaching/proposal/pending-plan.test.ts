import { designWeek } from "@muster/coach/compose/design-week";
import { inputWith } from "@muster/coach/design/testing/inputs";
import { beforeEach, expect, test } from "vitest";
import {
  dropPendingPlan,
  loadedPendingPlan,
  readPendingPlan,
  storePendingPlan,
  weekFingerprint,
} from "./pending-plan.ts";

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};
const useStorage = (value: unknown) =>
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value });
beforeEach(() => {
  entries.clear();
  useStorage(storage);
});

const week = designWeek(inputWith());
const locks = { days: [{ weekday: "monday", workout: week.days.monday }], exercises: [] } as const;
const undecided = {
  week,
  locks: { ...locks, days: [...locks.days], exercises: [] },
  offered: { reviewId: null, jobId: "job" },
  over: "The week before.",
};

/** As a page finds it that was just opened: nothing of theirs is in its memory. */
const reopened = (profileId: string, as: string): void => {
  entries.set(`muster.undecided.${as}`, entries.get(`muster.undecided.${profileId}`) ?? "null");
};

test("PLAN-02 a pending plan returns after a reload, with its locks", async () => {
  expect(await readPendingPlan("alex", "2026-11-22")).toBeUndefined();
  storePendingPlan("alex", "2026-11-22", undecided);
  expect(loadedPendingPlan("alex", "2026-11-22")?.week).toBe(week);

  reopened("alex", "later");
  expect(loadedPendingPlan("later", "2026-11-22")).toBeUndefined();
  expect(await readPendingPlan("later", "2026-11-22")).toEqual(undecided);
  // Sunday night's week is still there on Monday morning, and no longer.
  expect(await readPendingPlan("later", "2026-11-23")).toEqual(undecided);
  for (const day of ["2026-11-24", "2026-11-21"] as const)
    expect(await readPendingPlan("later", day)).toBeUndefined();
  expect(await readPendingPlan("sam", "2026-11-22")).toBeUndefined();

  dropPendingPlan("alex");
  expect(loadedPendingPlan("alex", "2026-11-22")).toBeUndefined();
  reopened("alex", "later");
  expect(await readPendingPlan("later", "2026-11-22")).toBeUndefined();
});

test("PLAN-02 a damaged or old pending plan is ignored", async () => {
  const { week: _, ...without } = undecided;
  for (const text of [
    "",
    "{",
    "null",
    "7",
    "[]",
    JSON.stringify({ day: "2026-11-22", undecided: without }),
    JSON.stringify({ day: "2026-11-22", undecided: { ...undecided, week: { ...week, days: {} } } }),
    JSON.stringify({ day: "soon", undecided }),
  ]) {
    entries.set("muster.undecided.damaged", text);
    expect(await readPendingPlan("damaged", "2026-11-22")).toBeUndefined();
  }
});

test("PLAN-02 without storage a pending plan lives until the page closes", async () => {
  useStorage({
    ...storage,
    getItem: () => null,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  });
  storePendingPlan("private", "2026-11-22", undecided);
  expect((await readPendingPlan("private", "2026-11-22"))?.week).toBe(week);
});

test("PLAN-02 a manual edit leaves a week's fingerprint as it is", () => {
  expect(weekFingerprint({ ...week.plan })).toBe(weekFingerprint(week.plan));
  expect(weekFingerprint({ ...week.plan, weekSummary: "Another." })).not.toBe(weekFingerprint(week.plan));
  expect(weekFingerprint(undefined)).toBe("");
});
