import {
  clearanceAdvice,
  crisisAdvice,
  seeProfessional,
  soreSpotNote,
  unclearNote,
  urgentAdvice,
} from "@muster/coach/explain/health-note.text";
import { answered, ended, type HealthRecords, recentHealth } from "@muster/coach/notes/recent-health";
import { assessmentWeek } from "@muster/coach/programs/assessment";
import { emptyLimit, type Limit } from "@muster/domain/planning/limits";
import { noLimits } from "@muster/domain/profiles/profile";
import { aProfile } from "@muster/domain/testing/builders";
import { expect, test } from "vitest";
import { recentHealthSignals } from "./recent-health-signals.ts";

const today = "2026-11-21";
const nothing = { date: today, notes: "", bloodPressureSystolic: null, bloodPressureDiastolic: null };
const recordsWith = (change: Partial<HealthRecords>): HealthRecords => ({
  today,
  note: "",
  checkIns: [],
  logNotes: [],
  ...change,
});
/** A day of training of a plan that says these sentences about health. */
const planSaying = (said: readonly string[] = [], validFrom = "2026-11-15") => ({
  trains: true,
  plan: {
    validFrom,
    weeklyStrategyOverview: "",
    facts: said.map((value, index) => ({
      id: `advice.${index}`,
      subject: "Advice",
      value,
      unit: "",
      rule: "coach.F3",
      source: "your notes",
    })),
  },
});
const olderPlan = planSaying();

test("coach.F3 reported chest pain is shown above an earlier workout", () => {
  for (const records of [
    recordsWith({
      checkIns: [{ ...nothing, date: "2026-11-15", notes: "chest pain on the stairs" }, nothing],
    }),
    recordsWith({ logNotes: [{ date: today, notes: "chest pain in the second set" }] }),
  ])
    expect(recentHealthSignals(records, olderPlan)).toEqual({
      lines: [urgentAdvice, clearanceAdvice, expect.stringContaining("planned before you told it")],
      urgent: true,
      replan: true,
    });
  // A template that is started on a day without training.
  const template = recentHealthSignals(recordsWith({ note: "chest pain at rest" }), {
    ...planSaying([urgentAdvice]),
    trains: false,
  });
  expect(template).toEqual({ lines: [urgentAdvice, clearanceAdvice], urgent: true, replan: false });
});

test("coach.F3 self-harm is answered above the workout with whom to reach", () => {
  const words = recentHealthSignals(
    recordsWith({ checkIns: [{ ...nothing, notes: "I want to die" }] }),
    olderPlan,
  );
  expect(words?.lines[0]).toBe(crisisAdvice);
  expect(words).toMatchObject({ urgent: true, replan: true });
});

test("coach.F2 coach.R6 a very high blood pressure ends training, illness delays", () => {
  const pressure = recordsWith({ checkIns: [{ ...nothing, bloodPressureSystolic: 190 }] });
  expect(recentHealthSignals(pressure, olderPlan)).toMatchObject({ urgent: true, replan: true });
  const ill = recentHealthSignals(
    recordsWith({ checkIns: [{ ...nothing, notes: "Have the flu" }] }),
    olderPlan,
  );
  expect(ill).toMatchObject({ urgent: false, replan: true });
  expect(ill?.lines[0]).toContain("this workout can wait");
});

test("coach.F1 an unplaced note is shown above a workout until answered", () => {
  const open = recordsWith({ checkIns: [{ ...nothing, notes: "waiting for the result of my MRI" }] });
  expect(recentHealthSignals(open, olderPlan)?.lines).toEqual([
    expect.stringMatching(/^A note about your health is not clear/),
  ]);
  expect(recentHealthSignals(open, planSaying([unclearNote], today))).toBeUndefined();
  const { limits } = recentHealth(open);
  expect(recentHealthSignals({ ...open, limits: [...answered(limits, today)] }, olderPlan)).toBeUndefined();
});

test("coach.F1 a sore joint is shown until the plan knows it", () => {
  const sore = recordsWith({ checkIns: [{ ...nothing, notes: "my knee hurts" }] });
  expect(recentHealthSignals(sore, olderPlan)).toMatchObject({ urgent: false, replan: true });
  expect(recentHealthSignals(sore, planSaying([soreSpotNote], today))).toBeUndefined();
  const numb = recordsWith({ checkIns: [{ ...nothing, notes: "my fingers are numb" }] });
  expect(recentHealthSignals(numb, olderPlan)?.lines).toEqual([seeProfessional]);
  const calm = recordsWith({ checkIns: [{ ...nothing, notes: "Slept well", bloodPressureSystolic: 118 }] });
  expect(recentHealthSignals(calm, olderPlan)).toBeUndefined();
});

test("coach.F1 a sore joint of the form names what to leave out of today's workout", () => {
  const knee: Limit = { ...emptyLimit, area: "knee", severity: "moderate", date: today };
  const sore = recordsWith({ limits: [knee] });
  const exercises = [
    { exerciseId: "lunge.reverse", name: "Reverse Lunges" },
    { exerciseId: "h_push.push-up", name: "Push-ups" },
  ];
  expect(recentHealthSignals(sore, { ...olderPlan, exercises })?.lines).toEqual([
    "You mentioned a sore spot. Leave out or swap Reverse Lunges; a new plan does it for you.",
  ]);
  expect(recentHealthSignals(sore, olderPlan)?.lines).toEqual([
    "You mentioned a sore spot. Leave out or swap what hurts; a new plan does it for you.",
  ]);
  // The plan of before knew of another place; what was taken out again is nothing new.
  expect(recentHealthSignals(sore, planSaying([soreSpotNote]))?.replan).toBe(true);
  expect(recentHealthSignals(recordsWith({ limits: [ended(knee, today)] }), olderPlan)).toBeUndefined();
  expect(recentHealthSignals(sore, planSaying([soreSpotNote], today))).toBeUndefined();
});

test("coach.F1 a sore joint that came after the plan is shown beside one it knows", () => {
  const knee = { ...nothing, date: "2026-11-15", notes: "my knee hurts" };
  const shoulder = { ...nothing, date: "2026-11-18", notes: "my shoulder hurts too" };
  const plan = planSaying([soreSpotNote]);
  expect(recentHealthSignals(recordsWith({ checkIns: [knee] }), plan)).toBeUndefined();
  expect(recentHealthSignals(recordsWith({ checkIns: [knee, shoulder] }), plan)?.lines).toEqual([
    expect.stringContaining("You mentioned a sore spot"),
  ]);
  // In an exercise of the plan's own week as well, and a sign beside one that it knows.
  expect(
    recentHealthSignals(recordsWith({ logNotes: [{ date: today, notes: "shoulder pain" }] }), plan)?.replan,
  ).toBe(true);
  const signs = recordsWith({
    note: "on insulin",
    logNotes: [{ date: today, notes: "my fingers are numb" }],
  });
  expect(recentHealthSignals(signs, planSaying([seeProfessional]))?.lines).toEqual([seeProfessional]);
});

test("ONB-05 coach.F1 the assessment's strategy covers what onboarding reported", () => {
  const profile = aProfile({ limits: { ...noLimits, note: "My knee hurts. I am on insulin." } });
  const { plan } = assessmentWeek(profile, today);
  const first = { trains: true, plan };
  expect(recentHealthSignals(recordsWith({ note: profile.limits.note }), first)).toBeUndefined();
  const later = recordsWith({
    today: "2026-11-24",
    logNotes: [{ date: "2026-11-24", notes: "my wrist hurts" }],
  });
  expect(recentHealthSignals(later, first)?.replan).toBe(true);
});
