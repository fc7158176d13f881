/** Sessions, passcodes and their tries on SQLite. */
import {
  type AttemptState,
  countAttempt,
  noAttempts,
  secondsUntilTry,
} from "@muster/domain/household/attempt-schedule";
import type { HouseholdStore } from "../../household/household-store.ts";
import { writeAsServer } from "./accept-writes.ts";
import { knowDevice, note, startSession } from "./household-writes.ts";
import type { Statements } from "./statements.ts";
import type { StoreDeps } from "./store-deps.ts";
import type { Tables } from "./tables.ts";

export const sqliteSessionStore = ({
  writer,
  reader,
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
    writer.run((db) => {
      // Hashing took a moment: the passcode may be another one by now.
      const stored = db.get<{ verifier: string }>(
        "SELECT verifier FROM passcode WHERE household_id = ? AND profile_id = ?",
        householdId,
        session.profileId,
      );
      const isReset = db.get(
        "SELECT 1 FROM passcode_reset WHERE household_id = ? AND profile_id = ? AND device_id <> ?",
        householdId,
        session.profileId,
        deviceId,
      );
      if ((stored?.verifier ?? null) !== verifier || isReset !== undefined) return false;
      startSession(db, householdId, deviceId, session, now);
      // With a passcode it was said when that was right.
      noteFirstSignIn(db, householdId, session.profileId, deviceId, now);
      return true;
    }),

  endSession: (householdId, idHash) =>
    writer.run((db) => {
      db.run("DELETE FROM session WHERE household_id = ? AND id_hash = ?", householdId, idHash);
    }),

  passcodeWait: async (householdId, profileId, deviceId, now) =>
    writer.look((db) => secondsUntilTry(attemptsOf(db, householdId, profileId, deviceId).state, now)),

  countAttempt: (householdId, profileId, deviceId, now) =>
    writer.run((db) => {
      const { state, counter } = attemptsOf(db, householdId, profileId, deviceId);
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
        // A sixth try: five were wrong by now. Said once for each row of them, so that an owner sees guessing.
        if (decision.state.fails === 6)
          note(db, householdId, now, null, deviceId, `passcode-guessed:${profileId}`);
        // The last try that there is: if it was wrong too, somebody has to decide.
        if (decision.state.disabledAt !== null)
          note(db, householdId, now, null, deviceId, `passcode-locked:${profileId}`);
      }
      return decision;
    }),

  clearAttempts: (householdId, profileId, deviceId, now) =>
    writer.run((db) => {
      noteFirstSignIn(db, householdId, profileId, deviceId, now);
      const counted = db.get<{ fails: number | null }>(
        "SELECT sum(fails) AS fails FROM attempt WHERE household_id = ? AND profile_id = ? AND device_id IN ('', ?)",
        householdId,
        profileId,
        deviceId,
      );
      db.run(
        "DELETE FROM attempt WHERE household_id = ? AND profile_id = ? AND device_id IN ('', ?)",
        householdId,
        profileId,
        deviceId,
      );
      knowDevice(db, householdId, profileId, deviceId);
      // The right one was counted too, before it was looked at.
      return Math.max(0, (counted?.fails ?? 0) - 1);
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
      db.run("DELETE FROM passcode_reset WHERE household_id = ? AND profile_id = ?", householdId, profileId);
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
      // From no device: the operator takes it away, and it is said whose it was, as in `setOwner`.
      const [actor, whose] = change.deviceId === null ? [null, `:${profileId}`] : [profileId, ""];
      const what = change.verifier === null ? "passcode-removed" : "passcode-set";
      note(db, householdId, now, actor, change.deviceId, `${what}${whose}`);
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

  resetPasscode: ({ householdId, profileId, deviceId, by, recoveryHash, cardOpId, now }) =>
    writer.run((db) => {
      if (
        recoveryHash !== undefined &&
        db.run(
          "UPDATE household SET recovery_hash = NULL WHERE household_id = ? AND recovery_hash = ?",
          householdId,
          recoveryHash,
        ) !== 1
      )
        return undefined;
      db.run("DELETE FROM passcode WHERE household_id = ? AND profile_id = ?", householdId, profileId);
      db.run("DELETE FROM session WHERE household_id = ? AND profile_id = ?", householdId, profileId);
      db.run(
        "UPDATE attempt SET fails = 0, next_try_at = 0, disabled_at = NULL WHERE household_id = ? AND profile_id = ?",
        householdId,
        profileId,
      );
      db.run(
        `INSERT INTO passcode_reset (household_id, profile_id, device_id, reset_by, reset_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (household_id, profile_id) DO UPDATE SET device_id = excluded.device_id,
           reset_by = excluded.reset_by, reset_at = excluded.reset_at`,
        householdId,
        profileId,
        deviceId,
        by,
        now,
      );
      // With whose it was, as in `setOwner`.
      note(db, householdId, now, by, deviceId, `passcode-reset:${profileId}`);
      return writeAsServer(db, {
        householdId,
        kind: "profileCard",
        id: profileId,
        fields: { hasPasscode: false },
        isNew: false,
        opId: cardOpId,
        now,
      }).writes.head.seq;
    }),

  keepRecovery: (householdId, hash, actor, now) =>
    writer.run((db) => {
      db.run("UPDATE household SET recovery_hash = ? WHERE household_id = ?", hash, householdId);
      note(db, householdId, now, actor, null, "recovery-code-made");
    }),

  hasRecovery: async (householdId) =>
    (await reader
      .selectFrom("household")
      .select("household_id")
      .where("household_id", "=", householdId)
      .where("recovery_hash", "is not", null)
      .executeTakeFirst()) !== undefined,

  pepperIds: async () =>
    (await reader.selectFrom("passcode").select("pepper_id").distinct().execute()).map(
      ({ pepper_id }) => pepper_id,
    ),
});

const headOf = (db: Statements, householdId: string): number =>
  db.get<{ seq: number }>("SELECT seq FROM household WHERE household_id = ?", householdId)?.seq ?? 0;

/**
 * Once for each person and device: who opens their profile every day would push everything else out of the list. A device
 * that has opened it by passcode is known, also from before this was written down.
 */
const noteFirstSignIn = (
  db: Statements,
  householdId: string,
  profileId: string,
  deviceId: string,
  now: number,
): void => {
  const isKnown = db.get(
    `SELECT 1 FROM attempt WHERE household_id = ?1 AND profile_id = ?2 AND device_id = ?3 AND known = 1
     UNION ALL
     SELECT 1 FROM activity WHERE household_id = ?1 AND actor = ?2 AND device_id = ?3
       AND what IN ('signed-in', 'profile-made') LIMIT 1`,
    householdId,
    profileId,
    deviceId,
  );
  if (isKnown === undefined) note(db, householdId, now, profileId, deviceId, "signed-in");
};

/** The tries that count for a device. Those that never unlocked this profile count together, so new devices give no new tries. */
const attemptsOf = (
  db: Pick<Statements, "get">,
  householdId: string,
  profileId: string,
  deviceId: string,
): { readonly state: AttemptState; readonly counter: string } => {
  const own = db.get<Tables["attempt"]>(
    "SELECT * FROM attempt WHERE household_id = ? AND profile_id = ? AND device_id = ? AND known = 1",
    householdId,
    profileId,
    deviceId,
  );
  const stored =
    own ??
    db.get<Tables["attempt"]>(
      "SELECT * FROM attempt WHERE household_id = ? AND profile_id = ? AND device_id = ''",
      householdId,
      profileId,
    );
  return {
    counter: own === undefined ? "" : deviceId,
    state:
      stored === undefined
        ? noAttempts
        : { fails: stored.fails, nextTryAt: stored.next_try_at, disabledAt: stored.disabled_at },
  };
};
