import type { DesignInput } from "@muster/coach/state/input";
import type { Job, JobKind } from "@muster/contract/coaching";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { expect, test } from "vitest";
import { designedWeek } from "../../../../test/support/workouts.ts";
import type { Api, ApiFailure } from "../../../data/api/api.ts";
import type { JobMoved } from "../../../data/sync/job-news.ts";
import { requestModelWeek } from "./request-model-week.ts";

const job = (part: Partial<Job>): Job => ({
  id: "job-1",
  reviewId: "r",
  state: "running",
  stage: "Asking the model",
  week: null,
  error: null,
  ...part,
});
/** Only its identity matters here: the server reads it, this code passes it on. */
const input = { profileId: "p" } as DesignInput;
const week = designedWeek("2026-11-23");

/** A server that gives these answers one after the other: the first to the question, the rest to each look. */
const server = (...answers: readonly Result<Job, ApiFailure>[]) => {
  const left = [...answers];
  const cancelled: string[] = [];
  const next = async () => left.shift() ?? err<ApiFailure>({ type: "offline" });
  const api: Pick<Api, "requestWeek" | "job" | "cancelJob"> = {
    requestWeek: next,
    job: next,
    cancelJob: async (id) => {
      cancelled.push(id);
      return ok(undefined);
    },
  };
  return { api, cancelled };
};
/** No stream: every look comes after a time, which passes at once. */
const deaf = { isHeard: () => false, next: async () => undefined };
const ask = (
  api: ReturnType<typeof server>["api"],
  signal = new AbortController().signal,
  kind: JobKind = "review",
) => {
  const stages: string[] = [];
  const answer = requestModelWeek(
    { kind, reviewId: "r", input },
    { api, signal, news: deaf, onStage: (stage) => stages.push(stage) },
  );
  return { stages, answer };
};

test("REV-03 a job is followed, stage by stage, to its week", async () => {
  const { api } = server(
    ok(job({ state: "queued", stage: "Waiting" })),
    ok(job({ stage: "Asking the model" })),
    ok(job({ stage: "Checking the plan" })),
    ok(job({ state: "done", week })),
  );
  const { stages, answer } = ask(api);
  expect(await answer).toEqual(ok(week));
  expect(stages).toEqual(["Waiting", "Asking the model", "Checking the plan"]);
});

test("REV-03 a failed job shows the server's words or the standard sentence", async () => {
  const failed = (message: string) =>
    ask(server(ok(job({ state: "failed", error: { type: "model-failed", message } }))).api).answer;
  expect(await failed("Overloaded")).toEqual(err({ type: "failed", message: "Overloaded" }));
  expect(await failed("")).toEqual(
    err({ type: "failed", message: "Failed to generate program from Claude" }),
  );
  const unsaid = server(ok(job({ state: "failed", error: { type: "model-failed", message: "" } })));
  expect(await ask(unsaid.api, undefined, "planner").answer).toEqual(
    err({ type: "failed", message: "Failed to generate weekly plan from Claude" }),
  );
});

test("REV-03 a connection that comes and goes delays the answer only", async () => {
  const { api } = server(
    ok(job({})),
    err({ type: "offline" }),
    err({ type: "offline" }),
    ok(job({ state: "done", week })),
  );
  const { stages, answer } = ask(api);
  expect(await answer).toEqual(ok(week));
  // Not only for a moment, with the stage of before in its place again.
  expect(stages.slice(-2)).toEqual(["Waiting for the connection", "Waiting for the connection"]);
});

test("REV-03 Cancel cancels the job on the server", async () => {
  const stop = new AbortController();
  stop.abort();
  const { api, cancelled } = server(ok(job({})));
  expect(await ask(api, stop.signal).answer).toEqual(err({ type: "cancelled" }));
  expect(cancelled).toEqual(["job-1"]);
});

test.each<[string, ApiFailure]>([
  ["no server", { type: "offline" }],
  ["no model", { type: "no-model", message: "No AI model is set up on this server." }],
])("COACH-03 with %s the built-in coach is to answer", async (_case, failure) => {
  expect(await ask(server(err(failure)).api).answer).toEqual(err({ type: "no-model" }));
});

test("REV-03 settled point 20 leaving the page stops following the job", async () => {
  let looks = 0;
  const { api } = server(ok(job({})), ok(job({ state: "done", week })));
  const counting = {
    ...api,
    job: (id: string) => {
      looks += 1;
      return api.job(id);
    },
  };
  const answer = await requestModelWeek(
    { kind: "review", reviewId: "r", input },
    {
      api: counting,
      signal: new AbortController().signal,
      isLeft: () => true,
      news: deaf,
      onStage: () => undefined,
    },
  );
  expect(answer).toEqual(err({ type: "cancelled" }));
  expect(looks).toBe(0);
});

