/** A server at night, a push service that opens what it gets, and one person who wants reminders. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomId } from "@muster/domain/shared/ids";
import { expect } from "vitest";
import { createPushSender } from "../src/notifications/push-sender.ts";
import { createReminderScheduler } from "../src/notifications/reminder-scheduler.ts";
import { loadVapidKeys } from "../src/notifications/vapid-keys.ts";
import { createTestTime } from "../src/testing/test-time.ts";
import { startPushService } from "./doubles/push-service.ts";
import { createOwner, type Member, startServer, type TestServer } from "./harness.ts";
import { profileOperation, push, settingsOperation } from "./sync-calls.ts";
/** ms. */
export const minute = 60_000;

/** Friday; the default week trains at 5:00 AM, so in Berlin the reminder is due at 03:30 UTC. */
export const fridayNight = Date.parse("2026-11-20T02:00:00Z");

/** When the reminder of Friday is due in Berlin. */
export const due = Date.parse("2026-11-20T03:30:00Z");

/** What looks for due reminders and sends them, on this server. */
export const schedulerOn = (server: TestServer, dataDir = server.dataDir, later = server.time.later) =>
  createReminderScheduler({
    store: server.stores.reminders,
    sender: createPushSender({
      keys: loadVapidKeys(dataDir),
      contact: "mailto:operator@example.org",
      namedServices: [host],
      fetch: globalThis.fetch,
      now: () => server.time.clock().getTime(),
    }),
    clock: server.time.clock,
    later,
    newId: randomId,
    report: (error) => server.bugs.push(error),
  });

let host = "";

/** A server at night, a push service, and one person who wants reminders on a phone. */
export const world = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-reminders-"));
  const service = await startPushService(() => loadVapidKeys(dataDir).publicKey);
  host = service.host;
  const time = createTestTime(fridayNight);
  const server = await startServer({ dataDir, time, namedServices: [service.host] });
  const alex = await createOwner(server);
  await push(alex.browser, [profileOperation(alex), settingsOperation(alex, 2)]);
  // What is changed later is later.
  time.advance(minute);
  const subscribe = (member: Member, browser: string, timeZone = "Europe/Berlin") =>
    member.browser.put("/api/notifications/subscription", { ...service.subscribe(browser), timeZone });
  const scheduler = schedulerOn(server);
  const runSchedulerAt = async (instant: number) => {
    time.advance(instant - time.clock().getTime());
    await scheduler.look();
  };
  return {
    service,
    server,
    time,
    alex,
    subscribe,
    scheduler,
    runSchedulerAt,
    end: async () => {
      expect(service.problems).toEqual([]);
      await server.close();
      await service.close();
    },
  };
};
