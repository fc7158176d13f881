import { noLimits } from "@muster/domain/profiles/profile";
import { addDays, weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { designWeek } from "../../compose/design-week.ts";
import { checkWeek, errorsOf } from "../../rules/check-week.ts";
import { expectedMax } from "../../state/capability.ts";
import { personOf } from "../../state/person.ts";
import type { DesignedWeek } from "../designed-week.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, testToday } from "../testing/inputs.ts";
import { isPullUpRungFit, ladderOf, testedMove } from "./ladder.ts";

const barAtHome = {
  gymAccess: "no_gym" as const,
  gymDays: [],
  equipment: ["dumbbells" as const, "pull_up_bar" as const],
  restDays: ["sunday" as const],
};
const person = (pullups: number, pushups: number, change: object = {}) => ({
  profile: { ...barAtHome, pullups, pushups, ...change },
  checkIns: [checkInWith({ pullups, pushups })],
});
const rungs = (week: DesignedWeek, ladder: "pull-up" | "push-up") =>
  weekdays.flatMap((weekday) =>
    week.days[weekday].exercises.flatMap((planned) => {
      const exercise = exerciseById(planned.exerciseId);
      return exercise !== undefined && ladderOf(exercise) === ladder ? [{ weekday, planned, exercise }] : [];
    }),
  );

test.each([3, 4, 5, 6])("coach.I9 three pull-ups and a bar: pull-ups on 2-3 of %i days", (daysPerWeek) => {
  const found = rungs(designWeek(inputWith(person(3, 15, { daysPerWeek }))), "pull-up").filter(
    ({ planned }) => planned.exerciseId === testedMove["pull-up"],
  );
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found.length).toBeLessThanOrEqual(3);
  for (const { planned } of found) {
    expect(planned.targetHigh).toBeLessThanOrEqual(3 * 0.8);
    expect(Number(planned.sets)).toBeGreaterThanOrEqual(3);
  }
});

test("coach.I9 sets ask for 50-80% of the most that the person can do on that rung", () => {
  for (const [pullups, pushups] of [
    [1, 4],
    [4, 12],
    [7, 22],
    [12, 45],
  ] as const) {
    const input = inputWith(person(pullups, pushups));
    const known = personOf(input);
    for (const { planned, exercise } of [
      ...rungs(designWeek(input), "pull-up"),
      ...rungs(designWeek(input), "push-up"),
    ]) {
      const most = expectedMax(exercise, known);
      if (most === null || planned.targetHigh === null) continue;
      expect(planned.targetHigh).toBeLessThanOrEqual(Math.max(1, most * 0.85));
    }
  }
});

test("coach.I9 five to nine pull-ups add up to 40-80 repetitions a week", () => {
  const week = designWeek(inputWith(person(7, 25)));
  const total = rungs(week, "pull-up").reduce(
    (sum, { planned }) => sum + Number(planned.sets) * (planned.targetHigh ?? 0),
    0,
  );
  expect(total).toBeGreaterThanOrEqual(40);
  expect(total).toBeLessThanOrEqual(80);
});

test("coach.I9 without a pull-up the week trains negatives, assistance and hangs", () => {
  const found = rungs(designWeek(inputWith(person(0, 8, { fitnessLevel: "beginner" }))), "pull-up");
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(new Set(found.map(({ planned }) => planned.exerciseId)).size).toBeGreaterThanOrEqual(2);
  expect(found.map(({ planned }) => planned.exerciseId)).not.toContain(testedMove["pull-up"]);
});

test("coach.X2 pull-ups lead from three repetitions on; fewer are for who asks", () => {
  const moves = (input: ReturnType<typeof inputWith>) =>
    rungs(designWeek(input), "pull-up").map(({ planned }) => planned.exerciseId);
  expect(moves(inputWith(person(2, 20)))).not.toContain(testedMove["pull-up"]);
  const three = inputWith(person(3, 20));
  expect(moves(three)).toContain(testedMove["pull-up"]);
  const two = { ...inputWith(person(2, 20)), previousPlan: asPrevious(designWeek(three)) };
  expect(moves(two)).not.toContain(testedMove["pull-up"]);
  const preferences = [{ exerciseId: testedMove["pull-up"], favourite: true, excluded: "no" as const }];
  expect(moves({ ...two, preferences })).toContain(testedMove["pull-up"]);
});

