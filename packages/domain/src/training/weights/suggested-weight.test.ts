import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aSet } from "../../testing/builders.ts";
import { suggestWeight } from "./suggested-weight.ts";

/** Sets written as `weight×reps`. */
const sets = (...written: readonly string[]) =>
  written.map((text) => {
    const [weight, reps] = text.split("×").map(Number);
    return aSet({ weight: weight ?? null, reps: reps ?? null });
  });

/** The suggestion in each band for one pattern of sets, at 20, 60 and 200 lb. */
const inBands = (pattern: (weight: number) => readonly string[], difficulty: number) =>
  [20, 60, 200].map((weight) => {
    const suggestion = suggestWeight(sets(...pattern(weight)), difficulty);
    return suggestion === undefined ? undefined : suggestion.weightLb - weight;
  });

const bigDrop = (weight: number) => [`${weight}×10`, `${weight}×6`];
const someDrop = (weight: number) => [`${weight}×10`, `${weight}×8`];
const same = (weight: number) => [`${weight}×10`, `${weight}×10`, `${weight}×9`];
const mixed = (weight: number) => [`${weight - 10}×10`, `${weight}×10`];

test("EXC-03 training.W1 a drop set says nothing of the next weight", () => {
  const work = sets("100×10", "100×10", "100×9");
  const withDrop = [...work, ...sets("60×4").map((set) => ({ ...set, role: "drop" as const }))];
  for (const difficulty of [3, 6, 9])
    expect(suggestWeight(withDrop, difficulty)).toEqual(suggestWeight(work, difficulty));
});

describe("rows of the table: bands A under 40, B 40-99, C from 100 lb", () => {
  test("EXC-03 drop over 30% and difficulty 8 or more: −2.5 / −5 / −10", () => {
    for (const difficulty of [8, 9, 10]) expect(inBands(bigDrop, difficulty)).toEqual([-2.5, -5, -10]);
  });

  test("EXC-03 drop over 30% otherwise: hold", () => {
    for (const difficulty of [1, 4, 7]) expect(inBands(bigDrop, difficulty)).toEqual([0, 0, 0]);
  });

  test("EXC-03 drop 15-30% and difficulty 4 or less: +2.5 / +5 / +5", () => {
    for (const difficulty of [1, 4]) expect(inBands(someDrop, difficulty)).toEqual([2.5, 5, 5]);
  });

  test("EXC-03 drop 15-30% otherwise: hold", () => {
    for (const difficulty of [5, 8, 10]) expect(inBands(someDrop, difficulty)).toEqual([0, 0, 0]);
  });

  test("EXC-03 drop under 15%, same weight, difficulty 4 or less: +5 / +10 / +15", () => {
    for (const difficulty of [1, 4]) expect(inBands(same, difficulty)).toEqual([5, 10, 15]);
  });

  test("EXC-03 drop under 15%, same weight, difficulty 5-8: +2.5 / +5 / +10", () => {
    for (const difficulty of [5, 6, 8]) expect(inBands(same, difficulty)).toEqual([2.5, 5, 10]);
  });

  test("EXC-03 drop under 15%, same weight, difficulty 9 or more: hold", () => {
    for (const difficulty of [9, 10]) expect(inBands(same, difficulty)).toEqual([0, 0, 0]);
  });

  test("EXC-03 drop under 15%, mixed weights, difficulty 4 or less: +2.5 / +5 / +10", () => {
    for (const difficulty of [1, 4]) expect(inBands(mixed, difficulty)).toEqual([2.5, 5, 10]);
  });

  test("EXC-03 drop under 15%, mixed weights, difficulty 5-8: +2.5 / +2.5 / +5", () => {
    for (const difficulty of [5, 8]) expect(inBands(mixed, difficulty)).toEqual([2.5, 2.5, 5]);
  });

  test("EXC-03 drop under 15%, mixed weights, difficulty 9 or more: hold", () => {
    for (const difficulty of [9, 10]) expect(inBands(mixed, difficulty)).toEqual([0, 0, 0]);
  });
});

