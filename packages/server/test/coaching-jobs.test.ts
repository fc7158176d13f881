/** Designed weeks as jobs: one at a time for a review, kept over restarts, cancelled at once, nobody else's. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { designWeek } from "@muster/coach/design/design-week";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { DesignInput } from "@muster/coach/design/input";
import { randomId } from "@muster/domain/shared/ids";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { afterEach, expect, test } from "vitest";
import { createCoaching, type RunningCoaching } from "../src/coaching/coaching.ts";
import { createRateLimits } from "../src/http/rate-limit.ts";
import { exampleInput, exampleProfile } from "./examples.ts";
import {
  createOwner,
  inviteDevice,
  inviteMember,
  type Member,
  startServer,
  type TestServer,
} from "./harness.ts";

type Outcome = Result<DesignedWeek, { readonly type: string; readonly message: string }>;

const inputOf = (member: Member, change: Partial<DesignInput> = {}): DesignInput =>
  exampleInput(member.profileId, change);

/** A server whose model is answered for by the test. */
const start = async (options: { readonly limited?: boolean; readonly from?: TestServer } = {}) => {
  const asked: {
    input: DesignInput;
    answer: (outcome: Outcome) => void;
    cancelled: AbortSignal;
    stage: (text: string) => void;
  }[] = [];
  const bugs: unknown[] = [];
  let coaching: RunningCoaching | undefined;
  const server = await startServer({
    ...(options.from === undefined ? {} : { dataDir: options.from.dataDir, time: options.from.time }),
    ...(options.limited === true ? { limits: createRateLimits(() => new Date(0)) } : {}),
    coaching: ({ stores, time, live }) => {
      coaching = createCoaching({
        store: stores.jobs,
        model: { provider: "test", name: "test-model" },
        design: (input, cancelled, stage) =>
          new Promise((answer) => {
            cancelled.addEventListener("abort", () =>
              answer(err({ type: "model-failed", message: "cancelled" })),
            );
            asked.push({ input, answer, cancelled, stage });
          }),
        clock: time.clock,
        later: time.later,
        live,
        newId: randomId,
        report: (error) => bugs.push(error),
      });
      return coaching;
    },
  });
  if (coaching === undefined) throw new Error("no coaching");
  const running = coaching;
  running.start();
  stops.push(async () => {
    await running.stop();
    expect(bugs).toEqual([]);
    expect(server.bugs).toEqual([]);
    await server.close();
  });
  /** Resolves when the model was asked for the n-th time. */
  const askedTimes = async (times: number): Promise<void> => {
    while (asked.length < times) await new Promise((resolve) => setImmediate(resolve));
  };
  return { server, coaching: running, asked, askedTimes };
};
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const request = (member: Member, reviewId = randomId(), change: Partial<DesignInput> = {}) => ({
  reviewId,
  input: inputOf(member, change),
  consent: true,
});
const openJobs = async (member: Member) =>
  // The reply's own shape; the tests look into it.
  (await member.browser.get("/api/coaching/jobs?open")).body.jobs as { id: string; kind: string }[];
const jobOf = (member: Member, id: unknown) => member.browser.get(`/api/coaching/jobs/${id}`);
const stateOf = async (member: Member, id: unknown) => (await jobOf(member, id)).body.state;

test("COACH-01 a job is asked for, worked on in the open, and ends with a week", async () => {
  const { server, asked, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  expect((await alex.browser.get("/api/hello")).body.model).toEqual({ provider: "test", name: "test-model" });
  const heard: unknown[] = [];
  server.live.listen({
    householdId: alex.householdId,
    deviceId: alex.deviceId,
    profileId: alex.profileId,
    send: (event) => heard.push(event),
    end: () => {},
  });
  const { status, body } = await alex.browser.post("/api/coaching/weeks", request(alex));
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: "queued", week: null, error: null });
  await askedTimes(1);
  asked[0]?.stage("Checking the plan");
  const week = designWeek(inputOf(alex));
  asked[0]?.answer(ok(week));
  await coaching.idle();
  expect((await jobOf(alex, body.id)).body).toMatchObject({
    state: "done",
    week: { days: { monday: week.days.monday } },
  });
  expect(heard).toMatchObject([
    { type: "job", jobId: body.id, state: "running", stage: "Checking the plan" },
    { type: "job", jobId: body.id, state: "done" },
  ]);
});

