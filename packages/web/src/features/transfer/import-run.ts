/** An import on this device: what a file would bring, bringing it, and taking it back (SET-07, SYNC-07). */

import { findByName } from "@muster/coach/catalogue/catalogue";
import type { Profile } from "@muster/domain/profiles/profile";
import { profileRecordId } from "@muster/domain/record-ids";
import type { CivilDate } from "@muster/domain/shared/dates";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { contentHash, type DryRun, dryRun, sameContent } from "@muster/domain/transfer/dry-run";
import {
  beginsAsExport,
  isExport,
  readExport,
  type TransferRecord,
} from "@muster/domain/transfer/export-file";
import { underTheirIds } from "@muster/domain/transfer/from-apps/understood";
import { importErrorText } from "@muster/domain/transfer/import-file.text";
import type { KnownExercise } from "@muster/domain/transfer/imported-workout";
import {
  isOldFile,
  mergeOldFiles,
  type OldData,
  type OldPerson,
  peopleIn,
  readOldFile,
} from "@muster/domain/transfer/old/old-files";
import { oldImport } from "@muster/domain/transfer/old/old-import";
import { ownRecords } from "@muster/domain/transfer/own-records";
import { nextTask } from "../../data/next-task.ts";
import type { Change, DeviceStore } from "../../data/store/device-store.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import type { SyncEngine } from "../../data/sync/sync-status.ts";
import { entryCount } from "./import.text.ts";
import { transferText } from "./transfer.text.ts";

/** A file as text. */
export type ImportFile = { readonly name: string; readonly text: string };

/** A file that was recognised, by the product that wrote it. */
export type Read =
  | {
      readonly from: "muster";
      /** Username of somebody else, whose export it is. */
      readonly whose: string | undefined;
      readonly records: readonly TransferRecord[];
      readonly problems: readonly string[];
    }
  | {
      readonly from: "apps";
      readonly records: readonly TransferRecord[];
      readonly problems: readonly string[];
    }
  | { readonly from: "old"; readonly data: OldData; readonly people: readonly OldPerson[] };

/**
 * @param tables of the product before Muster, which the worker found among the files
 * @returns a sentence for the person when none of it can be used
 */
export const readFiles = async (
  files: readonly ImportFile[],
  profileId: string,
  tables: readonly OldData[] = [],
): Promise<Result<Read, string>> => {
  const [first] = files;
  const own = files.length === 1 && first !== undefined ? parsed(first.text) : undefined;
  if (isExport(own)) {
    const read = await readExport(own, nextTask);
    if (!read.ok) return read;
    const records = await ownRecords(read.value, profileId, nextTask);
    const { header, problems } = read.value;
    const whose = header.profileId === profileId ? undefined : header.username;
    return ok({ from: "muster", whose, records, problems });
  }
  if (own === undefined && first !== undefined && beginsAsExport(first.text))
    return err(importErrorText.cutOff);
  const data = mergeOldFiles([...tables, ...files.map(({ name, text }) => readOldFile(name, text))]);
  if (!isOldFile(data)) return err(transferText.nothingToRead);
  return ok({ from: "old", data, people: peopleIn(data) });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What an import would write. */
export type Preview = DryRun & {
  /** Answers of the old profile form that differ from those here. */
  readonly profile: Partial<Profile>;
  readonly problems: readonly string[];
};

/**
 * Whether this device knows what there is of its person: checked before a file is read. On one that does not, everything
 * in the file seems new, and would lie over whatever was changed since it was written.
 */
export const isHistoryOnDevice = async (sync: Pick<SyncEngine, "status" | "syncNow">): Promise<boolean> => {
  await sync.syncNow();
  return sync.status().lastSyncAt !== null;
};

/** Shown when this device has not received the history yet. */
export const historyNotOnDevice = transferText.thisDeviceDoesNotHave;

/** Compares a file with this profile's records. Writes nothing. */
export const preview = async (
  store: Pick<DeviceStore, "get" | "byDay">,
  read: Read,
  whose: {
    readonly profileId: string;
    readonly timeZone: string;
    readonly today: CivilDate;
    readonly person: OldPerson | undefined;
  },
): Promise<Preview> => {
  const { profileId, timeZone, today } = whose;
  const {
    records: incoming,
    problems,
    profile,
  } = read.from !== "old"
    ? { ...read, profile: {} }
    : oldImport(read.data, whose.person, { profileId, timeZone, today, exerciseNamed });
  const records = underTheirIds(incoming, await logsOfTheirDays(store, profileId, incoming));
  const here = new Map<string, object>();
  for (const { kind, id } of records) {
    const found = await store.get(kind, id);
    if (found === undefined) continue;
    const { id: _own, ...record } = found;
    here.set(`${kind} ${id}`, record);
  }
  const mine = await store.get("profile", profileRecordId(profileId));
  const differs = Object.entries(profile).filter(
    ([field, value]) => mine === undefined || !sameContent(Reflect.get(mine, field), value),
  );
  return {
    ...(await dryRun(records, (kind, id) => here.get(`${kind} ${id}`), nextTask)),
    profile: mine === undefined ? {} : Object.fromEntries(differs),
    problems,
  };
};

/** Logs that are here from the first to the last day of those that come in. */
const logsOfTheirDays = async (
  store: Pick<DeviceStore, "byDay">,
  profileId: string,
  records: readonly TransferRecord[],
) => {
  const days = records
    .filter(({ kind }) => kind === "exerciseLog")
    .map(({ record }) => String(Reflect.get(record, "date")))
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? [] : store.byDay("exerciseLog", profileId, first, last);
};

/** By its full name only: a wrong guess would put sets under somebody else's records. */
const exerciseNamed = (name: string): KnownExercise | undefined => {
  const found = findByName(name);
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, "");
  if (found === undefined || ![found.name, ...found.aliases].some((one) => plain(one) === plain(name)))
    return undefined;
  return { exerciseId: found.id, number: found.number, metric: found.metric, takesWeight: found.takesWeight };
};

