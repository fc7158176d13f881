import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { designWeek } from "../compose/design-week.ts";
import { checkWeek } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import { personOf } from "../state/person.ts";
import { plannedSetTotal } from "./budget/set-total.ts";
import { phaseOf } from "./phase.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, testToday } from "./testing/inputs.ts";

const phase = (input: DesignInput) => phaseOf(input, personOf(input));
const validFrom = addDays(testToday, -6);

/** Somebody who trained the last week of a block in full. */
const inWeek = (
  mesocycleWeek: number,
  change: Parameters<typeof inputWith>[0] = {},
  difficulty = 7,
): DesignInput => {
  const week = designWeek(inputWith({ today: addDays(testToday, -7), validFrom, checkIns: [] }));
  const previous = asPrevious(week);
  return inputWith({
    previousPlan: { ...previous, plan: { ...previous.plan, mesocycleWeek } },
    sessions: [...sessionsOf(week, validFrom, { difficulty })],
    ...change,
  });
};

test("coach.R4 the block counts on week by week", () => {
  expect(phase(inputWith())).toMatchObject({ phase: "accumulation", mesocycleWeek: 1 });
  expect(phase(inWeek(2))).toMatchObject({ phase: "accumulation", mesocycleWeek: 3 });
});

test("coach.R4 lifts below their range bring an easy week, whatever the ratings", () => {
  const input = inWeek(4);
  const sessions = input.sessions.map((session) => ({
    ...session,
    exercises: session.exercises.map((done) => ({
      ...done,
      sets: done.sets.map((set) => ({ ...set, reps: set.reps === null ? null : 1 })),
    })),
  }));
  expect(phase({ ...input, sessions }).reasons).toContain("deload-tired");
});

test("coach.R4 COACH-04 tiredness brings an easy week from week 4 on", () => {
  const worn = {
    checkIns: [
      checkInWith({ date: addDays(testToday, -7), fatigueLevel: 7 }),
      checkInWith({ fatigueLevel: 7 }),
    ],
  };
  expect(phase(inWeek(4, worn)).phase).toBe("deload");
  expect(phase(inWeek(3, worn)).phase).toBe("accumulation");
  expect(phase(inWeek(4)).phase).toBe("accumulation");
});

test("coach.R4 three sore check-ins running bring an easy week in week 4", () => {
  const sore = (weeks: number) =>
    Array.from({ length: weeks }, (_, ago) =>
      checkInWith({ date: addDays(testToday, -7 * ago), fatigueLevel: 7 }),
    ).toReversed();
  expect(phase(inWeek(3, { checkIns: sore(3) })).phase).toBe("deload");
  expect(phase(inWeek(2, { checkIns: sore(3) })).phase).toBe("accumulation");
});

test("coach.R4 very hard sessions bring one too", () => {
  expect(phase(inWeek(4, {}, 9)).phase).toBe("deload");
});

test.each([
  ["advanced", 4],
  ["intermediate", 5],
  ["beginner", 6],
] as const)("coach.R4 %s people rest after %i weeks at the latest", (fitnessLevel, weeks) => {
  expect(phase(inWeek(weeks - 1, { profile: { fitnessLevel } })).phase).toBe("accumulation");
  expect(phase(inWeek(weeks, { profile: { fitnessLevel } })).phase).toBe("deload");
});

test("coach.V10 COACH-04 an easy week keeps exercises with a set less of each", () => {
  const input = inWeek(6);
  const week = designWeek(input);
  const before = input.previousPlan?.days.map(({ workout }) => workout) ?? [];
  const ids = (days: typeof before) =>
    days.map(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId).sort());
  expect(ids(Object.values(week.days))).toEqual(ids(before));
  const share = plannedSetTotal(Object.values(week.days)) / plannedSetTotal(before);
  expect(share).toBeGreaterThanOrEqual(0.4);
  expect(share).toBeLessThanOrEqual(0.75);
  for (const { exercises } of Object.values(week.days))
    for (const { sets, assessmentMetric } of exercises)
      if (assessmentMetric === null) expect(sets).toBeGreaterThanOrEqual(2);
});

test("after an easy week a new block starts", () => {
  const input = inWeek(6);
  const before = input.previousPlan;
  if (before === null) throw new Error("no plan");
  expect(
    phase({ ...input, previousPlan: { ...before, plan: { ...before.plan, phase: "deload" } } }),
  ).toMatchObject({
    phase: "accumulation",
    mesocycleWeek: 1,
  });
});

