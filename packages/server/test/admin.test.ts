/** The operator's command line, beside a running server. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestTime } from "../src/testing/test-time.ts";
import { createBrowser, createOwner, startServer } from "./harness.ts";
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
  expect(listed.out).toContain("tablet");
  await server.close();
});

test("PASS-05 a forgotten passcode is removed from the command line; records stay, the card says so", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  await alex.browser.put(`/api/profiles/${alex.profileId}/passcode`, { current: null, next: "2580" });
  const reset = await admin(server.dataDir, "reset-passcode", "alex");
  expect(reset).toMatchObject({ code: 0, errors: "" });
  const unlocked = await alex.browser.post("/api/sessions", { profileId: alex.profileId, passcode: null });
  expect(unlocked.body).toMatchObject({ needsSetup: true });
  const { page } = await pull(alex.browser, alex.householdId);
  expect(page.rows[0]?.f).toMatchObject({ username: "alex", hasPasscode: false });
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
  const join = (code: unknown) =>
    createBrowser(server).post("/api/household/join", { code, deviceName: "x" });
  expect((await join(mine.body.code)).body.type).toBe("wrong-code");
  expect((await join(other.body.code)).status).toBe(200);
  expect((await admin(server.dataDir, "withdraw-code", "all")).code).toBe(0);
  expect((await admin(server.dataDir, "codes")).out).toBe("");
  expect((await admin(server.dataDir, "withdraw-code", "nothing")).errors).toContain("no such open code");
  await server.close();
});

test("PASS-05 owner-reset lets an owner back in; households and devices are listed; a further household gets its code", async () => {
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
  expect((await admin(empty, "invite", "device")).errors).toContain("no such household");
});