test("COACH-01 as long as the stream tells, nothing is asked for but the end", async () => {
  const monday = { day: "monday", name: "Legs", exercises: 6 } as const;
  const news: (JobMoved | undefined)[] = [
    { jobId: "job-1", state: "running", stage: "Writing the week: Tuesday", days: [monday] },
    { jobId: "job-1", state: "running", stage: "The model is busy. It is asked again soon" },
    { jobId: "job-1", state: "running", stage: "Checking the plan" },
    { jobId: "job-1", state: "done", stage: "done" },
  ];
  const waited: number[] = [];
  let looks = 0;
  const { api } = server(ok(job({ state: "queued", stage: "Waiting" })), ok(job({ state: "done", week })));
  const stages: unknown[] = [];
  const answer = await requestModelWeek(
    { kind: "planner", reviewId: "r", input },
    {
      api: {
        ...api,
        job: (id) => {
          looks += 1;
          return api.job(id);
        },
      },
      signal: new AbortController().signal,
      news: {
        isHeard: () => true,
        next: async (_job, milliseconds) => {
          waited.push(milliseconds);
          return news.shift();
        },
      },
      onStage: (stage, days) => stages.push([stage, days]),
    },
  );
  expect(answer).toEqual(ok(week));
  expect(looks).toBe(1);
  // An answer that begins anew has no days yet.
  expect(stages).toEqual([
    ["Waiting", []],
    ["Writing the week: Tuesday", [monday]],
    ["The model is busy. It is asked again soon", []],
    ["Checking the plan", []],
  ]);
  expect(Math.min(...waited)).toBeGreaterThan(1_000);
});

test("PLAN-02 a stream that opens late misses no day: the job that is fetched has them", async () => {
  const monday = { day: "monday", name: "Legs", exercises: 6 } as const;
  const { api } = server(
    ok(job({ state: "queued", stage: "Waiting" })),
    ok(job({ stage: "Writing the week: Tuesday", days: [monday] })),
    ok(job({ state: "done", week })),
  );
  const days: unknown[] = [];
  await requestModelWeek(
    { kind: "planner", reviewId: "r", input },
    {
      api,
      signal: new AbortController().signal,
      news: deaf,
      onStage: (_stage, written) => days.push(written),
    },
  );
  expect(days).toEqual([[], [monday]]);
});

test("PLAN-02 a job from before a reload is followed to its week", async () => {
  const { api } = server(ok(job({ stage: "Writing the week: Monday" })), ok(job({ state: "done", week })));
  const looked: string[] = [];
  const requests: string[] = [];
  const answer = await requestModelWeek(
    { kind: "planner", reviewId: "r", input, follow: "job-1" },
    {
      api: {
        ...api,
        requestWeek: () => {
          throw new Error("asked anew");
        },
        job: (id) => {
          looked.push(id);
          return api.job(id);
        },
      },
      signal: new AbortController().signal,
      news: deaf,
      onStage: () => undefined,
      onRequested: (id) => requests.push(id),
    },
  );
  expect(answer).toEqual(ok(week));
  expect(looked).toEqual(["job-1", "job-1"]);
  expect(requests).toEqual(["job-1"]);
});

test("PLAN-02 a followed job waits for the network; a lost one ends", async () => {
  const followed = async (...answers: readonly Result<Job, ApiFailure>[]) => {
    const stages: string[] = [];
    const { api } = server(...answers);
    const answer = await requestModelWeek(
      { kind: "planner", reviewId: "r", input, follow: "job-1" },
      { api, signal: new AbortController().signal, news: deaf, onStage: (stage) => stages.push(stage) },
    );
    return { answer, stages };
  };
  expect(await followed(err({ type: "offline" }), ok(job({ state: "done", week })))).toEqual({
    answer: ok(week),
    stages: ["Waiting for the connection"],
  });
  expect((await followed(err({ type: "not-found", message: "" }))).answer).toEqual(
    err({ type: "cancelled" }),
  );
});

test("PLAN-02 Cancel during a wait cancels the job without another look", async () => {
  const stop = new AbortController();
  const { api, cancelled } = server(ok(job({})));
  const answer = await requestModelWeek(
    { kind: "planner", reviewId: "r", input },
    {
      api,
      signal: stop.signal,
      news: {
        isHeard: () => true,
        next: async () => {
          stop.abort();
          return undefined;
        },
      },
      onStage: () => undefined,
    },
  );
  expect(answer).toEqual(err({ type: "cancelled" }));
  expect(cancelled).toEqual(["job-1"]);
});
