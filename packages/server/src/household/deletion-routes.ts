/** `GET`, `PUT`, `DELETE /api/profiles/:id/deletion`: a person asks to be erased, sees when, and may take it back. */
import type { DeletionReply } from "@muster/contract/deletion";
import { idSchema } from "@muster/domain/shared/ids.schema";
import { type Context, Hono } from "hono";
import type { AppEnvironment } from "../http/environment.ts";
import { refuse } from "../http/refuse.ts";
import type { HouseholdDeps } from "./household-deps.ts";

const path = "/profiles/:id/deletion";

/** Routes of a profile's own deletion; for anybody else's profile they answer `not-yours`. */
export const deletionRoutes = ({ store, clock, guards }: HouseholdDeps): Hono<AppEnvironment> => {
  const routes = new Hono<AppEnvironment>();
  /** @returns what the store needs to know; undefined for anybody else's profile */
  const mine = (c: Context<AppEnvironment>) => {
    const profileId = idSchema.safeParse(c.req.param("id"));
    if (!profileId.success || profileId.data !== c.get("session").profileId) return undefined;
    const { householdId, id: deviceId } = c.get("device");
    return { householdId, profileId: profileId.data, deviceId, now: clock().getTime() };
  };
  const reply = (eraseAt: number | null): DeletionReply => ({
    eraseAt: eraseAt === null ? null : new Date(eraseAt).toISOString(),
  });

  routes.get(path, guards.requireSession, async (c) => {
    const whose = mine(c);
    if (whose === undefined) return refuse(c, "not-yours");
    return c.json(reply(await store.deletionOf(whose.householdId, whose.profileId)));
  });
  // For good, in the end: whoever just picked up an open device does not start it.
  routes.put(path, guards.requireSession, guards.requireGuardedOwner, guards.requireElevation, async (c) => {
    const whose = mine(c);
    if (whose === undefined) return refuse(c, "not-yours");
    const eraseAt = await store.askDeletion(whose);
    return eraseAt === "owner-stays" ? refuse(c, "owner-stays") : c.json(reply(eraseAt));
  });
  routes.delete(path, guards.requireSession, async (c) => {
    const whose = mine(c);
    if (whose === undefined) return refuse(c, "not-yours");
    await store.keepProfile(whose);
    return c.json(reply(await store.deletionOf(whose.householdId, whose.profileId)));
  });
  return routes;
};
