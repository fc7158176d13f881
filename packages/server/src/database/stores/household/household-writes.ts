/** Writes that several operations of the household share. Each runs inside its caller's transaction. */
import type { NewSession } from "../../../stores/household-store.ts";
import type { Statements } from "../../statements.ts";

/** Security events, without secrets. */
export const note = async (
  db: Statements,
  householdId: string,
  at: number,
  actor: string | null,
  deviceId: string | null,
  what: string,
): Promise<void> => {
  await db.run`INSERT INTO activity (household_id, at, actor, device_id, what)
    VALUES (${householdId}, ${at}, ${actor}, ${deviceId}, ${what})`;
};

/** Notes that this profile was opened on this device with the right passcode: its wrong tries there are forgotten. */
export const recordDeviceUnlock = async (
  db: Statements,
  householdId: string,
  profileId: string,
  deviceId: string,
): Promise<void> => {
  await db.run`INSERT INTO attempt (household_id, profile_id, device_id, fails, next_try_at, disabled_at,
    known)
    VALUES (${householdId}, ${profileId}, ${deviceId}, 0, 0, NULL, 1)
    ON CONFLICT (household_id, profile_id, device_id) DO UPDATE SET
    fails = 0, next_try_at = 0, disabled_at = NULL, known = 1`;
};

/** Replaces the device's session by a new one. */
export const startSession = async (
  db: Statements,
  householdId: string,
  deviceId: string,
  session: NewSession,
  now: number,
): Promise<void> => {
  await db.run`DELETE FROM session WHERE household_id = ${householdId} AND device_id = ${deviceId}`;
  await db.run`INSERT INTO session (household_id, id_hash, device_id, profile_id, created_at, used_at,
    expires_at, idle_limit, elevated_until)
    VALUES (${householdId}, ${session.idHash}, ${deviceId}, ${session.profileId}, ${now}, ${now}, ${session.expiresAt},
    ${session.idleLimit}, ${session.elevatedUntil})`;
};
