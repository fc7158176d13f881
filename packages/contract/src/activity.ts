/** `GET /api/activity`: security events of the household, for its owners (SECURITY.md, 6, V16.3). No secrets. */
import * as z from "zod/mini";

/** Body of the reply to `GET /api/activity`: the newest security events of the household. */
export const activityReplySchema = z.object({
  /** Newest first. */
  events: z.array(
    z.object({
      /** Instant. */
      at: z.string(),
      /** As it is stored: 'device-revoked', 'passcode-reset' … A client shows those that it knows. */
      what: z.string(),
      /** Id of the profile that did it; null: the operator, the recovery code, or somebody who was erased. */
      by: z.nullable(z.string()),
      /** Id of the profile that it was done to, where that is somebody else. */
      to: z.nullable(z.string()),
      /** Name of the device on which it was done, or that it was done to; null: unknown. */
      device: z.nullable(z.string()),
    }),
  ),
});
/** Security events of the household as its owners read them; see `activityReplySchema`. */
export type ActivityReply = z.infer<typeof activityReplySchema>;
