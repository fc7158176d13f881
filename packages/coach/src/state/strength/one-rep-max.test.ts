import { expect, test } from "vitest";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import { carriedLbOf, loadAt, loggedMax, maxFactor, reserveOf } from "./one-rep-max.ts";

test("at three repetitions the factor is the specification's 1.08", () => {
  expect(maxFactor(3)).toBeCloseTo(1.08, 2);
});

test.each([
  [1, (1 + 1 / 30 + 1) / 2],
  [5, (1 + 5 / 30 + 36 / 32) / 2],
  [10, (1 + 10 / 30 + 36 / 27) / 2],
])("%i repetitions: mean of Epley and Brzycki", (repetitions, factor) => {
  expect(maxFactor(repetitions)).toBeCloseTo(factor, 10);
});

test("never estimates from more than 12 repetitions", () => {
  expect(maxFactor(20)).toBe(maxFactor(12));
});

test("a rating of 8 leaves two in reserve, for beginners 0.6 more", () => {
  expect(reserveOf(8, false)).toBe(2);
  expect(reserveOf(8, true)).toBeCloseTo(2.6);
  expect(reserveOf(10, false)).toBe(0);
});

test("weights in the hands go up with the body in squats, lunges and hinges alone", () => {
  const inHands = catalogue.filter(
    (exercise) => exercise.loadKind !== "bodyweightPlus" && carriedLbOf(exercise, 100) > 0,
  );
  expect([...new Set(inHands.map(({ pattern }) => pattern))].toSorted()).toEqual(["hinge", "lunge", "squat"]);
  expect(inHands.filter(({ needs }) => needs.flat().includes("barbell"))).toEqual([]);
  expect(inHands.map(({ id }) => id)).not.toContain("hinge.kettlebell-swing");
});

test("a pair of dumbbells shares the body's part, one weight has all of it", () => {
  const carried = (id: string) => {
    const exercise = exerciseById(id);
    if (exercise === undefined) throw new Error(`no ${id}`);
    return carriedLbOf(exercise, 160);
  };
  expect(carried("lunge.dumbbell-reverse")).toBe((0.75 * 160) / 2);
  expect(carried("squat.goblet")).toBeCloseTo(0.7 * 160);
  expect(carried("h_push.dumbbell-floor")).toBe(0);
  expect(carried("squat.barbell-back")).toBe(0);
});

test("the more of the body goes up too, the fewer repetitions a step of weight costs", () => {
  const strong = (carriedLb: number) => loggedMax((20 + carriedLb) * maxFactor(12), carriedLb);
  expect(loadAt(strong(0), 12, 0)).toBeCloseTo(20);
  expect(loadAt(strong(60), 12, 60)).toBeCloseTo(20);
  expect(strong(60)).toBeCloseTo(strong(0));
  expect(loadAt(strong(60), 6, 60)).toBeGreaterThan(1.4 * loadAt(strong(0), 6, 0));
});
