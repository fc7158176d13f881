/** Whether a model may be used for a person, by their own records: they agreed, and they are adults (settled point 22). */
import type { CivilDate } from "@muster/domain/shared/dates";
import type { JobOwner } from "./job-store.ts";

/** Reads a person's consent to a model and their age from their synced records. */
export interface ConsentStore {
  /** False as long as one of the two is not known. */
  mayAsk(owner: JobOwner, today: CivilDate): Promise<boolean>;
  /**
   * Whether their records say no: consent was withdrawn, or they are minors. For requests that bring the person's own
   * yes along, which may be newer than what has been synced.
   */
  isBarred(owner: JobOwner, today: CivilDate): Promise<boolean>;
}
