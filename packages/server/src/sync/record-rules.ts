/** The rules of accept for this product's records: kinds and shapes of the domain, and who may write what. */
import { recordSchemaVersion } from "@muster/domain/records";
import { acceptedKinds } from "@muster/domain/unset-fields";
import type { AcceptRules } from "@muster/sync/accept";
import { rulesFor } from "@muster/sync/rules";

/**
 * Rules for a person's push.
 * @param profileId '' for a device without a session: then only household records are open to it
 */
export const rulesOfSession = (householdId: string, profileId: string): AcceptRules =>
  rulesFor({
    kinds: acceptedKinds,
    schema: recordSchemaVersion,
    household: householdId,
    profile: profileId,
  });

/** Rules for what the server itself writes. */
export const rulesOfServer = (householdId: string): AcceptRules =>
  rulesFor({
    kinds: acceptedKinds,
    schema: recordSchemaVersion,
    household: householdId,
    profile: "",
    isServer: true,
  });
