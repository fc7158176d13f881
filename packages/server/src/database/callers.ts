/** Who sends a request: looked up for every request. An engine may cache the rows; times are checked each time. */
import type { Caller, HouseholdStore } from "../stores/household-store.ts";

/** A credential that is closed is good for this long: requests may be under way; ms. */
export const previousGrace = 60_000;

/** The hashes of a request's cookies and the time. */
export type CallerQuery = Parameters<HouseholdStore["caller"]>[0];

/** Device and session of a request as one row of the database; flags are 0 or 1, times ms since 1970. */
export type CallerRow = {
  device_id: string;
  name: string;
  last_seen_at: number;
  rotated_at: number;
  used_previous: number;
  previous_until: number | null;
  /** The session's part is null without one. */
  profile_id: string | null;
  is_owner: number;
  used_at: number;
  expires_at: number;
  idle_limit: number;
  elevated_until: number;
  has_passcode: number;
  has_others: number;
};

/** 1 household, 2 credential, 3 session. */
export const callerSql = `
  SELECT d.device_id, d.name, d.last_seen_at, d.rotated_at, d.previous_until, p.profile_id, p.is_owner, s.used_at,
    s.expires_at, s.idle_limit, s.elevated_until,
    CASE WHEN d.credential_hash = ?2 THEN 0 ELSE 1 END AS used_previous,
    CASE WHEN EXISTS (SELECT 1 FROM passcode c WHERE c.household_id = p.household_id
      AND c.profile_id = p.profile_id) THEN 1 ELSE 0 END AS has_passcode,
    CASE WHEN EXISTS (SELECT 1 FROM profile o WHERE o.household_id = p.household_id
      AND o.profile_id <> p.profile_id) THEN 1 ELSE 0 END AS has_others
  FROM device d
  LEFT JOIN session s ON s.household_id = d.household_id AND s.id_hash = ?3 AND s.device_id = d.device_id
  LEFT JOIN profile p ON p.household_id = s.household_id AND p.profile_id = s.profile_id
  WHERE d.household_id = ?1 AND d.revoked_at IS NULL AND (d.credential_hash = ?2 OR d.previous_hash = ?2)`;

/** Finds the sender of a request; undefined when the device is unknown or revoked. */
export type FindCaller = (query: CallerQuery) => Promise<Caller | undefined>;

/** What a row says now; undefined when its credential has run out. */
export const callerOf = (
  row: CallerRow,
  { householdId, sessionHash, now }: CallerQuery,
): Caller | undefined => {
  const previousUntil = row.previous_until ?? 0;
  if (row.used_previous === 1 && previousUntil <= now) return undefined;
  const hasSession =
    sessionHash !== null &&
    row.profile_id !== null &&
    row.expires_at > now &&
    row.used_at + row.idle_limit > now;
  return {
    device: {
      id: row.device_id,
      householdId,
      name: row.name,
      lastSeenAt: row.last_seen_at,
      rotatedAt: row.rotated_at,
      usedPrevious: row.used_previous === 1,
      previousIsOpen: previousUntil > now + previousGrace,
    },
    session:
      hasSession && row.profile_id !== null
        ? {
            idHash: sessionHash,
            profileId: row.profile_id,
            isOwner: row.is_owner === 1,
            usedAt: row.used_at,
            expiresAt: row.expires_at,
            // Without a passcode there is nothing to give again.
            isElevated: row.has_passcode === 0 || row.elevated_until > now,
            isUnguardedOwner: row.is_owner === 1 && row.has_passcode === 0 && row.has_others === 1,
          }
        : null,
  };
};
