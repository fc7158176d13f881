import fc from "fast-check";
import { expect, test } from "vitest";
import { aProfile } from "../testing/builders.ts";
import { achievements } from "./achievements.ts";
import { goalWeight } from "./goal-weight.ts";
import {
  armsGoal,
  bodyFatGoal,
  bodyFatStart,
  ladderSentence,
  ladderShares,
  pullUpLadder,
  pushUpLadder,
  weightAtBodyFat,
} from "./goals.ts";
import { motivation } from "./motivation.ts";
import { weeklyStreak } from "./streak.ts";
import { aPastWorkout } from "./testing/done-sets.ts";

test("PROG-03 the defaults climb 3-5-8-10 and 15-20-25-30", () => {
  expect(Object.values(pullUpLadder(3))).toEqual([3, 5, 8, 10]);
  expect(Object.values(pushUpLadder(15))).toEqual([15, 20, 25, 30]);
});

test("PROG-04 goals are max(10, 1.5 ×) and max(30, 1.5 ×), in whole repetitions", () => {
  expect(pullUpLadder(0).week12).toBe(10);
  expect(pullUpLadder(9).week12).toBe(14);
  expect(pushUpLadder(40).week12).toBe(60);
});

test("PROG-04 body fat falls by 5 points to 12 at least; arms grow an inch", () => {
  expect([30, 20, 16, 12, 9].map(bodyFatGoal)).toEqual([25, 15, 12, 12, 9]);
  expect(armsGoal(14)).toBe(15);
});

test("PROG-04 body fat starts from the profile or first reading, not for minors", () => {
  const today = "2026-11-20";
  const reading = (date: string, value: number) => ({
    metric: "bodyFat" as const,
    source: "progress" as const,
    value,
    date,
    at: `${date}T08:00:00Z`,
  });
  const later = [reading("2026-11-15", 17.5), reading("2026-11-01", 18.5)];
  const start = (bodyFat: number | null, readings: typeof later, age = 30) =>
    bodyFatStart({ ...aProfile({ bodyFat, age }), ageRecordedOn: today }, readings, today);
  expect(start(22, later)).toBe(22);
  expect(start(null, later)).toBe(18.5);
  expect(start(null, [])).toBeNull();
  expect(start(22, later, 15)).toBeNull();
});

test("PROG-03 every ladder rises in whole numbers to its goal", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), (start) => {
      for (const ladder of [pullUpLadder(start), pushUpLadder(start)]) {
        const values = Object.values(ladder);
        expect(values.every(Number.isInteger)).toBe(true);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
        expect(ladderShares(ladder, ladder.week12)).toEqual([1, 1, 1, 1]);
      }
    }),
  );
});

test("PROG-03 the sentence says what is reached and what is next", () => {
  const ladder = pullUpLadder(3);
  expect([3, 6, 9, 10].map((best) => ladderSentence(ladder, best))).toEqual([
    "2 more for Week 4.",
    "Week 4 goal reached. 2 more for Week 8.",
    "Week 8 goal reached. 1 more for Week 12.",
    "Week 12 goal reached.",
  ]);
  expect(ladderShares(ladder, 6)).toEqual([1, 1, 1 / 3, 0]);
});

test("PROG-07 only adults who want and may lose fat have a goal weight", () => {
  const loses = aProfile({
    primaryGoal: "weight_loss",
    weight: 224,
    height: 70,
    bodyFat: 31,
    gender: "male",
  });
  expect(weightAtBodyFat(200, 25, 20)).toBeCloseTo(187.5, 9);
  expect(goalWeight(loses, "2026-11-20")).toBeCloseTo((224 * 0.69) / 0.74, 6);
  expect(goalWeight({ ...loses, primaryGoal: "strength" }, "2026-11-20")).toBeUndefined();
  expect(goalWeight({ ...loses, bodyFat: null }, "2026-11-20")).toBeUndefined();
  expect(goalWeight({ ...loses, age: 15 }, "2026-11-20")).toBeUndefined();
  expect(
    goalWeight({ ...loses, limits: { ...loses.limits, pregnancy: "pregnant" } }, "2026-11-20"),
  ).toBeUndefined();
  expect(goalWeight({ ...loses, weight: 120 }, "2026-11-20")).toBeUndefined();
});

test("PROG-05 achievements follow the log; a removed workout removes its step", () => {
  const workouts = Array.from({ length: 10 }, (_, index) =>
    aPastWorkout(`2026-03-${String(index + 1).padStart(2, "0")}`),
  );
  const list = (of: typeof workouts) =>
    achievements({
      workouts: of,
      streak: weeklyStreak([], ""),
      pullUps: { ladder: pullUpLadder(3), best: [{ date: "2026-03-04", reps: 6 }] },
      pushUps: { ladder: pushUpLadder(15), best: [] },
    });
  const reached = (of: typeof workouts) =>
    list(of)
      .filter((one) => one.reached)
      .map((one) => [one.title, one.on]);
  expect(reached(workouts)).toEqual([
    ["First workout", "2026-03-01"],
    ["10 workouts", "2026-03-10"],
    ["5 pull-ups in one set", "2026-03-04"],
  ]);
  expect(reached(workouts.slice(1))).toEqual([
    ["First workout", "2026-03-02"],
    ["5 pull-ups in one set", "2026-03-04"],
  ]);
  // Twice on one day is one day, in the total beside it too.
  const again = aPastWorkout("2026-03-10", { id: "again" });
  expect(reached([...workouts.slice(1), again])).toEqual(reached(workouts.slice(1)));
  expect(
    list(workouts)
      .filter((one) => !one.reached)
      .map((one) => `${one.title} ${one.value}/${one.goal}`),
  ).toEqual([
    "25 workouts 10/25",
    "4 weeks in a row 0/4",
    "8 pull-ups in one set 6/8",
    "20 push-ups in one set 0/20",
  ]);
});

test("HOME-10 the motivation card counts and never scolds", () => {
  const card = motivation({ total: 41, share: 0.88, streak: 9, thisWeek: 4, plannedThisWeek: 5 });
  expect(card.title).toBe("41 workouts in. You have shown up on 88% of planned days.");
  expect(motivation({ total: 3, share: 0.2, streak: 0, thisWeek: 0, plannedThisWeek: 4 }).title).toBe(
    "3 workouts in.",
  );
  expect(
    motivation({ total: 0, share: undefined, streak: 0, thisWeek: 0, plannedThisWeek: 4 }).title,
  ).toContain("one workout");
});
