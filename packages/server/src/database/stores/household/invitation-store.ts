/** Invitations: of any number of people who use one, exactly one gets in. */
import type {
  HouseholdStore,
  NewInvitation,
  NewRegistration,
  OpenInvitation,
} from "../../../stores/household-store.ts";
import type { Statements } from "../../statements.ts";
import type { Tables } from "../../tables.ts";
import { note } from "./household-writes.ts";
import type { StoreDeps } from "./store-deps.ts";

type Invitation = Tables["invitation"];

/** Open invitations with the same first signs that are looked at; each costs a slow hash. */
const mostAlike = 4;

/** The part of the household's store that concerns invitations. */
export const invitationStoreOn = ({
  database: { transaction, acrossHouseholds, reads, readsAcrossHouseholds },
}: StoreDeps): Pick<
  HouseholdStore,
  | "unreachedHousehold"
  | "offerSetup"
  | "addInvitation"
  | "invitationsBySelector"
  | "invitationByLink"
  | "takeTry"
  | "redeemInvitation"
  | "invitationByAttempt"
  | "repeatJoin"
  | "openInvitations"
  | "revokeInvitation"
> => ({
  unreachedHousehold: () => acrossHouseholds(unreachedHousehold),

  offerSetup: (invitation, now) =>
    acrossHouseholds(async (db) => {
      const isEmpty = (await db.get("SELECT 1 FROM household LIMIT 1")) === undefined;
      if (!isEmpty && (await unreachedHousehold(db)) !== invitation.householdId) return false;
      // Only what a start offers has a link.
      await db.run("DELETE FROM invitation WHERE link_hash IS NOT NULL AND used_at IS NULL");
      await insertInvitation(db, invitation, now);
      return true;
    }),

  addInvitation: async (invitation, now) => {
    const { householdId, selector } = invitation;
    // A code is typed by somebody who knows no household: that its beginning is free is asked of all.
    const alike = await readsAcrossHouseholds.get`SELECT 1 FROM invitation WHERE selector = ${selector}
      AND used_at IS NULL AND (expires_at IS NULL OR expires_at > ${now})`;
    if (alike !== undefined) return false;
    return transaction(householdId, async (db) => {
      // Another request of this household may have been faster.
      const same = await db.get`SELECT 1 FROM invitation WHERE household_id = ${householdId}
        AND selector = ${selector} AND used_at IS NULL
        AND (expires_at IS NULL OR expires_at > ${now})`;
      if (same !== undefined) return false;
      await insertInvitation(db, invitation, now);
      await note(db, householdId, now, invitation.createdBy, null, `invitation-${invitation.kind}-made`);
      return true;
    });
  },

  // Two households that make a code at the same time may get the same first signs: both codes are looked at.
  invitationsBySelector: async (selectors, now) => {
    const rows = await readsAcrossHouseholds.all<Invitation>(
      `SELECT * FROM invitation WHERE selector IN (${selectors.map(() => "?").join(", ")}) AND used_at IS NULL
       AND (expires_at IS NULL OR expires_at > ?) ORDER BY length(selector) DESC, invitation_id LIMIT ${mostAlike}`,
      ...selectors,
      now,
    );
    return rows.map(invitationOf);
  },

  invitationByLink: async (linkHash, now) => {
    const row = await readsAcrossHouseholds.get<Invitation>`SELECT * FROM invitation
      WHERE link_hash = ${linkHash} AND used_at IS NULL AND (expires_at IS NULL OR expires_at > ${now})`;
    return row === undefined ? undefined : invitationOf(row);
  },

  takeTry: (invitation, most, now) =>
    transaction(
      invitation.householdId,
      async (db) =>
        (await db.run`UPDATE invitation SET tries = tries + 1
          WHERE household_id = ${invitation.householdId} AND invitation_id = ${invitation.id} AND used_at IS NULL
          AND tries < ${most} AND (expires_at IS NULL OR expires_at > ${now})`) === 1,
    ),

  invitationByAttempt: async (attemptHash, since) => {
    const row = await readsAcrossHouseholds.get<Invitation>`SELECT * FROM invitation
      WHERE attempt_hash = ${attemptHash} AND used_at > ${since} ORDER BY used_at DESC LIMIT 1`;
    return row === undefined || row.used_by === null
      ? undefined
      : { ...invitationOf(row), linkHash: row.link_hash, deviceId: row.used_by };
  },

  repeatJoin: ({ householdId, deviceId, credentialHash, registration, now }) =>
    transaction(householdId, async (db) => {
      // The one before it stays good: two presses may be answered in either order.
      const changed = await db.run`UPDATE device SET previous_hash = credential_hash,
        previous_until = ${Number.MAX_SAFE_INTEGER}, credential_hash = ${credentialHash}, rotated_at = ${now}
        WHERE household_id = ${householdId} AND device_id = ${deviceId} AND revoked_at IS NULL`;
      if (changed !== 1) return undefined;
      const made = await db.get`SELECT 1 FROM registration WHERE household_id = ${householdId}
        AND device_id = ${deviceId} AND profile_id IS NOT NULL`;
      const mayRegister = registration !== null && made === undefined;
      if (mayRegister) await insertRegistration(db, householdId, deviceId, registration, now);
      return { mayRegister };
    }),

  redeemInvitation: ({ invitation, newDevice, deviceId, registration, attemptHash, epoch, now }) =>
    transaction(invitation.householdId, async (db) => {
      const won = await db.run`UPDATE invitation SET used_at = ${now}, used_by = ${deviceId},
        attempt_hash = ${attemptHash} WHERE household_id = ${invitation.householdId}
        AND invitation_id = ${invitation.id} AND used_at IS NULL AND (expires_at IS NULL OR expires_at > ${now})`;
      if (won !== 1) return false;
      const { householdId } = invitation;
      if (invitation.kind === "setup") {
        await db.run`INSERT INTO household (household_id, epoch, created_at)
          VALUES (${householdId}, ${epoch}, ${now})`;
      }
      if (newDevice !== null) {
        await db.run`INSERT INTO device (household_id, device_id, name, credential_hash, rotated_at,
          enrolled_by, created_at, last_seen_at)
          VALUES (${householdId}, ${newDevice.id}, ${newDevice.name}, ${newDevice.credentialHash}, ${now},
          ${invitation.createdBy}, ${now}, ${now})`;
      }
      if (registration !== null) await insertRegistration(db, householdId, deviceId, registration, now);
      await note(db, householdId, now, null, deviceId, `invitation-${invitation.kind}-used`);
      return true;
    }),

  openInvitations: async (householdId, createdBy, now) => {
    const rows = await reads(householdId).all<Invitation>`SELECT * FROM invitation
      WHERE household_id = ${householdId} AND kind <> 'setup' AND used_at IS NULL
      AND (expires_at IS NULL OR expires_at > ${now})
      AND (CAST(${createdBy} AS TEXT) IS NULL OR created_by = ${createdBy})
      ORDER BY created_at, invitation_id`;
    return rows.map(invitationOf);
  },

  revokeInvitation: (householdId, id, createdBy, now) =>
    transaction(
      householdId,
      async (db) =>
        (await db.run`UPDATE invitation SET expires_at = ${now} WHERE household_id = ${householdId}
          AND invitation_id = ${id} AND used_at IS NULL
          AND kind <> 'setup' AND (expires_at IS NULL OR expires_at > ${now})
          AND (CAST(${createdBy} AS TEXT) IS NULL OR created_by = ${createdBy})`) === 1,
    ),
});

