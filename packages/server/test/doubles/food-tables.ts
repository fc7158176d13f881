/** The three tables when they behave, in the shapes that they publish, each with one known product. */
import type { IncomingMessage } from "node:http";
import type { Answer } from "./food-source.ts";

export const knownGtin = "3017620422003";
export const unknownGtin = "4006381333931";

const spread = {
  code: knownGtin,
  product_name: "Hazelnut spread",
  brands: "Ferrero,Nutella",
  serving_size: "15 g",
  serving_quantity: "15",
  serving_quantity_unit: "g",
};
const value = (amount: number, unit: string) => ({ value: amount, unit, source: "packaging" });
const aggregated = {
  nutrition: {
    aggregated_set: {
      preparation: "as_sold",
      per: "100g",
      nutrients: {
        "energy-kcal": value(539, "kcal"),
        energy: value(2252, "kJ"),
        proteins: value(6.3, "g"),
        carbohydrates: value(57.5, "g"),
        fat: value(30.9, "g"),
        sugars: value(56.3, "g"),
      },
    },
  },
  nutriments: {},
};
export const flatNutriments = {
  "energy-kcal_100g": 539,
  energy_100g: 2252,
  proteins_100g: 6.3,
  carbohydrates_100g: "57,5",
  fat_100g: 30.9,
};

const missing: Answer = { status: 404, body: { status: "failure", result: { id: "product_not_found" } } };

/** @param version which API has the product: the other answers in a way nobody understands */
export const openFoodFactsDouble =
  (
    version: "v3.6" | "v2",
    product: object = version === "v2" ? { nutriments: flatNutriments } : aggregated,
  ) =>
  (request: IncomingMessage): Answer => {
    if (!/^[\w-]+\/[\w.]+ \(.+\)$/.test(request.headers["user-agent"] ?? ""))
      return { status: 403, body: { error: "no User-Agent" } };
    const url = new URL(request.url ?? "/", "http://double");
    if (url.pathname === "/search")
      return {
        status: 200,
        body: url.searchParams.get("q")?.includes("spread")
          ? {
              hits: [
                { ...spread, brands: ["Ferrero"], nutriments: flatNutriments },
                { code: "1", brands: null },
              ],
              count: 2,
            }
          : { hits: [], count: 0 },
      };
    const isV3 = url.pathname.startsWith("/api/v3.6/");
    if (isV3 !== (version === "v3.6")) return { status: 200, body: { moved: true } };
    if (!url.pathname.includes(knownGtin))
      return isV3 ? missing : { status: 200, body: { code: unknownGtin, status: 0 } };
    return {
      status: 200,
      body: isV3
        ? {
            code: knownGtin,
            status: "success",
            result: { id: "product_found" },
            product: { ...spread, ...product },
          }
        : { code: knownGtin, status: 1, product: { ...spread, ...product } },
    };
  };

const nutrient = (nutrientId: number, amount: number) => ({ nutrientId, value: amount, unitName: "G" });

export const foodDataCentralDouble = (request: IncomingMessage, body: string): Answer => {
  if (request.headers["x-api-key"] !== "key")
    return { status: 403, body: { error: { code: "API_KEY_INVALID" } } };
  const { query } = JSON.parse(body) as { query: string };
  const food = {
    fdcId: 7,
    description: "HAZELNUT SPREAD",
    dataType: "Branded",
    gtinUpc: `0${knownGtin}`,
    brandOwner: "Ferrero",
    servingSize: 37,
    servingSizeUnit: "g",
    householdServingFullText: "2 tbsp",
    foodNutrients: [nutrient(1008, 539), nutrient(1003, 6.3), nutrient(1005, 57.5), nutrient(1004, 30.9)],
  };
  const foundation = {
    fdcId: 8,
    description: "Cheese spread",
    dataType: "Foundation",
    // Foundation foods often carry only Atwater's energy.
    foodNutrients: [nutrient(2047, 290), nutrient(1003, 16), nutrient(1005, 9), nutrient(1004, 21)],
  };
  if (query === knownGtin) return { status: 200, body: { foods: [{ ...food, gtinUpc: "999" }, food] } };
  return { status: 200, body: { foods: query.includes("spread") ? [food, foundation] : [] } };
};

export const nutritionixDouble = (request: IncomingMessage, body: string): Answer => {
  if (request.headers["x-app-id"] !== "id" || request.headers["x-app-key"] !== "key")
    return { status: 401, body: { message: "unauthorized" } };
  const food = {
    food_name: "hazelnut spread",
    brand_name: "Ferrero",
    serving_qty: 2,
    serving_unit: "tbsp",
    serving_weight_grams: 37,
    nf_calories: 200,
    nf_protein: 2.3,
    nf_total_carbohydrate: 21.3,
    nf_total_fat: 11.4,
    nf_dietary_fiber: null,
    nf_sugars: 20.8,
    nix_item_id: "x",
    upc: null,
  };
  const url = new URL(request.url ?? "/", "http://double");
  const isKnown =
    url.pathname === "/v2/search/item" ? url.searchParams.get("upc") === knownGtin : body.includes("spread");
  return isKnown
    ? { status: 200, body: { foods: [food] } }
    : { status: 404, body: { message: "resource not found" } };
};
