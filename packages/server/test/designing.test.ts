/** A week from a model over real HTTP: whatever it answers, a person gets a plan that keeps the rules, or a clear word. */
import type { JobKind } from "@muster/contract/coaching";
import { weekdayNames } from "@muster/domain/profiles/options.text";
import { weekdays } from "@muster/domain/shared/dates";
import { err } from "@muster/domain/shared/result";
import { expect, test } from "vitest";
import { longestSilence } from "../src/coaching/ask-with-retry.ts";
import { anthropicModel } from "../src/coaching/providers/anthropic/anthropic-model.ts";
import {
  designOn,
  designsAnew,
  double,
  expectKeepsTheRules,
  good,
  reportedDays,
  type skeletonOf,
  stages,
  time,
} from "./designing.ts";
import { doubleKey, type Script } from "./doubles/anthropic.ts";
import { schemaProblem } from "./doubles/anthropic-rules.ts";

designsAnew();

const start = (signal?: AbortSignal, apiKey = doubleKey, kind?: JobKind) =>
  designOn(anthropicModel({ apiKey, baseUrl: double.url, model: "claude-sonnet-5-5" }), signal, kind);

/** Every day of the answer as it is written. */
const writing = weekdays.map((day) => `Writing the week: ${weekdayNames[day]}`);

/** Lets retries happen at once: whenever the design waits for a time, the time comes. */
const design = async (...scripts: readonly Script[]) => {
  double.script(...scripts);
  let isDone = false;
  const designing = start().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const before = double.requests.length;
    await new Promise((resolve) => setImmediate(resolve));
    // Only the delay before a retry is below 10 s; the timeouts are longer.
    if (double.requests.length === before) time.advance(50);
    if (time.clock().getTime() > Date.parse("2026-11-22T18:00:50Z")) await designing;
  }
  return designing;
};

test("COACH-01 a good answer becomes the plan, named after its model", async () => {
  const outcome = await design({ type: "answer", text: good, noisy: true });
  expect(outcome.ok).toBe(true);
  if (!outcome.ok) return;
  expectKeepsTheRules(outcome.value);
  expect(outcome.value.plan).toMatchObject({
    source: "model",
    programSummary: "A steady week of strength.",
    designedBy: { name: "claude-sonnet-5-5", rounds: 1 },
  });
  expect(double.requests).toHaveLength(1);
  const [request] = double.requests;
  // The double has checked that it is there.
  const { format } = (request?.body.output_config ?? {}) as { format?: { schema: unknown } };
  expect(schemaProblem(format?.schema)).toBeUndefined();
  expect(request?.body.max_tokens).toBe(16_000);
  expect(stages).toEqual(["Asking the model", ...writing, "Checking the plan"]);
});

test("PLAN-02 the progress says that the model is busy and will be retried", async () => {
  const outcome = await design(
    { type: "error", status: 529, error: "overloaded_error" },
    { type: "error", status: 429, error: "rate_limit_error", retryAfter: "2" },
    { type: "answer", text: good },
  );
  expect(outcome.ok).toBe(true);
  const busy = "The model is busy. It is asked again soon";
  expect(stages).toEqual(["Asking the model", busy, busy, ...writing, "Checking the plan"]);
});

test("PLAN-02 after a retry in the middle of a week the progress begins with day one", async () => {
  const text = good.slice(0, good.indexOf('"day":"tuesday"'));
  const outcome = await design(
    { type: "error-in-stream", text, error: "overloaded_error" },
    { type: "answer", text: good },
  );
  expect(outcome.ok).toBe(true);
  const busy = "The model is busy. It is asked again soon";
  expect(stages).toEqual(["Asking the model", writing[0], busy, ...writing, "Checking the plan"]);
});

test("PLAN-02 days are reported as they are written, and again after a new start", async () => {
  const text = good.slice(0, good.indexOf('"day":"wednesday"'));
  const outcome = await design(
    { type: "error-in-stream", text, error: "overloaded_error" },
    { type: "answer", text: good },
  );
  expect(outcome.ok).toBe(true);
  // Asking; two days of the first try; busy; seven of the second; checking.
  const before = weekdays.map((_, index) => weekdays.slice(0, index));
  expect(reportedDays).toEqual([[], ...before.slice(0, 2), [], ...before, weekdays.slice(0, 6)]);
});