/** Reads a member's stream of events as their browser would. */
const streamOf = async (server: TestServer, member: Member) => {
  const controller = new AbortController();
  const response = await server.app.request("http://localhost:8787/sync/live", {
    headers: {
      host: "localhost:8787",
      cookie: [...member.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
    signal: controller.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    /** Resolves once that was said. */
    heard: async (part: string): Promise<void> => {
      while (!text.includes(part)) {
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) throw new Error(`The stream ended before ${part}`);
        text += chunk.value;
      }
    },
    jobs: () =>
      [...text.matchAll(/event: job\ndata: (.+)/g)].map(
        // The event's own shape; the tests look into it.
        ([, data]) => JSON.parse(data ?? "") as { jobId: string; state: string; stage: string },
      ),
    close: () => controller.abort(),
  };
};

test("COACH-01 the stream tells a job's stages and its end to its own person, also after the stream broke", async () => {
  const { server, asked, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  const robin = await inviteMember(server, alex, "robin");
  const [first, others] = [await streamOf(server, alex), await streamOf(server, robin)];
  await Promise.all([first.heard("event: beat"), others.heard("event: beat")]);
  const { body } = await alex.browser.post("/api/coaching/weeks", request(alex));
  await askedTimes(1);
  asked[0]?.stage("Writing the week: Monday");
  await first.heard("Writing the week: Monday");
  expect(first.jobs()).toEqual([{ jobId: body.id, state: "running", stage: "Writing the week: Monday" }]);
  first.close();

  // What was said meanwhile is not said again: whoever reconnects asks once, and hears the rest.
  asked[0]?.stage("Writing the week: Tuesday");
  const second = await streamOf(server, alex);
  await second.heard("event: beat");
  await expect
    .poll(async () => (await jobOf(alex, body.id)).body)
    .toMatchObject({ state: "running", stage: "Writing the week: Tuesday" });
  asked[0]?.answer(ok(designWeek(inputOf(alex))));
  await second.heard('"done"');
  await coaching.idle();
  expect(second.jobs().map(({ state }) => state)).toEqual(["done"]);
  expect((await jobOf(alex, body.id)).body.week).not.toBeNull();
  expect(others.jobs()).toEqual([]);
  second.close();
  others.close();
});

test("PLAN-02 a cancelled job is told to every screen that waits for it", async () => {
  const { server, askedTimes } = await start();
  const alex = await createOwner(server);
  const stream = await streamOf(server, alex);
  await stream.heard("event: beat");
  const { body } = await alex.browser.post("/api/coaching/weeks", request(alex));
  await askedTimes(1);
  await alex.browser.delete(`/api/coaching/jobs/${body.id}`);
  await stream.heard('"cancelled"');
  expect(stream.jobs().at(-1)).toMatchObject({ jobId: body.id, state: "cancelled" });
  stream.close();
});

test("COACH-01 twice the same review is one job; after it ended, another one may follow", async () => {
  const { server, asked, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  const ask = request(alex);
  const answers = await Promise.all([1, 2, 3].map(() => alex.browser.post("/api/coaching/weeks", ask)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  await askedTimes(1);
  asked[0]?.answer(err({ type: "model-failed", message: "Failed to generate program from Claude" }));
  await coaching.idle();
  expect(asked).toHaveLength(1);
  const next = await alex.browser.post("/api/coaching/weeks", ask);
  expect(next.body.id).not.toBe(answers[0]?.body.id);
});

test("COACH-01 two devices of one person that generate at once share one job, and both get its week", async () => {
  const { server, asked, askedTimes, coaching } = await start();
  const phone = await createOwner(server);
  const tablet = await inviteDevice(server, phone);
  const ask = request(phone);
  const [first, second] = await Promise.all(
    [phone, tablet].map(({ browser }) => browser.post("/api/coaching/weeks", ask)),
  );
  expect(second?.body.id).toBe(first?.body.id);
  await askedTimes(1);
  asked[0]?.answer(ok(designWeek(inputOf(phone))));
  await coaching.idle();
  expect(asked).toHaveLength(1);
  for (const device of [phone, tablet])
    expect((await jobOf(device, first?.body.id)).body).toMatchObject({ state: "done", week: { plan: {} } });
});

test("COACH-02 a failed job says why; what was sent is not kept", async () => {
  const { server, asked, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  const { body } = await alex.browser.post("/api/coaching/weeks", request(alex));
  await askedTimes(1);
  const error = {
    type: "model-failed",
    message: "Failed to generate program from Claude: it declined to answer.",
  };
  asked[0]?.answer(err(error));
  await coaching.idle();
  expect((await jobOf(alex, body.id)).body).toMatchObject({ state: "failed", week: null, error });
  const stored = new DatabaseSync(join(server.dataDir, "muster.db")).prepare("SELECT request FROM job").all();
  expect(stored).toEqual([{ request: null }]);
});

test("PLAN-02 cancelling stops the model at once, and a late answer changes nothing", async () => {
  const { server, asked, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  const { body } = await alex.browser.post("/api/coaching/weeks", request(alex));
  await askedTimes(1);
  expect((await alex.browser.delete(`/api/coaching/jobs/${body.id}`)).body.state).toBe("cancelled");
  expect(asked[0]?.cancelled.aborted).toBe(true);
  asked[0]?.answer(ok(designWeek(inputOf(alex))));
  await coaching.idle();
  expect(await stateOf(alex, body.id)).toBe("cancelled");
  expect((await alex.browser.delete(`/api/coaching/jobs/${body.id}`)).body.state).toBe("cancelled");
});

test("COACH-01 a job outlives the process: the next one takes it up where the last one let go", async () => {
  const first = await start();
  const alex = await createOwner(first.server);
  const { body } = await alex.browser.post("/api/coaching/weeks", request(alex));
  await first.askedTimes(1);
  await first.coaching.stop();
  await first.server.stores.close();
  stops.splice(0);

  const second = await start({ from: first.server });
  await second.askedTimes(1);
  expect(second.asked[0]?.input).toEqual(inputOf(alex));
  second.asked[0]?.answer(ok(designWeek(inputOf(alex))));
  await second.coaching.idle();
  expect(
    await second.server.stores.jobs.get(
      { householdId: alex.householdId, profileId: alex.profileId },
      String(body.id),
    ),
  ).toMatchObject({ state: "done" });
});

test("COACH-01 a job of a worker that died is taken when its lease has run out, and given up after three", async () => {
  const { server, asked, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  const now = () => server.time.clock().getTime();
  const owner = { householdId: alex.householdId, profileId: alex.profileId };
  const job = {
    ...owner,
    id: randomId(),
    kind: "review" as const,
    reviewId: randomId(),
    input: inputOf(alex),
  };
  await server.stores.jobs.open(job, now());
  await server.stores.jobs.lease("dead", now(), 30_000, 3);
  server.time.advance(30_000);
  await coaching.idle();
  expect(asked).toHaveLength(0);
  server.time.advance(10_000);
  await askedTimes(1);
  asked[0]?.answer(ok(designWeek(inputOf(alex))));
  await coaching.idle();
  expect(await server.stores.jobs.get(owner, job.id)).toMatchObject({ state: "done" });

  const cursed = { ...job, id: randomId(), reviewId: randomId() };
  await server.stores.jobs.open(cursed, now());
  for (let death = 0; death < 3; death += 1) {
    expect((await server.stores.jobs.lease("dead", now() + death * 31_000, 30_000, 3))?.tries).toBe(
      death + 1,
    );
  }
  server.time.advance(130_000);
  await coaching.idle();
  expect(await server.stores.jobs.get(owner, cursed.id)).toMatchObject({
    state: "failed",
    error: { message: "Failed to generate program from Claude" },
  });
});

test("COACH-01 a worker that lives keeps its job: nobody else takes it", async () => {
  const { server, asked, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  await alex.browser.post("/api/coaching/weeks", request(alex));
  await askedTimes(1);
  for (let round = 0; round < 12; round += 1) {
    server.time.advance(10_000);
    // A write behind the renewal: when it is done, the renewal is.
    await server.stores.jobs.lease("another", server.time.clock().getTime(), 1, 3).then((taken) => {
      expect(taken).toBeUndefined();
    });
  }
  expect(asked).toHaveLength(1);
  asked[0]?.answer(ok(designWeek(inputOf(alex))));
  await coaching.idle();
});

test("COACH-01 a job is nobody else's: not to ask for, not to see, not to cancel", async () => {
  const { server, askedTimes } = await start();
  const alex = await createOwner(server);
  const sam = await inviteMember(server, alex, "sam");
  const { body } = await alex.browser.post("/api/coaching/weeks", request(alex));
  await askedTimes(1);
  expect((await sam.browser.post("/api/coaching/weeks", request(alex))).body.type).toBe("not-yours");
  expect((await jobOf(sam, body.id)).status).toBe(404);
  expect((await sam.browser.delete(`/api/coaching/jobs/${body.id}`)).status).toBe(404);
  expect(await stateOf(alex, body.id)).toBe("running");
});

test("COACH-01 no consent, no question; and never for people under 18", async () => {
  const { server, asked } = await start();
  const alex = await createOwner(server);
  const without = { ...request(alex), consent: false };
  expect((await alex.browser.post("/api/coaching/weeks", without)).status).toBe(400);
  const young = request(alex, randomId(), { profile: { ...exampleProfile("alex"), age: 17 } });
  expect((await alex.browser.post("/api/coaching/weeks", young)).body.type).toBe("no-model");
  expect(asked).toEqual([]);
});

test("COACH-01 without a model the server says so", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  expect((await alex.browser.get("/api/hello")).body.model).toBeNull();
  const answer = await alex.browser.post("/api/coaching/weeks", request(alex));
  expect(answer.body).toMatchObject({
    type: "no-model",
    message: "No AI model is set up on this server. The built-in coach can design the week.",
  });
  await server.close();
});

test("COACH-01 ten weeks an hour for a household, then a wait that is told in words", async () => {
  const { server } = await start({ limited: true });
  const alex = await createOwner(server);
  const review = randomId();
  const ask = () => alex.browser.post("/api/coaching/weeks", request(alex, review));
  for (let round = 0; round < 10; round += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  // One more each six minutes.
  expect(refused.body).toMatchObject({ type: "asked-enough", retryAfterSeconds: expect.any(Number) });
  expect(refused.body.message).toMatch(
    /^Your household has asked the AI model as often as it may for now\. It can be asked again in about [56] minutes\.$/,
  );
});

test("COACH-01 a week that nobody fetched is offered until it is fetched or declined, and to nobody else", async () => {
  const { server, asked, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  const sam = await inviteMember(server, alex, "sam");
  const ask = async (kind?: string): Promise<string> => {
    const { body } = await alex.browser.post("/api/coaching/weeks", { ...request(alex), kind });
    return String(body.id);
  };
  const first = await ask("planner");
  await askedTimes(1);
  expect(await openJobs(alex)).toEqual([]);
  asked[0]?.answer(ok(designWeek(inputOf(alex))));
  await coaching.idle();
  server.time.advance(60_000);
  const second = await ask();
  await askedTimes(2);
  asked[1]?.answer(ok(designWeek(inputOf(alex))));
  await coaching.idle();
  const third = await ask();
  await askedTimes(3);
  asked[2]?.answer(err({ type: "model-failed", message: "no" }));
  await coaching.idle();

  expect(await openJobs(alex)).toMatchObject([
    { id: second, kind: "review", state: "done", askedAt: "2026-11-20T08:01:00.000Z" },
    { id: first, kind: "planner", state: "done", week: { plan: { source: "built-in" } } },
  ]);
  expect(await openJobs(sam)).toEqual([]);
  expect(await stateOf(sam, first)).toBeUndefined();
  expect(await stateOf(alex, first)).toBe("done");
  expect((await openJobs(alex)).map(({ id }) => id)).toEqual([second]);
  await alex.browser.delete(`/api/coaching/jobs/${second}`);
  expect(await openJobs(alex)).toEqual([]);
  expect(await stateOf(alex, second)).toBe("done");
  expect(await stateOf(alex, third)).toBe("failed");
});

test("COACH-02 a job whose workers all died fails in the words of the screen that asked", async () => {
  const { server } = await start();
  const alex = await createOwner(server);
  const { stores, time } = server;
  const now = () => time.clock().getTime();
  for (const kind of ["planner", "review"] as const) {
    const owner = { householdId: alex.householdId, profileId: alex.profileId };
    const id = randomId();
    await stores.jobs.open({ ...owner, id, kind, reviewId: randomId(), input: inputOf(alex) }, now());
    await stores.jobs.lease("a worker that dies", now(), 1, 1);
    time.advance(10);
    await stores.jobs.lease("the next one", now(), 1, 1);
    expect((await stores.jobs.get(owner, id))?.error?.message).toBe(
      kind === "planner"
        ? "Failed to generate weekly plan from Claude"
        : "Failed to generate program from Claude",
    );
  }
});
