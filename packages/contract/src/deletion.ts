/** `GET`, `PUT` (ask), `DELETE` (take back) of `/api/profiles/:id/deletion`. */
import * as z from "zod/mini";

/** Whether a deletion of the profile is pending; the body of every reply of this route. */
export const deletionReplySchema = z.object({
  /** Instant from which on the profile is erased; null: no deletion was requested. */
  eraseAt: z.nullable(z.string()),
});
/** A pending deletion or none; see `deletionReplySchema`. */
export type DeletionReply = z.infer<typeof deletionReplySchema>;
