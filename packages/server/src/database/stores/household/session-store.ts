/** Sessions, passcodes and their tries. */
import {
  type AttemptState,
  countAttempt,
  noAttempts,
  secondsUntilTry,
} from "@muster/domain/household/attempt-schedule";
import type { HouseholdStore } from "../../../stores/household-store.ts";
import type { ReadStatements, Statements } from "../../statements.ts";
import type { Tables } from "../../tables.ts";
import { writeAsServer } from "../accept-writes.ts";
import { note, recordDeviceUnlock, startSession } from "./household-writes.ts";
import type { StoreDeps } from "./store-deps.ts";

/** The part of the household's store that concerns sessions and passcodes. */
export const sessionStoreOn = ({
  database: { transaction, reads, readsAcrossHouseholds },
}: StoreDeps): Pick<
  HouseholdStore,
  | "startSession"
  | "endSession"
  | "passcodeWait"
  | "countAttempt"
  | "clearAttempts"
  | "setPasscode"
  | "resetPasscode"
  | "keepRecovery"
  | "hasRecovery"
  | "pepperIds"
> => ({
  startSession: (householdId, deviceId, session, now, verifier) =>
    transaction(householdId, async (db) => {
      // Hashing took a moment: the passcode may be another one by now.
      const stored = await db.get<{ verifier: string }>`SELECT verifier FROM passcode
        WHERE household_id = ${householdId} AND profile_id = ${session.profileId}`;
      const isReset = await db.get`SELECT 1 FROM passcode_reset WHERE household_id = ${householdId}
        AND profile_id = ${session.profileId} AND device_id <> ${deviceId}`;
      if ((stored?.verifier ?? null) !== verifier || isReset !== undefined) return false;
      await startSession(db, householdId, deviceId, session, now);
      // With a passcode it was said when that was right.
      await noteFirstSignIn(db, householdId, session.profileId, deviceId, now);
      return true;
    }),

  endSession: (householdId, idHash) =>
    transaction(householdId, async (db) => {
      await db.run`DELETE FROM session WHERE household_id = ${householdId} AND id_hash = ${idHash}`;
    }),

  passcodeWait: async (householdId, profileId, deviceId, now) =>
    secondsUntilTry((await attemptsOf(reads(householdId), householdId, profileId, deviceId)).state, now),

  countAttempt: (householdId, profileId, deviceId, now) =>
    transaction(householdId, async (db) => {
      const { state, counter } = await attemptsOf(db, householdId, profileId, deviceId);
      const decision = countAttempt(state, now);
      if (decision.type === "try") {
        await db.run`INSERT INTO attempt (household_id, profile_id, device_id, fails, next_try_at,
          disabled_at, known)
          VALUES (${householdId}, ${profileId}, ${counter}, ${decision.state.fails}, ${decision.state.nextTryAt},
          ${decision.state.disabledAt}, ${counter === "" ? 0 : 1})
          ON CONFLICT (household_id, profile_id, device_id) DO UPDATE SET fails = excluded.fails,
          next_try_at = excluded.next_try_at, disabled_at = excluded.disabled_at`;
        // A sixth try: five were wrong by now. Said once for each row of them, so that an owner sees guessing.
        if (decision.state.fails === 6)
          await note(db, householdId, now, null, deviceId, `passcode-guessed:${profileId}`);
        // The last try that there is: if it was wrong too, somebody has to decide.
        if (decision.state.disabledAt !== null)
          await note(db, householdId, now, null, deviceId, `passcode-locked:${profileId}`);
      }
      return decision;
    }),

  clearAttempts: (householdId, profileId, deviceId, now) =>
    transaction(householdId, async (db) => {
      await noteFirstSignIn(db, householdId, profileId, deviceId, now);
      const counted = await db.get<{ fails: number | null }>`SELECT sum(fails) AS fails FROM attempt
        WHERE household_id = ${householdId} AND profile_id = ${profileId} AND device_id IN ('', ${deviceId})`;
      await db.run`DELETE FROM attempt WHERE household_id = ${householdId} AND profile_id = ${profileId}
        AND device_id IN ('', ${deviceId})`;
      await recordDeviceUnlock(db, householdId, profileId, deviceId);
      // The right one was counted too, before it was looked at.
      return Math.max(0, (counted?.fails ?? 0) - 1);
    }),

  setPasscode: (change) =>
    transaction(change.householdId, async (db) => {
      const { householdId, profileId, now } = change;
      const stored = await db.get<{ verifier: string; version: number }>`SELECT verifier, version
        FROM passcode WHERE household_id = ${householdId} AND profile_id = ${profileId}`;
      const seq = await headOf(db, householdId);
      if (change.expected !== undefined && (stored?.verifier ?? null) !== change.expected) {
        return { changed: false, seq };
      }
      if (change.verifier === null) {
        await db.run`DELETE FROM passcode WHERE household_id = ${householdId}
          AND profile_id = ${profileId}`;
      } else {
        await db.run`INSERT INTO passcode (household_id, profile_id, verifier, pepper_id, version,
          changed_at)
          VALUES (${householdId}, ${profileId}, ${change.verifier}, ${change.pepperId},
          ${(stored?.version ?? 0) + 1}, ${now})
          ON CONFLICT (household_id, profile_id) DO UPDATE SET verifier = excluded.verifier,
          pepper_id = excluded.pepper_id, version = excluded.version, changed_at = excluded.changed_at`;
      }
      await db.run`DELETE FROM passcode_reset WHERE household_id = ${householdId}
        AND profile_id = ${profileId}`;
      // Devices stay known, so that nobody's strange tablet can block them.
      await db.run`UPDATE attempt SET fails = 0, next_try_at = 0, disabled_at = NULL
        WHERE household_id = ${householdId} AND profile_id = ${profileId}`;
      await db.run`DELETE FROM session WHERE household_id = ${householdId} AND profile_id = ${profileId}`;
      if (change.deviceId !== null && change.session !== null) {
        await recordDeviceUnlock(db, householdId, profileId, change.deviceId);
        await startSession(db, householdId, change.deviceId, change.session, now);
      }
      // From no device: the operator takes it away, and it is said whose it was, as in `setOwner`.
      const [actor, whose] = change.deviceId === null ? [null, `:${profileId}`] : [profileId, ""];
      const what = change.verifier === null ? "passcode-removed" : "passcode-set";
      await note(db, householdId, now, actor, change.deviceId, `${what}${whose}`);
      const card = await writeAsServer(db, {
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

  resetPasscode: ({ householdId, profileId, deviceId, by, recoveryHash, cardOpId, now }) =>
    transaction(householdId, async (db) => {
      if (
        recoveryHash !== undefined &&
        (await db.run`UPDATE household SET recovery_hash = NULL WHERE household_id = ${householdId}
          AND recovery_hash = ${recoveryHash}`) !== 1
      )
        return undefined;
      await db.run`DELETE FROM passcode WHERE household_id = ${householdId} AND profile_id = ${profileId}`;
      await db.run`DELETE FROM session WHERE household_id = ${householdId} AND profile_id = ${profileId}`;
      await db.run`UPDATE attempt SET fails = 0, next_try_at = 0, disabled_at = NULL
        WHERE household_id = ${householdId} AND profile_id = ${profileId}`;
      await db.run`INSERT INTO passcode_reset (household_id, profile_id, device_id, reset_by, reset_at)
        VALUES (${householdId}, ${profileId}, ${deviceId}, ${by}, ${now})
        ON CONFLICT (household_id, profile_id) DO UPDATE SET device_id = excluded.device_id,
        reset_by = excluded.reset_by, reset_at = excluded.reset_at`;
      // With whose it was, as in `setOwner`.
      await note(db, householdId, now, by, deviceId, `passcode-reset:${profileId}`);
      const card = await writeAsServer(db, {
        householdId,
        kind: "profileCard",
        id: profileId,
        fields: { hasPasscode: false },
        isNew: false,
        opId: cardOpId,
        now,
      });
      return card.writes.head.seq;
    }),

  keepRecovery: (householdId, hash, actor, now) =>
    transaction(householdId, async (db) => {
      await db.run`UPDATE household SET recovery_hash = ${hash} WHERE household_id = ${householdId}`;
      await note(db, householdId, now, actor, null, "recovery-code-made");
    }),

  hasRecovery: async (householdId) =>
    (await reads(householdId).get`SELECT 1 FROM household
      WHERE household_id = ${householdId} AND recovery_hash IS NOT NULL`) !== undefined,

  pepperIds: async () =>
    (await readsAcrossHouseholds.all<{ pepper_id: string }>("SELECT DISTINCT pepper_id FROM passcode")).map(
      ({ pepper_id }) => pepper_id,
    ),
});

const headOf = async (db: Statements, householdId: string): Promise<number> =>
  (await db.get<{ seq: number }>`SELECT seq FROM household WHERE household_id = ${householdId}`)?.seq ?? 0;

/**
 * Once for each person and device: who opens their profile every day would push everything else out of the list. A device
 * that has opened it by passcode is known, also from before this was written down.
 */
const noteFirstSignIn = async (
  db: Statements,
  householdId: string,
  profileId: string,
  deviceId: string,
  now: number,
): Promise<void> => {
  const isKnown = await db.get`SELECT 1 FROM attempt WHERE household_id = ${householdId}
    AND profile_id = ${profileId} AND device_id = ${deviceId} AND known = 1
    UNION ALL
    SELECT 1 FROM activity WHERE household_id = ${householdId} AND actor = ${profileId} AND device_id = ${deviceId}
    AND what IN ('signed-in', 'profile-made') LIMIT 1`;
  if (isKnown === undefined) await note(db, householdId, now, profileId, deviceId, "signed-in");
};

/** The tries that count for a device. Those that never unlocked this profile count together, so new devices give no new tries. */
const attemptsOf = async (
  db: ReadStatements,
  householdId: string,
  profileId: string,
  deviceId: string,
): Promise<{ readonly state: AttemptState; readonly counter: string }> => {
  const own = await db.get<Tables["attempt"]>`SELECT * FROM attempt WHERE household_id = ${householdId}
    AND profile_id = ${profileId} AND device_id = ${deviceId} AND known = 1`;
  const stored =
    own ??
    (await db.get<Tables["attempt"]>`SELECT * FROM attempt WHERE household_id = ${householdId}
      AND profile_id = ${profileId} AND device_id = ''`);
  return {
    counter: own === undefined ? "" : deviceId,
    state:
      stored === undefined
        ? noAttempts
        : { fails: stored.fails, nextTryAt: stored.next_try_at, disabledAt: stored.disabled_at },
  };
};