test.each([
  ["two as an adult", {}, 2],
  ["three at fifteen", { age: 15 }, 3],
] as const)("coach.X2 a dead hang is no pull of the day: %s", (_name, change, pullups) => {
  let input = inputWith(person(pullups, 10, { equipment: ["pull_up_bar"], daysPerWeek: 3, ...change }));
  for (let number = 0; number < 3; number += 1) {
    const week = designWeek(input);
    for (const weekday of weekdays)
      for (const { exerciseId } of week.days[weekday].exercises) expect(exerciseId).not.toBe("v_pull.hang");
    const validFrom = addDays(input.validFrom, 7);
    const sessions = [...input.sessions, ...sessionsOf(week, input.validFrom, { difficulty: 3 })];
    input = { ...input, today: addDays(validFrom, -1), validFrom, previousPlan: asPrevious(week), sessions };
  }
});

test.each([15, 70])("coach.X2 three pull-ups at %i: helped ones in sets of eight, no towel", (age) => {
  const input = inputWith(person(3, 20, { age, equipment: ["pull_up_bar"], daysPerWeek: 3 }));
  const week = designWeek(input);
  const pulls = rungs(week, "pull-up");
  expect(pulls.length).toBeGreaterThanOrEqual(2);
  for (const { planned } of pulls) expect(planned.targetLow).toBeGreaterThanOrEqual(8);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
});

/** Weeks of pull-ups of which each day had these sets, as far as its plan went. */
const pullUpWeeks = (count: number, sets: readonly number[], difficulty: number, change: object = {}) => {
  const profile = person(8, 25, change);
  let input = inputWith({ ...profile, checkIns: [] });
  return Array.from({ length: count }, (_, number) => {
    const week = designWeek(input);
    const validFrom = addDays(testToday, 7 * number + 1);
    const done = sessionsOf(week, validFrom, { difficulty: 8 }).map((session) => ({
      ...session,
      exercises: session.exercises.map((log) =>
        log.exerciseId === testedMove["pull-up"]
          ? {
              ...log,
              difficulty,
              sets: log.sets.map((set, index) => ({
                ...set,
                reps: Math.min(sets[index] ?? 1, log.targetHigh ?? 99),
              })),
            }
          : log,
      ),
    }));
    input = {
      ...input,
      today: addDays(validFrom, 6),
      validFrom: addDays(validFrom, 7),
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...done],
    };
    return rungs(week, "pull-up").map(({ planned }) => planned);
  });
};

test.each([
  [[5, 5, 4, 3], 9, 3],
  [[5, 4, 3, 2], 10, 2],
] as const)("coach.I9 tired last sets %j do not lead to single pull-ups", (sets, difficulty, least) => {
  for (const week of pullUpWeeks(5, sets, difficulty))
    for (const { exerciseId, targetHigh, assessmentMetric } of week)
      if (assessmentMetric === null && exerciseId === testedMove["pull-up"])
        expect(targetHigh).toBeGreaterThanOrEqual(least);
});

test("coach.I9 first sets of two lead to an easier rung", () => {
  const [first, , third] = pullUpWeeks(3, [2, 1, 1, 1], 10);
  expect(first?.map(({ exerciseId }) => exerciseId)).toContain(testedMove["pull-up"]);
  expect(third?.length).toBeGreaterThan(0);
  expect(third?.map(({ exerciseId }) => exerciseId)).not.toContain(testedMove["pull-up"]);
});

test("sets of one and two rest as a main lift does, in a short session too", () => {
  for (const timePerSession of ["under_30", "45_60"] as const) {
    const found = rungs(designWeek(inputWith(person(3, 15, { timePerSession }))), "pull-up").filter(
      ({ planned: { targetHigh } }) => (targetHigh ?? 9) <= 2,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { planned } of found) expect(planned.restSeconds).toBeGreaterThanOrEqual(90);
  }
});

