/** Loads where a step of the kit is large beside the weight: repetitions and help make up for it (coach.md 3a-8). */
import { expect, test } from "vitest";
import type { Person } from "../state/person.ts";
import { leastHelp } from "./assisted-load.ts";
import type { DraftSlot } from "./draft.ts";
import { loadFor } from "./load.ts";
import { mostBeside, openTop } from "./open-top.ts";
import type { Phase } from "./phase.ts";
import { plannedExercise } from "./planned-exercise.ts";
import { bout, dose, exercise, goblet, growing, nobody, state, who } from "./testing/load-cases.ts";

test("a large step waits for more repetitions", () => {
  const bell = exercise("squat.kettlebell-front");
  const person = (amounts: number[], e1rmLb: number): Person => ({
    ...nobody,
    exercises: new Map([
      [
        bell.id,
        state({
          exerciseId: bell.id,
          e1rmLb,
          lastLoadLb: 35,
          bestRecentLoadLb: 35,
          bouts: [bout({ loadLb: 35, amounts })],
        }),
      ],
    ]),
  });
  expect(loadFor(bell, dose, person([10, 10, 10], 48), growing)).toMatchObject({
    loadLb: 35,
    rule: "reps-first",
  });
  expect(loadFor(bell, dose, person([15, 15, 15], 48), growing)).toMatchObject({ loadLb: 44, rule: "up" });
  // Eleven per cent, but seventeen were possible: the bottom of the range is in reach.
  const lighter = { loadLb: 45, amounts: [13, 13, 13], difficulty: 6 };
  const ready = who({ lastLoadLb: 45, bestRecentLoadLb: 45, bouts: [bout(lighter)] });
  expect(loadFor(goblet, dose, ready, growing)).toMatchObject({ loadLb: 50, rule: "up" });
});

test("coach.F4 under 18 a big step waits for fifteen repetitions, never for more", () => {
  const youth: Person = {
    ...who({ bouts: [bout({ loadLb: 20, amounts: [15, 15], targetHigh: 12 })] }),
    gates: { ...nobody.gates, ageGroup: "youth" },
  };
  const wide = { ...dose, high: 12 };
  expect(loadFor(goblet, wide, youth, growing).rule).toBe("up");
  const slot = {
    slot: { role: "main" as const, patterns: [goblet.pattern] },
    exercise: goblet,
    dose: wide,
    sets: 2,
    restSeconds: 60,
    pair: null,
  };
  const waiting: Person = {
    ...youth,
    exercises: new Map([
      [goblet.id, state({ bouts: [bout({ loadLb: 20, amounts: [12, 12], targetHigh: 12 })] })],
    ]),
  };
  expect(plannedExercise(slot, waiting, growing).targetHigh).toBe(15);
});

test("coach 3a-8 a loaded range reaches to where the next step of the kit is within reach, twenty at most", () => {
  // Eight with three left at 55 lb are twelve with three left at 50 lb; an estimate errs by a few.
  expect(openTop(goblet, dose, 50, who({}))).toBe(17);
  expect(openTop({ ...goblet, loadStepLb: 1 }, dose, 50, who({}))).toBe(15);
  expect(openTop(goblet, dose, null, who({}))).toBe(15);
  expect(openTop({ ...goblet, loadStepLb: 5 }, { ...dose, low: 3, high: 6 }, 100, who({}))).toBe(10);
  // Fifteen to ten pounds and back would end short of the range, or far from the effort.
  expect(openTop({ ...goblet, loadStepLb: 5 }, dose, 10, who({}))).toBe(20);
  const minor = { ...who({}), gates: { ...who({}).gates, ageGroup: "youth" as const } };
  expect(openTop(goblet, { ...dose, high: 12 }, 40, minor)).toBe(15);
});

test("coach.I9 a range without weight reaches to the best that is known, of pull-ups and push-ups to 85% of it", () => {
  const known = (id: string, lastingReps: number) =>
    openTop(exercise(id), { ...dose, low: 8, high: 15 }, null, {
      ...nobody,
      exercises: new Map([[id, state({ exerciseId: id, lastingReps, bestReps: lastingReps })]]),
    });
  expect(known("squat.bodyweight", 20)).toBe(22);
  expect(known("squat.bodyweight", 40)).toBe(30);
  expect(known("h_push.knee", 20)).toBeLessThanOrEqual(18);
  // Nobody knows yet: the effort ends the first sets.
  expect(openTop(exercise("squat.bodyweight"), { ...dose, high: 20 }, null, nobody)).toBe(20);
});

