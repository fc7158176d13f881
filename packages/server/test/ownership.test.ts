/** Who owns a household, and what its devices are called: handed over, never lost, and only by whom it concerns. */
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  createBrowser,
  createOwner,
  guard,
  inviteDevice,
  inviteMember,
  type Member,
  startServer,
  type TestServer,
} from "./harness.ts";
import { environmentOf, runToEnd } from "./server-process.ts";

let server: TestServer;
let olga: Member;
let sam: Member;
beforeEach(async () => {
  server = await startServer();
  olga = await createOwner(server, "olga");
  sam = await inviteMember(server, olga, "sam");
});
afterEach(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
});

const ownership = (whose: Member) => `/api/profiles/${whose.profileId}/ownership`;
const make = (by: Member, whose: Member) => by.browser.send("PUT", ownership(whose));
const end = (by: Member, whose: Member) => by.browser.send("DELETE", ownership(whose));
const ownersAs = async (member: Member) => (await member.browser.get("/api/recovery-kit")).body;

test("PASS-05 an owner makes another owner, then leaves with all powers", async () => {
  expect((await make(sam, sam)).body.type).toBe("owner-only");
  expect((await end(olga, olga)).body.type).toBe("last-owner");
  await guard(olga);
  expect((await make(olga, sam)).status).toBe(204);
  expect((await make(olga, sam)).status).toBe(204);
  expect(await ownersAs(sam)).toMatchObject({ isOwner: true, owners: [olga.profileId, sam.profileId] });
  // Nobody takes it from somebody else.
  expect((await end(sam, olga)).body.type).toBe("not-yours");
  expect((await end(olga, olga)).status).toBe(204);
  expect(await ownersAs(olga)).toMatchObject({ isOwner: false, isMade: false, owners: [] });
  expect(await ownersAs(sam)).toMatchObject({ isOwner: true, owners: [sam.profileId] });
  expect((await end(sam, sam)).body.type).toBe("last-owner");
  const reset = (by: Member, whose: Member) =>
    by.browser.post(`/api/profiles/${whose.profileId}/passcode-reset`, { deviceId: whose.deviceId });
  expect((await reset(olga, sam)).body.type).toBe("owner-only");
  await guard(sam);
  expect((await reset(sam, olga)).status).toBe(204);
});

