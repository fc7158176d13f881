/** What the data page says about the copies that a server makes of its data. */
import { type BackupReply, backupAgeOf } from "@muster/contract/backup";

/** Texts of the line about backups, by their place. */
export const backupText = {
  title: "Last backup of your server",
  notMade: "This server makes none by itself. Ask whoever runs it how your data is kept safe.",
  none: "None yet. The server makes one each day, the first soon after it starts. If none comes, tell whoever runs it.",
  days: (days: number): string =>
    days === 0 ? "Less than a day ago" : days === 1 ? "1 day ago" : `${days} days ago`,
  late: "The server should make one each day. Please tell whoever runs it.",
} as const;

/** The line in words. @returns `isLate`: somebody should look at it */
export const backupInWords = (
  { makesCopies, newestAt }: BackupReply,
  now: Date,
): { readonly words: string; readonly isLate: boolean } => {
  if (!makesCopies) return { words: backupText.notMade, isLate: false };
  const { days, isLate } = backupAgeOf(newestAt === null ? undefined : Date.parse(newestAt), now.getTime());
  if (days === undefined) return { words: backupText.none, isLate };
  return { words: `${backupText.days(days)}.${isLate ? ` ${backupText.late}` : ""}`, isLate };
};
