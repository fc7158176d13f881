/**
 * A designed week that the person has neither saved nor replaced: stored on this device until then, at most until the end
 * of the next day. Leaving the page, a reload, a closed app or a failed next try must not lose what a model took minutes
 * to write. It is only shown, never put in force by itself, and dropped once another week was saved.
 */
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { Locks } from "@muster/coach/state/input";
import type { Plan } from "@muster/domain/planning/plan";
import { type CivilDate, daysBetween } from "@muster/domain/shared/dates";

/** A designed week with what is needed to save it or to design it again. */
export type PendingPlan = {
  readonly week: DesignedWeek;
  /** What stays when it is designed again; left out: everything may change. */
  readonly locks?: Locks | undefined;
  /** Set when the week arrived as an offer: the review that requested it, and the server's job. */
  readonly offered?: { readonly reviewId: string | null; readonly jobId: string } | undefined;
  /** Which of several good weeks it is (PLAN-02); left out: the usual one. */
  readonly variant?: number | undefined;
  /** What it changes against the one that was looked at before it. */
  readonly differs?: string | undefined;
  /** The plan that it was designed to replace (`weekFingerprint`). */
  readonly over: string;
};

/** Field names and key are those of stored data. */
type StoredPendingPlan = { readonly day: CivilDate; readonly undecided: PendingPlan };

/** Without storage the week stays until the page is closed. */
const inMemory = new Map<string, StoredPendingPlan>();
const keyOf = (profileId: string): string => `muster.undecided.${profileId}`;

/** Identifies a designed week; a manual edit does not change it. */
export const weekFingerprint = (plan: Pick<Plan, "programSummary" | "weekSummary"> | undefined): string =>
  plan === undefined ? "" : `${plan.programSummary} ${plan.weekSummary}`;

const ifRecent = (stored: StoredPendingPlan | undefined, today: CivilDate): PendingPlan | undefined =>
  stored !== undefined && [0, 1].includes(daysBetween(stored.day, today)) ? stored.undecided : undefined;

/** What this page already knows of, at once. @returns undefined when there is none of this person's from today or yesterday */
export const loadedPendingPlan = (profileId: string, today: CivilDate): PendingPlan | undefined =>
  ifRecent(inMemory.get(profileId), today);

/** As `loadedPendingPlan`, including one stored before the page was opened. */
export const readPendingPlan = async (
  profileId: string,
  today: CivilDate,
): Promise<PendingPlan | undefined> => {
  try {
    const text = localStorage.getItem(keyOf(profileId));
    if (text === null) return loadedPendingPlan(profileId, today);
    const { parsePendingPlan } = await import("./parse-pending-plan.ts");
    return ifRecent(parsePendingPlan(text), today);
  } catch {
    // Storage forbidden, damaged, or of another version: treated as empty.
    return loadedPendingPlan(profileId, today);
  }
};

/** Stores the week, in place of an older one. */
export const storePendingPlan = (profileId: string, day: CivilDate, undecided: PendingPlan): void => {
  inMemory.set(profileId, { day, undecided });
  try {
    localStorage.setItem(keyOf(profileId), JSON.stringify({ day, undecided }));
  } catch {
    // Full or forbidden.
  }
};

/** Removes it: it was saved, or a newer week was. */
export const dropPendingPlan = (profileId: string): void => {
  inMemory.delete(profileId);
  try {
    localStorage.removeItem(keyOf(profileId));
  } catch {
    // Storage is forbidden, so nothing was stored either.
  }
};
