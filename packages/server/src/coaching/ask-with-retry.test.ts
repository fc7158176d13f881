import { err, ok, type Result } from "@muster/domain/shared/result";
import { expect, test } from "vitest";
import { createTestTime } from "../testing/test-time.ts";
import { askWithRetry, longestInAll, longestSilence } from "./ask-with-retry.ts";
import type { CoachModel, ModelFailure, ModelReply } from "./model.ts";

const reply: ModelReply = { text: "{}", usage: { inputTokens: 1, outputTokens: 1 } };
const request = { system: "", turns: [{ role: "user", text: "x" }], schema: {}, maxTokens: 10 } as const;
const unavailable: ModelFailure = { type: "unavailable" };

/** A model that is answered for by the test, one request at a time. */
const scripted = () => {
  const requests: {
    answer: (result: Result<ModelReply, ModelFailure>) => void;
    event: () => void;
    signal: AbortSignal;
  }[] = [];
  const model: CoachModel = {
    provider: "test",
    name: "test",
    ask: (_request, signal, event) =>
      new Promise((answer) => {
        signal.addEventListener("abort", () => answer(err({ type: "cancelled" })));
        requests.push({ answer, event, signal });
      }),
  };
  return { model, requests };
};

const start = () => {
  const time = createTestTime(0);
  const { model, requests } = scripted();
  const controller = new AbortController();
  let outcome: Result<ModelReply, ModelFailure> | undefined;
  const done = askWithRetry({ ...time, chance: () => 0.5 }, model, request, controller.signal, 0).then(
    (result) => {
      outcome = result;
      return result;
    },
  );
  /** Lets everything that is due now happen. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { time, requests, controller, done, settle, outcome: () => outcome };
};

test("COACH-01 an answer is passed on, and no timer is left behind", async () => {
  const { time, requests, done } = start();
  requests[0]?.answer(ok(reply));
  expect(await done).toEqual(ok(reply));
  expect(time.waiting()).toBe(0);
});

test("COACH-02 60 s without any event end the wait", async () => {
  const { time, requests, done, settle, outcome } = start();
  time.advance(longestSilence - 1);
  await settle();
  expect(outcome()).toBeUndefined();
  requests[0]?.event();
  time.advance(longestSilence - 1);
  await settle();
  expect(outcome()).toBeUndefined();
  time.advance(1);
  expect(await done).toEqual(err({ type: "too-slow" }));
  expect(requests).toHaveLength(1);
});

test("COACH-02 180 s in all end the wait, however lively the answer", async () => {
  const { time, requests, done } = start();
  for (let second = 0; second < longestInAll / 1_000; second += 1) {
    requests[0]?.event();
    time.advance(1_000);
  }
  expect(await done).toEqual(err({ type: "too-slow" }));
  expect(requests[0]?.signal.aborted).toBe(true);
});

test("COACH-02 a provider in trouble is asked three times, with growing waits", async () => {
  const { time, requests, done, settle } = start();
  requests[0]?.answer(err(unavailable));
  await settle();
  time.advance(1_249);
  await settle();
  expect(requests).toHaveLength(1);
  time.advance(1);
  await settle();
  expect(requests).toHaveLength(2);
  requests[1]?.answer(err(unavailable));
  await settle();
  time.advance(2_500);
  await settle();
  requests[2]?.answer(err(unavailable));
  expect(await done).toEqual(err(unavailable));
});

test("COACH-02 a rate limit is waited for unless it is too long", async () => {
  const short = start();
  short.requests[0]?.answer(err({ type: "rate-limited", retryAfterSeconds: 20 }));
  await short.settle();
  short.time.advance(20_000);
  await short.settle();
  short.requests[1]?.answer(ok(reply));
  expect(await short.done).toEqual(ok(reply));

  const long = start();
  long.requests[0]?.answer(err({ type: "rate-limited", retryAfterSeconds: 3_600 }));
  expect(await long.done).toEqual(err({ type: "rate-limited", retryAfterSeconds: 3_600 }));
});

test.each([
  { type: "key-refused" },
  { type: "limit-reached" },
  { type: "declined" },
  { type: "cut-off" },
  { type: "request-refused", detail: "400" },
] satisfies ModelFailure[])("COACH-02 asking again would not help: $type", async (failure) => {
  const { requests, done } = start();
  requests[0]?.answer(err(failure));
  expect(await done).toEqual(err(failure));
  expect(requests).toHaveLength(1);
});

test("PLAN-02 cancelling ends the question, also while it waits to ask again", async () => {
  const running = start();
  running.controller.abort();
  expect(await running.done).toEqual(err({ type: "cancelled" }));

  const waiting = start();
  waiting.requests[0]?.answer(err(unavailable));
  await waiting.settle();
  waiting.controller.abort();
  expect(await waiting.done).toEqual(err({ type: "cancelled" }));
  expect(waiting.time.waiting()).toBe(0);
});
