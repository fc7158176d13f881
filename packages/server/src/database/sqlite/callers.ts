/**
 * Who sends a request: asked by every one of them, so the answers are remembered. What is remembered counts only until
 * this process changes anything of the household (`forget`), or another process (the operator's commands) changes the
 * file, which is looked at once in every turn of the event loop. Times are judged anew each time.
 */
import type { Caller, HouseholdStore } from "../../household/household-store.ts";
import type { Writer } from "./writer.ts";

/** A credential that is closed is good for this long: requests may be under way; ms. */
export const previousGrace = 60_000;

/** More than that and all are asked for again; about 10 MB. */
const mostRemembered = 20_000;

type CallerQuery = Parameters<HouseholdStore["caller"]>[0];

type CallerRow = {
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
const callerQuery = `
  SELECT d.device_id, d.name, d.last_seen_at, d.rotated_at, d.credential_hash <> ?2 AS used_previous,
    d.previous_until, p.profile_id, p.is_owner, s.used_at, s.expires_at, s.idle_limit,
    s.elevated_until, EXISTS (SELECT 1 FROM passcode c WHERE c.household_id = p.household_id
      AND c.profile_id = p.profile_id) AS has_passcode,
    EXISTS (SELECT 1 FROM profile o WHERE o.household_id = p.household_id
      AND o.profile_id <> p.profile_id) AS has_others
  FROM device d
  LEFT JOIN session s ON s.household_id = d.household_id AND s.id_hash = ?3 AND s.device_id = d.device_id
  LEFT JOIN profile p ON p.household_id = s.household_id AND p.profile_id = s.profile_id
  WHERE d.household_id = ?1 AND d.revoked_at IS NULL AND (d.credential_hash = ?2 OR d.previous_hash = ?2)`;

export type Callers = {
  find(query: CallerQuery): Caller | undefined;
  /** To be called after every change to devices, sessions, profiles or passcodes. */
  forget(): void;
};

export const createCallers = (writer: Writer): Callers => {
  const remembered = new Map<string, CallerRow>();
  let version = -1;
  let lookedThisTurn = false;

  /** SQLite counts what others committed: https://www.sqlite.org/pragma.html#pragma_data_version */
  const noticeOthers = (): void => {
    if (lookedThisTurn) return;
    lookedThisTurn = true;
    setImmediate(() => {
      lookedThisTurn = false;
    });
    const now = writer.look(
      (db) => db.get<{ data_version: number }>("PRAGMA data_version")?.data_version ?? 0,
    );
    if (now !== version) remembered.clear();
    version = now;
  };

  const rowFor = ({ householdId, credentialHash, sessionHash }: CallerQuery): CallerRow | undefined => {
    const key = `${householdId} ${credentialHash} ${sessionHash ?? ""}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const row = writer.look((db) => db.get<CallerRow>(callerQuery, householdId, credentialHash, sessionHash));
    if (row === undefined) return undefined;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(key, row);
    return row;
  };

  return {
    forget: () => remembered.clear(),
    find: (query) => {
      noticeOthers();
      const row = rowFor(query);
      if (row === undefined) return undefined;
      const { householdId, sessionHash, now } = query;
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
    },
  };
};

/** A writer for everything about the household: whatever it does, callers are looked up anew afterwards. */
export const forgettingWriter = (writer: Writer, callers: Callers): Writer => ({
  ...writer,
  run: async (work) => {
    try {
      return await writer.run(work);
    } finally {
      callers.forget();
    }
  },
});
