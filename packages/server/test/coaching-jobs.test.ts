/** Designed weeks as jobs: one at a time for a review, durable over restarts, cancelled at once, private to a profile. */
import { designWeek } from "@muster/coach/compose/design-week";
import { randomId } from "@muster/domain/shared/ids";
import { err, ok } from "@muster/domain/shared/result";
import { expect, test } from "vitest";
import { inputOf, request, start, stopsAfterEach } from "./coaching-server.ts";
import { exampleProfile } from "./examples.ts";
import {
  createOwner,
  inviteDevice,
  inviteMember,
  type Member,
  startServer,
  type TestServer,
} from "./harness.ts";

stopsAfterEach();

const openJobs = async (member: Member) =>
  // The reply's own shape; the tests look into it.
  (await member.browser.get("/api/coaching/jobs?open")).body.jobs as { id: string; kind: string }[];

const jobOf = (member: Member, id: unknown) => member.browser.get(`/api/coaching/jobs/${id}`);

const stateOf = async (member: Member, id: unknown) => (await jobOf(member, id)).body.state;

test("COACH-01 a job is requested, reports its progress, and ends with a week", async () => {
  const { server, requests, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  expect((await alex.browser.get("/api/hello")).body.model).toEqual({ provider: "test", name: "test-model" });
  const received: unknown[] = [];
  server.live.listen({
    householdId: alex.householdId,
    deviceId: alex.deviceId,
    profileId: alex.profileId,
    send: (event) => received.push(event),
    end: () => {},
  });
  const { status, body } = await alex.browser.post("/api/coaching/weeks", request(alex));
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: "queued", week: null, error: null });
  await askedTimes(1);
  requests[0]?.stage("Checking the plan");
  const week = designWeek(inputOf(alex));
  requests[0]?.answer(ok(week));
  await coaching.idle();
  expect((await jobOf(alex, body.id)).body).toMatchObject({
    state: "done",
    week: { days: { monday: week.days.monday } },
  });
  expect(received).toMatchObject([
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

test("COACH-01 the stream reports a job to its own person, also after a reconnect", async () => {
  const { server, requests, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  const robin = await inviteMember(server, alex, "robin");
  const [first, others] = [await streamOf(server, alex), await streamOf(server, robin)];
  await Promise.all([first.heard("event: beat"), others.heard("event: beat")]);
  const { body } = await alex.browser.post("/api/coaching/weeks", request(alex));
  await askedTimes(1);
  requests[0]?.stage("Writing the week: Monday");
  await first.heard("Writing the week: Monday");
  // With the words come the days that are written.
  const monday = { day: "monday", name: "Legs", exercises: 6 } as const;
  requests[0]?.stage("Writing the week: Tuesday", [monday]);
  await first.heard("Writing the week: Tuesday");
  expect(first.jobs()).toEqual([
    { jobId: body.id, state: "running", stage: "Writing the week: Monday" },
    { jobId: body.id, state: "running", stage: "Writing the week: Tuesday", days: [monday] },
  ]);
  first.close();

  // Events during the gap are not repeated: a reconnecting client fetches the job once, with its days, then gets the rest.
  requests[0]?.stage("Writing the week: Wednesday", [monday]);
  const second = await streamOf(server, alex);
  await second.heard("event: beat");
  await expect
    .poll(async () => (await jobOf(alex, body.id)).body)
    .toMatchObject({ state: "running", stage: "Writing the week: Wednesday", days: [monday] });
  requests[0]?.answer(ok(designWeek(inputOf(alex))));
  await second.heard('"done"');
  await coaching.idle();
  expect(second.jobs().map(({ state }) => state)).toEqual(["done"]);
  expect((await jobOf(alex, body.id)).body.week).not.toBeNull();
  expect(others.jobs()).toEqual([]);
  second.close();
  others.close();
});

test("PLAN-02 every screen that waits for a job hears of its cancellation", async () => {
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

test("COACH-01 the same review twice is one job until it ends", async () => {
  const { server, requests, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  const ask = request(alex);
  const answers = await Promise.all([1, 2, 3].map(() => alex.browser.post("/api/coaching/weeks", ask)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  await askedTimes(1);
  requests[0]?.answer(err({ type: "model-failed", message: "Failed to generate program from Claude" }));
  await coaching.idle();
  expect(requests).toHaveLength(1);
  const next = await alex.browser.post("/api/coaching/weeks", ask);
  expect(next.body.id).not.toBe(answers[0]?.body.id);
});

test("COACH-01 two devices that generate at once share one job", async () => {
  const { server, requests, askedTimes, coaching } = await start();
  const phone = await createOwner(server);
  const tablet = await inviteDevice(server, phone);
  const ask = request(phone);
  const [first, second] = await Promise.all(
    [phone, tablet].map(({ browser }) => browser.post("/api/coaching/weeks", ask)),
  );
  expect(second?.body.id).toBe(first?.body.id);
  await askedTimes(1);
  requests[0]?.answer(ok(designWeek(inputOf(phone))));
  await coaching.idle();
  expect(requests).toHaveLength(1);
  for (const device of [phone, tablet])
    expect((await jobOf(device, first?.body.id)).body).toMatchObject({ state: "done", week: { plan: {} } });
});

test("COACH-02 a failed job gives the reason; its input is not stored", async () => {
  const { server, requests, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  const { body } = await alex.browser.post("/api/coaching/weeks", request(alex));
  await askedTimes(1);
  const error = {
    type: "model-failed",
    message: "Failed to generate program from Claude: it declined to answer.",
  };
  requests[0]?.answer(err(error));
  await coaching.idle();
  expect((await jobOf(alex, body.id)).body).toMatchObject({ state: "failed", week: null, error });
  expect(await server.sql("SELECT request FROM job")).toEqual([{ request: null }]);
});

test("PLAN-02 cancelling stops the model at once, and a late answer changes nothing", async () => {
  const { server, requests, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  const { body } = await alex.browser.post("/api/coaching/weeks", request(alex));
  await askedTimes(1);
  expect((await alex.browser.delete(`/api/coaching/jobs/${body.id}`)).body.state).toBe("cancelled");
  expect(requests[0]?.cancelled.aborted).toBe(true);
  requests[0]?.answer(ok(designWeek(inputOf(alex))));
  await coaching.idle();
  expect(await stateOf(alex, body.id)).toBe("cancelled");
  expect((await alex.browser.delete(`/api/coaching/jobs/${body.id}`)).body.state).toBe("cancelled");
});

test("COACH-01 no other person can request, read or cancel a job", async () => {
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
  const { server, requests } = await start();
  const alex = await createOwner(server);
  const without = { ...request(alex), consent: false };
  expect((await alex.browser.post("/api/coaching/weeks", without)).status).toBe(400);
  const young = request(alex, randomId(), { profile: { ...exampleProfile("alex"), age: 17 } });
  expect((await alex.browser.post("/api/coaching/weeks", young)).body.type).toBe("no-model");
  expect(requests).toEqual([]);
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

test("COACH-01 a household has ten weeks an hour, then a message with the wait", async () => {
  const { server } = await start({ limited: true });
  const alex = await createOwner(server);
  const ask = (review = randomId()) => alex.browser.post("/api/coaching/weeks", request(alex, review));
  const first = randomId();
  // A second tab joins the job that is under way: it takes nothing, and is let in when nothing is left.
  const joined = [await ask(first), await ask(first)];
  for (let round = 1; round < 10; round += 1) expect((await ask()).status).toBe(200);
  joined.push(await ask(first));
  expect(joined.map(({ status, body }) => [status, body.id])).toEqual(
    joined.map(() => [200, joined[0]?.body.id]),
  );
  const refused = await ask();
  expect(refused.status).toBe(429);
  // One more each six minutes.
  expect(refused.body).toMatchObject({ type: "asked-enough", retryAfterSeconds: expect.any(Number) });
  expect(refused.body.message).toMatch(
    /^Your household has asked the AI model as often as it may for now\. It can be asked again in about [56] minutes\.$/,
  );
});

test("COACH-01 an unfetched week is offered to its person until fetched or declined", async () => {
  const { server, requests, askedTimes, coaching } = await start();
  const alex = await createOwner(server);
  const sam = await inviteMember(server, alex, "sam");
  const ask = async (kind?: string): Promise<string> => {
    const { body } = await alex.browser.post("/api/coaching/weeks", { ...request(alex), kind });
    return String(body.id);
  };
  const first = await ask("planner");
  await askedTimes(1);
  expect(await openJobs(alex)).toEqual([]);
  requests[0]?.answer(ok(designWeek(inputOf(alex))));
  await coaching.idle();
  server.time.advance(60_000);
  const second = await ask();
  await askedTimes(2);
  requests[1]?.answer(ok(designWeek(inputOf(alex))));
  await coaching.idle();
  const third = await ask();
  await askedTimes(3);
  requests[2]?.answer(err({ type: "model-failed", message: "no" }));
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
