import { expect, test } from "vitest";
import { modelFrom } from "./registry.ts";

test("COACH-01 no key, or an empty one, is no model", async () => {
  expect(await modelFrom({})).toBeNull();
  expect(await modelFrom({ ANTHROPIC_API_KEY: "  ", MUSTER_MODEL: "claude-x" })).toBeNull();
});

test("COACH-01 a key is enough; MUSTER_MODEL names another model", async () => {
  const key = { ANTHROPIC_API_KEY: "sk-ant-test" };
  expect(await modelFrom(key)).toMatchObject({ provider: "anthropic", name: "claude-sonnet-5-5" });
  expect(await modelFrom({ ...key, MUSTER_MODEL: " claude-x " })).toMatchObject({ name: "claude-x" });
});
