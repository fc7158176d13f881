/**
 * The device's store on IndexedDB. A write resolves with ok only after its transaction is complete and flushed; a failed
 * one leaves nothing behind and says why. Live reads see other tabs too.
 */
import type { NewId } from "@muster/domain/shared/ids";
import { err, ok } from "@muster/domain/shared/result";
import type { MusterDatabase } from "./database.ts";
import type { Change, DeviceStore } from "./device-store.ts";
import { createReader, type Reader } from "./dexie-reader.ts";
import { applySave, type Before, type Known, type PreparedSave, stateBefore } from "./dexie-write.ts";
import { type Journal, noJournal } from "./journal.ts";
import { isWorthReopening, saveErrorOf } from "./save-error.ts";

export type StoreOptions = {
  readonly database: MusterDatabase;
  /** What reads the database already; made here when it is left out. */
  readonly reader?: Reader;
  readonly newId: NewId;
  readonly now: () => Date;
  readonly journal?: Journal;
  /** What earlier tabs left is in the database: no save is numbered before. Never rejects, never takes long. */
  readonly ready?: Promise<unknown>;
  /** Called at pointer-down on a button that saves. */
  readonly onPress?: () => void;
  /** Called after each save: sync has something to send. */
  readonly onSaved?: (changes: readonly Change[]) => void;
};

export const createDexieStore = (options: StoreOptions): DeviceStore => {
  const { database, journal = noJournal, reader = createReader(options.database) } = options;
  let known: Known | undefined;
  /** Read ahead for the next save, for one save only. */
  let ahead: { readonly profileId: string; readonly before: Before } | undefined;

  const write: DeviceStore["write"] = async (profileId, changes, { group = false } = {}) => {
    if (changes.length === 0) return ok(undefined);
    await options.ready;
    const save: PreparedSave = {
      profileId,
      changes: changes.map((change: Change) => ({ op: options.newId(), change })),
      group: group && changes.length > 1 ? options.newId() : undefined,
      at: options.now().getTime(),
      ...(known === undefined ? {} : { known }),
    };
    const expected = ahead?.profileId === profileId ? ahead.before : undefined;
    ahead = undefined;
    const picture = Promise.withResolvers<void>();
    reader.holdUntil(picture.promise);
    // Side by side: the save is done when both have it.
    const journaled = journal.append(save);
    try {
      const made = await commitSave(database, save, expected);
      known = made.reduce<Known>(
        (before, { off, p, seen }) => ({ off, seen: { ...before.seen, [p]: seen } }),
        known ?? { off: 0, seen: {} },
      );
    } catch (error) {
      journal.abort(save);
      return err(saveErrorOf(error));
    } finally {
      // Dexie notifies live queries before the save's promise resolves: they read again after the caller has rendered.
      setTimeout(picture.resolve);
    }
    journal.commit(save);
    await journaled;
    options.onSaved?.(changes);
    return ok(undefined);
  };

  return {
    ...reader.reads,
    write,
    prepare: (profileId, changes) => {
      ahead = undefined;
      options.onPress?.();
      const { records, outbox, meta } = database;
      const look = () => stateBefore(database, { profileId, changes });
      database.transaction("r", records, outbox, meta, look).then(
        (before) => {
          ahead = { profileId, before };
        },
        // The save itself will say what is wrong.
        () => {},
      );
    },
    live: reader.live,
  };
};

type Made = Awaited<ReturnType<typeof applySave>>;

/**
 * Runs the transaction; on a lost connection once more, with the same operation ids, over a fresh one.
 * @param expected how the records looked a moment ago: the transaction asks and writes at once, and is taken back and done
 * the slow way when anything in it is not so
 */
const commitSave = async (database: MusterDatabase, save: PreparedSave, expected?: Before): Promise<Made> => {
  if (expected !== undefined)
    try {
      return await saving(database, () => applySave(database, save, undefined, expected));
    } catch {
      // Nothing of it is there: a transaction that fails has not been.
    }
  try {
    return await saving(database, () => applySave(database, save));
  } catch (error) {
    if (!isWorthReopening(error) || database.isOutdated()) throw error;
    database.close();
    await database.open();
    return await saveAgain(database, save);
  }
};

const saving = (database: MusterDatabase, work: () => Promise<Made>): Promise<Made> =>
  database.transaction("rw", database.records, database.outbox, database.meta, work);

const saveAgain = (database: MusterDatabase, save: PreparedSave): Promise<Made> =>
  saving(database, async () => {
    // The first try may have been completed although its answer was lost.
    const before = await database.outbox
      .where("op")
      .anyOf(save.changes.map(({ op }) => op))
      .toArray();
    return before.length === 0 ? applySave(database, save) : before;
  });
