/**
 * PostgreSQL whose log (WAL) lies on a really full disk, of a few megabytes: there it ends by itself. A real server speaks to it
 * meanwhile, and to the one that somebody starts when there is room again.
 */
import { chownSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import type { Operation } from "@muster/sync/protocol";
import { expect, inject, onTestFinished, test } from "vitest";
import {
  hasPostgres,
  killablePostgres,
  ownerOf,
} from "../packages/server/src/database/testing/postgres-server.ts";
import { mountSmallDisk } from "../packages/server/src/testing/small-disk.ts";
import { createSocketBrowser, environmentOf, startProcess } from "../packages/server/test/server-process.ts";
import { operation } from "../packages/server/test/sync-calls.ts";
import { oats } from "../packages/web/test/support/records.ts";
import { reportFigures } from "./figures.ts";
import { joinedPerson } from "./real-device.ts";

/** A small disk until the test has ended, however it does; undefined where none may be mounted. */
const mount = () => {
  const small = hasPostgres() ? mountSmallDisk(24) : undefined;
  onTestFinished(() => small?.remove());
  return small;
};
const without = "none can be mounted here, or no PostgreSQL is installed";

const operationsAtOnce = 100;
const wholePushes = 5;
/** What a device is told while PostgreSQL is away, and with its last words. In both cases it tries again. */
const away = { status: 503, message: "The server is busy. What you logged is kept on this device." };
const full = { status: 507, message: "The server's disk is full. What you logged is kept on this device." };

/**
 * Pushes until the disk is full and PostgreSQL has ended, and goes on when there is room again.
 * @param confirmsRefused the control: devices are told that the server has what was refused
 */
const fillLog = async (small: NonNullable<ReturnType<typeof mount>>, confirmsRefused: boolean) => {
  const owner = ownerOf();
  if (owner !== undefined) chownSync(small.folder, owner.uid, owner.gid);
  const postgres = await killablePostgres("--wal-segsize=1", `--waldir=${small.folder}`);
  const dataDir = mkdtempSync(join(tmpdir(), "muster-full-log-"));
  const server = await startProcess(environmentOf(dataDir, { DATABASE_URL: postgres.url }));
  const person = await joinedPerson(server);
  const browser = createSocketBrowser(server.address, new Map(person.cookies));
  const replica = randomId();
  let n = 0;
  /** Ids of what was confirmed, and what was not, as a device keeps it. */
  const acknowledged: string[] = [];
  let unsent: readonly Operation[] = [];
  const read = (cursor = 0) =>
    browser.send("GET", `/sync/pull?protocol=2&scope=${person.profileId}&cursor=${cursor}&limit=500`);
  /** Sends what was not confirmed, or something new. @returns whether the server took it */
  const push = async (): Promise<boolean> => {
    const ops =
      unsent.length > 0
        ? unsent
        : Array.from({ length: operationsAtOnce }, () => {
            n += 1;
            return operation({
              number: n,
              scope: person.profileId,
              kind: "nutritionEntry",
              id: randomId(),
              new: true,
              fields: oats,
            });
          });
    const { status, body } = await browser.send("POST", "/sync/push", {
      protocol: 2,
      schema: recordSchemaVersion,
      replica,
      confirmed: 0,
      ops,
    });
    const isTaken = status === 200;
    if (!isTaken) expect([full, away]).toContainEqual({ status, message: body.message });
    if (isTaken) expect(body.done).toHaveLength(operationsAtOnce);
    if (isTaken || confirmsRefused) acknowledged.push(...ops.map(({ id }) => id));
    unsent = isTaken || confirmsRefused ? [] : ops;
    return isTaken;
  };

  for (let pushes = 0; pushes < wholePushes; pushes += 1) expect(await push()).toBe(true);
  small.fill();
  // What it has of its log takes some more; while it recovers it may be away and come back.
  for (let pushes = 0; pushes < 500 && !postgres.hasEnded(); pushes += 1) if (!(await push())) await wait(50);
  expect(postgres.hasEnded()).toBe(true);
  // Nobody can be answered with what only PostgreSQL has: reads and writes say so in one sentence.
  const { status, body } = await read();
  expect({ status, message: body.message }).toEqual(away);
  expect(await push()).toBe(false);

  small.clear();
  await postgres.startAgain();
  expect(await push()).toBe(true);
  expect(await push()).toBe(true);
  const served: string[] = [];
  for (let cursor = 0, more = true; more; ) {
    const page = await read(cursor);
    expect(page.status).toBe(200);
    served.push(...(page.body.rows as { id: string }[]).map(({ id }) => id));
    cursor = Number(page.body.cursor);
    more = page.body.more === true;
  }
  // A database that is away is no fault of the server's.
  expect(server.errors()).not.toContain('"msg":"bug"');
  await server.end("SIGTERM");
  await postgres.kill();
  const kept = new Set(served);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !kept.has(id)).length,
    duplicated: served.length - kept.size,
  };
};

const disks = inject("faults").postgresFullLog;
test("SYNC-02 P4 a full disk under the log of PostgreSQL ends it and loses nothing", async ({ skip }) => {
  let acknowledged = 0;
  for (let turn = 0; turn < disks; turn += 1) {
    const small = mount();
    if (small === undefined) return skip(without);
    const filled = await fillLog(small, false);
    expect(filled).toMatchObject({ lost: 0, duplicated: 0 });
    expect(filled.acknowledged).toBeGreaterThan((wholePushes + 1) * operationsAtOnce);
    acknowledged += filled.acknowledged;
  }
  reportFigures({ acknowledged, lost: 0, duplicated: 0 });
});

test("P4 control: a server that confirms what the full log refused is found to lose", async ({ skip }) => {
  const small = mount();
  if (small === undefined) return skip(without);
  expect((await fillLog(small, true)).lost).toBeGreaterThanOrEqual(operationsAtOnce);
});
