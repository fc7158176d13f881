/** Deleting a profile: 14 days in which it can be taken back, then nothing of it is left on the server (settled point 7). */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { randomId } from "@muster/domain/shared/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentOf, isPostgres } from "./engine.ts";
import {
  createOwner,
  guard,
  inviteMember,
  type Member,
  startOfTests,
  startServer,
  sweepTwice,
  type TestServer,
} from "./harness.ts";
import { operation, profileOperation, pull, push, settingsOperation } from "./sync-calls.ts";

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
const sweep = () => sweepTwice(server);
const unlock = (member: Member) =>
  member.browser.post("/api/sessions", { profileId: member.profileId, passcode: null });
/** Rows anywhere in the database that hold the text. */
const mentions = async (text: string): Promise<readonly string[]> =>
  (await contentOf(server))
    .filter(({ rows }) => rows.some((row) => JSON.stringify(row).includes(text)))
    .map(({ name }) => name);

test("SET-07 a withdrawn deletion request erases nothing, however late", async () => {
  expect((await sam.browser.send("GET", address(sam))).body).toEqual({ eraseAt: null });
  const requestedDeletion = await sam.browser.send("PUT", address(sam));
  expect(requestedDeletion.body).toEqual({ eraseAt: "2026-12-04T08:00:00.000Z" });
  server.time.advance(3 * days);
  // Asked again: the first time counts.
  await unlock(sam);
  expect((await sam.browser.send("PUT", address(sam))).body).toEqual(requestedDeletion.body);
  expect((await sam.browser.send("DELETE", address(sam))).body).toEqual({ eraseAt: null });
  server.time.advance(30 * days);
  await sweep();
  expect((await unlock(sam)).status).toBe(200);
  expect((await pull(sam.browser, sam.profileId)).page.rows).toHaveLength(2);
});

test("SET-07 after the last minute of grace no row of a profile is left", async () => {
  // Who was made an owner, and was one no more, is remembered by name until then.
  await guard(alex);
  const ownership = `/api/profiles/${sam.profileId}/ownership`;
  expect((await alex.browser.send("PUT", ownership)).status).toBe(204);
  expect((await sam.browser.send("DELETE", ownership)).status).toBe(204);
  expect(await mentions(`owner-made:${sam.profileId}`)).toEqual(["activity"]);
  await sam.browser.send("PUT", address(sam));
  server.time.advance(14 * days - 60_000);
  await sweep();
  expect((await unlock(sam)).status).toBe(200);
  server.time.advance(60_000);
  await sweep();
  expect((await unlock(sam)).status).toBe(404);
  // What is left is the card's tombstone, and who made it in the past.
  expect(await mentions(sam.profileId)).toEqual(["record"]);
  expect(await mentions('sam\\"')).toEqual([]);
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
  await guard(alex);
  const refused = await alex.browser.send("PUT", address(alex));
  expect([refused.status, refused.body.type]).toEqual([409, "owner-stays"]);
  await sam.browser.send("PUT", address(sam));
  server.time.advance(15 * days);
  await sweep();
  await alex.browser.post("/api/sessions", { profileId: alex.profileId, passcode: "4826" });
  await alex.browser.post("/api/sessions/elevation", { passcode: "4826" });
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

test.runIf(!isPostgres)(
  "SET-07 what an erased person wrote stands nowhere in the database's bytes",
  async () => {
    const words = (n: number) => `Plum dumplings of grandmother ${n}`;
    const meals = Array.from({ length: 1_500 }, (_, index) =>
      operation({
        number: 10 + index,
        scope: sam.profileId,
        kind: "nutritionEntry",
        id: randomId(),
        new: true,
        at: startOfTests,
        fields: {
          logDate: "2026-11-20",
          mealName: words(index),
          mealSlot: "dinner",
          calories: 500,
          protein: 9,
          carbohydrate: null,
          fat: null,
          fiber: null,
          servings: 1,
          servingSize: "",
          createdAt: "2026-11-20T08:00:00.000Z",
        },
      }),
    );
    const replica = randomId();
    for (let from = 0; from < meals.length; from += 200)
      await push(sam.browser, meals.slice(from, from + 200), replica);
    const [first] = meals;
    if (first === undefined) throw new Error("no meal");
    const { scope, kind, id } = first;
    const renamed = operation({
      number: 2_000,
      scope,
      kind,
      id,
      at: startOfTests + 1,
      fields: { mealName: "Bread" },
    });
    await push(sam.browser, [renamed], replica);
    const bytes = () =>
      ["muster.db", "muster.db-wal"].map((name) =>
        readFileSync(join(server.dataDir, name)).toString("latin1"),
      );
    expect(bytes().some((text) => text.includes(words(1_499)))).toBe(true);
    await sam.browser.send("PUT", address(sam));
    server.time.advance(15 * days);
    await sweep();
    for (const text of bytes()) expect(text).not.toContain("Plum dumplings");
    const db = new DatabaseSync(join(server.dataDir, "muster.db"), { readOnly: true });
    expect(db.prepare("PRAGMA freelist_count").get()).toEqual({ freelist_count: 0 });
    db.close();
  },
);

test.runIf(!isPostgres)(
  "SET-07 copies from before an upgrade are deleted after 35 days, others kept",
  async () => {
    const folder = join(server.dataDir, "snapshots");
    mkdirSync(folder);
    const names = ["muster-schema-5-20261015T080000Z.db", "muster-schema-6-20261115T080000Z.db", "mine.db"];
    for (const name of names) writeFileSync(join(folder, name), "");
    await sweep();
    expect(readdirSync(folder).sort()).toEqual(["mine.db", "muster-schema-6-20261115T080000Z.db"]);
  },
);
