/** A backup beside a running server, and the server that is made of it. */

import {
  appendFileSync,
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import type { Offer, Row } from "@muster/sync/protocol";
import { expect, test } from "vitest";
import { revokedDevicesName } from "../src/database/revoked-devices.ts";
import { migrations } from "../src/database/sqlite/migrations/all.ts";
import { packKeys } from "../src/household/keys-archive.ts";
import { createTestTime } from "../src/testing/test-time.ts";
import {
  type Browser,
  createBrowser,
  createOwner,
  inviteDevice,
  type Member,
  startOfTests,
  startServer,
  sweepTwice,
  type TestServer,
} from "./harness.ts";
import { readFixture } from "./schema-fixtures.ts";
import { createSocketBrowser, environmentOf, runToEnd, startProcess } from "./server-process.ts";
import { operation, profileOperation, pull, push, settingsOperation } from "./sync-calls.ts";

/** Gives rows back, as the app does after a restore. */
const pushOffers = async (browser: Browser, offers: readonly Offer[], replica: string) => {
  const { reply } = await push(browser, [], replica, offers);
  return { reply, seqs: reply.rows.map(({ seq }) => seq) };
};

const admin = (dataDir: string, ...args: string[]) =>
  runToEnd(new URL("../src/admin.ts", import.meta.url), environmentOf(dataDir), args);
const emptyFolder = () => mkdtempSync(join(tmpdir(), "muster-backup-"));

/** A household with a backup, and with a profile edited and a passcode tried after it. */
const backedUp = async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  const replica = randomId();
  await push(alex.browser, [profileOperation(alex, 1), settingsOperation(alex, 2)], replica);
  await alex.browser.put(`/api/profiles/${alex.profileId}/passcode`, { current: null, next: "2580" });
  await alex.browser.post("/api/invitations", { kind: "profile" });
  const target = emptyFolder();
  expect(await admin(server.dataDir, "backup", target)).toMatchObject({ code: 0, errors: "" });
  return { server, alex, replica, target };
};

/** The same device, at a server made of the backup. */
const restored = async (target: string, alex: Member, later = 60_000) => {
  const dataDir = emptyFolder();
  const done = await admin(dataDir, "restore", target);
  expect(done).toMatchObject({ code: 0, errors: "" });
  const server = await startServer({ dataDir, time: createTestTime(startOfTests + later) });
  const browser = createBrowser(server);
  for (const [name, value] of alex.browser.cookies) browser.cookies.set(name, value);
  return { server, browser, dataDir, said: done.out };
};

test("SYNC-02 a backup has records, devices and passcodes; keys are apart", async () => {
  const { server, alex, target } = await backedUp();
  expect(readdirSync(target).sort()).toEqual(["keys.tar", "muster.db"]);
  for (const name of ["keys.tar", "muster.db"]) expect(statSync(join(target, name)).mode & 0o777).toBe(0o600);
  const pepper = readFileSync(join(server.dataDir, "pepper.key"));
  expect(readFileSync(join(target, "muster.db")).includes(pepper)).toBe(false);
  const before = await pull(alex.browser, alex.profileId);
  await server.close();

  const after = await restored(target, alex);
  expect(readFileSync(join(after.dataDir, "pepper.key"))).toEqual(pepper);
  expect(statSync(join(after.dataDir, "pepper.key")).mode & 0o777).toBe(0o600);
  const unlock = (passcode: string) =>
    after.browser.post("/api/sessions", { profileId: alex.profileId, passcode });
  expect((await unlock("1111")).body.type).toBe("wrong-passcode");
  expect((await unlock("2580")).status).toBe(200);
  const { page } = await pull(after.browser, alex.profileId);
  expect(page.rows).toEqual(before.page.rows);
  await after.server.close();
});

test("SYNC-02 a restored server has a new epoch, no sessions and no codes", async () => {
  const { server, alex, replica, target } = await backedUp();
  const before = (await pull(alex.browser, alex.profileId)).page;
  await server.close();
  const after = await restored(target, alex);
  expect((await after.browser.get("/api/hello")).body).toMatchObject({
    device: { id: alex.deviceId },
    session: null,
  });
  await after.browser.post("/api/sessions", { profileId: alex.profileId, passcode: "2580" });
  expect((await after.browser.get("/api/invitations")).body.invitations).toEqual([]);
  const { page } = await pull(after.browser, alex.profileId);
  expect(page.epoch).not.toBe(before.epoch);
  const { scope, kind, id } = settingsOperation(alex);
  const { reply } = await push(
    after.browser,
    [operation({ number: 9, scope, kind, id, fields: { theme: "light" } })],
    replica,
  );
  expect(reply.rows[0]?.seq).toBeGreaterThan(2 ** 32);
  await after.server.close();
});

