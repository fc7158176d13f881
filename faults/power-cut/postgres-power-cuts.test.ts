/**
 * The same as power-cuts.test.ts with a PostgreSQL, of which all processes are recorded: its power is cut, not that of the
 * server that speaks to it. It recovers by itself on what is left, and the server's own code opens that.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openPostgres, postgresSentence } from "../../packages/server/src/database/postgres/open.ts";
import { withClient } from "../../packages/server/src/database/testing/postgres-server.ts";
import { environmentOf, startProcess } from "../../packages/server/test/server-process.ts";
import { createChance } from "../chance.ts";
import { reportFigures } from "../figures.ts";
import {
  type Cut,
  compare,
  createTally,
  cutAndGoOn,
  cutPower,
  type Engine,
  type Found,
  type Life,
  lifeOf,
  nothingFound,
} from "./cuts.ts";
import { crowd, type Household, newHousehold, type Pace, pushTo } from "./household.ts";
import { beginCluster, type Cluster, startOnDisk } from "./postgres-on-disk.ts";
import { compileRecorder, recordedBy } from "./recording.ts";

let keys = "";
let recorder = "";
let cluster: Cluster;
beforeAll(async () => {
  recorder = compileRecorder();
  keys = mkdtempSync(join(tmpdir(), "muster-power-"));
  cluster = await beginCluster();
});
afterAll(() => {
  for (const path of [keys, recorder].filter((path) => path !== ""))
    rmSync(path, { recursive: true, force: true });
});

/** Much is on its way at any time: little room in memory, so that pages are written early, and checkpoints all the time. */
const busy = [
  "wal_sync_method=fdatasync",
  "shared_buffers=1MB",
  "min_wal_size=2MB",
  "max_wal_size=3MB",
  "bgwriter_delay=10ms",
  "autovacuum_naptime=1s",
];
/** What is found is not what was set while it was recorded. */
const looking = ["synchronous_commit=on", "fsync=on", "autovacuum=off"];

const steady: Pace = { pushes: 100, lanes: 1, pause: 5 };

/**
 * Starts PostgreSQL on a household's disk and a server on it, and ends both in order: where the power is cut is decided
 * afterwards.
 * @param weaken makes it wait less for the disk, after the server has looked at its settings
 */
const live = async (
  before: Household,
  pace: Pace,
  weaken?: (url: string) => Promise<void>,
): Promise<Life> => {
  const postgres = await startOnDisk(before.disk, cluster.folders, busy, (data, log) =>
    recordedBy(recorder, data, log),
  );
  const server = await startProcess(environmentOf(keys, { DATABASE_URL: postgres.url }));
  await weaken?.(postgres.url);
  const known = await pushTo(server, before, pace, postgres.log).finally(() => server.end("SIGTERM"));
  await postgres.end();
  const life = lifeOf(before, known, postgres.log, postgres.data);
  await postgres.remove();
  return life;
};

/** What PostgreSQL's own look at tables finds wrong: it reads all of their pages, and so their checksums. */
const wrongPages = `SELECT c.oid::regclass || ': ' || w.msg AS wrong
  FROM pg_class c, LATERAL verify_heapam(c.oid) w WHERE c.relkind IN ('r', 't')`;
/** @throws with what is wrong: every row of a table must be in its indexes, in order */
const checkIndexes = `SELECT bt_index_check(i.indexrelid, true) FROM pg_index i
  JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam WHERE a.amname = 'btree'`;

const postgres: Engine = {
  // It syncs the folders of what it renames, and of new tables only the files.
  syncKeepsName: true,
  inspectCut: async (disk, life, acknowledged) => {
    try {
      const found = await startOnDisk(disk, cluster.folders, looking);
      try {
        const opened = await openPostgres({ url: found.url, now: new Date(), connections: 1 });
        if (!opened.ok) return nothingFound(postgresSentence(opened.error), acknowledged);
        await opened.value.stores.close();
        const held = await withClient(found.url, async (client) => {
          const { rows: wrong } = await client.query<{ wrong: string }>(wrongPages);
          await client.query(checkIndexes);
          const column = async (sql: string) =>
            (await client.query<{ one: string }>(sql)).rows.map(({ one }) => one);
          return {
            damage: wrong.map((row) => row.wrong).join("\n"),
            rows: new Set(await column("SELECT id AS one FROM record")),
            receipts: new Set(await column("SELECT op_id AS one FROM receipt")),
            numbers: Number((await column("SELECT max(seq) AS one FROM household"))[0] ?? 0),
          };
        });
        return {
          damage: held.damage === "" ? undefined : held.damage,
          ...compare(held, life, acknowledged),
        };
      } finally {
        await found.remove();
      }
    } catch (error) {
      return nothingFound(String(error), acknowledged);
    }
  },
  // While the log, tables or the file that says where to begin are written, and while names change.
  places: [
    (record) => record.type === "written" && record.path.startsWith("pg_wal/"),
    (record) => record.type === "written" && record.path.startsWith("base/"),
    (record) => record.type === "written" && record.path === "global/pg_control",
    ({ type }) => ["created", "removed", "renamed", "linked", "cut"].includes(type),
  ],
};

const count = inject("faults").postgresPowerCut;
test(`SYNC-02 P4 a power cut of PostgreSQL loses nothing confirmed, ${count} times`, async () => {
  const chance = createChance(4);
  const tally = await cutAndGoOn(
    postgres,
    (household, index) => live(household, index % 2 === 0 ? crowd(100 + chance.int(300)) : steady),
    cluster.files,
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

/**
 * Cuts the power under a PostgreSQL that waits less for the disk, until a cut shows it. The server refuses such a one: it
 * changes behind its back.
 */
const cutWithout = async (
  settings: readonly string[],
  isFound: (found: Found) => boolean,
): Promise<readonly Cut[]> => {
  const weaken = (url: string): Promise<void> =>
    withClient(url, async (client) => {
      for (const setting of settings) await client.query(`ALTER SYSTEM SET ${setting}`);
      await client.query("SELECT pg_reload_conf()");
      await wait(500);
    });
  const life = await live(newHousehold(cluster.files), crowd(150), weaken);
  return cutPower(postgres, life, createChance(4), 12, isFound);
};

test("P4 control: a PostgreSQL that confirms before its log is on the disk loses", async () => {
  const tally = createTally();
  const late = ["synchronous_commit = off", "wal_writer_delay = '10s'"];
  tally.add(await cutWithout(late, ({ lost }) => lost > 0));
  const { lost, diverged } = tally.figures();
  expect(lost).toBeGreaterThan(0);
  // PostgreSQL's promise: entries are lost, the tables are whole.
  expect(diverged).toBe(0);
});

test("P4 control: a PostgreSQL that never waits for the disk damages its tables", async () => {
  const cuts = await cutWithout(["fsync = off"], ({ damage }) => damage !== undefined);
  expect(cuts.filter(({ found }) => found.damage !== undefined).length).toBeGreaterThan(0);
});
