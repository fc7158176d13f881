/** The domain's table of kinds as sync reads it, and the version of those shapes. */
import { type RecordKind, recordKinds, recordSchemaVersion } from "@muster/domain/records";
import type { SyncedKind, SyncedKinds } from "@muster/sync/rules";

const syncedKinds: SyncedKinds = recordKinds;
/** Version of the shapes of this app; sent with each push. */
export const schemaVersion = recordSchemaVersion;

/** undefined for a kind that only a newer app knows. */
export const syncedKind = (kind: string): SyncedKind | undefined =>
  Object.hasOwn(syncedKinds, kind) ? syncedKinds[kind] : undefined;

/** Map fields of a kind; none for a kind that this version does not know. */
export const mapsOf = (kind: string): readonly string[] => syncedKind(kind)?.maps ?? [];

/** What holds until it is changed, however long ago that was: a new device gets all of it with the newest records. */
export const standingKinds: readonly RecordKind[] = [
  "profile",
  "settings",
  "planPointer",
  "gear",
  "limit",
  "wish",
  "exercisePreference",
  "ownExercise",
  "template",
];
