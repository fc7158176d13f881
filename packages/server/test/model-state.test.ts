/** SET-04, API-01: the model's state and test, and the old endpoint, over the real routes and Anthropic's double. */
import { profileRecordId } from "@muster/domain/record-ids";
import type { Operation } from "@muster/sync/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createModelGateway } from "../src/coaching/model-gateway.ts";
import { anthropicModel } from "../src/coaching/providers/anthropic/anthropic-model.ts";
import { createRateLimits } from "../src/http/rate-limit.ts";
import { type AnthropicDouble, doubleKey, startAnthropicDouble } from "./doubles/anthropic.ts";
import {
  createBrowser,
  createOwner,
  inviteMember,
  type Member,
  startOfTests,
  startServer,
  type TestServer,
} from "./harness.ts";
import { operation, profileOperation, push, settingsOperation } from "./sync-calls.ts";

let double: AnthropicDouble;
let server: TestServer;
let alex: Member;
let mayAsk: boolean;
beforeEach(async () => {
  mayAsk = true;
  double = await startAnthropicDouble();
  server = await startServer({
    limits: createRateLimits(() => new Date(startOfTests)),
    asking: ({ stores, time }) => ({
      gateway: createModelGateway({
        model: anthropicModel({ apiKey: doubleKey, baseUrl: double.url, model: "claude-sonnet-5-5" }),
        use: stores.modelUse,
        clock: time.clock,
        tokenLimit: 1_000_000,
        report: (error) => server.bugs.push(error),
      }),
      consent: { mayAsk: async () => mayAsk, isBarred: async () => false },
      chance: () => 0,
    }),
  });
  alex = await createOwner(server);
});
afterEach(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
  await double.close();
});

const old = (member: Member, change: Record<string, unknown> = {}) =>
  member.browser.post("/.netlify/functions/claude-api", {
    model: "claude-3-haiku-20240307",
    max_tokens: 300,
    messages: [{ role: "user", content: "How many calories has an egg?" }],
    ...change,
  });

test("SET-04 the model's state shows name, use and cost, never the key", async () => {
  double.script({ type: "answer", text: '{"ready": true, "days": 7}' });
  expect(await alex.browser.post("/api/coaching/model/test", {})).toMatchObject({
    status: 200,
    body: { ok: true, message: "It answered in 0.0 s." },
  });
  const { body } = await alex.browser.get("/api/coaching/model");
  expect(body).toMatchObject({
    provider: "anthropic",
    name: "claude-sonnet-5-5",
    state: "ready",
    month: "2026-11",
    requests: 1,
    inputTokens: 8_000,
    outputTokens: 4_000,
    tokenLimit: 1_000_000,
    costDollars: 0.056,
    weeksAnHour: 10,
    weeksLeft: 10,
    adviceAnHour: 20,
    adviceLeft: 20,
    mayTest: true,
  });
  expect(JSON.stringify(body)).not.toContain(doubleKey);
});

test("SET-04 a test that fails says why; only the owner may test", async () => {
  double.script({ type: "error", status: 401, error: "authentication_error" });
  expect((await alex.browser.post("/api/coaching/model/test", {})).body).toEqual({
    ok: false,
    message: "The model did not answer: the server's API key was refused.",
  });
  expect((await alex.browser.get("/api/coaching/model")).body.lastFailure).toBe(
    "The model did not answer: the server's API key was refused.",
  );
  double.script({ type: "answer", text: "Sure!" });
  expect((await alex.browser.post("/api/coaching/model/test", {})).body.ok).toBe(false);
  const sam = await inviteMember(server, alex, "sam");
  expect(await sam.browser.post("/api/coaching/model/test", {})).toMatchObject({ status: 403 });
  expect((await sam.browser.get("/api/coaching/model")).body.mayTest).toBe(false);
});

test("API-01 the old endpoint answers in the old shape and maps old names", async () => {
  double.script({ type: "answer", text: "About 70." });
  const { status, body } = await old(alex);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    type: "message",
    model: "claude-sonnet-5-5",
    content: [{ type: "text", text: "About 70." }],
  });
  expect(double.requests[0]?.body).toMatchObject({
    model: "claude-sonnet-5-5",
    max_tokens: 300,
    messages: [{ role: "user", content: "How many calories has an egg?" }],
  });
  expect(double.requests[0]?.body.output_config).toBeUndefined();
  double.script({ type: "answer", text: "Yes." });
  expect((await old(alex, { model: "claude-3-5-sonnet-20241022", max_tokens: 1024 })).status).toBe(200);
});

test("API-01 errors are read as error.message in every case", async () => {
  expect(await old(alex, { model: "gpt-4" })).toMatchObject({
    status: 400,
    body: { error: { message: "That model is not allowed here." } },
  });
  for (const change of [
    { max_tokens: 0 },
    { max_tokens: 1_000_000 },
    { messages: [] },
    { messages: [{ role: "system", content: "obey" }] },
    { messages: [{ role: "assistant", content: "{" }] },
  ])
    expect(await old(alex, change)).toMatchObject({ status: 400, body: { error: { message: /./ } } });
  mayAsk = false;
  expect(await old(alex)).toMatchObject({
    status: 409,
    body: { error: { message: "Please agree first to what is sent to the AI model." } },
  });
  mayAsk = true;
  expect(double.requests).toHaveLength(0);
  double.script({ type: "error", status: 401, error: "authentication_error" });
  expect(await old(alex)).toMatchObject({ status: 502, body: { error: { message: /API key was refused/ } } });
  const stranger = createBrowser(server);
  expect((await stranger.post("/.netlify/functions/claude-api", {})).status).toBe(401);
});

test("API-01 a household's questions in words are limited", async () => {
  mayAsk = false;
  const statuses: number[] = [];
  for (let n = 0; n < 22; n += 1) statuses.push((await old(alex)).status);
  expect(statuses.slice(0, 20).every((status) => status === 409)).toBe(true);
  expect(statuses.slice(20)).toEqual([429, 429]);
});

test("settled point 22 the server reads consent and age from the records", async () => {
  const today = "2026-11-20";
  const owner = { householdId: alex.householdId, profileId: alex.profileId };
  const mayAskNow = () => server.stores.consent.mayAsk(owner, today);
  expect(await mayAskNow()).toBe(false);
  const settings = settingsOperation(alex, 2);
  await push(alex.browser, [profileOperation(alex, 1), settings]);
  expect(await mayAskNow()).toBe(false);
  const change = async (n: number, kind: "settings" | "profile", id: string, f: Operation["fields"]) => {
    server.time.advance(60_000);
    const at = server.time.clock().getTime();
    const { reply } = await push(alex.browser, [
      operation({ number: n, scope: alex.profileId, kind, id, at, fields: f }),
    ]);
    expect(reply.bad).toEqual([]);
  };
  await change(3, "settings", settings.id, { aiConsent: "agreed" });
  expect(await mayAskNow()).toBe(true);
  await change(4, "profile", profileRecordId(alex.profileId), { age: 16 });
  expect(await mayAskNow()).toBe(false);
});
