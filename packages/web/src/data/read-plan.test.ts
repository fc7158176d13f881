import { activityIdeas } from "@muster/coach/design/activity-ideas";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { planChanges } from "@muster/coach/design/plan-records";
import type { PlanSource } from "@muster/domain/planning/plan";
import { emptyDraft, parseOnboarding } from "@muster/domain/profiles/onboarding";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { planDayId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import { type CivilDate, weekOf } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import type { Change } from "./device-store.ts";
import { readPlanDays } from "./read-plan.ts";
import { recordsInMemory } from "./testing/records-in-memory.ts";

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
  planChanges(profileId, week(source), {
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

test("SCHED-04 the default week stands when there is neither an AI plan nor a last plan update", async () => {
  const days = await readPlanDays(await device(null), profileId, weekOf(today), never);
  expect(days.map((day) => day.is)).toEqual(weekOf(today).map(() => "default"));
});

test("settled 14 each day keeps the plan that was in force on it; before the first plan there is none", async () => {
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

test("a plan that has not fully arrived is passed over; with none before it the device waits for sync", async () => {
  const half = planFrom(today, planB).filter((change) => change.kind !== "planDay");
  const waiting = await readPlanDays(await device(today, ...half), profileId, [today], never);
  expect(waiting).toEqual([{ is: "missing" }]);
  const older = await device(today, ...planFrom("2026-11-10", planA), ...half);
  const found = (await readPlanDays(older, profileId, [today], never))[0];
  expect(found?.is === "planned" && found.day.plan?.id).toBe(planA);
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

test("ONB-08 coach.F4 a plan of before stands for nobody whose age was put right to under 13", async () => {
  const store = await device("2026-11-10", ...planFrom("2026-11-10", planA));
  // Turns 13 on Saturday: the plan is there from that day on.
  const days = await readPlanDays(store, profileId, weekOf(today), (_, date) => date < "2026-11-21");
  expect(days.map((day) => day.is)).toEqual([
    ...Array.from({ length: 5 }, () => "ideas"),
    "planned",
    "planned",
  ]);
});
