/** The part of the device's store that the first screen needs: the database, opened, and reading it. */
import { liveQuery } from "dexie";
import { type IndexedDb, type MusterDatabase, openDatabase } from "./database.ts";
import { metaKeys, metaText } from "./device-meta.ts";
import type { DeviceStore, Reads } from "./device-store.ts";
import { createReads } from "./dexie-reads.ts";

export type Reader = {
  readonly database: MusterDatabase;
  readonly reads: Reads;
  readonly live: DeviceStore["live"];
  /** Live queries that a save triggers are delayed until its caller has rendered. */
  holdUntil(drawn: Promise<void>): void;
};

export type OpenedReader = Reader & {
  /** Whose records are stored here; undefined while there are none. */
  household(): Promise<string | undefined>;
  /** The browser said that it lost what was in the database. */
  wasLost(): boolean;
  /** Calls back when another tab upgrades the database; at once when it already has. */
  onOutdated(listener: () => void): void;
};

export const createReader = (database: MusterDatabase): Reader => {
  const reads = createReads(database);
  /** While a save is under way. */
  let drawn: Promise<void> | undefined;
  return {
    database,
    reads,
    holdUntil: (picture) => {
      drawn = picture;
      void picture.then(() => {
        if (drawn === picture) drawn = undefined;
      });
    },
    live: (read, onValue, onError) => {
      let stop = () => {};
      const follow = () => {
        let hasRead = false;
        // An async function, so that Dexie follows what is read after the first await as well.
        const querier = async () => {
          const wait = hasRead ? drawn : undefined;
          hasRead = true;
          return wait === undefined ? { value: await read(reads) } : { wait };
        };
        const subscription = liveQuery(querier).subscribe({
          next: (found) => {
            if (!("wait" in found)) return onValue(found.value);
            // A query that read nothing observes nothing: it is started again.
            subscription.unsubscribe();
            void found.wait.then(() => isFollowed && follow());
          },
          error: onError,
        });
        stop = () => subscription.unsubscribe();
      };
      let isFollowed = true;
      follow();
      return () => {
        isFollowed = false;
        stop();
      };
    },
  };
};

/** ms that an older tab has to let go of the database. */
const longestBlock = 3_000;

/** @param name and `idb` of tests; left out, the browser's own */
export const openReader = (name?: string, idb?: IndexedDb): OpenedReader => {
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
    ...createReader(database),
    household: () => metaText(database, metaKeys.household),
    wasLost: () => lost,
    onOutdated: (listener) => {
      tellOutdated = listener;
      if (database.isOutdated()) listener();
    },
  };
};
