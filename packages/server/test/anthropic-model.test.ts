/** Anthropic's adapter against the double, over real HTTP. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ModelRequest } from "../src/coaching/model.ts";
import { anthropicModel } from "../src/coaching/providers/anthropic/anthropic-model.ts";
import { coachModelContract } from "../src/coaching/providers/coach-model.contract.ts";
import { type AnthropicDouble, doubleKey, startAnthropicDouble } from "./doubles/anthropic.ts";

const modelOn = (double: AnthropicDouble, apiKey = doubleKey, model = "claude-sonnet-5-5") =>
  anthropicModel({ apiKey, baseUrl: double.url, model });

coachModelContract("Anthropic", async () => {
  const double = await startAnthropicDouble();
  let sent = Promise.resolve();
  return {
    model: modelOn(double),
    next: {
      answer: (text, how = "plainly") =>
        double.script({
          type: "answer",
          text,
          noisy: how === "with-noise",
          ...(how === "in-tiny-pieces" ? { pieceBytes: 7 } : {}),
        }),
      decline: () => double.script({ type: "answer", text: "I", stopReason: "refusal" }),
      cutOff: (text) => double.script({ type: "answer", text, stopReason: "max_tokens" }),
      refuseKey: () => double.script({ type: "error", status: 401, error: "authentication_error" }),
      limit: (seconds) =>
        double.script({
          type: "error",
          status: 429,
          error: "rate_limit_error",
          ...(seconds === undefined
            ? { code: "enforced_spend_limit_reached" }
            : { retryAfter: String(seconds) }),
        }),
      limitWithoutTime: () => double.script({ type: "error", status: 429, error: "rate_limit_error" }),
      beOverloaded: () => double.script({ type: "error", status: 529, error: "overloaded_error" }),
      beOverloadedInTheMiddle: (text) =>
        double.script({ type: "error-in-stream", text, error: "overloaded_error" }),
      breakConnection: (text) => double.script({ type: "hang-up", text }),
      endEarly: (text) => double.script({ type: "end-early", text }),
      stall: (text) => {
        double.script({ type: "stall", text });
        sent = double.sent();
      },
      beSomebodyElse: () => double.script({ type: "html", status: 200 }),
    },
    stalled: () => sent,
    letGo: () => double.hungUp(),
    asked: () => double.requests.length,
    close: () => double.close(),
  };
});

let double: AnthropicDouble;
beforeEach(async () => {
  double = await startAnthropicDouble();
});
afterEach(() => double.close());

const request: ModelRequest = {
  system: "You design weeks.",
  turns: [
    { role: "user", text: "One week." },
    { role: "assistant", text: "{}" },
    { role: "user", text: "Again." },
  ],
  schema: { type: "object", properties: { week: { type: "string" } }, required: ["week"] },
  maxTokens: 16_000,
};
const never = new AbortController().signal;

test("COACH-01 the API request is versioned, streamed and structured", async () => {
  double.script({ type: "answer", text: "{}" });
  await modelOn(double).ask(request, never, () => {});
  const [seen] = double.requests;
  expect(seen?.path).toBe("/v1/messages");
  expect(seen?.headers.get("anthropic-version")).toBe("2026-10-21");
  expect(seen?.headers.get("authorization")).toBe(`Bearer ${doubleKey}`);
  expect(seen?.body).toMatchObject({
    model: "claude-sonnet-5-5",
    max_tokens: 16_000,
    stream: true,
    system: [{ type: "text", text: "You design weeks.", cache_control: { type: "ephemeral" } }],
    messages: [{ role: "user" }, { role: "assistant" }, { role: "user" }],
    output_config: { format: { type: "json_schema", schema: { additionalProperties: false } } },
  });
});

test("COACH-01 usage is reported, thinking included", async () => {
  double.script({ type: "answer", text: "{}", noisy: true });
  expect(await modelOn(double).ask(request, never, () => {})).toEqual({
    ok: true,
    value: { text: "{}", usage: { inputTokens: 8_000, outputTokens: 4_000 } },
  });
});

test("COACH-02 a wrong key and an unknown model differ, and neither shows the key", async () => {
  const wrongKey = await modelOn(double, "sk-ant-wrong").ask(request, never, () => {});
  expect(wrongKey).toEqual({ ok: false, error: { type: "key-refused" } });
  const wrongModel = await modelOn(double, doubleKey, "claude-9").ask(request, never, () => {});
  expect(wrongModel).toEqual({
    ok: false,
    error: { type: "request-refused", detail: "404 not_found_error" },
  });
});

test.each([402, 403, 413, 500, 504])("COACH-02 status %i is not a crash", async (status) => {
  double.script({ type: "error", status, error: "some_error" });
  expect((await modelOn(double).ask(request, never, () => {})).ok).toBe(false);
});

test("COACH-02 a redirect is not followed: the key would go with it", async () => {
  const elsewhere = await startAnthropicDouble();
  elsewhere.script({ type: "answer", text: "{}" });
  double.script({ type: "error", status: 307, error: "moved", location: `${elsewhere.url}/v1/messages` });
  expect((await modelOn(double).ask(request, never, () => {})).ok).toBe(false);
  // It was asked, so it was the redirect that was not followed.
  expect(double.requests).toHaveLength(1);
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.close();
});

test("COACH-02 a ping is a sign of life", async () => {
  double.script({ type: "pings" });
  const controller = new AbortController();
  let events = 0;
  let onEvent: () => void = () => {};
  const sent = double.sent();
  const answer = modelOn(double).ask(request, controller.signal, () => {
    events += 1;
    onEvent();
  });
  await sent;
  const before = events;
  const more = new Promise<void>((resolve) => {
    onEvent = resolve;
  });
  double.ping();
  await more;
  expect(events).toBeGreaterThan(before);
  controller.abort();
  await answer;
});

test("COACH-02 nobody is there: the connection is refused, and that is said as data", async () => {
  const gone = await startAnthropicDouble();
  const model = modelOn(gone);
  await gone.close();
  expect(await model.ask(request, never, () => {})).toEqual({ ok: false, error: { type: "unavailable" } });
});
