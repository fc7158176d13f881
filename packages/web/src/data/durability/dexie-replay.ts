/**
 * Brings saves of a journal back into the device's database. Each save counts once, by its operation ids: what waits in
 * the outbox, was refused, or was settled by the server is left alone. Each comes back as a whole or not at all.
 */
import { noStamp } from "@muster/sync/clock";
import { deleteField, type Fields } from "@muster/sync/protocol";
import type { MusterDatabase } from "../database/database.ts";
import { metaKeys, metaText } from "../database/device-meta.ts";
import { pullAgain, redraw } from "../database/dexie-rows.ts";
import { outboxRow } from "../database/outbox-rows.ts";
import { baseOf, placeholder, schemaVersion, storedBase, syncedKind } from "../database/record-rows.ts";
import { applySave, flatChange, type PreparedSave } from "../store/dexie-write.ts";
import { SaveRefused } from "../store/save-error.ts";

type Replayed = {
  /** Changes that are in the outbox again. */
  readonly restored: number;
  /** Saves that the server has not settled: they belong into a journal still. */
  readonly open: readonly PreparedSave[];
  /** Of these the ones that the database did not take: the next start tries them again. */
  readonly unstored: ReadonlySet<PreparedSave>;
};

/** Saves in one transaction: each is flushed, and a long time offline leaves many. */
const batchSize = 100;

/** @param saves in the order in which they were written */
export const replay = async (database: MusterDatabase, saves: readonly PreparedSave[]): Promise<Replayed> => {
  if (saves.length === 0) return { restored: 0, open: [], unstored: new Set() };
  const { waiting, isSettled } = await stateOf(database);
  const open = saves.filter((save) => !isSettled(save));
  const missing = open.filter(({ changes }) => !changes.some(({ op }) => waiting.has(op)));
  /** Nothing came of these: what they say is there already. */
  const idle = new Set<PreparedSave>();
  const unstored = new Set<PreparedSave>();
  let restored = 0;
  for (let from = 0; from < missing.length; from += batchSize) {
    const batch = missing.slice(from, from + batchSize);
    const counts = await replayBatch(database, batch);
    counts.forEach((count, index) => {
      const save = batch[index];
      restored += count ?? 0;
      if (count === 0 && save !== undefined) idle.add(save);
      if (count === undefined && save !== undefined) unstored.add(save);
    });
  }
  return { restored, open: open.filter((save) => !idle.has(save)), unstored };
};

/** What the database and the server have already. */
const stateOf = async (database: MusterDatabase) => {
  const { outbox, outbox_bad, meta } = database;
  return database.transaction("r", outbox, outbox_bad, meta, async () => {
    const marks = await meta.where("k").startsWith(metaKeys.settled("")).primaryKeys();
    const settled = new Set(marks);
    const erasures = await meta.where("k").startsWith(metaKeys.erased("")).toArray();
    const erasedAt = new Map(erasures.map(({ k, v }) => [k, Number(v)]));
    return {
      waiting: new Set<unknown>([
        ...(await outbox.orderBy("op").keys()),
        ...(await outbox_bad.orderBy("op").keys()),
      ]),
      isSettled: ({ profileId, at, changes }: PreparedSave): boolean =>
        at <= (erasedAt.get(metaKeys.erased(profileId)) ?? Number.NEGATIVE_INFINITY) ||
        changes.some(({ op }) => settled.has(metaKeys.settled(op))),
    };
  });
};

/** @returns how many changes each save brought back; undefined for one that could not be stored now */
const replayBatch = async (
  database: MusterDatabase,
  saves: readonly PreparedSave[],
): Promise<readonly (number | undefined)[]> => {
  const write = <T>(apply: () => Promise<T>) =>
    database.transaction(
      "rw",
      [database.records, database.outbox, database.outbox_bad, database.meta],
      apply,
    );
  const again = async (save: PreparedSave) => (await applySave(database, save, save.known)).made.length;
  try {
    return await write(async () => {
      const counts: number[] = [];
      for (const save of saves) counts.push(await again(save));
      return counts;
    });
  } catch {
    // One of them does not fit or the batch was too much: each for itself.
  }
  const counts: (number | undefined)[] = [];
  for (const save of saves)
    counts.push(
      await write(() => again(save))
        .catch((error: unknown) => {
          if (!(error instanceof SaveRefused)) throw error;
          // It fitted when it was written; what it was written upon is missing now. The server has that, and decides.
          return write(() => putAsWritten(database, save));
        })
        // It stays in the journal, for the next start.
        .catch(() => undefined),
    );
  return counts;
};

/** The operations as the person meant them, over records that may not be here. */
const putAsWritten = async (database: MusterDatabase, save: PreparedSave): Promise<number> => {
  const household = await metaText(database, metaKeys.household);
  for (const { op, change } of save.changes) {
    const { kind, id } = change;
    const scope = syncedKind(kind)?.scope === "household" ? household : save.profileId;
    if (scope === undefined) throw new Error("The household is not known yet");
    const there = await database.records.get([kind, id]);
    const row = there?.p === scope ? there : undefined;
    await pullAgain(database, scope, [there]);
    const content = contentAsWritten(flatChange(change), row !== undefined);
    await database.records.put(
      row === undefined ? placeholder({ scope, kind, id }) : { ...row, base: storedBase(baseOf(row)) },
    );
    const operation = {
      op,
      ...(save.group === undefined ? {} : { group: save.group }),
      scope,
      kind,
      id,
      ...content,
      at: save.at,
      clockOffsetMs: save.known?.off ?? 0,
      seen: save.known?.seen[scope] ?? noStamp,
      schema: schemaVersion,
    };
    await database.outbox.add(outboxRow(operation, save.profileId));
    await redraw(database, [change]);
  }
  return save.changes.length;
};

const contentAsWritten = (
  change: ReturnType<typeof flatChange>,
  isThere: boolean,
): { readonly new?: true; readonly fields: Fields } => {
  if ("remove" in change) return { fields: { [deleteField]: true } };
  if ("patch" in change) return { fields: change.patch };
  return isThere && change.ifThere !== undefined
    ? { fields: change.ifThere }
    : { new: true, fields: change.create };
};