/** A device that came back has been seen some minutes after it joined. */
const unreachedHousehold = async (db: Statements): Promise<string | undefined> => {
  const households = await db.all<{ household_id: string; reached: number }>`
    SELECT household_id, CASE WHEN EXISTS (SELECT 1 FROM device d
      WHERE d.household_id = h.household_id AND d.last_seen_at > d.created_at) THEN 1 ELSE 0 END AS reached
    FROM household h LIMIT 2`;
  const [only, other] = households;
  return only !== undefined && other === undefined && only.reached === 0 ? only.household_id : undefined;
};

const insertRegistration = async (
  db: Statements,
  householdId: string,
  deviceId: string,
  registration: NewRegistration,
  now: number,
): Promise<void> => {
  await db.run`INSERT INTO registration (household_id, grant_hash, device_id, created_at, expires_at)
    VALUES (${householdId}, ${registration.grantHash}, ${deviceId}, ${now}, ${registration.expiresAt})`;
};

const invitationOf = (row: Invitation): OpenInvitation => ({
  id: row.invitation_id,
  householdId: row.household_id,
  kind: row.kind,
  verifier: row.verifier,
  createdBy: row.created_by,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

const insertInvitation = async (db: Statements, invitation: NewInvitation, now: number): Promise<void> => {
  await db.run`INSERT INTO invitation (household_id, invitation_id, kind, selector, verifier, link_hash,
    created_by, created_at, expires_at)
    VALUES (${invitation.householdId}, ${invitation.id}, ${invitation.kind}, ${invitation.selector},
    ${invitation.verifier}, ${invitation.linkHash}, ${invitation.createdBy}, ${now}, ${invitation.expiresAt})`;
};
