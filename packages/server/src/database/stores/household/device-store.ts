/** The devices of a household: who calls is in `callers.ts`. */
import type { Caller, HouseholdStore } from "../../../stores/household-store.ts";
import { previousGrace } from "../../callers.ts";
import type { Tables } from "../../tables.ts";
import { note } from "./household-writes.ts";
import type { StoreDeps } from "./store-deps.ts";

/** Times of use are written at most this often; ms. */
const touchEvery = 5 * 60_000;
/**
 * Browsers write cookies a while after they got them (Chromium: 30 s), and a killed one comes back with the old credential. A
 * new one that is used this long after it was given has been written; ms.
 */
const writtenAfter = 86_400_000;
type Device = Pick<Tables["device"], "household_id" | "device_id" | "name" | "last_seen_at" | "enrolled_by">;
type Profile = Pick<Tables["profile"], "household_id" | "profile_id" | "username" | "is_owner"> & {
  readonly verifier: string | null;
};
type Opened = { readonly device_id: string | null; readonly profile_id: string | null };

/** The part of the household's store that concerns devices. */
export const deviceStoreOn = ({
  database: { transaction, reads, readsAcrossHouseholds },
  findCaller,
}: StoreDeps): Pick<
  HouseholdStore,
  | "serverId"
  | "hasHousehold"
  | "caller"
  | "touch"
  | "rotateCredential"
  | "devices"
  | "renameDevice"
  | "revokeDevice"
  | "overview"
> => ({
  serverId: async () => {
    const server = await readsAcrossHouseholds.get<{ server_id: string }>("SELECT server_id FROM server");
    if (server === undefined) throw new Error("The server has lost its id.");
    return server.server_id;
  },

  hasHousehold: async () =>
    (await readsAcrossHouseholds.get("SELECT 1 FROM household LIMIT 1")) !== undefined,

  caller: findCaller,

  touch: async ({ device, session }: Caller, now) => {
    const deviceStale = now - device.lastSeenAt >= touchEvery;
    const sessionStale = session !== null && now - session.usedAt >= touchEvery;
    const closePrevious =
      device.previousIsOpen && !device.usedPrevious && now - device.rotatedAt >= writtenAfter;
    if (!deviceStale && !sessionStale && !closePrevious) return;
    await transaction(device.householdId, async (db) => {
      if (closePrevious) {
        await db.run`UPDATE device SET previous_until = ${now + previousGrace}
          WHERE household_id = ${device.householdId} AND device_id = ${device.id}`;
      }
      await db.run`UPDATE device SET last_seen_at = ${now} WHERE household_id = ${device.householdId}
        AND device_id = ${device.id}`;
      if (session !== null) {
        await db.run`UPDATE session SET used_at = ${now} WHERE household_id = ${device.householdId}
          AND id_hash = ${session.idHash}`;
      }
    });
  },

  rotateCredential: (device, credentialHash, now) =>
    transaction(device.householdId, async (db) => {
      const changed = await db.run`UPDATE device SET previous_hash =
        CASE WHEN CAST(${device.usedPrevious ? 1 : 0} AS INTEGER) = 1 THEN previous_hash ELSE credential_hash END,
        previous_until = ${Number.MAX_SAFE_INTEGER}, credential_hash = ${credentialHash}, rotated_at = ${now}
        WHERE household_id = ${device.householdId} AND device_id = ${device.id} AND rotated_at = ${device.rotatedAt}`;
      return changed === 1;
    }),

  devices: async (householdId) => {
    const db = reads(householdId);
    const rows = await db.all<Device>`SELECT household_id, device_id, name, last_seen_at, enrolled_by
      FROM device
      WHERE household_id = ${householdId} AND revoked_at IS NULL ORDER BY created_at, device_id`;
    const sessions = await db.all<Opened>`SELECT device_id, profile_id FROM session
      WHERE household_id = ${householdId} ORDER BY used_at DESC, id_hash`;
    // Who has signed out was there all the same.
    const opened = await db.all<Opened>`SELECT device_id, actor AS profile_id FROM activity
      WHERE household_id = ${householdId} AND what IN ('signed-in', 'profile-made') ORDER BY at DESC, rowid DESC`;
    return rows.map((row) => ({
      id: row.device_id,
      name: row.name,
      lastSeenAt: row.last_seen_at,
      enrolledBy: row.enrolled_by,
      usedBy: [
        ...new Set(
          [...sessions, ...opened].flatMap(({ device_id, profile_id }) =>
            device_id === row.device_id && profile_id !== null ? [profile_id] : [],
          ),
        ),
      ],
    }));
  },

  renameDevice: (householdId, deviceId, name) =>
    transaction(
      householdId,
      async (db) =>
        (await db.run`UPDATE device SET name = ${name} WHERE household_id = ${householdId}
          AND device_id = ${deviceId} AND revoked_at IS NULL`) === 1,
    ),

  revokeDevice: (householdId, deviceId, actor, now) =>
    transaction(householdId, async (db) => {
      const changed = await db.run`UPDATE device SET revoked_at = ${now}
        WHERE household_id = ${householdId} AND device_id = ${deviceId} AND revoked_at IS NULL`;
      await db.run`DELETE FROM session WHERE household_id = ${householdId} AND device_id = ${deviceId}`;
      await db.run`DELETE FROM push_subscription WHERE household_id = ${householdId}
        AND device_id = ${deviceId}`;
      if (changed === 1) await note(db, householdId, now, actor, deviceId, "device-revoked");
      return changed === 1;
    }),

  overview: async () => {
    const { all } = readsAcrossHouseholds;
    const households = await all<{ household_id: string }>(
      "SELECT household_id FROM household ORDER BY created_at, household_id",
    );
    const profiles = await all<Profile>(
      `SELECT p.household_id, p.profile_id, p.username, p.is_owner, c.verifier FROM profile p
       LEFT JOIN passcode c ON c.household_id = p.household_id AND c.profile_id = p.profile_id
       ORDER BY p.created_at, p.profile_id`,
    );
    const devices = await all<Device>(
      `SELECT household_id, device_id, name, last_seen_at, enrolled_by FROM device WHERE revoked_at IS NULL
       ORDER BY created_at, device_id`,
    );
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
