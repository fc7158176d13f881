/**
 * The seam for a second, independent place for saves that the server has not answered yet: Chromium has wiped flushed
 * IndexedDB data after kills of the whole browser (google/leveldb#1287), and a plain appended file survived them.
 * `tab-journal.ts` is the one on the browser's private file system; where that is missing, saves are in IndexedDB alone,
 * strictly flushed, and pushed at once. A journal makes a save safer and never stops or delays one for long.
 */
import type { PreparedSave } from "../store/dexie-write.ts";

/** A second copy of unsynced saves; losing it costs no save that the database has. */
export interface Journal {
  /** Before anything is waited for: should the page go meanwhile, the save is laid down at once. */
  begin(save: PreparedSave): void;
  /** Resolves when the save is on disk, or when the journal gives up waiting for it; never rejects. */
  append(save: PreparedSave): Promise<void>;
  /** The database has the save too: it may be cut when the server has answered it. */
  commit(save: PreparedSave): void;
  /** The save did not happen: it must not come back at the next start. */
  abort(save: PreparedSave): void;
}

/** IndexedDB alone, as flushed as it can be. */
export const noJournal: Journal = {
  begin: () => {},
  append: async () => {},
  commit: () => {},
  abort: () => {},
};
