/**
 * Text typed into the review or the check-in, stored on this device between two visits until it is saved: one draft for each
 * profile and day or reviewed week. Only fields that the person changed: the others show the day's check-in, also one that
 * was saved, or synced from another device, after the draft was begun.
 */
import type { FieldErrors } from "@muster/domain/onboarding/onboarding";
import { type CheckInDraft, checkInFieldNames } from "@muster/domain/review/check-in-form";
import { type ReviewDraft, reviewFieldNames } from "@muster/domain/review/review-form";
import type { CivilDate } from "@muster/domain/shared/dates";

/** Where the drafts of one form are stored. */
export type Drafts<Draft> = {
  /** @returns nothing touched when there is none, or it can not be read */
  readonly read: (profileId: string, day: CivilDate) => Partial<Draft>;
  /** @returns whether it was stored: the screen says 'Draft saved' only then */
  readonly keep: (profileId: string, day: CivilDate, draft: Partial<Draft>) => boolean;
  readonly drop: (profileId: string, day: CivilDate) => void;
  /** Reads a draft of any version, field by field. */
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
    // An older version stored every field: a blank there may be cleared or never touched.
    const keepsBlanks = parts.v === marked.v;
    const isStorable = ([field, value]: readonly [string, unknown]): boolean =>
      texts.includes(field)
        ? typeof value === "string" && (keepsBlanks || value.trim() !== "")
        : ratings.includes(field) &&
          typeof value === "number" &&
          Number.isInteger(value) &&
          value >= 1 &&
          value <= 10;
    // Fields of the draft alone, each of its kind.
    return Object.fromEntries(Object.entries(parts).filter(isStorable)) as Partial<Draft>;
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
        // Storage is forbidden, so nothing was stored either.
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
 * The changed fields after an input: a field that shows the check-in's value again is not changed, and follows it.
 * @param stored what the form shows without a draft
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

/**
 * The messages of the fields that hold something.
 * @param messages of the whole form: a blank field of a draft is not wrong yet
 */
export const typedMessages = (typed: object, messages: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(messages).filter(([field]) => (Reflect.get(typed, field) ?? "") !== ""));
