/** `GET /api/hello`, `POST /api/household/join`, `POST /api/registrations`: how a browser becomes a device of a household. */
import {
  type HelloReply,
  type JoinReply,
  joinRequestSchema,
  registrationRequestSchema,
} from "@muster/contract/household";
import { recordSchemaVersion } from "@muster/domain/records";
import { Hono } from "hono";
import { setCredential } from "../http/cookies.ts";
import type { AppEnvironment } from "../http/environment.ts";
import { readBody } from "../http/read-body.ts";
import { refuse } from "../http/refuse.ts";
import { newShortToken, newToken, tokenHash } from "../secrets.ts";
import type { OpenInvitation } from "../stores/household-store.ts";
import type { HouseholdDeps } from "./household-deps.ts";

/** A grant to make a profile is good for this long: the onboarding form may be left for a day; ms. */
const registrationLife = 7 * 86_400_000;

/** Routes for a browser that is not enrolled yet, and for registration codes. */
export const joinRoutes = (deps: HouseholdDeps): Hono<AppEnvironment> => {
  const { store, codes, clock, newId, random, guards, origin } = deps;
  const routes = new Hono<AppEnvironment>();

  routes.get("/hello", async (c) => {
    const caller = c.get("caller");
    const welcomed = caller === null && origin.isLocal(c) ? await deps.welcome?.() : undefined;
    if (welcomed !== undefined) setCredential(c, "dev", origin.isSecure(c), welcomed);
    const device = caller?.device ?? welcomed;
    const reply: HelloReply = {
      app: "muster",
      serverId: await store.serverId(),
      version: deps.version,
      recordSchema: recordSchemaVersion,
      hasHousehold: await store.hasHousehold(),
      device:
        device === undefined ? null : { id: device.id, householdId: device.householdId, name: device.name },
      session:
        caller === null || caller.session === null
          ? null
          : {
              profileId: caller.session.profileId,
              expiresAt: new Date(caller.session.expiresAt).toISOString(),
            },
      model: deps.model,
      demo: deps.demo,
    };
    return c.json(reply);
  });

  routes.post("/household/join", guards.limit("invitation"), async (c) => {
    const body = await readBody(c, joinRequestSchema);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const { code, attempt } = body.value;
    const now = clock().getTime();
    const secret = newToken(random);
    const enter = (householdId: string, deviceId: string, registration: string | null) => {
      guards.giveBack("invitation", c);
      setCredential(c, "dev", origin.isSecure(c), { householdId, secret });
      const reply: JoinReply = { deviceId, householdId, registration };
      return c.json(reply);
    };
    const newGrant = (kind: OpenInvitation["kind"]) => (kind === "device" ? null : newShortToken(random));
    const stored = (grant: string | null) =>
      grant === null ? null : { grantHash: tokenHash(grant), expiresAt: now + registrationLife };
    /** This browser has joined by this code already and lost the answer, or its cookie. */
    const enterAgain = async (): Promise<Response> => {
      if (attempt === undefined) return refuse(c, "wrong-code");
      const used = await codes.findRepeated(code, attempt);
      if (!used.ok) return refuse(c, used.error);
      const { householdId, deviceId, kind } = used.value;
      const grant = newGrant(kind);
      const repeated = await store.repeatJoin({
        householdId,
        deviceId,
        credentialHash: tokenHash(secret),
        registration: stored(grant),
        now,
      });
      if (repeated === undefined) return refuse(c, "wrong-code");
      return enter(householdId, deviceId, repeated.mayRegister ? grant : null);
    };
    const found = await codes.find(code);
    if (!found.ok) return found.error === "wrong-code" ? enterAgain() : refuse(c, found.error);
    const invitation = found.value;
    const deviceId = newId();
    const grant = newGrant(invitation.kind);
    const won = await store.redeemInvitation({
      invitation,
      deviceId,
      newDevice: {
        id: deviceId,
        name: body.value.deviceName.trim() || "Device",
        credentialHash: tokenHash(secret),
      },
      registration: stored(grant),
      attemptHash: attempt === undefined ? null : tokenHash(attempt),
      epoch: newId(),
      now,
    });
    return won ? enter(invitation.householdId, deviceId, grant) : enterAgain();
  });

  routes.post("/registrations", guards.requireDevice, guards.limit("invitation"), async (c) => {
    const body = await readBody(c, registrationRequestSchema);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const device = c.get("device");
    const found = await codes.find(body.value.code);
    if (!found.ok) return refuse(c, found.error);
    // A device code makes no profile, and another household's code none here: the same sentence as for a wrong one.
    if (found.value.kind !== "profile" || found.value.householdId !== device.householdId) {
      return refuse(c, "wrong-code");
    }
    const now = clock().getTime();
    const registration = newShortToken(random);
    const won = await store.redeemInvitation({
      invitation: found.value,
      deviceId: device.id,
      newDevice: null,
      registration: { grantHash: tokenHash(registration), expiresAt: now + registrationLife },
      attemptHash: null,
      epoch: "",
      now,
    });
    if (!won) return refuse(c, "wrong-code");
    guards.giveBack("invitation", c);
    return c.json({ registration });
  });

  return routes;
};
