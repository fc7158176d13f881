/**
 * The review form between two visits: kept as text on this device, one draft a profile and reviewed week, until the
 * review is saved. Whatever an older app stored is read field by field.
 */
import { emptyReviewDraft, type ReviewDraft, reviewFieldNames } from "@muster/domain/review/review-form";
import type { CivilDate } from "@muster/domain/shared/dates";

/** @param weekFrom first day of the week under review */
const keyOf = (profileId: string, weekFrom: CivilDate): string => `muster.review.${profileId}.${weekFrom}`;

/** @returns undefined when there is none, or it can not be read */
export const readReviewDraft = (profileId: string, weekFrom: CivilDate): ReviewDraft | undefined => {
  try {
    const text = localStorage.getItem(keyOf(profileId, weekFrom));
    return text === null ? undefined : draftFrom(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** @returns whether it is kept now: the screen says 'Draft saved' only then */
export const keepReviewDraft = (profileId: string, weekFrom: CivilDate, draft: ReviewDraft): boolean => {
  try {
    localStorage.setItem(keyOf(profileId, weekFrom), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
};

export const dropReviewDraft = (profileId: string, weekFrom: CivilDate): void => {
  try {
    localStorage.removeItem(keyOf(profileId, weekFrom));
  } catch {
    // Nothing could be kept there in the first place.
  }
};

export const draftFrom = (stored: unknown): ReviewDraft | undefined => {
  if (typeof stored !== "object" || stored === null) return undefined;
  const parts: Record<string, unknown> = { ...stored };
  const empty = emptyReviewDraft();
  const texts = reviewFieldNames.flatMap((field) => {
    const value = parts[field];
    return typeof value === "string" ? [[field, value] as const] : [];
  });
  const rating = (field: "muscleSoreness" | "fatigueLevel"): number => {
    const value = parts[field];
    return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 10
      ? value
      : empty[field];
  };
  return {
    ...empty,
    ...Object.fromEntries(texts),
    muscleSoreness: rating("muscleSoreness"),
    fatigueLevel: rating("fatigueLevel"),
    notes: typeof parts.notes === "string" ? parts.notes : "",
  };
};
