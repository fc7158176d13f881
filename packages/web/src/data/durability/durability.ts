/**
 * Everything that keeps saves beside the database: recovery at the start, this tab's journal, the database's mark, the
 * browser's promise not to evict. Each part may be missing or fail; saving goes on, and the status says so.
 */
import type { NewId } from "@muster/domain/shared/ids";
import type { MusterDatabase } from "../database/database.ts";
import { metaKeys, metaText } from "../database/device-meta.ts";
import { type MarkStorage, markText, writeMark } from "./database-mark.ts";
import { type Journal, noJournal } from "./journal.ts";
import type { JournalFiles } from "./journal-files.ts";
import type { JournalWriter } from "./journal-writer.ts";
import { createUnfinishedSaves, type Leaving } from "./leaving.ts";
import { type Recovered, recoverDatabase } from "./recovery.ts";
import type { StorageStatus } from "./storage-status.ts";
import { createTabJournal } from "./tab-journal.ts";

/** What a browser offers for it. */
export type SafetyBrowser = {
  readonly locks?: Pick<LockManager, "request" | "query">;
  /** Rejects where there is no private file system. */
  readonly openFiles: () => Promise<JournalFiles>;
  readonly openWriter: (tab: string) => Promise<JournalWriter>;
  readonly marks: MarkStorage;
  /** Missing in a double: nothing is laid down when the page goes. */
  readonly leaving?: Leaving;
  /** Asks for storage that is not evicted; resolves with the answer, undefined without a request. */
  readonly persist?: () => Promise<boolean | undefined>;
  /** Runs when the page has settled. */
  readonly whenIdle: (work: () => void) => void;
  readonly after: (ms: number, then: () => void) => () => void;
};

type Durability = {
  readonly journal: Journal;
  /** What earlier tabs left is in the database, or this takes too long to hold a save up. Never rejects. */
  readonly ready: Promise<void>;
  /** The same for sync, which nobody waits for. */
  readonly recovered: Promise<void>;
  /** The server has answered something: the journal may be cut. */
  settle(): void;
  /** A first set was saved: the browser is asked to keep this site's storage. */
  askToPersist(): void;
  /** The database has learned its household. */
  updateMark(): Promise<void>;
  erase(profileId: string): Promise<void>;
  close(): void;
};

/** ms that saves and sync wait for recovery at most. It takes a few, and seconds after a week offline in a lost database. */
const longestRecovery = { ofSaves: 3_000, ofSync: 60_000 } as const;

/** Starts recovery and journal; without `browser` or Web Locks there is neither. */
export const createDurability = (
  database: MusterDatabase,
  options: {
    readonly newId: NewId;
    readonly browser: SafetyBrowser | undefined;
    readonly dataLoss: () => boolean;
    readonly onStatus: (change: Partial<StorageStatus>) => void;
  },
): Durability => {
  const { browser, newId, onStatus, dataLoss } = options;
  const locks = browser?.locks;
  if (browser === undefined || locks === undefined) {
    onStatus({ journal: "off" });
    const nothing = async () => {};
    return {
      journal: noJournal,
      ready: Promise.resolve(),
      recovered: Promise.resolve(),
      // No journal names what is settled: nothing has to remember it.
      settle: () =>
        void database.meta
          .where("k")
          .startsWith(metaKeys.settled(""))
          .delete()
          .catch(() => {}),
      askToPersist: () => {},
      updateMark: nothing,
      erase: nothing,
      close: () => {},
    };
  }

  const tab = `j-${newId()}`;
  let release = () => {};
  let closed = false;
  let wasRequested = false;
  const opening = browser.openFiles().catch(() => undefined);
  const recovering = opening.then((files) =>
    recoverDatabase({
      database,
      newId,
      locks,
      files,
      marks: browser.marks,
      left: browser.leaving?.storage,
      dataLoss,
      tab,
    }),
  );

  const underWay = browser.leaving && createUnfinishedSaves(browser.leaving, tab);

  const journal = createTabJournal({
    // Its name must be locked before the file is there, else another tab takes it for an orphan.
    openWriter: async () => {
      const { release: releaseLock } = await recovering;
      if ((await opening) === undefined) throw new Error("No private file system");
      if (closed) throw new Error("Closed");
      release = releaseLock;
      return browser.openWriter(tab);
    },
    pendingOf: async (ops) => {
      const rows = await Promise.all(
        [database.outbox, database.outbox_bad].map((table) =>
          // Both tables hold operations.
          (table as typeof database.outbox).where("op").anyOf(ops).toArray(),
        ),
      );
      return new Set(rows.flat().map(({ op }) => op));
    },
    forget: async (ops) => {
      await database.meta.bulkDelete(ops.map((op) => metaKeys.settled(op)));
    },
    onState: (state) => onStatus({ journal: state }),
    after: browser.after,
  });

  /** Takes over what was found, then lets the old files go. */
  const adopt = async ({ orphans, settled, mark }: Recovered) => {
    if (!(await journal.open())) return;
    const files = await opening;
    await Promise.all(orphans.map((name) => files?.remove(name)));
    await database.meta.bulkDelete([...settled]);
    await journal.mark(markText(mark));
    await journal.settle();
  };

  const recovery = recovering.then(
    (found) => {
      release = found.release;
      if (closed) return release();
      journal.adopt(found.open, found.unstored);
      writeMark(browser.marks, found.mark);
      if (found.wasLost) onStatus({ rebuilt: { changes: found.restored } });
      browser.whenIdle(() => void adopt(found).catch(() => {}));
    },
    () => onStatus({ journal: "off" }),
  );
  const atMost = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const callOff = browser.after(ms, resolve);
      void recovery.then(() => {
        callOff();
        resolve();
      });
    });

  return {
    journal: {
      begin: (save) => underWay?.begin(save),
      append: journal.append,
      commit: (save) => {
        underWay?.end(save);
        journal.commit(save);
      },
      abort: (save) => {
        underWay?.end(save);
        journal.abort(save);
      },
    },
    ready: atMost(longestRecovery.ofSaves),
    recovered: atMost(longestRecovery.ofSync),
    settle: () => void journal.settle().catch(() => {}),
    askToPersist: () => {
      if (wasRequested || browser.persist === undefined) return;
      wasRequested = true;
      browser.persist().then(
        (persisted) => {
          if (persisted !== undefined) onStatus({ persisted });
        },
        () => {},
      );
    },
    updateMark: async () => {
      const { mark } = await recovering;
      const household = await metaText(database, metaKeys.household);
      const now = { ...mark, ...(household === undefined ? {} : { household }) };
      writeMark(browser.marks, now);
      await journal.mark(markText(now));
    },
    erase: (profileId) => journal.erase(profileId),
    close: () => {
      closed = true;
      journal.close();
      release();
    },
  };
};
