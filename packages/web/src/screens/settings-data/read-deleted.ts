/** What was deleted on any device and can still come back, with the changes that bring it back. */

import {
  type BinKind,
  binDays,
  binKinds,
  type DeletedInWords,
  deletedInWords,
  restoredSession,
} from "@muster/domain/transfer/recently-deleted";
import type { Services } from "../../data/services.ts";
import type { Change } from "../../data/store/device-store.ts";
import type { DeletedRecord } from "../../data/store/profile-data.ts";
import { settingsDataText } from "./settings-data.text.ts";

/** One line of the list, with what brings it back. */
export type Deleted = DeletedInWords & {
  readonly id: string;
  /** ms. */
  readonly deletedAt: number;
  readonly changes: readonly Change[];
};

const dayMs = 86_400_000;

/** The newest first. */
export const readDeleted = async (
  { device, store, now }: Services,
  profileId: string,
): Promise<readonly Deleted[]> => {
  const since = now().getTime() - binDays * dayMs;
  const records = await (await device()).profileData.deleted(profileId, binKinds);
  const found = records.flatMap((one) => asDeleted(one, now().getTime()));
  for (const session of await store.all("session", profileId)) {
    const deletedAt = Date.parse(session.discardedAt ?? "");
    if (!(deletedAt >= since)) continue;
    const logs = await store.byDay("exerciseLog", profileId, session.date, session.date);
    const changes = restoredSession(session, logs);
    if (changes === undefined) continue;
    const { id, workoutName: name, date: day } = session;
    found.push({ id, what: settingsDataText.workout, name, day, deletedAt, changes });
  }
  return found
    .filter(({ deletedAt }) => deletedAt >= since)
    .toSorted((a, b) => b.deletedAt - a.deletedAt || (a.id < b.id ? -1 : 1));
};

const asDeleted = (
  { kind, id, record, deletedAt }: DeletedRecord<BinKind>,
  now: number,
): readonly Deleted[] => {
  const named = deletedInWords(kind, record);
  if (named === undefined) return [];
  // `deletedInWords` has read it with the kind's schema.
  const change = { kind, id, create: record } as Change;
  return [{ id, ...named, deletedAt: deletedAt ?? now, changes: [change] }];
};