test.each([
  [12, 0.65, 0.9],
  [20, 0.6, 0.85],
  [40, 0.5, 0.75],
])("coach.R5 %i days off: sets × %d, loads × %d", (gap, sets, load) => {
  const input = inWeek(2);
  const last = input.sessions.at(-1)?.date ?? testToday;
  const later = addDays(last, gap);
  expect(phase({ ...input, today: later, validFrom: addDays(later, 1), checkIns: [] })).toMatchObject({
    phase: "re-entry",
    setFactor: sets,
    loadFactor: load,
    mayGrow: false,
  });
});

test("coach.R6 a fever ends training, the week after it comes back lightly", () => {
  const ill = inputWith({ checkIns: [checkInWith({ notes: "fever and chills" })] });
  expect(phase(ill).phase).toBe("illness");
  const week = designWeek(ill);
  expect(Object.values(week.days).every(({ kind }) => kind !== "training")).toBe(true);
  expect(phase(inputWith({ previousPlan: asPrevious(week) }))).toMatchObject({
    phase: "re-entry",
    mesocycleWeek: 1,
  });
});

test.each([
  [9, 0.6, 0.85],
  [40, 0.5, 0.75],
])("coach.R5 coach.R6 back from an illness of %i days: sets × %d, loads × %d", (gap, sets, load) => {
  const input = inWeek(2);
  const last = input.sessions.at(-1)?.date ?? testToday;
  const ill = designWeek({
    ...input,
    today: addDays(last, gap - 7),
    validFrom: addDays(last, gap - 6),
    checkIns: [checkInWith({ date: addDays(last, gap - 7), notes: "still have a fever" })],
  });
  const validFrom = addDays(last, gap + 1);
  const back = {
    ...input,
    previousPlan: asPrevious(ill),
    today: addDays(last, gap),
    validFrom,
    checkIns: [],
  };
  expect(phase(back)).toMatchObject({ phase: "re-entry", setFactor: sets, loadFactor: load });
  const errors = (week: ReturnType<typeof designWeek>) =>
    checkWeek(week, back)
      .filter(({ severity }) => severity === "error")
      .map(({ id }) => id);
  expect(errors(designWeek(back))).toEqual([]);
  // A model that forgets an illness of a week is told so; after a longer one it is the gap that it forgets.
  if (gap < 10) expect(errors(designWeek({ ...input, validFrom }))).toContain("coach.R5");
});

test("the smallest factor wins, they are not multiplied", () => {
  const input = inWeek(6, { checkIns: [checkInWith({ muscleSoreness: 9 })] });
  expect(phase(input).setFactor).toBe(0.55);
});

test.each([
  [4, 1, true],
  [6, 1, true],
  [7, 1, false],
  [8, 0.95, false],
])(
  "coach.R2 at a strain of %i loads are %f of the usual ones, and growing is %s",
  (strain, loadFactor, mayGrow) => {
    const told = { checkIns: [checkInWith({ muscleSoreness: strain, fatigueLevel: 3 })] };
    expect(phase(inWeek(2, told))).toMatchObject({ loadFactor, mayGrow });
  },
);

test("COACH-04 after a very hard week every weight drops a tenth, once", () => {
  const hard = inWeek(2, {}, 9);
  expect(phase(hard)).toMatchObject({ loadFactor: 0.9, setFactor: 1, mayGrow: false });
  expect(phase(inWeek(2, {}, 8)).reasons).not.toContain("all-hard");
  const week = designWeek(hard);
  expect(week.plan.programSummary).toMatch(/very hard|too much/);
  expect(checkWeek(week, hard).filter(({ severity }) => severity === "error")).toEqual([]);
  const lifted = hard.sessions.flatMap(({ exercises }) => exercises);
  const weights = Object.values(week.days)
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ exerciseId, loadLb }) => {
      const last = lifted.find((done) => done.exerciseId === exerciseId)?.sets[0]?.weight;
      return loadLb === null || last == null ? [] : [{ exerciseId, last, share: loadLb / last }];
    });
  expect(weights.filter(({ share }) => share > 1)).toEqual([]);
  // Of lighter dumbbells the next one is a fifth away and more.
  const fine = weights.filter(({ last }) => last > 30);
  expect(fine.length).toBeGreaterThan(3);
  expect(fine.filter(({ share }) => share >= 1)).toEqual([]);
  // As hard again after it: the weights of each lift decide, and from the fourth week on an easy week comes.
  const before = hard.sessions.map((session) => ({
    ...session,
    id: `${session.id} before`,
    date: addDays(session.date, -7),
  }));
  expect(phase({ ...hard, sessions: [...before, ...hard.sessions] }).loadFactor).toBe(1);
});
