/** Nutritionix v2: only for those who have keys; it takes no new free users. Its numbers are per serving. */
import type { Food } from "@muster/domain/nutrition/foods/food";
import { readLabelAmount } from "@muster/domain/nutrition/foods/food-label";
import { down, type FoodLookup, found, noFoods, type SourceAnswer } from "./food-source.ts";
import { foodOf } from "./made-food.ts";
import type { SourceFetch } from "./source-fetch.ts";

/** Address of the public API. */
export const nutritionixAddress = "https://trackapi.nutritionix.com";

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Without the weight of its serving an item cannot be scaled to grams: it is left out. */
const foodFrom = (item: Json, code: string | undefined): Food | undefined => {
  const grams = readLabelAmount(item.serving_weight_grams);
  if (grams === undefined || grams <= 0) return undefined;
  const count = readLabelAmount(item.serving_qty) ?? 1;
  const unit = textOf(item.serving_unit) ?? "serving";
  return foodOf({
    id: `nix:${textOf(item.nix_item_id) ?? textOf(item.food_name) ?? ""}`,
    name: textOf(item.food_name) ?? "",
    source: "nutritionix",
    brand: textOf(item.brand_name),
    barcode: textOf(item.upc) ?? code,
    numbers: {
      kcal: item.nf_calories,
      proteinG: item.nf_protein,
      carbsG: item.nf_total_carbohydrate,
      fatG: item.nf_total_fat,
      fiberG: item.nf_dietary_fiber,
      sugarG: item.nf_sugars,
    },
    numbersPerGrams: grams,
    serving: count === 1 ? { label: unit, grams } : { label: `${count} ${unit}`, grams },
  });
};

/** The source for one pair of keys. @param address another one for tests */
export const nutritionix = (
  ask: SourceFetch,
  keys: { readonly appId: string; readonly appKey: string },
  address: string = nutritionixAddress,
): FoodLookup => {
  const headers = { "x-app-id": keys.appId, "x-app-key": keys.appKey, "x-remote-user-id": "0" };
  const foodsOf = (reply: Awaited<ReturnType<SourceFetch>>): SourceAnswer<readonly Json[]> => {
    if (reply.type === "absent") return noFoods;
    if (reply.type === "down") return reply;
    const foods = isObject(reply.body) ? reply.body.foods : undefined;
    if (!Array.isArray(foods)) return down("not-understood");
    return found(foods.filter(isObject));
  };
  return {
    name: "nutritionix",
    byBarcode: async (gtin) => {
      // Their codes are UPC: 12 digits where there are 13 with a zero.
      const upc = gtin.length === 13 && gtin.startsWith("0") ? gtin.slice(1) : gtin;
      const items = foodsOf(await ask(`${address}/v2/search/item?upc=${upc}`, { headers }));
      if (items.type !== "found") return items;
      const food = items.value[0] === undefined ? undefined : foodFrom(items.value[0], gtin);
      return food === undefined ? noFoods : found(food);
    },
    search: async (query) => {
      const items = foodsOf(
        await ask(`${address}/v2/natural/nutrients`, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify({ query }),
        }),
      );
      if (items.type !== "found") return items;
      const foods = items.value.flatMap((item) => foodFrom(item, undefined) ?? []);
      return foods.length === 0 ? noFoods : found(foods);
    },
  };
};
