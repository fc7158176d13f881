/** The operator's command line, beside a running server. */
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { randomId } from "@muster/domain/shared/ids";
import { expect, test } from "vitest";
import { pragma } from "../src/database/sqlite/connection.ts";
import { migrations } from "../src/database/sqlite/migrations/all.ts";
import { lockFolder } from "../src/database/sqlite/process-lock.ts";
import { createTestTime } from "../src/testing/test-time.ts";
import { createBrowser, createOwner, inviteDevice, inviteMember, startServer } from "./harness.ts";
import { readFixture } from "./schema-fixtures.ts";
import { environmentOf, runToEnd } from "./server-process.ts";
import { pull } from "./sync-calls.ts";

const admin = (dataDir: string, ...args: string[]) =>
  runToEnd(new URL("../src/admin.ts", import.meta.url), environmentOf(dataDir), args);

test("USR-10 the command line gives codes and lists while the server runs", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  const device = await admin(server.dataDir, "invite", "device");
  expect(device).toMatchObject({ code: 0, errors: "" });
  const joined = await createBrowser(server).post("/api/household/join", {
    code: device.out.slice(0, 11),
    deviceName: "tablet",
  });
  expect(joined.body).toMatchObject({ householdId: alex.householdId, registration: null });
  const profile = await admin(server.dataDir, "invite", "profile");
  expect((await alex.browser.post("/api/registrations", { code: profile.out.slice(0, 11) })).status).toBe(
    200,
  );
  const listed = await admin(server.dataDir, "list");
  expect(listed.out).toContain("profile alex, owner");
  expect(listed.out).toContain("last daily backup: none yet");
  expect(listed.out).toContain("tablet");
  await server.close();
});

test("PASS-05 the command line removes a forgotten passcode and keeps records", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  await alex.browser.put(`/api/profiles/${alex.profileId}/passcode`, { current: null, next: "2580" });
  const reset = await admin(server.dataDir, "reset-passcode", "alex");
  expect(reset).toMatchObject({ code: 0, errors: "" });
  const unlocked = await alex.browser.post("/api/sessions", { profileId: alex.profileId, passcode: null });
  expect(unlocked.body).toMatchObject({ needsSetup: true });
  const { page } = await pull(alex.browser, alex.householdId);
  expect(page.rows[0]?.fields).toMatchObject({ username: "alex", hasPasscode: false });
  await server.close();
});

test("USR-05 the command line shows open codes and ends them", async () => {
  // The command is another process: it goes by the real clock.
  const server = await startServer({ time: createTestTime(Date.now()) });
  const alex = await createOwner(server);
  const [mine, other] = await Promise.all([
    alex.browser.post("/api/invitations", { kind: "profile" }),
    alex.browser.post("/api/invitations", { kind: "device" }),
  ]);
  await admin(server.dataDir, "invite", "profile");
  const listed = await admin(server.dataDir, "codes");
  expect(listed.out).toContain(
    `${String(mine.body.id)}  profile, by alex, until ${String(mine.body.expiresAt)}`,
  );
  expect(listed.out).toContain("profile, by the operator, until");
  expect(listed.out).not.toContain(String(mine.body.code));
  expect(await admin(server.dataDir, "withdraw-code", String(mine.body.id))).toMatchObject({
    code: 0,
    out: "1 withdrawn.\n",
  });
  // The command has the machine's clock, which went on meanwhile.
  server.time.advance(60_000);
  const join = (code: unknown) =>
    createBrowser(server).post("/api/household/join", { code, deviceName: "x" });
  expect((await join(mine.body.code)).body.type).toBe("wrong-code");
  expect((await join(other.body.code)).status).toBe(200);
  expect((await admin(server.dataDir, "withdraw-code", "all")).code).toBe(0);
  expect((await admin(server.dataDir, "codes")).out).toBe("");
  expect((await admin(server.dataDir, "withdraw-code", "nothing")).errors).toContain("no such open code");
  await server.close();
});

