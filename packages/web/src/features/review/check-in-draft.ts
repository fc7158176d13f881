/**
 * What was typed into the check-in form between two visits of one day: kept as text on this device until it is saved. Only what
 * the person touched, as in `review-draft.ts`.
 */
import { type CheckInDraft, checkInFieldNames } from "@muster/domain/review/check-in-form";
import type { CivilDate } from "@muster/domain/shared/dates";

const keyOf = (profileId: string, day: CivilDate): string => `muster.check-in.${profileId}.${day}`;

/** @returns nothing touched when there is none, or it can not be read */
export const readCheckInDraft = (profileId: string, day: CivilDate): Partial<CheckInDraft> => {
  try {
    const text = localStorage.getItem(keyOf(profileId, day));
    return text === null ? {} : touchedIn(JSON.parse(text));
  } catch {
    return {};
  }
};

/** Blanks are left out: nobody can tell any more whether something was taken out there, or never shown. */
export const touchedIn = (stored: unknown): Partial<CheckInDraft> => {
  if (typeof stored !== "object" || stored === null) return {};
  const parts: Record<string, unknown> = { ...stored };
  return Object.fromEntries(
    [...checkInFieldNames, "notes"].flatMap((field) => {
      const value = parts[field];
      return typeof value === "string" && value.trim() !== "" ? [[field, value] as const] : [];
    }),
  );
};

/** @returns whether it is kept now: the screen says 'Draft saved' only then */
export const keepCheckInDraft = (
  profileId: string,
  day: CivilDate,
  draft: Partial<CheckInDraft>,
): boolean => {
  try {
    localStorage.setItem(keyOf(profileId, day), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
};

export const dropCheckInDraft = (profileId: string, day: CivilDate): void => {
  try {
    localStorage.removeItem(keyOf(profileId, day));
  } catch {
    // Nothing could be kept there in the first place.
  }
};
