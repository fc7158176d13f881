/** The state of sync, for the badge and the data page. */
import { useSyncExternalStore } from "react";
import { useServices } from "./services.ts";
import type { SyncStatus } from "./sync-status.ts";

export const useSyncStatus = (): SyncStatus => {
  const { sync } = useServices();
  return useSyncExternalStore(sync.subscribe, sync.status);
};
