/**
 * What reminders need of a database: who wants them on which device, what is due, and that each is sent once. A reminder
 * is a row for each device; a worker holds a lease on it while it sends, so a crash repeats at most what was under way.
 * Times are ms since 1970.
 */
import type { Reminder } from "@muster/domain/reminders/reminders";

/** Where a browser is reached and the keys that encrypt its messages, URL-safe base64. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** A profile on one device: the unit that wants reminders. */
export type ReminderOwner = {
  readonly householdId: string;
  readonly profileId: string;
  readonly deviceId: string;
};

/** A device with all profiles that want reminders on it. */
export type ReminderDevice = Omit<ReminderOwner, "profileId">;

/** A reminder that a worker has leased. */
export type LeasedReminder = ReminderOwner & {
  readonly reminder: Reminder;
  readonly target: PushTarget;
  /** Counts this one. */
  readonly tries: number;
};

/** How the sending of one reminder ended. `retryAt`: ms since 1970. */
export type ReminderEnd =
  | { readonly state: "sent" }
  /** The push service knows the address no more: it is forgotten, and that reminders are wanted there is not. */
  | { readonly state: "gone" }
  | { readonly state: "refused" }
  | { readonly state: "due"; readonly retryAt: number };

/** Storage of subscriptions and due reminders. SQLite and PostgreSQL implement it and pass the same tests. */
export interface ReminderStore {
  subscribe(
    owner: ReminderOwner,
    target: PushTarget & { readonly vapidId: string; readonly timeZone: string },
    now: number,
  ): Promise<void>;
  unsubscribe(owner: ReminderOwner): Promise<void>;
  /** Whether anybody gets reminders on this device. */
  isWanted(device: ReminderDevice): Promise<boolean>;
  /**
   * A browser has one subscription, whoever of its people wants reminders: all of theirs move along. Says nothing about
   * who used the device last, since nobody did.
   */
  renew(device: ReminderDevice, target: PushTarget & { readonly vapidId: string }): Promise<void>;
  /** What this device gets for this profile; undefined when nothing, null while its address is to be said anew. */
  subscription(owner: ReminderOwner): Promise<{ readonly endpoint: string | null } | undefined>;
  /** Subscriptions that were made with another key are of no use: their addresses are to be said anew. */
  forgetOtherKeys(vapidId: string): Promise<void>;

  /**
   * Writes down what has become due, for at most `most` people. Somebody for whom that fails is looked at again later, and
   * nobody else is kept waiting.
   */
  plan(
    now: number,
    most: number,
  ): Promise<{ readonly isMore: boolean; readonly failures: readonly unknown[] }>;
  /**
   * Takes reminders that wait. What was logged, done or switched off since is dropped, what is too late missed; somebody
   * for whom that cannot be said is left for later.
   */
  lease(
    worker: string,
    now: number,
    leaseMilliseconds: number,
    most: number,
  ): Promise<{ readonly leased: readonly LeasedReminder[]; readonly failures: readonly unknown[] }>;
  /** @returns false when the lease had run out and somebody else has it */
  settle(worker: string, leased: LeasedReminder, end: ReminderEnd, now: number): Promise<boolean>;
  /** When something is next to be looked at; undefined when nobody wants reminders. */
  nextAt(): Promise<number | undefined>;
}
