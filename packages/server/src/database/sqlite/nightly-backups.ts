/**
 * Daily copies of a data folder that a server makes by itself: which there are, which are due to go, and the next one. A copy is
 * a folder named by its time, with what `writeBackup` writes; it counts when its database is in place.
 */
import { existsSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type BackupProblem, databaseIn } from "./backup.ts";
import { databaseFile } from "./open.ts";

const dayMilliseconds = 86_400_000;

/** A copy in the folder; `at`: ms since 1970. */
export type StoredBackup = { readonly folder: string; readonly at: number };

/**
 * Copies that are kept: the newest of each of so many days, weeks and calendar months (UTC) that have one. The longest of the
 * three is the age at which a copy goes.
 */
export type RetentionCounts = { readonly days: number; readonly weeks: number; readonly months: number };

/** Days of the longest run of as many months. */
const daysOf = (months: number): number => Math.ceil(months * 30.5);
const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

const namePattern = /^muster-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})Z$/;
const nameAt = (now: Date): string =>
  `muster-${now
    .toISOString()
    .slice(0, 16)
    .replace(/(?<=T\d{2}):/, "")}Z`;

/** The copies in a folder, the newest first; anything else in it is nobody's business here. */
export const listBackups = (folder: string): readonly StoredBackup[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day, hour, minute] = namePattern.exec(name) ?? [];
      const at = day === undefined ? Number.NaN : Date.parse(`${day}T${hour}:${minute}Z`);
      const copy = join(folder, name);
      return Number.isNaN(at) || !existsSync(databaseIn(copy)) ? [] : [{ folder: copy, at }];
    })
    .toSorted((a, b) => b.at - a.at);
};

/** Those that are due to go. @param backups the newest first @param now ms since 1970 */
export const surplusOf = (
  backups: readonly StoredBackup[],
  { days, weeks, months }: RetentionCounts,
  now: number,
): readonly StoredBackup[] => {
  const stays = new Set<StoredBackup>();
  const keepNewest = (periodOf: (at: number) => number | string, count: number): void => {
    const taken = new Set<number | string>();
    for (const backup of backups) {
      const period = periodOf(backup.at);
      if (taken.has(period) || taken.size === count) continue;
      taken.add(period);
      stays.add(backup);
    }
  };
  keepNewest((at) => Math.floor(at / dayMilliseconds), days);
  keepNewest((at) => Math.floor(at / (7 * dayMilliseconds)), weeks);
  keepNewest(monthOf, months);
  const oldest = now - Math.max(days, 7 * weeks, daysOf(months)) * dayMilliseconds;
  // The newest stays however old it is: without it there would be none.
  return backups.filter((backup, index) => index > 0 && (!stays.has(backup) || backup.at < oldest));
};

/** A copy is due when the newest is this old, ms: the server looks once an hour. */
const dueAfter = 23.5 * 3_600_000;
/** Room that must be left on the disk after a copy, as a multiple of the database. */
const roomFactor = 2;

/** What became of a look: a copy was made, none was due, or why there is none. */
export type NightlyOutcome =
  | { readonly type: "made"; readonly folder: string }
  | { readonly type: "not-due" }
  | { readonly type: "no-room" }
  | { readonly type: "failed"; readonly problem: BackupProblem };

const copyInThread = (dataDir: string, target: string, now: Date): Promise<NightlyOutcome> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./backup-thread.ts", import.meta.url), {
      workerData: { dataDir, target, now: now.getTime() },
    });
    worker.unref();
    // The thread's own word; see there.
    worker.once("message", (problem: BackupProblem | null) =>
      resolve(problem === null ? { type: "made", folder: target } : { type: "failed", problem }),
    );
    worker.once("error", reject);
  });

/** Makes a copy when one is due, in a thread, and deletes those that are not kept. */
export const backUpWhenDue = async (
  dataDir: string,
  folder: string,
  retention: RetentionCounts,
  now: Date,
): Promise<NightlyOutcome> => {
  const before = listBackups(folder);
  if (now.getTime() - (before[0]?.at ?? 0) < dueAfter) return { type: "not-due" };
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < roomFactor * statSync(databaseFile(dataDir)).size) return { type: "no-room" };
  const outcome = await copyInThread(dataDir, join(folder, nameAt(now)), now);
  if (outcome.type === "made")
    for (const { folder: old } of surplusOf(listBackups(folder), retention, now.getTime()))
      rmSync(old, { recursive: true, force: true });
  return outcome;
};
