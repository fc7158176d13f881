import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  endsAfter,
  type IntervalPlan,
  type IntervalRun,
  intervalAt,
  momentOf,
  paused,
  readIntervalRun,
  resumed,
  totalSeconds,
  usualPlans,
} from "./interval-timer.ts";

const start = 1_700_000_000_000;
const at = (plan: IntervalPlan, seconds: number) => intervalAt(plan, start, start + seconds * 1000);

test.each([
  [0, "ready", 1, 5],
  [4.2, "ready", 1, 1],
  [5, "work", 1, 20],
  [24.9, "work", 1, 1],
  [25, "rest", 2, 10],
  [35, "work", 2, 20],
  // 5 + 7 × 30 is the last round.
  [215, "work", 8, 20],
  [235, "done", 8, 0],
  [9999, "done", 8, 0],
] as const)("Tabata after %d s: %s of round %i, %i s left", (seconds, phase, round, secondsLeft) => {
  expect(at(usualPlans.tabata, seconds)).toMatchObject({ phase, round, secondsLeft });
});

test("an EMOM has no rest: each minute begins the next round", () => {
  expect(at(usualPlans.emom, 5 + 59)).toMatchObject({ phase: "work", round: 1, secondsLeft: 1 });
  expect(at(usualPlans.emom, 5 + 60)).toMatchObject({ phase: "work", round: 2, secondsLeft: 60 });
  expect(totalSeconds(usualPlans.emom)).toBe(600);
});

test("a stopwatch gets ready for 5 seconds and then counts up without an end", () => {
  expect(at(usualPlans.stopwatch, 2)).toMatchObject({ phase: "ready", secondsLeft: 3, elapsedSeconds: 0 });
  expect(at(usualPlans.stopwatch, 95)).toMatchObject({
    phase: "work",
    secondsLeft: null,
    elapsedSeconds: 90,
  });
});

test("after an AMRAP or a countdown the whole work has passed", () => {
  expect(at(usualPlans.amrap, 700)).toMatchObject({ phase: "done", elapsedSeconds: 600 });
  expect(at(usualPlans.countdown, 20)).toMatchObject({ phase: "work", secondsLeft: 15, elapsedSeconds: 15 });
});

test("a clock that was set back shows the begin", () => {
  expect(at(usualPlans.tabata, -60)).toMatchObject({ phase: "ready", secondsLeft: 5 });
});

test("a pause moves nothing: the run goes on where it stood", () => {
  const run: IntervalRun = { plan: usualPlans.tabata, startedAt: start, pausedAt: null };
  const stopped = paused(run, start + 12_000);
  expect(momentOf(stopped, start + 900_000)).toEqual(momentOf(run, start + 12_000));
  expect(endsAfter(stopped, start + 900_000)).toEqual([]);
  const again = resumed(stopped, start + 900_000);
  expect(momentOf(again, start + 901_000)).toEqual(momentOf(run, start + 13_000));
});

const plans = fc.record({
  kind: fc.constantFrom("emom" as const, "rounds" as const, "tabata" as const, "amrap" as const),
  prepareSeconds: fc.constant(5),
  rounds: fc.integer({ min: 1, max: 60 }),
  workSeconds: fc.integer({ min: 5, max: 3600 }),
  restSeconds: fc.integer({ min: 0, max: 900 }),
});

test("at every end of a phase another one begins, and the last end is the end", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const run = { plan, startedAt: start, pausedAt: null };
      const ends = endsAfter(run, start);
      expect(ends.at(-1)).toBe(start + (5 + totalSeconds(plan)) * 1000);
      for (const end of ends) {
        const [before, after] = [momentOf(run, end - 1), momentOf(run, end)];
        expect(`${before.phase} ${before.round}`).not.toBe(`${after.phase} ${after.round}`);
        expect(before.secondsLeft).toBe(1);
      }
    }),
    { numRuns: 60 },
  );
});

test("a run survives being written and read; anything else is no run", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const run = { plan, startedAt: start, pausedAt: null };
      expect(readIntervalRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
    }),
    { numRuns: 30 },
  );
  const { tabata } = usualPlans;
  for (const broken of [
    null,
    "run",
    {},
    { plan: tabata },
    { plan: { ...tabata, rounds: 0 }, startedAt: start, pausedAt: null },
    { plan: { ...tabata, workSeconds: 1e9 }, startedAt: start, pausedAt: null },
    { plan: { ...tabata, kind: "yoga" }, startedAt: start, pausedAt: null },
    { plan: tabata, startedAt: "now", pausedAt: null },
    { plan: tabata, startedAt: start, pausedAt: "later" },
  ])
    expect(readIntervalRun(broken)).toBeUndefined();
});
