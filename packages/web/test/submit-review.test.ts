/** A review is one unit on the device: all of it, or nothing; its records travel as one group. */
import { defaultSettings } from "@muster/domain/profiles/settings";
import { checkInId, checkInReadingId, planPointerId, settingsId } from "@muster/domain/record-ids";
import { randomId } from "@muster/domain/shared/ids";
import { startWorkout } from "@muster/domain/training/workout";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, expect, test } from "vitest";
import { type MusterDatabase, openDatabase } from "../src/data/database/database.ts";
import { createDexieStore } from "../src/data/store/dexie-store.ts";
import { createSyncStore } from "../src/data/sync/dexie-sync.ts";
import {
  planStart,
  type SubmitReview,
  saveCheckIn,
  submitReview,
} from "../src/features/review/submit-review.ts";
import { anna } from "./support/records.ts";
import { checkIn, designedWeek, training } from "./support/workouts.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const sunday = "2026-11-22";
const now = new Date("2026-11-22T18:00:00Z");
const reviewId = checkInId(anna, sunday);

const open: MusterDatabase[] = [];
afterEach(() => {
  for (const database of open.splice(0)) database.close();
});

const aDevice = async () => {
  const database = openDatabase("muster", { indexedDB: new IDBFactory(), IDBKeyRange });
  open.push(database);
  const store = createDexieStore({ database, newId: randomId, now: () => now });
  await store.write(anna, [
    {
      kind: "settings",
      id: settingsId(anna),
      create: {
        ...defaultSettings,
        lastPlanUpdate: "2026-11-15",
        isAssessmentWeek: true,
        assessmentWeekNumber: 1,
      },
    },
  ]);
  return { database, store, syncStore: createSyncStore({ database, newId: randomId }) };
};

const review = (part: Partial<SubmitReview> = {}): SubmitReview => ({
  profileId: anna,
  checkIn: checkIn(sunday),
  reviewId,
  designed: designedWeek(sunday),
  from: sunday,
  today: sunday,
  now,
  newId: randomId,
  ...part,
});

test("REV-03 a review is saved as one group of records", async () => {
  const { store, syncStore } = await aDevice();
  const saved = await submitReview(store, review());
  if (!saved.ok) throw new Error(saved.error.type);
  expect(saved.value.hasFeedback).toBe(true);
  const pointer = await store.get("planPointer", planPointerId(anna, sunday));
  expect(pointer).toMatchObject({ from: sunday, choice: saved.value.planId, builtIn: null });
  expect(await store.get("plan", saved.value.planId)).toMatchObject({ reviewId, validFrom: sunday });
  expect(await store.count("planDay", anna)).toBe(7);
  expect(await store.get("checkIn", reviewId)).toMatchObject({ weight: 174, fatigueLevel: 6 });
  expect(await store.get("settings", settingsId(anna))).toMatchObject({
    lastPlanUpdate: sunday,
    lastPlanSummary: "Five sessions.",
    weeklyStrategy: "More pulling.",
  });
  const { ops } = await syncStore.outgoing(anna);
  const groups = new Set(ops.slice(1).map((op) => op.group));
  expect(groups.size).toBe(1);
  expect([...groups][0]).toBeDefined();
});

test("REV-04 after the assessment week the flag goes and the number becomes 2", async () => {
  const { store } = await aDevice();
  await submitReview(store, review());
  expect(await store.get("settings", settingsId(anna))).toMatchObject({
    isAssessmentWeek: false,
    assessmentWeekNumber: 2,
  });
});

test("REV-03 a save that fails leaves nothing of the review behind", async () => {
  const { database, store } = await aDevice();
  database.outbox.hook("creating", (_key, entry: { kind?: string; op?: unknown }) => {
    // The last record of the unit: everything before it has been put already.
    if (JSON.stringify(entry).includes('"settings"')) {
      const error = new Error("for this test");
      error.name = "QuotaExceededError";
      throw error;
    }
  });
  expect(await submitReview(store, review())).toEqual({ ok: false, error: { type: "storage-full" } });
  expect(await store.count("plan", anna)).toBe(0);
  expect(await store.count("planDay", anna)).toBe(0);
  expect(await store.count("checkIn", anna)).toBe(0);
  expect(await store.count("reading", anna)).toBe(0);
  expect(await store.get("settings", settingsId(anna))).toMatchObject({ lastPlanUpdate: "2026-11-15" });
});

test("REV-03 a second review keeps one check-in and drops cleared readings", async () => {
  const { store } = await aDevice();
  await submitReview(store, review());
  const armReading = checkInReadingId(anna, reviewId, "arms");
  expect(await store.get("reading", armReading)).toMatchObject({ value: 14, source: "check-in" });
  const again = await submitReview(
    store,
    review({ checkIn: { ...checkIn(sunday), weight: 175, biceps: null } }),
  );
  if (!again.ok) throw new Error(again.error.type);
  expect(await store.count("checkIn", anna)).toBe(1);
  expect(await store.get("checkIn", reviewId)).toMatchObject({ weight: 175 });
  expect(await store.get("reading", armReading)).toBeUndefined();
  expect(await store.get("planPointer", planPointerId(anna, sunday))).toMatchObject({
    choice: again.value.planId,
  });
});

test("REV-03 the check-in by itself is saved before a model is asked, without a plan", async () => {
  const { store } = await aDevice();
  expect(await saveCheckIn(store, anna, checkIn(sunday), now)).toMatchObject({ ok: true });
  expect(await store.get("checkIn", reviewId)).toMatchObject({ weight: 174 });
  expect(await store.count("plan", anna)).toBe(0);
  expect(await store.get("settings", settingsId(anna))).toMatchObject({ lastPlanUpdate: "2026-11-15" });
});

test("REV-03 the plan starts today, or tomorrow when today is logged or running", async () => {
  const { store } = await aDevice();
  expect(await planStart(store, anna, sunday)).toBe(sunday);
  const started = startWorkout({
    profileId: anna,
    date: sunday,
    timeZone: "Europe/Berlin",
    now: now.toISOString(),
    plan: null,
    variant: "main",
    workout: training,
  });
  await store.write(anna, started.changes);
  expect(await planStart(store, anna, sunday)).toBe("2026-11-23");
  await store.write(anna, [{ kind: "session", id: started.id, patch: { discardedAt: now.toISOString() } }]);
  expect(await planStart(store, anna, sunday)).toBe(sunday);
});
