/**
 * The journal of one tab: every save as a line in the tab's own file, until the server has answered it. A save waits for
 * its line at most `patience`; after that, and wherever the file fails, saving goes on without the journal and says so.
 */
import type { PreparedSave } from "../store/dexie-write.ts";
import type { Journal } from "./journal.ts";
import { encodeLine, journalKey } from "./journal-lines.ts";
import type { JournalWriter } from "./journal-writer.ts";

/** 'off': saves are in the database alone. */
export type JournalState = "starting" | "on" | "off";

type TabJournalOptions = {
  /** Starts the tab's worker and file; called once, at the first line. */
  readonly openWriter: () => Promise<JournalWriter>;
  /** Which of these operations the server has not settled, as the database says. */
  readonly pendingOf: (ops: readonly string[]) => Promise<ReadonlySet<string>>;
  /** No file has these any more: their marks of being settled may go. */
  readonly forget: (ops: readonly string[]) => Promise<void>;
  readonly onState: (state: JournalState) => void;
  /** Runs `then` after so many ms; returns how to call it off. */
  readonly after: (ms: number, then: () => void) => () => void;
};

type TabJournal = Omit<Journal, "begin"> & {
  /**
   * Takes over what earlier tabs left and the server has not settled: it will be the file's first lines.
   * @param unstored of these the ones that the database does not have: no answer of the server settles them
   */
  adopt(saves: readonly PreparedSave[], unstored?: ReadonlySet<PreparedSave>): void;
  /** Opens the file ahead of the first save. Resolves with whether what was adopted is on disk in it. */
  open(): Promise<boolean>;
  /** Cuts what the server has settled by now. */
  settle(): Promise<void>;
  /** Forgets everything of a profile. */
  erase(profileId: string): Promise<void>;
  /** Writes the mark of the database beside the journal, if there is one. */
  mark(text: string): Promise<void>;
  close(): void;
};

/** ms that a save waits for its line. A flush takes a few; a disk that takes this long is not worth the wait. */
const patience = 1_000;
/** Characters of settled lines after which the rest is written anew, although some lines still wait. */
const worthRewriting = 65_536;

type Entry = {
  readonly line: string;
  readonly ops: readonly string[];
  readonly by: string;
  /** The database has it too. */
  committed: boolean;
};

/** Makes the journal of this tab; its file is made with the first line. */
export const createTabJournal = (options: TabJournalOptions): TabJournal => {
  const { pendingOf, forget, after } = options;
  /** What must be in the file, in the order of its lines. */
  const entries = new Map<string, Entry>();
  let opening: Promise<JournalWriter> | undefined;
  let opened: JournalWriter | undefined;
  let closed = false;
  let adopted = "";
  let outstanding = 0;
  /** The writer is behind: saves do not wait for it until it has caught up. */
  let late = false;
  let state: JournalState = "starting";
  /** Of lines that are still in the file although nobody needs them. */
  let settledOps: string[] = [];
  let settledSize = 0;

  const show = (next: JournalState) => {
    if (state === next || closed) return;
    state = next;
    options.onState(next);
  };
  const writer = (): Promise<JournalWriter> => {
    if (opening === undefined) {
      opening = options.openWriter().then(async (started) => {
        if (adopted !== "") await started.append(adopted);
        return started;
      });
      opening.then(
        (started) => {
          opened = started;
          if (closed) started.close();
          else if (!late) show("on");
        },
        () => show("off"),
      );
    }
    return opening;
  };

  /** Resolves with whether it is on disk, or with false when it took too long. Never rejects. */
  const within = (work: (to: JournalWriter) => Promise<void>): Promise<boolean> =>
    new Promise((resolve) => {
      outstanding += 1;
      const callOff = after(late ? 0 : patience, () => {
        late = true;
        show("off");
        resolve(false);
      });
      const end = (isDone: boolean) => {
        outstanding -= 1;
        callOff();
        if (isDone && outstanding === 0) late = false;
        show(isDone && !late ? "on" : "off");
        resolve(isDone);
      };
      writer()
        .then(work)
        .then(
          () => end(true),
          () => end(false),
        );
    });

  const linesLeft = (): string => [...entries.values()].map(({ line }) => line).join("");
  const drop = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    settledOps.push(...entry.ops);
    settledSize += entry.line.length;
  };
  const cut = async (): Promise<void> => {
    if (settledSize === 0 || (entries.size > 0 && settledSize < worthRewriting)) return;
    const ops = settledOps;
    settledOps = [];
    settledSize = 0;
    // What is left is read when the order goes out: a save that comes later is written behind it.
    if (await within((to) => to.replace(linesLeft()))) await forget(ops);
  };
  const put = (save: PreparedSave, committed: boolean): string => {
    const line = encodeLine({ save });
    const ops = save.changes.map(({ op }) => op);
    entries.set(journalKey(save), { line, ops, by: save.profileId, committed });
    return line;
  };

  return {
    adopt: (saves, unstored) => {
      adopted += saves.map((save) => put(save, unstored?.has(save) !== true)).join("");
    },
    open: () =>
      writer().then(
        () => true,
        () => adopted === "",
      ),
    append: async (save) => {
      const line = put(save, false);
      await within((to) => to.append(line));
    },
    commit: (save) => {
      const entry = entries.get(journalKey(save));
      if (entry !== undefined) entry.committed = true;
    },
    abort: (save) => {
      const key = journalKey(save);
      const line = encodeLine({ abort: entries.get(key)?.ops ?? [] });
      drop(key);
      void within((to) => (entries.size === 0 ? to.replace("") : to.append(line)));
    },
    settle: async () => {
      const committed = [...entries].filter(([, entry]) => entry.committed);
      if (committed.length === 0) return;
      const pending = await pendingOf(committed.flatMap(([, { ops }]) => ops));
      for (const [key, { ops }] of committed) if (!ops.some((op) => pending.has(op))) drop(key);
      await cut();
    },
    erase: async (profileId) => {
      for (const [key, { by }] of entries) if (by === profileId) drop(key);
      if (opening !== undefined) await within((to) => to.replace(linesLeft()));
    },
    mark: async (text) => {
      await within((to) => to.mark(text));
    },
    close: () => {
      closed = true;
      opened?.close();
    },
  };
};
