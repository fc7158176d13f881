import { formatSeconds } from "@muster/domain/shared/format";
import { expect, test } from "vitest";
import { catalogue, exerciseById } from "./catalogue.ts";
import type { Exercise } from "./exercise.ts";
import { repsText, restText } from "./planned.text.ts";
import { toPlanned } from "./planned.ts";

const exercise = (id: string): Exercise => {
  const found = exerciseById(id);
  if (!found) throw new Error(`No exercise ${id}`);
  return found;
};

test.each<[string, number | null, number | null, string]>([
  ["h_push.push-up", 8, 10, "8-10"],
  ["h_push.push-up", 10, 10, "10"],
  ["h_push.push-up", null, null, "Max"],
  ["lunge.bulgarian", 10, 10, "10 per leg"],
  ["h_pull.dumbbell-one-arm", 8, 12, "8-12 per arm"],
  ["core.dead-bug", 8, 8, "8 per side"],
  ["core.plank", 30, 30, "30 sec"],
  ["core.plank", 30, 45, "30-45 sec"],
  ["core.side-plank", 20, 30, "20-30 sec per side"],
  ["cardio.walk", 600, 600, "10 min"],
  ["cardio.walk", 60, 150, "60 sec - 2:30 min"],
  ["carry.farmer", 40, 40, "40 m"],
])("EXC-01 %s from %s to %s reads %j", (id, low, high, text) => {
  expect(repsText(exercise(id), low, high)).toBe(text);
});

test("EXC-01 rests read as the specification writes them", () => {
  expect([0, 45, 60, 90, 120, 180].map(restText)).toEqual([
    "n/a",
    "45 sec",
    "60 sec",
    "90 sec",
    "2 min",
    "3 min",
  ]);
  expect(formatSeconds(150)).toBe("2:30 min");
});

test("EXC-02 a planned load stays only on exercises that take a weight", () => {
  const prescription = { sets: 3, targetLow: 8, targetHigh: 10, restSeconds: 90, loadLb: 40 };
  expect(toPlanned(exercise("squat.goblet"), prescription).loadLb).toBe(40);
  expect(toPlanned(exercise("h_push.push-up"), prescription).loadLb).toBeNull();
  for (const entry of catalogue) expect(toPlanned(entry, prescription).takesWeight).toBe(entry.takesWeight);
});

test("EXC-01 a card's tip names no repetitions: they stand in its range", () => {
  const tipOf = (id: string) =>
    toPlanned(exercise(id), { sets: 3, targetLow: 5, targetHigh: 8, restSeconds: 90 }).progressionTips;
  expect(exercise("v_pull.weighted").tips).toMatch(/reach 6/);
  expect(tipOf("v_pull.weighted")).toBe("");
  expect(tipOf("v_pull.pull-up")).toBe("");
  expect(tipOf("hinge.hip-thrust")).toBe(exercise("hinge.hip-thrust").tips);
  const figures = catalogue.filter(({ id }) => /\d+ (?:clean |slow |light |good )?reps/.test(tipOf(id)));
  expect(figures.map(({ id }) => id)).toEqual([]);
});
