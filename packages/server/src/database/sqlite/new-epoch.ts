/**
 * What makes devices notice that this server's data is older than what they have seen: another epoch. They take everything
 * anew and offer what is missing (docs/specs/sync.md).
 */
import type { NewId } from "@muster/domain/shared/ids";
import { note } from "./household-writes.ts";
import type { Statements } from "./statements.ts";

/**
 * Above every number that the lost server can have given since the backup, so that a number never means two things.
 * 2^32 writes a household are more than it makes in its life; JavaScript counts exactly up to 2^53.
 */
export const numbersAhead = 2 ** 32;

/**
 * A device has seen a number that was never given here: the data folder was put back to an older state without `restore`, as
 * with a snapshot of a disk or a virtual machine, or its last writes were lost with the power.
 * @param seen the device's cursor; one that no household reaches is somebody's invention and changes nothing
 * @returns whether there is a new epoch
 */
export const renewIfBehind = (
  db: Statements,
  { householdId, seen, now }: { readonly householdId: string; readonly seen: number; readonly now: number },
  newId: NewId,
): boolean => {
  const seq = db.get<{ seq: number }>("SELECT seq FROM household WHERE household_id = ?", householdId)?.seq;
  if (seq === undefined || seen <= seq || seen > seq + numbersAhead) return false;
  db.run(
    "UPDATE household SET epoch = ?, seq = seq + ? WHERE household_id = ?",
    newId(),
    numbersAhead,
    householdId,
  );
  note(db, householdId, now, null, null, "restored");
  return true;
};
