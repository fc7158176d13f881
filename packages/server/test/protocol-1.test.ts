/** An app that a browser still has from before: it speaks version 1 of sync, and loses nothing beside newer ones. */
import { settingsId } from "@muster/domain/record-ids";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createOwner, type Member, startOfTests, startServer, type TestServer } from "./harness.ts";
import { operation, pull, push, settingsOperation } from "./sync-calls.ts";

let server: TestServer;
let alex: Member;
beforeEach(async () => {
  server = await startServer();
  alex = await createOwner(server);
});
afterEach(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
});

/** Version 1 as it was: letters, and a pull that does not say its version. */
const pushOfBefore = (ops: readonly object[], offers: readonly object[] = []) =>
  alex.browser.post("/sync/push", {
    ...{ v: 1, schema: recordSchemaVersion, replica: randomId(), confirmed: 0 },
    ...{ ops, offers },
  });
const pullOfBefore = () =>
  alex.browser.get(`/sync/pull?scope=${alex.profileId}&cursor=0&schema=${recordSchemaVersion}`);
const settingsOfBefore = (theme: string, at = startOfTests) => ({
  ...{ op: randomId(), n: 1, p: alex.profileId, kind: "settings", id: settingsId(alex.profileId), new: true },
  ...{ f: { ...settingsOperation(alex).fields, theme }, at, off: 0, seen: "", schema: recordSchemaVersion },
});

test("SYNC-02 an app of version 1 pushes and pulls in its letters", async () => {
  const op = settingsOfBefore("dark");
  const pushed = await pushOfBefore([op]);
  expect(pushed.status).toBe(200);
  const row = { p: alex.profileId, kind: "settings", id: op.id, f: op.f, deleted: false };
  expect(pushed.body).toMatchObject({ v: 1, done: [op.op], bad: [], later: [], rows: [row] });
  const pulled = await pullOfBefore();
  expect(pulled.body).toMatchObject({ v: 1, more: false, rows: [row] });
  for (const { body } of [pushed, pulled])
    expect(JSON.stringify(body)).not.toMatch(/"(protocol|scope|fields|stamp|fieldStamps)"/);
});

test("SYNC-02 versions 1 and 2 see and change the same record", async () => {
  const op = settingsOfBefore("dark");
  await pushOfBefore([op]);
  expect((await pull(alex.browser, alex.profileId)).page.rows).toMatchObject([{ fields: { theme: "dark" } }]);
  const { scope, kind, id } = settingsOperation(alex);
  const at = startOfTests + 1_000;
  server.time.advance(2_000);
  await push(alex.browser, [operation({ number: 1, scope, kind, id, at, fields: { theme: "light" } })]);
  const pulled = await pullOfBefore();
  expect(pulled.body.rows).toMatchObject([{ f: { theme: "light" }, x: { theme: expect.any(String) } }]);
});

test("SYNC-02 a row that version 1 offers is taken, one of the server's is refused", async () => {
  const [row] = (await push(alex.browser, [settingsOperation(alex)])).reply.rows;
  const stamp = row?.stamp ?? "";
  const id = randomId();
  const fields = { metric: "weight", value: 174, date: "2026-11-20", at: "2026-11-20T06:00:00.000Z" };
  const reading = { p: alex.profileId, kind: "reading", id, f: { ...fields, source: "progress" }, s: stamp };
  const card = { ...reading, p: alex.householdId, kind: "profileCard" };
  const { body } = await pushOfBefore([], [reading, card]);
  expect(body).toMatchObject({
    badOffers: [{ p: alex.householdId, kind: "profileCard", id, code: "owner" }],
    rows: [{ p: alex.profileId, kind: "reading", id, s: stamp }],
  });
});

test("SYNC-02 a version that the server does not know is refused", async () => {
  const body = { schema: recordSchemaVersion, replica: randomId(), confirmed: 0, ops: [] };
  for (const version of [{ v: 3 }, { protocol: 3 }, {}])
    expect((await alex.browser.post("/sync/push", { ...version, ...body })).status).toBe(400);
  const path = `/sync/pull?protocol=3&scope=${alex.profileId}`;
  expect((await alex.browser.get(path)).status).toBe(400);
});
