/**
 * A profile that its person deletes (settled point 7): requested, cancelled within 14 days, else erased with everything
 * that names it. The request is a pair of events in `activity`; the newest of the two decides.
 */
import { deletionGrace } from "@muster/domain/profiles/deletion";
import { deleteField } from "@muster/sync/protocol";
import type { HouseholdStore } from "../../../stores/household-store.ts";
import type { ReadStatements, Statements } from "../../statements.ts";
import { writeAsServer } from "../accept-writes.ts";
import { inFeed } from "../push-reads.ts";
import { note } from "./household-writes.ts";
import type { StoreDeps } from "./store-deps.ts";

const requested = "profile-deletion-asked";
const withdrawn = "profile-deletion-kept";

/** When a profile is erased, ms since 1970; null without a request. */
const eraseAtOf = async (
  db: ReadStatements,
  householdId: string,
  profileId: string,
): Promise<number | null> => {
  const last = await db.get<{ at: number; what: string }>(
    `SELECT at, what FROM activity WHERE household_id = ? AND actor = ? AND what IN ('${requested}', '${withdrawn}')
     ORDER BY at DESC, rowid DESC LIMIT 1`,
    householdId,
    profileId,
  );
  return last?.what === requested ? last.at + deletionGrace : null;
};

/** Whether the household has another owner without a pending deletion. */
export const anotherOwnerStays = async (
  db: ReadStatements,
  householdId: string,
  profileId: string,
): Promise<boolean> => {
  const owners = await db.all<{ profile_id: string }>`SELECT profile_id FROM profile
    WHERE household_id = ${householdId} AND is_owner = 1 AND profile_id <> ${profileId}`;
  for (const { profile_id } of owners)
    if ((await eraseAtOf(db, householdId, profile_id)) === null) return true;
  return false;
};

/** The part of the household's store that concerns the deletion of a profile. */
export const profileDeletionOn = ({
  database: { transaction, reads },
}: Pick<StoreDeps, "database">): Pick<HouseholdStore, "askDeletion" | "keepProfile" | "deletionOf"> => ({
  askDeletion: ({ householdId, profileId, deviceId, now }) =>
    transaction(householdId, async (db) => {
      const before = await eraseAtOf(db, householdId, profileId);
      if (before !== null) return before;
      const profiles = await db.all<{ profile_id: string; is_owner: number }>`SELECT profile_id, is_owner
        FROM profile WHERE household_id = ${householdId}`;
      const mine = profiles.find(({ profile_id }) => profile_id === profileId);
      // Somebody must be able to let others in: the last owner who stays goes last.
      const othersStay = await anotherOwnerStays(db, householdId, profileId);
      if (mine?.is_owner === 1 && profiles.length > 1 && !othersStay) return "owner-stays";
      await note(db, householdId, now, profileId, deviceId, requested);
      return now + deletionGrace;
    }),
  keepProfile: ({ householdId, profileId, deviceId, now }) =>
    transaction(householdId, async (db) => {
      const eraseAt = await eraseAtOf(db, householdId, profileId);
      // A ms later than the request, whatever the clock says: the newest event decides. Once its time is up it may have begun.
      if (eraseAt !== null && now < eraseAt)
        await note(
          db,
          householdId,
          Math.max(now, eraseAt - deletionGrace + 1),
          profileId,
          deviceId,
          withdrawn,
        );
    }),
  deletionOf: (householdId, profileId) => eraseAtOf(reads(householdId), householdId, profileId),
});

/** What stands in a card's tombstone instead of the person. */
const nobody = {
  username: "deleted",
  displayName: "Deleted profile",
  initial: "-",
  primaryGoal: "general_fitness",
  hasPasscode: false,
} as const;

type DueProfile = { readonly householdId: string; readonly profileId: string };

/** Events that are looked at in one go: a few ms. */
const eventsAtOnce = 20_000;

