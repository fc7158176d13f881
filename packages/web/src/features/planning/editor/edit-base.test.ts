import { planRecordChanges } from "@muster/coach/deliver/plan-records";
import { activityIdeas } from "@muster/coach/design/activity-ideas";
import { emptyDraft, parseOnboarding } from "@muster/domain/onboarding/onboarding";
import { changeSets } from "@muster/domain/planning/edit-day";
import { editedHeader, setDay } from "@muster/domain/planning/edit-week";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { addDays, type CivilDate, weekdayOf } from "@muster/domain/shared/dates";
import { anExercise, aWorkout } from "@muster/domain/testing/builders";
import { expect, test } from "vitest";
import { readPlanDays } from "../../../data/reads/read-plan.ts";
import { recordsInMemory } from "../../../data/testing/records-in-memory.ts";
import { type EditBase, isPlanInForce, readEditBase, saveEdit } from "./edit-base.ts";

const profileId = "0198c0de-0000-7000-8000-000000000001";
const today: CivilDate = "2026-11-20";
const planId = "0198c0de-0000-7000-8000-00000000000a";
const parsed = parseOnboarding(
  {
    ...emptyDraft(),
    username: "dana",
    displayName: "Dana",
    height: "68",
    primaryGoal: "strength",
    gymAccess: "no_gym",
  },
  today,
);
if (!parsed.ok) throw new Error("the profile of the test is whole");
const profile = parsed.value;

const ids = () => {
  let count = 0;
  return () => {
    count += 1;
    return `0198c0de-0000-7000-8000-0000000001${String(count).padStart(2, "0")}`;
  };
};

/** A device with a plan from last Monday on, whose every day is the same workout. */
const device = async (hasPlan = true) => {
  const store = recordsInMemory(
    { kind: "profile", record: { ...profile, id: profileRecordId(profileId) } },
    {
      kind: "settings",
      record: {
        ...defaultSettings,
        lastPlanUpdate: hasPlan ? "2026-11-16" : null,
        id: settingsId(profileId),
      },
    },
  );
  if (hasPlan) {
    const day = aWorkout({ exercises: [anExercise({ sets: 3 })] });
    const days = Object.fromEntries(Object.keys(activityIdeas()).map((weekday) => [weekday, day]));
    await store.write(
      profileId,
      planRecordChanges(
        profileId,
        {
          plan: { ...editedHeader(undefined, "2026-11-16", "1"), source: "built-in", mesocycleWeek: 2 },
          // The keys are those of a week.
          days: days as ReturnType<typeof activityIdeas>,
        },
        {
          reviewId: null,
          from: "2026-11-16",
          by: "choice",
          now: new Date(`${today}T08:00:00Z`),
          newId: () => planId,
        },
      ),
    );
  }
  return store;
};
type Store = Awaited<ReturnType<typeof device>>;

const setsOn = async (store: Store, date: CivilDate) => {
  const [day] = await readPlanDays(store, profileId, [date], () => false);
  return day?.is === "planned" ? day.day.workout.exercises[0]?.sets : day?.is;
};
const baseOf = async (store: Store, date: CivilDate, earliest: CivilDate): Promise<EditBase> => {
  const base = await readEditBase(store, profileId, date, earliest);
  if (base === undefined) throw new Error("there is a plan to change");
  return base;
};
const change = async (store: Store, newId: () => string, date: CivilDate, sets: number, earliest = today) => {
  const base = await baseOf(store, date, earliest);
  const weekday = weekdayOf(date);
  const saved = await saveEdit(store, {
    profileId,
    base,
    days: setDay(base.days, weekday, changeSets(base.days[weekday], 0, sets), today),
    rulesVersion: "1",
    now: new Date(`${today}T10:00:00Z`),
    newId,
  });
  if (!saved.ok) throw new Error("it is saved");
  return saved.value.undo;
};

test("SCHED-05 a change is a new version from today; past days keep theirs", async () => {
  const store = await device();
  const newId = ids();
  await change(store, newId, today, 5);
  expect(await setsOn(store, today)).toBe(5);
  expect(await setsOn(store, addDays(today, 7))).toBe(5);
  expect(await setsOn(store, addDays(today, -1))).toBe(3);
  expect(await setsOn(store, addDays(today, 1))).toBe(3);
  const [day] = await readPlanDays(store, profileId, [today], () => false);
  expect(day?.is === "planned" && day.day.plan).toMatchObject({
    source: "edited",
    validFrom: today,
    reviewId: null,
  });
});

test("SCHED-05 a second change builds on the first; undo takes back the last alone", async () => {
  const store = await device();
  const newId = ids();
  const tomorrow = addDays(today, 1);
  const first = await change(store, newId, today, 5);
  const second = await change(store, newId, tomorrow, 7);
  expect([await setsOn(store, today), await setsOn(store, tomorrow)]).toEqual([5, 7]);
  await store.write(profileId, second);
  expect([await setsOn(store, today), await setsOn(store, tomorrow)]).toEqual([5, 3]);
  await store.write(profileId, first);
  expect([await setsOn(store, today), await setsOn(store, tomorrow)]).toEqual([3, 3]);
});

test("SCHED-05 with today logged the new version starts tomorrow", async () => {
  const store = await device();
  await change(store, ids(), addDays(today, 3), 6, addDays(today, 1));
  expect(await setsOn(store, addDays(today, 3))).toBe(6);
  const [day] = await readPlanDays(store, profileId, [today], () => false);
  expect(day?.is === "planned" && day.day.plan?.id).toBe(planId);
});

test("SCHED-05 SCHED-04 the default week can be changed and restored", async () => {
  const store = await device(false);
  const base = await baseOf(store, today, today);
  expect([base.planId, base.from]).toEqual([undefined, today]);
  const undo = await change(store, ids(), "2026-11-23", 2);
  expect(await setsOn(store, "2026-11-23")).toBe(2);
  expect(await setsOn(store, addDays(today, -1))).toBe("default");
  const [day] = await readPlanDays(store, profileId, ["2026-11-23"], () => false);
  expect(day?.is === "planned" && day.day.source).toBe("default");
  await store.write(profileId, undo);
  expect(await setsOn(store, "2026-11-23")).toBe("default");
});

test("SCHED-05 SYNC-03 changing or undoing a replaced plan is detected", async () => {
  const store = await device();
  const newId = ids();
  const open = await baseOf(store, today, today);
  expect(await isPlanInForce(store, profileId, open)).toBe(true);
  // In another tab, or on another device, the day is changed while this page stands open.
  const undo = await change(store, newId, today, 5);
  expect(await isPlanInForce(store, profileId, open)).toBe(false);
  const edited = await baseOf(store, today, today);
  expect(await isPlanInForce(store, profileId, edited)).toBe(true);
  await store.write(profileId, undo);
  expect(await isPlanInForce(store, profileId, edited)).toBe(false);
  expect(await isPlanInForce(store, profileId, open)).toBe(true);
  const fresh = await device(false);
  const byDefault = await baseOf(fresh, today, today);
  expect(await isPlanInForce(fresh, profileId, byDefault)).toBe(true);
  await change(fresh, newId, today, 2);
  expect(await isPlanInForce(fresh, profileId, byDefault)).toBe(false);
});

test("SCHED-05 ONB-08 a child has ideas and nothing to change", async () => {
  const store = await device(false);
  await store.write(profileId, [{ kind: "profile", id: profileRecordId(profileId), patch: { age: 11 } }]);
  expect(await readEditBase(store, profileId, today, today)).toBeUndefined();
});
