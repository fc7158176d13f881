/** Reminders from the plan to the browser: the real database, the real sender, a push service that opens what it gets. */
import type { defaultSettings } from "@muster/domain/profiles/settings";
import { profileRecordId, sessionId } from "@muster/domain/record-ids";
import { aSession, finished } from "@muster/domain/testing/builders";
import { expect, test } from "vitest";
import { inviteDevice, inviteMember, type Member, startOfTests, type TestServer } from "./harness.ts";
import { due, fridayNight, minute, schedulerOn, world } from "./reminder-world.ts";
import { operation, profileOperation, push, settingsOperation } from "./sync-calls.ts";

const hour = 3_600_000;

const settingsAre = (member: Member, n: number, fields: Partial<typeof defaultSettings>) => {
  const { kind, id, scope } = settingsOperation(member);
  return push(member.browser, [
    operation({ number: n, scope, kind, id, fields: fields, at: startOfTests + n }),
  ]);
};

const logged = (member: Member, n: number, timeZone = "America/New_York") => {
  const session = aSession({ date: "2026-11-20", planId: null, ...finished, timeZone });
  const { id: _, ...fields } = session;
  return push(member.browser, [
    operation({
      number: n,
      scope: member.profileId,
      kind: "session",
      id: sessionId(member.profileId, "2026-11-20", "default:friday", 1),
      new: true,
      fields: fields as never,
    }),
  ]);
};

test("NOTI-02 half an hour before a workout one signed message is sent", async () => {
  const { service, server, alex, subscribe, runSchedulerAt, scheduler, end } = await world();
  expect((await alex.browser.get("/api/notifications")).body).toMatchObject({ endpoint: null });
  expect((await subscribe(alex, "phone")).status).toBe(204);
  expect((await alex.browser.get("/api/notifications")).body.endpoint).toContain("/push/phone");
  await runSchedulerAt(due - minute);
  expect(service.received).toEqual([]);
  await runSchedulerAt(due);
  await runSchedulerAt(due + minute);
  // A further process on the same database sends nothing again.
  await schedulerOn(server).look();
  expect(service.received).toHaveLength(1);
  expect(service.received[0]).toMatchObject({
    browser: "phone",
    payload: {
      type: "reminder",
      key: "workout:2026-11-20",
      title: "Workout in 30 minutes",
      body: "Alex: Bodyweight Full Body Power at 5:00 AM",
      path: "/workout?date=2026-11-20",
    },
    headers: { ttl: "1800" },
    claims: { aud: `http://${service.host}`, sub: "mailto:operator@example.org" },
  });
  expect(String(service.received[0]?.headers.topic)).not.toContain("workout");
  await scheduler.stop();
  expect(server.bugs).toEqual([]);
  await end();
});

test("NOTI-02 no reminder when logged, off, in quiet hours or revoked", async () => {
  const cases: readonly ((member: Member, server: TestServer) => Promise<unknown>)[] = [
    // Nothing: then it is sent.
    async () => {},
    (member) => logged(member, 3),
    (member) => settingsAre(member, 3, { workoutReminders: false }),
    (member) => settingsAre(member, 3, { quietFrom: 22 * 60, quietTo: 6 * 60 }),
    (member) => member.browser.delete("/api/notifications/subscription"),
    (member) => member.browser.delete(`/api/devices/${member.deviceId}`),
  ];
  for (const [index, change] of cases.entries()) {
    const { service, server, alex, subscribe, runSchedulerAt, end } = await world();
    await subscribe(alex, "phone");
    await runSchedulerAt(due - hour);
    await change(alex, server);
    await runSchedulerAt(due);
    await runSchedulerAt(due + 10 * minute);
    expect([index, service.asked()]).toEqual([index, index === 0 ? 1 : 0]);
    await end();
  }
});

test("NOTI-02 logging between two tries ends the tries", async () => {
  const { service, alex, subscribe, runSchedulerAt, end } = await world();
  await subscribe(alex, "phone");
  service.answer("phone", { status: 503 });
  await runSchedulerAt(due);
  expect(service.asked()).toBe(1);
  await logged(alex, 3);
  await runSchedulerAt(due + 5 * minute);
  expect(service.asked()).toBe(1);
  await end();
});

test("NOTI-02 each device and person is notified; a passcode hides the name", async () => {
  const { service, server, alex, subscribe, runSchedulerAt, end } = await world();
  const tablet = await inviteDevice(server, alex);
  const sam = await inviteMember(server, alex, "sam");
  await push(sam.browser, [profileOperation(sam, 1, "sam"), settingsOperation(sam, 2)]);
  await sam.browser.put(`/api/profiles/${sam.profileId}/passcode`, { current: null, next: "2580" });
  await subscribe(alex, "phone");
  await subscribe(tablet, "tablet");
  await subscribe(sam, "sam");
  await runSchedulerAt(due);
  expect(service.received.map(({ browser, payload }) => [browser, payload.body]).sort()).toEqual([
    ["phone", "Alex: Bodyweight Full Body Power at 5:00 AM"],
    ["sam", "Sam: your workout at 5:00 AM"],
    ["tablet", "Alex: Bodyweight Full Body Power at 5:00 AM"],
  ]);
  await end();
});

