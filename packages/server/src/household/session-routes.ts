/** `POST /api/sessions` unlocks a profile on this device, `DELETE /api/sessions/current` locks it again. */
import {
  type ElevateReply,
  elevateRequestSchema,
  type passcodeWaitSchema,
  type UnlockReply,
  unlockRequestSchema,
} from "@muster/contract/household";
import { idSchema } from "@muster/domain/shared/ids.schema";
import { Hono } from "hono";
import type * as z from "zod/mini";
import { clearCredential, setCredential } from "../http/cookies.ts";
import type { AppEnvironment } from "../http/environment.ts";
import { readBody } from "../http/read-body.ts";
import { refuse } from "../http/refuse.ts";
import type { HouseholdDeps } from "./household-deps.ts";
import { refusePasscode } from "./refuse-passcode.ts";
import { elevationLife, newCookieSession } from "./session-rules.ts";

/** Routes that unlock, lock and elevate a session. */
export const sessionRoutes = (deps: HouseholdDeps): Hono<AppEnvironment> => {
  const { store, passcodes, clock, random, guards, origin, live } = deps;
  const routes = new Hono<AppEnvironment>();

  routes.post("/sessions", guards.requireDevice, async (c) => {
    const body = await readBody(c, unlockRequestSchema);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const { householdId, id: deviceId } = c.get("device");
    const account = await store.account(householdId, body.value.profileId);
    if (account === undefined) return refuse(c, "not-found");
    // A reset passcode is set anew on one device, and until then the profile opens nowhere else.
    if (account.reset !== null && account.reset.deviceId !== deviceId) return refuse(c, "passcode-reset");
    // Without a passcode there is nothing to guess, and a family tablet changes hands often.
    const wait = account.verifier === null ? 0 : guards.take("unlock", c);
    if (wait > 0) return refuse(c, "too-many", { retryAfterSeconds: wait });
    const checked = await passcodes.check({ householdId, deviceId, account }, body.value.passcode);
    if (!checked.ok) return refusePasscode(c, checked.error);
    // Only wrong ones use it up: a family behind one address locks and unlocks all day.
    if (account.verifier !== null) guards.giveBack("unlock", c);
    const now = clock().getTime();
    const { secret, session } = newCookieSession(random, account.id, account.verifier !== null, now);
    if (!(await store.startSession(householdId, deviceId, session, now, account.verifier)))
      return refuse(c, "wrong-passcode");
    live.endDevice(householdId, deviceId);
    setCredential(c, "ses", origin.isSecure(c), { householdId, secret });
    const reply: UnlockReply = {
      profileId: account.id,
      needsSetup: account.verifier === null,
      failedTries: checked.value,
      expiresAt: new Date(session.expiresAt).toISOString(),
      reset:
        account.reset === null
          ? null
          : { by: account.reset.by, at: new Date(account.reset.at).toISOString() },
    };
    return c.json(reply);
  });

  routes.get("/profiles/:id/passcode-wait", guards.requireDevice, async (c) => {
    const profileId = idSchema.safeParse(c.req.param("id"));
    if (!profileId.success) return refuse(c, "invalid-request");
    const { householdId, id: deviceId } = c.get("device");
    const account = await store.account(householdId, profileId.data);
    if (account === undefined) return refuse(c, "not-found");
    const now = clock().getTime();
    const seconds =
      account.verifier === null ? 0 : await store.passcodeWait(householdId, account.id, deviceId, now);
    return c.json({ seconds } satisfies z.infer<typeof passcodeWaitSchema>);
  });

  routes.post("/sessions/elevation", guards.requireSession, async (c) => {
    const body = await readBody(c, elevateRequestSchema);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const { householdId, id: deviceId } = c.get("device");
    const account = await store.account(householdId, c.get("session").profileId);
    if (account === undefined) return refuse(c, "not-found");
    const wait = account.verifier === null ? 0 : guards.take("unlock", c);
    if (wait > 0) return refuse(c, "too-many", { retryAfterSeconds: wait });
    const checked = await passcodes.check({ householdId, deviceId, account }, body.value.passcode);
    if (!checked.ok) return refusePasscode(c, checked.error);
    // Only wrong ones use it up: a family behind one address locks and unlocks all day.
    if (account.verifier !== null) guards.giveBack("unlock", c);
    const now = clock().getTime();
    const { secret, session } = newCookieSession(random, account.id, account.verifier !== null, now);
    const elevatedUntil = now + elevationLife;
    const elevated = { ...session, elevatedUntil };
    if (!(await store.startSession(householdId, deviceId, elevated, now, account.verifier)))
      return refuse(c, "wrong-passcode");
    setCredential(c, "ses", origin.isSecure(c), { householdId, secret });
    const reply: ElevateReply = { until: new Date(elevatedUntil).toISOString() };
    return c.json(reply);
  });

  routes.delete("/sessions/current", guards.requireDevice, async (c) => {
    const caller = c.get("caller");
    if (caller !== null && caller.session !== null) {
      await store.endSession(caller.device.householdId, caller.session.idHash);
      live.endDevice(caller.device.householdId, caller.device.id);
    }
    clearCredential(c, "ses", origin.isSecure(c));
    return c.body(null, 204);
  });

  return routes;
};