test("PASS-05 owner-reset readmits an owner and lists households and devices", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  await alex.browser.put(`/api/profiles/${alex.profileId}/passcode`, { current: null, next: "2580" });
  expect(await admin(server.dataDir, "owner-reset")).toMatchObject({ code: 0, errors: "" });
  const unlocked = await alex.browser.post("/api/sessions", { profileId: alex.profileId, passcode: null });
  expect(unlocked.body).toMatchObject({ needsSetup: true, reset: null });
  expect((await admin(server.dataDir, "households")).out).toContain(`${alex.householdId}  owner alex`);
  expect((await admin(server.dataDir, "devices")).out).toContain(alex.deviceId);

  const further = await admin(server.dataDir, "invite", "household");
  const browser = createBrowser(server);
  const joined = await browser.post("/api/household/join", {
    code: further.out.slice(0, 11),
    deviceName: "theirs",
  });
  expect(joined.status).toBe(200);
  expect(joined.body.householdId).not.toBe(alex.householdId);
  expect((await pull(browser, alex.householdId)).status).toBe(401);
  expect((await admin(server.dataDir, "owner-reset")).errors).toContain("no such household");
  await server.close();
});

test("USR-10 what makes no sense is said, with exit code 1", async () => {
  const empty = mkdtempSync(join(tmpdir(), "muster-admin-"));
  expect((await admin(empty, "help")).out).toContain("invite profile");
  expect(await admin(empty, "dance")).toMatchObject({ code: 1, out: "" });
});

test("USR-10 a mistyped DATA_DIR is said, and nothing is made there", async () => {
  const typo = join(mkdtempSync(join(tmpdir(), "muster-admin-")), "dtaa");
  for (const command of [["list"], ["invite", "device"]]) {
    const run = await admin(typo, ...command);
    expect(run).toMatchObject({ code: 1, out: "" });
    expect(run.errors).toMatch(/^There is no household in [^\n]*dtaa[^\n]*DATA_DIR[^\n]*\n$/);
  }
  expect(existsSync(typo)).toBe(false);
});

test("SYNC-08 the command line changes no schema under a running server", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-admin-"));
  const file = join(dataDir, "muster.db");
  const db = new DatabaseSync(file);
  db.exec(readFixture(1).sql);
  const lock = lockFolder(dataDir);
  const beside = await admin(dataDir, "list");
  expect(beside.errors).toMatch(/^An older Muster serves the data folder [^\n]*\n$/);
  expect(pragma(db, "user_version")).toBe(1);
  if (lock.ok) lock.value.release();
  db.close();
  expect((await admin(dataDir, "list")).out).toContain("profile alex, owner");
  const after = new DatabaseSync(file);
  expect(pragma(after, "user_version")).toBe(migrations.length);
  after.close();
});

test("USR-10 a device is taken out from the command line, and is out at once", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  const tablet = await inviteDevice(server, alex);
  expect((await admin(server.dataDir, "revoke", randomId())).errors).toContain("no such device");
  const run = await admin(server.dataDir, "revoke", tablet.deviceId);
  expect(run).toMatchObject({ code: 0, errors: "" });
  expect((await pull(tablet.browser, alex.householdId)).status).toBe(401);
  expect((await pull(alex.browser, alex.householdId)).status).toBe(200);
  await server.close();
});

test("USR-10 ending the ownership of somebody who is no owner says so", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  await inviteMember(server, alex, "bea");
  const run = await admin(server.dataDir, "end-owner", "bea");
  expect(run).toMatchObject({ code: 1, errors: "bea is no owner. Nothing was changed.\n" });
  await server.close();
});

test("USR-09 an invitation from the command line has an address and a link", async () => {
  const server = await startServer();
  const { out } = await runToEnd(
    new URL("../src/admin.ts", import.meta.url),
    environmentOf(server.dataDir, { PORT: "8902" }),
    ["invite", "household"],
  );
  const code = out.slice(0, 11);
  expect(out).toContain(
    `To be typed at http://localhost:8902, or opened as http://localhost:8902/#setup=${code}`,
  );
  await server.close();
});
