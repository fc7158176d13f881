/**
 * Ways back from a forgotten passcode that lose nothing (PASS-05): `POST /api/profiles/:id/passcode-reset` by the owner,
 * `POST /api/recovery` by the recovery code, which `POST /api/recovery-kit` makes. Nobody but the person chooses the new
 * passcode, and only on the device that was named.
 */
import {
  type recoveryKitSchema,
  recoveryRequestSchema,
  type recoveryStateSchema,
  resetRequestSchema,
} from "@muster/contract/household";
import { codeAlphabet, normalizeCode } from "@muster/domain/household/code";
import { idSchema } from "@muster/domain/shared/ids.schema";
import { Hono } from "hono";
import type * as z from "zod/mini";
import type { AppEnvironment } from "../http/environment.ts";
import { readBody } from "../http/read-body.ts";
import { refuse } from "../http/refuse.ts";
import { type RandomBytes, tokenHash } from "../secrets.ts";
import type { HouseholdDeps } from "./household-deps.ts";

/** 26 signs of 5 bits: 130 bits, so a plain hash is enough and no guessing comes near. */
const recoveryLength = 26;

const newRecoveryCode = (random: RandomBytes): string =>
  // 32 signs: the low five bits of a byte choose one without bias.
  Array.from(random(recoveryLength), (byte) => codeAlphabet.charAt(byte & 31)).join("");

/** Routes for a forgotten passcode: reset by an owner, recovery code. */
export const recoveryRoutes = (deps: HouseholdDeps): Hono<AppEnvironment> => {
  const { store, clock, newId, random, guards, live } = deps;
  const routes = new Hono<AppEnvironment>();

  /** @returns whether it was done; not when the recovery code is not good */
  const reset = async (
    householdId: string,
    profileId: string,
    deviceId: string,
    by: string | null,
    recoveryHash?: string,
  ): Promise<boolean> => {
    const seq = await store.resetPasscode({
      householdId,
      profileId,
      deviceId,
      by,
      ...(recoveryHash === undefined ? {} : { recoveryHash }),
      cardOpId: newId(),
      now: clock().getTime(),
    });
    if (seq === undefined) return false;
    live.changed(householdId, seq);
    live.endProfileElsewhere(householdId, profileId, "");
    return true;
  };

  routes.post(
    "/profiles/:id/passcode-reset",
    guards.requireSession,
    async (c, next) => (c.get("session").isOwner ? next() : refuse(c, "owner-only")),
    guards.requireGuardedOwner,
    guards.requireElevation,
    async (c) => {
      const body = await readBody(c, resetRequestSchema);
      if (!body.ok) return refuse(c, body.error.type, body.error.details);
      const profileId = idSchema.safeParse(c.req.param("id"));
      if (!profileId.success) return refuse(c, "invalid-request");
      const { householdId } = c.get("device");
      const { profileId: owner } = c.get("session");
      const account = await store.account(householdId, profileId.data);
      const device = (await store.devices(householdId)).find(({ id }) => id === body.value.deviceId);
      if (account === undefined || device === undefined) return refuse(c, "not-found");
      // One's own is changed, not reset: whoever can do this knows it.
      if (account.id === owner) return refuse(c, "invalid-request");
      await reset(householdId, account.id, device.id, owner);
      return c.body(null, 204);
    },
  );

  routes.get("/recovery-kit", guards.requireSession, async (c) => {
    const { isOwner } = c.get("session");
    const { householdId } = c.get("device");
    const reply: z.infer<typeof recoveryStateSchema> = {
      isOwner,
      isMade: isOwner && (await store.hasRecovery(householdId)),
      owners: isOwner ? [...(await store.owners(householdId))] : [],
    };
    return c.json(reply);
  });

  routes.post(
    "/recovery-kit",
    guards.requireSession,
    async (c, next) => (c.get("session").isOwner ? next() : refuse(c, "owner-only")),
    guards.requireGuardedOwner,
    guards.requireElevation,
    async (c) => {
      const code = newRecoveryCode(random);
      const { householdId } = c.get("device");
      await store.keepRecovery(householdId, tokenHash(code), c.get("session").profileId, clock().getTime());
      const reply: z.infer<typeof recoveryKitSchema> = { code };
      return c.json(reply);
    },
  );

  routes.post("/recovery", guards.requireDevice, guards.limit("invitation"), async (c) => {
    const body = await readBody(c, recoveryRequestSchema);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const { householdId, id: deviceId } = c.get("device");
    const account = await store.account(householdId, body.value.profileId);
    // The code is the owner's way back; everybody else has the owner. The code is not used up by asking for others.
    if (account === undefined) return refuse(c, "wrong-recovery");
    if (!account.isOwner) return refuse(c, "recovery-for-owners");
    const hash = tokenHash(normalizeCode(body.value.code));
    if (!(await reset(householdId, account.id, deviceId, null, hash))) return refuse(c, "wrong-recovery");
    guards.giveBack("invitation", c);
    return c.body(null, 204);
  });

  return routes;
};
