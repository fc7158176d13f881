import { expect, test } from "vitest";
import { namingModel } from "./model-name.ts";

test.each([
  [null, "Failed to generate weekly plan from Claude"],
  ["claude-sonnet-5-5", "Failed to generate weekly plan from Claude"],
  ["qwen3:8b", "Failed to generate weekly plan from qwen3:8b"],
])("PLAN-03 a failure names who failed: %s", (name, said) => {
  expect(namingModel("Failed to generate weekly plan from Claude", name)).toBe(said);
});
