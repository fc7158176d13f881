import { expect, test } from "vitest";
import { aDoneSet } from "../testing/done-sets.ts";
import type { PersonalRecordKind } from "./personal-records.ts";
import { recordFigure, recordName } from "./record.text.ts";

const figure = (name: string, kind: PersonalRecordKind, value: number): string => {
  const exerciseId = "push.some";
  const set = aDoneSet({ exerciseId, name, weight: 45, load: 90, reps: 6 });
  return recordFigure({ kind, exerciseId, name, date: set.date, value, previous: null, set }, "imperial");
};

test("F7 records of a pair of dumbbells say whether one hand or both are meant", () => {
  const pair = "Dumbbell Floor Press";
  expect(figure(pair, "heaviest", 45)).toBe("45 lb per hand");
  expect(figure(pair, "reps", 6)).toBe("6 reps at 45 lb per hand");
  expect(figure(pair, "estimate", 53)).toBe("53 lb per hand");
  expect(figure(pair, "setVolume", 540)).toBe("540 lb both hands");
  expect(figure(pair, "sessionVolume", 1620)).toBe("1,620 lb both hands");
  expect(figure("Barbell Bench Press", "heaviest", 135)).toBe("135 lb");
  expect(figure("Barbell Bench Press", "estimate", 150)).toBe("150 lb");
});

test("F7 an estimate from the weight of one dumbbell is per hand", () => {
  const set = aDoneSet({ exerciseId: "it", name: "Dumbbell Curls", weight: 20, load: 20, reps: 5 });
  const event = { kind: "estimate", exerciseId: "it", name: set.name, date: set.date, value: 23 } as const;
  expect(recordFigure({ ...event, previous: null, set }, "imperial")).toBe("23 lb per hand");
});

test("PROG-07 most reps are those at a weight, where there is one", () => {
  const set = aDoneSet({ weight: 45, load: 45, reps: 6 });
  expect(recordName({ kind: "reps", set })).toBe("Most reps at a weight");
  expect(recordName({ kind: "reps", set: { ...set, weight: null } })).toBe("Most reps");
  expect(recordName({ kind: "heaviest", set })).toBe("Heaviest");
});
