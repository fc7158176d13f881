/** Restores of a server, as histories (restore-model.ts): on the real database, and on broken servers as controls. */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomId } from "@muster/domain/shared/ids";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { restoreBackup, writeBackup } from "../packages/server/src/database/sqlite/backup.ts";
import { openSqlite } from "../packages/server/src/database/sqlite/open.ts";
import type { Stores } from "../packages/server/src/stores/stores.ts";
import { createOwner, startServer } from "../packages/server/test/harness.ts";
import { reportFigures } from "./figures.ts";
import { type Killed, reportKilled } from "./killed-mutants.ts";
import { memoryServer } from "./restorable-memory.ts";
import { restoreHistories, type Step, type What } from "./restore-histories.ts";
import { playRestores, type RestorableServer, Violation } from "./restore-model.ts";
import { restoreMutants, twoHearOfIt } from "./restore-mutants.ts";
import { type PersonOfHistory, serverOnStores, sweepTwice } from "./server-on-stores.ts";

// Hundreds of histories a test; nothing here waits for a clock.
vi.setConfig({ testTimeout: 300_000 });

const emptyFolder = () => mkdtempSync(join(tmpdir(), "muster-restores-"));

/** A household without records, made once. */
let template: { readonly folder: string; readonly person: PersonOfHistory };
beforeAll(async () => {
  const folder = emptyFolder();
  const server = await startServer({ dataDir: folder });
  const alex = await createOwner(server);
  template = { folder, person: { household: alex.householdId, profile: alex.profileId } };
  await server.close();
});
afterAll(() => rmSync(template.folder, { recursive: true, force: true }));

/** The real database in a folder of its own, without HTTP around it. */
const sqliteServer = async (): Promise<RestorableServer> => {
  const root = emptyFolder();
  let folder = join(root, "0");
  let count = 0;
  cpSync(template.folder, folder, { recursive: true });
  const open = (now: number): Stores => {
    const opened = openSqlite({
      dataDir: folder,
      now: new Date(now),
      onLost: (error) => {
        throw error;
      },
    });
    if (!opened.ok) throw new Error(opened.error.type);
    return opened.value;
  };
  const next = () => {
    count += 1;
    return join(root, String(count));
  };
  let stores = open(Date.now());
  return {
    ...serverOnStores(template.person, () => stores),
    sweep: (now) => sweepTwice(stores, now),
    copy: async (now) => {
      const backup = next();
      const disk = next();
      const made = writeBackup(folder, backup, new Date(now));
      if (!made.ok) throw new Error(made.error.type);
      // A disk is copied while nobody writes: the server ends and goes on.
      await stores.close();
      cpSync(folder, disk, { recursive: true });
      stores = open(now);
      const replace = async (by: (to: string) => void, at: number) => {
        await stores.close();
        folder = next();
        by(folder);
        stores = open(at);
      };
      return {
        restore: (at) =>
          replace((to) => {
            const restored = restoreBackup(backup, to, randomId, new Date(at));
            if (!restored.ok) throw new Error(restored.error.type);
          }, at),
        putBack: (at) => replace((to) => cpSync(disk, to, { recursive: true }), at),
      };
    },
    close: async () => {
      await stores.close();
      if (existsSync(root)) rmSync(root, { recursive: true, force: true });
    },
  };
};

const property = (create: () => Promise<RestorableServer> | RestorableServer, skews: boolean) =>
  fc.asyncProperty(restoreHistories(40, skews), fc.scheduler(), async (steps, order) => {
    const server = await create();
    try {
      await playRestores(server, steps, !skews, order);
    } finally {
      await server.close();
    }
  });

const write = (device: number, record: number, what: What): Step => ({
  do: "write",
  device,
  record,
  what,
});
const sync = (device: number): Step => ({ do: "sync", device, fault: "none", at: 0 });
const copy: Step = { do: "copy" };

test("SYNC-02 two concurrent rounds after a restore send offers first", async () => {
  const server = await sqliteServer();
  await playRestores(server, twoHearOfIt, true);
  await server.close();
});

test("SYNC-02 sync.A12 a delete without fields is given back after a restore", async () => {
  const steps: readonly Step[] = [
    copy,
    write(0, 0, "create"),
    sync(0),
    copy,
    write(0, 0, "remove"),
    write(0, 1, "create"),
    { do: "month" },
    // It knows the tombstone alone, and is the last one that does.
    { do: "wipe", device: 1 },
    sync(1),
    { do: "wipe", device: 0 },
    { do: "wipe", device: 2 },
  ];
  for (const which of [0, 1]) {
    const server = await sqliteServer();
    await playRestores(server, [...steps, { do: "restore", which }], true);
    const rows = await server.rows();
    expect(rows.filter(({ kind, deleted }) => kind === "exerciseLog" && deleted)).toHaveLength(1);
    await server.close();
  }
});

test("SYNC-02 sync.A12 a record made again after a month begins with nothing", async () => {
  const steps: readonly Step[] = [
    write(0, 0, "create"),
    write(0, 0, "remove"),
    { do: "month" },
    write(0, 0, "create"),
    // Of one of the sets that are seen.
    write(0, 0, "weight"),
  ];
  const server = await sqliteServer();
  await playRestores(server, steps, true);
  await server.close();
});

const plays = inject("faults").restores;

test("SYNC-02 histories of restores: the later edit wins", async () => {
  await fc.assert(property(sqliteServer, false), { numRuns: plays });
  reportFigures({ lost: 0, diverged: 0 });
});

test("SYNC-02 histories of restores with wrong clocks: devices agree, nothing is lost", async () => {
  await fc.assert(property(sqliteServer, true), { numRuns: Math.ceil(plays / 3) });
});

const killed: Killed[] = [];
afterAll(() => reportKilled(killed));

test.each(restoreMutants)("SYNC-02 control: the histories find out when $what", async (mutant) => {
  const { what, server, device, steps } = mutant;
  // The same history holds where nothing is broken.
  await playRestores(memoryServer(), steps, true);
  const found = await playRestores(memoryServer(server), steps, true, undefined, device).catch(
    (error: unknown) => error,
  );
  // By a promise that does not hold, and not because the broken part cannot run.
  if (!(found instanceof Violation)) throw found ?? new Error("It was not found out.");
  killed.push({ rule: "restores", what, promise: found.message, after: 1 });
});

test("SYNC-02 control: random histories hold on a sound server in memory", async () => {
  const sound = property(() => memoryServer(), false);
  await fc.assert(sound, { numRuns: 20 });
});
