/** Household, devices, invitations, profiles, sessions and passcodes: seven files, one interface. */
import type { HouseholdStore } from "../../../stores/household-store.ts";
import { activityStoreOn } from "./activity-store.ts";
import { deviceStoreOn } from "./device-store.ts";
import { invitationStoreOn } from "./invitation-store.ts";
import { ownerStoreOn } from "./owner-store.ts";
import { profileDeletionOn } from "./profile-deletion.ts";
import { profileStoreOn } from "./profile-store.ts";
import { sessionStoreOn } from "./session-store.ts";
import type { StoreDeps } from "./store-deps.ts";

/** The whole household's store, put together from its parts. */
export const householdStoreOn = (deps: StoreDeps): HouseholdStore => ({
  ...deviceStoreOn(deps),
  ...invitationStoreOn(deps),
  ...profileStoreOn(deps),
  ...sessionStoreOn(deps),
  ...profileDeletionOn(deps),
  ...ownerStoreOn(deps),
  ...activityStoreOn(deps),
});
