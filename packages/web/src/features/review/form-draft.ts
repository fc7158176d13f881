/**
 * What was typed into the review or the check-in between two visits: kept as text on this device, one draft a profile and day or
 * reviewed week, until it is saved. Only what the person touched: the rest is what the day's check-in says, also one that was
 * told, or came from another device, after the draft was begun.
 */
import { type CheckInDraft, checkInFieldNames } from "@muster/domain/review/check-in-form";
import { type ReviewDraft, reviewFieldNames } from "@muster/domain/review/review-form";
import type { CivilDate } from "@muster/domain/shared/dates";

type Drafts<Draft> = {
  /** @returns nothing touched when there is none, or it can not be read */
  readonly read: (profileId: string, day: CivilDate) => Partial<Draft>;
  /** @returns whether it is kept now: the screen says 'Draft saved' only then */
  readonly keep: (profileId: string, day: CivilDate, draft: Partial<Draft>) => boolean;
  readonly drop: (profileId: string, day: CivilDate) => void;
  /** Whatever another version kept, field by field. */
  readonly from: (stored: unknown) => Partial<Draft>;
};

/** Says that what was not touched is not in the draft, so that a blank was made by the person. */
const marked = { v: 2 };

const formDrafts = <Draft extends object>(
  name: string,
  texts: readonly string[],
  ratings: readonly string[] = [],
): Drafts<Draft> => {
  const keyOf = (profileId: string, day: CivilDate): string => `muster.${name}.${profileId}.${day}`;
  const from = (stored: unknown): Partial<Draft> => {
    if (typeof stored !== "object" || stored === null) return {};
    const parts: Record<string, unknown> = { ...stored };
    // An older version kept every field: nobody can tell there whether a blank was made, or never touched.
    const keepsBlanks = parts.v === marked.v;
    const isKept = ([field, value]: readonly [string, unknown]): boolean =>
      texts.includes(field)
        ? typeof value === "string" && (keepsBlanks || value.trim() !== "")
        : ratings.includes(field) &&
          typeof value === "number" &&
          Number.isInteger(value) &&
          value >= 1 &&
          value <= 10;
    // Fields of the draft alone, each of its kind.
    return Object.fromEntries(Object.entries(parts).filter(isKept)) as Partial<Draft>;
  };
  return {
    from,
    read: (profileId, day) => {
      try {
        return from(JSON.parse(localStorage.getItem(keyOf(profileId, day)) ?? "null"));
      } catch {
        return {};
      }
    },
    keep: (profileId, day, draft) => {
      try {
        localStorage.setItem(keyOf(profileId, day), JSON.stringify({ ...draft, ...marked }));
        return true;
      } catch {
        return false;
      }
    },
    drop: (profileId, day) => {
      try {
        localStorage.removeItem(keyOf(profileId, day));
      } catch {
        // Nothing could be kept there in the first place.
      }
    },
  };
};

/** By the first day of the week under review. */
export const reviewDrafts = formDrafts<ReviewDraft>(
  "review",
  [...reviewFieldNames, "notes"],
  ["muscleSoreness", "fatigueLevel"],
);

/** By its day. */
export const checkInDrafts = formDrafts<CheckInDraft>("check-in", [...checkInFieldNames, "notes"]);

/**
 * What is touched after a change: a field that shows again what the day's check-in says is not, and follows it.
 * @param stored what the form would show if nobody had touched it
 */
export const touched = <Draft extends object>(
  stored: Draft,
  before: Partial<Draft>,
  change: Partial<Draft>,
): Partial<Draft> =>
  // Entries of a draft, fewer of them.
  Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([field, value]) => Reflect.get(stored, field) !== value),
  ) as Partial<Draft>;
