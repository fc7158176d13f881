/** How people come in: the first code, invitations, and what a stranger sees. */

import { statSync } from "node:fs";
import { join } from "node:path";
import { apiErrorText } from "@muster/contract/errors.text";
import { randomId } from "@muster/domain/shared/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createRateLimits } from "../src/http/rate-limit.ts";
import { exampleProfile } from "./examples.ts";
import {
  createBrowser,
  createOwner,
  inviteDevice,
  inviteMember,
  startServer,
  type TestServer,
} from "./harness.ts";
import { pull } from "./sync-calls.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
});

const refused = apiErrorText["wrong-code"];

test("USR-09 an unenrolled browser learns only that a household exists", async () => {
  await createOwner(server);
  const hello = await createBrowser(server).get("/api/hello");
  expect(hello.status).toBe(200);
  expect(hello.body).toMatchObject({ app: "muster", hasHousehold: true, device: null, session: null });
  expect(JSON.stringify(hello.body)).not.toMatch(/alex/i);
});

test("USR-09 the first code makes household, device and owner", async () => {
  const owner = await createOwner(server);
  const hello = await owner.browser.get("/api/hello");
  expect(hello.body).toMatchObject({
    hasHousehold: true,
    device: { id: owner.deviceId, householdId: owner.householdId },
    session: { profileId: owner.profileId },
  });
  const { page } = await pull(owner.browser, owner.householdId);
  expect(page.rows).toHaveLength(1);
  expect(page.rows[0]).toMatchObject({
    kind: "profileCard",
    id: owner.profileId,
    scope: owner.householdId,
    fields: {
      username: "alex",
      displayName: "Alex",
      initial: "A",
      primaryGoal: "strength",
      hasPasscode: false,
    },
  });
});

test("USR-05 the setup link and the typed code are one invitation", async () => {
  const setup = await server.codes.makeSetup();
  const first = createBrowser(server);
  expect(
    (await first.post("/api/household/join", { code: setup?.linkSecret, deviceName: "laptop" })).status,
  ).toBe(200);
  const second = await createBrowser(server).post("/api/household/join", {
    code: setup?.code,
    deviceName: "x",
  });
  expect(second.status).toBe(403);
  expect(second.body.message).toBe(refused);
});

test("USR-05 each start of an empty server has a new code, and only the newest works", async () => {
  const old = await server.codes.makeSetup();
  const newest = await server.codes.makeSetup();
  const join = (code: string | undefined) =>
    createBrowser(server).post("/api/household/join", { code, deviceName: "x" });
  expect((await join(old?.code)).status).toBe(403);
  expect((await join(newest?.code)).status).toBe(200);
});

test("USR-05 an enrolled device of an empty household makes the owner", async () => {
  const setup = await server.codes.makeSetup();
  const browser = createBrowser(server);
  await browser.post("/api/household/join", { code: setup?.code, deviceName: "laptop" });
  const created = await browser.post("/api/profiles", {
    id: randomId(),
    registration: "",
    profile: exampleProfile("alex"),
  });
  expect(created.body).toMatchObject({ isOwner: true });
});

test("USR-04 a code counts however it is typed: lower case, spaces, hyphens", async () => {
  const setup = await server.codes.makeSetup();
  const typed = ` ${setup?.code.slice(0, 5).toLowerCase()}-${setup?.code.slice(5).toLowerCase()} `;
  expect(
    (await createBrowser(server).post("/api/household/join", { code: typed, deviceName: "x" })).status,
  ).toBe(200);
});

test("USR-04 wrong, used and expired codes get one and the same sentence", async () => {
  const owner = await createOwner(server);
  const wrong = await owner.browser.post("/api/registrations", { code: "AAAAA-AAAAA" });
  const made = await owner.browser.post("/api/invitations", { kind: "profile" });
  expect((await owner.browser.post("/api/registrations", { code: made.body.code })).status).toBe(200);
  const used = await owner.browser.post("/api/registrations", { code: made.body.code });
  const old = await owner.browser.post("/api/invitations", { kind: "profile" });
  server.time.advance(7 * 86_400_000);
  await owner.browser.post("/api/sessions", { profileId: owner.profileId, passcode: null });
  const expired = await owner.browser.post("/api/registrations", { code: old.body.code });
  for (const answer of [wrong, used, expired]) {
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ type: "wrong-code", message: refused });
  }
});

