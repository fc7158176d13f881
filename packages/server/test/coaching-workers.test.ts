/** Jobs outlive whoever works on them: a process that ends, a worker that dies, a lease that runs out. */
import { designWeek } from "@muster/coach/compose/design-week";
import { randomId } from "@muster/domain/shared/ids";
import { ok } from "@muster/domain/shared/result";
import { expect, test } from "vitest";
import { inputOf, request, start, stops, stopsAfterEach } from "./coaching-server.ts";
import { isPostgres } from "./engine.ts";
import { createOwner, inviteMember } from "./harness.ts";

stopsAfterEach();

test("COACH-01 a job outlives its process and is resumed", async () => {
  const first = await start();
  const alex = await createOwner(first.server);
  const { body } = await alex.browser.post("/api/coaching/weeks", request(alex));
  await first.askedTimes(1);
  await first.coaching.stop();
  await first.server.stores.close();
  stops.splice(0);

  const second = await start({ from: first.server });
  await second.askedTimes(1);
  expect(second.requests[0]?.input).toEqual(inputOf(alex));
  second.requests[0]?.answer(ok(designWeek(inputOf(alex))));
  await second.coaching.idle();
  expect(
    await second.server.stores.jobs.get(
      { householdId: alex.householdId, profileId: alex.profileId },
      String(body.id),
    ),
  ).toMatchObject({ state: "done" });
});

// Where several processes may serve the data, the lease of one that died runs out first.
test.runIf(!isPostgres)("COACH-01 a dead process leaves no old stage to the next", async () => {
  const first = await start();
  const alex = await createOwner(first.server);
  const owner = { householdId: alex.householdId, profileId: alex.profileId };
  const { stores, time } = first.server;
  const id = randomId();
  const job = { ...owner, id, kind: "planner" as const, reviewId: randomId(), input: inputOf(alex) };
  // As a process leaves it that was killed: its lease still runs, its last words stand.
  await first.coaching.stop();
  const now = time.clock().getTime();
  await stores.jobs.open(job, now, true);
  const leased = await stores.jobs.lease("killed", now, 30_000, 3);
  if (leased === undefined) throw new Error("no job");
  await stores.jobs.renew(leased, "killed", now + 30_000, "Writing the week: Wednesday", now);
  await stores.close();
  stops.splice(0);

  const second = await start({ from: first.server });
  await second.askedTimes(1);
  expect(await second.server.stores.jobs.get(owner, id)).toMatchObject({
    state: "running",
    stage: "Waiting",
  });
  // It counts as a try all the same: what kills every process is not tried for ever.
  second.requests[0]?.answer(ok(designWeek(inputOf(alex))));
  await second.coaching.idle();
  expect(await second.server.stores.jobs.get(owner, id)).toMatchObject({ state: "done" });
});

test("COACH-01 a dead worker's job is leased again, and given up after three", async () => {
  const { server, requests, askedTimes, coaching } = await start();
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
  await server.stores.jobs.open(job, now(), true);
  await server.stores.jobs.lease("dead", now(), 30_000, 3);
  server.time.advance(30_000);
  await coaching.idle();
  expect(requests).toHaveLength(0);
  server.time.advance(10_000);
  await askedTimes(1);
  requests[0]?.answer(ok(designWeek(inputOf(alex))));
  await coaching.idle();
  expect(await server.stores.jobs.get(owner, job.id)).toMatchObject({ state: "done" });

  const cursed = { ...job, id: randomId(), reviewId: randomId() };
  await server.stores.jobs.open(cursed, now(), true);
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
  const { server, requests, askedTimes, coaching } = await start();
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
  expect(requests).toHaveLength(1);
  requests[0]?.answer(ok(designWeek(inputOf(alex))));
  await coaching.idle();
});

test("COACH-02 a job whose workers all died fails in the screen's words", async () => {
  const { server } = await start();
  const alex = await createOwner(server);
  const { stores, time } = server;
  const now = () => time.clock().getTime();
  for (const kind of ["planner", "review"] as const) {
    const owner = { householdId: alex.householdId, profileId: alex.profileId };
    const id = randomId();
    await stores.jobs.open({ ...owner, id, kind, reviewId: randomId(), input: inputOf(alex) }, now(), true);
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

test("COACH-01 a job that this version cannot read fails alone", async () => {
  const { server, requests, askedTimes, coaching, bugs } = await start();
  const alex = await createOwner(server);
  const sam = await inviteMember(server, alex, "sam");
  const now = () => server.time.clock().getTime();
  // An older version knew a kind or a shape that this one does not.
  const old = randomId();
  await server.sql(
    `INSERT INTO job (household_id, job_id, profile_id, review_id, kind, state, stage, request, created_at, updated_at)
     VALUES (?, ?, ?, ?, 'review', 'queued', 'Waiting', '{"schema":"of another version"}', ?, ?)`,
    alex.householdId,
    old,
    alex.profileId,
    randomId(),
    now() - 1,
    now() - 1,
  );
  const owner = { householdId: sam.householdId, profileId: sam.profileId };
  const id = randomId();
  const job = { ...owner, id, kind: "review" as const, reviewId: randomId(), input: inputOf(sam) };
  await server.stores.jobs.open(job, now(), true);
  server.time.advance(10_000);
  await askedTimes(1);
  requests[0]?.answer(ok(designWeek(inputOf(sam))));
  await coaching.idle();
  expect(await server.stores.jobs.get(owner, id)).toMatchObject({ state: "done" });
  const failed = await server.stores.jobs.get(
    { householdId: alex.householdId, profileId: alex.profileId },
    old,
  );
  expect(failed).toMatchObject({ state: "failed", error: { type: "model-failed" } });
  expect(bugs.splice(0).map(String)).toEqual(["Error: A job of another version cannot be read."]);
});
