/**
 * `GET /api/devices` lists the household's devices, `PATCH /api/devices/:id` names one, `DELETE /api/devices/:id` revokes
 * one. A person may name and revoke the device in their hand and those that joined by their own code; everybody else's is
 * the owner's (settled point 3).
 */
import { type deviceListSchema, renameDeviceSchema } from "@muster/contract/household";
import { idSchema } from "@muster/domain/shared/ids.schema";
import { Hono } from "hono";
import type * as z from "zod/mini";
import { clearCredential } from "../http/cookies.ts";
import type { AppEnvironment } from "../http/environment.ts";
import { readBody } from "../http/read-body.ts";
import { refuse } from "../http/refuse.ts";
import type { HouseholdDeps } from "./household-deps.ts";

/** Routes that list, rename and revoke devices of the household. */
export const deviceRoutes = (deps: HouseholdDeps): Hono<AppEnvironment> => {
  const { store, clock, guards, origin, live } = deps;
  const routes = new Hono<AppEnvironment>();

  routes.get("/devices", guards.requireSession, async (c) => {
    const device = c.get("device");
    const session = c.get("session");
    const devices = await store.devices(device.householdId);
    const reply: z.infer<typeof deviceListSchema> = {
      devices: devices.map(({ id, name, lastSeenAt, enrolledBy, usedBy }) => ({
        id,
        name,
        lastSeenAt: new Date(lastSeenAt).toISOString(),
        isThis: id === device.id,
        usedBy: [...usedBy],
        mayRemove: id === device.id || enrolledBy === session.profileId || session.isOwner,
      })),
    };
    return c.json(reply);
  });

  routes.patch("/devices/:id", guards.requireSession, async (c) => {
    const body = await readBody(c, renameDeviceSchema);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const id = idSchema.safeParse(c.req.param("id"));
    if (!id.success) return refuse(c, "invalid-request");
    const { householdId, id: thisId } = c.get("device");
    const session = c.get("session");
    const device = (await store.devices(householdId)).find((candidate) => candidate.id === id.data);
    if (device === undefined) return refuse(c, "not-found");
    const own = device.id === thisId || device.enrolledBy === session.profileId;
    if (!own && !session.isOwner) return refuse(c, "owner-only");
    await store.renameDevice(householdId, device.id, body.value.name);
    return c.body(null, 204);
  });

  routes.delete("/devices/:id", guards.requireSession, async (c) => {
    const id = idSchema.safeParse(c.req.param("id"));
    if (!id.success) return refuse(c, "invalid-request");
    const { householdId, id: thisId } = c.get("device");
    const session = c.get("session");
    const device = (await store.devices(householdId)).find((candidate) => candidate.id === id.data);
    if (device === undefined) return refuse(c, "not-found");
    const own = device.id === thisId || device.enrolledBy === session.profileId;
    if (!own && !session.isOwner) return refuse(c, "owner-only");
    if (!own && session.isUnguardedOwner) return refuse(c, "set-passcode-first");
    if (!own && !session.isElevated) return refuse(c, "needs-passcode");
    await store.revokeDevice(householdId, device.id, session.profileId, clock().getTime());
    live.endDevice(householdId, device.id);
    if (device.id === thisId) {
      clearCredential(c, "dev", origin.isSecure(c));
      clearCredential(c, "ses", origin.isSecure(c));
    }
    return c.body(null, 204);
  });

  return routes;
};
