import { expect, test } from "vitest";
import { aLog, anExercise, aSession, aSet, setMap } from "../testing/builders.ts";
import { type LogTarget, logSet } from "./log-changes.ts";
import type { ExerciseLog, LoggedSet } from "./session.ts";

const newSet = "0191d0aa-0000-7000-8000-0000000001ff";

/** The difficulty that logging a set writes; undefined: it stays. */
const written = (set: Partial<LoggedSet>, log?: Partial<ExerciseLog>): number | undefined => {
  const target: LogTarget = {
    profileId: "0191d0aa-0000-7000-8000-000000000001",
    session: aSession(),
    position: 0,
    exercise: anExercise(),
    log: log === undefined ? undefined : aLog(log),
  };
  const [change] = logSet(target, newSet, aSet({ position: 9, ...set }));
  const patch =
    change !== undefined && "patch" in change
      ? change.patch
      : change && "ifThere" in change && change.ifThere;
  return patch && "difficulty" in patch ? patch.difficulty : undefined;
};

test("EXC-01 difficulty follows the reps left of the last set until it is rated", () => {
  expect(written({ rir: 2 })).toBe(8);
  expect(written({ rir: 1 }, { sets: setMap({ rir: 3 }), difficulty: 7 })).toBe(9);
  expect(written({ rir: null })).toBeUndefined();
  expect(written({ rir: 10 })).toBe(1);
});

test("EXC-01 a rating of the person stays, and warm-ups say nothing of it", () => {
  expect(written({ rir: 1 }, { sets: setMap({ rir: 3 }), difficulty: 10 })).toBeUndefined();
  expect(written({ rir: 1 }, { sets: setMap({}), difficulty: 6 })).toBeUndefined();
  expect(written({ rir: 5, role: "warmup" })).toBeUndefined();
});
