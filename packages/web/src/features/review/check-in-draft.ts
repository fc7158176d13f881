/** The check-in form between two visits of one day: kept as text on this device until it is saved. */
import { type CheckInDraft, checkInDraft, checkInFieldNames } from "@muster/domain/review/check-in-form";
import type { CivilDate } from "@muster/domain/shared/dates";

const keyOf = (profileId: string, day: CivilDate): string => `muster.check-in.${profileId}.${day}`;

/** @returns undefined when there is none, or it can not be read */
export const readCheckInDraft = (profileId: string, day: CivilDate): CheckInDraft | undefined => {
  try {
    const text = localStorage.getItem(keyOf(profileId, day));
    if (text === null) return undefined;
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return undefined;
    const parts: Record<string, unknown> = { ...stored };
    const texts = [...checkInFieldNames, "notes"].flatMap((field) => {
      const value = parts[field];
      return typeof value === "string" ? [[field, value] as const] : [];
    });
    return { ...checkInDraft(undefined, "imperial"), ...Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
};

/** @returns whether it is kept now: the screen says 'Draft saved' only then */
export const keepCheckInDraft = (profileId: string, day: CivilDate, draft: CheckInDraft): boolean => {
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