test("USR-05 a device revoked after the backup stays out after the restore", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  const tablet = await inviteDevice(server, alex);
  const copy = emptyFolder();
  expect(await admin(server.dataDir, "backup", copy)).toMatchObject({ code: 0 });
  expect(await admin(server.dataDir, "revoke", tablet.deviceId)).toMatchObject({ code: 0, errors: "" });
  const listed = join(server.dataDir, revokedDevicesName);
  expect(statSync(listed).mode & 0o777).toBe(0o600);
  // A line that was cut off with the power.
  appendFileSync(listed, '\n{"household":"');

  /** What the server of a restored folder says to the tablet and to the phone. */
  const answers = async (withList: boolean) => {
    const dataDir = emptyFolder();
    expect(await admin(dataDir, "restore", copy)).toMatchObject({ code: 0 });
    if (withList) cpSync(listed, join(dataDir, revokedDevicesName));
    const process = await startProcess(environmentOf(dataDir));
    const responses = [tablet, alex].map(async ({ browser }) => {
      const from = createSocketBrowser(process.address, browser.cookies);
      return (await from.send("GET", `/sync/pull?protocol=2&scope=${alex.householdId}`)).status;
    });
    const statuses = await Promise.all(responses);
    expect(await process.end("SIGTERM")).toBe(0);
    return statuses;
  };
  expect(await answers(true)).toEqual([401, 200]);
  // Without the list the backup knows nothing of it.
  expect(await answers(false)).toEqual([200, 200]);
});

test("SET-07 an erasure request in a backup starts its 14 days again", async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  await push(alex.browser, [profileOperation(alex, 1), settingsOperation(alex, 2)]);
  await alex.browser.send("PUT", `/api/profiles/${alex.profileId}/deletion`);
  const target = emptyFolder();
  await admin(server.dataDir, "backup", target);
  await alex.browser.send("DELETE", `/api/profiles/${alex.profileId}/deletion`);
  await server.close();
  // The command's own clock is the computer's.
  const after = await restored(target, alex, Date.now() - startOfTests + 13 * 86_400_000);
  await sweepTwice(after.server);
  await after.browser.post("/api/sessions", { profileId: alex.profileId, passcode: null });
  expect((await pull(after.browser, alex.profileId)).page.rows.length).toBeGreaterThan(0);
  await after.server.close();
});

test("SYNC-02 a device ahead of the backup offers what it lacks, once", async () => {
  const { server, alex, replica, target } = await backedUp();
  server.time.advance(1_000);
  const { scope, kind, id } = settingsOperation(alex);
  const entry = operation({
    number: 4,
    scope: alex.profileId,
    kind: "reading",
    id: randomId(),
    new: true,
    at: startOfTests + 1_000,
    fields: {
      metric: "weight",
      value: 174.2,
      date: "2026-11-20",
      at: "2026-11-20T06:00:00.000Z",
      source: "progress",
    },
  });
  await push(
    alex.browser,
    [operation({ number: 3, scope, kind, id, at: startOfTests + 1_000, fields: { theme: "light" } }), entry],
    replica,
  );
  const onDevice = (await pull(alex.browser, alex.profileId)).page.rows;
  expect(onDevice).toHaveLength(3);
  await server.close();

  const after = await restored(target, alex);
  await after.browser.post("/api/sessions", { profileId: alex.profileId, passcode: "2580" });
  expect((await pull(after.browser, alex.profileId)).page.rows).toHaveLength(2);
  // The app offers what differs; the rest is held already, with the same stamps.
  const offers = onDevice.map(({ seq: _seq, deleted: _deleted, ...row }) => row);
  const offered = await pushOffers(after.browser, offers, replica);
  expect(offered.reply.badOffers).toEqual([]);
  expect((await pushOffers(after.browser, offers, replica)).seqs).toEqual(offered.seqs);
  const rows = (await pull(after.browser, alex.profileId)).page.rows;
  const plain = (all: readonly Row[]) =>
    all.map(({ seq: _seq, ...row }) => row).sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(plain(rows)).toEqual(plain(onDevice));
  expect(after.server.bugs).toEqual([]);
  await after.server.close();
});

