/**
 * `npm run admin -- move`, with the app's own store and sync engine on both sides of it: a device that used a server on SQLite
 * goes on with the one on PostgreSQL, and back, and notices nothing.
 */
import { copyFileSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { randomId } from "@muster/domain/shared/ids";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";
import { freshDatabase, withClient } from "../packages/server/src/database/testing/postgres-server.ts";
import { environmentOf, runToEnd, startProcess } from "../packages/server/test/server-process.ts";
import { oats } from "../packages/web/test/support/records.ts";
import { joinedPerson } from "./real-device.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const emptyFolder = () => mkdtempSync(join(tmpdir(), "muster-move-"));
const adminFile = fileURLToPath(new URL("../packages/server/src/admin.ts", import.meta.url));
const move = (environment: Record<string, string>, to: string) =>
  runToEnd(adminFile, environment, ["move", "--to", to]);

const tablesOf = (url: string): Promise<readonly string[]> =>
  withClient(url, async (client) => {
    const found = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
    return found.rows.map(({ tablename }) => String(tablename));
  });

test("SYNC-02 a device goes on after a move to PostgreSQL and back, without loss", async () => {
  const [first, last] = [emptyFolder(), emptyFolder()];
  const url = await freshDatabase();
  const onFolder = environmentOf(first);
  const onPostgres = environmentOf(first, { DATABASE_URL: url });
  let server = await startProcess(onFolder);
  const person = await joinedPerson(server);
  const device = await person.openDevice(() => server.address);
  device.engine.setProfile(person.profileId);
  await device.engine.syncNow();
  const eat = async (calories: number) => {
    const saved = await device.store.write(person.profileId, [
      { kind: "nutritionEntry", id: randomId(), create: { ...oats, calories } },
    ]);
    expect(saved.ok).toBe(true);
  };
  const calories = async (of: typeof device) =>
    (await of.store.all("nutritionEntry", person.profileId)).map((entry) => entry.calories).sort();
  /** By which devices notice a server that was restored. */
  const epochOf = async () => {
    const { cookies } = person;
    const answer = await fetch(`${server.address}/sync/pull?protocol=2&scope=${person.profileId}&cursor=0`, {
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { epoch: string }).epoch;
  };
  const epoch = await epochOf();
  // More than one batch of rows.
  for (let entry = 0; entry < 230; entry += 1) await eat(100 + entry);
  await device.engine.syncNow();
  const sent = await calories(device);

  const busy = await move(onFolder, url);
  expect(busy).toMatchObject({ code: 1, out: "" });
  expect(busy.errors).toMatch(/^A Muster serves the data folder [^\n]*please stop it[^\n]*\n$/);
  expect(await tablesOf(url)).toEqual([]);

  expect(await server.end("SIGTERM")).toBe(0);
  // Not sent yet when the server moves.
  await eat(1);
  const moved = await move(onFolder, url);
  expect(moved.errors).toBe("");
  expect(moved.out).toMatch(/^Moved 1 households with 2\d\d records, \d+ rows in 22 tables\./);
  server = await startProcess(onPostgres);
  expect(await epochOf()).toBe(epoch);
  await device.engine.syncNow();
  await eat(2);
  await device.engine.syncNow();
  expect(await device.syncStore.counts(person.profileId)).toEqual({ unsent: 0, refused: 0 });
  expect(await calories(device)).toEqual([...sent, 1, 2].sort());

  const serving = await move(onPostgres, last);
  expect(serving.errors).toMatch(/^A Muster serves the database of DATABASE_URL, [^\n]*\n$/);
  expect(await server.end("SIGTERM")).toBe(0);
  const again = await move(onFolder, url);
  expect(again.errors).toMatch(/^The database of --to is not empty [^\n]*\n$/);
  const back = await move(onPostgres, last);
  expect(back.errors).toBe("");
  expect(readdirSync(last).sort()).toEqual(["muster.db", "pepper.key", "server.lock", "vapid.key"]);
  server = await startProcess(environmentOf(last));
  expect(await epochOf()).toBe(epoch);
  await eat(3);
  await device.engine.syncNow();
  const fresh = await person.openDevice(() => server.address);
  fresh.engine.setProfile(person.profileId);
  await fresh.engine.syncNow();
  for (const one of [device, fresh]) {
    expect(await calories(one)).toEqual([...sent, 1, 2, 3].sort());
    expect(await one.syncStore.counts(person.profileId)).toEqual({ unsent: 0, refused: 0 });
    one.close();
  }
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.errors()).toBe("");
  // What SQLite alone can say of its own file.
  const file = new DatabaseSync(join(last, "muster.db"));
  expect(file.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
  expect(file.prepare("PRAGMA auto_vacuum").get()).toEqual({ auto_vacuum: 2 });
  file.close();
});

test("a move that cannot be done says why in one sentence, and changes nothing", async () => {
  const dataDir = emptyFolder();
  const source = environmentOf(dataDir);
  const server = await startProcess(source);
  await joinedPerson(server);
  await server.end("SIGTERM");
  const newer = await freshDatabase();
  await withClient(newer, (client) =>
    client.query("CREATE TABLE muster_schema (version BIGINT); INSERT INTO muster_schema VALUES (99)"),
  );
  const foreign = await freshDatabase();
  await withClient(foreign, (client) => client.query("CREATE TABLE household (name TEXT)"));
  const closed = await freshDatabase();
  const guest = `guest_${randomId().replaceAll("-", "")}`;
  await withClient(closed, async (client) => {
    await client.query(`CREATE ROLE ${guest} LOGIN`);
    await client.query("REVOKE CREATE ON SCHEMA public FROM PUBLIC");
  });
  const cases: readonly (readonly [environment: Record<string, string>, to: string, says: RegExp])[] = [
    [source, "mysql://somewhere/x", /must begin with postgres:\/\//],
    [source, "postgres://muster:secret@127.0.0.1:1/x", /could not be filled \(connect ECONNREFUSED/],
    [source, closed.replace(/test_\w+/, "nowhere"), /does not exist/],
    [source, newer, /newer Muster \(schema 99\)/],
    [source, foreign, /tables of another program/],
    [source, closed.replace("//muster@", `//${guest}@`), /permission denied/],
    [source, emptyFolder(), /DATABASE_URL is not set/],
    [environmentOf(emptyFolder()), closed, /There is no household in/],
    [{ ...source, DATABASE_URL: closed }, closed, /both name a PostgreSQL database/],
    [{ ...source, DATABASE_URL: closed }, emptyFolder(), /please start the server there first/],
  ];
  for (const [environment, to, says] of cases) {
    const ended = await move(environment, to);
    expect(ended).toMatchObject({ code: 1, out: "" });
    expect(ended.errors).toMatch(says);
    expect(ended.errors.trim().split("\n")).toHaveLength(1);
    expect(ended.errors).not.toContain("secret");
  }
  expect(await tablesOf(closed)).toEqual([]);
  expect(await tablesOf(newer)).toEqual(["muster_schema"]);
  expect(await tablesOf(foreign)).toEqual(["household"]);
});

test("a move that stops half way leaves the target as it was", async () => {
  const dataDir = emptyFolder();
  const server = await startProcess(environmentOf(dataDir));
  await joinedPerson(server);
  await server.end("SIGTERM");
  // PostgreSQL takes no U+0000, which the server refuses at its edge: the rows before it are undone.
  const broken = emptyFolder();
  copyFileSync(join(dataDir, "muster.db"), join(broken, "muster.db"));
  const db = new DatabaseSync(join(broken, "muster.db"));
  db.exec("UPDATE activity SET what = 'x' || char(0)");
  db.close();
  const url = await freshDatabase();
  const ended = await move(environmentOf(broken), url);
  expect(ended.errors).toMatch(/^The database of --to could not be filled [^\n]*\n$/);
  expect(await tablesOf(url)).toEqual([]);

  expect((await move(environmentOf(dataDir), url)).code).toBe(0);
  // A column that this version does not know must not be left behind in silence.
  await withClient(url, (client) => client.query("ALTER TABLE reminder ADD COLUMN extra TEXT"));
  const target = emptyFolder();
  const back = await move(environmentOf(dataDir, { DATABASE_URL: url }), target);
  expect(back.errors).toMatch(/^The folder [^\n]* could not be filled [^\n]*\n$/);
  expect(existsSync(join(target, "muster.db"))).toBe(false);
  expect(readdirSync(target)).toEqual(["server.lock"]);
});
