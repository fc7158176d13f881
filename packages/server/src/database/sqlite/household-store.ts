/** Household, devices, invitations, profiles, sessions and passcodes on SQLite. */
import { type ProfileCard, profileCardSchema } from "@muster/domain/profiles/profile";
import type { Kysely } from "kysely";
import { type AttemptState, countAttempt, noAttempts } from "../../household/attempt-schedule.ts";
import type {
  Caller,
  CreatedProfile,
  CreateProfile,
  HouseholdStore,
  NewInvitation,
  NewSession,
  OpenInvitation,
} from "../../household/household-store.ts";
import { writeAsServer } from "./accept-writes.ts";
import type { Statements } from "./statements.ts";
import type { Tables } from "./tables.ts";
import type { Writer } from "./writer.ts";

type Deps = {
  readonly writer: Writer;
  readonly reader: Kysely<Tables>;
  /** Prepared statements on the reading connection, for what every request asks. */
  readonly fastReader: Statements;
};

/** Times of use are written at most this often; ms. */
const touchEvery = 5 * 60_000;
/** A replaced credential is good for this long after the new one is first used: requests may be under way; ms. */
const previousGrace = 60_000;

type CallerRow = {
  device_id: string;
  name: string;
  last_seen_at: number;
  rotated_at: number;
  used_previous: number;
  previous_is_open: number;
};
type SessionRow = {
  profile_id: string;
  is_owner: number;
  used_at: number;
  expires_at: number;
};

