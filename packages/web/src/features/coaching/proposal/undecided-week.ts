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
export type UndecidedWeek = {
  readonly week: DesignedWeek;
  /** What stays when it is designed again; left out: everything may change. */
  readonly locks?: Locks | undefined;
  /** Set when the week arrived as an offer: the review that requested it, and the server's job. */
  readonly offered?: { readonly reviewId: string | null; readonly jobId: string } | undefined;
  /** Which of several good weeks it is (PLAN-02); left out: the usual one. */
  readonly variant?: number | undefined;
  /** What it changes against the one that was looked at before it. */
  readonly differs?: string | undefined;
  /** Which week stood when it came, of `standingOf`. */
  readonly over: string;
};

type Kept = { readonly day: CivilDate; readonly undecided: UndecidedWeek };

/** Without storage the week stays until the page is closed. */
const inMemory = new Map<string, Kept>();
const keyOf = (profileId: string): string => `muster.undecided.${profileId}`;

/** Identifies a designed week; a manual edit does not change it. */
export const weekFingerprint = (plan: Pick<Plan, "programSummary" | "weekSummary"> | undefined): string =>
  plan === undefined ? "" : `${plan.programSummary} ${plan.weekSummary}`;

const ofThese = (kept: Kept | undefined, today: CivilDate): UndecidedWeek | undefined =>
  kept !== undefined && [0, 1].includes(daysBetween(kept.day, today)) ? kept.undecided : undefined;

/** What this page already knows of, at once. @returns undefined when there is none of this person's from today or yesterday */
export const undecidedWeek = (profileId: string, today: CivilDate): UndecidedWeek | undefined =>
  ofThese(inMemory.get(profileId), today);

/** As `undecidedWeek`, including one stored before the page was opened. */
export const keptUndecided = async (
  profileId: string,
  today: CivilDate,
): Promise<UndecidedWeek | undefined> => {
  try {
    const text = localStorage.getItem(keyOf(profileId));
    if (text === null) return undecidedWeek(profileId, today);
    const { parseKeptWeek } = await import("./parse-kept-week.ts");
    return ofThese(parseKeptWeek(text), today);
  } catch {
    // Storage forbidden, damaged, or of another version: treated as empty.
    return undecidedWeek(profileId, today);
  }
};

/** Stores the week, in place of an older one. */
export const keepUndecided = (profileId: string, day: CivilDate, undecided: UndecidedWeek): void => {
  inMemory.set(profileId, { day, undecided });
  try {
    localStorage.setItem(keyOf(profileId), JSON.stringify({ day, undecided }));
  } catch {
    // Full or forbidden.
  }
};

/** It was taken, or something newer was. */
export const dropUndecided = (profileId: string): void => {
  inMemory.delete(profileId);
  try {
    localStorage.removeItem(keyOf(profileId));
  } catch {
    // Storage is forbidden, so nothing was stored either.
  }
};
