/**
 * Reminders. Deciding and writing down are one transaction for each person, so of two workers only one plans a reminder,
 * and one person's trouble is nobody else's.
 */
import type { WeeklyPlan } from "@muster/domain/planning/plan";
import { type Reminder, reminderDays, remindersNear } from "@muster/domain/reminders/reminders";
import { DatabaseRefused } from "../../stores/refused.ts";
import type { LeasedReminder, ReminderOwner, ReminderStore } from "../../stores/reminder-store.ts";
import type { Database } from "../database.ts";
import type { ReadStatements, Statements } from "../statements.ts";
import type { Tables } from "../tables.ts";
import { forgetAddress, forgetOtherKeys, moveDevice, subscribe, unsubscribe } from "./push-addresses.ts";
import { inFeed } from "./push-reads.ts";
import { readFacts } from "./reminder-facts.ts";

/** Looked at again after this long at the latest, also when nothing is near; ms. Reminders are known two days ahead. */
const longestLook = 12 * 3_600_000;
/** Somebody whose reminders could not be worked out is looked at again after this long; ms. */
const lookAgain = 3_600_000;

type Person = { readonly household_id: string; readonly profile_id: string };

/** The store of reminders. `defaultWeek`: the week of a person without a plan. */
export const reminderStoreOn = ({
  database: { transaction, acrossHouseholds, reads, readsAcrossHouseholds },
  defaultWeek,
}: {
  readonly database: Database;
  /** For people without a plan (SCHED-04). */
  readonly defaultWeek: () => WeeklyPlan;
}): ReminderStore => {
  /** Reminders of a person around now, by the zone of the device that was used last of those that can be reached. */
  const remindersNearNow = async (
    db: ReadStatements,
    { household_id, profile_id }: Person,
    now: number,
  ): Promise<readonly Reminder[]> => {
    const last = await db.get<{ time_zone: string }>`SELECT time_zone FROM push_subscription
      WHERE household_id = ${household_id} AND profile_id = ${profile_id}
      ORDER BY CASE WHEN endpoint = '' THEN 1 ELSE 0 END, updated_at DESC LIMIT 1`;
    if (last === undefined) return [];
    const who = { householdId: household_id, profileId: profile_id };
    const facts = await readFacts(db, who, now, last.time_zone, reminderDays, defaultWeek);
    return facts === undefined ? [] : remindersNear(facts, now);
  };

  /** People whose next reminder is due, or whose own records changed since they were looked at. */
  const duePeople = (now: number, most: number): Promise<(Person & { readonly seq: number })[]> =>
    readsAcrossHouseholds.all(
      `SELECT w.household_id, w.profile_id, h.seq FROM reminder_watch w
       JOIN household h ON h.household_id = w.household_id
       WHERE w.next_at <= ? OR (w.seen_seq <> h.seq AND EXISTS (SELECT 1 FROM record r
         WHERE r.household_id = w.household_id AND r.scope = w.profile_id AND r.seq > w.seen_seq AND r.${inFeed}))
       ORDER BY w.next_at LIMIT ?`,
      now,
      most,
    );

  const seen = async (
    db: Statements,
    person: Person & { readonly seq: number },
    nextAt: number,
  ): Promise<void> => {
    await db.run`UPDATE reminder_watch SET seen_seq = ${person.seq}, next_at = ${nextAt}
      WHERE household_id = ${person.household_id} AND profile_id = ${person.profile_id}`;
  };

  const planPerson = async (
    db: Statements,
    person: Person & { readonly seq: number },
    now: number,
  ): Promise<void> => {
    const { household_id, profile_id } = person;
    const near = await remindersNearNow(db, person, now);
    for (const { key, dueAt, until } of near) {
      if (dueAt > now) continue;
      await db.run`INSERT INTO reminder (household_id, profile_id, device_id, reminder_key, due_at,
        until_at, state, retry_at, updated_at)
        SELECT household_id, profile_id, device_id, CAST(${key} AS TEXT), CAST(${dueAt} AS BIGINT),
        CAST(${until} AS BIGINT), 'due', CAST(${dueAt} AS BIGINT), CAST(${now} AS BIGINT) FROM push_subscription
        WHERE household_id = ${household_id} AND profile_id = ${profile_id} AND endpoint <> ''
        ON CONFLICT (household_id, profile_id, device_id, reminder_key) DO NOTHING`;
    }
    const next = near.find(({ dueAt }) => dueAt > now)?.dueAt ?? now + longestLook;
    await seen(db, person, Math.min(next, now + longestLook));
  };

  /** Takes what waits in one household. */
  const leaseOf = async (
    db: Statements,
    by: {
      readonly householdId: string;
      readonly worker: string;
      readonly now: number;
      readonly leaseMilliseconds: number;
      readonly most: number;
    },
  ): Promise<Leasing> => {
    const { now } = by;
    const leased: LeasedReminder[] = [];
    const failures: unknown[] = [];
    const known = new Map<string, readonly Reminder[]>();
    for (const row of await waitingIn(db, by.householdId, now, by.most)) {
      let near = known.get(row.profile_id);
      try {
        near ??= await remindersNearNow(db, row, now);
      } catch (error) {
        // Reads only: there is nothing to undo.
        failures.push(error);
        if (row.until_at <= now) await end(db, row, "missed", now);
        else await postpone(db, row, now + lookAgain);
        continue;
      }
      known.set(row.profile_id, near);
      const reminder = near.find(({ key }) => key === row.reminder_key);
      if (reminder !== undefined && reminder.dueAt > now) {
        // The person has flown west, or moved the workout: it comes at its new time, as if never written down.
        await forget(db, row);
        continue;
      }
      if (reminder === undefined || row.endpoint === null || row.p256dh === null || row.auth === null) {
        await end(db, row, row.until_at <= now ? "missed" : "dropped", now);
        continue;
      }
      await db.run`UPDATE reminder SET worker = ${by.worker},
        lease_until = ${now + by.leaseMilliseconds}, tries = tries + 1, updated_at = ${now}
        WHERE household_id = ${row.household_id} AND profile_id = ${row.profile_id} AND device_id = ${row.device_id}
        AND reminder_key = ${row.reminder_key}`;
      leased.push({
        ...ownerOf(row),
        reminder,
        target: { endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth },
        tries: row.tries + 1,
      });
    }
    return { leased, failures };
  };

  return {
    subscribe: (owner, target, now) =>
      transaction(owner.householdId, (db) => subscribe(db, owner, target, now)),

    unsubscribe: (owner) => transaction(owner.householdId, (db) => unsubscribe(db, owner)),

    isWanted: async ({ householdId, deviceId }) =>
      (await reads(householdId).get`SELECT 1 FROM push_subscription WHERE household_id = ${householdId}
        AND device_id = ${deviceId} LIMIT 1`) !== undefined,

    renew: (device, target) => transaction(device.householdId, (db) => moveDevice(db, device, target)),

    subscription: async ({ householdId, profileId, deviceId }) => {
      const row = await reads(householdId).get<{ endpoint: string }>`SELECT endpoint FROM push_subscription
        WHERE household_id = ${householdId} AND profile_id = ${profileId} AND device_id = ${deviceId}`;
      return row === undefined ? undefined : { endpoint: row.endpoint === "" ? null : row.endpoint };
    },

    forgetOtherKeys: (vapidId) => acrossHouseholds((db) => forgetOtherKeys(db, vapidId)),

    plan: async (now, most) => {
      // Mostly there is nobody, and then no lock is taken.
      const people = await duePeople(now, most);
      const outcomes = await Promise.allSettled(
        people.map((person) => transaction(person.household_id, (db) => planPerson(db, person, now))),
      );
      const failures: unknown[] = [];
      for (const [index, outcome] of outcomes.entries()) {
        const person = people[index];
        if (outcome.status === "fulfilled" || person === undefined) continue;
        if (outcome.reason instanceof DatabaseRefused) throw outcome.reason;
        failures.push(outcome.reason);
        await transaction(person.household_id, (db) => seen(db, person, now + lookAgain));
      }
      return { isMore: people.length === most, failures };
    },

    lease: async (worker, now, leaseMilliseconds, most) => {
      const households = new Set(
        (await waitingAnywhere(readsAcrossHouseholds, now, most)).map((row) => row.household_id),
      );
      const taken: Leasing[] = [];
      for (const householdId of households)
        taken.push(
          await transaction(householdId, (db) =>
            leaseOf(db, { householdId, worker, now, leaseMilliseconds, most }),
          ),
        );
      return {
        leased: taken.flatMap(({ leased }) => leased),
        failures: taken.flatMap(({ failures }) => failures),
      };
    },

    settle: (worker, leased, outcome, now) =>
      transaction(leased.householdId, async (db) => {
        const changed = await db.run`UPDATE reminder SET state = ${outcome.state}, lease_until = 0,
          retry_at = ${outcome.state === "due" ? outcome.retryAt : now}, updated_at = ${now}
          WHERE household_id = ${leased.householdId} AND profile_id = ${leased.profileId}
          AND device_id = ${leased.deviceId} AND reminder_key = ${leased.reminder.key}
          AND worker = ${worker} AND state = 'due'`;
        // Unless the browser has subscribed anew meanwhile.
        if (outcome.state === "gone") await forgetAddress(db, leased, leased.target.endpoint);
        return changed === 1;
      }),

    nextAt: async () =>
      (
        await readsAcrossHouseholds.get<{ at: number | null }>`SELECT min(at) AS at FROM (
          SELECT min(next_at) AS at FROM reminder_watch
          UNION ALL SELECT min(CASE WHEN retry_at > lease_until THEN retry_at ELSE lease_until END)
          FROM reminder WHERE state = 'due') looks`
      )?.at ?? undefined,
  };
};

