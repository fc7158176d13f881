import { noLimits } from "@muster/domain/profiles/profile";
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { toPlanned } from "../catalogue/planned.ts";
import { designWeek } from "../compose/design-week.ts";
import { firstTraining } from "../design/testing/changes.ts";
import { checkInWith, inputWith } from "../design/testing/inputs.ts";
import { draftWeek, weekFrame } from "../design/week-draft.ts";
import { lightWeek } from "../repair/light-week.ts";
import { dueForDeload, faded, helpedBy, plateau, trained } from "../rules/testing/lives.ts";
import { expectedMax } from "../state/capability.ts";
import { dayWords } from "./day-insight.ts";
import { loadNote } from "./load/load-reason.ts";
import { grownLifts, mainLiftsOf, stalledLifts } from "./week/lift-log.ts";

test("COACH-05 more help of a machine is called neither a rise nor progress", () => {
  const machine = exerciseById("v_pull.assisted-machine");
  if (machine === undefined) throw new Error("No such machine");
  const planned = {
    ...toPlanned(machine, { sets: 3, targetLow: 5, targetHigh: 10, restSeconds: 90, targetDifficulty: 7 }),
    loadLb: 60,
    facts: [
      { id: `last.${machine.id}`, subject: "", value: 50, unit: "lb", rule: "coach.I5", source: "log" },
      { id: `load.${machine.id}`, subject: "", value: 60, unit: "lb", rule: "coach.I5", source: "log" },
    ],
  };
  const frame = draftWeek(weekFrame(helpedBy(50)));
  expect(dayWords([planned], frame, "monday").text).not.toMatch(/step up|heavier|more weight/i);
  expect(loadNote(machine, { loadLb: 50, rule: "hold", lastLb: 50, fromId: machine.id }, "help", 7)).toMatch(
    /^The same help again:.*then there is less of it\.$/,
  );
});

test.each(["too-hard", "careful", "below-range"] as const)(
  "COACH-05 a card says lighter after %s only where the weight is",
  (rule) => {
    const goblet = exerciseById("squat.goblet");
    if (goblet === undefined) throw new Error("No such move");
    const noteAt = (loadLb: number) =>
      loadNote(goblet, { loadLb, rule, lastLb: 50, fromId: goblet.id }, "double", 6);
    expect(noteAt(45)).toMatch(/^Lighter,/);
    expect(noteAt(50)).toMatch(/^(Same weight|Very hard)/);
  },
);

test("coach.F9 a weight held after a rating above the limit says when to stop", () => {
  const goblet = exerciseById("squat.goblet");
  if (goblet === undefined) throw new Error("No such move");
  const held = { loadLb: 50, rule: "careful", lastLb: 50, fromId: goblet.id } as const;
  expect(loadNote(goblet, held, "double", 6)).toBe("Same weight: stop each set with four reps left.");
});

test("COACH-05 an easy week promises no rise and singles out no move", () => {
  const { plan } = designWeek(dueForDeload());
  expect(plan.progressionPlan).toBe(
    "Nothing goes up in an easy week. Next week starts again at your normal weights.",
  );
  if (plan.weeklyStrategyOverview.includes("All moves stay"))
    expect(plan.weeklyStrategyOverview).not.toMatch(/this one stays/);
});

test("COACH-05 a week that may not grow names the first cause, fitting the person", () => {
  const lead = (change: Parameters<typeof checkInWith>[0], limits = noLimits) =>
    designWeek(trained({ checkIns: [checkInWith(change)], profile: { limits } })).plan.programSummary;
  expect(lead({ avgSleepHours: 5 })).toMatch(/sleep|slept/i);
  expect(lead({ stressLevel: 8 })).toMatch(/stress|going on/i);
  expect(lead({ energyLevel: 3 })).toMatch(/energy/i);
  expect(lead({ avgSleepHours: 5 }, { ...noLimits, pregnancy: "postpartum" })).toMatch(/baby|broken|pieces/i);
  expect(lead({ avgSleepHours: 5, notes: "Baby wakes twice a night" })).toMatch(/baby|broken|pieces/i);
});

test("COACH-07 parents of a baby get no advice to go to bed earlier", () => {
  for (let week = 0; week < 6; week += 1) {
    const { weeklyFeedback } = designWeek({
      ...trained({ checkIns: [checkInWith({ avgSleepHours: 5.5, notes: "Baby wakes twice a night" })] }),
      validFrom: addDays("2026-11-16", 7 * week),
    }).plan;
    const said = JSON.stringify(weeklyFeedback);
    expect(said).toMatch(/baby|broken sleep/);
    expect(said).not.toMatch(/early night|earlier|fixed time/);
  }
});

