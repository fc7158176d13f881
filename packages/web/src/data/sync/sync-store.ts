/** What the sync engine needs of the device's store. Each step is one transaction. */
import type { BadCode, Fields, Offer, Operation, PullReply, PushReply, Served } from "@muster/sync/protocol";

/** A change with the reason of its refusal. */
export type RefusedChange = Operation & { readonly code: BadCode };

/** The refused changes of this device and what can be done with them. */
export interface RefusedChanges {
  /** Those of one profile, oldest first. */
  list(profileId: string): Promise<readonly RefusedChange[]>;
  /** Gives a change up, with all that were to be saved together with it: the records look as the server has them. */
  drop(op: string): Promise<void>;
  /** Sends it again with the next round, with all that were to be saved together with it, as if never refused. */
  retry(op: string): Promise<void>;
  /** Puts fields of it right, then sends it again as `retry` does. */
  correct(op: string, fields: Fields): Promise<void>;
}

type Counts = {
  readonly unsent: number;
  readonly refused: number;
  /** While older records still come to a new device: about which share of all is here, 0-1. */
  readonly arrived: number | undefined;
};

/** Where a device stands when it asks. An answer counts only while it still stands there. */
export type Position = {
  readonly cursor: number;
  /** How often cursors began anew. */
  readonly starts: number;
  /** undefined until a server has told its generation. */
  readonly served?: Served;
};

/** What a push may take along. */
type Outgoing = {
  /** Where the device stood just before. */
  readonly position: Position;
  /** The next rows that a restored server lacks, of the profile and the household. */
  readonly offers: readonly Offer[];
  /** Operations of the profile that are not confirmed, in order. None of a record that is still to be offered, nor of its group. */
  readonly ops: readonly Operation[];
  /** What the replica has had confirmed. */
  readonly confirmed: number;
};

type PullOutcome =
  | "stored"
  /** Another tab was quicker, or everything began anew since: nothing was taken. */
  | "late"
  /** The server was restored from a backup: cursors start again and what it lost is offered to it. */
  | "restart";

export interface DeviceSyncStore {
  replica(): Promise<string>;
  household(): Promise<string | undefined>;
  /** Remembers the household that this browser has joined. */
  setHousehold(id: string): Promise<void>;
  /** @param scope left out for a push */
  position(scope?: string): Promise<Position>;
  /** Whether nothing of the scope was ever received. */
  isNew(scope: string): Promise<boolean>;
  /** The server's data is older than what this device was served: everything is pulled anew, and offered where it is missing. */
  startAgain(position: Position, scope?: string): Promise<void>;
  /** What may be pushed now. @param without records that were offered in this round and not answered */
  outgoing(profileId: string, without?: ReadonlySet<string>): Promise<Outgoing>;
  /**
   * Stores a page of rows together with its cursor.
   * @param offset server minus device time, ms; undefined when not measured
   */
  applyPull(
    scope: string,
    position: Position,
    reply: PullReply,
    offset: number | undefined,
  ): Promise<PullOutcome>;
  /** Takes the answered operations out of the outbox and stores the rows that came with the answer, unless it is late. */
  applyPush(
    profileId: string,
    sent: {
      readonly position: Position;
      readonly ops: readonly Operation[];
      readonly offers?: readonly Offer[];
    },
    reply: PushReply,
  ): Promise<void>;
  counts(profileId: string): Promise<Counts>;
  lastSyncAt(profileId: string): Promise<Date | null>;
  setLastSyncAt(profileId: string, at: Date): Promise<void>;
  /** Calls back with fresh counts after every change of the outbox, also by another tab. */
  watchCounts(profileId: string, onCounts: (counts: Counts) => void): () => void;
  readonly refused: RefusedChanges;
}
