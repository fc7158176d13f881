/** Deleting a profile: 14 days in which it can be taken back, then nothing of it is left on the server (settled point 7). */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createOwner, inviteMember, type Member, startServer, type TestServer } from "./harness.ts";
import { profileOperation, pull, push, settingsOperation } from "./sync-calls.ts";

const days = 86_400_000;
let server: TestServer;
let alex: Member;
let sam: Member;
beforeEach(async () => {
  server = await startServer();
  alex = await createOwner(server);
  sam = await inviteMember(server, alex, "sam");
  await push(sam.browser, [profileOperation(sam), settingsOperation(sam, 2)]);
});
afterEach(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
});

const address = (member: Member): string => `/api/profiles/${member.profileId}/deletion`;
const sweep = () => server.stores.sweep(server.time.clock().getTime());
const unlock = (member: Member) =>
  member.browser.post("/api/sessions", { profileId: member.profileId, passcode: null });
/** Rows anywhere in the database that hold the text. */
const mentions = (text: string): readonly string[] => {
  const db = new DatabaseSync(join(server.dataDir, "muster.db"), { readOnly: true });
  const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const found = names.filter(({ name }) =>
    db
      .prepare(`SELECT * FROM ${String(name)}`)
      .all()
      .some((row) => JSON.stringify(row).includes(text)),
  );
  db.close();
  return found.map(({ name }) => String(name));
};

test("SET-07 asked for, seen, and taken back: nothing is erased, however late the sweep", async () => {
  expect((await sam.browser.send("GET", address(sam))).body).toEqual({ eraseAt: null });
  const asked = await sam.browser.send("PUT", address(sam));
  expect(asked.body).toEqual({ eraseAt: "2026-12-04T08:00:00.000Z" });
  server.time.advance(3 * days);
  // Asked again: the first time counts.
  await unlock(sam);
  expect((await sam.browser.send("PUT", address(sam))).body).toEqual(asked.body);
  expect((await sam.browser.send("DELETE", address(sam))).body).toEqual({ eraseAt: null });
  server.time.advance(30 * days);
  await sweep();
  expect((await unlock(sam)).status).toBe(200);
  expect((await pull(sam.browser, sam.profileId)).page.rows).toHaveLength(2);
});

test("SET-07 until the last minute everything is there; then the household is told, and no row speaks of it", async () => {
  // Who was made an owner, and was one no more, is remembered by name until then.
  const ownership = `/api/profiles/${sam.profileId}/ownership`;
  expect((await alex.browser.send("PUT", ownership)).status).toBe(204);
  expect((await sam.browser.send("DELETE", ownership)).status).toBe(204);
  expect(mentions(`owner-made:${sam.profileId}`)).toEqual(["activity"]);
  await sam.browser.send("PUT", address(sam));
  server.time.advance(14 * days - 60_000);
  await sweep();
  expect((await unlock(sam)).status).toBe(200);
  server.time.advance(60_000);
  await sweep();
  expect((await unlock(sam)).status).toBe(404);
  // What is left is the card's tombstone, and who made it in the past.
  expect(mentions(sam.profileId)).toEqual(["record"]);
  expect(mentions('sam\\"')).toEqual([]);
  await unlock(alex);
  const cards = (await pull(alex.browser, alex.householdId)).page.rows;
  expect(cards.find(({ id }) => id === sam.profileId)).toMatchObject({ deleted: true });
  expect(cards.find(({ id }) => id === alex.profileId)).toMatchObject({ deleted: false });
  // The name is free again.
  expect((await alex.browser.send("GET", "/api/usernames/sam")).body).toMatchObject({ free: true });
  // A second sweep finds nothing to do.
  await sweep();
});

test("SET-07 nobody deletes somebody else, and the owner goes last", async () => {
  expect((await alex.browser.send("PUT", address(sam))).status).toBe(403);
  expect((await sam.browser.send("DELETE", address(alex))).status).toBe(403);
  const refused = await alex.browser.send("PUT", address(alex));
  expect([refused.status, refused.body.type]).toEqual([409, "owner-stays"]);
  await sam.browser.send("PUT", address(sam));
  server.time.advance(15 * days);
  await sweep();
  await unlock(alex);
  expect((await alex.browser.send("PUT", address(alex))).status).toBe(200);
});

test("SET-07 with a passcode, deleting asks for it again; keeping does not", async () => {
  await sam.browser.put(`/api/profiles/${sam.profileId}/passcode`, { current: null, next: "2580" });
  await sam.browser.post("/api/sessions", { profileId: sam.profileId, passcode: "2580" });
  server.time.advance(10 * 60_000);
  expect((await sam.browser.send("PUT", address(sam))).body.type).toBe("needs-passcode");
  await sam.browser.post("/api/sessions/elevation", { passcode: "2580" });
  expect((await sam.browser.send("PUT", address(sam))).status).toBe(200);
  server.time.advance(10 * 60_000);
  expect((await sam.browser.send("DELETE", address(sam))).body).toEqual({ eraseAt: null });
});

test("SET-07 who came while the last owner waited to be erased becomes the owner", async () => {
  await sam.browser.send("PUT", address(sam));
  server.time.advance(15 * days);
  await sweep();
  await unlock(alex);
  await alex.browser.send("PUT", address(alex));
  server.time.advance(days);
  await unlock(alex);
  const kim = await inviteMember(server, alex, "kim");
  expect((await kim.browser.get("/api/recovery-kit")).body.isOwner).toBe(false);
  server.time.advance(14 * days);
  await sweep();
  await unlock(kim);
  expect((await kim.browser.get("/api/recovery-kit")).body.isOwner).toBe(true);
});
