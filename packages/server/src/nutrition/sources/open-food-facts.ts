/**
 * Open Food Facts: products by barcode (API v3.6, and v2 where v3 does not answer) and by words (search-a-licious). Their
 * rows keep their source and live in a table of their own: the data is under the ODbL. Since v3.5 the flat
 * `nutriments` are empty and the numbers stand in `nutrition.aggregated_set`; both are read.
 */
import type { Food } from "@muster/domain/nutrition/foods/food";
import type { LabelNumbers } from "@muster/domain/nutrition/foods/food-label";
import { readLabelAmount } from "@muster/domain/nutrition/foods/food-label";
import { down, type FoodLookup, found, noFoods, type SourceAnswer } from "./food-source.ts";
import { foodOf } from "./made-food.ts";
import type { SourceFetch } from "./source-fetch.ts";

const fields =
  "code,product_name,brands,quantity,serving_size,serving_quantity,serving_quantity_unit,nutrition,nutriments";

type Json = Readonly<Record<string, unknown>>;
const asObject = (value: unknown): Json | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? // An object that came from JSON has text keys.
      (value as Json)
    : undefined;
const asText = (value: unknown): string | undefined =>
  typeof value === "string"
    ? value
    : Array.isArray(value)
      ? value.filter((one) => typeof one === "string").join(", ")
      : undefined;

/** The names of one nutrient in all their forms. */
const names = {
  kcal: "energy-kcal",
  proteinG: "proteins",
  carbsG: "carbohydrates",
  fatG: "fat",
  fiberG: "fiber",
  sugarG: "sugars",
} as const;

type Numbers = { readonly numbers: LabelNumbers; readonly perGrams: number };

/** `product.nutrition.aggregated_set`, since v3.5. */
const fromAggregated = (product: Json, servingGrams: number | undefined): Numbers | undefined => {
  const set = asObject(asObject(product.nutrition)?.aggregated_set);
  const nutrients = asObject(set?.nutrients);
  if (nutrients === undefined || Object.keys(nutrients).length === 0) return undefined;
  const value = (name: string): unknown => asObject(nutrients[name])?.value;
  const perGrams = set?.per === "serving" ? servingGrams : 100;
  if (perGrams === undefined) return undefined;
  const energy = asObject(nutrients.energy) ?? asObject(nutrients["energy-kj"]);
  return {
    numbers: {
      ...Object.fromEntries(Object.entries(names).map(([key, name]) => [key, value(name)])),
      // `energy` is kJ unless it says otherwise.
      ...(energy?.unit === "kcal" ? {} : { kj: energy?.value }),
    },
    perGrams,
  };
};

/** `product.nutriments`: flat, with the amount in the key. */
const fromNutriments = (product: Json, servingGrams: number | undefined): Numbers | undefined => {
  const flat = asObject(product.nutriments);
  if (flat === undefined) return undefined;
  const all = (suffix: string): LabelNumbers => ({
    ...Object.fromEntries(Object.entries(names).map(([key, name]) => [key, flat[`${name}${suffix}`]])),
    kj: flat[`energy-kj${suffix}`] ?? flat[`energy${suffix}`],
  });
  const isKnown = (numbers: LabelNumbers): boolean =>
    Object.values(numbers).some((value) => readLabelAmount(value) !== undefined);
  const per100 = all("_100g");
  if (isKnown(per100)) return { numbers: per100, perGrams: 100 };
  const perServing = all("_serving");
  return servingGrams !== undefined && isKnown(perServing)
    ? { numbers: perServing, perGrams: servingGrams }
    : undefined;
};

const productOf = (value: unknown, code: string | undefined): Food | undefined => {
  const product = asObject(value);
  if (product === undefined) return undefined;
  // ml count as g: the table knows no density.
  const servingGrams =
    readLabelAmount(product.serving_quantity) ??
    readLabelAmount(/(\d+(?:[.,]\d+)?)\s*(?:g|ml)\b/i.exec(asText(product.serving_size) ?? "")?.[1]);
  const numbers = fromAggregated(product, servingGrams) ?? fromNutriments(product, servingGrams);
  const barcode = asText(product.code) ?? code;
  const name = asText(product.product_name) ?? "";
  const brand = asText(product.brands)?.split(",")[0];
  if (numbers === undefined || barcode === undefined) return undefined;
  return foodOf({
    id: `off:${barcode}`,
    name: name.trim() === "" ? (brand ?? "") : name,
    source: "openFoodFacts",
    brand,
    barcode,
    numbers: numbers.numbers,
    numbersPerGrams: numbers.perGrams,
    serving:
      servingGrams === undefined
        ? undefined
        : { label: asText(product.serving_size) ?? "serving", grams: servingGrams },
  });
};

/** Where the API lives; tests bring their own. */
type OpenFoodFactsAddresses = { readonly products: string; readonly search: string };
/** Addresses of the two public APIs. */
export const openFoodFactsAddresses: OpenFoodFactsAddresses = {
  products: "https://world.openfoodfacts.org",
  search: "https://search.openfoodfacts.org",
};

/** @returns undefined when this answer says nothing about the product: then the other API version is used */
const readProduct = (body: unknown, gtin: string): SourceAnswer<Food> | undefined => {
  const reply = asObject(body);
  if (reply === undefined) return undefined;
  const isMissing = reply.status === 0 || asObject(reply.result)?.id === "product_not_found";
  if (isMissing) return noFoods;
  if (asObject(reply.product) === undefined) return undefined;
  const food = productOf(reply.product, gtin);
  // A product without usable numbers is none for a diary.
  return food === undefined ? noFoods : found(food);
};

/** The source; it needs no key. @param addresses others for tests */
export const openFoodFacts = (
  ask: SourceFetch,
  addresses: OpenFoodFactsAddresses = openFoodFactsAddresses,
): FoodLookup => {
  const product = async (version: "v3.6" | "v2", gtin: string): Promise<SourceAnswer<Food> | undefined> => {
    const file = version === "v2" ? `${gtin}.json` : gtin;
    const reply = await ask(`${addresses.products}/api/${version}/product/${file}?fields=${fields}&lc=en`);
    if (reply.type === "absent") return noFoods;
    return reply.type === "down" ? reply : readProduct(reply.body, gtin);
  };
  return {
    name: "openFoodFacts",
    byBarcode: async (gtin) => {
      const newest = await product("v3.6", gtin);
      // Overloaded means: do not ask again at once.
      if (newest !== undefined && (newest.type !== "down" || newest.reason !== "not-understood"))
        return newest;
      return (await product("v2", gtin)) ?? down("not-understood");
    },
    search: async (query) => {
      const words = new URLSearchParams({ q: query, langs: "en", page_size: "20", fields });
      const reply = await ask(`${addresses.search}/search?${words}`);
      if (reply.type === "absent") return noFoods;
      if (reply.type === "down") return reply;
      const hits = asObject(reply.body)?.hits;
      if (!Array.isArray(hits)) return down("not-understood");
      const foods = hits.flatMap((hit) => productOf(hit, undefined) ?? []);
      return foods.length === 0 ? noFoods : found(foods);
    },
  };
};
