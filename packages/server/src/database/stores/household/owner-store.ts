/** Who owns a household, as rows. What must not happen, a household without an owner, is decided inside the transaction. */
import type { HouseholdStore } from "../../../stores/household-store.ts";
import { note } from "./household-writes.ts";
import { anotherOwnerStays } from "./profile-deletion.ts";
import type { StoreDeps } from "./store-deps.ts";

/** The part of the household's store that concerns ownership. */
export const ownerStoreOn = ({
  database: { transaction, reads },
}: StoreDeps): Pick<HouseholdStore, "owners" | "setOwner"> => ({
  owners: async (householdId) =>
    (
      await reads(householdId).all<{ profile_id: string }>`SELECT profile_id FROM profile
        WHERE household_id = ${householdId} AND is_owner = 1 ORDER BY created_at, profile_id`
    ).map(({ profile_id }) => profile_id),

  setOwner: ({ householdId, profileId, isOwner, by, now }) =>
    transaction(householdId, async (db) => {
      const profile = await db.get<{ is_owner: number }>`SELECT is_owner FROM profile
        WHERE household_id = ${householdId} AND profile_id = ${profileId}`;
      if (profile === undefined) return "not-found";
      if ((profile.is_owner === 1) === isOwner) return "done";
      if (!isOwner && !(await anotherOwnerStays(db, householdId, profileId))) return "last-owner";
      await db.run`UPDATE profile SET is_owner = ${isOwner ? 1 : 0} WHERE household_id = ${householdId}
        AND profile_id = ${profileId}`;
      // With whom it was done to: the actor is who did it. Erasing the profile takes the id out again.
      const what = `${isOwner ? "owner-made" : "owner-ended"}:${profileId}`;
      await note(db, householdId, now, by?.profileId ?? null, by?.deviceId ?? null, what);
      return "done";
    }),
});
