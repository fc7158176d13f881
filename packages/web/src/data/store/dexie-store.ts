/**
 * The device's store on IndexedDB. A write resolves with ok only after its transaction is complete and flushed; a failed
 * one leaves nothing behind and says why. Live reads see other tabs too.
 */
import type { NewId } from "@muster/domain/shared/ids";
import { err, ok } from "@muster/domain/shared/result";
import type { MusterDatabase } from "../database/database.ts";
import { operationOf } from "../database/outbox-rows.ts";
import { readLogsToBeat } from "../database/read-logs-to-beat.ts";
import { type Journal, noJournal } from "../durability/journal.ts";
import type { Change, DeviceStore } from "./device-store.ts";
import { type Applied, applySave, type Known, overlayOf, type PreparedSave } from "./dexie-write.ts";
import { createLiveReads, type LiveReads } from "./live-reads.ts";
import { isWorthReopening, saveErrorOf } from "./save-error.ts";

type StoreOptions = {
  readonly database: MusterDatabase;
  /** What reads the database already; made here when it is left out. */
  readonly reader?: LiveReads;
  readonly newId: NewId;
  readonly now: () => Date;
  readonly journal?: Journal;
  /** What earlier tabs left is in the database: no save is numbered before. Never rejects, never takes long. */
  readonly ready?: Promise<unknown>;
  /** Called after each save: sync has something to send. */
  readonly onSaved?: (changes: readonly Change[]) => void;
};

export const createDexieStore = (options: StoreOptions): DeviceStore => {
  const { database, journal = noJournal, reader = createLiveReads(options.database) } = options;
  let known: Known | undefined;

  const write: DeviceStore["write"] = async (profileId, changes, { group = false } = {}) => {
    if (changes.length === 0) return ok(undefined);
    const at = options.now().getTime();
    const shown = reader.begin(changes.map((change) => overlayOf(profileId, change, at)));
    const begun: PreparedSave = {
      profileId,
      changes: changes.map((change: Change) => ({ op: options.newId(), change })),
      group: group && changes.length > 1 ? options.newId() : undefined,
      at,
    };
    journal.begin(begun);
    await options.ready;
    const save: PreparedSave = { ...begun, ...(known === undefined ? {} : { known }) };
    // Side by side: the save is done when both have it.
    const journaled = journal.append(save);
    try {
      const { made, rows } = await commitSave(database, save, shown.asked);
      shown.stored(rows);
      known = made.reduce<Known>(
        (before, { clockOffsetMs: off, scope, seen }) => ({ off, seen: { ...before.seen, [scope]: seen } }),
        known ?? { off: 0, seen: {} },
      );
    } catch (error) {
      journal.abort(save);
      shown.failed();
      return err(saveErrorOf(error));
    }
    journal.commit(save);
    await journaled;
    options.onSaved?.(changes);
    return ok(undefined);
  };

  return {
    ...reader.reads,
    logsToBeat: (profileId, exerciseIds, before, pause) =>
      readLogsToBeat(database, { profileId, exerciseIds, before, pause }),
    write,
    live: reader.live,
  };
};

/** Runs the transaction; on a lost connection once more, with the same operation ids, over a fresh one. */
const commitSave = async (
  database: MusterDatabase,
  save: PreparedSave,
  onAsked: () => void,
): Promise<Applied> => {
  try {
    return await saving(database, () => applySave(database, save, undefined, onAsked));
  } catch (error) {
    if (!isWorthReopening(error) || database.isOutdated()) throw error;
    database.close();
    await database.open();
    return await saveAgain(database, save);
  }
};

const saving = (database: MusterDatabase, work: () => Promise<Applied>): Promise<Applied> =>
  database.transaction("rw", database.records, database.outbox, database.meta, work);

const saveAgain = (database: MusterDatabase, save: PreparedSave): Promise<Applied> =>
  saving(database, async () => {
    // The first try may have been completed although its answer was lost.
    const before = await database.outbox
      .where("op")
      .anyOf(save.changes.map(({ op }) => op))
      .toArray();
    if (before.length === 0) return applySave(database, save);
    const keys = save.changes.map(({ change: { kind, id } }): [string, string] => [kind, id]);
    const rows = (await database.records.bulkGet(keys)).filter((row) => row !== undefined);
    return { made: before.map(operationOf), rows };
  });
