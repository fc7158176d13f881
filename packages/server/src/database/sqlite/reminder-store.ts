/**
 * Reminders on SQLite. Deciding and writing down are one function of the writer for each person, so of two workers only one
 * plans a reminder, and one person's trouble is nobody else's.
 */
import type { WeeklyPlan } from "@muster/domain/planning/plan";
import { type Reminder, remindersAround } from "@muster/domain/reminders/reminders";
import type { LeasedReminder, ReminderOwner, ReminderStore } from "../../notifications/reminder-store.ts";
import { DatabaseRefused } from "../refused.ts";
import { forgetAddress, forgetOtherKeys, moveDevice, subscribe, unsubscribe } from "./push-addresses.ts";
import { readFacts } from "./reminder-facts.ts";
import type { Statements } from "./statements.ts";
import type { Tables } from "./tables.ts";
import type { Writer } from "./writer.ts";

/** Looked at again after this long at the latest, also when nothing is near; ms. Reminders are known two days ahead. */
const longestLook = 12 * 3_600_000;
/** Somebody whose reminders could not be worked out is looked at again after this long; ms. */
const lookAgain = 3_600_000;

type Person = { readonly household_id: string; readonly profile_id: string };

export const sqliteReminderStore = ({
  writer,
  statements,
  defaultWeek,
}: {
  readonly writer: Writer;
  /** On a connection that only reads. */
  readonly statements: Statements;
  /** For people without a plan (SCHED-04). */
  readonly defaultWeek: () => WeeklyPlan;
}): ReminderStore => {
  /** Reminders of a person around now, by the zone of the device that was used last of those that can be reached. */
  const around = (db: Statements, { household_id, profile_id }: Person, now: number): readonly Reminder[] => {
    const last = db.get<{ time_zone: string }>(
      `SELECT time_zone FROM push_subscription WHERE household_id = ? AND profile_id = ?
       ORDER BY endpoint = '', updated_at DESC LIMIT 1`,
      household_id,
      profile_id,
    );
    if (last === undefined) return [];
    const who = { householdId: household_id, profileId: profile_id };
    const facts = readFacts(db, who, now, last.time_zone, defaultWeek);
    return facts === undefined ? [] : remindersAround(facts, now);
  };

  /** People whose next reminder is due, or whose own records changed since they were looked at. */
  const duePeople = (db: Statements, now: number, most: number): (Person & { readonly seq: number })[] =>
    db.all(
      `SELECT w.household_id, w.profile_id, h.seq FROM reminder_watch w JOIN household h USING (household_id)
       WHERE w.next_at <= ? OR (w.seen_seq <> h.seq AND EXISTS (SELECT 1 FROM record r
         WHERE r.household_id = w.household_id AND r.scope = w.profile_id AND r.seq > w.seen_seq))
       ORDER BY w.next_at LIMIT ?`,
      now,
      most,
    );

  const seen = (db: Statements, person: Person & { readonly seq: number }, nextAt: number): void => {
    db.run(
      "UPDATE reminder_watch SET seen_seq = ?, next_at = ? WHERE household_id = ? AND profile_id = ?",
      person.seq,
      nextAt,
      person.household_id,
      person.profile_id,
    );
  };

  const planPerson = (db: Statements, person: Person & { readonly seq: number }, now: number): void => {
    const { household_id, profile_id } = person;
    const near = around(db, person, now);
    for (const { key, dueAt, until } of near) {
      if (dueAt > now) continue;
      db.run(
        `INSERT INTO reminder (household_id, profile_id, device_id, reminder_key, due_at, until_at, state, retry_at,
           updated_at)
         SELECT household_id, profile_id, device_id, ?3, ?4, ?5, 'due', ?4, ?6 FROM push_subscription
         WHERE household_id = ?1 AND profile_id = ?2 AND endpoint <> ''
         ON CONFLICT DO NOTHING`,
        household_id,
        profile_id,
        key,
        dueAt,
        until,
        now,
      );
    }
    const next = near.find(({ dueAt }) => dueAt > now)?.dueAt ?? now + longestLook;
    seen(db, person, Math.min(next, now + longestLook));
  };

  return {
    subscribe: (owner, target, now) => writer.run((db) => subscribe(db, owner, target, now)),

    unsubscribe: (owner) => writer.run((db) => unsubscribe(db, owner)),

    isWanted: async ({ householdId, deviceId }) =>
      statements.get(
        "SELECT 1 FROM push_subscription WHERE household_id = ? AND device_id = ? LIMIT 1",
        householdId,
        deviceId,
      ) !== undefined,

    renew: (device, target) => writer.run((db) => moveDevice(db, device, target)),

    subscription: async ({ householdId, profileId, deviceId }) => {
      const row = statements.get<{ endpoint: string }>(
        "SELECT endpoint FROM push_subscription WHERE household_id = ? AND profile_id = ? AND device_id = ?",
        householdId,
        profileId,
        deviceId,
      );
      return row === undefined ? undefined : { endpoint: row.endpoint === "" ? null : row.endpoint };
    },

    forgetOtherKeys: (vapidId) => writer.run((db) => forgetOtherKeys(db, vapidId)),

    plan: async (now, most) => {
      // Mostly there is nobody, and then the writer is left alone.
      const people = duePeople(statements, now, most);
      const outcomes = await Promise.allSettled(
        people.map((person) => writer.run((db) => planPerson(db, person, now))),
      );
      const failures: unknown[] = [];
      for (const [index, outcome] of outcomes.entries()) {
        const person = people[index];
        if (outcome.status === "fulfilled" || person === undefined) continue;
        if (outcome.reason instanceof DatabaseRefused) throw outcome.reason;
        failures.push(outcome.reason);
        await writer.run((db) => seen(db, person, now + lookAgain));
      }
      return { isMore: people.length === most, failures };
    },

    lease: async (worker, now, leaseMilliseconds, most) => {
      if (waiting(statements, now, 1).length === 0) return { leased: [], failures: [] };
      return writer.run((db) => {
        const leased: LeasedReminder[] = [];
        const failures: unknown[] = [];
        const known = new Map<string, readonly Reminder[]>();
        for (const row of waiting(db, now, most)) {
          const person = `${row.household_id} ${row.profile_id}`;
          let near = known.get(person);
          try {
            near ??= around(db, row, now);
          } catch (error) {
            // Reads only: there is nothing to undo.
            failures.push(error);
            if (row.until_at <= now) end(db, row, "missed", now);
            else postpone(db, row, now + lookAgain);
            continue;
          }
          known.set(person, near);
          const reminder = near.find(({ key }) => key === row.reminder_key);
          if (reminder !== undefined && reminder.dueAt > now) {
            // The person has flown west, or moved the workout: it comes at its new time, as if never written down.
            forget(db, row);
            continue;
          }
          if (reminder === undefined || row.endpoint === null || row.p256dh === null || row.auth === null) {
            end(db, row, row.until_at <= now ? "missed" : "dropped", now);
            continue;
          }
          db.run(
            `UPDATE reminder SET worker = ?, lease_until = ?, tries = tries + 1, updated_at = ?
             WHERE household_id = ? AND profile_id = ? AND device_id = ? AND reminder_key = ?`,
            worker,
            now + leaseMilliseconds,
            now,
            row.household_id,
            row.profile_id,
            row.device_id,
            row.reminder_key,
          );
          leased.push({
            ...ownerOf(row),
            reminder,
            target: { endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth },
            tries: row.tries + 1,
          });
        }
        return { leased, failures };
      });
    },

    settle: (worker, leased, outcome, now) =>
      writer.run((db) => {
        const changed = db.run(
          `UPDATE reminder SET state = ?, lease_until = 0, retry_at = ?, updated_at = ?
           WHERE household_id = ? AND profile_id = ? AND device_id = ? AND reminder_key = ?
             AND worker = ? AND state = 'due'`,
          outcome.state,
          outcome.state === "due" ? outcome.retryAt : now,
          now,
          leased.householdId,
          leased.profileId,
          leased.deviceId,
          leased.reminder.key,
          worker,
        );
        // Unless the browser has subscribed anew meanwhile.
        if (outcome.state === "gone") forgetAddress(db, leased, leased.target.endpoint);
        return changed === 1;
      }),

    nextAt: async () =>
      statements.get<{ at: number | null }>(
        `SELECT min(at) AS at FROM (
           SELECT min(next_at) AS at FROM reminder_watch
           UNION ALL SELECT min(max(retry_at, lease_until)) FROM reminder WHERE state = 'due')`,
      )?.at ?? undefined,
  };
};