/** Records in one transaction: small enough that the page stays alive between two. */
const batch = 100;

/** A record that an import wrote, and what it was then: short enough that an import can be kept for a later undo. */
export type ImportedRecord = Pick<TransferRecord, "kind" | "id"> & { readonly hash: string };

/** What an import wrote, so that it can be taken back. */
export type Imported = {
  readonly created: readonly ImportedRecord[];
  /** The answers that were replaced, as they were. */
  readonly profileBefore: Partial<Profile>;
  /** What took their place. */
  readonly profileAfter: Partial<Profile>;
};

/**
 * @param onProgress what is written so far
 * @returns what was done; on a failed save a sentence, and what was written until then, which the next try finds there
 */
export const runImport = async (
  store: Pick<DeviceStore, "get" | "write">,
  profileId: string,
  { creates, profile }: Pick<Preview, "creates" | "profile">,
  onProgress: (created: readonly ImportedRecord[]) => void,
): Promise<Result<Imported, { readonly text: string; readonly imported: Imported }>> => {
  const created: ImportedRecord[] = [];
  const mine = await store.get("profile", profileRecordId(profileId));
  const none: Imported = { created, profileBefore: {}, profileAfter: {} };
  for (let from = 0; from < creates.length; from += batch) {
    const some = creates.slice(from, from + batch);
    const saved = await store.write(profileId, some.map(changeOf));
    if (!saved.ok) return err({ text: saveErrorText(saved.error), imported: none });
    created.push(...some.map(({ kind, id, record }) => ({ kind, id, hash: contentHash(record) })));
    onProgress(created);
  }
  if (Object.keys(profile).length === 0 || mine === undefined) return ok(none);
  const before = Object.fromEntries(Object.keys(profile).map((field) => [field, Reflect.get(mine, field)]));
  const saved = await store.write(profileId, [
    { kind: "profile", id: profileRecordId(profileId), patch: profile },
  ]);
  if (!saved.ok) return err({ text: saveErrorText(saved.error), imported: none });
  return ok({ created, profileBefore: before, profileAfter: profile });
};

// The record has passed the schema of its kind; TypeScript cannot follow the kind through a list.
const changeOf = ({ kind, id, record }: TransferRecord): Change =>
  // What has come since it was looked at stays as it is.
  ({ kind, id, create: record, ifThere: {} }) as unknown as Change;

/** What stands on the device now of a record that an import wrote. */
type Found = Pick<TransferRecord, "kind" | "id"> & { readonly now: object };

/** The workout that a record is of; the record itself where it is of none. */
const workoutOf = ({ kind, id, now }: Found): string =>
  kind === "exerciseLog" ? String(Reflect.get(now, "sessionId")) : id;

/** Exercises that were added by hand to a workout that an import brought: they keep it. */
const hasMoreLogs = async (
  store: Pick<DeviceStore, "byDay">,
  profileId: string,
  { id, now }: Found,
  brought: ReadonlySet<string>,
): Promise<boolean> => {
  const date = String(Reflect.get(now, "date"));
  const logs = await store.byDay("exerciseLog", profileId, date, date);
  return logs.some((log) => log.sessionId === id && !brought.has(log.id));
};

/**
 * Removes what an import brought and nobody has changed since, on this device or, where the server can be reached, on another.
 * @returns how many, or a sentence when a save failed
 */
export const undoImport = async (
  store: Pick<DeviceStore, "get" | "write" | "byDay">,
  profileId: string,
  { created, profileBefore, profileAfter }: Imported,
  sync: Pick<SyncEngine, "syncNow">,
): Promise<Result<number, string>> => {
  // A removal is later than whatever another device wrote before it: what it wrote has to be known first.
  await sync.syncNow();
  const same: Found[] = [];
  const brought = new Set(created.map(({ id }) => id));
  /** A workout is one thing: who corrected one of its sets keeps all of it. */
  const changedWorkouts = new Set<string>();
  for (const one of created) {
    const found = await store.get(one.kind, one.id);
    if (found === undefined) continue;
    const { id: _own, ...now } = found;
    const there: Found = { kind: one.kind, id: one.id, now };
    const isSame =
      contentHash(now) === one.hash &&
      !(one.kind === "session" && (await hasMoreLogs(store, profileId, there, brought)));
    if (isSame) same.push(there);
    else changedWorkouts.add(workoutOf(there));
  }
  // One of the kinds, with what every kind has; TypeScript asks for which one.
  const removable = same
    .filter((one) => !changedWorkouts.has(workoutOf(one)))
    .map(({ kind, id }) => ({ kind, id, remove: true }) as Change);
  for (let from = 0; from < removable.length; from += batch) {
    const saved = await store.write(profileId, removable.slice(from, from + batch));
    if (!saved.ok) return err(saveErrorText(saved.error));
  }
  const mine = await store.get("profile", profileRecordId(profileId));
  // An answer that was given since stays.
  const back = Object.entries(profileBefore).filter(
    ([field]) =>
      mine !== undefined && sameContent(Reflect.get(mine, field), Reflect.get(profileAfter, field)),
  );
  if (back.length > 0) {
    const saved = await store.write(profileId, [
      { kind: "profile", id: profileRecordId(profileId), patch: Object.fromEntries(back) },
    ]);
    if (!saved.ok) return err(saveErrorText(saved.error));
  }
  return ok(entryCount(removable));
};
