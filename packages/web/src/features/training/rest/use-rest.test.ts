import { setRoleOrder } from "@muster/domain/training/set-roles";
import { expect, test } from "vitest";
import { row, training } from "../../../../test/support/workouts.ts";
import { exerciseSteps } from "../session/session-steps.ts";
import { startRest } from "./rest-clock.ts";
import { restBefore, runningRest, turnAfter } from "./use-rest.ts";

const rest = startRest(90, 0);

test("feature F5 no rest runs before a drop set; before every other set it goes on", () => {
  expect(rest).toBeDefined();
  expect(
    setRoleOrder.filter((role) => restBefore(role, { rest, suspended: undefined }).rest === undefined),
  ).toEqual(["drop"]);
});

test("feature F5 a set turned from a drop set gets its rest back", () => {
  const chosen = restBefore("drop", { rest, suspended: undefined });
  expect(restBefore("working", chosen)).toEqual({ rest, suspended: undefined });
  expect(restBefore("failure", restBefore("drop", chosen)).rest).toBe(rest);
  const none = { rest: undefined, suspended: undefined };
  expect(restBefore("working", restBefore("drop", none))).toEqual(none);
});

const set = (position: number, at: string) => ({
  position,
  role: "working" as const,
  reps: 8,
  weight: 100,
  time: null,
  distance: null,
  rir: null,
  at,
});
/** A pair, two sets of the first and one of the second, and what was logged of each. */
const pairOf = (...logged: readonly (readonly string[])[]) =>
  exerciseSteps(
    {
      ...training,
      exercises: [
        { ...row, exerciseId: "e0", sets: 2, restSeconds: 150, pair: "A" },
        { ...row, id: 43, exerciseId: "e1", sets: 1, restSeconds: 75, pair: "A" },
      ],
    },
    logged.map((times, position) => ({
      id: `log-${position}`,
      sessionId: "s",
      date: "2026-11-16",
      position,
      exerciseId: `e${position}`,
      number: 41,
      name: row.name,
      metric: "reps" as const,
      difficulty: 5,
      notes: "",
      completed: false,
      assessmentMetric: null,
      sets: Object.fromEntries(times.map((at, index) => [`set-${index}`, set(index, at)])),
    })),
  );
const six = Date.parse("2026-11-16T06:00:00.000Z");
const clock = (seconds: number) => new Date(six + seconds * 1000).toISOString();

test("feature F18 a round's rest is that of the exercise which ended it", () => {
  const after = (steps: ReturnType<typeof pairOf>, position: number) => {
    const step = steps[position];
    if (step === undefined) throw new Error("There are two");
    const turn = turnAfter(steps, position, set(0, clock(0)), step.exercise, six);
    return [turn.next, turn.rest?.totalSeconds];
  };
  expect(after(pairOf([], []), 0)).toEqual([1, undefined]);
  expect(after(pairOf([clock(0)], []), 1)).toEqual([0, 75]);
  expect(after(pairOf([clock(0)], [clock(60)]), 0)).toEqual([0, 150]);
});

test("EXC-05 WORK-06 a second device goes on with a rest that still runs", () => {
  expect(runningRest(pairOf([], []), six)).toBeUndefined();
  // In the middle of a round nobody rests.
  expect(runningRest(pairOf([clock(0)], []), six + 1000)).toBeUndefined();
  const rested = pairOf([clock(0)], [clock(40)]);
  expect(runningRest(rested, six + 60_000)).toEqual({ endsAt: six + 115_000, totalSeconds: 75 });
  expect(runningRest(rested, six + 115_000)).toBeUndefined();
  // The other device's clock is ahead.
  expect(runningRest(rested, six)).toEqual({ endsAt: six + 75_000, totalSeconds: 75 });
});
