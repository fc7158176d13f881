/**
 * The tables of this device's database. Loaded with the store, never on the first route's path.
 * A new version is a new `version(n)` below the others; shipped versions are never changed.
 */
import Dexie, { type Table } from "dexie";
import { type BestsRow, exerciseBests } from "./exercise-bests.ts";
import type { MetaRow, OutboxRow, RecordRow, RefusedRow } from "./rows.ts";
import { allWeeks, type WeekRow, weekRollUps } from "./week-roll-ups.ts";

/** The database with its tables; property names are the names of the tables. */
export type MusterDatabase = Dexie & {
  records: Table<RecordRow, [string, string]>;
  /** Inbound rows have no `n` yet: it is the key that the database counts up. */
  outbox: Table<OutboxRow, number, Omit<OutboxRow, "n">>;
  outbox_bad: Table<RefusedRow, number>;
  meta: Table<MetaRow, string>;
  /** Weeks of history, derived from the records with every change of them; nobody else writes here. */
  weeks: Table<WeekRow, [string, string]>;
  /** Sets of years by exercise, derived when a workout asks for them and forgotten when their logs change. */
  bests: Table<BestsRow, [string, string]>;
  /** Another tab has taken the database over (a newer version) or away: this one stays closed. */
  isOutdated(): boolean;
};

const databaseName = "muster";

/** IndexedDB of the browser, or another one in tests. */
export type IndexedDb = { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange };

type DatabaseEvents = {
  /** Another tab needs the database in a newer version, or without this one: only a reload helps here. */
  readonly onOutdated?: () => void;
  /** An older tab did not let go of it: it cannot be opened. */
  readonly onBlocked?: () => void;
  /** The browser says that it lost what was there (Chromium's `dataLoss`). */
  readonly onDataLoss?: () => void;
};

/** Describes the database; Dexie opens it with the first use. @param idb another IndexedDB, for tests */
export const openDatabase = (
  name: string = databaseName,
  idb?: IndexedDb,
  events: DatabaseEvents = {},
): MusterDatabase => {
  let outdated = false;
  const database = new Dexie(name, {
    // Flushed to disk before a write resolves: a power cut loses nothing that the screen called saved.
    chromeTransactionDurability: "strict",
    // Dexie's own cache has answered live queries wrongly (dexie/Dexie.js issues 2011, 2012, 2309).
    cache: "disabled",
    ...(idb === undefined ? {} : { ...idb, indexedDB: watchDataLoss(idb.indexedDB, events) }),
    // The tables and the method below are what the type adds.
  }) as MusterDatabase;
  database.isOutdated = () => outdated;
  database.on("versionchange", () => {
    outdated = true;
    // Closed for good: Dexie would otherwise open it again and stand in the other tab's way.
    database.close();
    events.onOutdated?.();
    return false;
  });
  database.on("blocked", () => events.onBlocked?.());
  database.version(1).stores({
    records: "[kind+id], [kind+live], [kind+live+day], p",
    outbox: "++n, op, [kind+id], g, p, by",
    outbox_bad: "n, op, [kind+id], by",
    meta: "k",
  });
  database
    .version(2)
    .stores({ weeks: "[p+monday], [p+trained]" })
    .upgrade(async (change) => {
      const rows: RecordRow[] = await change
        .table("records")
        .where("[kind+live]")
        .between(["plan", Dexie.minKey], ["session", Dexie.maxKey])
        .toArray();
      await change.table("weeks").bulkPut(allWeeks(rows));
    });
  // Empty: the next workout fills it.
  database.version(3).stores({ bests: "[p+exerciseId]" });
  database.use(weekRollUps);
  database.use(exerciseBests);
  return database;
};

/** The same factory, with an ear for the event in which Chromium says that it dropped a damaged database. */
const watchDataLoss = (indexedDB: IDBFactory, { onDataLoss }: DatabaseEvents): IDBFactory => {
  if (onDataLoss === undefined) return indexedDB;
  const open = (name: string, version?: number): IDBOpenDBRequest => {
    const request = indexedDB.open(name, version);
    request.addEventListener("upgradeneeded", (event) => {
      // Chromium only; TypeScript's types do not have it.
      if ((event as { dataLoss?: unknown }).dataLoss === "total") onDataLoss();
    });
    return request;
  };
  return {
    open,
    cmp: (first, second) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
  };
};