test("SYNC-02 a data folder put back is noticed by the first write", async () => {
  const first = await startServer({ dataDir: emptyFolder() });
  const alex = await createOwner(first);
  const tablet = await inviteDevice(first, alex);
  const replica = randomId();
  await push(alex.browser, [profileOperation(alex, 1), settingsOperation(alex, 2)], replica);
  const older = (await pull(alex.browser, alex.profileId)).page;
  await first.close();
  // A snapshot of the disk while the server stands still; then it goes on, and the snapshot is put back.
  const snapshot = emptyFolder();
  cpSync(first.dataDir, snapshot, { recursive: true });
  const second = await startServer({ dataDir: first.dataDir, time: first.time });
  const at = (server: TestServer, { browser: { cookies } }: Pick<Member, "browser">) => {
    const browser = createBrowser(server);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };
  const { scope, kind, id } = settingsOperation(alex);
  const edit = (n: number, theme: string) => operation({ number: n, scope, kind, id, fields: { theme } });
  await push(at(second, alex), [edit(3, "light")], replica);
  const newer = (await pull(at(second, alex), alex.profileId, older.cursor)).page;
  await second.close();

  const third = await startServer({ dataDir: snapshot, time: first.time });
  // Another device writes first, and more than was lost: numbers alone say nothing any more.
  await push(at(third, tablet), [edit(1, "dark"), edit(2, "system")]);
  const served = ({ cursor, generation }: typeof newer) => `&served=${cursor}&generation=${generation}`;
  const ask = (browser: Browser, from: typeof newer, more = served(from)) =>
    browser.get(`/sync/pull?protocol=2&scope=${alex.profileId}&cursor=${from.cursor}${more}`);
  const phone = at(third, alex);
  expect(await ask(phone, newer)).toMatchObject({ status: 409, body: { restored: true } });
  const late = await phone.post("/sync/push", {
    protocol: 2,
    schema: recordSchemaVersion,
    replica,
    confirmed: 0,
    served: { seq: newer.cursor, generation: newer.generation },
    ops: [edit(4, "light")],
  });
  expect(late).toMatchObject({ status: 409, body: { restored: true } });
  // A device that was behind holds nothing that was lost, and goes on.
  expect(await ask(phone, older)).toMatchObject({ status: 200, body: { epoch: older.epoch } });
  // Asking, with numbers however high, changes nothing for anybody.
  const before = (await pull(phone, alex.profileId)).page;
  for (const seq of [before.cursor + 1, 999_999_999_999_999])
    for (const generation of [before.generation, "invented"])
      expect((await ask(phone, before, `&served=${seq}&generation=${generation}`)).status).toBe(409);
  expect((await pull(phone, alex.profileId)).page).toEqual(before);
  expect(third.bugs).toEqual([]);
  await third.close();
});

test.each(migrations.map(({ version }) => version))(
  "SYNC-08 a backup of schema %i is restored, and everything in it is there",
  async (version) => {
    const { sql, pepper, alex, sam } = readFixture(version);
    const source = emptyFolder();
    const made = new DatabaseSync(join(source, "muster.db"));
    made.exec(sql);
    made.close();
    writeFileSync(
      join(source, "keys.tar"),
      packKeys([{ name: "pepper.key", content: pepper }], new Date(startOfTests)),
    );
    const dataDir = emptyFolder();
    expect(await admin(dataDir, "restore", source)).toMatchObject({ code: 0, errors: "" });
    expect(readdirSync(dataDir).sort()).toEqual(["muster.db", "pepper.key", "server.lock"]);
    const server = await startServer({ dataDir, time: createTestTime(startOfTests + 60_000) });
    const browserOf = (person: typeof alex) => {
      const browser = createBrowser(server);
      for (const [name, value] of person.cookies) browser.cookies.set(name, value);
      return browser;
    };
    const phone = browserOf(alex);
    await phone.post("/api/sessions", { profileId: alex.profileId, passcode: null });
    const { page } = await pull(phone, alex.profileId);
    expect(page.rows.map(({ kind }) => kind)).toEqual([
      "profile",
      "nutritionEntry",
      "nutritionEntry",
      "settings",
    ]);
    const unlocked = await browserOf(sam).post("/api/sessions", {
      profileId: sam.profileId,
      passcode: "2580",
    });
    expect(unlocked.status).toBe(200);
    expect(server.bugs).toEqual([]);
    await server.close();
  },
);

/** The files of a data folder as they lie there while the server runs: the last writes are in the log alone. */
const copiedFolder = async () => {
  const server = await startServer();
  const alex = await createOwner(server);
  await push(alex.browser, [profileOperation(alex, 1), settingsOperation(alex, 2)]);
  const copy = emptyFolder();
  for (const name of ["muster.db", "muster.db-wal"]) cpSync(join(server.dataDir, name), join(copy, name));
  await server.close();
  return { alex, copy };
};

test("SYNC-02 a copied folder is restored with what its log holds", async () => {
  const { alex, copy } = await copiedFolder();
  const after = await restored(copy, alex);
  await after.browser.post("/api/sessions", { profileId: alex.profileId, passcode: null });
  expect((await pull(after.browser, alex.profileId)).page.rows).toHaveLength(2);
  await after.server.close();
});

