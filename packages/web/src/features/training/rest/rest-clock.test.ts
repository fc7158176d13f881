import { describe, expect, test } from "vitest";
import { changeRest, restPercent, secondsLeft, startRest } from "./rest-clock.ts";

const now = 1_000_000;
const rest = { endsAt: now + 90_000, totalSeconds: 90 };

describe("EXC-05 the rest is a deadline", () => {
  test("EXC-05 starts from the exercise's rest, and not at all without one", () => {
    expect(startRest(90, now)).toEqual(rest);
    expect(startRest(0, now)).toBeUndefined();
  });
  test("EXC-05 a minute of sleep costs a minute, never less than nothing is left", () => {
    expect(secondsLeft(rest, now + 60_000)).toBe(30);
    expect(secondsLeft(rest, now + 600_000)).toBe(0);
  });
  test("EXC-05 plus 15 adds to what is left and to the whole", () => {
    const longer = changeRest(rest, 15, now + 30_000);
    expect(secondsLeft(longer, now + 30_000)).toBe(75);
    expect(longer.totalSeconds).toBe(105);
  });
  test("EXC-05 minus 15 near the end ends it now, not in the past", () => {
    expect(secondsLeft(changeRest(rest, -15, now + 80_000), now + 80_000)).toBe(0);
  });
  test("EXC-05 plus 15 after the end gives 15 seconds more", () => {
    const again = changeRest({ endsAt: now, totalSeconds: 90 }, 15, now);
    expect(secondsLeft(again, now)).toBe(15);
  });
  test("EXC-05 the line drains from 0 to 100", () => {
    expect(restPercent(rest, now)).toBe(0);
    expect(restPercent(rest, now + 45_000)).toBe(50);
    expect(restPercent(rest, now + 900_000)).toBe(100);
  });
});
