/** What sync needs of a database. The SQLite one is in `database/sqlite/`; another engine passes the same tests. */
import type { AcceptRules } from "@muster/sync/accept";
import type { PushReply, PushRequest, Row, Served } from "@muster/sync/protocol";

/** One push with everything that judging it needs. */
type Push = {
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

type PullQuery = {
  readonly householdId: string;
  /** The household's id or a profile's. */
  readonly scope: string;
  readonly cursor: number;
  readonly limit: number;
  /** How far the device was served; undefined when it does not say. */
  readonly served: Served | undefined;
  /** Kinds of which every row is wanted besides the newest rows: asked by a device that has nothing of the scope yet. */
  readonly recent?: readonly string[] | undefined;
};

/** This data does not hold what the device was served: it was restored, or put back to an older state. */
type Restored = { readonly type: "restored" };

/** Answer to a pull: rows, or why the device has to begin again. */
export type PullPage =
  | Restored
  | {
      readonly type: "page";
      readonly rows: readonly Row[];
      readonly cursor: number;
      readonly more: boolean;
      readonly epoch: string;
      readonly generation: string;
      /** The newest rows, where those from the beginning are more than one page; the cursor stays. */
      readonly recent?: true;
    };

/** Storage of synced records. SQLite and PostgreSQL implement it and pass the same tests. */
export interface SyncStore {
  /**
   * Judges, merges and stores a push in one transaction; durable when it resolves. Nothing of it is stored when the household
   * has used up its space.
   */
  push(
    push: Push,
  ): Promise<
    | { readonly type: "pushed"; readonly reply: PushReply; readonly seq: number; readonly changed: boolean }
    | { readonly type: "full" }
    | Restored
  >;
  /** The rows of a scope with a number above the cursor, by number; or the newest (`recent`). Changes nothing. */
  pull(query: PullQuery): Promise<PullPage>;
  /** Number of the household's newest row. */
  head(householdId: string): Promise<number>;
}
