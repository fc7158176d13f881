import { useEffect, useState } from "react";
import { lazyCard } from "../../components/loading/lazy-part.tsx";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { useServices } from "../../data/services.ts";
import { useSyncStatus } from "../../data/sync/use-sync-status.ts";

/** Fetched when a profile is really going: without the server nothing of it is known, nor can it be taken back. */
const DeletionLine = lazyCard(
  () => import("../../features/shell/DeletionLine.tsx").then((file) => file.DeletionLine),
  null,
);

/** Asks the server, when Home is opened or the network is back, whether this profile is about to be erased: on any device. */
export function PendingDeletion({ profile }: { readonly profile: CurrentProfile }) {
  const { api } = useServices();
  const { state, lastSyncAt } = useSyncStatus();
  const [eraseAt, setEraseAt] = useState<string | null>(null);
  // A first round of sync has shown that there are a server and a session; later rounds change nothing about it.
  const isThere = lastSyncAt !== null && (state === "idle" || state === "syncing");
  // While it is shown it is fetched again with every round of sync: another device may have cancelled it.
  const requestedAt = eraseAt === null ? undefined : lastSyncAt?.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same question again
  useEffect(() => {
    if (!isThere) return;
    let gone = false;
    void api.deletion(profile.id).then((reply) => {
      if (!gone && reply.ok) setEraseAt(reply.value.eraseAt);
    });
    return () => {
      gone = true;
    };
  }, [api, profile.id, isThere, requestedAt]);
  return eraseAt === null ? null : (
    <DeletionLine profile={profile} eraseAt={eraseAt} onCancelled={() => setEraseAt(null)} />
  );
}
