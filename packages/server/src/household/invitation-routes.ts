/** `POST`, `GET`, `DELETE /api/invitations`: codes for a further profile (7 days) or a further device (15 min). */
import { type invitationReplySchema, invitationRequestSchema } from "@muster/contract/household";
import { idSchema } from "@muster/domain/shared/ids.schema";
import { Hono } from "hono";
import type * as z from "zod/mini";
import type { AppEnvironment } from "../http/environment.ts";
import { readBody } from "../http/read-body.ts";
import { refuse } from "../http/refuse.ts";
import type { HouseholdDeps } from "./household-deps.ts";

/** Routes that make, list and withdraw invitations. */
export const invitationRoutes = (deps: HouseholdDeps): Hono<AppEnvironment> => {
  const { store, codes, clock, guards, lan } = deps;
  const routes = new Hono<AppEnvironment>();

  /** Each costs a slow hash. */
  const perPerson = guards.limit("codes", (c) => c.get("session").profileId);

  routes.post("/invitations", guards.requireSession, perPerson, async (c) => {
    const body = await readBody(c, invitationRequestSchema);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const { householdId } = c.get("device");
    const { profileId } = c.get("session");
    if (!(await codes.mayMake(householdId, profileId))) return refuse(c, "too-many-codes");
    const made = await codes.make(body.value.kind, householdId, profileId);
    if (made === undefined) return refuse(c, "busy", { retryAfterSeconds: 2 });
    const reply: z.infer<typeof invitationReplySchema> = {
      id: made.id,
      kind: body.value.kind,
      code: made.code,
      expiresAt: new Date(made.expiresAt ?? 0).toISOString(),
      ...(lan === undefined ? {} : { lan: { address: lan.address(), phonePage: lan.phonePage() } }),
    };
    return c.json(reply);
  });

  /** One's own; the owner sees everybody's. */
  const mine = (session: { readonly isOwner: boolean; readonly profileId: string }): string | null =>
    session.isOwner ? null : session.profileId;

  routes.get("/invitations", guards.requireSession, async (c) => {
    const open = await store.openInvitations(
      c.get("device").householdId,
      mine(c.get("session")),
      clock().getTime(),
    );
    return c.json({
      invitations: open.flatMap(({ id, kind, createdAt, expiresAt }) =>
        kind === "setup"
          ? []
          : [
              {
                id,
                kind,
                createdAt: new Date(createdAt).toISOString(),
                expiresAt: new Date(expiresAt ?? 0).toISOString(),
              },
            ],
      ),
    });
  });

  routes.delete("/invitations/:id", guards.requireSession, async (c) => {
    const id = idSchema.safeParse(c.req.param("id"));
    if (!id.success) return refuse(c, "invalid-request");
    const revoked = await store.revokeInvitation(
      c.get("device").householdId,
      id.data,
      mine(c.get("session")),
      clock().getTime(),
    );
    return revoked ? c.body(null, 204) : refuse(c, "not-found");
  });

  return routes;
};
