import { expect, test } from "vitest";
import { createRateLimits, rates } from "./rate-limit.ts";

test("PASS-04 ten passcode tries at once, then one in 30 seconds per address", () => {
  let now = 0;
  const limits = createRateLimits(() => new Date(now));
  const take = (address: string) => limits.take("unlock", address);
  expect(Array.from({ length: 10 }, () => take("a"))).toEqual(Array.from({ length: 10 }, () => 0));
  expect(take("a")).toBe(30);
  expect(take("b")).toBe(0);
  now += 29_000;
  expect(take("a")).toBe(1);
  now += 1_000;
  expect(take("a")).toBe(0);
  expect(take("a")).toBe(30);
});

test("PASS-04 a clock that runs back gives nothing and takes nothing", () => {
  let now = 1_000_000;
  const limits = createRateLimits(() => new Date(now));
  for (let round = 0; round < 5; round += 1) limits.take("invitation", "a");
  now -= 500_000;
  expect(limits.take("invitation", "a")).toBeGreaterThan(0);
});

test("SET-04 reading the allowance shows what is left and uses none", () => {
  let now = 0;
  const limits = createRateLimits(() => new Date(now));
  expect(limits.left("adviceHourly", "home")).toBe(rates.adviceHourly.burst);
  for (let taken = 0; taken < 3; taken += 1) limits.take("adviceHourly", "home");
  expect(limits.left("adviceHourly", "home")).toBe(rates.adviceHourly.burst - 3);
  expect(limits.left("adviceHourly", "home")).toBe(rates.adviceHourly.burst - 3);
  expect(limits.left("adviceHourly", "next door")).toBe(rates.adviceHourly.burst);
  now = rates.adviceHourly.every;
  expect(limits.left("adviceHourly", "home")).toBe(rates.adviceHourly.burst - 2);
});
