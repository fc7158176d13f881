import { expect, test } from "vitest";
import { aLog, setMap } from "../../testing/builders.ts";
import type { LoggedSet } from "../../training/session.ts";
import { exerciseFigures } from "./exercise-figures.ts";

const today = "2026-11-20";
const of = (
  name: string,
  days: readonly (readonly [date: string, set: Partial<LoggedSet>])[],
  discarded: readonly string[] = [],
) =>
  exerciseFigures({
    exercise: { exerciseId: "it", name, machine: null },
    logs: days.map(([date, set]) =>
      aLog({
        exerciseId: "it",
        name,
        date,
        sessionId: date,
        sets: setMap({ weight: null, reps: null, ...set }),
      }),
    ),
    discarded: new Set(discarded),
    today,
    units: "imperial",
  });
const labels = ({ records }: ReturnType<typeof of>) =>
  records.map(({ label, value }) => `${label}: ${value}`);

test("PROG-07 the figures of a lift are its records and estimates by day", () => {
  const found = of("Barbell Back Squats", [
    ["2026-11-02", { weight: 100, reps: 5 }],
    ["2026-11-09", { weight: 110, reps: 5 }],
  ]);
  expect(labels(found)).toEqual([
    "Heaviest: 110 lb, Nov 9",
    "Estimated 1RM: 126 lb, Nov 9",
    "Most reps at a weight: 5 reps at 100 lb, Nov 2",
  ]);
  expect(found.estimates?.unit).toBe("lb");
  expect(found.estimates?.chart.points.map(({ at }) => at)).toEqual([0, 7]);
  expect(found.workouts.map(({ date }) => date)).toEqual(["2026-11-09", "2026-11-02"]);
});

test("PROG-07 less help is the record of an assisted lift, and none is estimated", () => {
  const found = of("Assisted Pull-ups", [
    ["2026-11-02", { weight: 40, reps: 5 }],
    ["2026-11-09", { weight: 30, reps: 5 }],
  ]);
  expect(labels(found)[0]).toBe("Least help: 30 lb, Nov 9");
  expect(labels(found).join()).not.toContain("1RM");
  expect(found.estimates).toBeUndefined();
});

test("PROG-07 added weight is a record without an estimate; per hand has one", () => {
  const days = [
    ["2026-11-02", { weight: 10, reps: 5 }],
    ["2026-11-09", { weight: 20, reps: 5 }],
  ] as const;
  expect(labels(of("Weighted Dips", days))).toEqual([
    "Heaviest: 20 lb, Nov 9",
    "Most reps at a weight: 5 reps at 10 lb, Nov 2",
  ]);
  expect(of("Weighted Dips", days).estimates).toBeUndefined();
  expect(of("Dumbbell Curls", days).estimates?.unit).toBe("lb per hand");
});

test("PROG-07 discarded workouts count for no figure, and one day is no line", () => {
  const found = of(
    "Barbell Back Squats",
    [
      ["2026-11-02", { weight: 100, reps: 5 }],
      ["2026-11-09", { weight: 200, reps: 5 }],
    ],
    ["2026-11-09"],
  );
  expect(labels(found)[0]).toBe("Heaviest: 100 lb, Nov 2");
  expect(found.estimates).toBeUndefined();
  expect(found.workouts).toHaveLength(1);
});

test("PROG-07 the figures of a hold are its times", () => {
  const found = of("Plank", [["2026-11-02", { time: 75 }]]);
  expect(labels(found)).toEqual(["Longest: 1:15, Nov 2"]);
});
