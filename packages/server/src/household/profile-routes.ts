/** `POST /api/profiles`, `GET /api/usernames/:username`, `PUT /api/profiles/:id/passcode`. */
import {
  type CreateProfileReply,
  createProfileRequestSchema,
  setPasscodeRequestSchema,
} from "@muster/contract/household";
import { isShownName } from "@muster/domain/household/shown-name";
import { initialOf, type ProfileCard } from "@muster/domain/profiles/profile";
import { usernameSchema } from "@muster/domain/profiles/profile.schema";
import { idSchema } from "@muster/domain/shared/ids.schema";
import { Hono } from "hono";
import { setCredential } from "../http/cookies.ts";
import type { AppEnvironment } from "../http/environment.ts";
import { readBody } from "../http/read-body.ts";
import { refuse } from "../http/refuse.ts";
import { tokenHash } from "../secrets.ts";
import type { HouseholdDeps } from "./household-deps.ts";
import { refusePasscode } from "./refuse-passcode.ts";
import { newCookieSession } from "./session-rules.ts";

/** Routes that create a profile, look a username up and change a passcode. */
export const profileRoutes = (deps: HouseholdDeps): Hono<AppEnvironment> => {
  const { store, passcodes, clock, newId, random, guards, origin, live } = deps;
  const routes = new Hono<AppEnvironment>();

  routes.get("/usernames/:username", guards.requireDevice, async (c) => {
    const username = usernameSchema.safeParse(c.req.param("username").normalize("NFC").trim().toLowerCase());
    if (!username.success || !username.data.isWellFormed() || !isShownName(username.data))
      return refuse(c, "invalid-request");
    const taken = await store.usernameTaken(c.get("device").householdId, username.data);
    return c.json({ username: username.data, free: !taken });
  });

  routes.post("/profiles", guards.requireDevice, async (c) => {
    const body = await readBody(c, createProfileRequestSchema);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const { id, registration, profile } = body.value;
    // It stands in sentences about people, so it may not turn their words round.
    if (!isShownName(profile.username) || !isShownName(profile.displayName))
      return refuse(c, "invalid-request");
    const { householdId, id: deviceId } = c.get("device");
    const now = clock().getTime();
    const card: ProfileCard = {
      username: profile.username.normalize("NFC"),
      displayName: profile.displayName,
      initial: initialOf(profile.displayName),
      primaryGoal: profile.primaryGoal,
      hasPasscode: false,
      createdAt: new Date(now).toISOString(),
    };
    const { secret, session } = newCookieSession(random, id, false, now);
    const created = await store.createProfile({
      householdId,
      deviceId,
      profileId: id,
      card,
      grantHash: tokenHash(registration),
      cardOpId: newId(),
      session,
      now,
    });
    switch (created.type) {
      case "username-taken":
        return refuse(c, "username-taken");
      case "not-allowed":
        return refuse(c, "wrong-code");
      case "not-yours":
        return refuse(c, "not-yours");
      case "created":
      case "repeated": {
        if (created.type === "created") live.changed(householdId, created.seq);
        if (created.type === "created" || created.sessionStarted) {
          setCredential(c, "ses", origin.isSecure(c), { householdId, secret });
        }
        const reply: CreateProfileReply = { id, card: created.card, isOwner: created.isOwner };
        return c.json(reply);
      }
    }
  });

  routes.put("/profiles/:id/passcode", guards.requireSession, async (c) => {
    const body = await readBody(c, setPasscodeRequestSchema);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const profileId = idSchema.safeParse(c.req.param("id"));
    if (!profileId.success) return refuse(c, "invalid-request");
    if (profileId.data !== c.get("session").profileId) return refuse(c, "not-yours");
    const { householdId, id: deviceId } = c.get("device");
    const account = await store.account(householdId, profileId.data);
    if (account === undefined) return refuse(c, "not-found");
    const wait = account.verifier === null ? 0 : guards.take("unlock", c);
    if (wait > 0) return refuse(c, "too-many", { retryAfterSeconds: wait });
    const { current, next } = body.value;
    const checked = await passcodes.check({ householdId, deviceId, account }, current);
    if (!checked.ok) return refusePasscode(c, checked.error);
    // Only wrong ones use it up: a family behind one address locks and unlocks all day.
    if (account.verifier !== null) guards.giveBack("unlock", c);
    const verifier = next === null ? null : await passcodes.verifierOf(account.id, next);
    if (verifier === undefined) return refuse(c, "busy", { retryAfterSeconds: 2 });
    const now = clock().getTime();
    const { secret, session } = newCookieSession(random, account.id, verifier !== null, now);
    const set = await store.setPasscode({
      householdId,
      profileId: account.id,
      deviceId,
      verifier,
      expected: account.verifier,
      pepperId: deps.pepperId,
      session,
      cardOpId: newId(),
      now,
    });
    // Somebody else changed it in between: what was typed as the current one may be wrong now.
    if (!set.changed) return refuse(c, "wrong-passcode");
    live.changed(householdId, set.seq);
    live.endProfileElsewhere(householdId, account.id, deviceId);
    setCredential(c, "ses", origin.isSecure(c), { householdId, secret });
    return c.body(null, 204);
  });

  return routes;
};
