import { expect, test } from "vitest";
import { waitWords } from "../http/wait-words.ts";
import { failureSentence, failureType } from "./failure-sentence.ts";

test("PLAN-03 a limit says how long it lasts, and never less than that", () => {
  const sentenceAfter = (retryAfterSeconds: number) =>
    failureSentence({ type: "rate-limited", retryAfterSeconds }, "planner");
  expect(sentenceAfter(15)).toBe(
    "Failed to generate weekly plan from Claude: too many requests just now. Please try again in a minute.",
  );
  expect(sentenceAfter(3_600)).toMatch(/Please try again in about an hour\.$/);
  expect(failureSentence({ type: "resting", retryAfterSeconds: 42 }, "review")).toBe(
    "Failed to generate program from Claude: it failed several times just now. Please try again in a minute.",
  );
});

test("PLAN-03 what is used up says until when, and that asking again brings nothing", () => {
  const usedUp = { type: "used-up", againFrom: "2026-12-01" } as const;
  expect(failureSentence(usedUp, "planner")).toBe(
    "Failed to generate weekly plan from Claude: the server's allowance for this month is used up. It can be asked again from December 1.",
  );
  expect(failureType(usedUp)).toBe("model-out");
  expect(failureType({ type: "limit-reached" })).toBe("model-out");
  expect(failureType({ type: "unavailable" })).toBe("model-failed");
});

test.each([
  [0, "in a few seconds"],
  [2, "in a few seconds"],
  [10, "in a few seconds"],
  [11, "in a minute"],
  [60, "in a minute"],
  [61, "in about 2 minutes"],
  [360, "in about 6 minutes"],
  [3_540, "in about 59 minutes"],
  [3_541, "in about an hour"],
  [3_600, "in about an hour"],
  [3_601, "in about 2 hours"],
])("PLAN-03 %d s are told as '%s'", (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
