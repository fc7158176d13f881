/** Whether this device, with everything that the server has, holds no profile: the review then leads to onboarding. */
import { profileRecordId } from "@muster/domain/record-ids";
import { useEffect, useState } from "react";
import { useServices } from "../../data/services.ts";
import { useSyncStatus } from "../../data/sync/use-sync-status.ts";

/** @param missing whether the profile was missing when the screen last read it, which may be before the sync ended */
export const useIsNobody = (profileId: string, missing: boolean): boolean => {
  const { store } = useServices();
  const sync = useSyncStatus();
  const [nobody, setNobody] = useState(false);
  const ask = missing && sync.lastSyncAt !== null && sync.state !== "syncing";
  useEffect(() => {
    if (!ask) return;
    let gone = false;
    store.get("profile", profileRecordId(profileId)).then(
      (profile) => {
        if (!gone) setNobody(profile === undefined);
      },
      // What cannot be read is not known to be missing; the screen's own read says what is wrong.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [ask, store, profileId]);
  return ask && nobody;
};
