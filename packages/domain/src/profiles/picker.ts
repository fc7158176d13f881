/** The profile picker's order and what each card says (USR-01, USR-03). */
import { goalInWords } from "./options.text.ts";
import type { ProfileCard } from "./profile.ts";

type StoredCard = ProfileCard & { readonly id: string };

/** One profile of the picker with its texts. */
export type PickerEntry = {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly initial: string;
  /** 'Building strength' when the goal is unknown. */
  readonly goal: string;
  readonly hasPasscode: boolean;
};

/** Profiles by creation, the oldest first; two of one instant by id, so that every device shows one order. */
export const pickerEntries = (cards: readonly StoredCard[]): readonly PickerEntry[] =>
  cards
    .toSorted((a, b) =>
      a.createdAt !== b.createdAt ? (a.createdAt < b.createdAt ? -1 : 1) : a.id < b.id ? -1 : 1,
    )
    .map(({ id, username, displayName, initial, primaryGoal, hasPasscode }) => ({
      id,
      username,
      displayName,
      initial,
      goal: goalInWords(primaryGoal),
      hasPasscode,
    }));

/** The profile that is selected by itself: exactly one exists and none is current (USR-03). */
export const onlyProfile = <T>(profiles: readonly T[], hasCurrent: boolean): T | undefined =>
  !hasCurrent && profiles.length === 1 ? profiles[0] : undefined;
