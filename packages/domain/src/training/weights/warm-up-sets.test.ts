import { expect, test } from "vitest";
import { usualGear } from "./gear.ts";
import { nearestLoadable } from "./loadable.ts";
import { warmUpSets, workingWeight } from "./warm-up-sets.ts";

const gear = usualGear("gym", "imperial");
const bench = { exerciseId: "h_push.barbell", name: "Barbell Bench Press", machine: null };
const onTheBar = (workingLb: number, reps = 8) =>
  warmUpSets({
    workingLb,
    reps,
    lightestLb: 45,
    round: (pounds) => nearestLoadable(pounds, bench, gear),
  });

test("F17 warm-ups are 45, 65 and 85% with falling repetitions, all loadable", () => {
  expect(onTheBar(200)).toEqual([
    { weightLb: 90, reps: 8 },
    { weightLb: 130, reps: 6 },
    { weightLb: 170, reps: 4 },
  ]);
});

// The programme quoted in github.com/wger-project/wger/issues/2034: "if you were warming up to 100 lbs for 10 reps, go
// from 45 lbs for 10 reps to 65 lbs for 7 reps to 85 lbs for 5 reps".
test("F17 the published example: up to 100 lb × 10 by 45 × 10, 65 × 7 and 85 × 5", () => {
  expect(onTheBar(100, 10).map(({ weightLb, reps }) => `${weightLb} × ${reps}`)).toEqual([
    "45 × 10",
    "65 × 7",
    "85 × 5",
  ]);
});

test("F17 below 1.6 × the bar there is no warm-up; duplicates fall away", () => {
  expect(onTheBar(70)).toEqual([]);
  const few = onTheBar(75);
  expect(few.map((set) => set.weightLb)).toEqual([50, 65]);
  expect(new Set(few.map((set) => set.weightLb)).size).toBe(few.length);
});

test("F17 a single repetition stays one; without loadable weights no warm-up", () => {
  expect(onTheBar(300, 1).map((set) => set.reps)).toEqual([1, 1, 1]);
  expect(warmUpSets({ workingLb: 200, reps: 5, lightestLb: 45, round: () => undefined })).toEqual([]);
});

test("F17 warm-ups lead to the typed weight, else today's heaviest, else the plan", () => {
  const set = (weight: number | null, role: "warmup" | "working" = "working") => ({ weight, role });
  const sets = [set(400, "warmup"), set(185), set(190), set(null), set(150)];
  expect(workingWeight({ typedLb: 225, sets, plannedLb: 100 })).toBe(225);
  expect(workingWeight({ typedLb: 0, sets, plannedLb: 100 })).toBe(190);
  expect(workingWeight({ typedLb: undefined, sets: [set(400, "warmup")], plannedLb: 100 })).toBe(100);
  expect(workingWeight({ typedLb: undefined, sets: [], plannedLb: undefined })).toBeUndefined();
});