describe("edges of the table", () => {
  const ruleOf = (written: readonly string[], difficulty: number) =>
    suggestWeight(sets(...written), difficulty)?.rule;

  test("EXC-03 a drop of exactly 15% and exactly 30% belongs to the middle rows", () => {
    expect(ruleOf(["60×20", "60×17"], 5)).toBe("some-drop");
    expect(ruleOf(["60×10", "60×7"], 9)).toBe("some-drop");
    expect(ruleOf(["60×100", "60×86"], 5)).toBe("steady-same-medium");
    expect(ruleOf(["60×100", "60×69"], 9)).toBe("big-drop-hard");
  });

  test("EXC-03 bands change at 40 and 100 lb", () => {
    const bandAt = (weight: number) => suggestWeight(sets(`${weight}×10`), 6)?.band;
    expect([39.5, 40, 99.5, 100].map(bandAt)).toEqual(["A", "B", "B", "C"]);
  });

  test("EXC-03 more repetitions at the end count as no drop", () => {
    expect(ruleOf(["60×8", "60×12"], 6)).toBe("steady-same-medium");
  });

  test("EXC-03 the base is the heaviest weight with half of the first set's reps", () => {
    expect(suggestWeight(sets("60×10", "80×5", "100×4", "60×10"), 6)).toMatchObject({
      baseLb: 80,
      weightLb: 82.5,
      isSameWeight: false,
    });
  });

  test("EXC-03 warm-up sets and sets without weight or repetitions are left out", () => {
    const withWarmUp = [aSet({ role: "warmup", weight: 20, reps: 15 }), ...sets("60×10", "60×10")];
    expect(suggestWeight(withWarmUp, 6)).toMatchObject({ weightLb: 65, isSameWeight: true });
    expect(suggestWeight([aSet({ weight: null, reps: 10 })], 6)).toBeUndefined();
    expect(suggestWeight([aSet({ weight: 20, reps: null, time: 30 })], 6)).toBeUndefined();
    expect(suggestWeight([], 6)).toBeUndefined();
  });

  test("EXC-03 rounded to the nearest 0.5 lb", () => {
    expect(suggestWeight(sets(`${100 / 0.45359237}×10`), 6)?.weightLb).toBe(230.5);
    expect(suggestWeight(sets("33.3×10"), 9)?.weightLb).toBe(33.5);
  });

  test("EXC-03 UNIT-01 20 kg that stay are 20 kg to the gram; a step is one in kilograms", () => {
    const lifted = 20 / 0.45359237;
    const next = (difficulty: number, reps: readonly number[] = [10, 10]) => {
      const logged = reps.map((count) => aSet({ weight: lifted, reps: count }));
      return suggestWeight(logged, difficulty, false, "metric");
    };
    expect(next(9)).toMatchObject({ weightLb: lifted, stepLb: 0 });
    // Band B, as in pounds: 44 lb.
    const kilograms = (pounds: number | undefined) => (pounds ?? 0) * 0.45359237;
    expect(kilograms(next(6)?.weightLb)).toBeCloseTo(22.5, 9);
    expect(kilograms(next(3)?.weightLb)).toBeCloseTo(25, 9);
    expect(kilograms(next(9, [10, 5])?.weightLb)).toBeCloseTo(17.5, 9);
    expect(kilograms(next(6)?.stepLb)).toBeCloseTo(2.5, 9);
  });

  test("EXC-03 shown only above 0", () => {
    expect(suggestWeight(sets("2.5×10", "2.5×5"), 9)).toBeUndefined();
    expect(suggestWeight(sets("3×10", "3×5"), 9)?.weightLb).toBe(0.5);
    expect(suggestWeight(sets("0.2×10"), 9)).toBeUndefined();
  });

  test("EXC-03 suggestions are multiples of 0.5 within 15 lb of their base", () => {
    const set = fc.record({
      weight: fc.double({ min: 0.5, max: 9_000, noNaN: true }),
      reps: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(set, { minLength: 1 }), fc.integer({ min: 1, max: 10 }), (logged, difficulty) => {
        const suggestion = suggestWeight(
          logged.map((one) => aSet(one)),
          difficulty,
        );
        if (suggestion === undefined) return;
        expect(Number.isInteger(suggestion.weightLb * 2)).toBe(true);
        expect(suggestion.weightLb).toBeGreaterThan(0);
        expect(Math.abs(suggestion.weightLb - suggestion.baseLb)).toBeLessThanOrEqual(15.25);
      }),
    );
  });
});

test("EXC-03 easy sets reduce assistance, too hard ones increase it", () => {
  const help = (difficulty: number, ...written: readonly string[]) =>
    suggestWeight(sets(...written), difficulty, true);
  // Steady and easy at 60 lb of help: 10 lb less of it, where a load would grow.
  expect(help(4, "60×10", "60×10")).toMatchObject({ weightLb: 50, baseLb: 60, stepLb: -10 });
  expect(help(6, "60×10", "60×10")).toMatchObject({ weightLb: 55, stepLb: -5 });
  expect(help(9, "60×10", "60×10")).toMatchObject({ weightLb: 60, stepLb: 0 });
  expect(help(9, "60×10", "60×5")).toMatchObject({ weightLb: 65, stepLb: 5 });
  // The base is the least help that still left half of the first set's repetitions.
  expect(help(9, "80×10", "60×9", "40×3")).toMatchObject({ baseLb: 60 });
  // Nothing is left to take away.
  expect(help(4, "5×10", "5×10")).toBeUndefined();
});
