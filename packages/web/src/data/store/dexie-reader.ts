/** The part of the device's store that the first screen needs: the database, opened, and reading it. */
import Dexie from "dexie";
import { type IndexedDb, type MusterDatabase, openDatabase } from "../database/database.ts";
import { metaKeys, metaText } from "../database/device-meta.ts";
import { createLiveReads, type LiveReads, type ReadTimes } from "./live-reads.ts";

/** The opened database and its reads. */
export type Reader = LiveReads & {
  readonly database: MusterDatabase;
  /** Whose records are stored here; undefined while there are none. */
  household(): Promise<string | undefined>;
  /** The browser said that it lost what was in the database. */
  wasLost(): boolean;
  /** Calls back when another tab upgrades the database; at once when it already has. */
  onOutdated(listener: () => void): void;
};

/** ms that an older tab has to let go of the database. */
const longestBlock = 3_000;

/**
 * In a browser: the frame after a tap and the save come first. A write is drawn while the disk stores it, or two frames later
 * where the database is busy; what it changed is asked again once that is drawn.
 */
export const afterTheTap: ReadTimes = {
  draw: (show) => void setTimeout(show, 32),
  again: () => new Dexie.Promise((resolve) => void setTimeout(resolve, 32)),
};

/** @param name and `idb` of tests; left out, the browser's own */
export const openDexieReader = (name?: string, idb?: IndexedDb, times?: ReadTimes): Reader => {
  let lost = false;
  let tellOutdated = () => {};
  const database = openDatabase(name, idb, {
    onOutdated: () => tellOutdated(),
    // Pending operations are rejected, instead of waiting for ever.
    onBlocked: () => void setTimeout(() => database.isOpen() || database.close(), longestBlock),
    onDataLoss: () => {
      lost = true;
    },
  });
  return {
    database,
    ...createLiveReads(database, times),
    household: () => metaText(database, metaKeys.household),
    wasLost: () => lost,
    onOutdated: (listener) => {
      tellOutdated = listener;
      if (database.isOutdated()) listener();
    },
  };
};
