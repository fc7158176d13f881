/** What belongs to one profile or household is nobody else's: every route, asked by everybody who should not get in. */
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exampleProfile } from "./examples.ts";
import {
  type Browser,
  createBrowser,
  createOwner,
  inviteMember,
  type Member,
  startServer,
  type TestServer,
} from "./harness.ts";
import { operation, profileOperation, pull, push, settingsOperation } from "./sync-calls.ts";

let server: TestServer;
let alex: Member;
let sam: Member;
beforeEach(async () => {
  server = await startServer();
  alex = await createOwner(server);
  sam = await inviteMember(server, alex, "sam");
  await push(alex.browser, [profileOperation(alex), settingsOperation(alex, 2)]);
});
afterEach(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
});

const routes = (target: Member): readonly (readonly [method: string, path: string, body?: unknown])[] => [
  ["POST", "/api/registrations", { code: "AAAAAAAAAA" }],
  ["POST", "/api/profiles", { id: randomId(), registration: "x", profile: exampleProfile("new") }],
  ["GET", "/api/usernames/alex"],
  ["POST", "/api/sessions", { profileId: target.profileId, passcode: null }],
  ["DELETE", "/api/sessions/current"],
  ["PUT", `/api/profiles/${target.profileId}/passcode`, { current: null, next: "2580" }],
  ["GET", `/api/profiles/${target.profileId}/deletion`],
  ["PUT", `/api/profiles/${target.profileId}/deletion`],
  ["DELETE", `/api/profiles/${target.profileId}/deletion`],
  ["POST", "/api/invitations", { kind: "device" }],
  ["GET", "/api/invitations"],
  ["DELETE", `/api/invitations/${randomId()}`],
  ["GET", "/api/devices"],
  ["DELETE", `/api/devices/${target.deviceId}`],
  ["POST", "/api/coaching/weeks", {}],
  ["GET", `/api/coaching/jobs/${randomId()}`],
  ["DELETE", `/api/coaching/jobs/${randomId()}`],
  [
    "POST",
    "/sync/push",
    {
      protocol: 2,
      schema: recordSchemaVersion,
      replica: randomId(),
      confirmed: 0,
      ops: [settingsOperation(target)],
    },
  ],
  ["GET", `/sync/pull?protocol=2&scope=${target.profileId}&cursor=0`],
  ["GET", `/sync/pull?protocol=2&scope=${target.householdId}&cursor=0`],
  ["GET", "/sync/live"],
];

test("USR-09 a stranger gets into no route: always 401, and never a name", async () => {
  const stranger = createBrowser(server);
  for (const [method, path, body] of routes(alex)) {
    const answer = await stranger.send(method, path, body);
    expect([method, path, answer.status]).toEqual([method, path, 401]);
    expect(answer.body.type).toBe("device-unknown");
    expect(JSON.stringify(answer.body)).not.toMatch(/alex/i);
  }
});

test("USR-06 an enrolled device without a session gets no further than the household", async () => {
  await alex.browser.delete("/api/sessions/current");
  const open = new Set([
    "/api/registrations",
    "/api/profiles",
    "/api/usernames/alex",
    "/api/sessions",
    "/api/sessions/current",
    `/sync/pull?protocol=2&scope=${alex.householdId}&cursor=0`,
    "/sync/live",
  ]);
  for (const [method, path, body] of routes(alex)) {
    if (open.has(path)) continue;
    const answer = await alex.browser.send(method, path, body);
    expect([method, path, answer.status, answer.body.type]).toEqual([method, path, 401, "no-session"]);
  }
});

const untouched = async () => {
  const { page } = await pull(alex.browser, alex.profileId);
  return page.rows.map((row) => [row.kind, row.seq, row.fields]);
};

test("SYNC-03 one profile's session neither reads nor writes another's records", async () => {
  const before = await untouched();
  expect((await pull(sam.browser, alex.profileId)).body).toMatchObject({ type: "not-yours" });
  const claims = [
    // Into the other's scope.
    operation({
      scope: alex.profileId,
      kind: "settings",
      id: randomId(),
      new: true,
      fields: { theme: "dark" },
    }),
    // A patch and a deletion of another's record, claimed as one's own.
    operation({
      scope: sam.profileId,
      kind: "settings",
      id: settingsOperation(alex).id,
      fields: { theme: "dark" },
    }),
    operation({
      scope: sam.profileId,
      kind: "settings",
      id: settingsOperation(alex).id,
      fields: { $del: true },
    }),
    // A profile's kind in the household's scope, where everybody reads.
    { ...settingsOperation(alex), scope: alex.householdId },
  ];
  for (const claim of claims) {
    const answer = await push(sam.browser, [claim]);
    const refused =
      answer.status === 403 || ["owner", "gone"].includes(answer.reply.bad[0]?.code ?? "nothing was refused");
    expect([claim.scope, refused, answer.reply.rows ?? []]).toEqual([claim.scope, true, []]);
  }
  expect(await untouched()).toEqual(before);
});

test("USR-01 nobody but the server writes a profile's card", async () => {
  for (const f of [{ hasPasscode: false }, { displayName: "Mallory" }, { $del: true }]) {
    const { reply } = await push(sam.browser, [
      operation({ scope: sam.householdId, kind: "profileCard", id: alex.profileId, fields: f }),
    ]);
    expect(reply.bad).toMatchObject([{ code: "owner" }]);
    expect(reply.rows).toEqual([]);
  }
});

test("SYNC-03 a replica id of somebody else's swallows nothing", async () => {
  const replica = randomId();
  const mine = settingsOperation(alex);
  await push(alex.browser, [mine], replica);
  const samsOp = settingsOperation(sam);
  const { reply } = await push(sam.browser, [samsOp], replica);
  expect(reply.done).toEqual([samsOp.op]);
  expect((await pull(sam.browser, sam.profileId)).page.rows).toHaveLength(1);
});

test("SYNC-03 another household on the same server is another world", async () => {
  const otherCode = await server.codes.make("profile", randomId(), null);
  // A household is made by a setup code only: this code belongs to one that does not exist.
  expect(otherCode).toBeDefined();
  const forged: Browser = createBrowser(server);
  const [, secret = ""] = (alex.browser.cookies.get("muster-dev") ?? "").split(".");
  forged.cookies.set("muster-dev", `${randomId()}.${secret}`);
  expect((await forged.get("/api/hello")).body.device).toBeNull();
  expect((await pull(forged, alex.householdId)).status).toBe(401);
});

test("USR-05 an invitation is seen and withdrawn by its maker and the owner", async () => {
  const made = await alex.browser.post("/api/invitations", { kind: "profile" });
  expect((await sam.browser.get("/api/invitations")).body.invitations).toEqual([]);
  expect((await sam.browser.delete(`/api/invitations/${made.body.id}`)).status).toBe(404);
  const sams = await sam.browser.post("/api/invitations", { kind: "device" });
  expect((await alex.browser.delete(`/api/invitations/${sams.body.id}`)).status).toBe(204);
});
