/** What a balancer asks: whether the process runs, and whether it can serve. They tell nothing about anybody. */
import { Hono } from "hono";
import type { HouseholdStore } from "../stores/household-store.ts";
import type { AppEnvironment } from "./environment.ts";
import type { Guards } from "./guards.ts";

type Deps = {
  readonly household: Pick<HouseholdStore, "hasHousehold">;
  readonly guards: Pick<Guards, "limit">;
};

/** `GET /health/live` and `GET /health/ready`, also over plain HTTP: a balancer stands in the same network. */
export const healthRoutes = ({ household, guards }: Deps): Hono<AppEnvironment> => {
  const routes = new Hono<AppEnvironment>();
  routes.use(guards.limit("anything"));
  routes.get("/live", (c) => c.json({ live: true }));
  // A database that is away is `busy`: 503, and the balancer sends people elsewhere.
  routes.get("/ready", async (c) => {
    await household.hasHousehold();
    return c.json({ ready: true });
  });
  return routes;
};