test("coach 3a-8 a step that cannot be lifted even to the bottom of the range is not taken", () => {
  const light = { loadLb: 5, amounts: [20, 20], difficulty: 6, targetLow: 8, targetHigh: 20 };
  const person = who({ e1rmLb: 10, bestRecentLoadLb: 5, lastLoadLb: 5, bouts: [bout(light)] });
  expect(loadFor({ ...goblet, loadStepLb: 5 }, dose, person, growing)).toMatchObject({
    loadLb: 5,
    rule: "reps-first",
  });
});

test("coach.I6 a set that ended short goes one step down also where the step is a third of the weight", () => {
  const short = { loadLb: 15, amounts: [3, 3], difficulty: 10, targetLow: 8, targetHigh: 10 };
  const found = loadFor(
    { ...goblet, loadStepLb: 5 },
    dose,
    who({ e1rmLb: 18, bestRecentLoadLb: 15, lastLoadLb: 15, bouts: [bout(short)] }),
    growing,
  );
  expect(found).toMatchObject({ loadLb: 10, rule: "too-hard" });
});

test("coach 3a-8 coach.I5 help falls by a step or a tenth of the weight that is moved, however easy it was", () => {
  const machine = exercise("v_pull.assisted-machine");
  const person = (difficulty: number, weightLb = 150, amounts = [10, 10]): Person => ({
    ...nobody,
    body: { ...nobody.body, weightLb },
    exercises: new Map([
      [
        machine.id,
        state({
          exerciseId: machine.id,
          bouts: [bout({ loadLb: 100, amounts, difficulty, targetLow: 5, targetHigh: 12 })],
        }),
      ],
    ]),
  });
  const helped = { ...dose, low: 5, high: 8 };
  const { loadStepLb } = machine;
  expect(loadFor(machine, helped, person(2), growing)).toMatchObject({
    loadLb: 100 - loadStepLb,
    rule: "up",
  });
  // 0.95 × 300 lb - 100 lb of help are 185 lb: 18.5 lb may go, in whole steps. Forty easy ones count as twelve.
  const heavy = Math.floor(18.5 / loadStepLb) * loadStepLb;
  const easy = person(1, 300, [40, 40]);
  expect(loadFor(machine, helped, easy, growing).loadLb).toBe(90);
  expect(loadFor(machine, { ...helped, high: 6, difficulty: 8 }, easy, growing).loadLb).toBe(100 - heavy);
  expect(leastHelp(machine, person(1, 300), helped)).toBe(100 - heavy);
  expect(leastHelp(goblet, person(1), helped)).toBe(0);
  expect(loadFor(machine, helped, person(9), growing).loadLb).toBe(100 + loadStepLb);
});

test("EXC-03 a designed load names the most that still leaves the bottom of its range in reach", () => {
  expect(mostBeside(100, dose)).toBe(102);
  expect(mostBeside(100, { ...dose, low: 10 })).toBe(100);
  const slot = {
    slot: { role: "main", patterns: ["squat"] },
    exercise: goblet,
    dose,
    sets: 3,
    restSeconds: 120,
    pair: null,
  } as const;
  const { loadLb, facts } = plannedExercise(slot, who({}), growing);
  expect(facts.find(({ id }) => id === `most.${goblet.id}`)?.value).toBeGreaterThanOrEqual(loadLb ?? 0);
});

test("coach.V10 coach 3a-8 in an easy week repetitions make up for a whole step of the kit that is taken off", () => {
  const slot: DraftSlot = {
    slot: { role: "main", patterns: ["squat"] },
    exercise: goblet,
    dose,
    sets: 2,
    restSeconds: 120,
    pair: null,
  };
  const person = who({});
  const easy: Phase = { ...growing, phase: "deload", setFactor: 0.5, loadFactor: 0.95, mayGrow: false };
  const usual = plannedExercise(slot, person, growing);
  const light = plannedExercise(slot, person, easy);
  expect(light.loadLb).toBeLessThanOrEqual(0.95 * 50);
  expect(light.targetHigh).toBe(20);
  expect(usual.targetHigh).toBeLessThan(20);
});

test("coach.V10 long sets are for easy weeks on coarse kits: fine steps and ways back keep their range", () => {
  const planned = (loadStepLb: number, phase: Phase) =>
    plannedExercise(
      {
        slot: { role: "main", patterns: ["squat"] },
        exercise: { ...goblet, loadStepLb },
        dose,
        sets: 2,
        restSeconds: 120,
        pair: null,
      },
      who({}),
      phase,
    ).targetHigh ?? 0;
  const easy: Phase = { ...growing, phase: "deload", setFactor: 0.5, loadFactor: 0.95, mayGrow: false };
  const back: Phase = { ...easy, phase: "re-entry", loadFactor: 0.9, setFactor: 0.65 };
  expect(planned(goblet.loadStepLb, easy)).toBe(20);
  expect(planned(2.5, easy)).toBeLessThan(20);
  expect(planned(goblet.loadStepLb, back)).toBeLessThan(20);
});
