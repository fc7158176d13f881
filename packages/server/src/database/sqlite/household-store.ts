/** Household, devices, invitations, profiles, sessions and passcodes on SQLite: seven files, one interface. */
import type { HouseholdStore } from "../../household/household-store.ts";
import { sqliteActivityStore } from "./activity-store.ts";
import { sqliteDeviceStore } from "./device-store.ts";
import { sqliteInvitationStore } from "./invitation-store.ts";
import { sqliteOwnerStore } from "./owner-store.ts";
import { sqliteProfileDeletion } from "./profile-deletion.ts";
import { sqliteProfileStore } from "./profile-store.ts";
import { sqliteSessionStore } from "./session-store.ts";
import type { StoreDeps } from "./store-deps.ts";

export const sqliteHouseholdStore = (deps: StoreDeps): HouseholdStore => ({
  ...sqliteDeviceStore(deps),
  ...sqliteInvitationStore(deps),
  ...sqliteProfileStore(deps),
  ...sqliteSessionStore(deps),
  ...sqliteProfileDeletion(deps),
  ...sqliteOwnerStore(deps),
  ...sqliteActivityStore(deps),
});