test("COACH-02 no day is reported of an answer that breaks the rules", async () => {
  const broken = JSON.parse(good) as ReturnType<typeof skeletonOf>;
  const training = broken.days.find(({ kind }) => kind === "training");
  // Two days of hard training where one of them is free.
  broken.days = broken.days.map((day) => ({ ...(training ?? day), day: day.day }));
  for (const day of broken.days) for (const exercise of day.exercises) exercise.sets = 9;
  await design({ type: "answer", text: JSON.stringify(broken) }, { type: "answer", text: "{}" });
  expect(reportedDays.flat()).toEqual([]);
});

test("PLAN-03 a fenced answer is unwrapped", async () => {
  const outcome = await design({ type: "answer", text: `Here it is:\n\`\`\`json\n${good}\n\`\`\`\nEnjoy!` });
  expect(outcome).toMatchObject({ ok: true, value: { plan: { source: "model" } } });
});

test("COACH-02 an answer that breaks rules goes back to the model once", async () => {
  const broken = JSON.parse(good) as ReturnType<typeof skeletonOf>;
  // All seven days of training: no rest.
  const training = broken.days.find(({ kind }) => kind === "training");
  broken.days = broken.days.map((day) => ({ ...(training ?? day), day: day.day }));
  const outcome = await design(
    { type: "answer", text: JSON.stringify(broken) },
    { type: "answer", text: good },
  );
  expect(double.requests).toHaveLength(2);
  const turns = double.requests[1]?.body.messages as { role: string; content: string }[];
  expect(turns.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
  expect(turns[2]?.content).toMatch(/- coach\.[A-Z]\d+ at /);
  expect(outcome).toMatchObject({ ok: true, value: { plan: { designedBy: { rounds: 2 } } } });
  if (outcome.ok) expectKeepsTheRules(outcome.value);
  expect(stages).toEqual([
    "Asking the model",
    ...writing,
    "Checking the plan",
    "Asking for a correction",
    ...writing,
    "Checking the plan",
  ]);
});

test("COACH-02 what the model cannot correct is repaired or built in", async () => {
  const broken = JSON.parse(good) as ReturnType<typeof skeletonOf>;
  for (const day of broken.days) for (const exercise of day.exercises) exercise.sets = 900;
  const text = JSON.stringify(broken);
  const outcome = await design({ type: "answer", text }, { type: "answer", text });
  expect(outcome.ok).toBe(true);
  if (outcome.ok) expectKeepsTheRules(outcome.value);
});

test("PLAN-03 an empty answer, twice, is said with the specification's sentence", async () => {
  const outcome = await design({ type: "answer", text: "" }, { type: "answer", text: "  " });
  expect(outcome).toMatchObject({ ok: false, error: { message: "Empty response from Claude API" } });
});

test("PLAN-03 two answers that are no JSON give the specification's sentence", async () => {
  const outcome = await design(
    { type: "answer", text: "I would rather not." },
    { type: "answer", text: "{oops" },
  );
  expect(outcome.ok).toBe(false);
  if (!outcome.ok) expect(outcome.error.message).toMatch(/^Failed to parse Claude response: .+/);
});

test("COACH-02 a first answer that cannot be read is made good by the second", async () => {
  const outcome = await design({ type: "answer", text: "```json\n{" }, { type: "answer", text: good });
  expect(outcome).toMatchObject({ ok: true, value: { plan: { source: "model" } } });
});

test("COACH-02 when the correction fails the first answer is repaired by rule", async () => {
  const broken = JSON.parse(good) as ReturnType<typeof skeletonOf>;
  for (const day of broken.days) for (const exercise of day.exercises) exercise.difficulty = 10;
  const outcome = await design(
    { type: "answer", text: JSON.stringify(broken) },
    { type: "error", status: 401, error: "authentication_error" },
  );
  expect(outcome.ok).toBe(true);
  if (!outcome.ok) return;
  expectKeepsTheRules(outcome.value);
  const { source, designedBy } = outcome.value.plan;
  // The changes are listed, unless the whole week was replaced.
  if (source === "model") {
    expect(designedBy.altered?.length).toBeGreaterThan(0);
    for (const { subject, before, after } of designedBy.altered ?? []) {
      expect(subject).not.toBe("");
      expect(before).not.toBe(after);
    }
  } else expect(designedBy.altered).toBeUndefined();
});

test.each([
  ["an overload and then an answer", { type: "error", status: 529, error: "overloaded_error" }],
  ["an internal error and then an answer", { type: "error", status: 500, error: "api_error" }],
  [
    "a rate limit with its time and then an answer",
    { type: "error", status: 429, error: "rate_limit_error", retryAfter: "2" },
  ],
  [
    "an overload in the middle and then an answer",
    { type: "error-in-stream", text: "{", error: "overloaded_error" },
  ],
  ["a broken connection and then an answer", { type: "hang-up", text: "{" }],
  ["half an answer and then a whole one", { type: "end-early", text: "{" }],
] satisfies [string, Script][])("COACH-02 %s is a plan", async (_name, script) => {
  const outcome = await design(script, { type: "answer", text: good, pieceBytes: 11 });
  expect(outcome).toMatchObject({ ok: true, value: { plan: { source: "model" } } });
  expect(double.requests).toHaveLength(2);
});

const usual = "Failed to generate program from Claude";

const unnamed: Script = { type: "error", status: 429, error: "rate_limit_error" };

const overloaded: Script = { type: "error", status: 529, error: "overloaded_error" };

test.each([
  ["three overloads", [overloaded, overloaded, overloaded], "overloaded or cannot be reached", 3],
  [
    "a spend limit",
    [{ type: "error", status: 429, error: "rate_limit_error", code: "enforced_spend_limit_reached" }],
    "limit of the server's AI account",
    1,
  ],
  ["a rate limit that names no time", [unnamed, unnamed, unnamed], "too many requests", 3],
  [
    "no credit",
    [{ type: "error", status: 402, error: "billing_error" }],
    "limit of the server's AI account",
    1,
  ],
  [
    "a long rate limit",
    [{ type: "error", status: 429, error: "rate_limit_error", retryAfter: "3600" }],
    "too many requests",
    1,
  ],
  ["a refusal", [{ type: "answer", text: "No.", stopReason: "refusal" }], "declined", 1],
  [
    "an answer that was cut off",
    [{ type: "answer", text: good.slice(0, 99), stopReason: "max_tokens" }],
    "too long",
    1,
  ],
  ["a bad request", [{ type: "error", status: 400, error: "invalid_request_error" }], "settings", 1],
] satisfies [string, Script[], string, number][])(
  "COACH-02 %s is a clear failure",
  async (_name, scripts, words, requests) => {
    const outcome = await design(...scripts);
    // Where asking again brings nothing, the app offers the built-in coach first.
    const type = words.startsWith("limit of") ? "model-out" : "model-failed";
    expect(outcome).toMatchObject({ ok: false, error: { type } });
    if (!outcome.ok) {
      expect(outcome.error.message).toContain(usual);
      expect(outcome.error.message).toContain(words);
    }
    expect(double.requests).toHaveLength(requests);
  },
);

test("PLAN-03 a refused key leads to Settings without showing the key", async () => {
  const outcome = await start(undefined, "sk-ant-wrong-canary");
  expect(outcome.ok).toBe(false);
  if (outcome.ok) return;
  expect(outcome.error.message).toMatch(/API key/);
  expect(outcome.error.message).not.toContain("canary");
});

test("COACH-02 a model that falls silent is given up after 60 s", async () => {
  double.script({ type: "stall", text: "{" });
  const sent = double.sent();
  const designing = start();
  await sent;
  // The first piece may still be under way: silence counts from it.
  for (let round = 0; round < 50; round += 1) await new Promise((resolve) => setImmediate(resolve));
  time.advance(longestSilence);
  expect(await designing).toMatchObject({
    ok: false,
    error: { message: `${usual}: it did not answer in time.` },
  });
  await double.hungUp();
});

test("PLAN-02 a cancelled design lets go of the model", async () => {
  double.script({ type: "stall", text: "{" });
  const controller = new AbortController();
  const sent = double.sent();
  const designing = start(controller.signal);
  await sent;
  controller.abort();
  expect((await designing).ok).toBe(false);
  await double.hungUp();
});

test("PLAN-03 the planner reads the planner's words when the model does not deliver", async () => {
  const failed = (kind: JobKind) => start(undefined, "sk-ant-wrong", kind);
  expect(await failed("planner")).toEqual(
    err({
      type: "model-failed",
      message: "Failed to generate weekly plan from Claude: the server's API key was refused.",
    }),
  );
  expect(await failed("review")).toEqual(
    err({
      type: "model-failed",
      message: "Failed to generate program from Claude: the server's API key was refused.",
    }),
  );
});
