import { expect, test } from "vitest";
import { aLog, setMap } from "../../testing/builders.ts";
import { exerciseHistory } from "./exercise-history.ts";

const squat = (date: string, over: Parameters<typeof aLog>[0] = {}) =>
  aLog({
    id: date,
    date,
    sessionId: date,
    exerciseId: "squat",
    sets: setMap({ reps: 8, weight: 100 }),
    ...over,
  });

test("EXC-01 workouts with an exercise come newest first, with notes and difficulty", () => {
  const logs = [
    squat("2026-11-02"),
    squat("2026-11-09", { notes: " deep ", difficulty: 8 }),
    squat("2026-11-10", { exerciseId: "lunge" }),
  ];
  const found = exerciseHistory("squat", logs, new Set());
  expect(found.map(({ date }) => date)).toEqual(["2026-11-09", "2026-11-02"]);
  expect(found[0]).toMatchObject({ notes: "deep", difficulty: 8, sets: [{ reps: 8, weight: 100 }] });
});

test("EXC-01 a discarded workout and one without sets are not in the history", () => {
  const logs = [squat("2026-11-02"), squat("2026-11-09"), squat("2026-11-16", { sets: {} })];
  expect(exerciseHistory("squat", logs, new Set(["2026-11-09"])).map(({ date }) => date)).toEqual([
    "2026-11-02",
  ]);
});

test("EXC-01 of two workouts of a day the later one comes first", () => {
  const at = (time: string, sessionId: string) =>
    squat("2026-11-02", {
      sessionId,
      sets: setMap({ reps: 8, weight: 100, at: `2026-11-02T${time}:00.000Z` }),
    });
  const found = exerciseHistory("squat", [at("07:00", "early"), at("18:00", "late")], new Set());
  expect(found.map(({ sessionId }) => sessionId)).toEqual(["late", "early"]);
});
