/** Invitations on SQLite: of any number of people who use one, exactly one gets in. */
import type { Kysely } from "kysely";
import type { HouseholdStore, NewInvitation, OpenInvitation } from "../../household/household-store.ts";
import { note } from "./household-writes.ts";
import type { Statements } from "./statements.ts";
import type { StoreDeps } from "./store-deps.ts";
import type { Tables } from "./tables.ts";

export const sqliteInvitationStore = ({
  writer,
  reader,
}: StoreDeps): Pick<
  HouseholdStore,
  | "offerSetup"
  | "addInvitation"
  | "invitationBySelector"
  | "invitationByLink"
  | "takeTry"
  | "redeemInvitation"
  | "openInvitations"
  | "revokeInvitation"
> => ({
  offerSetup: (invitation, now) =>
    writer.run((db) => {
      if (db.get("SELECT 1 FROM household LIMIT 1") !== undefined) return false;
      db.run("DELETE FROM invitation WHERE kind = 'setup'");
      insertInvitation(db, invitation, now);
      return true;
    }),

  addInvitation: (invitation, now) =>
    writer.run((db) => {
      const same = db.get(
        `SELECT 1 FROM invitation WHERE selector = ? AND used_at IS NULL AND (expires_at IS NULL OR expires_at > ?)`,
        invitation.selector,
        now,
      );
      if (same !== undefined) return false;
      insertInvitation(db, invitation, now);
      note(db, invitation.householdId, now, invitation.createdBy, null, `invitation-${invitation.kind}-made`);
      return true;
    }),

  invitationBySelector: async (selector, now) => {
    const row = await openInvitationQuery(reader, now).where("selector", "=", selector).executeTakeFirst();
    return row === undefined ? undefined : invitationOf(row);
  },

  invitationByLink: async (linkHash, now) => {
    const row = await openInvitationQuery(reader, now).where("link_hash", "=", linkHash).executeTakeFirst();
    return row === undefined ? undefined : invitationOf(row);
  },

  takeTry: (invitation, most, now) =>
    writer.run(
      (db) =>
        db.run(
          `UPDATE invitation SET tries = tries + 1 WHERE household_id = ? AND invitation_id = ? AND used_at IS NULL
             AND tries < ? AND (expires_at IS NULL OR expires_at > ?)`,
          invitation.householdId,
          invitation.id,
          most,
          now,
        ) === 1,
    ),

  redeemInvitation: ({ invitation, newDevice, deviceId, registration, epoch, now }) =>
    writer.run((db) => {
      const won = db.run(
        `UPDATE invitation SET used_at = ?, used_by = ? WHERE household_id = ? AND invitation_id = ?
           AND used_at IS NULL AND (expires_at IS NULL OR expires_at > ?)`,
        now,
        deviceId,
        invitation.householdId,
        invitation.id,
        now,
      );
      if (won !== 1) return false;
      const { householdId } = invitation;
      if (invitation.kind === "setup") {
        db.run(
          "INSERT INTO household (household_id, epoch, created_at) VALUES (?, ?, ?)",
          householdId,
          epoch,
          now,
        );
      }
      if (newDevice !== null) {
        db.run(
          `INSERT INTO device (household_id, device_id, name, credential_hash, rotated_at, enrolled_by, created_at,
             last_seen_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          householdId,
          newDevice.id,
          newDevice.name,
          newDevice.credentialHash,
          now,
          invitation.createdBy,
          now,
          now,
        );
      }
      if (registration !== null) {
        db.run(
          `INSERT INTO registration (household_id, grant_hash, device_id, created_at, expires_at) VALUES (?, ?, ?, ?, ?)`,
          householdId,
          registration.grantHash,
          deviceId,
          now,
          registration.expiresAt,
        );
      }
      note(db, householdId, now, null, deviceId, `invitation-${invitation.kind}-used`);
      return true;
    }),

  openInvitations: async (householdId, createdBy, now) => {
    const query = openInvitationQuery(reader, now)
      .where("household_id", "=", householdId)
      .where("kind", "<>", "setup")
      .orderBy("created_at");
    const rows = await (createdBy === null ? query : query.where("created_by", "=", createdBy)).execute();
    return rows.map(invitationOf);
  },

  revokeInvitation: (householdId, id, createdBy, now) =>
    writer.run(
      (db) =>
        db.run(
          `UPDATE invitation SET expires_at = ?1 WHERE household_id = ?2 AND invitation_id = ?3 AND used_at IS NULL
             AND kind <> 'setup' AND (expires_at IS NULL OR expires_at > ?1) AND (?4 IS NULL OR created_by = ?4)`,
          now,
          householdId,
          id,
          createdBy,
        ) === 1,
    ),
});

const openInvitationQuery = (reader: Kysely<Tables>, now: number) =>
  reader
    .selectFrom("invitation")
    .selectAll()
    .where("used_at", "is", null)
    .where((open) => open.or([open("expires_at", "is", null), open("expires_at", ">", now)]));

const invitationOf = (row: Tables["invitation"]): OpenInvitation => ({
  id: row.invitation_id,
  householdId: row.household_id,
  kind: row.kind,
  verifier: row.verifier,
  createdBy: row.created_by,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

const insertInvitation = (db: Statements, invitation: NewInvitation, now: number): void => {
  db.run(
    `INSERT INTO invitation (household_id, invitation_id, kind, selector, verifier, link_hash, created_by, created_at,
       expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    invitation.householdId,
    invitation.id,
    invitation.kind,
    invitation.selector,
    invitation.verifier,
    invitation.linkHash,
    invitation.createdBy,
    now,
    invitation.expiresAt,
  );
};
