/**
 * What was typed into the review form between two visits: kept as text on this device, one draft a profile and reviewed week,
 * until the review is saved. Only what the person touched: the rest is what the day's check-in says, also one that was told, or
 * came from another device, after the draft was begun. Whatever an older app stored is read field by field.
 */
import { type ReviewDraft, reviewFieldNames } from "@muster/domain/review/review-form";
import type { CivilDate } from "@muster/domain/shared/dates";

/** @param weekFrom first day of the week under review */
const keyOf = (profileId: string, weekFrom: CivilDate): string => `muster.review.${profileId}.${weekFrom}`;

/** @returns nothing touched when there is none, or it can not be read */
export const readReviewDraft = (profileId: string, weekFrom: CivilDate): Partial<ReviewDraft> => {
  try {
    const text = localStorage.getItem(keyOf(profileId, weekFrom));
    return text === null ? {} : draftFrom(JSON.parse(text));
  } catch {
    return {};
  }
};

/** @returns whether it is kept now: the screen says 'Draft saved' only then */
export const keepReviewDraft = (
  profileId: string,
  weekFrom: CivilDate,
  draft: Partial<ReviewDraft>,
): boolean => {
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

/** Blanks are left out: nobody can tell any more whether something was taken out there, or never shown. */
export const draftFrom = (stored: unknown): Partial<ReviewDraft> => {
  if (typeof stored !== "object" || stored === null) return {};
  const parts: Record<string, unknown> = { ...stored };
  return Object.fromEntries([
    ...[...reviewFieldNames, "notes"].flatMap((field) => {
      const value = parts[field];
      return typeof value === "string" && value.trim() !== "" ? [[field, value] as const] : [];
    }),
    ...["muscleSoreness", "fatigueLevel"].flatMap((field) => {
      const value = parts[field];
      return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 10
        ? [[field, value] as const]
        : [];
    }),
  ]);
};
