/** What people can see of sync: what has not reached the server yet, when it last did, and what is wrong (SYNC-05). */
import type { StorageStatus } from "../durability/storage-status.ts";

/** State of sync for the current profile. */
export type SyncStatus = {
  /** Changes on this device that the server has not confirmed, of the current profile. */
  readonly unsent: number;
  /** Changes that the server refused; the person decides about them. */
  readonly refused: number;
  readonly lastSyncAt: Date | null;
  /** While older records still come to a new device: about which share of all is here, 0-1. */
  readonly arrived?: number | undefined;
  /** How safe entries are on this device; undefined until its store is open. */
  readonly storage?: StorageStatus;
  readonly state: "idle" | "syncing" | "offline" | "locked" | "update-needed" | "not-enrolled" | "full";
};

/** The state before the first round. */
export const initialSyncStatus: SyncStatus = { unsent: 0, refused: 0, lastSyncAt: null, state: "idle" };

/** Carries changes between this device and the server. Nothing on a screen waits for it. */
export interface SyncEngine {
  /** The same object until something in it changes. */
  status(): SyncStatus;
  subscribe(listener: () => void): () => void;
  /**
   * The profile whose session this browser carries: only its changes travel. Call it after unlocking and at start.
   * undefined: nobody is unlocked, only the household's cards and foods are pulled, and everything here stays.
   */
  setProfile(profileId: string | undefined): void;
  /** Runs a cycle now, whatever backoff says; resolves when it has ended, well or not. */
  syncNow(): Promise<void>;
  /** Ends timers, streams and locks; for tests and for closing the page. */
  stop(): void;
}
