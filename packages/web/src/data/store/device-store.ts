/**
 * The device's store as the app sees it: read records, write changes. A write is durable on this device, and in the
 * outbox, when its promise resolves with ok; nothing in here waits for the network.
 * The Dexie implementation is in `dexie-store.ts`; tests use the same one on an in-memory IndexedDB.
 */
import type { OlderProgress, WeekRollUp } from "@muster/domain/progress/week-roll-up";
import type { RecordKind, RecordOf } from "@muster/domain/records";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { Result } from "@muster/domain/shared/result";
import type { ExerciseLog } from "@muster/domain/training/session";

/** A record with its id. Map fields (`sets`) are whole here; on the wire they travel entry by entry. */
export type Stored<K extends RecordKind> = RecordOf<K> & { readonly id: string };

/** One change of one record. `patch` names only what changes; a map field's entries merge by key. */
export type Change = {
  [K in RecordKind]:
    | {
        readonly kind: K;
        readonly id: string;
        readonly create: RecordOf<K>;
        /** What to change when the record is there by now: nothing else of `create` is laid over it. */
        readonly ifThere?: Partial<RecordOf<K>>;
      }
    | { readonly kind: K; readonly id: string; readonly patch: Partial<RecordOf<K>> }
    | { readonly kind: K; readonly id: string; readonly remove: true };
}[RecordKind];

/** Why a save did not happen. Whatever was typed stays on the screen. */
export type SaveError =
  | { readonly type: "storage-full" }
  | { readonly type: "storage-unavailable"; readonly detail: string }
  | { readonly type: "invalid"; readonly kind: RecordKind; readonly detail: string };

/** Reads. What this tab began to write before is in them. Records that were deleted are not returned. `profileId` is the scope; household kinds ignore it. */
export interface Reads {
  get<K extends RecordKind>(kind: K, id: string): Promise<Stored<K> | undefined>;
  /** All records of a kind, in no promised order. Not for kinds that grow for years: use `byDay`. */
  all<K extends RecordKind>(kind: K, profileId: string): Promise<readonly Stored<K>[]>;
  /** Records of a kind whose day field lies in [from, to], by day. */
  byDay<K extends RecordKind>(
    kind: K,
    profileId: string,
    from: CivilDate,
    to: CivilDate,
  ): Promise<readonly Stored<K>[]>;
  /** The earliest day of a kind's records; undefined without one. One row is read, however long the history is. */
  firstDay(kind: RecordKind, profileId: string): Promise<CivilDate | undefined>;
  /** How many records of a kind there are. */
  count(kind: RecordKind, profileId: string): Promise<number>;
  /** Roll-ups of the weeks before `before`, those from `from` on, oldest first; weeks with nothing to summarise are left out. */
  weeks(profileId: string, before: CivilDate, from?: CivilDate): Promise<readonly WeekRollUp[]>;
  /** All weeks before `before` put together. */
  older(profileId: string, before: CivilDate): Promise<OlderProgress>;
  /** How many such weeks there are, and in how many of them somebody trained. */
  countWeeks(
    profileId: string,
    before: CivilDate,
  ): Promise<{ readonly all: number; readonly trained: number }>;
}

/** Reads and writes of this device's records; no method waits for the network. */
export interface DeviceStore extends Reads {
  /**
   * Logs of these exercises from the days before `before`, cut down to the sets that a later one must beat
   * (`logsToBeat`), oldest first. What it reads does not grow with the years, once they have been read.
   * @param pause waited for after each page: the screen comes first; it may reject to end the reading
   */
  logsToBeat(
    profileId: string,
    exerciseIds: ReadonlySet<string>,
    before: CivilDate,
    pause: () => Promise<void>,
  ): Promise<readonly ExerciseLog[]>;
  /**
   * Writes all changes in one transaction, with their outbox entries. `group: true` makes the server accept or refuse
   * them together (a review, a plan). A `create` of a record that exists becomes a patch: computed ids may meet.
   */
  write(
    profileId: string,
    changes: readonly Change[],
    options?: { readonly group?: boolean },
  ): Promise<Result<void, SaveError>>;
  /**
   * Runs `read` now and again whenever something it read has changed, also in another tab. A write of this tab is in what it
   * reads from the moment it begins, before it is stored; one that fails is not in it any more. Counts and weeks follow
   * when it is stored. What stays the same is the same object.
   */
  live<T>(
    read: (reads: Reads) => Promise<T>,
    onValue: (value: T) => void,
    onError: (error: unknown) => void,
  ): () => void;
}
