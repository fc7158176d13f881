/** What this device holds of one profile: what would be lost with it, and how to forget it all. */
import type { RecordKind } from "@muster/domain/records";
import type { Operation } from "@muster/sync/protocol";

/** A record as it is exported. */
type HeldRecord = { readonly id: string; readonly record: Readonly<Record<string, unknown>> };

/** `unsent`: how many changes are on this device only. */
export type DeletedProfile = { readonly id: string; readonly displayName: string; readonly unsent: number };

/** A record that was deleted and whose fields are still here. */
export type DeletedRecord<K extends RecordKind = RecordKind> = HeldRecord & {
  readonly kind: K;
  /** Server time of the delete, ms; undefined while the server has not heard of it. */
  readonly deletedAt: number | undefined;
};

export interface ProfileData {
  /** Everything of a kind that is there and not deleted, by day where it has one, of the profile or, by its kind, of the household; some hundred at a time: a device may hold years. */
  held(profileId: string, kind: RecordKind): AsyncIterable<HeldRecord>;
  /** When this device last received the profile's changes, ms; undefined while it does not hold the whole history. */
  wholeUntil(profileId: string): Promise<number | undefined>;
  /** What was deleted of these kinds, in no order. */
  deleted<K extends RecordKind>(profileId: string, kinds: readonly K[]): Promise<readonly DeletedRecord<K>[]>;
  /** Everything that the server does not have, refused changes too, oldest first: offered as a file before erasing. */
  unsent(profileId: string): Promise<readonly Operation[]>;
  /**
   * The server says that the profile is gone (`profile_gone`), or the person removes it from this device: its records,
   * operations, cursors, journal lines and first picture go. Household records stay.
   */
  erase(profileId: string): Promise<void>;
  /**
   * Erases every profile whose card the server has deleted (its person asked for that, and the days to take it back are
   * over), unless something of it was never sent. @returns whose went, and whose wait with unsent changes
   */
  eraseDeleted(): Promise<{ readonly erased: readonly string[]; readonly waiting: readonly string[] }>;
  /** Those that the server has deleted and that wait here, because something of theirs was never sent. */
  deletedWithUnsent(): Promise<readonly DeletedProfile[]>;
  /** Profiles of this device that a restored server does not have: they joined after its backup. */
  missing(): Promise<readonly string[]>;
}
