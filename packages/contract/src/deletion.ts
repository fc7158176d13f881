/** `GET`, `PUT` (ask), `DELETE` (take back) of `/api/profiles/:id/deletion`. */
import * as z from "zod/mini";

export const deletionReplySchema = z.object({
  /** Instant from which on the profile is erased; null: nobody asked for it. */
  eraseAt: z.nullable(z.string()),
});
export type DeletionReply = z.infer<typeof deletionReplySchema>;
