/**
 * `GET /api/coaching/model`: who answers and what this month took. `POST /api/coaching/model/test`: the owner asks one
 * small question. Keys are never part of an answer.
 */
import type { ModelState, ModelTestReply } from "@muster/contract/coaching";
import { Hono } from "hono";
import type { AppEnvironment, Clock } from "../http/environment.ts";
import type { Guards } from "../http/guards.ts";
import { type RateLimits, rates } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { failureSentence } from "./failure-sentence.ts";
import type { ModelGateway } from "./model-gateway.ts";
import { costOf, type Prices } from "./prices.data.ts";
import { probeModel } from "./probe.ts";

type Deps = {
  readonly gateway: ModelGateway | null;
  readonly guards: Guards;
  readonly limits: RateLimits;
  readonly clock: Clock;
  /** The operator's own prices; they come before the list's. */
  readonly prices?: Prices | undefined;
};

/** Routes about the model itself, mounted under `/api`. `gateway` null: no model is set up. */
export const modelRoutes = ({ gateway, guards, limits, clock, prices }: Deps): Hono<AppEnvironment> => {
  const routes = new Hono<AppEnvironment>();

  routes.get("/coaching/model", guards.requireSession, async (c) => {
    if (gateway === null) return refuse(c, "no-model");
    const { provider, name } = gateway.model;
    const { householdId } = c.get("device");
    const weeksLeft = Math.min(limits.left("weekHourly", householdId), limits.left("weekDaily", householdId));
    const { use, lastFailure, ...rest } = await gateway.state();
    const reply: ModelState = {
      provider,
      name,
      ...rest,
      ...use,
      lastFailure: lastFailure === null ? null : failureSentence(lastFailure, "test"),
      costDollars: costOf(name, use, prices),
      weeksAnHour: rates.weekHourly.burst,
      weeksADay: rates.weekDaily.burst,
      adviceAnHour: rates.adviceHourly.burst,
      weeksLeft,
      adviceLeft: limits.left("adviceHourly", householdId),
      mayTest: c.get("session").isOwner,
    };
    return c.json(reply);
  });

  routes.post(
    "/coaching/model/test",
    guards.requireSession,
    guards.limit("modelTest", (c) => c.get("device").householdId),
    async (c) => {
      if (gateway === null) return refuse(c, "no-model");
      if (!c.get("session").isOwner) return refuse(c, "owner-only");
      const probe = await probeModel(gateway.model, clock, c.req.raw.signal);
      const reply: ModelTestReply = probe.ok
        ? {
            ok: probe.value.hasRequestedShape,
            message: probe.value.hasRequestedShape
              ? `It answered in ${(probe.value.milliseconds / 1_000).toFixed(1)} s.`
              : "It answered, but not in the form that was asked for. Another model may do better.",
          }
        : { ok: false, message: failureSentence(probe.error, "test") };
      return c.json(reply);
    },
  );

  return routes;
};
