/** The state of sync, for the badge and the data page. */
import { useSyncExternalStore } from "react";
import { useServices } from "../services.ts";
import type { SyncStatus } from "./sync-status.ts";

/** The state, live. */
export const useSyncStatus = (): SyncStatus => {
  const { sync } = useServices();
  return useSyncExternalStore(sync.subscribe, sync.status);
};

/**
 * Whether this device is fetching a profile's history for the first time. What is designed or counted meanwhile would
 * rest on half of it; without a connection there is nothing to wait for.
 */
export const historyArrives = ({ lastSyncAt, state, arrived }: SyncStatus): boolean =>
  state === "syncing" && (lastSyncAt === null || arrived !== undefined);

/** Whether a part of the history is not here, with or without a connection: totals, rows of weeks and bests would be too low. */
export const useHistoryIsPartial = (): boolean => {
  const { sync } = useServices();
  return useSyncExternalStore(sync.subscribe, () => {
    const status = sync.status();
    return status.arrived !== undefined || historyArrives(status);
  });
};
