/**
 * Where devices are reached, as rows: who wants reminders on which device, and by which address. A row whose address is
 * '' still says that they are wanted there, and in which zone: the push service knows its address no more, or it was
 * made with another key. The next page that opens on that device, or its browser's own event, says a new one.
 */
import type { PushTarget, ReminderDevice, ReminderOwner } from "../../stores/reminder-store.ts";
import type { Statements } from "../statements.ts";

type Address = PushTarget & { readonly vapidId: string };

/** Somebody wants reminders on a device from now on, or says it again with where it is now. */
export const subscribe = async (
  db: Statements,
  owner: ReminderOwner,
  target: Address & { readonly timeZone: string },
  now: number,
): Promise<void> => {
  const { householdId, profileId, deviceId } = owner;
  await db.run`INSERT INTO push_subscription (household_id, profile_id, device_id, endpoint, p256dh,
    auth, vapid_id, time_zone, updated_at)
    VALUES (${householdId}, ${profileId}, ${deviceId}, '', '', '', ${target.vapidId}, ${target.timeZone}, ${now})
    ON CONFLICT (household_id, profile_id, device_id) DO UPDATE
    SET time_zone = excluded.time_zone, updated_at = excluded.updated_at`;
  await db.run`INSERT INTO reminder_watch (household_id, profile_id, seen_seq, next_at)
    VALUES (${householdId}, ${profileId}, -1, 0)
    ON CONFLICT (household_id, profile_id) DO UPDATE SET next_at = 0`;
  await moveDevice(db, owner, target);
};

/** Everybody's subscription on a device is its browser's one; zones and times of use stay each person's own. */
export const moveDevice = async (
  db: Statements,
  { householdId, deviceId }: ReminderDevice,
  { endpoint, p256dh, auth, vapidId }: Address,
): Promise<void> => {
  // What did not reach the old address comes to the new one, while it is of use: it is decided afresh.
  await db.run`DELETE FROM reminder WHERE household_id = ${householdId} AND device_id = ${deviceId}
    AND state IN ('gone', 'dropped') AND EXISTS (SELECT 1 FROM push_subscription s
    WHERE s.household_id = ${householdId} AND s.device_id = ${deviceId}
    AND s.profile_id = reminder.profile_id AND s.endpoint = '')`;
  await db.run`UPDATE reminder_watch SET next_at = 0 WHERE household_id = ${householdId} AND EXISTS
    (SELECT 1 FROM push_subscription s WHERE s.household_id = ${householdId} AND s.device_id = ${deviceId}
    AND s.profile_id = reminder_watch.profile_id AND s.endpoint = '')`;
  await db.run`UPDATE push_subscription
    SET endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth}, vapid_id = ${vapidId}
    WHERE household_id = ${householdId} AND device_id = ${deviceId}`;
};

/** The push service knows an address no more: that of everybody on the device, who still want to be reminded there. */
export const forgetAddress = async (
  db: Statements,
  { householdId, deviceId }: ReminderDevice,
  endpoint: string,
): Promise<void> => {
  await db.run`UPDATE push_subscription SET endpoint = '', p256dh = '', auth = ''
    WHERE household_id = ${householdId} AND device_id = ${deviceId} AND endpoint = ${endpoint}`;
};

/** Subscriptions that were made with another key of the server are of no use. */
export const forgetOtherKeys = async (db: Statements, vapidId: string): Promise<void> => {
  await db.run`UPDATE push_subscription SET endpoint = '', p256dh = '', auth = ''
    WHERE vapid_id <> ${vapidId}`;
};

/** Reminders of a person end on a device: they said so. */
export const unsubscribe = async (
  db: Statements,
  { householdId, profileId, deviceId }: ReminderOwner,
): Promise<void> => {
  await db.run`DELETE FROM push_subscription WHERE household_id = ${householdId}
    AND profile_id = ${profileId} AND device_id = ${deviceId}`;
  await db.run`DELETE FROM reminder_watch WHERE household_id = ${householdId}
    AND profile_id = ${profileId} AND NOT EXISTS (SELECT 1 FROM push_subscription s
    WHERE s.household_id = ${householdId} AND s.profile_id = ${profileId})`;
};
