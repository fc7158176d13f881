/** A workout's logs as changes will leave them: what is counted in the same save. Pure. */
import type { Change, Stored } from "../../../data/store/device-store.ts";

type Log = Stored<"exerciseLog">;

/** Other records, and patches of what is not there, change nothing. */
export const logsAfter = (logs: readonly Log[], changes: readonly Change[]): readonly Log[] => {
  const found = new Map(logs.map((log) => [log.id, log]));
  for (const change of changes) {
    if (change.kind !== "exerciseLog") continue;
    const before = found.get(change.id);
    if ("remove" in change) found.delete(change.id);
    else if ("patch" in change) {
      if (before !== undefined) found.set(change.id, withFields(before, change.patch));
    } else if (before !== undefined && change.ifThere !== undefined)
      found.set(change.id, withFields(before, change.ifThere));
    else found.set(change.id, withFields(before, { ...change.create, id: change.id }));
  }
  return [...found.values()];
};

/** Fields are replaced, sets are merged by their ids, as in the store. */
const withFields = <P extends Partial<Log>>(before: Log | undefined, fields: P): Log & P => ({
  // Only a whole record is laid over nothing.
  ...(before as Log),
  ...fields,
  sets: { ...before?.sets, ...fields.sets },
});
