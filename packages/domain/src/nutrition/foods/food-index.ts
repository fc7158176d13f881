/**
 * An index over foods for search as one types: every word leads to the names that hold it. Built once when the food data
 * is there; own foods are a second, small index in front of it, so that saving a food rebuilds next to nothing.
 */
import type { Food } from "./food.ts";
import { foodWords } from "./food-words.ts";
import { nameKey } from "./name-key.ts";

/** One name of a food: its own, or one that people also use. */
export type NameEntry = {
  readonly food: number;
  readonly words: readonly string[];
  /** Names people say, before names of tables. */
  readonly isEveryday: boolean;
  /** A brand in capital letters, as the tables write them. */
  readonly isBranded: boolean;
};

/** A food with what search ranks it by. */
export type IndexedFood = {
  readonly food: Food;
  readonly aliases?: readonly string[];
  /** How often it was logged, and when last: own foods move up by it. */
  readonly uses?: number;
};

type WordPlace = { readonly entry: number; readonly position: number };

/** The index over one list of foods; made by `createFoodIndex`, never changed. */
export type FoodIndex = {
  readonly foods: readonly IndexedFood[];
  readonly names: readonly NameEntry[];
  /** All words, sorted: words with one beginning stand together. */
  readonly words: readonly string[];
  readonly places: ReadonlyMap<string, readonly WordPlace[]>;
  /** Names as one text of words -> the food, for exact names in a sentence; everyday names first. */
  readonly exact: ReadonlyMap<string, number>;
  /** Names that people say by `nameKey`: the same words in any order and spelling -> the food. */
  readonly byKey: ReadonlyMap<string, number>;
  /** Own and shared foods, searched first. */
  readonly own: FoodIndex | undefined;
};

/** Whether a table's name holds a brand, which stands in capital letters. */
export const isBrand = (name: string): boolean => /(^|[\s,(])[A-Z][A-Z'&.-]{2,}(?=$|[\s,)])/.test(name);

/** Builds the index; some 10 thousand names take a few dozen milliseconds. */
export const createFoodIndex = (foods: readonly IndexedFood[]): FoodIndex => {
  const names = foods.flatMap(({ food, aliases = [] }, at) => {
    const isEveryday = food.source !== "usda";
    const isBranded = food.source === "usda" && isBrand(food.name);
    const brand = food.brand === undefined ? [] : [`${food.brand} ${food.name}`];
    return [food.name, ...aliases, ...brand].map((name) => ({
      food: at,
      words: foodWords(name),
      isEveryday,
      isBranded,
    }));
  });
  const places = new Map<string, WordPlace[]>();
  const exact = new Map<string, number>();
  const byKey = new Map<string, number>();
  for (const [entry, name] of names.entries()) {
    for (const [position, word] of name.words.entries()) {
      const list = places.get(word);
      if (list === undefined) places.set(word, [{ entry, position }]);
      else list.push({ entry, position });
    }
    const text = name.words.join(" ");
    if (!exact.has(text)) exact.set(text, name.food);
    if (!name.isEveryday) continue;
    const key = nameKey(name.words);
    if (!byKey.has(key)) byKey.set(key, name.food);
  }
  return { foods, names, words: [...places.keys()].sort(), places, exact, byKey, own: undefined };
};

/** The same foods with these in front: the person's saved ones and the household's shelf. */
export const withOwnFoods = (index: FoodIndex, own: readonly IndexedFood[]): FoodIndex => ({
  ...index,
  own: own.length === 0 ? undefined : createFoodIndex(own),
});
