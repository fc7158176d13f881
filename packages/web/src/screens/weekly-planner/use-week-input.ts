/** What the next week is designed from, read again at each sync: what came from other devices counts. */
import type { DesignInput } from "@muster/coach/state/input";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useState } from "react";
import { useServices } from "../../data/services.ts";
import { useLive } from "../../data/store/use-live.ts";
import { useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { readDesignInput } from "../../features/coaching/generation/read-design-input.ts";
import { designedWeekText } from "../../features/coaching/week/plan.text.ts";
import { planStart } from "../../features/review/submit-review.ts";

/** Shown when reading the records failed. */
export const unreadableText = designedWeekText.thisDeviceCouldNotRead;

/**
 * @param week the week's number; undefined as long as nobody's profile is on this device: nothing is read then
 * @param onFailure called with a sentence for the person when the records could not be read
 * @returns `input` is undefined until it is read; `readNow` reads it anew, with what was entered a moment before
 */
export const useWeekInput = (
  profileId: string,
  today: CivilDate,
  week: number | undefined,
  onFailure: (text: string) => void,
): { readonly input: DesignInput | undefined; readonly readNow: () => Promise<DesignInput | undefined> } => {
  const { store } = useServices();
  const [input, setInput] = useState<DesignInput>();
  const syncedAt = useSyncStatus().lastSyncAt?.getTime();
  // Limits and wishes that are entered on this very page count too.
  const requestsNow = useLive(
    async (reads) =>
      JSON.stringify(await Promise.all([reads.all("limit", profileId), reads.all("wish", profileId)])),
    [profileId],
  );
  const requests = requestsNow.state === "ready" ? requestsNow.value : "";
  const readNow = async (): Promise<DesignInput | undefined> => {
    if (week === undefined) return undefined;
    const validFrom = await planStart(store, profileId, today);
    return readDesignInput(store, { profileId, today, validFrom, replaces: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came from other devices is read at each sync.
  useEffect(() => {
    if (week === undefined) return;
    let gone = false;
    readNow()
      .then((read) => {
        if (!gone) setInput(read);
      })
      .catch(() => {
        if (!gone) onFailure(unreadableText);
      });
    return () => {
      gone = true;
    };
  }, [store, profileId, today, week, syncedAt, requests]);
  return { input, readNow };
};
