/** The household's security events as rows. They are written where they happen (`note`), in the same transaction. */
import type { HouseholdStore } from "../../../stores/household-store.ts";
import type { StoreDeps } from "./store-deps.ts";

/** The part of the household's store that reads security events. */
export const activityStoreOn = ({ database }: StoreDeps): Pick<HouseholdStore, "activity"> => ({
  activity: async (householdId, most) =>
    (
      await database
        .reads(householdId)
        .query.selectFrom("activity")
        .leftJoin("device", (join) =>
          join
            .onRef("device.household_id", "=", "activity.household_id")
            .onRef("device.device_id", "=", "activity.device_id"),
        )
        .select(["activity.at", "activity.what", "activity.actor", "device.name"])
        .where("activity.household_id", "=", householdId)
        .orderBy("activity.at", "desc")
        .orderBy("activity.rowid", "desc")
        .limit(most)
        .execute()
    ).map(({ at, what, actor, name }) => {
      // With whom it was done to, where that is somebody else: 'owner-made:<profile>'.
      const [kind = what, to] = what.split(":");
      return { at, what: kind, by: actor, to: to ?? null, device: name };
    }),
});
