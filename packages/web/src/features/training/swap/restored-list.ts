/**
 * Puts back what a workout's list lost to another device's, with what the catalogue and the person's own exercises tell of
 * it. Fetched only where something is logged that is not in the list.
 */
import { toPlanned } from "@muster/coach/catalogue/planned";
import { restoreAdded } from "@muster/domain/training/added-exercises";
import type { Change, Stored } from "../../../data/device-store.ts";
import type { Services } from "../../../data/services.ts";
import { ownInOrder } from "../../../data/use-own-exercises.ts";
import { usualPrescription } from "./usual-prescription.ts";

/**
 * The changes that put it back; none when all is there. While the catalogue is not on this device, what was trained still
 * comes back.
 * @param sessions of a day, with the `logs` of that day
 */
export const restoredList = async (
  store: Services["store"],
  profileId: string,
  sessions: readonly Stored<"session">[],
  logs: readonly Stored<"exerciseLog">[],
): Promise<readonly Change[]> => {
  // What was swapped away stays in its log: the catalogue is not read for that.
  const looksFor = new Set<string>();
  restoreAdded(sessions, logs, (exerciseId) => {
    looksFor.add(exerciseId);
    return undefined;
  });
  if (looksFor.size === 0) return [];
  const [own, exerciseById] = await Promise.all([
    store.all("ownExercise", profileId),
    import("@muster/coach/catalogue/catalogue").then(
      (file) => file.exerciseById,
      () => () => undefined,
    ),
  ]);
  const made = ownInOrder(own);
  return restoreAdded(sessions, logs, (exerciseId) => {
    const known = made.find(({ id }) => id === exerciseId) ?? exerciseById(exerciseId);
    return known && toPlanned(known, usualPrescription(known));
  });
};
