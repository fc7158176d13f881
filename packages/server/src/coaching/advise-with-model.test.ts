import { inputWith } from "@muster/coach/design/testing/inputs";
import { err } from "@muster/domain/shared/result";
import { expect, test } from "vitest";
import { createTestTime } from "../testing/test-time.ts";
import { adviseWithModel } from "./advise-with-model.ts";
import { designWithModel } from "./design-with-model.ts";
import type { CoachModel } from "./model.ts";

const refusing = (name: string): CoachModel => ({
  provider: "test",
  name,
  ask: () => Promise.resolve(err({ type: "key-refused" })),
});
const deps = { ...createTestTime(0), chance: () => 0.5 };
const never = new AbortController().signal;

test.each([
  ["claude-sonnet-5-5", "Claude"],
  ["qwen3:8b", "qwen3:8b"],
])("PLAN-03 WORK-03 failures of %s name %s", async (name, said) => {
  const question = {
    input: inputWith(),
    workout: { name: "Push", exercises: [] },
    units: "imperial" as const,
  };
  expect(await adviseWithModel(deps, refusing(name), question, never)).toEqual(
    err({
      type: "model-failed",
      message: `Failed to get advice from ${said}: the server's API key was refused.`,
    }),
  );
  expect(await designWithModel(deps, refusing(name), inputWith(), never, () => {}, "planner")).toEqual(
    err({
      type: "model-failed",
      message: `Failed to generate weekly plan from ${said}: the server's API key was refused.`,
    }),
  );
});
