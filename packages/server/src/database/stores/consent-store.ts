/** A person's agreement to a model, read from their synced settings and profile. */
import { currentAge } from "@muster/domain/profiles/age";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import type { ConsentStore } from "../../stores/consent-store.ts";
import type { Database } from "../database.ts";

/** A model is never used for people younger than this, years (settled point 22). */
const adultAge = 18;

/** The store of consent to a model. */
export const consentStoreOn = ({ reads }: Pick<Database, "reads">): ConsentStore => {
  const fieldsOf = async (
    { householdId, profileId }: Parameters<ConsentStore["mayAsk"]>[0],
    kind: string,
    id: string,
  ): Promise<Record<string, unknown>> => {
    const row = await reads(householdId).get<{ fields: string }>`SELECT fields FROM record
      WHERE household_id = ${householdId} AND scope = ${profileId} AND kind = ${kind} AND id = ${id} AND deleted = 0`;
    const fields: unknown = row === undefined ? {} : JSON.parse(row.fields);
    return typeof fields === "object" && fields !== null ? { ...fields } : {};
  };
  return {
    isBarred: async (person, today) => {
      const [settings, profile] = await Promise.all([
        fieldsOf(person, "settings", settingsId(person.profileId)),
        fieldsOf(person, "profile", profileRecordId(person.profileId)),
      ]);
      const { age, ageRecordedOn } = profile;
      if (settings.aiConsent === "refused") return true;
      return (
        typeof age === "number" &&
        typeof ageRecordedOn === "string" &&
        currentAge({ age, ageRecordedOn }, today) < adultAge
      );
    },
    mayAsk: async (person, today) => {
      const [settings, profile] = await Promise.all([
        fieldsOf(person, "settings", settingsId(person.profileId)),
        fieldsOf(person, "profile", profileRecordId(person.profileId)),
      ]);
      const { age, ageRecordedOn } = profile;
      if (settings.aiConsent !== "agreed" || typeof age !== "number" || typeof ageRecordedOn !== "string")
        return false;
      return currentAge({ age, ageRecordedOn }, today) >= adultAge;
    },
  };
};
