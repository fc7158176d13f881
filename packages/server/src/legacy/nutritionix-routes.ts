/**
 * `POST /.netlify/functions/nutritionix-api` in its old shape (API-01): four endpoints and no others, for signed-in
 * devices, answered from our own table and sources. Errors are `{error}`, with the sentences of spec §8.
 */
import { normalizeGtin } from "@muster/domain/nutrition/foods/gtin";
import { searchFoods } from "@muster/domain/nutrition/foods/search-foods";
import { parseMeal } from "@muster/domain/nutrition/meal-text/parse-meal";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { AppEnvironment } from "../http/environment.ts";
import type { Guards } from "../http/guards.ts";
import { readBody } from "../http/read-body.ts";
import { bundledIndex } from "../nutrition/bundled-index.ts";
import type { Nutrition } from "../nutrition/nutrition.ts";
import { inOldShape } from "./nutritionix-shape.ts";

const text = z.string().check(z.maxLength(500));
const requestSchema = z.object({
  endpoint: z.enum(["/v2/natural/nutrients", "/v2/search/item", "/v2/search/instant"]),
  method: z.optional(z.enum(["GET", "POST"])),
  params: z.optional(
    z.object({ upc: z.optional(text), nix_item_id: z.optional(text), query: z.optional(text) }),
  ),
  body: z.optional(z.object({ query: z.optional(text) })),
});
type ProxyRequest = z.infer<typeof requestSchema>;

/** As many of each as Nutritionix sends. */
const mostHits = 20;

type Reply = { readonly status: 200 | 400 | 404 | 502; readonly body: object };
const fail = (status: 400 | 404 | 502, error: string): Reply => ({ status, body: { error } });

const natural = (query: string): Reply => {
  if (query.trim() === "") return fail(400, "Failed to get nutrition data");
  const { items } = parseMeal(query, bundledIndex());
  return items.length === 0
    ? fail(404, "No nutrition data found for that query")
    : {
        status: 200,
        body: { foods: items.map(({ food, measure, amount }) => inOldShape(food, measure, amount)) },
      };
};

const byCode = async ({ foods }: Nutrition, upc: string): Promise<Reply> => {
  const code = normalizeGtin(upc);
  if (!code.ok) return fail(404, "Product not found in database");
  const { status, food } = await foods.byBarcode(code.value);
  if (food !== null) return { status: 200, body: { foods: [inOldShape(food, food.defaultMeasure, 1)] } };
  return status === "unavailable"
    ? fail(502, "Product not found")
    : fail(404, "Product not found in database");
};

const byId = ({ store }: Nutrition, id: string): Reply => {
  const bundled = bundledIndex().foods.find(({ food }) => food.id === id)?.food;
  const code = /^off:(\d+)$/.exec(id)?.[1];
  const food =
    bundled ??
    (code === undefined ? undefined : store.cachedAnswer("openFoodFacts", code)?.food) ??
    undefined;
  return food === undefined
    ? fail(404, "Item not found in database")
    : { status: 200, body: { foods: [inOldShape(food, food.defaultMeasure, 1)] } };
};

/** Asked for as people type: our own data only. */
const instant = ({ store }: Nutrition, query: string): Reply => {
  if (query.trim().length < 2) return { status: 200, body: { common: [], branded: [] } };
  const old = (foods: readonly Parameters<typeof inOldShape>[0][]) =>
    foods.map((food) => inOldShape(food, food.defaultMeasure, 1));
  return {
    status: 200,
    body: {
      common: old(searchFoods(bundledIndex(), query, mostHits).map(({ food }) => food)),
      branded: old(store.searchImported(query.toLowerCase().split(/\s+/).filter(Boolean), mostHits)),
    },
  };
};

const answer = async (nutrition: Nutrition, { endpoint, params, body }: ProxyRequest): Promise<Reply> => {
  switch (endpoint) {
    case "/v2/natural/nutrients":
      return natural(body?.query ?? params?.query ?? "");
    case "/v2/search/instant":
      return instant(nutrition, params?.query ?? "");
    case "/v2/search/item":
      if (params?.upc !== undefined) return byCode(nutrition, params.upc);
      if (params?.nix_item_id !== undefined) return byId(nutrition, params.nix_item_id);
      return fail(400, "Item not found");
  }
};

type Deps = { readonly nutrition: Nutrition; readonly guards: Guards };

/** The route in the shape of the former app, mounted under `/.netlify/functions`. */
export const nutritionixRoutes = ({ nutrition, guards }: Deps): Hono<AppEnvironment> => {
  const routes = new Hono<AppEnvironment>();
  routes.post(
    "/nutritionix-api",
    guards.requireSession,
    guards.limit("food", (c) => c.get("device").id),
    async (c) => {
      const read = await readBody(c, requestSchema);
      // Also every endpoint that is not on the list.
      if (!read.ok) return c.json({ error: "Failed to get nutrition data" }, 400);
      const { status, body } = await answer(nutrition, read.value);
      return c.json(body, status);
    },
  );
  return routes;
};
