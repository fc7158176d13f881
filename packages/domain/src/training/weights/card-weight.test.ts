import { expect, test } from "vitest";
import type { Plan } from "../../planning/plan.ts";
import { planFactIds } from "../../planning/plan-fields.ts";
import type { CivilDate } from "../../shared/dates.ts";
import { aLog, aSession, setMap } from "../../testing/builders.ts";
import { type LastTime, lastTimeFor, liftedWeights, sameKindLastTime, setInWords } from "../last-time.ts";
import { cardWeight, type TodaysSetTarget } from "./card-weight.ts";
import { type Gear, gearOf, usualGear } from "./gear.ts";

const sets = setMap({ weight: 60, reps: 10 }, { weight: 60, reps: 10 });
const log = aLog({ date: "2026-11-13", difficulty: 6, sets });
const lastTime = lastTimeFor(log.exerciseId, [log]);
/** Sets of 8-12; `most` is what a designed plan names as the most for them. */
const setsOf = (low: number, high: number, most?: number) => ({
  exerciseId: log.exerciseId,
  targetLow: low,
  targetHigh: high,
  facts: [],
  ...(most === undefined ? {} : { mostLb: most }),
});
const prescribed = setsOf(8, 12);

type Given = {
  readonly phase: Plan["phase"];
  readonly loadLb: number | null;
  readonly prescribed: Pick<TodaysSetTarget, "exerciseId" | "targetLow" | "targetHigh" | "facts">;
  readonly lastTime: LastTime | undefined;
  readonly today: CivilDate;
  readonly isHelp?: boolean;
  readonly loadIsGuess?: boolean;
  readonly name?: string;
  readonly validFrom?: CivilDate;
  readonly liftedLb?: readonly number[];
  readonly gear?: Gear;
};
/** An exercise of which no weights are known, in a plan that is older than last time, unless another is given. */
const card = ({
  prescribed: sets,
  loadLb,
  phase,
  isHelp = false,
  lastTime: before,
  today,
  ...given
}: Given) =>
  cardWeight({
    exercise: {
      ...sets,
      name: given.name ?? (isHelp ? "Assisted Dips" : "Sandbag Carry"),
      machine: null,
      loadLb,
      ...(given.loadIsGuess === true && { loadIsGuess: true }),
    },
    plan: { phase, validFrom: given.validFrom ?? "2026-11-09" },
    lastTime: before,
    liftedLb: given.liftedLb ?? [],
    today,
    gear: given.gear ?? usualGear("gym", "imperial"),
    units: "imperial",
  });
const base = { phase: "accumulation", loadLb: 62.5, prescribed, lastTime, today: "2026-11-20" } as const;

test("EXC-03 the card shows the suggestion when done in the last 28 days", () => {
  expect(card(base)).toMatchObject({ source: "last-time", weightLb: 65 });
  expect(card({ ...base, loadLb: null })).toMatchObject({ source: "last-time", weightLb: 65 });
  expect(card({ ...base, today: "2026-12-11" })).toMatchObject({ source: "last-time" });
  expect(card({ ...base, today: "2026-12-12" })).toEqual({ source: "plan", weightLb: 62.5 });
});

/** Last time as sets of `weight×reps`, with its difficulty. */
const after = (difficulty: number, ...written: readonly (readonly [number, number])[]) => {
  const done = aLog({
    date: "2026-11-13",
    difficulty,
    sets: setMap(...written.map(([weight, reps]) => ({ weight, reps }))),
  });
  return { ...base, lastTime: lastTimeFor(done.exerciseId, [done]) };
};

test("EXC-03 very different repetitions are no base for a suggestion", () => {
  expect(card({ ...after(9, [90, 3]), loadLb: 70 })).toEqual({ source: "plan", weightLb: 70 });
  expect(card({ ...after(9, [90, 3]), loadLb: null })).toBeUndefined();
  const heavy = setsOf(3, 6);
  expect(card({ ...after(6, [40, 20], [40, 20]), prescribed: heavy, loadLb: 70 })).toEqual({
    source: "plan",
    weightLb: 70,
  });
});

test("EXC-03 a planned weight that failed this week is computed from those sets", () => {
  // One repetition with nothing left is about 49 lb for eight.
  expect(card({ ...after(10, [60, 1], [55, 1]), loadLb: 60 })).toMatchObject({
    source: "last-time",
    weightLb: 49,
    plannedLb: 60,
    why: { rule: "far-below", baseLb: 60 },
  });
  expect(card({ ...after(10, [60, 1]), loadLb: 60, name: "Dumbbell Curls" })).toMatchObject({
    weightLb: 45,
  });
  // Help is no weight to take off.
  expect(card({ ...after(10, [60, 1]), loadLb: 60, isHelp: true })).toEqual({ source: "plan", weightLb: 60 });
});

