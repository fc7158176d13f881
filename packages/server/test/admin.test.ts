/** The operator's command line, beside a running server. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
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
