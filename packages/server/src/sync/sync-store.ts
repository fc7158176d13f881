/** What sync needs of a database. The SQLite one is in `database/sqlite/`; another engine passes the same tests. */
import type { AcceptRules } from "@muster/sync/accept";
import type { PushReply, PushRequest, Row } from "@muster/sync/protocol";

export type Push = {
  readonly householdId: string;
  /** The profile whose session it is; '' for a device without one. */
  readonly profileId: string;
  readonly request: PushRequest;
  readonly rules: AcceptRules;
  /** Bytes of records that the household may have; each scope at most a quarter of them. */
  readonly mostBytes: number;
  /** ms since 1970. */
  readonly now: number;
};

export type PullQuery = {
  readonly householdId: string;
  /** The household's id or a profile's. */
  readonly scope: string;
  readonly cursor: number;
  readonly limit: number;
  /** ms since 1970. */
  readonly now: number;
};

export type PullPage =
  /** The cursor is older than what deletions are remembered for. */
  | { readonly reset: true }
  | {
      readonly reset: false;
      readonly rows: readonly Row[];
      readonly cursor: number;
      readonly more: boolean;
      readonly epoch: string;
    };

export interface SyncStore {
  /**
   * Judges, merges and stores a push in one transaction; durable when it resolves. Nothing of it is stored when the household
   * has used up its space.
   */
  push(
    push: Push,
  ): Promise<
    | { readonly isFull: true }
    | { readonly isFull: false; readonly reply: PushReply; readonly seq: number; readonly changed: boolean }
  >;
  /**
   * The rows of a scope with a number above the cursor, by number. A cursor that is ahead of this household's numbers tells that
   * its data was put back to an older state: then it gets a new epoch.
   */
  pull(query: PullQuery): Promise<PullPage>;
}
