/**
 * Handing a household over: `PUT /api/profiles/:id/ownership` makes another profile an owner too, by an owner who gave
 * the passcode again; `DELETE /api/profiles/:id/ownership` gives up one's own. There is always an owner.
 */
import { idSchema } from "@muster/domain/shared/ids.schema";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnvironment } from "../http/environment.ts";
import { refuse } from "../http/refuse.ts";
import type { HouseholdDeps } from "./household-deps.ts";

/** Behind `requireSession`. */
export const requireOwner = createMiddleware<AppEnvironment>(async (c, next) =>
  c.get("session").isOwner ? next() : refuse(c, "owner-only"),
);

/** Routes that give and give up ownership of the household. */
export const ownerRoutes = ({ store, clock, guards }: HouseholdDeps): Hono<AppEnvironment> => {
  const routes = new Hono<AppEnvironment>();
  const path = "/profiles/:id/ownership";

  routes.put(
    path,
    guards.requireSession,
    requireOwner,
    guards.requireGuardedOwner,
    guards.requireElevation,
    async (c) => {
      const profileId = idSchema.safeParse(c.req.param("id"));
      if (!profileId.success) return refuse(c, "invalid-request");
      const { householdId, id: deviceId } = c.get("device");
      const made = await store.setOwner({
        householdId,
        profileId: profileId.data,
        isOwner: true,
        by: { profileId: c.get("session").profileId, deviceId },
        now: clock().getTime(),
      });
      return made === "done" ? c.body(null, 204) : refuse(c, "not-found");
    },
  );

  routes.delete(path, guards.requireSession, requireOwner, guards.requireElevation, async (c) => {
    const profileId = idSchema.safeParse(c.req.param("id"));
    if (!profileId.success) return refuse(c, "invalid-request");
    const { profileId: mine } = c.get("session");
    // Nobody takes it from somebody else: whoever was made an owner decides alone.
    if (profileId.data !== mine) return refuse(c, "not-yours");
    const { householdId, id: deviceId } = c.get("device");
    const ended = await store.setOwner({
      householdId,
      profileId: mine,
      isOwner: false,
      by: { profileId: mine, deviceId },
      now: clock().getTime(),
    });
    return ended === "done" ? c.body(null, 204) : refuse(c, ended);
  });

  return routes;
};
