import { noLimits } from "@muster/domain/profiles/profile";
import { addDays, type Weekday } from "@muster/domain/shared/dates";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { designWeek } from "../compose/design-week.ts";
import { inputOfLife, lifeArbitrary } from "../compose/testing/people.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { firstTraining } from "../design/testing/changes.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, testToday } from "../design/testing/inputs.ts";
import { secondWeekBack } from "../rules/testing/lives.ts";
import { readingGrade } from "../rules/words/testing/reading-grade.ts";
import { healthAdvicePrefix, urgentAdviceId } from "./answer-prefixes.ts";
import { bloodPressureNote, crisisAdvice, urgentAdvice } from "./health-note.text.ts";
import { planChanges } from "./week/plan-changes.ts";

const longTexts = ({ plan }: DesignedWeek): readonly string[] =>
  [
    plan.programSummary,
    plan.weeklyStrategyOverview,
    plan.nutritionGuidance,
    plan.progressionPlan,
    plan.nutritionSummary?.rationale ?? "",
    plan.weeklyFeedback === null
      ? ""
      : [
          plan.weeklyFeedback.progressAssessment,
          ...plan.weeklyFeedback.strengths,
          ...plan.weeklyFeedback.areasToImprove,
          plan.weeklyFeedback.motivationalMessage,
        ].join(" "),
  ].filter((text) => text !== "");

test("coach.T3 texts read at grade 8 or less", () => {
  expect(readingGrade("The cat sat on the mat. It was warm.")).toBeLessThan(2);
  expect(
    readingGrade("Physiological periodisation necessitates individualised neuromuscular considerations."),
  ).toBeGreaterThan(12);
  fc.assert(
    fc.property(lifeArbitrary, (life) => {
      for (const text of longTexts(designWeek(inputOfLife(life))))
        expect({ text, easy: readingGrade(text) <= 8 }).toEqual({ text, easy: true });
    }),
    { numRuns: 60, seed: 5 },
  );
});

const validFrom = addDays(testToday, -6);
const first = designWeek(inputWith({ today: addDays(testToday, -7), validFrom, checkIns: [] }));
const second = (change: Parameters<typeof inputWith>[0] = {}, attendance = 1) =>
  designWeek(
    inputWith({
      previousPlan: asPrevious(first),
      sessions: [...sessionsOf(first, validFrom, { difficulty: 7, attendance, firstLoadLb: 60 })],
      ...change,
    }),
  );

test("COACH-07 feedback is there after week 1, from what was done", () => {
  expect(first.plan.weeklyFeedback).toBeNull();
  expect(second().plan.weeklyFeedback).toMatchObject({
    progressAssessment: expect.stringMatching(/^You did all 4 workouts\./),
  });
  // Once on a page is enough.
  expect(JSON.stringify(second().plan.weeklyFeedback).match(/4 workouts/g)).toHaveLength(1);
  expect(second({}, 0.5).plan.weeklyFeedback?.areasToImprove.join(" ")).toMatch(/did not happen/);
});

test("COACH-07 bad sleep is named with its number, and answered", () => {
  const { plan } = second({ checkIns: [checkInWith({ avgSleepHours: 6.4 })] });
  expect(plan.weeklyFeedback?.areasToImprove.join(" ")).toMatch(/6\.4 hours/);
  expect(plan.weeklyStrategyOverview).toMatch(/longer rests|rests are longer/i);
  expect(plan.facts.find(({ id }) => id === "recovery.sleep")).toMatchObject({
    value: 6.4,
    rule: "coach.R3",
  });
});

