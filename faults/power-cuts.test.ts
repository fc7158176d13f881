/**
 * A real server on SQLite takes pushes over HTTP while all that it asks of the disk is recorded. Then the power is cut at
 * points of that recording: the disk keeps what was synced and any part of the rest (power-cut/disk.ts). The server's own
 * code opens it, and whatever was confirmed before the cut must be there. Some of these disks serve the next server.
 */
import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import type { Operation } from "@muster/sync/protocol";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { databaseFile, openSentence, openSqlite } from "../packages/server/src/database/sqlite/open.ts";
import {
  createSocketBrowser,
  environmentOf,
  type ServerProcess,
  startProcess,
} from "../packages/server/test/server-process.ts";
import { operation } from "../packages/server/test/sync-calls.ts";
import { oats } from "../packages/web/test/support/records.ts";
import { type Chance, createChance } from "./chance.ts";
import { type FaultFigures, reportFigures } from "./figures.ts";
import { createDisk, type Files } from "./power-cut/disk.ts";
import { compileRecorder, markIn, type Recorded, readRecording, recordedBy } from "./power-cut/recording.ts";
import { joinedPerson } from "./real-device.ts";

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

const opsInAPush = 3;
const cutsInALife = 10;
/** How a household writes: several pushes at once, or one after the other with pauses, in which the log begins anew. */
type Pace = { readonly pushes: number; readonly lanes: number; readonly pause: number };
const crowd = (pushes: number): Pace => ({ pushes, lanes: 4, pause: 0 });
/** Two checkpoints, each after 100 commits. */
const calm: Pace = { pushes: 215, lanes: 1, pause: 12 };
/** Records of a start, before the tables are made. */
const firstMoments = 50;
/** A household begins anew after this many servers that the power was cut under. */
const livesOfAHousehold = 5;

const nothing: Files = new Map();
const writeFiles = (files: Files): string => {
  const target = mkdtempSync(join(folder, "disk-"));
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), bytes);
  }
  return target;
};
/** Without SQLite's shared memory, which no disk keeps. */
const readFiles = (from: string): Files =>
  new Map(
    readdirSync(from, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith("-shm"))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(from.length + 1), readFileSync(path)]),
  );

const hashes = (files: Files) =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, hash("sha256", bytes)]));

type Person = Pick<Awaited<ReturnType<typeof joinedPerson>>, "profileId" | "cookies">;
/** Operations that were made together: the server stores all or none of them. */
type Push = readonly Operation[];
/** A household with one device, over several lives of its server. */
type Household = {
  readonly disk: Files;
  /** Undefined while nobody has joined. */
  readonly person: Person | undefined;
  readonly replica: string;
  readonly pushes: readonly Push[];
  /** Ids of operations. */
  readonly acknowledged: ReadonlySet<string>;
};
const newHousehold = (): Household => ({
  disk: nothing,
  person: undefined,
  replica: randomId(),
  pushes: [],
  acknowledged: new Set(),
});

/** One server from its start to its end, with all that went to its disk. */
type Life = {
  readonly before: Household;
  readonly person: Person;
  readonly pushes: readonly Push[];
  readonly recording: readonly Recorded[];
};

/**
 * What a household's device does at a server: what was confirmed before must be served, what was not is sent once more; then
 * it goes on.
 * @param log gets a mark for each answer
 */
const pushTo = async (
  server: ServerProcess,
  before: Household,
  pace: Pace,
  log: string,
): Promise<Pick<Life, "person" | "pushes">> => {
  const person = before.person ?? (await joinedPerson(server));
  const browser = createSocketBrowser(server.address, new Map(person.cookies));
  const pushes = [...before.pushes];
  const push = async (ops: Push): Promise<void> => {
    const { status, body } = await browser.send("POST", "/sync/push", {
      v: 1,
      schema: recordSchemaVersion,
      replica: before.replica,
      confirmed: 0,
      ops,
    });
    expect([status, body.bad ?? []]).toEqual([200, []]);
    markIn(log, (body.done as string[]).join(" "));
  };
  const served = async (): Promise<readonly string[]> => {
    const ids: string[] = [];
    for (let cursor = 0, more = true; more; ) {
      const path = `/sync/pull?scope=${person.profileId}&cursor=${cursor}&limit=500`;
      const { status, body } = await browser.send("GET", path);
      expect(status).toBe(200);
      ids.push(...(body.rows as { id: string }[]).map(({ id }) => id));
      cursor = Number(body.cursor);
      more = body.more === true;
    }
    return ids;
  };

  if (before.person !== undefined) {
    const made = before.pushes.flat();
    const ids = made.map(({ id }) => id);
    const kept = await served();
    const confirmed = made.filter(({ op }) => before.acknowledged.has(op)).map(({ id }) => id);
    expect(confirmed.filter((id) => !kept.includes(id))).toEqual([]);
    const open = before.pushes.filter((ops) => ops.some(({ op }) => !before.acknowledged.has(op)));
    for (let at = 0; at < open.length; at += 30) await push(open.slice(at, at + 30).flat());
    expect((await served()).filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
  }
  let left = pace.pushes;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const ops = Array.from({ length: opsInAPush }, (_, index) =>
        operation({
          n: pushes.length * opsInAPush + index + 1,
          p: person.profileId,
          kind: "nutritionEntry",
          id: randomId(),
          new: true,
          f: oats,
        }),
      );
      pushes.push(ops);
      await push(ops);
      if (pace.pause > 0) await wait(pace.pause);
    }
  };
  await Promise.all(Array.from({ length: pace.lanes }, lane));
  return { person, pushes };
};

