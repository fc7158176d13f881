/** Cuts the power of a server that is over, at points of what it asked of the disk, and counts what is missing. */
import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import type { Chance } from "../chance.ts";
import type { FaultFigures } from "../figures.ts";
import { createDisk, type Files } from "./disk.ts";
import { type Household, type Known, newHousehold } from "./household.ts";
import { type Recorded, readRecording } from "./recording.ts";

/** Writes files into a folder, which is made with those that they need. */
export const writeFiles = (target: string, files: Files): void => {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), bytes);
  }
};
/** Without SQLite's shared memory, which no disk keeps. */
export const readFiles = (from: string): Files =>
  new Map(
    readdirSync(from, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith("-shm"))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(from.length + 1), readFileSync(path)]),
  );
const hashes = (files: Files) =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, hash("sha256", bytes)]));

/** One server from its start to its end, with all that went to its disk. */
export type Life = Known & { readonly before: Household; readonly recording: readonly Recorded[] };

/**
 * The life of a server that ended in order.
 * @param folder as it left it
 * @throws when something went past the recorder: what that saw must make the very files that are there
 */
export const lifeOf = (before: Household, known: Known, log: string, folder: string): Life => {
  const recording = readRecording(log);
  const disk = createDisk(before.disk);
  for (const record of recording) disk.follow(record);
  expect(hashes(disk.live())).toEqual(hashes(readFiles(folder)));
  return { before, ...known, recording };
};

/** What a server's own code finds on a disk. A push is half there when some of its rows or receipts are. */
export type Found = {
  readonly damage: string | undefined;
  readonly lost: number;
  readonly half: number;
  readonly doubled: number;
};
/** What is found where no server opens the disk. */
export const nothingFound = (damage: string, acknowledged: ReadonlySet<string>): Found => ({
  damage,
  lost: acknowledged.size,
  half: 0,
  doubled: 0,
});

/** What a database holds: ids of records, ids of the operations with a receipt, and the household's highest number. */
type Held = {
  readonly rows: ReadonlySet<unknown>;
  readonly receipts: ReadonlySet<unknown>;
  readonly numbers: number;
};
/** Counts what a database holds against what was sent and confirmed. */
export const compare = (
  { rows, receipts, numbers }: Held,
  { pushes }: Known,
  acknowledged: ReadonlySet<string>,
): Omit<Found, "damage"> => ({
  lost: pushes.flat().filter(({ op, id }) => acknowledged.has(op) && !rows.has(id)).length,
  half: pushes.filter((ops) => {
    const isThere = ops.flatMap(({ op, id }) => [rows.has(id), receipts.has(op)]);
    return new Set(isThere).size > 1;
  }).length,
  // Each operation takes one number, and one that counts twice takes two.
  doubled: numbers - rows.size,
});

/** What an engine's harness does with a disk, and where its power is cut beside anywhere and after an answer. */
export type Engine = {
  /** How mild its disk is with names: `createDisk`. */
  readonly syncKeepsName: boolean;
  inspectCut(disk: Files, life: Life, acknowledged: ReadonlySet<string>): Promise<Found>;
  /** A share of the cuts is in each of these places, or a little later. */
  readonly places: readonly ((record: Recorded, index: number) => boolean)[];
};

export type Cut = {
  readonly at: number;
  /** Changes that no sync had waited for. */
  readonly unsynced: number;
  readonly disk: Files;
  readonly acknowledged: ReadonlySet<string>;
  readonly found: Found;
};

const cutPoints = (
  recording: readonly Recorded[],
  enginePlaces: Engine["places"],
  chance: Chance,
  count: number,
): readonly number[] => {
  const places = [() => true, ({ type }: Recorded) => type === "mark", ...enginePlaces].map((isOne) =>
    recording.flatMap((record, index) => (isOne(record, index) ? [index] : [])),
  );
  return Array.from({ length: count }, (_, index) => {
    const place = places[index % places.length] ?? [];
    const point =
      (place[chance.int(place.length)] ?? 0) + chance.pick([0, 0, chance.int(10), chance.int(60)]);
    return Math.min(point, recording.length - 1);
  }).toSorted((one, two) => one - two);
};

/** Cuts the power of a life that is over, at several points, or at fewer where the control has found what it looks for. */
export const cutPower = async (
  { inspectCut, places, syncKeepsName }: Engine,
  life: Life,
  chance: Chance,
  count: number,
  isEnough: (found: Found) => boolean = () => false,
): Promise<readonly Cut[]> => {
  const disk = createDisk(life.before.disk, syncKeepsName);
  const acknowledged = new Set(life.before.acknowledged);
  const cuts: Cut[] = [];
  let at = 0;
  for (const point of cutPoints(life.recording, places, chance, count)) {
    for (const record of life.recording.slice(at, point + 1)) {
      disk.follow(record);
      if (record.type === "mark") for (const op of record.text.split(" ")) acknowledged.add(op);
    }
    at = point + 1;
    const before = new Set(acknowledged);
    const left = disk.afterCut(chance);
    const found = await inspectCut(left, life, before);
    cuts.push({ at, disk: left, unsynced: disk.unsynced(), acknowledged: before, found });
    if (isEnough(found)) break;
  }
  return cuts;
};

const isWrong = ({ damage, lost, half, doubled }: Found): boolean =>
  damage !== undefined || lost + half + doubled > 0;

/** Counts cuts, and lets go of their disks. */
export const createTally = () => {
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

/** A household begins anew after this many servers that the power was cut under. */
const livesOfAHousehold = 5;
const cutsInALife = 10;

/**
 * Cuts the power of one server after the other, until the count is reached or something is wrong. A server starts on one of
 * the disks of the one before.
 * @param live runs the server of that index
 * @param empty the disk that a household begins with
 */
export const cutAndGoOn = async (
  engine: Engine,
  live: (household: Household, index: number) => Promise<Life>,
  empty: Files,
  chance: Chance,
  count: number,
): Promise<ReturnType<typeof createTally>> => {
  const tally = createTally();
  let household = newHousehold(empty);
  for (let index = 0; index * cutsInALife < count && tally.wrong.length === 0; index += 1) {
    const life = await live(household, index);
    const cuts = await cutPower(engine, life, chance, cutsInALife);
    tally.add(cuts);
    // Not on one that was cut before anybody had joined.
    const next = cuts.slice(chance.int(cuts.length)).find(({ acknowledged }) => acknowledged.size > 0);
    household =
      next === undefined || (index + 1) % livesOfAHousehold === 0
        ? newHousehold(empty)
        : {
            replica: household.replica,
            person: life.person,
            pushes: life.pushes,
            disk: next.disk,
            acknowledged: next.acknowledged,
          };
  }
  return tally;
};
