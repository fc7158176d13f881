/** The exercises that the current person made, as stored; empty until they are read. */
import { useCurrentProfile } from "../household/current-profile.ts";
import type { Stored } from "../store/device-store.ts";
import { useLive } from "../store/use-live.ts";

const nothing: readonly Stored<"ownExercise">[] = [];

/** The records, live. */
export const useOwnRecords = (): readonly Stored<"ownExercise">[] => {
  const profile = useCurrentProfile();
  const live = useLive(
    async (reads) => (profile === undefined ? nothing : reads.all("ownExercise", profile.id)),
    [profile?.id],
  );
  return live.state === "ready" ? live.value : nothing;
};
