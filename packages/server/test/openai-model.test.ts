/** The adapter for OpenAI and the servers that speak its chat completions, against the double, over real HTTP. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ModelRequest } from "../src/coaching/model.ts";
import { coachModelContract } from "../src/coaching/providers/coach-model.contract.ts";
import { openaiModel } from "../src/coaching/providers/openai/openai-model.ts";
import { modelFrom } from "../src/coaching/providers/registry.ts";
import { type OpenaiDouble, openaiKey, startOpenaiDouble } from "./doubles/openai.ts";

const modelOn = (double: OpenaiDouble, apiKey: string | undefined = openaiKey, model = "gpt-test") =>
  openaiModel({ apiKey, baseUrl: double.url, model });

coachModelContract("OpenAI", async () => {
  const double = await startOpenaiDouble();
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
      decline: () => double.script({ type: "refuse", words: "I can not help with that." }),
      cutOff: (text) => double.script({ type: "answer", text, finish: "length" }),
      refuseKey: () => double.script({ type: "error", status: 401, code: "invalid_api_key" }),
      limit: (seconds) =>
        double.script({
          type: "error",
          status: 429,
          code: seconds === undefined ? "insufficient_quota" : "rate_limit_exceeded",
          ...(seconds === undefined ? {} : { retryAfter: String(seconds) }),
        }),
      limitWithoutTime: () => double.script({ type: "error", status: 429, code: "rate_limit_exceeded" }),
      beOverloaded: () => double.script({ type: "error", status: 503, code: "server_error" }),
      beOverloadedInTheMiddle: (text) => double.script({ type: "error-in-stream", text }),
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

let double: OpenaiDouble;
beforeEach(async () => {
  double = await startOpenaiDouble();
});
afterEach(() => double.close());

const request: ModelRequest = {
  system: "You design weeks.",
  turns: [{ role: "user", text: "One week." }],
  schema: {
    type: "object",
    properties: {
      week: { type: "string", minLength: 1 },
      more: {
        anyOf: [{ type: "object", properties: { n: { type: "integer", minimum: 1 } } }, { type: "null" }],
      },
    },
    required: ["week"],
  },
  maxTokens: 16_000,
};
const never = new AbortController().signal;

test("COACH-01 the request suits strict structured outputs and asks for usage", async () => {
  double.script({ type: "answer", text: "{}" });
  expect(await modelOn(double).ask(request, never, () => {})).toEqual({
    ok: true,
    value: { text: "{}", usage: { inputTokens: 7_000, outputTokens: 3_000 } },
  });
  expect(double.requests[0]?.body).toMatchObject({
    model: "gpt-test",
    max_tokens: 16_000,
    stream: true,
    stream_options: { include_usage: true },
    messages: [{ role: "system" }, { role: "user" }],
    response_format: { type: "json_schema", json_schema: { schema: { required: ["week", "more"] } } },
  });
});

test("COACH-02 a filtered answer counts as declined; key and model errors differ", async () => {
  double.script({ type: "answer", text: "{", finish: "content_filter" });
  expect(await modelOn(double).ask(request, never, () => {})).toMatchObject({
    ok: false,
    error: { type: "declined" },
  });
  expect(await modelOn(double, "sk-wrong").ask(request, never, () => {})).toEqual({
    ok: false,
    error: { type: "key-refused" },
  });
  expect(await modelOn(double, openaiKey, "gpt-none").ask(request, never, () => {})).toEqual({
    ok: false,
    error: { type: "request-refused", detail: "404 model_not_found" },
  });
});

test("COACH-02 an empty account is not waited for, whatever it says about waiting", async () => {
  double.script({ type: "error", status: 429, code: "insufficient_quota", retryAfter: "20" });
  expect(await modelOn(double).ask(request, never, () => {})).toEqual({
    ok: false,
    error: { type: "limit-reached" },
  });
});

test("COACH-02 an answer that never ends is let go", async () => {
  double.script({ type: "flood" });
  expect(await modelOn(double).ask(request, never, () => {})).toMatchObject({
    ok: false,
    error: { type: "unavailable" },
  });
  await double.hungUp();
});

test("COACH-02 a redirect is not followed: the key would go with it", async () => {
  const elsewhere = await startOpenaiDouble();
  elsewhere.script({ type: "answer", text: "{}" });
  double.script({
    type: "error",
    status: 307,
    code: "moved",
    headers: { location: `${elsewhere.url}/chat/completions` },
  });
  expect((await modelOn(double).ask(request, never, () => {})).ok).toBe(false);
  expect(double.requests).toHaveLength(1);
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.close();
});

test("COACH-01 settings choose the model; Anthropic's key comes first", async () => {
  expect(await modelFrom({ OPENAI_API_KEY: openaiKey })).toMatchObject({ provider: "openai" });
  const both = await modelFrom({ OPENAI_API_KEY: openaiKey, ANTHROPIC_API_KEY: "sk-ant-x" });
  expect(both).toMatchObject({ provider: "anthropic" });
  const home = await startOpenaiDouble(null);
  home.script({ type: "answer", text: "{}" });
  // A slash at the end is what people type.
  const model = await modelFrom({ OPENAI_BASE_URL: `${home.url}/`, MUSTER_MODEL: "gpt-test" });
  expect(await model?.ask(request, never, () => {})).toMatchObject({ ok: true });
  expect(home.requests[0]?.headers.get("authorization")).toBeNull();
  await home.close();
});