test("FEED-01 changes name what was added, removed and changed", () => {
  const next = second();
  const lifted = new Map(
    sessionsOf(first, validFrom, { difficulty: 7, firstLoadLb: 60 })
      .flatMap(({ exercises }) => exercises)
      .map(({ exerciseId, sets }) => [exerciseId, sets[0]?.weight ?? null]),
  );
  const changes = planChanges(first.days, next.days, undefined, (id) => lifted.get(id) ?? null);
  const now = new Set(Object.values(next.days).flatMap(({ exercises }) => exercises.map(({ name }) => name)));
  const before = new Set(
    Object.values(first.days).flatMap(({ exercises }) => exercises.map(({ name }) => name)),
  );
  expect(changes.length).toBeGreaterThan(0);
  for (const { kind, subject, before: old, reason } of changes) {
    expect([now.has(subject), before.has(subject)]).toEqual([
      kind !== "removed",
      kind === "removed" || (kind === "changed" && !reason.startsWith("Small moves take turns")),
    ]);
    if (reason.startsWith("Small moves take turns"))
      expect([before.has(old), now.has(old)]).toEqual([true, false]);
  }
  // Whatever came or went stands in one line: none is kept back, and none is counted in sets.
  const told = JSON.stringify(changes);
  for (const name of [...now].filter((one) => !before.has(one))) expect(told).toContain(name);
  for (const name of [...before].filter((one) => !now.has(one))) expect(told).toContain(name);
  expect(told).not.toMatch(/\d sets?"/);
  expect(next.plan.changes).toEqual(changes);
  expect(planChanges(first.days, first.days)).toEqual([]);
  expect(planChanges({}, first.days)).toEqual([]);
});

/** A move of the first week that loads the knee. */
const lunge = Object.values(first.days)
  .flatMap(({ exercises }) => exercises)
  .find(({ exerciseId }) => exerciseById(exerciseId)?.contra.includes("deep_knee"));

test.each([
  ["a sore knee", { checkIns: [checkInWith({ notes: "my left knee hurts on stairs" })] }, "Spares your knee"],
  [
    "a limit of the profile",
    { profile: { limits: { ...noLimits, injuryAreas: ["lower_back" as const] } } },
    "Spares your lower back",
  ],
  [
    "a move that was left out",
    {
      preferences: [{ exerciseId: lunge?.exerciseId ?? "", excluded: "dislike" as const, favourite: false }],
    },
    "You left it out",
  ],
  [
    "equipment that is gone",
    { profile: { equipment: ["none" as const], gymAccess: "no_gym" as const } },
    "Needs equipment that is not there now",
  ],
  [
    "a trip",
    { checkIns: [checkInWith({ notes: "travelling, hotel all week" })] },
    "Needs equipment that is not there now",
  ],
  [
    "a raised blood pressure",
    { checkIns: [checkInWith({ bloodPressureSystolic: 142, bloodPressureDiastolic: 92 })] },
    "Left out for your health",
  ],
  ["a pregnancy", { checkIns: [checkInWith({ notes: "I am pregnant" })] }, "Left out for your health"],
])("FEED-01 what leaves because of %s says so, before all that only changes", (_what, change, reason) => {
  const { plan, days } = second(change);
  const gone = plan.changes.filter((one) => one.kind === "removed" && one.reason === reason);
  expect(gone.length).toBeGreaterThan(0);
  expect(plan.changes[0]?.reason).toBe(gone[0]?.reason);
  const names = Object.values(days).flatMap(({ exercises }) => exercises.map(({ name }) => name));
  for (const { subject } of gone) expect(names).not.toContain(subject);
});

test("coach.F3 coach.R6 rest days ask no walk before a doctor or with a fever", () => {
  const resting = (notes: string) =>
    Object.values(second({ checkIns: [checkInWith({ notes })] }).days).map((day) => ({
      says: [day.coachingInsight, day.recoveryNotes, ...day.recoveryTips].join(" "),
      items: day.activeRecovery.map(({ name }) => name).join(", "),
    }));
  for (const { says, items } of resting("chest pain on the stairs")) {
    expect(says).toMatch(/Do not train until a doctor says that it is fine\./);
    expect(says).toMatch(/call an emergency number/);
    expect(`${says} ${items}`).not.toMatch(/walk|stretch/i);
  }
  for (const { says } of resting("the flu and a fever of 39")) {
    expect(says).toMatch(/Walk only when the fever has been gone for two days\./);
    expect(says).not.toMatch(/You were ill|sore muscles/);
  }
});

test("coach.R5 a way back promises no step up of the weights", () => {
  const { plan } = designWeek(secondWeekBack());
  expect(plan.phase).toBe("re-entry");
  expect(plan.progressionPlan).toMatch(/step by step|in steps/i);
  expect(plan.progressionPlan).not.toMatch(/move up|go up|step up/);
});

test("FEED-01 a replacement names the removed move and is not called variety", () => {
  const { changes } = second({ checkIns: [checkInWith({ notes: "my left knee hurts on stairs" })] }).plan;
  const gone = changes.filter(({ reason }) => reason === "Spares your knee").map(({ subject }) => subject);
  const instead = changes.filter(({ reason }) => reason.startsWith("In place of "));
  expect(instead.length).toBeGreaterThan(0);
  for (const { kind, reason } of instead) {
    expect(kind).toBe("added");
    expect(gone).toContain(reason.slice("In place of ".length));
  }
});

test("FEED-01 a heavier lift shows both weights", () => {
  const planned = first.days.monday.exercises[0];
  if (planned === undefined) throw new Error("no exercise");
  const day = (loadLb: number) => ({ monday: { ...first.days.monday, exercises: [{ ...planned, loadLb }] } });
  expect(planChanges(day(230), day(240))).toEqual([
    {
      kind: "changed",
      subject: planned.name,
      reason: "Your log says that you are ready",
      before: "",
      after: "",
      beforeLb: 230,
      afterLb: 240,
    },
  ]);
});

test.each([
  [{ bloodPressureSystolic: 142, bloodPressureDiastolic: 78 }, /blood pressure/],
  [{ notes: "chest pain" }, /medical help/],
  [{ notes: "my hand is numb" }, /health professional/],
  [{ notes: "had a fever" }, /rest and easy walks/],
])("coach.F3 coach.F2 %j is answered in words, without a diagnosis", (change, words) => {
  const { plan } = designWeek(inputWith({ checkIns: [checkInWith(change)] }));
  expect(plan.weeklyStrategyOverview).toMatch(words);
  expect(plan.weeklyStrategyOverview).not.toMatch(/hypertension|angina|infection|disease/i);
});

test.each([
  [{ bloodPressureSystolic: 190, bloodPressureDiastolic: 95 }, "very high blood pressure"],
  [{ notes: "Chest pain on the stairs" }, "a word of warning"],
])("coach.F3 %j says first to get help, without demands or blame (%s)", (change, _what) => {
  const { plan, days } = second({ checkIns: [checkInWith(change)] }, 0.5);
  for (const text of [plan.programSummary, plan.weekSummary, plan.weeklyStrategyOverview])
    expect(text).toMatch(/^No training this week\. Please get medical help now\./);
  // Once is enough in one text.
  expect(plan.weeklyStrategyOverview.split("Please get medical help now.")).toHaveLength(2);
  expect(plan.facts.find(({ id }) => id === urgentAdviceId)?.value).toBe(urgentAdvice);
  for (const { kind, activeRecovery, coachingInsight, nutritionNotes } of Object.values(days)) {
    expect(kind).toBe("rest");
    expect(activeRecovery.map(({ name }) => name).join()).not.toMatch(/walk/i);
    expect(coachingInsight).toContain(urgentAdvice);
    expect(nutritionNotes).not.toMatch(/less/);
  }
  const said = JSON.stringify(plan.weeklyFeedback);
  expect(said).toContain("Your health comes first.");
  expect(said).not.toMatch(/did not happen|first workout|Keep the same days/);
  // One line says it; a list of all that is not done helps nobody who is unwell.
  expect(plan.changes).toEqual([
    {
      kind: "removed",
      subject: "All workouts",
      reason: "No training this week",
      before: "",
      after: "",
    },
  ]);
});

test("coach.F2 advice that is not urgent is a fact of the week, else there is none", () => {
  const advice = (change: Parameters<typeof checkInWith>[0]) =>
    second({ checkIns: [checkInWith(change)] }).plan.facts.filter(({ id }) =>
      id.startsWith(healthAdvicePrefix),
    );
  expect(advice({ bloodPressureSystolic: 142, bloodPressureDiastolic: 78 })).toMatchObject([
    { id: "advice.1", value: bloodPressureNote },
  ]);
  expect(advice({})).toEqual([]);
});

test("COACH-06 after half of the workouts the week names the days that matter", () => {
  const { plan } = second({}, 0.5);
  expect(plan.weekSummary).toBe(
    "Not every workout happened lately. If the week gets short, Monday and Tuesday come first.",
  );
  expect(`${plan.programSummary} ${plan.weeklyStrategyOverview}`).not.toMatch(
    /\d sets|moves? (?:stay|are new)/,
  );
});

test("COACH-06 texts of a locked week describe the week as it is", () => {
  const [day, old] = Object.entries(first.days).find(([, { kind }]) => kind === "training") ?? [];
  if (day === undefined || old === undefined) throw new Error("No training day");
  const [exercise, ...rest] = old.exercises;
  if (exercise === undefined) throw new Error("An empty day");
  const workout = { ...old, exercises: [{ ...exercise, sets: 2 }, ...rest] };
  const input = inputWith({
    previousPlan: asPrevious(first),
    sessions: [...sessionsOf(first, validFrom, { difficulty: 7, attendance: 0.5 })],
    // The entries of a week's days are keyed by weekday.
    locks: { days: [{ weekday: day as Weekday, workout }], exercises: [] },
  });
  const { plan, days } = deliverWeek(undefined, input);
  expect(days[day as Weekday].exercises[0]).toMatchObject({ exerciseId: exercise.exerciseId, sets: 2 });
  expect(plan.programSummary).toContain(exercise.name);
});

test("FEED-01 a main lift with more weight and more sets is told by its weight", () => {
  const week = designWeek(inputWith());
  const { days } = week;
  const day = firstTraining(week);
  const change = (part: object) => ({
    [day]: { ...days[day], exercises: days[day].exercises.slice(0, 1).map((one) => ({ ...one, ...part })) },
  });
  const name = days[day].exercises[0]?.name;
  expect(planChanges(change({ sets: 3, loadLb: 80 }), change({ sets: 4, loadLb: 82.5 }))).toMatchObject([
    { subject: name, beforeLb: 80, afterLb: 82.5 },
  ]);
});

test("FEED-01 after the assessment only what leads and what had to go is news", () => {
  const assessed = inputWith({
    previousPlan: { ...asPrevious(first), plan: { ...asPrevious(first).plan, source: "assessment" } },
    checkIns: [checkInWith({ notes: "my left knee hurts on stairs" })],
  });
  const { changes } = designWeek(assessed).plan;
  expect(changes.length).toBeGreaterThan(0);
  for (const { reason } of changes) expect(reason).toMatch(/^(?:Spares your|In place of|A new lead)/);
});

test("coach.F3 thoughts of self-harm end the training and say first whom to reach now", () => {
  const { plan, days } = second({ checkIns: [checkInWith({ notes: "I've been hurting myself again" })] });
  expect(crisisAdvice).toMatch(/call or text 988.*emergency number/);
  for (const text of [plan.programSummary, plan.weekSummary, plan.weeklyStrategyOverview])
    expect(text.startsWith(`No training this week. ${crisisAdvice}`)).toBe(true);
  expect(plan.facts.find(({ id }) => id === urgentAdviceId)?.value).toBe(crisisAdvice);
  for (const { kind, exercises, coachingInsight, recoveryNotes } of Object.values(days)) {
    expect([kind, exercises]).toEqual(["rest", []]);
    expect(coachingInsight).toContain(crisisAdvice);
    expect(recoveryNotes).toContain("988");
  }
});

test("coach.F3 a sign of the body beside thoughts of self-harm keeps its own sentence", () => {
  const { plan } = second({ checkIns: [checkInWith({ notes: "chest pain today. I want to die" })] });
  expect(plan.facts.find(({ id }) => id === urgentAdviceId)?.value).toBe(crisisAdvice);
  expect(plan.facts.map(({ value }) => value)).toContain(urgentAdvice);
});

test("coach.F3 a child who writes of self-harm is told whom to reach as well", () => {
  const { plan } = designWeek(
    inputWith({ profile: { age: 12 }, checkIns: [checkInWith({ notes: "I want to die" })] }),
  );
  expect(plan.facts.find(({ id }) => id === urgentAdviceId)?.value).toBe(crisisAdvice);
});
