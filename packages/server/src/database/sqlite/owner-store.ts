/** Who owns a household, on SQLite. What must not happen, a household without an owner, is decided inside the transaction. */
import type { HouseholdStore } from "../../household/household-store.ts";
import { note } from "./household-writes.ts";
import { eraseAtOf } from "./profile-deletion.ts";
import type { Statements } from "./statements.ts";
import type { StoreDeps } from "./store-deps.ts";

export const sqliteOwnerStore = ({
  writer,
  reader,
}: StoreDeps): Pick<HouseholdStore, "owners" | "setOwner"> => ({
  owners: async (householdId) =>
    (
      await reader
        .selectFrom("profile")
        .select("profile_id")
        .where("household_id", "=", householdId)
        .where("is_owner", "=", 1)
        .orderBy("created_at")
        .execute()
    ).map(({ profile_id }) => profile_id),

  setOwner: ({ householdId, profileId, isOwner, by, now }) =>
    writer.run((db) => {
      const profile = db.get<{ is_owner: number }>(
        "SELECT is_owner FROM profile WHERE household_id = ? AND profile_id = ?",
        householdId,
        profileId,
      );
      if (profile === undefined) return "not-found";
      if ((profile.is_owner === 1) === isOwner) return "done";
      if (!isOwner && !anotherStays(db, householdId, profileId)) return "last-owner";
      db.run(
        "UPDATE profile SET is_owner = ? WHERE household_id = ? AND profile_id = ?",
        isOwner ? 1 : 0,
        householdId,
        profileId,
      );
      // With whom it was done to: the actor is who did it. Erasing the profile takes the id out again.
      const what = `${isOwner ? "owner-made" : "owner-ended"}:${profileId}`;
      note(db, householdId, now, by?.profileId ?? null, by?.deviceId ?? null, what);
      return "done";
    }),
});

/** Whether somebody else owns the household who has not asked to be erased. */
const anotherStays = (db: Statements, householdId: string, profileId: string): boolean =>
  db
    .all<{ profile_id: string }>(
      "SELECT profile_id FROM profile WHERE household_id = ? AND is_owner = 1 AND profile_id <> ?",
      householdId,
      profileId,
    )
    .some(({ profile_id }) => eraseAtOf(db, householdId, profile_id) === null);
