/**
 * Makes the bundled food data (packages/domain/data/foods.json) from USDA's table and our list of everyday names. Dishes
 * that the table does not know are mixed from foods that it does: 'latte' is milk and espresso.
 */
import type { FoodPack } from "@muster/domain/nutrition/foods/food-pack";
import { everydayFoods } from "./everyday.data.ts";
import { kitchenFoods } from "./kitchens.data.ts";
import type { ReferenceFood } from "./standard-reference.ts";

type EverydayFood = {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Foods of the table and how much of each, in any unit. */
  readonly mix: readonly { readonly id: string; readonly parts: number }[];
  /** kcal of 100 g where cooking loses water or the table's nearest food is another: scales nothing else. */
  readonly measures: readonly { readonly label: string; readonly grams: number }[];
};

/** Baby food, and foods of American Indian and Alaska Native tables: nobody here means them. */
const leftOut = new Set(["0300", "3500"]);

/**
 * Reads the list: `name; other name = 09040 = medium 118, cup 150`. A mix is `01079*240 + 14210*60`; the first measure
 * is what one of it is.
 */
const readEveryday = (text: string): readonly EverydayFood[] =>
  text
    .trim()
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [names = "", mix = "", measures = ""] = line.split(" = ");
      const [name = "", ...aliases] = names.split(";").map((part) => part.trim());
      return {
        id: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
        name,
        aliases,
        mix: mix.split("+").map((part) => {
          const [id = "", parts = "1"] = part.trim().split("*");
          return { id, parts: Number(parts) };
        }),
        measures: measures.split(",").flatMap((part) => {
          const found = /^\s*(.+?) (\d+(?:\.\d+)?)\s*$/.exec(part);
          return found === null ? [] : [{ label: found[1] ?? "", grams: Number(found[2]) }];
        }),
      };
    });

/** '.5 cup, chopped' of 78 g -> 'cup, chopped' of 156 g. */
export const measureOf = (text: string, grams: number): { label: string; grams: number } => {
  const found = /^(\d*\.?\d+)\s+(.*)$/.exec(text);
  const count = Number(found?.[1] ?? 1);
  const label = (found?.[2] ?? text).replace(/\s+/g, " ").replace(/\s,/g, ",");
  return count > 0 ? { label, grams: round(grams / count, 1) } : { label: text, grams };
};

const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

const numbers = ["kcal", "protein", "fat", "carbs", "fiber", "sugar"] as const;
type NumberKey = (typeof numbers)[number];
const decimalsOf: Readonly<Record<NumberKey, number>> = {
  kcal: 0,
  protein: 1,
  fat: 1,
  carbs: 1,
  fiber: 1,
  sugar: 1,
};

/** Per 100 g of the mix; a number that one part does not know is unknown. */
const mixed = (
  food: EverydayFood,
  key: NumberKey,
  byId: ReadonlyMap<string, ReferenceFood>,
): number | undefined => {
  const total = food.mix.reduce((sum, { parts }) => sum + parts, 0);
  let sum = 0;
  for (const { id, parts } of food.mix) {
    // Water: what cooking adds or takes.
    const value = id === "water" ? 0 : byId.get(id)?.[key];
    if (value === undefined) return undefined;
    sum += (value * parts) / total;
  }
  return sum;
};

/** @throws Error when the list names a food that the table does not have: a mistake in the list */
export const buildPack = (reference: readonly ReferenceFood[]): FoodPack => {
  const byId = new Map(reference.map((food) => [food.id, food]));
  const everyday = readEveryday(everydayFoods + kitchenFoods);
  for (const food of everyday)
    for (const { id } of food.mix)
      if (id !== "water" && !byId.has(id))
        throw new Error(`'${food.name}' names ${id}, which is no food of the table`);
  const tabled = reference.filter(({ group, kcal }) => !leftOut.has(group) && kcal !== undefined);
  const labels = new Map<string, number>();
  const labelNumber = (label: string): number => {
    const known = labels.get(label);
    if (known !== undefined) return known;
    labels.set(label, labels.size);
    return labels.size - 1;
  };
  const flat = (measures: readonly { readonly label: string; readonly grams: number }[]) =>
    measures.flatMap(({ label, grams }) => [labelNumber(label), grams]);
  const column = (key: NumberKey): readonly number[] =>
    [...everyday.map((food) => mixed(food, key, byId)), ...tabled.map((food) => food[key])].map((value) =>
      value === undefined ? -1 : round(value, decimalsOf[key]),
    );
  return {
    version: 1,
    credit: "U.S. Department of Agriculture, Agricultural Research Service. FoodData Central",
    ids: [...everyday.map(({ id }) => id), ...tabled.map(({ id }) => id)],
    names: [...everyday.map(({ name }) => name), ...tabled.map(({ name }) => name)],
    everyday: everyday.length,
    aliases: everyday.map(({ aliases }) => aliases),
    kcal: column("kcal"),
    protein: column("protein"),
    fat: column("fat"),
    carbs: column("carbs"),
    fiber: column("fiber"),
    sugar: column("sugar"),
    measures: [
      ...everyday.map(({ measures }) => flat(measures)),
      ...tabled.map(({ measures }) => flat(measures.map(({ text, grams }) => measureOf(text, grams)))),
    ],
    labels: [...labels.keys()],
  };
};

/** One column a line: a change of the list shows in few lines. */
export const packAsText = (pack: FoodPack): string =>
  `{\n${Object.entries(pack)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .join(",\n")}\n}\n`;
