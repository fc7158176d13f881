/** How old the newest copy is that a server made by itself, in a line for the operator. */
import { backupAgeOf, lateBackupDays } from "@muster/contract/backup";

/** A copy in the folder of daily copies; `at`: ms since 1970. */
type Copy = { readonly folder: string; readonly at: number };

/** @param newest undefined: there is none @param now ms since 1970 */
export const backupAgeLine = (newest: Copy | undefined, now: number): string => {
  const { days, isLate } = backupAgeOf(newest?.at, now);
  const hours = Math.max(0, Math.floor((now - (newest?.at ?? 0)) / 3_600_000));
  const age =
    newest === undefined
      ? "none yet: the server makes the first one five minutes after its start"
      : `${days === 0 ? `${hours} hours` : `${days} days`} ago, ${newest.folder}`;
  const why =
    newest !== undefined && isLate
      ? `; older than ${lateBackupDays} days: look whether the server runs, and whether its disk has room`
      : "";
  return `last daily backup: ${age}${why}`;
};

/** The same where the server makes none. */
export const noBackupLine = (isPostgres: boolean): string =>
  `last daily backup: this server makes none by itself (${
    isPostgres ? "PostgreSQL has its own way, see docs/operations.md" : "BACKUP_DIR is off"
  })`;
