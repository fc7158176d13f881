/**
 * The seam for a second, independent place for saves that the server has not answered yet: Chromium has wiped flushed
 * IndexedDB data after kills of the whole browser (google/leveldb#1287), and a plain appended file survived them. There is
 * no implementation yet: saves are in IndexedDB alone, strictly flushed, and pushed at once. One on the browser's private
 * file system needs a worker (only there a file can be appended in place), a lock per file, and replay before the first
 * push. A journal makes a save safer and never stops or delays one for long.
 */
import type { PreparedSave } from "./dexie-write.ts";

export interface Journal {
  /** Resolves when the save is on disk, or when the journal gives up on it; never rejects. */
  append(save: PreparedSave): Promise<void>;
  /** The save did not happen: it must not come back at the next start. */
  abort(save: PreparedSave): void;
}

/** IndexedDB alone, as flushed as it can be. */
export const noJournal: Journal = { append: async () => {}, abort: () => {} };
