/** The check of manual changes with the records of this moment: another device may have brought health entries. */

import type { CivilDate } from "@muster/domain/shared/dates";
import { excludedExercises } from "@muster/domain/training/exercises/exercise-preference";
import type { Reads } from "../../data/store/device-store.ts";
import { readDesignInput } from "../../features/coaching/generation/read-design-input.ts";
import type { EditCoach } from "../../features/planning/editor/edit-coach.ts";

/** @returns undefined when there is no profile on this device */
export const readEditCoach = async (
  reads: Reads,
  profileId: string,
  today: CivilDate,
): Promise<EditCoach | undefined> => {
  const [{ editCoach }, input, preferences, own] = await Promise.all([
    import("../../features/planning/editor/edit-coach.ts"),
    readDesignInput(reads, { profileId, today, validFrom: today }),
    reads.all("exercisePreference", profileId),
    reads.all("ownExercise", profileId),
  ]);
  return input === undefined ? undefined : editCoach(input, new Set(excludedExercises(preferences)), own);
};
