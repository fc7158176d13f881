/**
 * A day's logs with this screen's own saves laid over them: a set that is on disk is shown from the moment in which its
 * save is done, not after everything was read again. Pure.
 */
import type { Change, Stored } from "../../../data/device-store.ts";

type Log = Stored<"exerciseLog">;

/** Saves of this screen, counted from 1. */
export type WrittenSave = { readonly n: number; readonly changes: readonly Change[] };

/** The logs as the next read will bring them. Other records, and patches of what is not there, change nothing. */
export const withWritten = (logs: readonly Log[], saves: readonly WrittenSave[]): readonly Log[] => {
  const found = new Map(logs.map((log) => [log.id, log]));
  for (const change of saves.flatMap(({ changes }) => changes)) {
    if (change.kind !== "exerciseLog") continue;
    const before = found.get(change.id);
    if ("remove" in change) found.delete(change.id);
    else if ("patch" in change) {
      if (before !== undefined) found.set(change.id, laidOver(before, change.patch));
    } else if (before !== undefined && change.ifThere !== undefined)
      found.set(change.id, laidOver(before, change.ifThere));
    else found.set(change.id, laidOver(before, { ...change.create, id: change.id }));
  }
  return [...found.values()];
};

/** Fields are replaced, sets are merged by their ids, as in the store. */
const laidOver = <P extends Partial<Log>>(before: Log | undefined, fields: P): Log & P => ({
  // Only a whole record is laid over nothing.
  ...(before as Log),
  ...fields,
  sets: { ...before?.sets, ...fields.sets },
});

/** Whether two values say the same, in whatever order their fields come. */
export const saysTheSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    left.length === right.size &&
    left.every(([field, value]) => right.has(field) && saysTheSame(value, right.get(field)))
  );
};