/** Profiles whose time is up. Goes through the events of all households in slices, and lets others work in between. */
export const dueProfiles = async (db: ReadStatements, now: number): Promise<readonly DueProfile[]> => {
  const due = new Map<string, DueProfile>();
  let from: { household_id: string; at: number } | undefined = { household_id: "", at: 0 };
  while (from !== undefined) {
    const end: { household_id: string; at: number } | undefined = await db.get(
      `SELECT household_id, at FROM activity WHERE (household_id, at) > (?, ?)
       ORDER BY household_id, at LIMIT 1 OFFSET ${eventsAtOnce - 1}`,
      from.household_id,
      from.at,
    );
    const found = await db.all<{ household_id: string; actor: string }>(
      `SELECT DISTINCT household_id, actor FROM activity
       WHERE (household_id, at) > (?, ?) ${end === undefined ? "" : "AND (household_id, at) <= (?, ?)"}
         AND what = '${requested}' AND actor IS NOT NULL AND at <= ?`,
      from.household_id,
      from.at,
      ...(end === undefined ? [] : [end.household_id, end.at]),
      now - deletionGrace,
    );
    for (const { household_id, actor } of found) {
      const eraseAt = await eraseAtOf(db, household_id, actor);
      if (eraseAt !== null && eraseAt <= now)
        due.set(`${household_id} ${actor}`, { householdId: household_id, profileId: actor });
    }
    await new Promise((resolve) => setImmediate(resolve));
    from = end;
  }
  return [...due.values()];
};

/** Records that are erased in one go: years of a person would hold everybody up. */
const slice = 1_000;

/**
 * Erases a part of a profile: records first, the profile itself and everything that names it last. One that was cut off in
 * between is still due, and goes on at the next sweep.
 * @param tables that name a profile, but for its own
 * @returns whether there is more
 */
export const erasePart = async (
  db: Statements,
  tables: readonly string[],
  { householdId, profileId }: DueProfile,
  now: number,
  newId: () => string,
): Promise<boolean> => {
  // Another process may have been faster.
  const eraseAt = await eraseAtOf(db, householdId, profileId);
  if (eraseAt === null || eraseAt > now) return false;
  const erased = await db.run(
    `DELETE FROM record WHERE household_id = ?1 AND scope = ?2 AND ${inFeed} AND seq <= (SELECT max(seq) FROM
       (SELECT seq FROM record WHERE household_id = ?1 AND scope = ?2 AND ${inFeed} ORDER BY seq LIMIT ${slice}) first)`,
    householdId,
    profileId,
  );
  if (erased === slice) return true;
  await db.run`DELETE FROM stored_bytes WHERE household_id = ${householdId} AND scope = ${profileId}`;
  for (const name of tables)
    await db.run(`DELETE FROM ${name} WHERE household_id = ? AND profile_id = ?`, householdId, profileId);
  // The card's tombstone is how every device learns of it. First its fields: the mark must be later than they are.
  for (const fields of [nobody, { [deleteField]: true }])
    await writeAsServer(db, {
      householdId,
      kind: "profileCard",
      id: profileId,
      fields,
      isNew: false,
      opId: newId(),
      now,
    });
  await db.run`DELETE FROM profile WHERE household_id = ${householdId} AND profile_id = ${profileId}`;
  // Others may have come while the last owner waited: somebody must be able to let people in.
  await db.run`UPDATE profile SET is_owner = 1 WHERE household_id = ${householdId}
    AND NOT EXISTS (SELECT 1 FROM profile o WHERE o.household_id = ${householdId} AND o.is_owner = 1)
    AND profile_id = (SELECT profile_id FROM profile WHERE household_id = ${householdId}
    ORDER BY created_at, profile_id LIMIT 1)`;
  await db.run`UPDATE activity SET actor = NULL WHERE household_id = ${householdId}
    AND actor = ${profileId}`;
  await db.run`UPDATE activity SET what = replace(what, ':' || ${profileId}, '')
    WHERE household_id = ${householdId} AND what LIKE '%:' || ${profileId}`;
  return false;
};
