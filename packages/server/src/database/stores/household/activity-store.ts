/** The household's security events as rows. They are written where they happen (`note`), in the same transaction. */
import type { HouseholdStore } from "../../../stores/household-store.ts";
import type { StoreDeps } from "./store-deps.ts";

/** The part of the household's store that reads security events. */
export const activityStoreOn = ({ database }: StoreDeps): Pick<HouseholdStore, "activity"> => ({
  activity: async (householdId, most) =>
    (
      await database.reads(householdId).all<{
        at: number;
        what: string;
        actor: string | null;
        name: string | null;
      }>`SELECT a.at, a.what, a.actor, d.name FROM activity a
        LEFT JOIN device d ON d.household_id = a.household_id AND d.device_id = a.device_id
        WHERE a.household_id = ${householdId} ORDER BY a.at DESC, a.rowid DESC LIMIT ${most}`
    ).map(({ at, what, actor, name }) => {
      // With whom it was done to, where that is somebody else: 'owner-made:<profile>'.
      const [kind = what, to] = what.split(":");
      return { at, what: kind, by: actor, to: to ?? null, device: name };
    }),
});
