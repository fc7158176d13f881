import type { DesignInput } from "@muster/coach/state/input";
import { emptyDraft, parseOnboarding } from "@muster/domain/onboarding/onboarding";
import { expect, test } from "vitest";
import { whatIsSent } from "./what-is-sent.ts";

const parsed = parseOnboarding(
  {
    ...emptyDraft(),
    username: "anna",
    displayName: "Anna",
    height: "66",
    weight: "150",
    pullups: "2",
    pushups: "12",
    primaryGoal: "muscle",
    gymAccess: "no_gym",
    medicalNoteConfirmed: true,
  },
  "2026-11-15",
);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
const input: DesignInput = {
  profileId: "0195a1b2-0000-7000-8000-000000000001",
  today: "2026-11-22",
  validFrom: "2026-11-22",
  profile: parsed.value,
  checkIns: [],
  readings: [],
  sessions: [],
  intake: [],
  previousPlan: null,
  isPostAssessment: true,
};
const line = (part: Partial<DesignInput>, label: string) =>
  whatIsSent({ ...input, ...part }, "imperial").find((one) => one.label === label)?.value;

test("PLAN-01 the list names the last measured weight", () => {
  expect(line({}, "About you")).toMatch(/, 150 lb$/);
  const readings = [
    { metric: "weight", value: 149, date: "2026-11-18" },
    { metric: "weight", value: 148.5, date: "2026-11-22" },
    { metric: "pullups", value: 3, date: "2026-11-22" },
  ] as const;
  expect(line({ readings: [...readings] }, "About you")).toMatch(/, 148.5 lb$/);
});

test("PLAN-01 the list names what a plan must respect", () => {
  const limits = { ...input.profile.limits, injuryAreas: ["knee" as const] };
  expect(line({}, "Limits in your profile")).toBe("None");
  expect(line({ profile: { ...input.profile, limits } }, "Limits in your profile")).toBe("Knee");
});

test("PLAN-01 the list says when words of the person go along", () => {
  expect(line({}, "Your notes")).toBe("None");
  const profile = { ...input.profile, limits: { ...input.profile.limits, note: "Left knee" } };
  expect(line({ profile }, "Your notes")).toBe("The latest, shortened");
});

test("PLAN-01 the list names last week's figures when the review has them", () => {
  expect(line({}, "Last week")).toBeUndefined();
  const lastWeek: NonNullable<DesignInput["lastWeek"]> = {
    from: "2026-11-16",
    to: "2026-11-22",
    workoutsCompleted: 3,
    workoutsScheduled: 4,
    totalExercises: 20,
    skippedWorkouts: 0,
    missedDays: ["friday"],
    startWeight: 150,
    startBodyFat: null,
    startPullups: 1,
    startPushups: 12,
    startMeasurements: {},
    avgCalorieTarget: 2_200,
    avgProteinTarget: 150,
    nutritionSummary: null,
  };
  expect(line({ lastWeek }, "Last week")).toBe("3 of 4 workouts, food on 0 days");
  const ate = (date: string) => ({ date, calories: 400, protein: 20, closed: false });
  const intake = [ate("2026-11-15"), ate("2026-11-16"), ate("2026-11-20")];
  expect(line({ lastWeek, intake }, "Last week")).toBe("3 of 4 workouts, food on 2 days");
  expect(line({ lastWeek, intake }, "Food diary, last 84 days")).toBe("3 days");
  expect(line({ lastWeek }, "Your start")).toBe("150 lb, 1 pull-up, 12 push-ups");
});
