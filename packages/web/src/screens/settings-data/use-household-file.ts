/** Whose data the file of a household holds, and what its reader should know. */
import type { PickerEntry } from "@muster/domain/profiles/picker";
import { type CivilDate, civilDateAt } from "@muster/domain/shared/dates";
import { formatDate } from "@muster/domain/shared/format";
import { useEffect, useState } from "react";
import { useServices } from "../../data/services.ts";
import { useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { hasPasscodeOnDevice } from "../../features/household/passcode/offline-passcode.ts";
import { settingsDataText } from "./settings-data.text.ts";

type HouseholdFile = {
  readonly inFile: readonly PickerEntry[];
  readonly leftOut: readonly PickerEntry[];
  /** Sentences on who is left out, and on what is not of today. */
  readonly notes: readonly string[];
  /** IANA name, of the device. */
  readonly timeZone: string;
};

/**
 * @param mine the owner's profile
 * @returns undefined until the owner's own history is all here
 */
export const useHouseholdFile = (
  mine: string,
  people: readonly PickerEntry[],
  today: CivilDate,
): HouseholdFile | undefined => {
  const received = useReceived(people.map(({ id }) => id));
  // An own history that still comes in brings the card with it.
  if (received?.has(mine) !== true) return undefined;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isGuarded = (person: PickerEntry): boolean =>
    person.id !== mine && hasPasscodeOnDevice(localStorage, person);
  const inFile = people.filter((person) => !isGuarded(person) && received.has(person.id));
  const leftOut = people.filter((person) => !inFile.includes(person));
  const notes = people.flatMap((person) => {
    const name = person.displayName;
    const at = received.get(person.id);
    if (isGuarded(person)) return settingsDataText.passcodeLeftOut(name);
    if (at === undefined) return settingsDataText.historyLeftOut(name);
    const day = civilDateAt(new Date(at), timeZone);
    return day === today ? [] : settingsDataText.receivedOn({ name, day: formatDate(day, today) });
  });
  return { inFile, leftOut, notes, timeZone };
};

/** When this device last received each profile whose whole history it holds, ms by id; undefined until that is known. */
const useReceived = (profileIds: readonly string[]): ReadonlyMap<string, number> | undefined => {
  const { device } = useServices();
  const [received, setReceived] = useState<ReadonlyMap<string, number>>();
  const ids = profileIds.join();
  // One's own history may still be coming in.
  const synced = useSyncStatus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round of sync asks the same question again
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const { profileData } = await device();
      const found = new Map<string, number>();
      for (const id of ids.split(",")) {
        const at = await profileData.wholeUntil(id);
        if (at !== undefined) found.set(id, at);
      }
      if (!gone) setReceived(found);
    };
    // A store that cannot be read exports nothing.
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [device, ids, synced]);
  return received;
};