test("PASS-05 of two owners who leave at once one stays", async () => {
  await olga.browser.put(`/api/profiles/${olga.profileId}/passcode`, { current: null, next: "2580" });
  expect((await make(olga, sam)).body.type).toBe("needs-passcode");
  await olga.browser.post("/api/sessions/elevation", { passcode: "2580" });
  expect((await make(olga, sam)).status).toBe(204);
  const both = await Promise.all([end(olga, olga), end(sam, sam)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test("SET-07 an owner awaiting erasure does not count as the remaining owner", async () => {
  const erase = (member: Member) => member.browser.send("PUT", `/api/profiles/${member.profileId}/deletion`);
  await guard(olga);
  expect((await erase(olga)).body.type).toBe("owner-stays");
  await make(olga, sam);
  expect((await erase(olga)).status).toBe(200);
  await guard(sam);
  expect((await erase(sam)).body.type).toBe("owner-stays");
  expect((await end(sam, sam)).body.type).toBe("last-owner");
});

test("PASS-05 the command line transfers ownership and keeps one owner", async () => {
  const admin = (...args: string[]) =>
    runToEnd(
      new URL("../src/admin.ts", import.meta.url),
      environmentOf(server.dataDir, server.environment),
      args,
    );
  expect((await admin("end-owner", "olga")).errors).toContain("A household needs an owner.");
  expect((await admin("make-owner", "nobody")).errors).toContain("no profile of that name");
  expect(await admin("make-owner", "Sam")).toMatchObject({ code: 0, errors: "" });
  expect((await admin("end-owner", "olga")).out).toContain("olga no longer owns the household.");
  expect(await ownersAs(sam)).toMatchObject({ isOwner: true, owners: [sam.profileId] });
});

test("PASS-05 a passcode removed by command is not removed by its person", async () => {
  await sam.browser.put(`/api/profiles/${sam.profileId}/passcode`, { current: null, next: "2580" });
  const admin = await runToEnd(
    new URL("../src/admin.ts", import.meta.url),
    environmentOf(server.dataDir, server.environment),
    ["reset-passcode", "sam"],
  );
  expect(admin).toMatchObject({ code: 0, errors: "" });
  const { events } = (await olga.browser.get("/api/activity")).body as { events: readonly unknown[] };
  expect(events).toContainEqual(
    expect.objectContaining({ what: "passcode-removed", by: null, to: sam.profileId, device: null }),
  );
});

test("USR-10 no name of a device hides it in the list, or reads as another's", async () => {
  const rename = (name: string) => sam.browser.send("PATCH", `/api/devices/${sam.deviceId}`, { name });
  for (const name of ["\u202Eenohp s'aglo", "\u200B", " \u200D "])
    expect((await rename(name)).body.type).toBe("invalid-request");
  expect((await rename("سارة 📱")).status).toBe(204);
  const invited = await olga.browser.post("/api/invitations", { kind: "device" });
  const strange = { code: invited.body.code, deviceName: "\u202Eenohp s'aglo" };
  const joined = await createBrowser(server).post("/api/household/join", strange);
  expect(joined.body.type).toBe("invalid-request");
});

test("USR-10 people name their own devices and those they invited", async () => {
  const tablet = await inviteDevice(server, sam);
  const eve = await inviteMember(server, sam, "eve");
  const rename = (by: Member, deviceId: string, name: string) =>
    by.browser.send("PATCH", `/api/devices/${deviceId}`, { name });
  const namesAs = async (member: Member) =>
    // The list as the contract has it.
    ((await member.browser.get("/api/devices")).body.devices as { id: string; name: string }[]).map(
      ({ name }) => name,
    );
  expect((await rename(sam, sam.deviceId, "  Sam's phone ")).status).toBe(204);
  expect((await rename(sam, tablet.deviceId, "Kitchen tablet")).status).toBe(204);
  expect((await rename(eve, tablet.deviceId, "Mine")).body.type).toBe("owner-only");
  expect((await rename(olga, eve.deviceId, "Eve's phone")).status).toBe(204);
  const names = await namesAs(olga);
  expect(names).toEqual(expect.arrayContaining(["Sam's phone", "Kitchen tablet", "Eve's phone"]));
  for (const wrong of ["", "   ", "x".repeat(61)])
    expect((await rename(sam, sam.deviceId, wrong)).status).toBe(400);
  await guard(olga);
  await olga.browser.delete(`/api/devices/${tablet.deviceId}`);
  expect((await rename(olga, tablet.deviceId, "Ghost")).status).toBe(404);
  expect(await namesAs(olga)).not.toContain("Ghost");
});

test("USR-10 the list of devices says who was opened on each, the last one first", async () => {
  const tablet = await inviteDevice(server, sam);
  await tablet.browser.post("/api/sessions", { profileId: sam.profileId, passcode: null });
  server.time.advance(60_000);
  await tablet.browser.post("/api/sessions", { profileId: olga.profileId, passcode: null });
  const { devices } = (await olga.browser.get("/api/devices")).body as {
    devices: readonly { readonly id: string; readonly usedBy: readonly string[] }[];
  };
  const usersOf = (id: string) => devices.find((device) => device.id === id)?.usedBy;
  expect(usersOf(tablet.deviceId)).toEqual([olga.profileId, sam.profileId]);
  expect(usersOf(sam.deviceId)).toEqual([sam.profileId]);
  // Who has signed out was there all the same.
  await sam.browser.delete("/api/sessions/current");
  const again = (await olga.browser.get("/api/devices")).body as { devices: typeof devices };
  expect(again.devices.find(({ id }) => id === sam.deviceId)?.usedBy).toEqual([sam.profileId]);
});
