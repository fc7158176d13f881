import { expect, test } from "vitest";
import { steppedValue } from "./stepped-value.ts";

const weight = { step: 2.5, min: 0, max: 10_000 };
const reps = { step: 1, min: 1, max: 1_000 };

test.each([
  ["125", 1, weight, "127.5"],
  ["127.5", -1, weight, "125"],
  ["0.3", 1, { step: 0.1 }, "0.4"],
  ["9", 1, reps, "10"],
  ["62,5", 1, weight, "65"],
  ["60", 1, { step: 1.25 }, "61.25"],
  ["60,5", 1, { step: 1.25 }, "61,75"],
] as const)(
  "EXC-02 %s moved by %d steps keeps its decimals and its comma",
  (text, direction, range, expected) => {
    expect(steppedValue(text, direction, range)).toBe(expected);
  },
);

test("EXC-02 steps stay inside the range that a set allows", () => {
  expect(steppedValue("1", -1, reps)).toBe("1");
  expect(steppedValue("1000", 1, reps)).toBe("1000");
  expect(steppedValue("2000", -1, reps)).toBe("1000");
});

test("EXC-02 the first press on an empty weight shows the lightest there is, and no 0", () => {
  expect(steppedValue("", 1, { ...weight, first: 45 })).toBe("45");
  expect(steppedValue("", -1, { ...weight, first: 45 })).toBe("45");
  expect(steppedValue("45", -1, { ...weight, first: 45 })).toBe("42.5");
});

test("an empty or unreadable number starts at the smallest value", () => {
  expect(steppedValue("", 1, reps)).toBe("1");
  expect(steppedValue("ten", 1, reps)).toBe("1");
  expect(steppedValue("", -1, weight)).toBe("0");
  expect(steppedValue("", 1, { step: 5 })).toBe("0");
});

test("F16 a press leads to the next existing value, none above the last", () => {
  const kit = { step: 5, min: 0, values: [5, 12, 20.5] };
  expect(["", "5", "6", "12", "20.5", "30"].map((typed) => steppedValue(typed, 1, kit))).toEqual([
    "5",
    "12",
    "12",
    "20.5",
    "20.5",
    "30",
  ]);
  expect(["30", "12", "5", "5,5"].map((typed) => steppedValue(typed, -1, kit))).toEqual([
    "20.5",
    "5",
    "5",
    "5",
  ]);
  expect(steppedValue("12,1", 1, kit)).toBe("20,5");
});
