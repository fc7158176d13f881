/**
 * `GET /api/notifications`, `PUT` and `DELETE /api/notifications/subscription`: reminders of one profile on one device.
 * `GET /api/notifications/key`, `POST /api/notifications/subscription/renewal`: a browser whose subscription changed
 * while nobody was signed in; its device's credential is enough to say where it is reached now, and for nothing else.
 * `POST` and `DELETE /api/calendar`, `GET /calendar/<secret>.ics`: the plan for calendar programs.
 */
import {
  type NotificationsReply,
  type PushKeyReply,
  renewSubscriptionSchema,
  subscribeRequestSchema,
} from "@muster/contract/notifications";
import { calendarText } from "@muster/domain/reminders/calendar";
import { isTimeZone } from "@muster/domain/shared/zoned-time";
import { type Context, Hono } from "hono";
import type { AppEnvironment, Clock } from "../http/environment.ts";
import type { Guards } from "../http/guards.ts";
import type { OriginReader } from "../http/origin.ts";
import { readBody } from "../http/read-body.ts";
import { refuse } from "../http/refuse.ts";
import { newToken, type RandomBytes, tokenHash } from "../secrets.ts";
import type { CalendarStore } from "../stores/calendar-store.ts";
import type { ReminderStore } from "../stores/reminder-store.ts";
import { isPushService } from "./push-services.ts";
import type { VapidKeys } from "./vapid-keys.ts";

type Deps = {
  readonly reminders: ReminderStore;
  readonly calendar: CalendarStore;
  readonly push: { readonly keys: VapidKeys; readonly namedServices: readonly string[] };
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly guards: Guards;
  readonly origin: OriginReader;
};

const ownerOf = (c: Context<AppEnvironment>) => ({
  householdId: c.get("device").householdId,
  deviceId: c.get("device").id,
  profileId: c.get("session").profileId,
});

const deviceOf = (c: Context<AppEnvironment>) => ({
  householdId: c.get("device").householdId,
  deviceId: c.get("device").id,
});

/** Routes of push subscriptions and calendar addresses, mounted under `/api`. */
export const notificationRoutes = (deps: Deps): Hono<AppEnvironment> => {
  const { reminders, calendar, push, clock, random, guards } = deps;
  const routes = new Hono<AppEnvironment>();

  routes.get("/notifications", guards.requireSession, async (c) => {
    const subscription = await reminders.subscription(ownerOf(c));
    const reply: NotificationsReply = {
      publicKey: push.keys.publicKey,
      endpoint: subscription?.endpoint ?? null,
      isGone: subscription?.endpoint === null,
      hasCalendar: await calendar.has(ownerOf(c)),
    };
    return c.json(reply);
  });

  routes.put("/notifications/subscription", guards.requireSession, async (c) => {
    const body = await readBody(c, subscribeRequestSchema);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const { endpoint, timeZone } = body.value;
    if (!isPushService(endpoint, push.namedServices))
      return refuse(c, "invalid-request", { fields: { endpoint: "is no push service that is known here" } });
    if (!isTimeZone(timeZone))
      return refuse(c, "invalid-request", { fields: { timeZone: "is no time zone" } });
    await reminders.subscribe(ownerOf(c), { ...body.value, vapidId: push.keys.id }, clock().getTime());
    return c.body(null, 204);
  });

  routes.delete("/notifications/subscription", guards.requireSession, async (c) => {
    await reminders.unsubscribe(ownerOf(c));
    return c.body(null, 204);
  });

  routes.get("/notifications/key", guards.requireDevice, async (c) => {
    const reply: PushKeyReply = {
      publicKey: push.keys.publicKey,
      isWanted: await reminders.isWanted(deviceOf(c)),
    };
    return c.json(reply);
  });

  routes.post("/notifications/subscription/renewal", guards.requireDevice, async (c) => {
    const body = await readBody(c, renewSubscriptionSchema);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    if (!isPushService(body.value.endpoint, push.namedServices))
      return refuse(c, "invalid-request", { fields: { endpoint: "is no push service that is known here" } });
    await reminders.renew(deviceOf(c), { ...body.value, vapidId: push.keys.id });
    return c.body(null, 204);
  });

  routes.post("/calendar", guards.requireSession, async (c) => {
    const secret = newToken(random);
    await calendar.open(ownerOf(c), tokenHash(secret), clock().getTime());
    return c.json({ path: `/calendar/${secret}.ics` });
  });

  routes.delete("/calendar", guards.requireSession, async (c) => {
    await calendar.close(ownerOf(c));
    return c.body(null, 204);
  });

  return routes;
};

/** Whoever knows the address may read: calendar programs send no cookies. A wrong one looks like any other nothing. */
export const calendarFeed = ({ calendar, clock, origin }: Deps): Hono<AppEnvironment> => {
  const routes = new Hono<AppEnvironment>();
  routes.get("/:file{[A-Za-z0-9_-]{43}\\.ics}", async (c) => {
    const now = clock().getTime();
    const found = await calendar.read(tokenHash(c.req.param("file").slice(0, 43)), now);
    if (found === undefined) return refuse(c, "not-found");
    c.header("Content-Type", "text/calendar; charset=utf-8");
    c.header("Content-Disposition", "inline; filename=muster.ics");
    return c.body(calendarText({ ...found, address: origin.own(c) }, now));
  });
  routes.all("*", (c) => refuse(c, "not-found"));
  return routes;
};