test("SYNC-02 a damaged backup larger than 128 MiB is refused, and nothing is left", async () => {
  const { target } = await backedUp();
  const file = join(target, "muster.db");
  const db = new DatabaseSync(file);
  db.exec("CREATE TABLE filler (bytes BLOB); INSERT INTO filler VALUES (zeroblob(140000000));");
  db.close();
  // In the middle, where the filler's pages name the next of them.
  const large = openSync(file, "r+");
  writeSync(large, Buffer.alloc(20_000, 0xa5), 0, 20_000, 70_000_000);
  closeSync(large);
  const dataDir = emptyFolder();
  expect(await admin(dataDir, "restore", target)).toMatchObject({ code: 1 });
  expect(readdirSync(dataDir)).toEqual(["server.lock"]);
  const verified = await admin(dataDir, "verify", target);
  expect(verified).toMatchObject({ code: 1, out: "" });
  expect(verified.errors).toContain("damaged");
});

test("SYNC-02 a restore that fails leaves nothing, and a second try works", async () => {
  const { server, target } = await backedUp();
  await server.close();
  const dataDir = emptyFolder();
  const broken = join(target, "muster.db");
  const db = new DatabaseSync(broken);
  // Stands in for anything that goes wrong after the copy was taken.
  db.exec("CREATE TRIGGER no BEFORE DELETE ON session BEGIN SELECT RAISE(ABORT, 'stopped'); END;");
  const verified = await admin(dataDir, "verify", target);
  expect(verified.out).toMatch(/ is whole: 1 households, \d+ records, with keys\.\n$/);
  const first = await admin(dataDir, "restore", target);
  expect(first).toMatchObject({ code: 1 });
  expect(first.errors).toMatch(/^It did not work: stopped\. [^\n]*\n$/);
  expect(readdirSync(dataDir)).toEqual(["server.lock"]);
  db.exec("DROP TRIGGER no");
  db.close();
  expect(await admin(dataDir, "restore", target)).toMatchObject({ code: 0 });
  expect(statSync(join(dataDir, "muster.db")).mode & 0o777).toBe(0o600);
});

test("SYNC-02 backup and restore overwrite nothing, nor a running server", async () => {
  const { server, target } = await backedUp();
  expect(await admin(server.dataDir, "backup", target)).toMatchObject({ code: 1 });
  const over = await admin(server.dataDir, "restore", target);
  expect(over.code).toBe(1);
  expect(over.errors).toContain("please stop it first");
  await server.close();
  expect((await admin(server.dataDir, "backup")).errors).toContain("Please name a folder");
  expect((await admin(emptyFolder(), "backup", emptyFolder())).errors).toContain("no household");

  const damaged = emptyFolder();
  writeFileSync(join(damaged, "muster.db"), "not a database".repeat(100));
  const into = emptyFolder();
  expect((await admin(into, "restore", damaged)).errors).toContain("damaged");
  expect(readdirSync(into)).toEqual([]);
  writeFileSync(join(target, "keys.tar"), "nonsense".repeat(200));
  expect((await admin(into, "restore", target)).errors).toContain("not the archive of keys");
  expect(readdirSync(into)).toEqual([]);
});

test("PASS-05 a restore without keys says what to do about passcodes", async () => {
  const { server, alex, target } = await backedUp();
  await server.close();
  const without = emptyFolder();
  const db = new DatabaseSync(join(target, "muster.db"));
  db.prepare("VACUUM INTO ?").run(join(without, "muster.db"));
  db.close();
  const dataDir = emptyFolder();
  const run = await admin(dataDir, "restore", without);
  expect(run.out).toContain("no passcode fits any more");
  // A new pepper would make every right passcode a wrong one, and count it.
  await expect(startServer({ dataDir })).rejects.toThrow("pepper.key is missing");
  expect(readdirSync(dataDir)).not.toContain("pepper.key");
  expect((await admin(dataDir, "invite", "device")).errors).toContain("pepper.key is missing");
  expect(await admin(dataDir, "reset-passcode", "alex")).toMatchObject({ code: 0 });
  const afterServer = await startServer({ dataDir, time: createTestTime(startOfTests + 60_000) });
  const browser = createBrowser(afterServer);
  for (const [name, value] of alex.browser.cookies) browser.cookies.set(name, value);
  await browser.post("/api/sessions", { profileId: alex.profileId, passcode: null });
  expect((await pull(browser, alex.profileId)).page.rows).toHaveLength(2);
  await afterServer.close();
});
