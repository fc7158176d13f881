import { activityIdeas } from "@muster/coach/design/activity-ideas";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { emptyDraft } from "@muster/domain/onboarding/onboarding";
import { usernameTakenText } from "@muster/domain/onboarding/onboarding.text";
import { recordKinds } from "@muster/domain/records";
import { err, ok } from "@muster/domain/shared/result";
import { expect, test } from "vitest";
import type { Api } from "../../../data/api/api.ts";
import { recordsInMemory } from "../../../data/testing/records-in-memory.ts";
import { createMyProgram } from "./create-profile.ts";
import { offlineText, weekMissing } from "./onboarding-draft.ts";

const profileId = "0198c0de-0000-7000-8000-000000000001";
const today = "2026-11-20";
const draft = {
  ...emptyDraft(),
  username: "Dana ",
  displayName: "Dana",
  height: "68",
  pullups: "5",
  bodyFat: "20",
  primaryGoal: "strength",
  gymAccess: "no_gym",
  units: "imperial",
} as const;
const assessment: DesignedWeek = {
  plan: {
    source: "assessment",
    validFrom: today,
    rulesVersion: "1",
    programName: "Strength assessment",
    programSummary: "Find where you start.",
    weeklyStrategyOverview: "Measure.",
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
const card = {
  username: "dana",
  displayName: "Dana",
  initial: "D",
  primaryGoal: "strength",
  hasPasscode: false,
  createdAt: "2026-11-20T09:00:00Z",
} as const;
type CreateReply = Awaited<ReturnType<Api["createProfile"]>>;

const world = (reply: CreateReply = ok({ id: profileId, card, isOwner: true })) => {
  const store = recordsInMemory();
  const requests: unknown[] = [];
  return {
    store,
    requests,
    create: (change: object = {}) =>
      createMyProgram(
        {
          api: {
            createProfile: async (request) => {
              requests.push(request);
              return reply;
            },
          },
          store,
          designAssessment: async () => assessment,
        },
        {
          profileId,
          draft: { ...draft, ...change },
          registration: "grant",
          today,
          now: new Date("2026-11-20T09:00:00Z"),
        },
      ),
  };
};

test("ONB-04 profile, settings, readings and Week 1 are written together", async () => {
  const { store, create } = world();
  expect(await create()).toEqual(ok({ id: profileId, card, isOwner: true }));
  const changes = store.written[0] ?? [];
  expect(store.written).toHaveLength(1);
  for (const change of changes)
    if ("create" in change)
      expect(recordKinds[change.kind].schema.safeParse(change.create).error).toBeUndefined();
  const kinds = changes.map((change) => change.kind);
  expect(kinds.filter((kind) => kind === "reading")).toHaveLength(4);
  expect(kinds.filter((kind) => kind === "planDay")).toHaveLength(7);
  expect(kinds.at(-1)).toBe("planPointer");
  expect(changes.find((change) => change.kind === "settings")).toMatchObject({
    create: {
      lastPlanUpdate: today,
      lastPlanSummary: "Find where you start.",
      isAssessmentWeek: true,
      assessmentWeekNumber: 1,
    },
  });
});

test("ONB-04 a repeated press after a lost answer writes the same records", async () => {
  const { store, create } = world();
  await create();
  await create();
  const [first, second] = store.written.map((changes) => changes.map((change) => change.id));
  expect(second).toEqual(first);
});

test("ONB-02 wrong fields have their message, and neither server nor device is touched", async () => {
  const { store, requests, create } = world();
  const failed = await create({ age: "0", weight: "5000" });
  expect(failed).toMatchObject({ ok: false, error: { type: "fields" } });
  expect([requests.length, store.written.length]).toEqual([0, 0]);
});

test.each([
  ["offline", { type: "offline" }, { type: "message", text: offlineText }],
  [
    "a taken name",
    { type: "username-taken", message: "taken" },
    { type: "fields", errors: { username: usernameTakenText } },
  ],
  ["a server that says why", { type: "busy", message: "Busy." }, { type: "message", text: "Busy." }],
  [
    "a server that says nothing",
    { type: "internal", message: "" },
    { type: "message", text: "Failed to create user" },
  ],
] as const)("ONB-04 %s: the form says so and nothing is written here", async (_name, failure, expected) => {
  const { store, create } = world(err(failure));
  expect(await create()).toEqual(err(expected));
  expect(store.written).toEqual([]);
});

test("ONB-08 under 13 a profile without a plan and without a plan update", async () => {
  const { store, create } = world();
  await create({ age: "11", bodyFat: "" });
  const changes = store.written[0] ?? [];
  expect(changes.some((change) => ["plan", "planDay", "planPointer"].includes(change.kind))).toBe(false);
  expect(changes.find((change) => change.kind === "settings")).toMatchObject({
    create: { lastPlanUpdate: null, isAssessmentWeek: false, assessmentWeekNumber: 0 },
  });
});

test("ONB-04 with a network a failed first week is reloaded, not offline", () => {
  expect(weekMissing(false)).toBe(offlineText);
  expect(weekMissing(true)).toMatch(/answers are kept on this device.*reload/);
});
