/**
 * Puts back what a workout's list lost to another device's, with what the catalogue and the person's own exercises tell of
 * it. Fetched only where something is logged that is not in the list.
 */
import { toPlanned } from "@muster/coach/catalogue/planned";
import { restoreAdded } from "@muster/domain/training/added-exercises";
import type { Stored } from "../../data/device-store.ts";
import type { Services } from "../../data/services.ts";
import { ownInOrder } from "../../data/use-own-exercises.ts";
import type { Save } from "./use-workout-saves.ts";
import { usualPrescription } from "./usual-prescription.ts";

/**
 * Saves what comes back. While the catalogue is not on this device, what was trained still does.
 * @param sessions of a day, with the `logs` of that day
 */
export const restoreList = async (
  { store }: Pick<Services, "store">,
  profileId: string,
  sessions: readonly Stored<"session">[],
  logs: readonly Stored<"exerciseLog">[],
  save: Save,
): Promise<void> => {
  const [own, exerciseById] = await Promise.all([
    store.all("ownExercise", profileId),
    import("@muster/coach/catalogue/catalogue").then(
      (file) => file.exerciseById,
      () => () => undefined,
    ),
  ]);
  const made = ownInOrder(own);
  await save(
    restoreAdded(sessions, logs, (exerciseId) => {
      const known = made.find(({ id }) => id === exerciseId) ?? exerciseById(exerciseId);
      return known && toPlanned(known, usualPrescription(known));
    }),
  );
};