/** Starts a server on a household's disk, and ends it in order: where its power is cut is decided afterwards. */
const live = async (before: Household, pace: Pace, settings = {}): Promise<Life> => {
  const dataDir = writeFiles(before.disk);
  const log = join(folder, "recording");
  rmSync(log, { force: true });
  const server = await startProcess(
    environmentOf(dataDir, { ...recordedBy(recorder, dataDir, log), ...settings }),
  );
  const done = await pushTo(server, before, pace, log).finally(() => server.end("SIGTERM"));
  expect(await server.end("SIGTERM")).toBe(0);
  const recording = readRecording(log);
  // The recorder saw everything: what it saw makes the files that are there.
  const disk = createDisk(before.disk);
  for (const record of recording) disk.follow(record);
  expect(hashes(disk.live())).toEqual(hashes(readFiles(dataDir)));
  rmSync(dataDir, { recursive: true });
  return { before, ...done, recording };
};

/** What the server's own code finds on a disk. A push is half there when some of its rows or receipts are. */
type Found = {
  readonly damage: string | undefined;
  readonly lost: number;
  readonly half: number;
  readonly doubled: number;
};
const lookAt = async (files: Files, life: Life, acknowledged: ReadonlySet<string>): Promise<Found> => {
  const dataDir = writeFiles(files);
  const gone = { lost: acknowledged.size, half: 0, doubled: 0 };
  try {
    const opened = openSqlite({
      dataDir,
      now: new Date(),
      onLost: (error) => {
        throw error;
      },
    });
    if (!opened.ok) return { ...gone, damage: openSentence(opened.error) };
    await opened.value.close();
    const db = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
    const column = (sql: string) =>
      db
        .prepare(sql)
        .all()
        .map((row) => Object.values(row)[0]);
    const damage = [...column("PRAGMA integrity_check"), ...column("PRAGMA foreign_key_check")].join();
    const rows = new Set(column("SELECT id FROM record"));
    const receipts = new Set(column("SELECT op_id FROM receipt"));
    const numbers = Number(column("SELECT max(seq) FROM household")[0] ?? 0);
    db.close();
    return {
      damage: damage === "ok" ? undefined : damage,
      lost: life.pushes.flat().filter(({ op, id }) => acknowledged.has(op) && !rows.has(id)).length,
      half: life.pushes.filter((ops) => {
        const isThere = ops.flatMap(({ op, id }) => [rows.has(id), receipts.has(op)]);
        return new Set(isThere).size > 1;
      }).length,
      // Each operation takes one number, and one that counts twice takes two.
      doubled: numbers - rows.size,
    };
  } catch (error) {
    return { ...gone, damage: String(error) };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
};

type Cut = {
  readonly at: number;
  /** Changes that no sync had waited for. */
  readonly unsynced: number;
  readonly disk: Files;
  readonly acknowledged: ReadonlySet<string>;
  readonly found: Found;
};

/**
 * Where the power may be cut: anywhere, after an answer, in the first moments of a start, and while the log begins anew, is
 * folded into the file, or names change, or a little later.
 */
const cutPoints = (recording: readonly Recorded[], chance: Chance, count: number): readonly number[] => {
  const indexesOf = (isOne: (record: Recorded, index: number) => boolean) =>
    recording.flatMap((record, index) => (isOne(record, index) ? [index] : []));
  const places = [
    indexesOf(() => true),
    indexesOf(({ type }) => type === "mark"),
    indexesOf((_, index) => index < firstMoments),
    indexesOf((record) => record.type === "written" && record.path === "muster.db"),
    indexesOf((record) => record.type === "written" && record.path === "muster.db-wal" && record.at === 0),
    indexesOf(({ type }) => type === "created" || type === "removed" || type === "cut"),
  ];
  return Array.from({ length: count }, (_, index) => {
    const place = places[index % places.length] ?? [];
    const point =
      (place[chance.int(place.length)] ?? 0) + chance.pick([0, 0, chance.int(10), chance.int(60)]);
    return Math.min(point, recording.length - 1);
  }).toSorted((one, two) => one - two);
};

/** Cuts the power of a life that is over, at several points. */
const cutPower = async (life: Life, chance: Chance, count: number): Promise<readonly Cut[]> => {
  const disk = createDisk(life.before.disk);
  const acknowledged = new Set(life.before.acknowledged);
  const cuts: Cut[] = [];
  let at = 0;
  for (const point of cutPoints(life.recording, chance, count)) {
    for (const record of life.recording.slice(at, point + 1)) {
      disk.follow(record);
      if (record.type === "mark") for (const op of record.text.split(" ")) acknowledged.add(op);
    }
    at = point + 1;
    const before = new Set(acknowledged);
    const left = disk.afterCut(chance);
    const found = await lookAt(left, life, before);
    cuts.push({ at, disk: left, unsynced: disk.unsynced(), acknowledged: before, found });
  }
  return cuts;
};

const isWrong = ({ damage, lost, half, doubled }: Found): boolean =>
  damage !== undefined || lost + half + doubled > 0;

/** Counts cuts, and lets go of their disks. */
const createTally = () => {
  const acknowledged = new Set<string>();
  const figures = { lost: 0, duplicated: 0, diverged: 0 };
  /** What to look at when a test fails. */
  const wrong: object[] = [];
  let unsynced = 0;
  return {
    add: (cuts: readonly Cut[]): void => {
      for (const cut of cuts) {
        const { damage, lost, half, doubled } = cut.found;
        for (const op of cut.acknowledged) acknowledged.add(op);
        figures.lost += lost;
        figures.duplicated += doubled;
        // Disks that no server leaves behind: damaged, refused, or with a part of a push.
        if (damage !== undefined || half > 0) figures.diverged += 1;
        if (isWrong(cut.found)) wrong.push({ at: cut.at, unsynced: cut.unsynced, ...cut.found });
        if (cut.unsynced > 0) unsynced += 1;
      }
    },
    wrong,
    /** Cuts while something was on its way to the disk. */
    unsynced: () => unsynced,
    figures: (): FaultFigures => ({ acknowledged: acknowledged.size, ...figures }),
  };
};

const count = inject("faults").powerCut;
test(`SYNC-02 P3 after ${count} power cuts nothing confirmed is lost`, {
  timeout: 60_000 + count * 5_000,
}, async () => {
  const chance = createChance(3);
  const tally = createTally();
  let household = newHousehold();
  for (let index = 0; index * cutsInALife < count && tally.wrong.length === 0; index += 1) {
    const life = await live(household, index % 2 === 0 ? crowd(60 + chance.int(400)) : calm);
    const cuts = await cutPower(life, chance, cutsInALife);
    tally.add(cuts);
    // The next server starts on one of the disks, unless that was cut before anybody had joined.
    const next = cuts.slice(chance.int(cuts.length)).find(({ acknowledged }) => acknowledged.size > 0);
    household =
      next === undefined || (index + 1) % livesOfAHousehold === 0
        ? newHousehold()
        : {
            replica: household.replica,
            person: life.person,
            pushes: life.pushes,
            disk: next.disk,
            acknowledged: next.acknowledged,
          };
  }
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
  return cutPower(await live(newHousehold(), crowd(300), settings), createChance(3), 20);
};

test("P3 control: a server that syncs only at checkpoints is found to lose data", {
  timeout: 60_000,
}, async () => {
  const tally = createTally();
  tally.add(await cutWithout("NORMAL"));
  const { lost, diverged } = tally.figures();
  expect(lost).toBeGreaterThan(0);
  // SQLite's promise: entries are lost, the file is whole.
  expect(diverged).toBe(0);
});

test("P3 control: a server that never waits for the disk is found to damage its file", {
  timeout: 60_000,
}, async () => {
  const cuts = await cutWithout("OFF");
  expect(cuts.filter(({ found }) => found.damage !== undefined).length).toBeGreaterThan(0);
});
