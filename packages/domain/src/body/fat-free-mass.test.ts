import { expect, test } from "vitest";
import { fatFreeMass } from "./fat-free-mass.ts";

test("CHK-01 fat-free mass is weight × (1 − body fat / 100), to one decimal", () => {
  expect(fatFreeMass(175, 20)).toBe(140);
  expect(fatFreeMass(174.2, 19.4)).toBe(140.4);
});

test("CHK-01 fat-free mass needs weight above 0 and fat between 0 and 100", () => {
  for (const [weight, bodyFat] of [
    [0, 20],
    [-1, 20],
    [175, 0],
    [175, 100],
    [175, -3],
  ] as const) {
    expect(fatFreeMass(weight, bodyFat)).toBeUndefined();
  }
  expect(fatFreeMass(175, 99.9)).toBe(0.2);
  expect(fatFreeMass(0.5, 10)).toBe(0.5);
});
