import { emptyLimit, type Limit } from "@muster/domain/planning/limits";
import { noLimits } from "@muster/domain/profiles/profile";
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { inputWith, testToday } from "../design/testing/inputs.ts";
import { readNote } from "../notes/read-note.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import { personOf } from "./person.ts";

const weekWith = (limits: readonly Partial<Limit>[], note?: string) => {
  const input = inputWith({
    profile: { gymAccess: "commercial_gym", gymDays: ["monday", "tuesday", "thursday", "friday"] },
    limits: limits.map((limit) => ({ ...emptyLimit, date: testToday, ...limit })),
    ...(note === undefined ? {} : { otherNotes: [{ date: testToday, notes: note }] }),
  });
  const week = deliverWeek(undefined, input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  return week;
};
type Week = ReturnType<typeof weekWith>;
const movesOf = ({ days }: Week) =>
  Object.values(days).flatMap(({ exercises }) =>
    exercises.flatMap((planned) => {
      const known = exerciseById(planned.exerciseId);
      return known === undefined ? [] : [{ planned, known }];
    }),
  );
const idsOf = (week: Week, pattern: RegExp) =>
  movesOf(week).flatMap(({ known }) => (pattern.test(known.pattern) ? [known.id] : []));
const hipAfter = (weeks: number) => {
  const since = addDays(testToday, -7 * weeks);
  return weekWith([
    { area: "hip", since },
    { condition: "surgery", since },
  ]);
};
const onHip = /^(squat|hinge|lunge|plyo|carry)$/;
const ofHip = (week: Week) =>
  movesOf(week).filter(({ known }) => ["squat", "hinge"].includes(known.pattern) && known.compound);

test("coach.F1 for 12 weeks after surgery nothing loads that part", () => {
  const week = hipAfter(6);
  expect(idsOf(week, onHip).filter((id) => !/leg-extension|leg-curl/.test(id))).toEqual([]);
  expect(idsOf(week, /push|pull/).length).toBeGreaterThan(3);
  for (const { planned } of movesOf(week)) expect(planned.targetDifficulty ?? 0).toBeLessThanOrEqual(6);
  expect(week.plan.weeklyStrategyOverview).toContain("Until your surgeon or physiotherapist");
});

test("coach.F9 up to half a year after it that part starts light, the rest is free", () => {
  const ofLegs = (week: Week) =>
    ofHip(week).flatMap(({ planned }) =>
      planned.exerciseId === "squat.leg-press" ? [planned.loadLb ?? 0] : [],
    );
  const [rebuilding = 0] = ofLegs(hipAfter(16));
  const [healed = 0] = ofLegs(hipAfter(104));
  expect(rebuilding).toBeGreaterThan(0);
  expect(rebuilding).toBeLessThan(0.7 * healed);
});

test("coach.F9 four months after a knee's operation hinges are eased too", () => {
  const since = addDays(testToday, -7 * 16);
  const week = weekWith([
    { area: "knee", since },
    { condition: "surgery", since },
  ]);
  const hinges = movesOf(week).filter(({ known }) => known.pattern === "hinge" && known.takesWeight);
  expect(hinges.length).toBeGreaterThan(0);
  for (const { planned } of hinges) expect(planned.targetDifficulty).toBe(6);
});

test("coach.F9 years after it only that part is careful", () => {
  const week = hipAfter(104);
  for (const { planned } of ofHip(week)) expect(planned.targetDifficulty).toBe(6);
  expect(
    movesOf(week).some(
      ({ known, planned }) => known.pattern === "h_push" && (planned.targetDifficulty ?? 0) > 6,
    ),
  ).toBe(true);
});

test("coach.F1 nothing lies on the belly or is lifted soon after surgery there", () => {
  const after = (weeks: number) =>
    weekWith([{ condition: "abdominal_surgery", since: addDays(testToday, -7 * weeks) }]);
  expect(movesOf(after(3)).filter(({ known }) => known.takesWeight)).toEqual([]);
  for (const weeks of [3, 9]) expect(idsOf(after(weeks), /hinge|core|carry/)).toEqual([]);
});

test("coach.F1 surgery of an unknown part leaves only gentle moves", () => {
  const week = weekWith([{ condition: "surgery", since: addDays(testToday, -14) }]);
  expect(idsOf(week, /squat/).filter((id) => id !== "squat.chair")).toEqual([]);
  expect(week.plan.weeklyStrategyOverview).toContain("where");
});

test("coach.F1 a severe joint carries no load, a moderate one little, a mild one any", () => {
  const [mild, moderate, severe] = (["mild", "moderate", "severe"] as const).map((severity) =>
    weekWith([{ area: "knee", severity }]),
  );
  if (mild === undefined || moderate === undefined || severe === undefined) throw new Error("No week");
  expect(idsOf(severe, /^(squat|lunge|calf|plyo)$/)).toEqual([]);
  const effortOf = (week: Week) =>
    ofHip(week).flatMap(({ known, planned }) =>
      known.pattern === "squat" ? [planned.targetDifficulty ?? 0] : [],
    );
  expect(Math.max(...effortOf(moderate))).toBe(6);
  expect(Math.max(...effortOf(mild))).toBeGreaterThan(6);
});

test.each([
  ["had knee surgery three weeks ago", "surgery", 21],
  ["gallbladder removed 2 months ago", "abdominal_surgery", 60],
])("coach.F1 the day of an operation is read: %s", (note, condition, days) => {
  const told = readNote(note, testToday).limits.find((limit) => limit.condition === condition);
  expect(told?.since).toBe(addDays(testToday, -days));
});

test("coach.F1 what a profile's note calls so long ago is so long before today", () => {
  const limits = { ...noLimits, note: "Had knee surgery three weeks ago" };
  const { gates } = personOf(inputWith({ profile: { limits } }));
  expect(gates.surgeryStep).toBe("fresh");
  expect(gates.ruledOut.has("squat.leg-press")).toBe(true);
});
