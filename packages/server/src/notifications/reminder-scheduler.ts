/**
 * Sends reminders when they are due. Everything it knows is in the database: a restart goes on where it was, and two
 * processes share the work without sending twice.
 */
import { createHash } from "node:crypto";
import type { ReminderPayload } from "@muster/contract/notifications";
import type { NewId } from "@muster/domain/shared/ids";
import type { Clock } from "../http/environment.ts";
import type { LeasedReminder, ReminderEnd, ReminderStore } from "../stores/reminder-store.ts";
import type { RunLater } from "../sync/live-hub.ts";
import type { PushSender } from "./push-sender.ts";

/** What is due is looked for this often: nobody waits longer for a reminder; ms. */
const lookEvery = 15_000;
/** A push service is given up on after 10 s, so a lease of a minute ends only with its worker; ms. */
const leaseMilliseconds = 60_000;
const profilesAtOnce = 50;
const sendsAtOnce = 16;
/** First wait after a failed try, doubled each time, at most a quarter of an hour; ms. */
const firstWait = 30_000;
const longestWait = 15 * 60_000;

type ReminderScheduler = {
  start(): void;
  /** Resolves when nothing is being sent any more. */
  stop(): Promise<void>;
  /** One look: plans, and sends what waits. For tests, and what `start` repeats. */
  look(): Promise<void>;
};

/** Makes the scheduler; it sends nothing until it is started. */
export const createReminderScheduler = (deps: {
  readonly store: ReminderStore;
  readonly sender: PushSender;
  readonly clock: Clock;
  readonly later: RunLater;
  readonly newId: NewId;
  readonly report: (error: unknown, where: string) => void;
}): ReminderScheduler => {
  const { store, sender, clock, later, report } = deps;
  const worker = deps.newId();
  let stopped = false;
  let callOff: () => void = () => {};
  let looking: Promise<void> = Promise.resolve();

  const endOf = async (leased: LeasedReminder): Promise<ReminderEnd> => {
    const now = clock().getTime();
    const outcome = await sender.send(leased.target, messageOf(leased, now));
    switch (outcome.type) {
      case "delivered":
        return { state: "sent" };
      case "gone":
        return { state: "gone" };
      case "refused":
        report(new Error(`A push service answered ${outcome.status}.`), "reminder");
        return { state: "refused" };
      case "later": {
        const wait = Math.min(longestWait, firstWait * 2 ** (leased.tries - 1));
        return { state: "due", retryAt: now + Math.max(wait, outcome.afterMilliseconds ?? 0) };
      }
    }
  };

  const send = async (leased: LeasedReminder): Promise<void> => {
    try {
      await store.settle(worker, leased, await endOf(leased), clock().getTime());
    } catch (error) {
      // Its lease runs out, and it is tried again while it is of use.
      report(error, "reminder");
    }
  };

  const look = async (): Promise<void> => {
    for (let isMore = true; isMore && !stopped; ) {
      const planned = await store.plan(clock().getTime(), profilesAtOnce);
      for (const failure of planned.failures) report(failure, "reminders");
      isMore = planned.isMore;
    }
    while (!stopped) {
      const { leased, failures } = await store.lease(
        worker,
        clock().getTime(),
        leaseMilliseconds,
        sendsAtOnce,
      );
      for (const failure of failures) report(failure, "reminders");
      if (leased.length === 0 && failures.length === 0) return;
      await Promise.all(leased.map(send));
    }
  };

  const lookRegularly = (): void => {
    looking = look().catch((error: unknown) => report(error, "reminders"));
    void looking.then(() => {
      if (!stopped) callOff = later(lookRegularly, lookEvery);
    });
  };

  return {
    look,
    start: lookRegularly,
    stop: async () => {
      stopped = true;
      callOff();
      await looking;
    },
  };
};

const messageOf = ({ reminder }: LeasedReminder, now: number) => {
  const payload: ReminderPayload = {
    type: "reminder",
    key: reminder.key,
    title: reminder.title,
    body: reminder.body,
    path: reminder.path,
  };
  return {
    payload: JSON.stringify(payload),
    ttlSeconds: Math.max(1, Math.floor((reminder.until - now) / 1_000)),
    // Says nothing to the push service, and is the same for a repetition.
    topic: createHash("sha256").update(reminder.key).digest("base64url").slice(0, 32),
  };
};