test("EXC-03 a suggestion never passes the plan's maximum for its range", () => {
  const fresh = after(6, [60, 12], [60, 12]);
  expect(card({ ...fresh, loadLb: 60 })).toMatchObject({ source: "last-time", weightLb: 65 });
  expect(card({ ...fresh, loadLb: 60, prescribed: setsOf(8, 12, 62.5) })).toEqual({
    source: "plan",
    weightLb: 60,
  });
  expect(card({ ...fresh, loadLb: 62.5, prescribed: setsOf(8, 12, 65.5) })).toMatchObject({ weightLb: 65 });
});

test("EXC-03 after a much lighter session the plan's load counts", () => {
  expect(card({ ...after(5, [40, 12], [40, 12]), loadLb: 60 })).toEqual({
    source: "plan",
    weightLb: 60,
  });
  expect(card({ ...after(9, [60, 10], [60, 6]), loadLb: 60 })).toMatchObject({
    source: "last-time",
    weightLb: 55,
  });
});

test("EXC-03 logged weights outrank a planned load that was never lifted", () => {
  const guess = { loadIsGuess: true, loadLb: 60, prescribed: setsOf(8, 12, 62.5) };
  // Much lighter than the guess, and heavier than its limit.
  expect(card({ ...after(6, [40, 12], [40, 12]), ...guess })).toMatchObject({
    source: "last-time",
    weightLb: 45,
  });
  expect(card({ ...after(6, [80, 10], [80, 10]), ...guess })).toMatchObject({ weightLb: 85 });
  // Twenty repetitions were too light; a test of three says nothing of sets of eight.
  expect(card({ ...after(4, [10, 20], [10, 20]), ...guess, loadLb: 10 })).toMatchObject({ weightLb: 15 });
  expect(card({ ...after(9, [90, 3]), ...guess })).toEqual({ source: "plan", weightLb: 60 });
  // In an easy week the plan decides all the same.
  expect(card({ ...after(6, [80, 10]), ...guess, phase: "illness" })).toEqual({
    source: "plan",
    weightLb: 60,
  });
});

test("EXC-03 in deload, re-entry and illness the plan's load counts", () => {
  for (const phase of ["deload", "re-entry", "illness"] as const) {
    expect(card({ ...base, phase })).toEqual({ source: "plan", weightLb: 62.5 });
  }
});

test("EXC-03 without history the plan's load, without either nothing", () => {
  expect(card({ ...base, lastTime: undefined })).toEqual({ source: "plan", weightLb: 62.5 });
  expect(card({ ...base, lastTime: undefined, loadLb: null })).toBeUndefined();
  expect(card({ ...base, loadLb: 0, lastTime: undefined })).toBeUndefined();
});

test("EXC-01 last time is the latest log with sets of earlier sessions", () => {
  const older = aLog({ id: "older", date: "2026-11-06", sets: setMap({ reps: 5 }) });
  const empty = aLog({ id: "empty", date: "2026-11-18" });
  const other = aLog({ id: "other", date: "2026-11-19", exerciseId: "other", sets });
  const running = aLog({ id: "now", date: "2026-11-20", sessionId: "now", sets });
  const found = lastTimeFor(log.exerciseId, [running, other, empty, log, older], { exceptSessionId: "now" });
  expect(found).toMatchObject({ date: "2026-11-13", difficulty: 6 });
  expect(found?.sets).toHaveLength(2);
  expect(lastTimeFor("never done", [log])).toBeUndefined();
  expect(aSession().id).toBe(log.sessionId);
});

test("EXC-01 work of last time is compared with work, not with warm-ups", () => {
  const warm = lastTimeFor(log.exerciseId, [
    aLog({ sets: setMap({ role: "warmup", reps: 15 }, { reps: 10 }, { reps: 8 }) }),
  ]);
  expect(sameKindLastTime(warm, "working").map(({ reps }) => reps)).toEqual([10, 8]);
  expect(sameKindLastTime(undefined, "working")).toEqual([]);
});

test("EXC-01 a set reads as people write it, in their units", () => {
  const none = { reps: null, weight: null, time: null, distance: null };
  expect(setInWords({ ...none, reps: 10, weight: 120 }, "imperial")).toBe("120 × 10");
  expect(setInWords({ ...none, reps: 10, weight: 120 }, "metric")).toBe("54.4 × 10");
  expect(setInWords({ ...none, reps: 12 }, "imperial")).toBe("12 reps");
  expect(setInWords({ ...none, reps: 1 }, "imperial")).toBe("1 rep");
  expect(setInWords({ ...none, time: 45 }, "imperial")).toBe("0:45");
  expect(setInWords({ ...none, distance: 400, time: 112 }, "metric")).toBe("400 m in 1:52");
  expect(setInWords({ ...none, time: 45, weight: 25 }, "imperial")).toBe("25 lb × 0:45");
});

