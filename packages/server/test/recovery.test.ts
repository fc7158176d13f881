/** Forgotten passcodes: nobody but the person chooses the new one, only on one device, and no record is lost (PASS-05). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { randomId } from "@muster/domain/shared/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentOf } from "./engine.ts";
import { goodRequest, routesOf, secretOf, settle, startWholeServer } from "./every-route.ts";
import { exampleProfile } from "./examples.ts";
import {
  createOwner,
  guard,
  inviteDevice,
  inviteMember,
  joinAndRegister,
  type Member,
  startServer,
  type TestServer,
} from "./harness.ts";
import { profileOperation, pull, push } from "./sync-calls.ts";

let server: TestServer;
let olga: Member;
let sam: Member;
beforeEach(async () => {
  server = await startServer();
  olga = await createOwner(server, "olga");
  sam = await inviteMember(server, olga, "sam");
  await push(sam.browser, [profileOperation(sam, 1, "sam")]);
  await passcode(sam, null, "2580");
});
afterEach(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
});

const passcode = (member: Member, current: string | null, next: string | null) =>
  member.browser.put(`/api/profiles/${member.profileId}/passcode`, { current, next });
const unlock = (member: Member, code: string | null) =>
  member.browser.post("/api/sessions", { profileId: member.profileId, passcode: code });
const reset = (by: Member, whose: Member, deviceId: string) =>
  by.browser.post(`/api/profiles/${whose.profileId}/passcode-reset`, { deviceId });
const elevate = (member: Member, code: string | null) =>
  member.browser.post("/api/sessions/elevation", { passcode: code });

test("PASS-05 after an owner's reset the person sees it and sets a passcode", async () => {
  const tablet = await inviteDevice(server, olga);
  await guard(olga);
  server.time.advance(60_000);
  expect((await reset(olga, sam, sam.deviceId)).status).toBe(204);
  // Whoever was signed in as Sam is not any more.
  expect((await pull(sam.browser, sam.profileId)).status).toBe(401);
  const elsewhere = await tablet.browser.post("/api/sessions", { profileId: sam.profileId, passcode: null });
  expect([elsewhere.status, elsewhere.body.type]).toEqual([403, "passcode-reset"]);

  const opened = await unlock(sam, null);
  expect(opened.body).toMatchObject({
    needsSetup: true,
    reset: { by: "Olga", at: "2026-11-20T08:01:00.000Z" },
  });
  expect((await pull(sam.browser, sam.profileId)).page.rows).toHaveLength(1);
  expect((await passcode(sam, null, "7391")).status).toBe(204);
  const after = await tablet.browser.post("/api/sessions", { profileId: sam.profileId, passcode: "7391" });
  expect(after.body).toMatchObject({ needsSetup: false, reset: null });
});

test("PASS-05 only the owner sees the security events, without secrets", async () => {
  await guard(olga);
  for (const code of ["1111", "2222", "3333", "4444", "5555"]) await unlock(sam, code);
  server.time.advance(60_000);
  await unlock(sam, "6666");
  server.time.advance(60_000);
  await reset(olga, sam, sam.deviceId);
  await sam.browser.send("PATCH", `/api/devices/${sam.deviceId}`, { name: "x" });
  const { events } = (await olga.browser.get("/api/activity")).body as {
    events: readonly Record<string, unknown>[];
  };
  expect(events[0]).toEqual({
    at: "2026-11-20T08:02:00.000Z",
    what: "passcode-reset",
    by: olga.profileId,
    to: sam.profileId,
    device: "sam's phone",
  });
  expect(events[1]).toEqual({
    at: "2026-11-20T08:01:00.000Z",
    what: "passcode-guessed",
    by: null,
    to: sam.profileId,
    device: "sam's phone",
  });
  expect(events.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      "profile-made",
      "invitation-profile-made",
      "invitation-profile-used",
      "passcode-set",
    ]),
  );
  expect(JSON.stringify(events)).not.toMatch(/2580|6666|argon2/);
  // Sam is signed out by the reset; another member is told that this is the owner's.
  const mia = await inviteMember(server, olga, "mia");
  expect((await mia.browser.get("/api/activity")).body.type).toBe("owner-only");
  const other = await server.codes.makeHousehold();
  const frida = await joinAndRegister(server, other?.code ?? "", "frida");
  const theirs = (await frida.browser.get("/api/activity")).body;
  expect(JSON.stringify(theirs)).not.toContain(olga.profileId);
});

test("PASS-05 USR-10 the owner sees new devices, first sign-ins and lockouts", async () => {
  const tablet = await inviteDevice(server, sam);
  await tablet.browser.post("/api/sessions", { profileId: sam.profileId, passcode: "2580" });
  await sam.browser.delete("/api/sessions/current");
  await sam.browser.post("/api/sessions", { profileId: sam.profileId, passcode: "2580" });
  // Somebody else opens the same tablet: with their own, which was never there before.
  for (let turn = 0; turn < 2; turn += 1) {
    const opened = await tablet.browser.post("/api/sessions", { profileId: olga.profileId, passcode: null });
    expect(opened.status).toBe(200);
  }
  for (let tries = 1; tries <= 10; tries += 1) {
    server.time.advance(2 * 3_600_000);
    await unlock(sam, "6666");
  }
  const { events } = (await olga.browser.get("/api/activity")).body as {
    events: readonly Record<string, unknown>[];
  };
  const eventsOf = (what: string) => events.filter((event) => event.what === what);
  expect(eventsOf("signed-in").map(({ by, device }) => [by, device])).toEqual([
    [olga.profileId, "tablet"],
    [sam.profileId, "tablet"],
  ]);
  expect(eventsOf("invitation-device-used")).toHaveLength(1);
  expect(eventsOf("passcode-guessed").map(({ to }) => to)).toEqual([sam.profileId]);
  expect(eventsOf("passcode-locked").map(({ by, to }) => [by, to])).toEqual([[null, sam.profileId]]);
});

test("PASS-05 an old profile on a device is no first sign-in", async () => {
  const tablet = await inviteDevice(server, sam);
  const open = async () => {
    const opened = await tablet.browser.post("/api/sessions", { profileId: sam.profileId, passcode: "2580" });
    expect(opened.status).toBe(200);
  };
  await open();
  // As a version left it that did not write them down.
  await server.sql("DELETE FROM activity WHERE what = 'signed-in'");
  await open();
  const { events } = (await olga.browser.get("/api/activity")).body as {
    events: readonly { what: string }[];
  };
  expect(events.filter(({ what }) => what === "signed-in")).toEqual([]);
});

test("PASS-05 after a reset no device gets in by repeating the creation", async () => {
  await guard(olga);
  const phone = await inviteDevice(server, sam);
  expect((await reset(olga, sam, phone.deviceId)).status).toBe(204);
  const again = await sam.browser.post("/api/profiles", {
    id: sam.profileId,
    registration: "",
    profile: exampleProfile("sam"),
  });
  expect(again.status).toBe(200);
  expect((await pull(sam.browser, sam.profileId)).status).toBe(401);
  expect((await passcode(sam, null, "1111")).status).toBe(401);
});

test("PASS-05 a recovery code that comes to a stop half-way is still good", async () => {
  await guard(olga);
  const made = String((await olga.browser.post("/api/recovery-kit", {})).body.code);
  const tablet = await inviteDevice(server, olga);
  const recover = () => tablet.browser.post("/api/recovery", { code: made, profileId: olga.profileId });
  const [one, other] = await Promise.all([recover(), recover()]);
  expect([one?.status, other?.status].sort()).toEqual([204, 403]);
});

test("PASS-05 only the owner resets others, with a passcode under five minutes old", async () => {
  const eve = await inviteMember(server, sam, "eve");
  expect((await reset(eve, sam, eve.deviceId)).body.type).toBe("owner-only");
  await guard(olga);
  expect((await reset(olga, olga, olga.deviceId)).status).toBe(400);
  server.time.advance(5 * 60_000);
  expect((await reset(olga, sam, olga.deviceId)).body.type).toBe("needs-passcode");
  expect((await elevate(olga, "1111")).body.type).toBe("wrong-passcode");
  expect((await elevate(olga, "4826")).status).toBe(200);
  expect((await reset(olga, sam, olga.deviceId)).status).toBe(204);
  server.time.advance(5 * 60_000);
  expect((await reset(olga, sam, olga.deviceId)).body.type).toBe("needs-passcode");
});

test("SET-08 removing another's device asks for the passcode again", async () => {
  await passcode(olga, null, "4826");
  const own = await inviteDevice(server, olga);
  // Joined by Sam's own code, so it is nobody's but Sam's.
  const sams = await inviteDevice(server, sam);
  expect((await olga.browser.delete(`/api/devices/${sams.deviceId}`)).body.type).toBe("needs-passcode");
  expect((await olga.browser.delete(`/api/devices/${own.deviceId}`)).status).toBe(204);
  await elevate(olga, "4826");
  expect((await olga.browser.delete(`/api/devices/${sams.deviceId}`)).status).toBe(204);
});

test("PASS-05 an owner without a passcode has no power over others", async () => {
  const tablet = await inviteDevice(server, sam);
  const powers = {
    reset: () => reset(olga, sam, olga.deviceId),
    own: () => olga.browser.send("PUT", `/api/profiles/${sam.profileId}/ownership`),
    remove: () => olga.browser.delete(`/api/devices/${tablet.deviceId}`),
    recovery: () => olga.browser.post("/api/recovery-kit", {}),
    erase: () => olga.browser.send("PUT", `/api/profiles/${olga.profileId}/deletion`),
  };
  for (const [power, use] of Object.entries(powers))
    expect([power, (await use()).body.type]).toEqual([power, "set-passcode-first"]);
  await guard(olga);
  const statuses: number[] = [];
  for (const use of Object.values(powers)) statuses.push((await use()).status);
  expect(statuses).toEqual([204, 204, 204, 200, 200]);
  // Nobody else is there whom it could be used against.
  const alone = await startServer();
  const owner = await createOwner(alone, "olga");
  expect((await owner.browser.post("/api/recovery-kit", {})).status).toBe(200);
  await alone.close();
});

test("PASS-05 a recovery code opens an owner's profile once", async () => {
  await guard(olga);
  const made = String((await olga.browser.post("/api/recovery-kit", {})).body.code);
  expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect((await olga.browser.get("/api/recovery-kit")).body).toEqual({
    isOwner: true,
    isMade: true,
    owners: [olga.profileId],
  });
  expect((await sam.browser.get("/api/recovery-kit")).body).toEqual({
    isOwner: false,
    isMade: false,
    owners: [],
  });
  const tablet = await inviteDevice(server, olga);
  const recover = (code: string, profileId = olga.profileId) =>
    tablet.browser.post("/api/recovery", { code, profileId });
  expect((await recover("0".repeat(26))).body.type).toBe("wrong-recovery");
  expect((await recover(made, sam.profileId)).body.type).toBe("recovery-for-owners");
  const typed = made.toLowerCase().replace(/(.{4})/g, "$1-");
  expect((await recover(typed)).status).toBe(204);
  const opened = await tablet.browser.post("/api/sessions", { profileId: olga.profileId, passcode: null });
  expect(opened.body).toMatchObject({ needsSetup: true, reset: { by: null } });
  expect((await recover(made)).body.type).toBe("wrong-recovery");
});

test("PASS-04 the recovery code stands in no file and in no other answer", async () => {
  const whole = await startWholeServer();
  const owner = await settle(whole, await createOwner(whole, "olga"), "olga", "4826");
  expect((await elevate(owner, "4826")).status).toBe(200);
  const code = String((await owner.browser.post("/api/recovery-kit", {})).body.code);
  expect(code).toHaveLength(26);
  const answers: string[] = [];
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await owner.browser.send(method, path, body);
    answers.push(JSON.stringify([answer.body, [...answer.headers]]));
  };
  // What would end the session or make another code, and what has no end, is left out.
  const routes = routesOf(whole).filter(
    (route) =>
      !/recovery-kit|sessions\/current|sync\/live|^(PUT|DELETE) .*\/(deletion|ownership)/.test(route),
  );
  for (const route of routes) {
    const [method = ""] = route.split(" ");
    const { path, body } = await goodRequest(route, owner);
    await ask(method, path, method === "GET" || method === "DELETE" ? undefined : (body ?? {}));
  }
  await ask("GET", "/api/recovery-kit");
  // The right one for somebody who is no owner, and in a request that cannot be read.
  await ask("POST", "/api/recovery", { code, profileId: randomId() });
  await ask("POST", "/api/recovery", { code, profileId: "x", more: code });
  const files = readdirSync(whole.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString("latin1"));
  const stored = [...files, JSON.stringify(await contentOf(whole))];
  // What is looked for is found: a note of theirs is in an answer and in what is kept.
  for (const places of [answers, stored]) {
    expect(places.some((text) => text.includes(secretOf(owner)))).toBe(true);
    expect(places.filter((text) => text.toUpperCase().includes(code))).toEqual([]);
  }
  await whole.close();
});