const ownerOf = (row: Person & { readonly device_id: string }): ReminderOwner => ({
  householdId: row.household_id,
  profileId: row.profile_id,
  deviceId: row.device_id,
});

type Leasing = { readonly leased: readonly LeasedReminder[]; readonly failures: readonly unknown[] };

type Waiting = Tables["reminder"] & {
  readonly endpoint: string | null;
  readonly p256dh: string | null;
  readonly auth: string | null;
};

const waitsNow = "state = 'due' AND retry_at <= ?1 AND lease_until <= ?1";

const waitingAnywhere = (db: ReadStatements, now: number, most: number): Promise<Person[]> =>
  db.all<Person>(
    `SELECT household_id, profile_id FROM reminder WHERE ${waitsNow} ORDER BY retry_at LIMIT ?2`,
    now,
    most,
  );

/** With the subscription that it goes to; null where there is none any more, or the device was revoked. */
const waitingIn = (db: ReadStatements, householdId: string, now: number, most: number): Promise<Waiting[]> =>
  db.all<Waiting>(
    `SELECT r.*, s.endpoint, s.p256dh, s.auth
     FROM (SELECT * FROM reminder WHERE household_id = ?3 AND ${waitsNow} ORDER BY retry_at LIMIT ?2) r
     LEFT JOIN device d ON d.household_id = r.household_id AND d.device_id = r.device_id AND d.revoked_at IS NULL
     LEFT JOIN push_subscription s ON s.household_id = d.household_id AND s.profile_id = r.profile_id
       AND s.device_id = d.device_id AND s.endpoint <> ''
     ORDER BY r.retry_at`,
    now,
    most,
    householdId,
  );

const forget = async (db: Statements, row: Tables["reminder"]): Promise<void> => {
  await db.run`DELETE FROM reminder WHERE household_id = ${row.household_id}
    AND profile_id = ${row.profile_id} AND device_id = ${row.device_id}
    AND reminder_key = ${row.reminder_key}`;
};

const postpone = async (db: Statements, row: Tables["reminder"], until: number): Promise<void> => {
  await db.run`UPDATE reminder SET retry_at = ${until} WHERE household_id = ${row.household_id}
    AND profile_id = ${row.profile_id} AND device_id = ${row.device_id}
    AND reminder_key = ${row.reminder_key}`;
};

const end = async (
  db: Statements,
  row: Tables["reminder"],
  state: "dropped" | "missed",
  now: number,
): Promise<void> => {
  await db.run`UPDATE reminder SET state = ${state}, lease_until = 0, updated_at = ${now}
    WHERE household_id = ${row.household_id} AND profile_id = ${row.profile_id} AND device_id = ${row.device_id}
    AND reminder_key = ${row.reminder_key}`;
};