test("NOTI-02 a chosen zone goes before the device's", async () => {
  const { service, alex, subscribe, runSchedulerAt, end } = await world();
  await subscribe(alex, "phone", "Asia/Tokyo");
  await settingsAre(alex, 3, { reminderZone: "Europe/Berlin" });
  await runSchedulerAt(due);
  expect(service.received).toHaveLength(1);
  await end();
});

test("NOTI-02 on a journey a reminder follows the app's last zone, once", async () => {
  const { service, alex, subscribe, runSchedulerAt, end } = await world();
  await subscribe(alex, "phone");
  // Nobody gets it: the phone is on a plane. By then its person has landed in New York and opens the app.
  service.answer("phone", { status: 503 });
  await runSchedulerAt(due);
  expect(service.received).toEqual([]);
  await subscribe(alex, "phone", "America/New_York");
  for (let at = due + minute; at < due + 6 * hour; at += 10 * minute) await runSchedulerAt(at);
  expect(service.received).toEqual([]);
  await runSchedulerAt(due + 6 * hour);
  await runSchedulerAt(due + 6 * hour + 5 * minute);
  expect(service.received.map(({ payload }) => payload.key)).toEqual(["workout:2026-11-20"]);
  // Back in Berlin before that Friday is over: it was called to mind already.
  await subscribe(alex, "phone");
  await runSchedulerAt(due + 8 * hour);
  expect(service.received).toHaveLength(1);
  await end();
});

test("NOTI-02 a chosen zone holds on a journey and over clock changes", async () => {
  const { service, alex, time, subscribe, runSchedulerAt, end } = await world();
  await settingsAre(alex, 3, { reminderZone: "America/New_York" });
  await subscribe(alex, "phone", "Asia/Tokyo");
  // New York's clock goes forward on Sunday, 14 March 2027: 04:30 is 09:30 UTC on Friday and 08:30 UTC on Monday.
  const at = (text: string) => Date.parse(text);
  for (const [instant, count] of [
    ["2027-03-12T09:29:00Z", 0],
    ["2027-03-12T09:30:00Z", 1],
    ["2027-03-15T08:29:00Z", 1],
    ["2027-03-15T08:30:00Z", 2],
  ] as const) {
    await runSchedulerAt(at(instant));
    expect([instant, service.received.length]).toEqual([instant, count]);
  }
  expect(time.clock().toISOString()).toBe("2027-03-15T08:30:00.000Z");
  await end();
});

test("NOTI-02 a changed subscription is renewed by the device for all its people", async () => {
  const { service, server, alex, subscribe, runSchedulerAt, end } = await world();
  const tablet = await inviteDevice(server, alex);
  const sam = await inviteMember(server, alex, "sam");
  await push(sam.browser, [profileOperation(sam, 1, "sam"), settingsOperation(sam, 2)]);
  expect((await tablet.browser.get("/api/notifications/key")).body.isWanted).toBe(false);
  await subscribe(tablet, "old");
  // Sam opens the same tablet, whose browser has another subscription by now: Alex is reached there too.
  await tablet.browser.post("/api/sessions", { profileId: sam.profileId, passcode: null });
  await subscribe(tablet, "other");
  await tablet.browser.delete("/api/sessions/current");
  expect((await tablet.browser.get("/api/notifications/key")).body.isWanted).toBe(true);

  const renewal = "/api/notifications/subscription/renewal";
  expect((await tablet.browser.post(renewal, service.subscribe("renewed"))).status).toBe(204);
  // A device where nobody wants reminders gets none by it, and no address is called that is no push service.
  expect((await alex.browser.post(renewal, service.subscribe("phone"))).status).toBe(204);
  const inside = { ...service.subscribe("x"), endpoint: "http://169.254.169.254/latest/meta-data" };
  expect((await tablet.browser.post(renewal, inside)).status).toBe(400);
  await runSchedulerAt(due);
  expect(service.received.map(({ browser, payload }) => [browser, payload.body]).sort()).toEqual([
    ["renewed", "Alex: Bodyweight Full Body Power at 5:00 AM"],
    ["renewed", "Sam: Bodyweight Full Body Power at 5:00 AM"],
  ]);
  await end();
});

