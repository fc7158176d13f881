/** `GET /api/foods/search`, `GET /api/foods/barcode/:gtin`, `POST /api/foods/estimate`: foods that the device does not know itself. */
import { estimateRequestSchema } from "@muster/contract/nutrition";
import { normalizeGtin } from "@muster/domain/nutrition/foods/gtin";
import { civilDateAt } from "@muster/domain/shared/dates";
import { Hono } from "hono";
import type { AppEnvironment, Clock } from "../http/environment.ts";
import type { Guards } from "../http/guards.ts";
import { bodyLimits, readBody } from "../http/read-body.ts";
import { refuse } from "../http/refuse.ts";
import type { ConsentStore } from "../stores/consent-store.ts";
import type { MealEstimator } from "./estimate-meal.ts";
import type { FoodFinder } from "./find-foods.ts";

const shortestQuery = 2;
const longestQuery = 200;
const estimateQuota = ["estimateHourly", "estimateDaily"] as const;

type Deps = {
  readonly foods: FoodFinder;
  /** null: no model is set up. */
  readonly estimator: MealEstimator | null;
  readonly consent: ConsentStore;
  readonly clock: Clock;
  readonly guards: Guards;
};

/** Routes of food search, barcodes and estimates, mounted under `/api`. */
export const foodRoutes = ({ foods, estimator, consent, clock, guards }: Deps): Hono<AppEnvironment> => {
  const routes = new Hono<AppEnvironment>();
  const limit = guards.limit("food", (c) => c.get("device").id);

  routes.get("/foods/search", guards.requireDevice, limit, async (c) => {
    const query = (c.req.query("q") ?? "").trim();
    if (query.length < shortestQuery || query.length > longestQuery) return refuse(c, "invalid-request");
    return c.json(await foods.search(query));
  });

  routes.get("/foods/barcode/:gtin", guards.requireDevice, limit, async (c) => {
    const code = normalizeGtin(c.req.param("gtin"));
    return code.ok ? c.json(await foods.byBarcode(code.value)) : refuse(c, "invalid-request");
  });

  routes.post("/foods/estimate", guards.requireSession, async (c) => {
    if (estimator === null) return refuse(c, "no-model");
    const body = await readBody(c, estimateRequestSchema, bodyLimits.picture);
    if (!body.ok) return refuse(c, body.error.type, body.error.details);
    const { text, picture, agreed, isAdult } = body.value;
    // Minors never (settled point 22).
    if (!isAdult) return refuse(c, "no-model");
    if (!agreed) return refuse(c, "no-consent");
    // What the device says is not enough: their own synced records have to say so too.
    const owner = { householdId: c.get("device").householdId, profileId: c.get("session").profileId };
    if (!(await consent.mayAsk(owner, civilDateAt(clock())))) return refuse(c, "no-consent");
    if (picture === undefined && text.trim().length < 3) return refuse(c, "invalid-request");
    // Last: what is refused before costs nothing.
    const wait = guards.takeQuota(estimateQuota, c);
    if (wait > 0) return guards.refuseQuota(wait, c);
    const estimate = await estimator.estimate(
      { text, ...(picture === undefined ? {} : { picture }) },
      c.req.raw.signal,
    );
    return estimate.ok ? c.json(estimate.value) : refuse(c, estimate.error);
  });

  return routes;
};
