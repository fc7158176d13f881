/** PostgreSQL whose tables lie on a really full disk, of a few megabytes; its log (WAL) has room, so the server itself goes on. */
import { chownSync, statSync } from "node:fs";
import { randomId } from "@muster/domain/shared/ids";
import { expect, inject, onTestFinished, test } from "vitest";
import { openPostgres } from "../packages/server/src/database/postgres/open.ts";
import { joins } from "../packages/server/src/database/testing/engine-under-test.ts";
import {
  freshDatabase,
  hasPostgres,
  withClient,
} from "../packages/server/src/database/testing/postgres-server.ts";
import { mountSmallDisk } from "../packages/server/src/testing/small-disk.ts";
import { operation } from "../packages/server/test/sync-calls.ts";
import { oats } from "../packages/web/test/support/records.ts";
import { reportFigures } from "./figures.ts";
import { serverOnStores } from "./server-on-stores.ts";

/** A small disk until the test has ended, however it does; undefined where none may be mounted. */
const mount = () => {
  const small = hasPostgres() ? mountSmallDisk(40) : undefined;
  onTestFinished(() => small?.remove());
  return small;
};
const without = "none can be mounted here, or no PostgreSQL is installed";

const operationsAtOnce = 20;

/**
 * Pushes until the disk is full, and goes on when there is room again.
 * @param confirmsRefused the control: devices are told that the server has what the full disk refused
 */
const fillDisk = async (small: NonNullable<ReturnType<typeof mount>>, confirmsRefused: boolean) => {
  const url = await freshDatabase();
  const socket = new URL(url.replace("@/", "@localhost/")).searchParams.get("host") ?? "";
  const { uid, gid } = statSync(socket);
  chownSync(small.folder, uid, gid);
  await withClient(url, async (client) => {
    await client.query(`CREATE TABLESPACE small LOCATION '${small.folder}'`);
    await client.query("CREATE DATABASE small TABLESPACE small");
  });
  const opened = await openPostgres({ url: url.replace(/test_\w+/, "small"), now: new Date() });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { stores } = opened.value;
  const { householdId: household, profileId: profile } = await joins(stores, "alex");
  const server = serverOnStores({ household, profile }, () => stores);
  const acknowledged: string[] = [];
  const replica = randomId();
  let n = 0;
  let refused = 0;
  /** @returns whether the server took it */
  const push = async (): Promise<boolean> => {
    const ops = Array.from({ length: operationsAtOnce }, () => {
      n += 1;
      return operation({
        number: n,
        scope: profile,
        kind: "nutritionEntry",
        id: randomId(),
        new: true,
        fields: oats,
      });
    });
    const reply = await server
      .push({ protocol: 2, schema: 1, replica, confirmed: 0, ops }, Date.now())
      .catch((error: unknown) => {
        expect(String(error)).toContain("storage-full");
        refused += 1;
        return undefined;
      });
    const done = reply === undefined || reply === "restored" ? [] : reply.done;
    const isConfirmed = reply === undefined ? confirmsRefused : true;
    if (isConfirmed)
      acknowledged.push(
        ...ops.filter(({ op }) => reply === undefined || done.includes(op)).map(({ id }) => id),
      );
    return reply !== undefined;
  };
  const figures = async () => {
    const served = (await server.rows()).map(({ id }) => id);
    const kept = new Set(served);
    return {
      lost: acknowledged.filter((id) => !kept.has(id)).length,
      duplicated: served.length - kept.size,
      // What was refused is not there either, in no part.
      invented: kept.size - acknowledged.filter((id) => kept.has(id)).length,
    };
  };
  for (let pushes = 0; pushes < 25; pushes += 1) expect(await push()).toBe(true);
  small.fill();
  // Pages that have room are filled first.
  for (let pushes = 0; pushes < 90 && (await push()); pushes += 1);
  expect(refused).toBe(1);
  const whileFull = await figures();
  expect(await push()).toBe(false);
  small.clear();
  expect(await push()).toBe(true);
  const afterwards = await figures();
  await stores.close();
  await withClient(url, async (client) => {
    await client.query("DROP DATABASE small");
    await client.query("DROP TABLESPACE small");
  });
  return { whileFull, afterwards, acknowledged: acknowledged.length };
};

const disks = inject("faults").postgresFullDisk;
test("SYNC-02 P4 a full disk under PostgreSQL refuses writes and loses nothing", async ({ skip }) => {
  const nothingWrong = { lost: 0, duplicated: 0, invented: 0 };
  let acknowledged = 0;
  for (let turn = 0; turn < disks; turn += 1) {
    const small = mount();
    if (small === undefined) return skip(without);
    const filled = await fillDisk(small, false);
    expect(filled).toMatchObject({ whileFull: nothingWrong, afterwards: nothingWrong });
    acknowledged += filled.acknowledged;
  }
  reportFigures({ acknowledged, lost: 0, duplicated: 0 });
});

test("P4 control: a server that confirms what the full disk refused is found to lose", async ({ skip }) => {
  const small = mount();
  if (small === undefined) return skip(without);
  const { whileFull, afterwards } = await fillDisk(small, true);
  expect(whileFull.lost).toBe(operationsAtOnce);
  expect(afterwards.lost).toBe(2 * operationsAtOnce);
});
