import { err, ok, type Result } from "@muster/domain/shared/result";
import { expect, test } from "vitest";
import { type ModelUse, noUse } from "../stores/model-use.ts";
import { createTestTime } from "../testing/test-time.ts";
import { askWithRetry } from "./ask-with-retry.ts";
import type { FailedQuestion, ModelReply } from "./model.ts";
import { createModelGateway } from "./model-gateway.ts";

const reply: ModelReply = { text: "{}", usage: { inputTokens: 600, outputTokens: 400 } };
const request = { system: "", turns: [{ role: "user", text: "x" }], schema: null, maxTokens: 10 } as const;
const never = new AbortController().signal;

const start = (tokenLimit = 1_000_000) => {
  const time = createTestTime(Date.parse("2026-11-22T18:00:00Z"));
  let answer: Result<ModelReply, FailedQuestion> = ok(reply);
  let calls = 0;
  const counted = new Map<string, ModelUse>();
  const gateway = createModelGateway({
    model: {
      provider: "test",
      name: "m",
      ask: async () => {
        calls += 1;
        return answer;
      },
    },
    use: {
      of: async (month) => counted.get(month) ?? noUse,
      add: async (month, _model, { requests, inputTokens, outputTokens }) => {
        const old = counted.get(month) ?? noUse;
        counted.set(month, {
          requests: old.requests + requests,
          inputTokens: old.inputTokens + inputTokens,
          outputTokens: old.outputTokens + outputTokens,
        });
      },
    },
    clock: time.clock,
    tokenLimit,
    report: (error) => {
      throw error;
    },
  });
  return {
    time,
    gateway,
    calls: () => calls,
    answers: (next: typeof answer) => {
      answer = next;
    },
    ask: () => gateway.model.ask(request, never, () => {}),
  };
};

test("COACH-02 five failures in a row pause the model for a minute", async () => {
  const { gateway, time, ask, calls, answers } = start();
  answers(err({ type: "unavailable" }));
  for (let n = 0; n < 5; n += 1) await ask();
  expect(calls()).toBe(5);
  expect(await ask()).toEqual(err({ type: "resting", retryAfterSeconds: 60 }));
  expect(calls()).toBe(5);
  expect((await gateway.state()).state).toBe("resting");
  time.advance(60_000);
  expect(await ask()).toEqual(err({ type: "unavailable" }));
  // It failed again, so it rests again.
  expect(await ask()).toMatchObject({ error: { type: "resting" } });
  time.advance(60_000);
  answers(ok(reply));
  expect(await ask()).toEqual(ok(reply));
  expect(await gateway.state()).toMatchObject({ state: "ready", lastFailure: null });
});

test("COACH-02 cancelling or declining is no failure of the provider", async () => {
  const { ask, calls, answers, gateway } = start();
  for (const type of ["cancelled", "declined", "cut-off"] as const) {
    answers(err({ type }));
    for (let n = 0; n < 4; n += 1) await ask();
  }
  expect(calls()).toBe(12);
  expect(await gateway.state()).toMatchObject({ state: "ready", lastFailure: { type: "cut-off" } });
});

test("COACH-02 the month's tokens are a ceiling, and the next month begins at nothing", async () => {
  const { gateway, time, ask, calls } = start(2_000);
  await ask();
  await ask();
  expect(await ask()).toEqual(err({ type: "used-up", againFrom: "2026-12-01" }));
  expect(calls()).toBe(2);
  expect(await gateway.state()).toMatchObject({
    state: "used-up",
    month: "2026-11",
    use: { requests: 2, inputTokens: 1_200, outputTokens: 800 },
  });
  time.advance(10 * 86_400_000);
  expect(await ask()).toEqual(ok(reply));
});

test("COACH-02 a question without an answer counts with what it took", async () => {
  const { gateway, ask, calls, answers } = start(2_000);
  answers(err({ type: "cut-off", usage: { inputTokens: 500, outputTokens: 1_600 } }));
  await ask();
  expect(await ask()).toMatchObject({ error: { type: "used-up" } });
  expect(calls()).toBe(1);
  expect((await gateway.state()).use).toEqual({ requests: 1, inputTokens: 500, outputTokens: 1_600 });
});

test("COACH-02 a resting model is not waited for: the person hears of it at once", async () => {
  const { gateway, time, ask, answers } = start();
  answers(err({ type: "unavailable" }));
  for (let n = 0; n < 5; n += 1) await ask();
  const patience = { clock: time.clock, later: time.later, chance: () => 0 };
  expect(await askWithRetry(patience, gateway.model, request, never, time.clock().getTime())).toMatchObject({
    error: { type: "resting" },
  });
  expect(time.waiting()).toBe(0);
});
