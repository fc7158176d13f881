/** PostgreSQL whose tables lie on a really full disk, of a few megabytes; its log (WAL) has room, so the server itself goes on. */
import { chownSync, statSync } from "node:fs";
import { randomId } from "@muster/domain/shared/ids";
import { expect, test } from "vitest";
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
import { serverOnStores } from "./server-on-stores.ts";

const small = hasPostgres() ? mountSmallDisk(40) : undefined;
if (small === undefined)
  console.info(
    "A full disk under PostgreSQL is left out: none can be mounted here, or no PostgreSQL is installed.",
  );

test.runIf(small !== undefined)(
  "SYNC-02 a full disk under PostgreSQL refuses writes, reads go on, and nothing is lost",
  {
    timeout: 120_000,
  },
  async () => {
    if (small === undefined) return;
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
    const push = async () => {
      const ops = Array.from({ length: 20 }, () => {
        n += 1;
        return operation({ n, p: profile, kind: "nutritionEntry", id: randomId(), new: true, f: oats });
      });
      const reply = await server.push({ v: 1, schema: 1, replica, confirmed: 0, ops }, Date.now());
      const done = reply === "restored" ? [] : reply.done;
      acknowledged.push(...ops.filter(({ op }) => done.includes(op)).map(({ id }) => id));
      return done.length;
    };
    const served = async () => new Set((await server.rows()).map(({ id }) => id));
    const allAreThere = async () => {
      const there = await served();
      expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
    };
    expect(await push()).toBe(20);
    small.fill();
    // Pages that have room are filled first.
    let refusal: unknown;
    for (let pushes = 0; pushes < 90 && refusal === undefined; pushes += 1)
      await push().catch((error: unknown) => {
        refusal = error;
      });
    expect(String(refusal)).toContain("storage-full");
    await allAreThere();
    await expect(push()).rejects.toThrow("storage-full");
    small.clear();
    expect(await push()).toBe(20);
    await allAreThere();
    expect((await served()).size).toBe(acknowledged.length);
    await stores.close();
    await withClient(url, async (client) => {
      await client.query("DROP DATABASE small");
      await client.query("DROP TABLESPACE small");
    });
    small.remove();
  },
);
