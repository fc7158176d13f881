/** What the library reads of the current person: three kinds of records, once, and never what was logged. */
import { gearId, profileRecordId } from "@muster/domain/record-ids";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import type { Reads } from "../../data/store/device-store.ts";
import { useLive } from "../../data/store/use-live.ts";

/** One answer for all of them, so that the list is drawn once, however long the history is. */
export const readLibrary = async (reads: Pick<Reads, "get" | "all">, profileId: string) => {
  const [own, preferences, profile] = await Promise.all([
    reads.all("ownExercise", profileId),
    reads.all("exercisePreference", profileId),
    reads.get("profile", profileRecordId(profileId)),
  ]);
  return { own, preferences, profile };
};

/** Those records. */
export type LibraryRecords = Awaited<ReturnType<typeof readLibrary>>;

const nothing: LibraryRecords = { own: [], preferences: [], profile: undefined };

/** Empty until they are read. */
export const useLibraryRecords = (): LibraryRecords => {
  const current = useCurrentProfile();
  const live = useLive(
    async (reads) => (current === undefined ? nothing : readLibrary(reads, current.id)),
    [current?.id],
  );
  return live.state === "ready" ? live.value : nothing;
};

/** What was told of the bar and the machines at home; read once somebody asks for what they own. */
export const useHomeGear = (isNeeded: boolean) => {
  const id = useCurrentProfile()?.id;
  const live = useLive(
    async (reads) => (isNeeded && id !== undefined ? reads.get("gear", gearId(id, "home")) : undefined),
    [id, isNeeded],
  );
  return live.state === "ready" ? live.value : undefined;
};
