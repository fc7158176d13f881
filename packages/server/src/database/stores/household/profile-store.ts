/** Profiles: made once, with their card, in one transaction. */
import type { ProfileCard } from "@muster/domain/profiles/profile";
import { profileCardSchema } from "@muster/domain/profiles/profile.schema";
import type { CreatedProfile, CreateProfile, HouseholdStore } from "../../../stores/household-store.ts";
import type { Statements } from "../../statements.ts";
import { writeAsServer } from "../accept-writes.ts";
import { note, recordDeviceUnlock, startSession } from "./household-writes.ts";
import type { StoreDeps } from "./store-deps.ts";

/** The part of the household's store that concerns profiles. */
export const profileStoreOn = ({
  database: { transaction, reads },
}: StoreDeps): Pick<HouseholdStore, "usernameTaken" | "createProfile" | "account"> => ({
  usernameTaken: async (householdId, username) =>
    (await reads(householdId).get`SELECT 1 FROM profile
      WHERE household_id = ${householdId} AND username = ${username}`) !== undefined,

  createProfile: (create) => transaction(create.householdId, (db) => createProfile(db, create)),

  account: async (householdId, profileId) => {
    const row = await reads(householdId).get<{
      profile_id: string;
      is_owner: number;
      created_by: string;
      verifier: string | null;
      reset_device: string | null;
      reset_at: number | null;
      resetter: string | null;
    }>`SELECT p.profile_id, p.is_owner, p.created_by, c.verifier, r.device_id AS reset_device, r.reset_at,
      card.fields AS resetter FROM profile p
      LEFT JOIN passcode c ON c.household_id = p.household_id AND c.profile_id = p.profile_id
      LEFT JOIN passcode_reset r ON r.household_id = p.household_id AND r.profile_id = p.profile_id
      LEFT JOIN record card ON card.household_id = r.household_id AND card.scope = r.household_id
        AND card.kind = 'profileCard' AND card.id = r.reset_by
      WHERE p.household_id = ${householdId} AND p.profile_id = ${profileId}`;
    return row === undefined
      ? undefined
      : {
          id: row.profile_id,
          isOwner: row.is_owner === 1,
          createdBy: row.created_by,
          verifier: row.verifier,
          reset:
            row.reset_device === null || row.reset_at === null
              ? null
              : { deviceId: row.reset_device, by: nameOn(row.resetter), at: row.reset_at },
        };
  },
});

/** Display name of a stored card. */
const nameOn = (fields: string | null): string | null => {
  const card = profileCardSchema.safeParse(JSON.parse(fields ?? "null"));
  return card.success ? card.data.displayName : null;
};

const storedCard = async (db: Statements, householdId: string, profileId: string): Promise<ProfileCard> => {
  const stored = await db.get<{ fields: string }>`SELECT fields FROM record
    WHERE household_id = ${householdId} AND scope = ${householdId} AND kind = 'profileCard'
    AND id = ${profileId}`;
  return profileCardSchema.parse(JSON.parse(stored?.fields ?? "{}"));
};

const createProfile = async (db: Statements, create: CreateProfile): Promise<CreatedProfile> => {
  const { householdId, deviceId, profileId, now } = create;
  const existing = await db.get<{ is_owner: number; created_by: string; locked: number }>`
    SELECT is_owner, created_by, CASE WHEN
      EXISTS (SELECT 1 FROM passcode c WHERE c.household_id = p.household_id AND c.profile_id = p.profile_id)
      OR EXISTS
        (SELECT 1 FROM passcode_reset r WHERE r.household_id = p.household_id AND r.profile_id = p.profile_id)
      THEN 1 ELSE 0 END AS locked
    FROM profile p WHERE household_id = ${householdId} AND profile_id = ${profileId}`;
  if (existing !== undefined) {
    if (existing.created_by !== deviceId) return { type: "not-yours" };
    const sessionStarted = existing.locked === 0;
    if (sessionStarted) await startSession(db, householdId, deviceId, create.session, now);
    return {
      type: "repeated",
      isOwner: existing.is_owner === 1,
      card: await storedCard(db, householdId, profileId),
      sessionStarted,
    };
  }
  const first =
    (await db.get`SELECT 1 FROM profile WHERE household_id = ${householdId} LIMIT 1`) === undefined;
  if (
    (await db.get`SELECT 1 FROM profile WHERE household_id = ${householdId}
      AND username = ${create.card.username}`) !== undefined
  ) {
    return { type: "username-taken" };
  }
  const granted = await db.run`UPDATE registration SET profile_id = ${profileId}
    WHERE household_id = ${householdId} AND grant_hash = ${create.grantHash} AND device_id = ${deviceId}
    AND profile_id IS NULL AND expires_at > ${now}`;
  if (granted !== 1 && !first) return { type: "not-allowed" };
  await db.run`INSERT INTO profile (household_id, profile_id, username, is_owner, created_by, created_at)
    VALUES (${householdId}, ${profileId}, ${create.card.username}, ${first ? 1 : 0}, ${deviceId}, ${now})`;
  const accepted = await writeAsServer(db, {
    householdId,
    kind: "profileCard",
    id: profileId,
    fields: create.card,
    isNew: true,
    opId: create.cardOpId,
    now,
  });
  await recordDeviceUnlock(db, householdId, profileId, deviceId);
  await startSession(db, householdId, deviceId, create.session, now);
  await note(db, householdId, now, profileId, deviceId, "profile-made");
  return { type: "created", isOwner: first, card: create.card, seq: accepted.writes.head.seq };
};
