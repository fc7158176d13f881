/**
 * A copy and a restore while devices push without a pause and one is offline with edits that were not sent, by `npm run admin` on SQLite
 * and by `pg_dump` and `pg_restore` on PostgreSQL: what was confirmed between the two comes back from the devices, and what was
 * confirmed afterwards is there, once.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { randomId } from "@muster/domain/shared/ids";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, inject, test } from "vitest";
import { freshDatabase, postgresProgram } from "../packages/server/src/database/testing/postgres-server.ts";
import { environmentOf, runToEnd, startProcess } from "../packages/server/test/server-process.ts";
import { oats } from "../packages/web/test/support/records.ts";
import { reportFigures } from "./figures.ts";
import { joinedPerson } from "./real-device.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const emptyFolder = () => mkdtempSync(join(tmpdir(), "muster-load-"));
const adminFile = fileURLToPath(new URL("../packages/server/src/admin.ts", import.meta.url));

/** A server that is copied while it runs, and another one that begins with the copy. */
type Engine = {
  readonly environment: Record<string, string>;
  /** Any number of times; the newest copy counts. */
  copy(): Promise<void>;
  /** @returns what the server starts with that has the copy's data */
  restore(): Promise<Record<string, string>>;
};

const onSqlite = async (): Promise<Engine> => {
  const [environment, restored] = [environmentOf(emptyFolder()), environmentOf(emptyFolder())];
  let backup = "";
  return {
    environment,
    copy: async () => {
      backup = join(emptyFolder(), "copy");
      expect((await runToEnd(adminFile, environment, ["backup", backup])).code).toBe(0);
    },
    restore: async () => {
      expect((await runToEnd(adminFile, restored, ["restore", backup])).code).toBe(0);
      return restored;
    },
  };
};

const runPostgres = async (name: "pg_dump" | "pg_restore", args: readonly string[]): Promise<void> => {
  const child = spawn(postgresProgram(name) ?? name, args, { stdio: ["ignore", "ignore", "inherit"] });
  expect((await once(child, "close"))[0]).toBe(0);
};

/** As docs/operations.md says; the folder with the keys stays. */
const onPostgres = async (): Promise<Engine> => {
  const [dataDir, dump, url] = [emptyFolder(), join(emptyFolder(), "muster.dump"), await freshDatabase()];
  return {
    environment: environmentOf(dataDir, { DATABASE_URL: url }),
    copy: () => runPostgres("pg_dump", ["--format=custom", `--file=${dump}`, url]),
    restore: async () => {
      const restored = await freshDatabase();
      await runPostgres("pg_restore", ["--no-owner", "--no-privileges", `--dbname=${restored}`, dump]);
      return environmentOf(dataDir, { DATABASE_URL: restored });
    },
  };
};

/** @param losesBetween the control: devices that were online are gone, and with them what only they had */
const restoreUnderLoad = async (open: () => Promise<Engine>, losesBetween: boolean) => {
  const engine = await open();
  let server = await startProcess(engine.environment);
  const person = await joinedPerson(server);
  const { profileId } = person;
  const openDevice = async () => {
    const device = await person.openDevice(() => server.address);
    device.engine.setProfile(profileId);
    await device.engine.syncNow();
    return device;
  };
  type Device = Awaited<ReturnType<typeof openDevice>>;
  const pushing = [await openDevice(), await openDevice()];
  const away = await openDevice();
  const saved: string[] = [];
  const eat = async (device: Device) => {
    const id = randomId();
    const made = await device.store.write(profileId, [{ kind: "nutritionEntry", id, create: oats }]);
    if (made.ok) saved.push(id);
  };
  let isOver = false;
  const load = pushing.map(async (device) => {
    while (!isOver) {
      await eat(device);
      await device.engine.syncNow();
      await wait(5);
    }
  });
  await wait(300);
  // A copy beside which nobody wrote, because each device waited for its push, shows nothing: another one is made.
  for (let before = saved.length; before === saved.length; ) await engine.copy();
  for (let entry = 0; entry < 5; entry += 1) await eat(away);
  await wait(300);
  await server.end("SIGTERM");
  if (losesBetween) {
    isOver = true;
    await Promise.all(load);
    for (const device of pushing) device.close();
  }
  server = await startProcess(await engine.restore());
  const answer = await fetch(`${server.address}/api/sessions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: server.address,
      cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
    body: JSON.stringify({ profileId, passcode: null }),
  });
  expect(answer.status).toBe(200);
  // Everybody signs in anew after a restore.
  for (const cookie of answer.headers.getSetCookie()) {
    const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
    person.cookies.set(name, value);
  }
  await wait(losesBetween ? 0 : 500);
  isOver = true;
  await Promise.all(load);
  const devices = losesBetween ? [away] : [...pushing, away];
  for (let round = 0; round < 3; round += 1) for (const device of devices) await device.engine.syncNow();
  const fresh = await openDevice();
  const there = (await fresh.store.all("nutritionEntry", profileId)).map(({ id }) => id);
  for (const device of devices)
    expect(await device.syncStore.counts(profileId)).toEqual({ unsent: 0, refused: 0 });
  for (const device of [...devices, fresh]) device.close();
  await server.end("SIGTERM");
  const kept = new Set(there);
  return {
    lost: saved.filter((id) => !kept.has(id)).length,
    doubled: there.length - kept.size,
    saved: saved.length,
  };
};

const restoreOften = async (open: () => Promise<Engine>, plays: number): Promise<void> => {
  let acknowledged = 0;
  for (let turn = 0; turn < plays; turn += 1) {
    const { saved, ...figures } = await restoreUnderLoad(open, false);
    expect(figures).toEqual({ lost: 0, doubled: 0 });
    expect(saved).toBeGreaterThan(20);
    acknowledged += saved;
  }
  reportFigures({ acknowledged, lost: 0, duplicated: 0 });
};

const plays = inject("faults").restoreUnderLoad;
test("SYNC-02 P11 a restore during pushes loses nothing that a device still has", async () => {
  await restoreOften(onSqlite, plays);
});

test("P11 control: without those devices, what followed the backup is missing", async () => {
  expect((await restoreUnderLoad(onSqlite, true)).lost).toBeGreaterThan(0);
});

const isDumped = postgresProgram("pg_dump") !== undefined && postgresProgram("pg_restore") !== undefined;
const without = "PostgreSQL's pg_dump and pg_restore are not installed here";
const dumps = inject("faults").postgresRestoreUnderLoad;
test("SYNC-02 P11 a restore of a dump while devices push loses nothing", async ({ skip }) => {
  skip(!isDumped, without);
  await restoreOften(onPostgres, dumps);
});

test("P11 control: without the devices, what was confirmed after the dump is missed", async ({ skip }) => {
  skip(!isDumped, without);
  expect((await restoreUnderLoad(onPostgres, true)).lost).toBeGreaterThan(0);
});
