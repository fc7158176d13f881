/** What the sync engine needs of the device's store. Each step is one transaction. */
import type { Operation, PullReply, PushReply } from "@muster/sync/protocol";
import type { RefusedChanges } from "./refused-changes.ts";

export type Counts = { readonly unsent: number; readonly refused: number };

export type PullOutcome =
  | "stored"
  /** The server was restored from a backup: cursors start again and what it lost is offered to it. */
  | "restart";

export interface SyncStore {
  replica(): Promise<string>;
  household(): Promise<string | undefined>;
  /** Remembers the household that this browser has joined. */
  setHousehold(id: string): Promise<void>;
  cursor(scope: string): Promise<number>;
  /** The server has forgotten deletes that are older than this device's cursor: pull from the beginning. */
  resetCursor(scope: string): Promise<void>;
  /** Operations of one profile that are not confirmed, in order, and what the replica has had confirmed. */
  pending(profileId: string): Promise<{ readonly ops: readonly Operation[]; readonly confirmed: number }>;
  /**
   * Stores a page of rows together with its cursor.
   * @param profileId whose session it is; undefined while nobody is unlocked
   * @param offset server minus device time, ms; undefined when not measured
   */
  applyPull(
    scope: string,
    profileId: string | undefined,
    reply: PullReply,
    offset: number | undefined,
  ): Promise<PullOutcome>;
  /** Takes the answered operations out of the outbox and stores the rows that came with the answer. */
  applyPush(profileId: string, sent: readonly Operation[], reply: PushReply): Promise<void>;
  counts(profileId: string): Promise<Counts>;
  lastSyncAt(profileId: string): Promise<Date | null>;
  setLastSyncAt(profileId: string, at: Date): Promise<void>;
  /** Calls back with fresh counts after every change of the outbox, also by another tab. */
  watchCounts(profileId: string, onCounts: (counts: Counts) => void): () => void;
  readonly refused: RefusedChanges;
}
