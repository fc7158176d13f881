/** Which records are on this device only, and what is said after a save that cannot leave it now (NUT-05). */
import { useCallback, useEffect, useState } from "react";
import { showToast } from "../../components/overlays/toasts.ts";
import { useServices } from "../../data/services.ts";
import { useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { diaryText } from "./diary.text.ts";

const none: ReadonlySet<string> = new Set();

/** Ids of the profile's records that the server has not confirmed. */
export const useUnsent = (profileId: string): ReadonlySet<string> => {
  const { device } = useServices();
  const { unsent, refused } = useSyncStatus();
  const [ids, setIds] = useState(none);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<ReadonlySet<string>> => {
      if (unsent + refused === 0) return none;
      const waiting = await (await device()).profileData.unsent(profileId);
      return new Set(waiting.map(({ id }) => id));
    };
    void look().then((found) => {
      if (!gone) setIds(found);
    });
    return () => {
      gone = true;
    };
  }, [device, profileId, unsent, refused]);
  return ids;
};

/**
 * Call what it returns after each save: when the server turns out to be out of reach, a message says once that the
 * entry is here and goes on later.
 */
export const useSavedOnDeviceNotice = (): (() => void) => {
  const status = useSyncStatus();
  const [savedAt, setSavedAt] = useState<number>();
  const cannotSend = !navigator.onLine || (status.state !== "idle" && status.state !== "syncing");
  useEffect(() => {
    if (savedAt === undefined) return;
    if (cannotSend) {
      showToast({
        kind: "warning",
        text: diaryText.savedOnThisDeviceOnly,
      });
      setSavedAt(undefined);
    } else if ((status.lastSyncAt?.getTime() ?? 0) > savedAt) setSavedAt(undefined);
  }, [savedAt, cannotSend, status.lastSyncAt]);
  return useCallback(() => setSavedAt(Date.now()), []);
};