const ownerOf = (row: Person & { readonly device_id: string }): ReminderOwner => ({
  householdId: row.household_id,
  profileId: row.profile_id,
  deviceId: row.device_id,
});

type Waiting = Tables["reminder"] & {
  readonly endpoint: string | null;
  readonly p256dh: string | null;
  readonly auth: string | null;
};

/** With the subscription that it goes to; null where there is none any more, or the device was revoked. */
const waiting = (db: Statements, now: number, most: number): Waiting[] =>
  db.all<Waiting>(
    `SELECT r.*, s.endpoint, s.p256dh, s.auth FROM reminder r
     LEFT JOIN device d ON d.household_id = r.household_id AND d.device_id = r.device_id AND d.revoked_at IS NULL
     LEFT JOIN push_subscription s ON s.household_id = d.household_id AND s.profile_id = r.profile_id
       AND s.device_id = d.device_id AND s.endpoint <> ''
     WHERE r.state = 'due' AND r.retry_at <= ?1 AND r.lease_until <= ?1 ORDER BY r.retry_at LIMIT ?2`,
    now,
    most,
  );

const forget = (db: Statements, row: Tables["reminder"]): void => {
  db.run(
    "DELETE FROM reminder WHERE household_id = ? AND profile_id = ? AND device_id = ? AND reminder_key = ?",
    row.household_id,
    row.profile_id,
    row.device_id,
    row.reminder_key,
  );
};

const postpone = (db: Statements, row: Tables["reminder"], until: number): void => {
  db.run(
    "UPDATE reminder SET retry_at = ? WHERE household_id = ? AND profile_id = ? AND device_id = ? AND reminder_key = ?",
    until,
    row.household_id,
    row.profile_id,
    row.device_id,
    row.reminder_key,
  );
};

const end = (db: Statements, row: Tables["reminder"], state: "dropped" | "missed", now: number): void => {
  db.run(
    `UPDATE reminder SET state = ?, lease_until = 0, updated_at = ?
     WHERE household_id = ? AND profile_id = ? AND device_id = ? AND reminder_key = ?`,
    state,
    now,
    row.household_id,
    row.profile_id,
    row.device_id,
    row.reminder_key,
  );
};
