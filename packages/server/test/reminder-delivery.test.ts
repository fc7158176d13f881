/** What becomes of a reminder that a push service refuses or delays, and of one whose sender dies (NOTI-02). */
import { join } from "node:path";
import { defaultWeek } from "@muster/coach/programs/default-week";
import { expect, test } from "vitest";
import { openReader, openWriter } from "../src/database/sqlite/connection.ts";
import { sqliteDatabase } from "../src/database/sqlite/database.ts";
import { createWriter } from "../src/database/sqlite/writer.ts";
import { reminderStoreOn } from "../src/database/stores/reminder-store.ts";
import { loadVapidKeys } from "../src/notifications/vapid-keys.ts";
import { isPostgres } from "./engine.ts";
import { inviteMember } from "./harness.ts";
import { due, minute, schedulerOn, world } from "./reminder-world.ts";
import { profileOperation, push } from "./sync-calls.ts";

test("NOTI-02 429 and 5xx are retried with waits until sent once", async () => {
  const { service, alex, subscribe, runSchedulerAt, end } = await world();
  await subscribe(alex, "phone");
  service.answer("phone", { status: 429, headers: { "retry-after": "300" } }, { status: 500 });
  await runSchedulerAt(due);
  await runSchedulerAt(due + 4 * minute);
  expect(service.received).toEqual([]);
  await runSchedulerAt(due + 5 * minute);
  await runSchedulerAt(due + 5 * minute + 30_000);
  expect(service.received).toEqual([]);
  await runSchedulerAt(due + 6 * minute);
  await runSchedulerAt(due + 7 * minute);
  expect(service.received.map(({ payload }) => payload.title)).toEqual(["Workout in 24 minutes"]);
  await end();
});

test("NOTI-02 413: reported, and not tried again", async () => {
  const { service, server, alex, subscribe, runSchedulerAt, end } = await world();
  await subscribe(alex, "phone");
  service.answer("phone", { status: 413 });
  await runSchedulerAt(due);
  await runSchedulerAt(due + 10 * minute);
  expect(service.received).toEqual([]);
  expect(server.bugs.map(String)).toEqual(["Error: A push service answered 413."]);
  await end();
});

test("NOTI-02 a late reminder says how long is left, none once begun", async () => {
  const late = await world();
  await late.subscribe(late.alex, "phone");
  await late.runSchedulerAt(due + 20 * minute);
  expect(late.service.received.map(({ payload }) => payload.title)).toEqual(["Workout in 10 minutes"]);
  await late.end();

  const tooLate = await world();
  await tooLate.subscribe(tooLate.alex, "phone");
  await tooLate.runSchedulerAt(due + 30 * minute);
  expect(tooLate.service.received).toEqual([]);
  await tooLate.end();
});

test("NOTI-02 a dead worker's reminder is sent after its lease, a live one's not", async () => {
  const { service, server, time, alex, subscribe, end } = await world();
  await subscribe(alex, "phone");
  time.advance(due - time.clock().getTime());
  const store = server.stores.reminders;
  await store.plan(due, 10);
  expect((await store.lease("dead", due, minute, 10)).leased).toHaveLength(1);
  const other = schedulerOn(server);
  await other.look();
  expect(service.received).toEqual([]);
  time.advance(minute);
  await other.look();
  expect(service.received).toHaveLength(1);
  await end();
});

test("NOTI-02 a subscription with a foreign address or zone is refused", async () => {
  const { alex, service, end } = await world();
  const good = { ...service.subscribe("phone"), timeZone: "Europe/Berlin" };
  const put = (change: object) => alex.browser.put("/api/notifications/subscription", { ...good, ...change });
  for (const endpoint of ["http://169.254.169.254/x", "https://example.org/x", "x"])
    expect((await put({ endpoint })).status).toBe(400);
  expect((await put({ timeZone: "Mars/Olympus" })).status).toBe(400);
  expect((await put({ p256dh: "short" })).status).toBe(400);
  expect((await put({})).status).toBe(204);
  await end();
});

test("NOTI-02 a new key drops addresses but keeps the wish for reminders", async () => {
  const { server, alex, subscribe, end } = await world();
  await subscribe(alex, "phone");
  await server.stores.reminders.forgetOtherKeys(loadVapidKeys(server.dataDir).id);
  expect((await alex.browser.get("/api/notifications")).body.endpoint).not.toBe(null);
  await server.stores.reminders.forgetOtherKeys("another");
  expect((await alex.browser.get("/api/notifications")).body).toMatchObject({ endpoint: null, isGone: true });
  await end();
});

// A store of its own on the file of the server.
test.runIf(!isPostgres)(
  "NOTI-02 somebody whose reminders cannot be worked out keeps nobody else waiting",
  async () => {
    const { server, time, alex, subscribe, end } = await world();
    const sam = await inviteMember(server, alex, "sam");
    await push(sam.browser, [profileOperation(sam, 1, "sam")]);
    await subscribe(alex, "phone");
    await subscribe(sam, "tablet");
    time.advance(due - time.clock().getTime());
    const file = join(server.dataDir, "muster.db");
    const [writing, reading] = [openWriter(file), openReader(file)];
    let broken = 2;
    const store = reminderStoreOn({
      database: sqliteDatabase(
        createWriter(writing, () => {}),
        reading,
        () => {},
      ),
      // Only the first person's week cannot be worked out; a write that throws is run once more, by itself.
      defaultWeek: () => {
        broken -= 1;
        if (broken >= 0) throw new Error("no week");
        return defaultWeek();
      },
    });
    const planned = await store.plan(due, 10);
    expect(planned.failures.map(String)).toEqual(["Error: no week"]);
    expect(planned.isMore).toBe(false);
    expect((await store.plan(due, 10)).failures).toEqual([]);
    broken = 1;
    const first = await store.lease("one", due, minute, 10);
    expect(first.failures.map(String)).toEqual(["Error: no week"]);
    expect(first.leased).toEqual([]);
    // An hour later the first person is worked out too.
    const later = await store.plan(due + 60 * minute, 10);
    expect(later.failures).toEqual([]);
    reading.close();
    writing.close();
    await end();
  },
);
