/**
 * A designed week that the person has neither taken nor replaced, until the page is closed or the day is over: leaving it
 * by mistake, or a next try that fails, must not cost what a model worked on for minutes.
 */
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { Locks } from "@muster/coach/design/input";
import type { CivilDate } from "@muster/domain/shared/dates";

export type UndecidedWeek = {
  readonly week: DesignedWeek;
  /** What stays when it is designed again; left out: everything may change. */
  readonly locks?: Locks;
  /** Set when it came while nobody waited: the review it was asked for in. */
  readonly offered?: { readonly reviewId: string | null };
};

let kept: { readonly owner: string; readonly undecided: UndecidedWeek } | undefined;

const ownerOf = (profileId: string, today: CivilDate): string => `${profileId} ${today}`;

/** @returns undefined when there is none of this person's from today */
export const undecidedWeek = (profileId: string, today: CivilDate): UndecidedWeek | undefined =>
  kept?.owner === ownerOf(profileId, today) ? kept.undecided : undefined;

export const keepUndecided = (profileId: string, today: CivilDate, undecided: UndecidedWeek): void => {
  kept = { owner: ownerOf(profileId, today), undecided };
};

/** It was taken, or something newer was. */
export const dropUndecided = (): void => {
  kept = undefined;
};
