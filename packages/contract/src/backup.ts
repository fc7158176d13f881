/** `GET /api/backup`: the copies that a server makes of its data by itself. */
import * as z from "zod/mini";

/** Body of the reply to `GET /api/backup`. */
export const backupReplySchema = z.object({
  /** false: whoever runs the server makes them by other means, or nobody does. */
  makesCopies: z.boolean(),
  /** Instant of the newest copy; null: none yet, or not known. */
  newestAt: z.nullable(z.string()),
});
/** When the server last copied its data; see `backupReplySchema`. */
export type BackupReply = z.infer<typeof backupReplySchema>;

/** Days after which a copy a day is late: somebody should look why. */
export const lateBackupDays = 3;

/**
 * How old the newest copy is.
 * @param newestAt ms since 1970; undefined: there is none @param now ms since 1970
 * @returns whole days, undefined without a copy
 */
export const backupAgeOf = (
  newestAt: number | undefined,
  now: number,
): { readonly days: number | undefined; readonly isLate: boolean } => {
  if (newestAt === undefined) return { days: undefined, isLate: true };
  const days = Math.max(0, (now - newestAt) / 86_400_000);
  return { days: Math.floor(days), isLate: days > lateBackupDays };
};
