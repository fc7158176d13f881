import { expect, test } from "vitest";
import { restSecondsAfter } from "./rest.ts";

test("EXC-05 a warm-up rests 45 s at most, everything else as the plan says", () => {
  expect(restSecondsAfter("warmup", { restSeconds: 150 })).toBe(45);
  expect(restSecondsAfter("warmup", { restSeconds: 30 })).toBe(30);
  expect(restSecondsAfter("working", { restSeconds: 150 })).toBe(150);
  expect(restSecondsAfter("drop", { restSeconds: 0 })).toBe(0);
});
