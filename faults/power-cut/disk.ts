/**
 * A folder on a disk, as the calls of a process leave it: what was synced is there, of the rest any part may be. Pure.
 *
 * The rules, harder than those of a journaling file system: of the writes and truncations of a file after its last sync any
 * subset has arrived, in sectors of 512 bytes; a sector holds what one of the writes left in it. A name is created, changed
 * or removed for certain only when its folder was synced; of later changes any subset has arrived. One of these rules may be
 * as mild as journaling file systems are: a new file that was synced has its name.
 */
import { dirname } from "node:path/posix";
import type { Chance } from "../chance.ts";
import type { Recorded } from "./recording.ts";

const sectorBytes = 512;

/** Bytes that grow. */
type Content = { bytes: Buffer; size: number };

const contentOf = (bytes: Buffer, room = bytes.length): Content => {
  const own = Buffer.alloc(room);
  bytes.copy(own);
  return { bytes: own, size: bytes.length };
};
const resize = (content: Content, size: number): void => {
  if (size > content.bytes.length) content.bytes = contentOf(content.bytes, size * 2).bytes;
  // What is beyond the end is zeros when the file grows again.
  if (size < content.size) content.bytes.fill(0, size, content.size);
  content.size = size;
};
const put = (content: Content, at: number, data: Buffer): void => {
  if (at + data.length > content.size) resize(content, at + data.length);
  data.copy(content.bytes, at);
};
const bytesOf = ({ bytes, size }: Content): Buffer => bytes.subarray(0, size);

type Change = Extract<Recorded, { type: "written" | "cut" }>;
const apply = (content: Content, change: Change): void => {
  if (change.type === "written") put(content, change.at, change.data);
  else resize(content, change.size);
};

type StoredFile = {
  readonly durable: Content;
  readonly pending: { readonly when: number; change: Change }[];
};
type Names = Map<string, StoredFile>;
/** A change of names in one folder: a new file, none any more, or both at once. */
type NameChange = {
  readonly when: number;
  readonly folder: string;
  readonly names: readonly (readonly [path: string, file: StoredFile | undefined])[];
};

const give = (names: Names, change: NameChange): void => {
  for (const [path, file] of change.names) {
    if (file === undefined) names.delete(path);
    else names.set(path, file);
  }
};

/** The files of a folder: path below it and content. */
export type Files = ReadonlyMap<string, Buffer>;

/** What of a file's unsynced changes arrives: decided for all at once, for each of them, or for each sector. */
const fateOf = (chance: Chance) => {
  const share = chance.pick([0, 0.1, 0.5, 0.9, 1]);
  const by = chance.pick(["file", "change", "sector"]);
  const all = chance.often(share);
  return (): (() => boolean) => {
    const whole = by === "file" ? all : chance.often(share);
    return () => (by === "sector" ? chance.often(share) : whole);
  };
};

const afterCut = ({ durable, pending }: StoredFile, chance: Chance): Buffer => {
  const live = contentOf(bytesOf(durable), durable.bytes.length);
  const disk = contentOf(bytesOf(durable), durable.bytes.length);
  const fate = fateOf(chance);
  for (const { change } of pending) {
    apply(live, change);
    const arrives = fate();
    if (change.type === "cut") {
      if (arrives()) resize(disk, change.size);
      continue;
    }
    const end = change.at + change.data.length;
    for (let sector = change.at - (change.at % sectorBytes); sector < end; sector += sectorBytes) {
      if (arrives())
        put(disk, sector, live.bytes.subarray(sector, Math.min(sector + sectorBytes, live.size)));
    }
  }
  // The length may have arrived before what is in there.
  if (disk.size < live.size && chance.often(0.2)) resize(disk, live.size);
  return bytesOf(disk);
};

/**
 * A disk that follows a recording.
 * @param before what was on it, all of it durable
 * @param syncKeepsName a new file that was synced has its name, as on ext4, XFS and Btrfs, and POSIX does not say so
 */
export const createDisk = (before: Files, syncKeepsName = false) => {
  const durableNames: Names = new Map(
    [...before].map(([path, bytes]) => [path, { durable: contentOf(bytes), pending: [] }]),
  );
  const names: Names = new Map(durableNames);
  let nameChanges: NameChange[] = [];
  const syncs = new Map<bigint, { readonly when: number; readonly file: StoredFile | undefined }>();
  let now = 0;

  const rename = (path: string, changed: NameChange["names"]): void => {
    const change = { when: now, folder: dirname(path), names: changed };
    nameChanges.push(change);
    give(names, change);
  };
  /** What changed so far for certain: of the changes before that time those that are meant. */
  const settle = (before: number, isMeant: (change: NameChange) => boolean): void => {
    const isDone = (change: NameChange) => change.when < before && isMeant(change);
    for (const change of nameChanges.filter(isDone)) give(durableNames, change);
    nameChanges = nameChanges.filter((change) => !isDone(change));
  };
  const finishSync = (sync: bigint, path: string): void => {
    const begun = syncs.get(sync);
    if (begun === undefined) throw new Error(`A sync of '${path}' ended that never began.`);
    syncs.delete(sync);
    if (begun.file === undefined) {
      const folder = path === "" ? "." : path;
      settle(begun.when, (change) => change.folder === folder);
      return;
    }
    const { durable, pending } = begun.file;
    const isNew = nameChanges.some(
      ({ names: [first, ...more] }) => first?.[1] === begun.file && more.length === 0,
    );
    if (syncKeepsName && isNew) settle(begun.when, (change) => change.names.some(([name]) => name === path));
    const later = pending.findIndex(({ when }) => when > begun.when);
    for (const { change } of pending.splice(0, later < 0 ? pending.length : later)) apply(durable, change);
  };

  return {
    follow: (record: Recorded): void => {
      now += 1;
      if (record.type === "mark" || record.path.endsWith(" (deleted)")) return;
      const file = names.get(record.path);
      switch (record.type) {
        case "created":
          if (file === undefined)
            rename(record.path, [[record.path, { durable: contentOf(Buffer.alloc(0)), pending: [] }]]);
          break;
        case "removed":
          rename(record.path, [[record.path, undefined]]);
          break;
        case "renamed":
          if (file === undefined) throw new Error(`'${record.path}' was renamed and never created.`);
          rename(record.path, [
            [record.path, undefined],
            [record.to, file],
          ]);
          break;
        case "linked":
          rename(record.to, [[record.to, file]]);
          break;
        case "sync-begun":
          syncs.set(record.sync, { when: now, file });
          break;
        case "sync-done":
          finishSync(record.sync, record.path);
          break;
        case "unseen":
          throw new Error(`'${record.path}' is written in a way that the recorder does not see.`);
        default:
          if (file === undefined) throw new Error(`'${record.path}' was written and never created.`);
          file.pending.push({ when: now, change: record });
      }
    },
    /** What a power cut now may leave. */
    afterCut: (chance: Chance): Files => {
      const left: Names = new Map(durableNames);
      const fate = fateOf(chance);
      for (const change of nameChanges) if (fate()()) give(left, change);
      return new Map([...left].map(([path, file]) => [path, afterCut(file, chance)]));
    },
    /** What the process itself sees: everything has arrived. */
    live: (): Files =>
      new Map(
        [...names].map(([path, { durable, pending }]) => {
          const content = contentOf(bytesOf(durable), durable.bytes.length);
          for (const { change } of pending) apply(content, change);
          return [path, bytesOf(content)];
        }),
      ),
    /** Changes of files and names that no sync waited for yet. */
    unsynced: (): number =>
      [...names.values()].reduce((sum, { pending }) => sum + pending.length, nameChanges.length),
  };
};
