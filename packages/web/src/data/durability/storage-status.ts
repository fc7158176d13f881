/** What people can know of how safe their entries are on this device. */
import type { JournalState } from "./tab-journal.ts";

/** State of the storage on this device. */
export type StorageStatus = {
  /** 'on': saves that the server has not answered are in a second place too. 'off': in the database alone. */
  readonly journal: JournalState;
  /** The browser had lost this device's database: how many unsent changes came back; null when nothing happened. */
  readonly rebuilt: { readonly changes: number } | null;
  /** Another tab took the database over: nothing can be saved here until this page is loaded again. */
  readonly outdated: boolean;
  /** The last save found no space; true until one succeeds. */
  readonly isFull: boolean;
  /** The browser promised not to evict this site's storage; null until it answered. */
  readonly persisted: boolean | null;
};

/** The state before the storage was opened. */
export const initialStorageStatus: StorageStatus = {
  journal: "starting",
  rebuilt: null,
  outdated: false,
  isFull: false,
  persisted: null,
};