test("COACH-07 no exercise is called both growing and unchanged", () => {
  for (const input of [trained(), faded(), plateau, helpedBy(60)]) {
    const lifts = mainLiftsOf(weekFrame(input).person, input.validFrom);
    const growing = grownLifts(lifts).map(({ id }) => id);
    for (const { exerciseId } of stalledLifts(lifts)) expect(growing).not.toContain(exerciseId);
  }
});

test("COACH-07 a week without planned workouts mentions no missed days", () => {
  const input = trained();
  const before = input.previousPlan;
  if (before === null) throw new Error("No plan");
  const rested = {
    ...before,
    days: before.days.map(({ weekday, workout }) => ({
      weekday,
      workout: { ...workout, kind: "rest" as const, exercises: [] },
    })),
  };
  const { plan } = designWeek({ ...input, sessions: [], previousPlan: rested });
  expect(plan.weeklyFeedback?.progressAssessment).toMatch(/^Last week had no workouts in it\./);
  expect(plan.weeklyFeedback?.motivationalMessage).toBe(
    "One step at a time. The first workout is the one that counts.",
  );
});

test("COACH-07 four of five workouts is no hard week, whatever the month before was", () => {
  const input = trained();
  const [, ...done] = input.sessions;
  const { plan } = designWeek({ ...input, sessions: done });
  expect(plan.weeklyFeedback?.motivationalMessage).not.toMatch(/Some weeks are like that/);
});

test("COACH-05 what follows a week without training fits why there is none", () => {
  const all = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
  expect(designWeek(inputWith({ profile: { restDays: [...all] } })).plan.progressionPlan).toBe(
    "Free a day in Settings, and the next plan has training in it.",
  );
  const { plan } = lightWeek(inputWith());
  expect(plan.progressionPlan).toBe("Your next plan follows at the review.");
  expect(plan.programSummary).toMatch(/^No workouts this week: .* safety check/);
  expect(
    designWeek(inputWith({ checkIns: [checkInWith({ notes: "fever since Friday" })] })).plan.progressionPlan,
  ).toBe("When you are well again, we start light and build up over two weeks.");
});

test("PLAN-01 a day of full rest offers no walk in words", () => {
  const week = designWeek(trained());
  expect(week.days[firstTraining(week)].kind).toBe("training");
  for (const { kind, coachingInsight, activeRecovery } of Object.values(week.days))
    if (kind !== "training")
      expect(/walk/i.test(coachingInsight)).toBe(activeRecovery.some(({ name }) => /walk/i.test(name)));
});

test("COACH-06 entered and logged values are no rules, and name the days they are of", () => {
  const input = trained({ checkIns: [checkInWith({ avgSleepHours: 6, stressLevel: 5, energyLevel: 6 })] });
  const { facts } = designWeek(input).plan;
  const told = facts.filter(({ id }) =>
    /^(recovery|week|adherence|body|health|trend|reps|food\.eaten|food\.logged)/.test(id),
  );
  expect(told.length).toBeGreaterThan(5);
  for (const { id, source } of told)
    expect({ id, source }).toEqual({ id, source: expect.stringMatching(/^your /) });
  const subjects = facts.map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
});

test("COACH-06 a range of pull-ups or push-ups names the best set that it comes from", () => {
  const input = trained();
  const { days } = designWeek(input);
  const { person } = weekFrame(input);
  const ladders = Object.values(days)
    .flatMap(({ exercises }) => exercises)
    .filter(
      ({ exerciseId, targetHigh }) =>
        /^(v_pull|h_push)\.(pull|push)-up$/.test(exerciseId) && targetHigh !== null,
    );
  expect(ladders.length).toBeGreaterThan(0);
  for (const { exerciseId, facts, targetHigh } of ladders) {
    const exercise = exerciseById(exerciseId);
    if (exercise === undefined) throw new Error(`No ${exerciseId}`);
    const best = facts.find(({ id }) => id === `best.${exerciseId}`);
    expect(best).toMatchObject({ value: Math.floor(expectedMax(exercise, person) ?? 0), unit: "reps" });
    expect(targetHigh).toBeLessThanOrEqual(Number(best?.value));
  }
});
