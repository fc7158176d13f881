/**
 * A real server on SQLite takes pushes over HTTP while all that it asks of the disk is recorded. Then the power is cut at
 * points of that recording: the disk keeps what was synced and any part of the rest (power-cut/disk.ts). The server's own
 * code opens it, and whatever was confirmed before the cut must be there. Some of these disks serve the next server.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { databaseFile, openSentence, openSqlite } from "../packages/server/src/database/sqlite/open.ts";
import { environmentOf, startProcess } from "../packages/server/test/server-process.ts";
import { createChance } from "./chance.ts";
import { reportFigures } from "./figures.ts";
import {
  type Cut,
  compare,
  createTally,
  cutAndGoOn,
  cutPower,
  type Engine,
  type Life,
  lifeOf,
  nothingFound,
  writeFiles,
} from "./power-cut/cuts.ts";
import type { Files } from "./power-cut/disk.ts";
import { crowd, type Household, newHousehold, type Pace, pushTo } from "./power-cut/household.ts";
import { compileRecorder, recordedBy } from "./power-cut/recording.ts";

let folder = "";
let recorder = "";
beforeAll(() => {
  recorder = compileRecorder();
  folder = mkdtempSync(join(tmpdir(), "muster-power-"));
});
afterAll(() => {
  for (const path of [folder, recorder].filter((path) => path !== ""))
    rmSync(path, { recursive: true, force: true });
});

/** Pauses, in which the log begins anew, and two checkpoints, each after 100 commits. */
const calm: Pace = { pushes: 215, lanes: 1, pause: 12 };
/** Records of a start, before the tables are made. */
const firstMoments = 50;
const emptyDisk: Files = new Map();

/** Starts a server on a household's disk, and ends it in order: where its power is cut is decided afterwards. */
const live = async (before: Household, pace: Pace, settings = {}): Promise<Life> => {
  const dataDir = mkdtempSync(join(folder, "disk-"));
  writeFiles(dataDir, before.disk);
  const log = join(folder, "recording");
  rmSync(log, { force: true });
  const server = await startProcess(
    environmentOf(dataDir, { ...recordedBy(recorder, dataDir, log), ...settings }),
  );
  const known = await pushTo(server, before, pace, log).finally(() => server.end("SIGTERM"));
  expect(await server.end("SIGTERM")).toBe(0);
  const life = lifeOf(before, known, log, dataDir);
  rmSync(dataDir, { recursive: true });
  return life;
};

const sqlite: Engine = {
  syncKeepsName: false,
  inspectCut: async (disk, life, acknowledged) => {
    const dataDir = mkdtempSync(join(folder, "disk-"));
    writeFiles(dataDir, disk);
    try {
      const opened = openSqlite({
        dataDir,
        now: new Date(),
        onLost: (error) => {
          throw error;
        },
      });
      if (!opened.ok) return nothingFound(openSentence(opened.error), acknowledged);
      await opened.value.close();
      const db = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
      const column = (sql: string) =>
        db
          .prepare(sql)
          .all()
          .map((row) => Object.values(row)[0]);
      const damage = [...column("PRAGMA integrity_check"), ...column("PRAGMA foreign_key_check")].join();
      const held = {
        rows: new Set(column("SELECT id FROM record")),
        receipts: new Set(column("SELECT op_id FROM receipt")),
        numbers: Number(column("SELECT max(seq) FROM household")[0] ?? 0),
      };
      db.close();
      return { damage: damage === "ok" ? undefined : damage, ...compare(held, life, acknowledged) };
    } catch (error) {
      return nothingFound(String(error), acknowledged);
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  },
  // In the first moments of a start, and while the log begins anew, is folded into the file, or names change.
  places: [
    (_, index) => index < firstMoments,
    (record) => record.type === "written" && record.path === "muster.db",
    (record) => record.type === "written" && record.path === "muster.db-wal" && record.at === 0,
    ({ type }) => type === "created" || type === "removed" || type === "cut",
  ],
};

const count = inject("faults").powerCut;
test(`SYNC-02 P3 after ${count} power cuts nothing confirmed is lost`, async () => {
  const chance = createChance(3);
  const tally = await cutAndGoOn(
    sqlite,
    (household, index) => live(household, index % 2 === 0 ? crowd(60 + chance.int(400)) : calm),
    emptyDisk,
    chance,
    count,
  );
  const figures = tally.figures();
  reportFigures(figures);
  expect(tally.wrong).toEqual([]);
  expect(figures).toMatchObject({ lost: 0, duplicated: 0, diverged: 0 });
  expect(figures.acknowledged).toBeGreaterThan(count * 15);
  // Something was always on its way to the disk, or the cuts would show nothing.
  expect(tally.unsynced()).toBeGreaterThan(count * 0.8);
});

/** Cuts the power under a server that waits less for the disk. */
const cutWithout = async (synchronous: "NORMAL" | "OFF"): Promise<readonly Cut[]> => {
  const weaker = new URL("./power-cut/weaker-sync.ts", import.meta.url).href;
  const settings = { NODE_OPTIONS: `--import=${weaker}`, MUSTER_SYNCHRONOUS: synchronous };
  const life = await live(newHousehold(emptyDisk), crowd(300), settings);
  return cutPower(sqlite, life, createChance(3), 20);
};

test("P3 control: a server that syncs only at checkpoints is found to lose data", async () => {
  const tally = createTally();
  tally.add(await cutWithout("NORMAL"));
  const { lost, diverged } = tally.figures();
  expect(lost).toBeGreaterThan(0);
  // SQLite's promise: entries are lost, the file is whole.
  expect(diverged).toBe(0);
});

test("P3 control: a server that never waits for the disk is found to damage its file", async () => {
  const cuts = await cutWithout("OFF");
  expect(cuts.filter(({ found }) => found.damage !== undefined).length).toBeGreaterThan(0);
});
