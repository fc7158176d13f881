/** `GET /api/activity`: the household's security events, for its owners: who, when and what, never a secret. */
import type { ActivityReply } from "@muster/contract/activity";
import { Hono } from "hono";
import type { AppEnvironment } from "../http/environment.ts";
import type { HouseholdDeps } from "./household-deps.ts";
import { requireOwner } from "./owner-routes.ts";

/** Events that one answer holds: some years of an ordinary household. */
const mostEvents = 200;

/** Route of the security events, for owners alone; newest first. */
export const activityRoutes = ({ store, guards }: HouseholdDeps): Hono<AppEnvironment> => {
  const routes = new Hono<AppEnvironment>();
  routes.get("/activity", guards.requireSession, requireOwner, async (c) => {
    const events = await store.activity(c.get("device").householdId, mostEvents);
    const reply: ActivityReply = {
      events: events.map(({ at, ...event }) => ({ at: new Date(at).toISOString(), ...event })),
    };
    return c.json(reply);
  });
  return routes;
};