test("USR-04 five wrong tries exhaust an invitation without saying so", async () => {
  const owner = await createOwner(server);
  const made = await owner.browser.post("/api/invitations", { kind: "profile" });
  const code = String(made.body.code);
  // Same first signs, so they are tries at this invitation.
  const miss = `${code.slice(0, 9)}${code.endsWith("0") ? "1" : "0"}`;
  for (let round = 0; round < 5; round += 1) {
    expect((await owner.browser.post("/api/registrations", { code: miss })).status).toBe(403);
  }
  const right = await owner.browser.post("/api/registrations", { code });
  expect(right.status).toBe(403);
  expect(right.body.message).toBe(refused);
});

test("USR-04 of two devices that race for one code exactly one wins", async () => {
  const owner = await createOwner(server);
  for (let round = 0; round < 5; round += 1) {
    const made = await owner.browser.post("/api/invitations", { kind: "profile" });
    const answers = await Promise.all(
      [0, 1, 2].map(() =>
        createBrowser(server).post("/api/household/join", { code: made.body.code, deviceName: "x" }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  }
});

test("USR-04 a grant makes one profile, on the device that got it", async () => {
  const owner = await createOwner(server);
  const other = await inviteMember(server, owner, "sam");
  const made = await owner.browser.post("/api/invitations", { kind: "profile" });
  const { registration } = (await owner.browser.post("/api/registrations", { code: made.body.code })).body;
  const create = (browser: typeof owner.browser, username: string) =>
    browser.post("/api/profiles", { id: randomId(), registration, profile: exampleProfile(username) });
  expect((await create(other.browser, "thief")).body).toMatchObject({ type: "wrong-code" });
  expect((await create(owner.browser, "kim")).status).toBe(200);
  expect((await create(owner.browser, "lee")).body).toMatchObject({ type: "wrong-code" });
});

test("USR-04 a profile asked for twice with one id is made once, and answers the same", async () => {
  const owner = await createOwner(server);
  const made = await owner.browser.post("/api/invitations", { kind: "profile" });
  const { registration } = (await owner.browser.post("/api/registrations", { code: made.body.code })).body;
  const request = { id: randomId(), registration, profile: exampleProfile("kim") };
  const first = await owner.browser.post("/api/profiles", request);
  const second = await owner.browser.post("/api/profiles", request);
  expect(second.status).toBe(200);
  expect(second.body).toEqual(first.body);
  const { page } = await pull(owner.browser, owner.householdId);
  expect(page.rows.filter((row) => row.id === request.id)).toHaveLength(1);
});

test("USR-04 a repeated request opens no profile with a passcode", async () => {
  const owner = await createOwner(server);
  await owner.browser.put(`/api/profiles/${owner.profileId}/passcode`, { current: null, next: "2580" });
  await owner.browser.delete("/api/sessions/current");
  const again = { id: owner.profileId, registration: "", profile: exampleProfile("alex") };
  expect((await owner.browser.post("/api/profiles", again)).status).toBe(200);
  expect((await owner.browser.get("/api/hello")).body.session).toBeNull();
});

test("ONB-02 a taken username is refused in any case, and the code stays", async () => {
  const owner = await createOwner(server);
  expect((await owner.browser.get("/api/usernames/ALEX")).body).toEqual({ username: "alex", free: false });
  expect((await owner.browser.get("/api/usernames/kim")).body).toEqual({ username: "kim", free: true });
  const made = await owner.browser.post("/api/invitations", { kind: "profile" });
  const { registration } = (await owner.browser.post("/api/registrations", { code: made.body.code })).body;
  const create = (username: string) =>
    owner.browser.post("/api/profiles", { id: randomId(), registration, profile: exampleProfile(username) });
  expect((await create("alex")).body).toMatchObject({ type: "username-taken" });
  expect((await create("kim")).status).toBe(200);
});

test("USR-10 a device code lasts 15 minutes and makes no profile", async () => {
  const owner = await createOwner(server);
  const made = await owner.browser.post("/api/invitations", { kind: "device" });
  expect(Date.parse(String(made.body.expiresAt)) - server.time.clock().getTime()).toBe(15 * 60_000);
  expect((await owner.browser.post("/api/registrations", { code: made.body.code })).status).toBe(403);
  const joined = await createBrowser(server).post("/api/household/join", {
    code: made.body.code,
    deviceName: "tablet",
  });
  expect(joined.body).toMatchObject({ householdId: owner.householdId, registration: null });
  const late = await owner.browser.post("/api/invitations", { kind: "device" });
  server.time.advance(15 * 60_000);
  expect(
    (await createBrowser(server).post("/api/household/join", { code: late.body.code, deviceName: "x" }))
      .status,
  ).toBe(403);
});

test("USR-10 devices are listed by name and revoked; a revoked one is out at once", async () => {
  const owner = await createOwner(server);
  const tablet = await inviteDevice(server, owner);
  const listed = await owner.browser.get("/api/devices");
  expect(listed.body.devices).toMatchObject([
    { id: owner.deviceId, name: "alex's phone", isThis: true },
    { id: tablet.deviceId, name: "tablet", isThis: false },
  ]);
  expect((await pull(tablet.browser, owner.profileId)).status).toBe(200);
  expect((await owner.browser.delete(`/api/devices/${tablet.deviceId}`)).status).toBe(204);
  expect((await pull(tablet.browser, owner.profileId)).body).toMatchObject({ type: "device-unknown" });
  expect((await owner.browser.get("/api/devices")).body.devices).toHaveLength(1);
});

test("USR-10 only the owner revokes other people's devices", async () => {
  const owner = await createOwner(server);
  const sam = await inviteMember(server, owner, "sam");
  const samsTablet = await inviteDevice(server, sam);
  const mayRemove = async (who: typeof sam) =>
    // The reply's own shape, looked at just below.
    ((await who.browser.get("/api/devices")).body.devices as { readonly mayRemove: boolean }[]).map(
      (device) => device.mayRemove,
    );
  expect(await mayRemove(sam)).toEqual([false, true, true]);
  expect(await mayRemove(owner)).toEqual([true, true, true]);
  expect((await sam.browser.delete(`/api/devices/${owner.deviceId}`)).body).toMatchObject({
    type: "owner-only",
  });
  expect((await sam.browser.delete(`/api/devices/${samsTablet.deviceId}`)).status).toBe(204);
  expect((await owner.browser.delete(`/api/devices/${sam.deviceId}`)).status).toBe(204);
});

test("USR-05 open invitations are listed without their codes and can be withdrawn", async () => {
  const owner = await createOwner(server);
  const made = await owner.browser.post("/api/invitations", { kind: "profile" });
  const listed = await owner.browser.get("/api/invitations");
  expect(listed.body.invitations).toMatchObject([{ id: made.body.id, kind: "profile" }]);
  expect(JSON.stringify(listed.body)).not.toContain(String(made.body.code));
  expect((await owner.browser.delete(`/api/invitations/${made.body.id}`)).status).toBe(204);
  expect((await owner.browser.post("/api/registrations", { code: made.body.code })).status).toBe(403);
  expect((await owner.browser.get("/api/invitations")).body.invitations).toEqual([]);
});

test("PASS-04 the pepper lies in a file of its own that only its owner can read", () => {
  const file = statSync(join(server.dataDir, "pepper.key"));
  expect(file.mode & 0o777).toBe(0o600);
  expect(file.size).toBe(32);
});

test("USR-05 a family behind one address can join; five wrong codes end it", async () => {
  const limited = await startServer({ limits: createRateLimits(() => new Date(0)) });
  const owner = await createOwner(limited);
  for (const name of ["bo", "cy", "di", "ed", "fay", "gus", "hal"]) {
    expect((await inviteMember(limited, owner, name)).householdId).toBe(owner.householdId);
  }
  const stranger = createBrowser(limited);
  const guess = () => stranger.post("/api/household/join", { code: "AAAAA-AAAAA", deviceName: "x" });
  for (let round = 0; round < 5; round += 1) expect((await guess()).body.type).toBe("wrong-code");
  expect((await guess()).body.type).toBe("too-many");
  await limited.close();
});