test("EXC-03 planning.E6 a weight set by hand shows until the exercise is trained", () => {
  const own = (on: string) => ({
    ...prescribed,
    facts: [
      {
        id: planFactIds.ownLoad,
        subject: "Weight set by you",
        value: on,
        unit: "",
        rule: "planning.E6",
        source: "",
      },
    ],
  });
  // Trained on the 13th, set on the 14th: the person knows what they want, in an easy week too.
  for (const phase of ["accumulation", "deload"] as const)
    expect(card({ ...base, phase, prescribed: own("2026-11-14"), loadLb: 45 })).toEqual({
      source: "plan",
      weightLb: 45,
      byHand: true,
    });
  // Set in the evening of the workout itself, for the next one.
  expect(card({ ...base, prescribed: own("2026-11-13"), loadLb: 45 })).toMatchObject({
    weightLb: 45,
    byHand: true,
  });
  // Set on the day before, trained since: the rule speaks again.
  expect(card({ ...base, prescribed: own("2026-11-12") })).toMatchObject({
    source: "last-time",
    weightLb: 65,
  });
  expect(card({ ...base, prescribed: own("2026-11-14"), lastTime: undefined })).toMatchObject({
    byHand: true,
  });
});

test("EXC-03 assistance never falls below the plan's, and rises when too hard", () => {
  const help = { isHelp: true, loadLb: 60 };
  expect(card({ ...after(4, [60, 10], [60, 10]), ...help })).toMatchObject({ weightLb: 50 });
  const designed = { prescribed: setsOf(8, 12, 60) };
  expect(card({ ...after(4, [60, 10], [60, 10]), ...help, ...designed })).toEqual({
    source: "plan",
    weightLb: 60,
  });
  expect(card({ ...after(9, [60, 10], [60, 5]), ...help, ...designed })).toMatchObject({
    source: "last-time",
    weightLb: 65,
  });
  // Far more help last time: it was lighter on purpose.
  expect(card({ ...after(6, [90, 10], [90, 10]), ...help })).toEqual({ source: "plan", weightLb: 60 });
});

test("EXC-03 the plan's load is shown until a log says otherwise", () => {
  // Designed on the 15th from the log of the 13th.
  expect(card({ ...base, validFrom: "2026-11-16" })).toEqual({ source: "plan", weightLb: 62.5 });
  expect(card({ ...base, validFrom: "2026-11-13" })).toMatchObject({
    source: "last-time",
    weightLb: 65,
    plannedLb: 62.5,
  });
  expect(card({ ...base, validFrom: "2026-11-16", loadLb: null })).toMatchObject({ weightLb: 65 });
});

test("EXC-03 feature F16 every number on the card can be loaded with the kit", () => {
  const curls = { ...base, name: "Dumbbell Curls" };
  const pairs = (...dumbbells: number[]): Gear => ({
    ...gearOf("home", "imperial", {
      home: { place: "home", bars: [], plates: [], dumbbells, stackStep: null },
    }),
  });
  // 60 lb × 10 at an effort of 6: 5 lb more.
  expect(card({ ...curls, gear: pairs(50, 60, 70) })).toMatchObject({ weightLb: 70 });
  expect(card({ ...curls, gear: pairs(50, 60, 90) })).toMatchObject({ weightLb: 60 });
  expect(card({ ...curls, lastTime: undefined, gear: pairs(12) })).toEqual({ source: "plan", weightLb: 12 });
  expect(card({ ...curls, loadLb: 20, lastTime: undefined, gear: pairs(50) })).toBeUndefined();
  expect(card({ ...curls, loadLb: 20, lastTime: undefined, gear: pairs(5, 28) })).toMatchObject({
    weightLb: 5,
  });
  expect(card({ ...curls, loadLb: 93.5, lastTime: undefined })).toMatchObject({ weightLb: 95 });
});

test("F16 with usual equipment, a weight that was lifted counts as available", () => {
  const curls = { ...base, name: "Dumbbell Curls", loadLb: 22, lastTime: undefined };
  expect(card(curls)).toMatchObject({ weightLb: 20 });
  expect(card({ ...curls, liftedLb: [22] })).toMatchObject({ weightLb: 22 });
  expect(
    liftedWeights(log.exerciseId, [log, aLog({ exerciseId: "other", sets: setMap({ weight: 9 }) })]),
  ).toEqual([60]);
});
