/**
 * Brings saves of a journal back into the device's database. Each save counts once, by its operation ids: what waits in
 * the outbox, was refused, or was settled by the server is left alone. Each is one transaction.
 */
import { noStamp } from "@muster/sync/clock";
import { deleteField, type Fields } from "@muster/sync/protocol";
import type { MusterDatabase, OutboxRow } from "./database.ts";
import { metaKeys, metaNumber, metaText } from "./device-meta.ts";
import { redraw } from "./dexie-rows.ts";
import { applySave, flatChange, type PreparedSave } from "./dexie-write.ts";
import { baseOf, placeholder } from "./record-rows.ts";
import { SaveRefused } from "./save-error.ts";
import { schemaVersion, syncedKind } from "./synced-kinds.ts";

export type Replayed = {
  /** Changes that are in the outbox again. */
  readonly restored: number;
  /** Saves that the server has not settled: they belong into a journal still. */
  readonly open: readonly PreparedSave[];
};

/** @param saves in the order in which they were written */
export const replay = async (database: MusterDatabase, saves: readonly PreparedSave[]): Promise<Replayed> => {
  let restored = 0;
  const open: PreparedSave[] = [];
  for (const save of saves) {
    const outcome = await replayOne(database, save).catch((): Outcome => "failed");
    if (typeof outcome === "number") restored += outcome;
    // One that could not be stored now stays in the journal, for the next start.
    if (outcome !== "settled" && outcome !== 0) open.push(save);
  }
  return { restored, open };
};

/** How many changes it brought back, or why none. */
type Outcome = number | "settled" | "waiting" | "failed";

const replayOne = async (database: MusterDatabase, save: PreparedSave): Promise<Outcome> => {
  const { records, outbox, outbox_bad, meta } = database;
  const before = await database.transaction("r", outbox, outbox_bad, meta, () => stateOf(database, save));
  if (before !== undefined) return before;
  const write = (apply: () => Promise<number>) =>
    database.transaction("rw", records, outbox, outbox_bad, meta, apply);
  try {
    return await write(async () => (await applySave(database, save, save.known)).length);
  } catch (error) {
    if (!(error instanceof SaveRefused)) throw error;
    // It fitted when it was written; what it was written upon is missing now. The server has that, and decides.
    return write(() => putAsWritten(database, save));
  }
};

const stateOf = async (database: MusterDatabase, save: PreparedSave): Promise<Outcome | undefined> => {
  const ops = save.changes.map(({ op }) => op);
  for (const table of [database.outbox, database.outbox_bad])
    if ((await table.where("op").anyOf(ops).count()) > 0) return "waiting";
  const erasedAt = await metaNumber(database, metaKeys.erased(save.profileId));
  if (erasedAt !== undefined && save.at <= erasedAt) return "settled";
  const marks = await database.meta.bulkGet(ops.map((op) => metaKeys.settled(op)));
  return marks.some((mark) => mark !== undefined) ? "settled" : undefined;
};

/** The operations as the person meant them, over records that may not be here. */
const putAsWritten = async (database: MusterDatabase, save: PreparedSave): Promise<number> => {
  const household = await metaText(database, metaKeys.household);
  for (const { op, change } of save.changes) {
    const { kind, id } = change;
    const p = syncedKind(kind)?.scope === "household" ? household : save.profileId;
    if (p === undefined) throw new Error("The household is not known yet");
    const content = contentAsWritten(flatChange(change));
    const row = await database.records.get([kind, id]);
    await database.records.put(
      row === undefined ? placeholder({ kind, id, p }) : { ...row, base: baseOf(row) ?? null },
    );
    await database.outbox.add({
      op,
      ...(save.group === undefined ? {} : { g: save.group }),
      p,
      kind,
      id,
      ...content,
      at: save.at,
      off: save.known?.off ?? 0,
      seen: save.known?.seen[p] ?? noStamp,
      schema: schemaVersion,
      by: save.profileId,
    } satisfies Omit<OutboxRow, "n">);
    await redraw(database, kind, id);
  }
  return save.changes.length;
};

const contentAsWritten = (
  change: ReturnType<typeof flatChange>,
): { readonly new?: true; readonly f: Fields } => {
  if ("remove" in change) return { f: { [deleteField]: true } };
  return "create" in change ? { new: true, f: change.create } : { f: change.patch };
};
