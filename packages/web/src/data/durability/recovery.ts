/**
 * The start of a browser's first tab, before anything is saved or sent: notices a lost database, and brings back what
 * journals of earlier tabs hold and the database does not. Later tabs find that done.
 */
import type { NewId } from "@muster/domain/shared/ids";
import type { MusterDatabase } from "../database/database.ts";
import { metaKeys, metaText, readMeta, setMeta } from "../database/device-meta.ts";
import type { PreparedSave } from "../store/dexie-write.ts";
import { type DatabaseMark, lostMark, type MarkStorage, parseMark, readMark } from "./database-mark.ts";
import { replay } from "./dexie-replay.ts";
import { isJournalLock, type JournalFiles, lockOfFile, markFile } from "./journal-files.ts";
import { decodeLines, inOneOrder, savesOf } from "./journal-lines.ts";
import { type LeavingStorage, readLeft } from "./leaving.ts";

type RecoveryWorld = {
  readonly database: MusterDatabase;
  readonly newId: NewId;
  /** Web Locks; without them nobody knows whose file is whose, and nothing is journaled. */
  readonly locks: Pick<LockManager, "request" | "query">;
  /** undefined where the browser has no private file system. */
  readonly files: JournalFiles | undefined;
  readonly marks: MarkStorage;
  /** What tabs laid down as they went. */
  readonly left: LeavingStorage | undefined;
  /** The browser said, when it opened the database, that it had dropped what was there. */
  readonly dataLoss: () => boolean;
  /** Name of this tab's file and lock. */
  readonly tab: string;
};

/** Outcome of the recovery. */
export type Recovered = {
  readonly mark: DatabaseMark;
  /** The browser had lost the database. */
  readonly wasLost: boolean;
  /** Unsent changes that came back. */
  readonly restored: number;
  /** Saves that this tab's journal takes over from `orphans`. */
  readonly open: readonly PreparedSave[];
  /** Of these the ones that the database did not take. */
  readonly unstored: ReadonlySet<PreparedSave>;
  /** Files that may go when it has. */
  readonly orphans: readonly string[];
  /** Operations known to be settled, for files that are gone then. */
  readonly settled: readonly string[];
  /** Ends the tab's hold on its file's name. */
  readonly release: () => void;
};

/** One tab at a time: the second one finds the first one's lock and has nothing to do. */
export const recoverDatabase = (world: RecoveryWorld): Promise<Recovered> =>
  world.locks.request("muster-recovery", async () => {
    const lockedJournals = ((await world.locks.query()).held ?? []).flatMap(({ name }) =>
      name !== undefined && isJournalLock(name) ? [name] : [],
    );
    const found = await look(world);
    const release = await hold(world);
    const { files, database, left } = world;
    const laid: ReturnType<typeof readLeft> =
      left === undefined ? new Map() : readLeft(left, (tab) => lockedJournals.includes(tab));
    const bringBack = async (contents: readonly (readonly PreparedSave[])[]) => {
      const back = await replay(database, inOneOrder([...contents, ...laid.values()]));
      for (const [key, saves] of laid)
        if (!saves.some((save) => back.unstored.has(save))) left?.removeItem(key);
      return back;
    };
    // While another tab lives, the browser does too: the database says all but what a tab left as it went.
    if (found.lost === undefined && lockedJournals.length > 0)
      return { ...nothing, ...(await bringBack([])), mark: found.mark, wasLost: false, release };
    const names = (await files?.list()) ?? [];
    const texts = new Map<string, string>();
    for (const name of names) {
      const text = await files?.read(name);
      if (text !== undefined) texts.set(name, text);
    }
    const contents = [...texts.values()].map((text) => savesOf(decodeLines(text)));
    const { restored, open, unstored } = await bringBack(contents);
    const settled = await database.meta.where("k").startsWith(metaKeys.settled("")).primaryKeys();
    return {
      mark: found.mark,
      wasLost: found.lost !== undefined || world.dataLoss(),
      restored,
      open,
      unstored,
      // A file that could not be read stays, and so do the marks of its settled saves.
      orphans: [...texts.keys()].filter((name) => !lockedJournals.includes(lockOfFile(name))),
      settled: lockedJournals.length > 0 || texts.size < names.length ? [] : settled,
      release,
    };
  });

const nothing = { restored: 0, open: [], unstored: new Set<PreparedSave>(), orphans: [], settled: [] };

/** Compares the database with its mark; one without a name gets it, and what the mark knows. */
const look = async ({ database, files, marks, newId }: RecoveryWorld) => {
  const storedMarks = [readMark(marks), parseMark(await files?.read(markFile))];
  const before = await readMeta(database);
  const [named, joined] = [before.text(metaKeys.replica), before.text(metaKeys.household)];
  // The usual start: nothing is missing, and nothing is written.
  if (named !== undefined && joined !== undefined && lostMark(storedMarks, named) === undefined)
    return { lost: undefined, mark: { replica: named, household: joined } };
  return database.transaction("rw", database.meta, async () => {
    const replica = await metaText(database, metaKeys.replica);
    const lost = lostMark(storedMarks, replica);
    // A database that was made anew has its own name already if it was used since.
    const name = replica ?? newId();
    if (replica === undefined) await setMeta(database, metaKeys.replica, name);
    const known = await metaText(database, metaKeys.household);
    const household = known ?? lost?.household;
    if (known === undefined && household !== undefined)
      await setMeta(database, metaKeys.household, household);
    return { lost, mark: { replica: name, ...(household === undefined ? {} : { household }) } };
  });
};

/** Holds the tab's lock until released, or until the tab ends. */
const hold = ({ locks, tab }: RecoveryWorld): Promise<() => void> =>
  new Promise((resolve, reject) => {
    locks.request(tab, () => new Promise<void>((release) => resolve(() => release()))).catch(reject);
  });
