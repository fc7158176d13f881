/**
 * Saves that are under way when the page goes: a reload or a closed tab ends a transaction that has only begun, and the
 * worker of the journal with it (ADR 0013). Local storage alone is written at once, so they are laid down there then, and the next start
 * brings them back. On a page that stays nothing is written.
 */
import type { PreparedSave } from "../store/dexie-write.ts";
import { decodeLines, encodeLine, journalKey, savesOf } from "./journal-lines.ts";

/** Where they are laid down: `localStorage`, or a double. */
export type LeavingStorage = Pick<Storage, "getItem" | "setItem" | "removeItem"> & {
  readonly keys: () => readonly string[];
};

/** What a page tells of its going. */
export type Leaving = {
  readonly storage: LeavingStorage;
  /** Calls `leave` whenever the page goes or is hidden, and `stay` when it is seen again. */
  readonly follow: (page: { readonly leave: () => void; readonly stay: () => void }) => void;
};

const prefix = "underWay:";

/** @param tab name of this tab's file and lock */
export const createUnfinishedSaves = ({ storage, follow }: Leaving, tab: string) => {
  const saves = new Map<string, PreparedSave>();
  let isLeaving = false;
  let isLaid = false;
  const lay = () => {
    try {
      if (saves.size === 0) storage.removeItem(prefix + tab);
      else storage.setItem(prefix + tab, [...saves.values()].map((save) => encodeLine({ save })).join(""));
      isLaid = saves.size > 0;
    } catch {
      // Full or forbidden: the transaction may still be quick enough.
    }
  };
  follow({
    leave: () => {
      isLeaving = true;
      if (saves.size > 0) lay();
    },
    stay: () => {
      isLeaving = false;
    },
  });
  return {
    begin: (save: PreparedSave): void => {
      saves.set(journalKey(save), save);
      if (isLeaving) lay();
    },
    /** The database has it, or refused it. */
    end: (save: PreparedSave): void => {
      saves.delete(journalKey(save));
      if (isLaid) lay();
    },
  };
};

/**
 * What tabs that are gone have left.
 * @param isThere whether a tab is still open: it ends its saves itself
 */
export const readLeft = (
  storage: LeavingStorage,
  isThere: (tab: string) => boolean,
): ReadonlyMap<string, readonly PreparedSave[]> => {
  try {
    return new Map(
      storage
        .keys()
        .filter((key) => key.startsWith(prefix) && !isThere(key.slice(prefix.length)))
        .map((key) => [key, savesOf(decodeLines(storage.getItem(key) ?? ""))]),
    );
  } catch {
    return new Map();
  }
};