test("coach.X2 the ladder to three pull-ups ends at four", () => {
  const moves = (input: ReturnType<typeof inputWith>) =>
    rungs(designWeek(input), "pull-up").map(({ planned }) => planned.exerciseId);
  const previousPlan = asPrevious(designWeek(inputWith(person(1, 20))));
  expect(moves({ ...inputWith(person(3, 20)), previousPlan })).not.toContain(testedMove["pull-up"]);
  expect(moves({ ...inputWith(person(4, 20)), previousPlan })).toContain(testedMove["pull-up"]);
});

test("coach.X2 nobody is tested on the ladder to the first pull-ups", () => {
  const road = designWeek(inputWith(person(1, 20)));
  const input = (pullups: number) => ({
    ...inputWith(person(pullups, 20)),
    previousPlan: asPrevious(road),
    sessions: [-34, -6].flatMap((days) => sessionsOf(road, addDays(testToday, days), { difficulty: 7 })),
  });
  const tests = (pullups: number) =>
    rungs(designWeek(input(pullups)), "pull-up").filter(({ planned }) => planned.assessmentMetric !== null);
  expect(tests(3)).toEqual([]);
  expect(tests(4).map(({ planned }) => planned.exerciseId)).toEqual([testedMove["pull-up"]]);
});

test("coach.I9 a ladder move below three repetitions gives way to an easier one", () => {
  const change = person(0, 8, { fitnessLevel: "beginner", equipment: ["pull_up_bar", "resistance_bands"] });
  const lowering = "v_pull.negative";
  const first = designWeek(inputWith(change));
  const roads = (repetitions: number, difficulty: number) =>
    rungs(
      designWeek({
        ...inputWith(change),
        previousPlan: asPrevious(first),
        sessions: sessionsOf(first, addDays(testToday, -6), { difficulty }).map((session) => ({
          ...session,
          exercises: session.exercises.map((log) =>
            log.exerciseId === lowering
              ? { ...log, sets: log.sets.map((set) => ({ ...set, reps: repetitions })) }
              : log,
          ),
        })),
      }),
      "pull-up",
    ).map(({ planned }) => planned.exerciseId);
  expect(rungs(first, "pull-up").map(({ planned }) => planned.exerciseId)).toContain(lowering);
  expect(roads(2, 9)).toContain(lowering);
  expect(roads(1, 10)).not.toContain(lowering);
  expect(roads(1, 10)).toContain("v_pull.banded");
});

test("coach.I9 the own pull-up count outranks tired sets older than two weeks", () => {
  const strict = exerciseById(testedMove["pull-up"]);
  if (strict === undefined) throw new Error("no pull-up");
  const before = designWeek(inputWith({ ...person(6, 20), checkIns: [] }));
  const done = (daysAgo: number) =>
    sessionsOf(before, addDays(testToday, -daysAgo), { difficulty: 10 }).map((session) => ({
      ...session,
      exercises: session.exercises.map((log) => ({
        ...log,
        sets: log.sets.map((set) => ({ ...set, reps: 1 })),
      })),
    }));
  const mostAfter = (daysAgo: number) =>
    expectedMax(strict, personOf(inputWith({ ...person(6, 20), sessions: done(daysAgo) })));
  expect(mostAfter(8)).toBeLessThan(3);
  expect(mostAfter(35)).toBeCloseTo(6);
});

test("coach.X2 a push-up test stands on a day that another lift leads", () => {
  const leads = (week: DesignedWeek) =>
    Object.values(week.days).flatMap(({ exercises: [first] }) => (first === undefined ? [] : [first]));
  const found = weeks(9, person(0, 40, { primaryGoal: "strength", equipment: ["none"], daysPerWeek: 4 }));
  const tests = found.flatMap((week) =>
    Object.values(week.days).flatMap(({ exercises }) =>
      exercises.filter(({ assessmentMetric }) => assessmentMetric !== null),
    ),
  );
  expect(tests.length).toBeGreaterThanOrEqual(2);
  for (const week of found)
    expect(leads(week).filter(({ assessmentMetric }) => assessmentMetric !== null)).toEqual([]);
});