test("NOTI-03 on Sunday at 10:00 and 18:00 until the review is done", async () => {
  const { service, alex, subscribe, runSchedulerAt, end } = await world();
  await settingsAre(alex, 3, { lastPlanUpdate: "2026-11-15", workoutReminders: false });
  await subscribe(alex, "phone");
  for (let at = fridayNight; at < fridayNight + 4 * 24 * hour; at += hour) await runSchedulerAt(at);
  expect(service.received.map(({ payload }) => [payload.key, payload.title, payload.path])).toEqual([
    ["review:2026-11-22:10:00 AM", "Week 2 Complete!", "/weekly-review"],
    ["review:2026-11-22:6:00 PM", "Week 2 Complete!", "/weekly-review"],
  ]);
  await end();
});

test("NOTI-03 ONB-08 under 13 nobody is called to a workout or a review", async () => {
  const { service, alex, subscribe, runSchedulerAt, end } = await world();
  await settingsAre(alex, 3, { lastPlanUpdate: "2026-11-15" });
  await push(alex.browser, [
    operation({
      number: 4,
      scope: alex.profileId,
      kind: "profile",
      id: profileRecordId(alex.profileId),
      fields: { age: 11 },
      at: startOfTests + 4,
    }),
  ]);
  await subscribe(alex, "phone");
  for (let at = fridayNight; at < fridayNight + 4 * 24 * hour; at += hour) await runSchedulerAt(at);
  expect(service.received).toEqual([]);
  await end();
});

test.each([404, 410])("NOTI-02 %i: the address is forgotten, the wish and zone stay", async (status) => {
  const { service, server, alex, subscribe, runSchedulerAt, end } = await world();
  const tablet = await inviteDevice(server, alex);
  await subscribe(alex, "phone");
  await subscribe(tablet, "tablet");
  service.answer("phone", { status });
  await runSchedulerAt(due);
  expect(service.received.map(({ browser }) => browser)).toEqual(["tablet"]);
  expect((await alex.browser.get("/api/notifications")).body.endpoint).toBe(null);
  expect((await tablet.browser.get("/api/notifications")).body.endpoint).toContain("tablet");
  // It is still wanted there: nothing is sent to nowhere meanwhile, and the device alone may say where it is now.
  expect((await alex.browser.get("/api/notifications")).body.isGone).toBe(true);
  expect((await alex.browser.get("/api/notifications/key")).body.isWanted).toBe(true);
  await runSchedulerAt(due + minute);
  expect(service.received).toHaveLength(1);
  const renewal = "/api/notifications/subscription/renewal";
  expect((await alex.browser.post(renewal, service.subscribe("renewed"))).status).toBe(204);
  expect((await alex.browser.get("/api/notifications")).body).toMatchObject({ isGone: false });
  await runSchedulerAt(due + 2 * minute);
  await runSchedulerAt(due + 3 * minute);
  expect(service.received.map(({ browser, payload }) => [browser, payload.title])).toEqual([
    ["tablet", expect.stringMatching(/^Workout in 30/)],
    ["renewed", "Workout in 28 minutes"],
  ]);
  // A reminder that reached somebody is not sent again, wherever they are reached next.
  expect((await alex.browser.post(renewal, service.subscribe("again"))).status).toBe(204);
  await runSchedulerAt(due + 4 * minute);
  expect(service.received).toHaveLength(2);
  expect(service.problems).toEqual([]);
  await end();
});

test("NOTI-02 a calendar is given despite an unknown time zone", async () => {
  const { server, alex, end } = await world();
  const { path } = (await alex.browser.post("/api/calendar", {})).body;
  await logged(alex, 9, "Etc/Unknown");
  const answer = await server.app.request(`http://localhost:8787${path}`, {
    headers: { host: "localhost:8787" },
  });
  expect(answer.status).toBe(200);
  await end();
});

test("NOTI-02 NOTI-03 a calendar by secret address needs no cookie and can end", async () => {
  const { server, alex, end } = await world();
  const made = await alex.browser.post("/api/calendar", {});
  const path = String(made.body.path);
  const read = (address: string) =>
    server.app.request(`http://localhost:8787${address}`, { headers: { host: "localhost:8787" } });
  const answer = await read(path);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain("SUMMARY:Bodyweight Full Body Power");
  expect(text).toContain("DTSTART:20261120T050000Z");
  expect(text).toContain("URL:http://localhost:8787/workout?date=2026-11-20");
  expect((await alex.browser.get("/api/notifications")).body.hasCalendar).toBe(true);

  const next = String((await alex.browser.post("/api/calendar", {})).body.path);
  expect((await read(path)).status).toBe(404);
  expect((await read(next)).status).toBe(200);
  await alex.browser.delete("/api/calendar");
  expect((await read(next)).status).toBe(404);
  expect((await read("/calendar/x.ics")).status).toBe(404);
  await end();
});
