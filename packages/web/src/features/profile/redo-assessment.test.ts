import { activityIdeas } from "@muster/coach/design/activity-ideas";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { emptyDraft, parseOnboarding } from "@muster/domain/onboarding/onboarding";
import { profileRecordId } from "@muster/domain/record-ids";
import type { Session } from "@muster/domain/training/session";
import { expect, test } from "vitest";
import { recordsInMemory } from "../../data/testing/records-in-memory.ts";
import { redoAssessment } from "./redo-assessment.ts";

const profileId = "0198c0de-0000-7000-8000-000000000001";
const planId = "0198c0de-0000-7000-8000-00000000000a";
const today = "2026-11-20";
const made = parseOnboarding(
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
if (!made.ok) throw new Error("the profile of the test is whole");
const profile = { kind: "profile", record: { ...made.value, id: profileRecordId(profileId) } } as const;
const week: DesignedWeek = {
  plan: {
    source: "assessment",
    validFrom: today,
    rulesVersion: "1",
    programName: "",
    programSummary: "Again.",
    weeklyStrategyOverview: "",
    weeklyFeedback: null,
    nutritionSummary: null,
    nutritionGuidance: "",
    progressionPlan: "",
    weekSummary: "",
    designedBy: { name: "Week 1", fixes: [], rounds: 0 },
    changes: [],
    facts: [],
    mesocycleWeek: 0,
    phase: "assessment",
  },
  days: activityIdeas(),
};
const finished: Session = {
  date: today,
  day: "friday",
  timeZone: "UTC",
  planId: null,
  ordinal: 1,
  variant: "main",
  workoutName: "Back",
  prescription: activityIdeas().friday,
  startedAt: "2026-11-20T06:00:00Z",
  finishedAt: "2026-11-20T07:00:00Z",
  skippedAt: null,
  discardedAt: null,
  completedExercises: 0,
  totalExercises: 0,
  notes: "",
};
const redo = (store: ReturnType<typeof recordsInMemory>, designAssessment = async () => week) =>
  redoAssessment(
    { store, newId: () => planId, designAssessment },
    { profileId, today, now: new Date("2026-11-20T09:00:00Z") },
  );

test("SET-02 the assessment stands from today on, as week 1 of a new count", async () => {
  const store = recordsInMemory(profile);
  expect(await redo(store)).toBe(true);
  const changes = store.written[0] ?? [];
  expect(changes[0]).toMatchObject({
    kind: "settings",
    patch: {
      lastPlanUpdate: today,
      lastPlanSummary: "Again.",
      isAssessmentWeek: true,
      assessmentWeekNumber: 1,
    },
  });
  expect(changes.at(-1)).toMatchObject({ kind: "planPointer", create: { from: today, choice: planId } });
});

test("SET-02 settled point 14: on a day that is logged the new plan starts tomorrow", async () => {
  const store = recordsInMemory(profile, { kind: "session", record: { ...finished, id: planId } });
  expect(await redo(store)).toBe(true);
  expect(store.written[0]?.at(-1)).toMatchObject({ create: { from: "2026-11-21" } });
});

test("SET-02 without a profile, or when the week cannot be made, nothing is written", async () => {
  const nobody = recordsInMemory();
  expect(await redo(nobody)).toBe(false);
  const store = recordsInMemory(profile);
  expect(
    await redo(store, async () => {
      throw new Error("no program");
    }),
  ).toBe(false);
  expect([nobody.written, store.written]).toEqual([[], []]);
});