export const sqliteHouseholdStore = ({ writer, reader, fastReader }: Deps): HouseholdStore => ({
  serverId: async () =>
    (await reader.selectFrom("server").select("server_id").executeTakeFirstOrThrow()).server_id,

  hasHousehold: async () =>
    (await reader.selectFrom("household").select("household_id").limit(1).executeTakeFirst()) !== undefined,

  caller: async ({ householdId, credentialHash, sessionHash, now }) => {
    const device = fastReader.get<CallerRow>(
      `SELECT device_id, name, last_seen_at, rotated_at, credential_hash <> ?2 AS used_previous,
         coalesce(previous_until > ?3 + ${previousGrace}, 0) AS previous_is_open FROM device
       WHERE household_id = ?1 AND revoked_at IS NULL
         AND (credential_hash = ?2 OR (previous_hash = ?2 AND previous_until > ?3))`,
      householdId,
      credentialHash,
      now,
    );
    if (device === undefined) return undefined;
    const session =
      sessionHash === null
        ? undefined
        : fastReader.get<SessionRow>(
            `SELECT s.profile_id, p.is_owner, s.used_at, s.expires_at FROM session s
             JOIN profile p ON p.household_id = s.household_id AND p.profile_id = s.profile_id
             WHERE s.household_id = ? AND s.id_hash = ? AND s.device_id = ? AND s.expires_at > ?
               AND s.used_at + s.idle_limit > ?`,
            householdId,
            sessionHash,
            device.device_id,
            now,
            now,
          );
    return {
      device: {
        id: device.device_id,
        householdId,
        name: device.name,
        lastSeenAt: device.last_seen_at,
        rotatedAt: device.rotated_at,
        usedPrevious: device.used_previous === 1,
        previousIsOpen: device.previous_is_open === 1,
      },
      session:
        session === undefined || sessionHash === null
          ? null
          : {
              idHash: sessionHash,
              profileId: session.profile_id,
              isOwner: session.is_owner === 1,
              usedAt: session.used_at,
              expiresAt: session.expires_at,
            },
    };
  },

  touch: async ({ device, session }: Caller, now) => {
    const deviceStale = now - device.lastSeenAt >= touchEvery;
    const sessionStale = session !== null && now - session.usedAt >= touchEvery;
    const closePrevious = device.previousIsOpen && !device.usedPrevious;
    if (!deviceStale && !sessionStale && !closePrevious) return;
    await writer.run((db) => {
      if (closePrevious) {
        db.run(
          "UPDATE device SET previous_until = ? WHERE household_id = ? AND device_id = ?",
          now + previousGrace,
          device.householdId,
          device.id,
        );
      }
      db.run(
        "UPDATE device SET last_seen_at = ? WHERE household_id = ? AND device_id = ?",
        now,
        device.householdId,
        device.id,
      );
      if (session !== null) {
        db.run(
          "UPDATE session SET used_at = ? WHERE household_id = ? AND id_hash = ?",
          now,
          device.householdId,
          session.idHash,
        );
      }
    });
  },

  rotateCredential: (device, credentialHash, now) =>
    writer.run((db) => {
      db.run(
        `UPDATE device SET previous_hash = CASE WHEN ? THEN previous_hash ELSE credential_hash END,
           previous_until = ?, credential_hash = ?, rotated_at = ?
         WHERE household_id = ? AND device_id = ? AND rotated_at = ?`,
        device.usedPrevious ? 1 : 0,
        Number.MAX_SAFE_INTEGER,
        credentialHash,
        now,
        device.householdId,
        device.id,
        device.rotatedAt,
      );
    }),

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

  usernameTaken: async (householdId, username) =>
    (await reader
      .selectFrom("profile")
      .select("profile_id")
      .where("household_id", "=", householdId)
      .where("username", "=", username)
      .executeTakeFirst()) !== undefined,

  createProfile: (create) => writer.run((db) => createProfile(db, create)),

  account: async (householdId, profileId) => {
    const row = await reader
      .selectFrom("profile")
      .leftJoin("passcode", (join) =>
        join
          .onRef("passcode.household_id", "=", "profile.household_id")
          .onRef("passcode.profile_id", "=", "profile.profile_id"),
      )
      .select(["profile.profile_id", "profile.is_owner", "profile.created_by", "passcode.verifier"])
      .where("profile.household_id", "=", householdId)
      .where("profile.profile_id", "=", profileId)
      .executeTakeFirst();
    return row === undefined
      ? undefined
      : {
          id: row.profile_id,
          isOwner: row.is_owner === 1,
          createdBy: row.created_by,
          verifier: row.verifier,
        };
  },

  startSession: (householdId, deviceId, session, now) =>
    writer.run((db) => startSession(db, householdId, deviceId, session, now)),

  endSession: (householdId, idHash) =>
    writer.run((db) => {
      db.run("DELETE FROM session WHERE household_id = ? AND id_hash = ?", householdId, idHash);
    }),

  countAttempt: (householdId, profileId, deviceId, now) =>
    writer.run((db) => {
      const stored = db.get<Tables["attempt"]>(
        `SELECT * FROM attempt WHERE household_id = ? AND profile_id = ? AND device_id = ? AND known = 1`,
        householdId,
        profileId,
        deviceId,
      );
      // Devices that never unlocked this profile count together, so new devices give no new tries.
      const counter = stored === undefined ? "" : deviceId;
      const shared =
        stored ??
        db.get<Tables["attempt"]>(
          "SELECT * FROM attempt WHERE household_id = ? AND profile_id = ? AND device_id = ''",
          householdId,
          profileId,
        );
      const state: AttemptState =
        shared === undefined
          ? noAttempts
          : { fails: shared.fails, nextTryAt: shared.next_try_at, disabledAt: shared.disabled_at };
      const decision = countAttempt(state, now);
      if (decision.type === "try") {
        db.run(
          `INSERT INTO attempt (household_id, profile_id, device_id, fails, next_try_at, disabled_at, known)
           VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (household_id, profile_id, device_id) DO UPDATE SET fails = excluded.fails,
             next_try_at = excluded.next_try_at, disabled_at = excluded.disabled_at`,
          householdId,
          profileId,
          counter,
          decision.state.fails,
          decision.state.nextTryAt,
          decision.state.disabledAt,
          counter === "" ? 0 : 1,
        );
      }
      return decision;
    }),

  clearAttempts: (householdId, profileId, deviceId) =>
    writer.run((db) => {
      db.run(
        "DELETE FROM attempt WHERE household_id = ? AND profile_id = ? AND device_id IN ('', ?)",
        householdId,
        profileId,
        deviceId,
      );
      knowDevice(db, householdId, profileId, deviceId);
    }),

  setPasscode: (change) =>
    writer.run((db) => {
      const { householdId, profileId, now } = change;
      const stored = db.get<{ verifier: string; version: number }>(
        "SELECT verifier, version FROM passcode WHERE household_id = ? AND profile_id = ?",
        householdId,
        profileId,
      );
      const seq = headOf(db, householdId);
      if (change.expected !== undefined && (stored?.verifier ?? null) !== change.expected) {
        return { changed: false, seq };
      }
      if (change.verifier === null) {
        db.run("DELETE FROM passcode WHERE household_id = ? AND profile_id = ?", householdId, profileId);
      } else {
        db.run(
          `INSERT INTO passcode (household_id, profile_id, verifier, pepper_id, version, changed_at)
           VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (household_id, profile_id) DO UPDATE SET verifier = excluded.verifier,
             pepper_id = excluded.pepper_id, version = excluded.version, changed_at = excluded.changed_at`,
          householdId,
          profileId,
          change.verifier,
          change.pepperId,
          (stored?.version ?? 0) + 1,
          now,
        );
      }
      // Devices stay known, so that nobody's strange tablet can block them.
      db.run(
        "UPDATE attempt SET fails = 0, next_try_at = 0, disabled_at = NULL WHERE household_id = ? AND profile_id = ?",
        householdId,
        profileId,
      );
      db.run("DELETE FROM session WHERE household_id = ? AND profile_id = ?", householdId, profileId);
      if (change.deviceId !== null && change.session !== null) {
        knowDevice(db, householdId, profileId, change.deviceId);
        startSession(db, householdId, change.deviceId, change.session, now);
      }
      note(
        db,
        householdId,
        now,
        profileId,
        change.deviceId,
        change.verifier === null ? "passcode-removed" : "passcode-set",
      );
      const card = writeAsServer(db, {
        householdId,
        kind: "profileCard",
        id: profileId,
        fields: { hasPasscode: change.verifier !== null },
        isNew: false,
        opId: change.cardOpId,
        now,
      });
      return { changed: true, seq: card.writes.head.seq };
    }),

  devices: async (householdId) => {
    const rows = await reader
      .selectFrom("device")
      .select(["device_id", "name", "last_seen_at", "enrolled_by"])
      .where("household_id", "=", householdId)
      .where("revoked_at", "is", null)
      .orderBy("created_at")
      .execute();
    return rows.map((row) => ({
      id: row.device_id,
      name: row.name,
      lastSeenAt: row.last_seen_at,
      enrolledBy: row.enrolled_by,
    }));
  },

  revokeDevice: (householdId, deviceId, actor, now) =>
    writer.run((db) => {
      const changed = db.run(
        "UPDATE device SET revoked_at = ? WHERE household_id = ? AND device_id = ? AND revoked_at IS NULL",
        now,
        householdId,
        deviceId,
      );
      db.run("DELETE FROM session WHERE household_id = ? AND device_id = ?", householdId, deviceId);
      if (changed === 1) note(db, householdId, now, actor, deviceId, "device-revoked");
      return changed === 1;
    }),

  overview: async () => {
    const households = await reader
      .selectFrom("household")
      .select("household_id")
      .orderBy("created_at")
      .execute();
    const profiles = await reader
      .selectFrom("profile")
      .leftJoin("passcode", (join) =>
        join
          .onRef("passcode.household_id", "=", "profile.household_id")
          .onRef("passcode.profile_id", "=", "profile.profile_id"),
      )
      .select(["profile.household_id", "profile.profile_id", "username", "is_owner", "verifier"])
      .orderBy("profile.created_at")
      .execute();
    const devices = await reader
      .selectFrom("device")
      .select(["household_id", "device_id", "name", "last_seen_at"])
      .where("revoked_at", "is", null)
      .orderBy("created_at")
      .execute();
    return households.map(({ household_id }) => ({
      id: household_id,
      profiles: profiles
        .filter((profile) => profile.household_id === household_id)
        .map((profile) => ({
          id: profile.profile_id,
          username: profile.username,
          isOwner: profile.is_owner === 1,
          hasPasscode: profile.verifier !== null,
        })),
      devices: devices
        .filter((device) => device.household_id === household_id)
        .map((device) => ({ id: device.device_id, name: device.name, lastSeenAt: device.last_seen_at })),
    }));
  },
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

/** Security events, without secrets. */
const note = (
  db: Statements,
  householdId: string,
  at: number,
  actor: string | null,
  deviceId: string | null,
  what: string,
): void => {
  db.run(
    "INSERT INTO activity (household_id, at, actor, device_id, what) VALUES (?, ?, ?, ?, ?)",
    householdId,
    at,
    actor,
    deviceId,
    what,
  );
};

const headOf = (db: Statements, householdId: string): number =>
  db.get<{ seq: number }>("SELECT seq FROM household WHERE household_id = ?", householdId)?.seq ?? 0;

const knowDevice = (db: Statements, householdId: string, profileId: string, deviceId: string): void => {
  db.run(
    `INSERT INTO attempt (household_id, profile_id, device_id, fails, next_try_at, disabled_at, known)
     VALUES (?, ?, ?, 0, 0, NULL, 1)
     ON CONFLICT (household_id, profile_id, device_id) DO UPDATE SET
       fails = 0, next_try_at = 0, disabled_at = NULL, known = 1`,
    householdId,
    profileId,
    deviceId,
  );
};

const startSession = (
  db: Statements,
  householdId: string,
  deviceId: string,
  session: NewSession,
  now: number,
): void => {
  db.run("DELETE FROM session WHERE household_id = ? AND device_id = ?", householdId, deviceId);
  db.run(
    `INSERT INTO session (household_id, id_hash, device_id, profile_id, created_at, used_at, expires_at, idle_limit)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    householdId,
    session.idHash,
    deviceId,
    session.profileId,
    now,
    now,
    session.expiresAt,
    session.idleLimit,
  );
};

const storedCard = (db: Statements, householdId: string, profileId: string): ProfileCard => {
  const stored = db.get<{ fields: string }>(
    "SELECT fields FROM record WHERE household_id = ? AND kind = 'profileCard' AND id = ?",
    householdId,
    profileId,
  );
  return profileCardSchema.parse(JSON.parse(stored?.fields ?? "{}"));
};

const createProfile = (db: Statements, create: CreateProfile): CreatedProfile => {
  const { householdId, deviceId, profileId, now } = create;
  const existing = db.get<{ is_owner: number; created_by: string; locked: number }>(
    `SELECT is_owner, created_by,
       EXISTS (SELECT 1 FROM passcode c WHERE c.household_id = p.household_id AND c.profile_id = p.profile_id) AS locked
     FROM profile p WHERE household_id = ? AND profile_id = ?`,
    householdId,
    profileId,
  );
  if (existing !== undefined) {
    if (existing.created_by !== deviceId) return { type: "not-yours" };
    const sessionStarted = existing.locked === 0;
    if (sessionStarted) startSession(db, householdId, deviceId, create.session, now);
    return {
      type: "repeated",
      isOwner: existing.is_owner === 1,
      card: storedCard(db, householdId, profileId),
      sessionStarted,
    };
  }
  const first = db.get("SELECT 1 FROM profile WHERE household_id = ? LIMIT 1", householdId) === undefined;
  if (
    db.get(
      "SELECT 1 FROM profile WHERE household_id = ? AND username = ?",
      householdId,
      create.card.username,
    ) !== undefined
  ) {
    return { type: "username-taken" };
  }
  const granted = db.run(
    `UPDATE registration SET profile_id = ? WHERE household_id = ? AND grant_hash = ? AND device_id = ?
       AND profile_id IS NULL AND expires_at > ?`,
    profileId,
    householdId,
    create.grantHash,
    deviceId,
    now,
  );
  if (granted !== 1 && !first) return { type: "not-allowed" };
  db.run(
    `INSERT INTO profile (household_id, profile_id, username, is_owner, created_by, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
    householdId,
    profileId,
    create.card.username,
    first ? 1 : 0,
    deviceId,
    now,
  );
  const accepted = writeAsServer(db, {
    householdId,
    kind: "profileCard",
    id: profileId,
    fields: create.card,
    isNew: true,
    opId: create.cardOpId,
    now,
  });
  knowDevice(db, householdId, profileId, deviceId);
  startSession(db, householdId, deviceId, create.session, now);
  note(db, householdId, now, profileId, deviceId, "profile-made");
  return { type: "created", isOwner: first, card: create.card, seq: accepted.writes.head.seq };
};
