/**
 * A profile that its person deletes (settled point 7): asked for, taken back within 14 days, else erased with everything
 * that names it. The request is a pair of events in `activity`; the newest of the two decides.
 */
import { deletionGrace } from "@muster/domain/profiles/deletion";
import { deleteField } from "@muster/sync/protocol";
import type { HouseholdStore } from "../../household/household-store.ts";
import { writeAsServer } from "./accept-writes.ts";
import { note } from "./household-writes.ts";
import type { Statements } from "./statements.ts";
import type { StoreDeps } from "./store-deps.ts";

const asked = "profile-deletion-asked";
const kept = "profile-deletion-kept";

type Asked = { household_id: string; actor: string; at: number; what: string };

const newest = `SELECT household_id, actor, max(at) AS at, what FROM activity WHERE what IN ('${asked}', '${kept}')`;

/** When a profile is erased, ms since 1970; null when nobody asked. */
export const eraseAtOf = (db: Statements, householdId: string, profileId: string): number | null => {
  const last = db.get<Partial<Asked>>(`${newest} AND household_id = ? AND actor = ?`, householdId, profileId);
  return last?.what === asked && typeof last.at === "number" ? last.at + deletionGrace : null;
};

export const sqliteProfileDeletion = ({
  writer,
}: Pick<StoreDeps, "writer">): Pick<HouseholdStore, "askDeletion" | "keepProfile" | "deletionOf"> => ({
  askDeletion: ({ householdId, profileId, deviceId, now }) =>
    writer.run((db) => {
      const before = eraseAtOf(db, householdId, profileId);
      if (before !== null) return before;
      const profiles = db.all<{ profile_id: string; is_owner: number }>(
        "SELECT profile_id, is_owner FROM profile WHERE household_id = ?",
        householdId,
      );
      const mine = profiles.find(({ profile_id }) => profile_id === profileId);
      // Somebody must be able to let others in: the last owner who stays goes last.
      const othersStay = profiles.some(
        ({ profile_id, is_owner }) =>
          is_owner === 1 && profile_id !== profileId && eraseAtOf(db, householdId, profile_id) === null,
      );
      if (mine?.is_owner === 1 && profiles.length > 1 && !othersStay) return "owner-stays";
      note(db, householdId, now, profileId, deviceId, asked);
      return now + deletionGrace;
    }),
  keepProfile: ({ householdId, profileId, deviceId, now }) =>
    writer.run((db) => {
      const eraseAt = eraseAtOf(db, householdId, profileId);
      // A ms later than the request, whatever the clock says: the newest event decides. Once its time is up it may have begun.
      if (eraseAt !== null && now < eraseAt)
        note(db, householdId, Math.max(now, eraseAt - deletionGrace + 1), profileId, deviceId, kept);
    }),
  deletionOf: (householdId, profileId) => writer.run((db) => eraseAtOf(db, householdId, profileId)),
});

/** Every table that names a profile, whatever later schemas add; the profile's own row goes last. */
const tablesOfProfiles = `
  SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
  WHERE m.type = 'table' AND c.name = 'profile_id' AND m.name <> 'profile'`;

/** What stands in a card's tombstone instead of the person. */
const nobody = {
  username: "deleted",
  displayName: "Deleted profile",
  initial: "-",
  primaryGoal: "general_fitness",
  hasPasscode: false,
} as const;

export type DueProfile = { readonly householdId: string; readonly profileId: string };

/** Events that are looked at in one go: a few ms. */
const eventsAtOnce = 20_000;

/** Profiles whose time is up. Goes through the events of all households in slices, and lets others work in between. */
export const dueProfiles = async (db: Statements, now: number): Promise<readonly DueProfile[]> => {
  const last = db.get<{ id: number | null }>("SELECT max(rowid) AS id FROM activity")?.id ?? 0;
  const due = new Map<string, DueProfile>();
  for (let from = 0; from < last; from += eventsAtOnce) {
    const found = db.all<{ householdId: string; profileId: string }>(
      `SELECT DISTINCT household_id AS householdId, actor AS profileId FROM activity
       WHERE rowid > ? AND rowid <= ? AND what = '${asked}' AND actor IS NOT NULL AND at <= ?`,
      from,
      from + eventsAtOnce,
      now - deletionGrace,
    );
    for (const who of found) {
      const eraseAt = eraseAtOf(db, who.householdId, who.profileId);
      if (eraseAt !== null && eraseAt <= now) due.set(`${who.householdId} ${who.profileId}`, who);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return [...due.values()];
};

/** Records that are erased in one go: years of a person would hold everybody up. */
const slice = 1_000;

/**
 * Erases a part of a profile: records first, the profile itself and everything that names it last. One that was cut off in
 * between is still due, and goes on at the next sweep.
 * @returns whether there is more
 */
export const erasePart = (
  db: Statements,
  { householdId, profileId }: DueProfile,
  now: number,
  newId: () => string,
): boolean => {
  const erased = db.run(
    `DELETE FROM record WHERE rowid IN
       (SELECT rowid FROM record WHERE household_id = ? AND scope = ? LIMIT ${slice})`,
    householdId,
    profileId,
  );
  if (erased === slice) return true;
  db.run("DELETE FROM stored_bytes WHERE household_id = ? AND scope = ?", householdId, profileId);
  for (const { name } of db.all<{ name: string }>(tablesOfProfiles))
    db.run(`DELETE FROM ${name} WHERE household_id = ? AND profile_id = ?`, householdId, profileId);
  // The card's tombstone is how every device learns of it. First its fields: the mark must be later than they are.
  for (const fields of [nobody, { [deleteField]: true }])
    writeAsServer(db, {
      householdId,
      kind: "profileCard",
      id: profileId,
      fields,
      isNew: false,
      opId: newId(),
      now,
    });
  db.run("DELETE FROM profile WHERE household_id = ? AND profile_id = ?", householdId, profileId);
  // Others may have come while the last owner waited: somebody must be able to let people in.
  db.run(
    `UPDATE profile SET is_owner = 1 WHERE household_id = ?1
     AND NOT EXISTS (SELECT 1 FROM profile o WHERE o.household_id = ?1 AND o.is_owner = 1)
     AND profile_id = (SELECT profile_id FROM profile WHERE household_id = ?1
                       ORDER BY created_at, profile_id LIMIT 1)`,
    householdId,
  );
  db.run("UPDATE activity SET actor = NULL WHERE household_id = ? AND actor = ?", householdId, profileId);
  db.run(
    "UPDATE activity SET what = replace(what, ':' || ?2, '') WHERE household_id = ?1 AND what LIKE '%:' || ?2",
    householdId,
    profileId,
  );
  return false;
};
