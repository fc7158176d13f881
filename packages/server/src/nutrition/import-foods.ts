/**
 * Reads a CSV download of FoodData Central (food.csv, food_nutrient.csv, food_portion.csv, branded_food.csv) into the food
 * store, a row at a time: the branded table has millions of lines. Files may be missing but the first two.
 */
import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import type { Food, Measure } from "@muster/domain/nutrition/foods/food";
import { err, ok, type Result } from "@muster/domain/shared/result";
import Papa from "papaparse";
import type { FoodStore } from "../stores/food-store.ts";
import { nutrientIds } from "./sources/food-data-central.ts";
import { foodOf } from "./sources/made-food.ts";

type Row = Readonly<Record<string, string | undefined>>;

/** Numbers of nutrients, which FNDDS writes where the others write ids. */
const idOfNumber: Readonly<Record<string, number>> = {
  "208": 1008,
  "268": 1062,
  "203": 1003,
  "205": 1005,
  "204": 1004,
  "291": 1079,
  "269": 2000,
  "957": 2047,
  "958": 2048,
};
const wanted: ReadonlySet<number> = new Set(Object.values(nutrientIds).flat());
/** Kinds of the download that are foods somebody eats; the rest are samples of laboratories. */
const kinds: ReadonlySet<string> = new Set([
  "foundation_food",
  "sr_legacy_food",
  "survey_fndds_food",
  "branded_food",
]);
/** Foods of one transaction. */
const batchSize = 2_000;

/** Why a table could not be imported; `column` is the first one that is missing. */
export type ImportProblem =
  | { readonly type: "missing-file"; readonly file: string }
  | { readonly type: "not-fdc"; readonly file: string; readonly column: string }
  | { readonly type: "unreadable"; readonly file: string; readonly detail: string };

type ImportReport = { readonly foods: number; readonly leftOut: number };

const eachRow = (
  file: string,
  columns: readonly string[],
  onRow: (row: Row) => void,
): Promise<Result<number, ImportProblem>> =>
  new Promise((resolve) => {
    let rows = 0;
    let problem: ImportProblem | undefined;
    const stream = createReadStream(file, { encoding: "utf8" });
    stream.on("error", (error) => resolve(err({ type: "unreadable", file, detail: error.message })));
    Papa.parse<Row>(stream, {
      header: true,
      skipEmptyLines: true,
      step: ({ data }, parser) => {
        const missing = rows === 0 ? columns.find((column) => data[column] === undefined) : undefined;
        if (missing !== undefined) {
          problem = { type: "not-fdc", file, column: missing };
          parser.abort();
          return;
        }
        rows += 1;
        onRow(data);
      },
      complete: () => resolve(problem === undefined ? ok(rows) : err(problem)),
      error: (error) => resolve(err({ type: "unreadable", file, detail: error.message })),
    });
  });

const brandColumns = [
  "serving_size",
  "serving_size_unit",
  "household_serving_fulltext",
  "brand_name",
  "brand_owner",
  "gtin_upc",
] as const;
type Draft = { name: string; nutrients: Map<number, string>; portions: Measure[]; brand?: Row };

/** Drafts by FoodData Central's id. */
type Drafts = Map<string, Draft>;

/**
 * @param folder of the unpacked download
 * @param onProgress called with a sentence now and then
 * @returns how many foods are in the store now because of it; nothing is changed when a file does not read
 */
export const importFoods = async (
  folder: string,
  store: FoodStore,
  onProgress: (sentence: string) => void,
): Promise<Result<ImportReport, ImportProblem>> => {
  const file = (name: string): string => join(folder, name);
  for (const name of ["food.csv", "food_nutrient.csv"])
    if (!existsSync(file(name))) return err({ type: "missing-file", file: file(name) });
  const drafts: Drafts = new Map();

  const foods = await readFoods(file("food.csv"), drafts);
  if (!foods.ok) return foods;
  onProgress(`${drafts.size} foods named`);

  const nutrients = await readNutrients(file("food_nutrient.csv"), drafts);
  if (!nutrients.ok) return nutrients;
  onProgress(`${nutrients.value} numbers read`);

  if (existsSync(file("food_portion.csv"))) {
    const portions = await readPortions(file("food_portion.csv"), drafts);
    if (!portions.ok) return portions;
  }
  if (existsSync(file("branded_food.csv"))) {
    const branded = await readBrands(file("branded_food.csv"), drafts);
    if (!branded.ok) return branded;
  }
  return ok(storeFoods(drafts, store, onProgress));
};

