/** What has served its time is forgotten, and nothing else. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import { expect, test } from "vitest";
import { oats } from "../../web/test/support/records.ts";
import { asyncOn, statementsOn } from "../src/database/sqlite/statements.ts";
import { type SweepPlace, sweepSlice, sweepStart } from "../src/database/stores/sweep.ts";
import { createTestTime } from "../src/testing/test-time.ts";
import { contentOf, isPostgres } from "./engine.ts";
import { createOwner, inviteDevice, startOfTests, startServer, sweepTwice } from "./harness.ts";
import { operation, pull, push, settingsOperation } from "./sync-calls.ts";

const days = 86_400_000;

test("SYNC-02 receipts stay 30 days when confirmed, else 400; records for ever", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  const tablet = await inviteDevice(server, alex);
  const replica = randomId();
  const confirmed = settingsOperation(alex, 1);
  const lost = {
    ...settingsOperation(alex, 2),
    fields: { ...settingsOperation(alex).fields, theme: "dark" },
  };
  await push(tablet.browser, [confirmed, lost], replica);
  await tablet.browser.post("/sync/push", {
    protocol: 2,
    schema: recordSchemaVersion,
    replica,
    confirmed: 1,
    ops: [{ ...settingsOperation(alex, 3) }],
  });
  const receipts = async () =>
    (await server.sql("SELECT n FROM receipt WHERE replica_id = ? ORDER BY n", replica)).map(({ n }) => n);
  const count = async (table: string) => (await server.sql(`SELECT count(*) AS n FROM ${table}`))[0]?.n;
  const sweep = () => sweepTwice(server);

  await sweep();
  expect(await receipts()).toEqual([1, 2, 3]);
  expect(await count("session")).toBe(2);
  server.time.advance(31 * days);
  await sweep();
  expect(await receipts()).toEqual([2, 3]);
  expect(await count("session")).toBe(0);
  expect(await count("invitation")).toBe(0);
  server.time.advance(370 * days);
  await sweep();
  expect(await receipts()).toEqual([]);
  expect(await count("record")).toBe(2);
  await alex.browser.post("/api/sessions", { profileId: alex.profileId, passcode: null });
  expect((await pull(alex.browser, alex.profileId)).page.rows).toHaveLength(1);
  await server.close();
});

test("SET-07 a clock that jumped deletes nothing, and is believed a day later", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  await push(alex.browser, [settingsOperation(alex, 1)]);
  await alex.browser.send("PUT", `/api/profiles/${alex.profileId}/deletion`);
  const { dataDir } = server;
  await server.stores.close();
  const at = async (now: number) => {
    const again = await startServer({ dataDir, time: createTestTime(now) });
    const looks = [(await again.stores.sweep(now)).ok, (await again.stores.sweep(now + days)).ok];
    const left = (await again.stores.household.account(alex.householdId, alex.profileId)) !== undefined;
    await again.close();
    return { looks, left };
  };
  expect(await at(startOfTests - 40 * days)).toEqual({ looks: [false, false], left: true });
  // Only a jump: the second look comes a day after the first.
  const jumped = await startServer({ dataDir, time: createTestTime(startOfTests + 20 * days) });
  expect(await jumped.stores.sweep(startOfTests + 20 * days)).toEqual({
    ok: false,
    error: { now: startOfTests + 20 * days, newest: startOfTests },
  });
  expect(await jumped.stores.household.account(alex.householdId, alex.profileId)).toBeDefined();
  await jumped.close();
  expect(await at(startOfTests + 20 * days)).toEqual({ looks: [false, true], left: false });
});

test("SYNC-02 events of a household are deleted after 400 days", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  const events = async () => Number((await server.sql("SELECT count(*) AS n FROM activity"))[0]?.n);
  const before = await events();
  expect(before).toBeGreaterThan(0);
  server.time.advance(390 * days);
  await sweepTwice(server);
  expect(await events()).toBe(before);
  await inviteDevice(server, alex).catch(() => undefined);
  await alex.browser.post("/api/sessions", { profileId: alex.profileId, passcode: null });
  await alex.browser.post("/api/invitations", { kind: "device" });
  server.time.advance(11 * days);
  await sweepTwice(server);
  expect(await events()).toBeGreaterThan(0);
  expect(await events()).toBeLessThan(before + 3);
  await server.close();
});

test("SET-07 sync.A12 what deleted meals said is nowhere on the server after 30 days", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  const replica = randomId();
  const secret = "Grandmother's dumplings";
  const meals = Array.from({ length: 450 }, (_, index) => {
    const change = { scope: alex.profileId, kind: "nutritionEntry", id: randomId() } as const;
    const made = operation({
      ...change,
      number: 2 * index + 1,
      new: true,
      fields: { ...oats, mealName: secret },
    });
    return [made, operation({ ...change, number: 2 * index + 2, fields: { $del: true } })] as const;
  });
  for (let from = 0; from < meals.length; from += 100)
    await push(alex.browser, meals.slice(from, from + 100).flat(), replica);
  const isThere = async () =>
    JSON.stringify(await contentOf(server)).includes(secret) ||
    (!isPostgres &&
      ["muster.db", "muster.db-wal"].some((name) =>
        readFileSync(join(server.dataDir, name)).includes(secret),
      ));
  server.time.advance(29 * days);
  await sweepTwice(server);
  expect(await isThere()).toBe(true);
  server.time.advance(2 * days);
  await sweepTwice(server);
  expect(
    await server.sql(
      "SELECT DISTINCT fields, exceptions, day, deleted FROM record WHERE kind = 'nutritionEntry'",
    ),
  ).toEqual([{ fields: '{"$del":true}', exceptions: null, day: null, deleted: 1 }]);
  expect(await server.sql("SELECT CAST(sum(bytes) AS INTEGER) AS n FROM stored_bytes")).toEqual(
    await server.sql(
      "SELECT CAST(sum(octet_length(fields) + coalesce(octet_length(exceptions), 0)) AS INTEGER) AS n FROM record",
    ),
  );
  expect(await isThere()).toBe(false);
  await alex.browser.post("/api/sessions", { profileId: alex.profileId, passcode: null });
  const { rows } = (await pull(alex.browser, alex.profileId)).page;
  expect(rows).toHaveLength(450);
  expect(rows.every(({ deleted }) => deleted)).toBe(true);
  // A device that still holds it may have it back.
  const { op: _op, ...again } = meals[0]?.[0] ?? operation({ scope: "", kind: "", id: "", fields: {} });
  const back = operation({ ...again, at: server.time.clock().getTime() });
  expect((await push(alex.browser, [back])).reply).toMatchObject({
    done: [back.op],
    rows: [{ deleted: false }],
  });
  await server.close();
});

test("SYNC-02 a sweep looks at 2,000 rows at a time, and misses none", async () => {
  const db = new DatabaseSync(":memory:");
  db.exec(`CREATE TABLE session (household_id TEXT, id_hash TEXT, expires_at INTEGER, used_at INTEGER,
    idle_limit INTEGER, PRIMARY KEY (household_id, id_hash)) STRICT, WITHOUT ROWID`);
  const add = db.prepare("INSERT INTO session VALUES (?, ?, ?, 1000, 1000)");
  for (let row = 0; row < 5_000; row += 1) add.run(`h${row % 7}`, `s${row}`, row % 2 === 0 ? 10 : 1_000);
  const left = () => Number(db.prepare("SELECT count(*) AS n FROM session").get()?.n);
  const counts: number[] = [];
  for (let place: SweepPlace | undefined = sweepStart; place?.rule === 0; ) {
    place = await sweepSlice(
      asyncOn(statementsOn(db), () => true),
      500,
      place,
    );
    counts.push(left());
  }
  expect(counts).toHaveLength(3);
  expect(counts[0]).toBeGreaterThanOrEqual(3_000);
  expect(counts.at(-1)).toBe(2_500);
});