test("push-ups without weights use the hardest rung that leaves repetitions", () => {
  const input = inputWith(person(3, 15, { equipment: ["pull_up_bar"] }));
  const found = rungs(designWeek(input), "push-up");
  expect(found.length).toBeGreaterThanOrEqual(2);
  const most = found.map(({ exercise }) => expectedMax(exercise, personOf(input)) ?? 0);
  expect(Math.min(...most)).toBeGreaterThanOrEqual(4);
});

test("coach.Q1 without a bar nobody hangs; coach.F1 a sore shoulder does not either", () => {
  const noBar = designWeek(inputWith(person(3, 15, { equipment: ["dumbbells"] })));
  expect(rungs(noBar, "pull-up")).toEqual([]);
  const sore = designWeek(inputWith(person(3, 15, { limits: { ...noLimits, injuryAreas: ["shoulder"] } })));
  expect(rungs(sore, "pull-up")).toEqual([]);
});

/** Designed weeks one after the other, everything done. */
const weeks = (count: number, change: ReturnType<typeof person>): readonly DesignedWeek[] => {
  const designed: DesignedWeek[] = [];
  let input = inputWith({ ...change, checkIns: [] });
  for (let number = 0; number < count; number += 1) {
    const validFrom = addDays(testToday, 7 * number + 1);
    const now = {
      ...input,
      today: addDays(validFrom, -1),
      validFrom,
      checkIns: [checkInWith({ ...change.checkIns[0], date: addDays(validFrom, -1) })],
    };
    const week = designWeek(now);
    expect(errorsOf(checkWeek(week, now))).toEqual([]);
    designed.push(week);
    input = {
      ...input,
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...sessionsOf(week, validFrom, { difficulty: 7 })],
    };
  }
  return designed;
};

test("coach.I10 pull-ups and push-ups are tested monthly, never in an easy week", () => {
  const found = weeks(9, person(4, 14));
  const tests = found.map((week) =>
    Object.values(week.days).flatMap(({ exercises }) =>
      exercises
        .filter(({ assessmentMetric }) => assessmentMetric !== null)
        .map(({ exerciseId, reps, sets, targetLow }) => {
          expect([reps, sets, targetLow]).toEqual(["Max", 1, null]);
          return exerciseId;
        }),
    ),
  );
  const tested = tests.flatMap((ids, index) => (ids.length > 0 ? [index] : []));
  expect(tested.length).toBeGreaterThanOrEqual(2);
  expect(tested[0]).toBeGreaterThanOrEqual(3);
  for (const index of tested) {
    expect(found[index]?.plan.phase).toBe("accumulation");
    expect(new Set(tests[index]).size).toBe(tests[index]?.length);
  }
  const gaps = tested.slice(1).map((index, at) => index - (tested[at] ?? 0));
  expect(Math.min(...gaps, 4)).toBe(4);
});

test("coach.F5 nobody is tested from 65 on", () => {
  for (const week of weeks(6, person(4, 14, { age: 70 })))
    for (const { exercises } of Object.values(week.days))
      for (const { reps } of exercises) expect(reps).not.toMatch(/max/i);
});

test("coach.X2 weighted pull-ups start at ten repetitions and stay down to five", () => {
  const weighted = exerciseById("v_pull.weighted");
  if (weighted === undefined) throw new Error("the catalogue has weighted pull-ups");
  const suits = (pullups: number, isLifter: boolean, ...last: readonly string[]) =>
    isPullUpRungFit(weighted, personOf(inputWith(person(pullups, 20))), isLifter, new Set(last));
  expect([suits(9, true), suits(10, true), suits(10, false)]).toEqual([false, true, false]);
  expect([suits(4, true, weighted.id), suits(5, true, weighted.id)]).toEqual([false, true]);
});
