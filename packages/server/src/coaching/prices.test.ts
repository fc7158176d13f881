import { expect, test } from "vitest";
import { costOf } from "./prices.data.ts";

const use = { inputTokens: 2_000_000, outputTokens: 500_000 };

test("SET-04 a month's cost uses the price list, or the operator's own price", () => {
  expect(costOf("claude-sonnet-5-5", use)).toBe(9);
  const own = { "claude-sonnet-5-5": { input: 1, output: 4 }, "qwen3:8b": { input: 0, output: 0 } };
  expect(costOf("claude-sonnet-5-5", use, own)).toBe(4);
  expect(costOf("qwen3:8b", use, own)).toBe(0);
  expect(costOf("gpt-test", use, own)).toBeNull();
});
