import { expect, test } from "vitest";
import { createRateLimits } from "./rate-limit.ts";

test("PASS-04 ten passcode tries at once, then one every 30 seconds, for each address by itself", () => {
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
