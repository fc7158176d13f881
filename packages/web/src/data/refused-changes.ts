/** Changes that the server refused: they stay on this device, over the record, until the person decides. */
import type { BadCode, Fields, Operation } from "@muster/sync/protocol";

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