const readFoods = (file: string, drafts: Drafts) =>
  eachRow(file, ["fdc_id", "data_type", "description"], (row) => {
    if (row.fdc_id === undefined || !kinds.has(row.data_type ?? "")) return;
    drafts.set(row.fdc_id, {
      name: row.description ?? "",
      nutrients: new Map(),
      portions: [],
    });
  });

const readNutrients = (file: string, drafts: Drafts) =>
  eachRow(file, ["fdc_id", "nutrient_id", "amount"], (row) => {
    const draft = drafts.get(row.fdc_id ?? "");
    const id = idOfNumber[row.nutrient_id ?? ""] ?? Number(row.nutrient_id);
    if (draft !== undefined && wanted.has(id)) draft.nutrients.set(id, row.amount ?? "");
  });

const readPortions = (file: string, drafts: Drafts) =>
  eachRow(file, ["fdc_id", "gram_weight"], (row) => {
    const grams = Number(row.gram_weight);
    const amount = Number(row.amount ?? 1) || 1;
    const label = [row.portion_description, row.modifier].find((text) => /[a-z]/i.test(text ?? ""));
    if (label !== undefined && grams > 0)
      drafts.get(row.fdc_id ?? "")?.portions.push({ label: label.slice(0, 80), grams: grams / amount });
  });

const readBrands = (file: string, drafts: Drafts) =>
  eachRow(file, ["fdc_id", "gtin_upc"], (row) => {
    const draft = drafts.get(row.fdc_id ?? "");
    // The rows are wide (ingredients), and there are millions of them.
    if (draft !== undefined)
      draft.brand = Object.fromEntries(brandColumns.map((column) => [column, row[column]]));
  });

const storeFoods = (
  drafts: Drafts,
  store: FoodStore,
  onProgress: (sentence: string) => void,
): ImportReport => {
  let stored = 0;
  let leftOut = 0;
  let batch: Food[] = [];
  const flush = (): void => {
    store.importFoods(batch);
    stored += batch.length;
    batch = [];
    onProgress(`${stored} foods stored`);
  };
  for (const [id, draft] of drafts) {
    const food = foodFrom(id, draft);
    if (food === undefined) leftOut += 1;
    else batch.push(food);
    if (batch.length >= batchSize) flush();
  }
  if (batch.length > 0) flush();
  return { foods: stored, leftOut };
};

const foodFrom = (id: string, { name, nutrients, portions, brand }: Draft): Food | undefined => {
  const value = (ids: readonly number[]): string | undefined =>
    ids.map((nutrient) => nutrients.get(nutrient)).find((amount) => amount !== undefined && amount !== "");
  const servingGrams = /^(g|grm|ml|mlt)$/i.test(brand?.serving_size_unit ?? "")
    ? Number(brand?.serving_size)
    : 0;
  const serving: Measure | undefined =
    servingGrams > 0
      ? { label: brand?.household_serving_fulltext || "serving", grams: servingGrams }
      : portions[0];
  const food = foodOf({
    id: `fdc:${id}`,
    name,
    source: "fdc",
    brand: brand?.brand_name || brand?.brand_owner,
    barcode: brand?.gtin_upc,
    numbers: Object.fromEntries(Object.entries(nutrientIds).map(([key, ids]) => [key, value(ids)])),
    numbersPerGrams: 100,
    serving,
  });
  // The other portions too, as many as a screen can show.
  return food === undefined ? undefined : { ...food, measures: [...food.measures, ...portions.slice(1, 20)] };
};
