import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import { planRecordChanges } from "@muster/coach/deliver/plan-records";
import { activityIdeas } from "@muster/coach/design/activity-ideas";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { checkInWith, inputWith } from "@muster/coach/design/testing/inputs";
import { emptyDraft, parseOnboarding } from "@muster/domain/onboarding/onboarding";
import type { PlanSource } from "@muster/domain/planning/plan";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { planDayId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import { addDays, type CivilDate, weekOf } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import type { Change, Reads } from "../store/device-store.ts";
import { recordsInMemory } from "../testing/records-in-memory.ts";
import { readPlanDays } from "./read-plan.ts";

const profileId = "0198c0de-0000-7000-8000-000000000001";
const today = "2026-11-20";
const profile = parseOnboarding(
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
if (!profile.ok) throw new Error("the profile of the test is whole");

const week = (source: PlanSource): DesignedWeek => ({
  plan: {
    source,
    validFrom: today,
    rulesVersion: "1",
    programName: "",
    programSummary: "",
    weeklyStrategyOverview: "",
    weeklyFeedback: null,
    nutritionSummary: null,
    nutritionGuidance: "",
    progressionPlan: "",
    weekSummary: "",
    designedBy: { name: "Built-in coach", fixes: [], rounds: 0 },
    changes: [],
    facts: [],
    mesocycleWeek: 1,
    phase: "accumulation",
  },
  days: activityIdeas(),
});
const planFrom = (from: CivilDate, planId: string, source: PlanSource = "built-in"): readonly Change[] =>
  planRecordChanges(profileId, week(source), {
    reviewId: null,
    from,
    by: "choice",
    now: new Date(`${from}T08:00:00Z`),
    newId: () => planId,
  });
const [planA, planB] = [
  "0198c0de-0000-7000-8000-00000000000a",
  "0198c0de-0000-7000-8000-00000000000b",
] as const;

const device = async (lastPlanUpdate: CivilDate | null, ...changes: readonly Change[]) => {
  const store = recordsInMemory(
    { kind: "profile", record: { ...profile.value, id: profileRecordId(profileId) } },
    { kind: "settings", record: { ...defaultSettings, lastPlanUpdate, id: settingsId(profileId) } },
  );
  await store.write(profileId, changes);
  return store;
};
const never = () => false;

/** How often each record was asked for by its id, and how many ranges of days were. */
const counted = (store: Awaited<ReturnType<typeof device>>) => {
  const gets = new Map<string, number>();
  let ranges = 0;
  const reads: Reads = {
    ...store,
    get: (kind, id) => {
      gets.set(`${kind} ${id}`, (gets.get(`${kind} ${id}`) ?? 0) + 1);
      return store.get(kind, id);
    },
    byDay: (...question) => {
      ranges += 1;
      return store.byDay(...question);
    },
  };
  return { reads, gets, ranges: () => ranges };
};
const twelveWeeks = Array.from({ length: 84 }, (_, index) => addDays(today, index - 83));

test("SCHED-04 without a plan and an update the default week is shown", async () => {
  const days = await readPlanDays(await device(null), profileId, weekOf(today), never);
  expect(days.map((day) => day.is)).toEqual(weekOf(today).map(() => "default"));
});

test("settled point 14 each day keeps the plan that was in force on it", async () => {
  const store = await device(today, ...planFrom("2026-11-17", planA), ...planFrom(today, planB));
  const days = await readPlanDays(store, profileId, weekOf(today), never);
  expect(days.map((day) => (day.is === "planned" ? day.day.plan?.id : day.is))).toEqual([
    "before",
    planA,
    planA,
    planA,
    planB,
    planB,
    planB,
  ]);
  const friday = days[4];
  expect(friday?.is === "planned" && friday.day.planDayKey).toBe(planDayId(profileId, planB, "friday"));
});

test("an incomplete plan is passed over; the first one waits for sync", async () => {
  const half = planFrom(today, planB).filter((change) => change.kind !== "planDay");
  const waiting = await readPlanDays(await device(today, ...half), profileId, [today], never);
  expect(waiting).toEqual([{ is: "missing" }]);
  const older = await device(today, ...planFrom("2026-11-10", planA), ...half);
  const found = (await readPlanDays(older, profileId, [today], never))[0];
  expect(found?.is === "planned" && found.day.plan?.id).toBe(planA);
});

test("an incomplete plan is passed over for the one right before it", async () => {
  const planC = "0198c0de-0000-7000-8000-00000000000c";
  const half = planFrom("2026-11-20", planC).filter((change) => change.kind !== "planDay");
  const store = await device(
    today,
    ...planFrom("2026-11-16", planA),
    ...planFrom("2026-11-18", planB),
    ...half,
  );
  // Tuesday stands under the oldest of the three, and is read first.
  const days = await readPlanDays(store, profileId, ["2026-11-17", "2026-11-21"], never);
  expect(days.map((day) => (day.is === "planned" ? day.day.plan?.id : day.is))).toEqual([planA, planB]);
});

test("HOME-10 PROG-01 twelve weeks ask for each record of a plan once, not once a day", async () => {
  const store = await device(
    "2026-01-01",
    ...planFrom("2026-01-01", planA),
    ...planFrom("2026-11-02", planB),
  );
  const { reads, gets, ranges } = counted(store);
  const days = await readPlanDays(reads, profileId, twelveWeeks, never);
  expect(days.map(({ is }) => is)).toEqual(twelveWeeks.map(() => "planned"));
  expect([...gets.values()]).toEqual([...gets.keys()].map(() => 1));
  // Profile, settings and the kit of both places, and of each plan its header and seven days.
  expect(gets.size).toBe(4 + 2 * 8);
  expect(ranges()).toBeLessThanOrEqual(2);
});

test("HOME-10 PROG-01 days before the first plan ask once for what follows", async () => {
  const store = await device(today, ...planFrom(today, planA));
  const { reads, ranges } = counted(store);
  const days = await readPlanDays(reads, profileId, twelveWeeks, never);
  expect(days.map(({ is }) => is)).toEqual([...Array.from({ length: 83 }, () => "before"), "planned"]);
  expect(ranges()).toBeLessThanOrEqual(3);
});

test("a plan is found again after half a year away", async () => {
  const store = await device("2026-05-01", ...planFrom("2026-05-01", planA));
  const found = (await readPlanDays(store, profileId, [today], never))[0];
  expect(found?.is).toBe("planned");
});

test("on a device that has nothing of the person yet, no default week is offered", async () => {
  expect(await readPlanDays(recordsInMemory(), profileId, [today], never)).toEqual([{ is: "missing" }]);
});

test("ONB-08 a child has ideas, not the default week", async () => {
  expect(await readPlanDays(await device(null), profileId, [today], () => true)).toEqual([{ is: "ideas" }]);
});

test("ONB-08 coach.F4 no earlier plan stands for a child under 13", async () => {
  const store = await device("2026-11-10", ...planFrom("2026-11-10", planA));
  // Turns 13 on Saturday: the plan is there from that day on.
  const days = await readPlanDays(store, profileId, weekOf(today), (_, date) => date < "2026-11-21");
  expect(days.map((day) => day.is)).toEqual([
    ...Array.from({ length: 5 }, () => "ideas"),
    "planned",
    "planned",
  ]);
});

test.each([
  ["travel", true],
  ["accumulation", false],
] as const)(
  "PLAN-01 dumbbells that are not at home keep their weight in a week of %s",
  async (phase, keeps) => {
    const input = inputWith({
      checkIns: [checkInWith({ notes: "Hotel gym only has dumbbells to 20 kg and a bench" })],
      profile: { gymAccess: "no_gym", equipment: ["none"] },
    });
    const designed = deliverWeek(undefined, input);
    const store = await device(
      today,
      ...planRecordChanges(
        profileId,
        { ...designed, plan: { ...designed.plan, phase } },
        {
          reviewId: null,
          from: "2026-11-16",
          by: "choice",
          now: new Date("2026-11-16T08:00:00Z"),
          newId: () => planA,
        },
      ),
    );
    const days = await readPlanDays(store, profileId, weekOf(today), never);
    const loads = days.flatMap((day) =>
      day.is === "planned" ? day.day.workout.exercises.flatMap(({ loadLb }) => loadLb ?? []) : [],
    );
    expect(designed.plan.phase).toBe("travel");
    expect(loads.length > 0).toBe(keeps);
  },
);
