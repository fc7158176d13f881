import { expect, test } from "vitest";
import { designWeek } from "../compose/design-week.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf } from "../design/testing/inputs.ts";
import { unclearNote } from "../explain/health-note.text.ts";
import { answered } from "../notes/recent-health.ts";
import type { DesignInput } from "./input.ts";
import { personOf } from "./person.ts";

const gates = (input: DesignInput) => personOf(input).gates;

/** Sounds of health, and no part of the body or condition is hurt in it. */
const unclear = "the specialist wants me to wait for the MRI of my hip";

test("coach.F1 an unplaced health note makes the week careful until answered", () => {
  const told = inputWith({ checkIns: [checkInWith({ notes: unclear })] });
  expect(gates(told)).toMatchObject({
    isUnclear: true,
    stop: null,
    maxDifficulty: 6,
    minReps: 8,
    allowPlyometrics: false,
  });
  // What it names rests, too.
  expect(gates(told).ruledOut.has("lunge.forward")).toBe(true);
  const week = designWeek(told);
  expect(week.plan.weeklyStrategyOverview).toContain(unclearNote);
  for (const { exercises } of Object.values(week.days))
    for (const { targetDifficulty } of exercises) expect(targetDifficulty ?? 0).toBeLessThanOrEqual(6);
  const done = inputWith({
    checkIns: [checkInWith({ notes: unclear })],
    limits: [...answered(gates(told).limits, told.today)],
  });
  expect(gates(done)).toMatchObject({ isUnclear: false, maxDifficulty: 8, asked: null });
});

test("coach.F1 a careful week keeps last week's exercises and raises no load", () => {
  const before = designWeek(inputWith());
  const next = inputWith({
    today: "2026-11-22",
    validFrom: "2026-11-23",
    previousPlan: asPrevious(before),
    sessions: [...sessionsOf(before, "2026-11-16", { difficulty: 5 })],
    checkIns: [checkInWith({ date: "2026-11-22", notes: "something odd in my elbow" })],
  });
  const known = new Set(
    Object.values(before.days).flatMap((day) => day.exercises.map((one) => one.exerciseId)),
  );
  const fresh = Object.values(designWeek(next).days)
    .flatMap((day) => day.exercises)
    .filter(({ exerciseId }) => !known.has(exerciseId));
  const whole = gates(next);
  expect(whole.isUnclear).toBe(true);
  // Only what stands in for a move that rests is new.
  const resting = [...known].filter((id) => whole.ruledOut.has(id)).length;
  expect(fresh.length).toBeLessThanOrEqual(resting);
});

test("PLAN-01 wishes about food and kit are heard and answered where they belong", () => {
  const { plan } = deliverWeek(
    undefined,
    inputWith({ checkIns: [checkInWith({ notes: "I'm vegetarian. I have a 12 kg kettlebell now" })] }),
  );
  const said = plan.facts.filter(({ id }) => id.startsWith("wish."));
  expect(said.map(({ value }) => value)).toEqual([
    expect.stringMatching(/^Heard\. The plan sets how much to eat/),
    expect.stringMatching(/^Heard\. Equipment and weights are kept in Settings/),
  ]);
});
