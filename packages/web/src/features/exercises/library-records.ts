/** What the library reads of the current person: four kinds of records, once, and never what was logged. */
import { gearId, profileRecordId } from "@muster/domain/record-ids";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import type { Reads } from "../../data/store/device-store.ts";
import { useLive } from "../../data/store/use-live.ts";

/** One answer for all of them, so that the list is drawn once, however long the history is. */
export const readLibrary = async (reads: Pick<Reads, "get" | "all">, profileId: string) => {
  const [own, preferences, profile, home] = await Promise.all([
    reads.all("ownExercise", profileId),
    reads.all("exercisePreference", profileId),
    reads.get("profile", profileRecordId(profileId)),
    reads.get("gear", gearId(profileId, "home")),
  ]);
  return { own, preferences, profile, home };
};

/** Those records. */
export type LibraryRecords = Awaited<ReturnType<typeof readLibrary>>;

const nothing: LibraryRecords = { own: [], preferences: [], profile: undefined, home: undefined };

/** Empty until they are read. */
export const useLibraryRecords = (): LibraryRecords => {
  const current = useCurrentProfile();
  const live = useLive(
    async (reads) => (current === undefined ? nothing : readLibrary(reads, current.id)),
    [current?.id],
  );
  return live.state === "ready" ? live.value : nothing;
};
