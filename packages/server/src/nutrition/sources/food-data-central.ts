/** USDA's FoodData Central: names and branded products, with a key. Its search values are per 100 g, branded ones too. */
import type { Food } from "@muster/domain/nutrition/foods/food";
import { readLabelAmount } from "@muster/domain/nutrition/foods/food-label";
import { down, type FoodLookup, found, noFoods, type SourceAnswer } from "./food-source.ts";
import { foodOf } from "./made-food.ts";
import type { SourceFetch } from "./source-fetch.ts";

/** Address of the public API. */
export const foodDataCentralAddress = "https://api.nal.usda.gov/fdc/v1";

/** Ids of nutrients, in the order in which they are believed. */
export const nutrientIds = {
  // Foundation foods often carry only the Atwater energies.
  kcal: [1008, 2048, 2047],
  kj: [1062],
  proteinG: [1003],
  carbsG: [1005],
  fatG: [1004],
  fiberG: [1079],
  sugarG: [2000, 1063],
} as const;

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const foodFrom = (row: Json): Food | undefined => {
  const nutrients = Array.isArray(row.foodNutrients) ? row.foodNutrients.filter(isObject) : [];
  const value = (ids: readonly number[]): unknown => {
    for (const id of ids) {
      const nutrient = nutrients.find(({ nutrientId }) => Number(nutrientId) === id);
      if (readLabelAmount(nutrient?.value) !== undefined) return nutrient?.value;
    }
    return undefined;
  };
  const unit = textOf(row.servingSizeUnit)?.toLowerCase() ?? "";
  const grams = ["g", "grm", "ml", "mlt"].includes(unit) ? readLabelAmount(row.servingSize) : undefined;
  const brand = textOf(row.brandName) ?? textOf(row.brandOwner);
  return foodOf({
    id: `fdc:${String(row.fdcId)}`,
    name: textOf(row.description) ?? "",
    source: "fdc",
    brand,
    barcode: textOf(row.gtinUpc),
    numbers: Object.fromEntries(Object.entries(nutrientIds).map(([key, ids]) => [key, value(ids)])),
    numbersPerGrams: 100,
    serving:
      grams === undefined ? undefined : { label: textOf(row.householdServingFullText) ?? "serving", grams },
  });
};

const withoutZeros = (code: string): string => code.replace(/^0+/, "");

/** The source for one API key. @param address another one for tests */
export const foodDataCentral = (
  ask: SourceFetch,
  apiKey: string,
  address: string = foodDataCentralAddress,
): FoodLookup => {
  const search = async (query: Json): Promise<SourceAnswer<readonly Json[]>> => {
    const reply = await ask(`${address}/foods/search`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": apiKey },
      body: JSON.stringify(query),
    });
    if (reply.type === "absent") return noFoods;
    if (reply.type === "down") return reply;
    const rows = isObject(reply.body) ? reply.body.foods : undefined;
    if (!Array.isArray(rows)) return down("not-understood");
    return rows.length === 0 ? noFoods : found(rows.filter(isObject));
  };
  return {
    name: "fdc",
    byBarcode: async (gtin) => {
      const rows = await search({ query: withoutZeros(gtin), dataType: ["Branded"], pageSize: 25 });
      if (rows.type !== "found") return rows;
      // The search also finds numbers that only look alike.
      const same = rows.value.find(
        ({ gtinUpc }) => withoutZeros(textOf(gtinUpc) ?? "") === withoutZeros(gtin),
      );
      const food = same === undefined ? undefined : foodFrom(same);
      return food === undefined ? noFoods : found(food);
    },
    search: async (query) => {
      const rows = await search({
        query,
        dataType: ["Foundation", "SR Legacy", "Survey (FNDDS)", "Branded"],
        pageSize: 25,
      });
      if (rows.type !== "found") return rows;
      const foods = rows.value.flatMap((row) => foodFrom(row) ?? []);
      return foods.length === 0 ? noFoods : found(foods);
    },
  };
};
