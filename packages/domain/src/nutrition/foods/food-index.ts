/**
 * An index over foods for search as one types: every word leads to the names that hold it. Built once when the food data
 * is there; own foods are a second, small index in front of it, so that saving a food rebuilds next to nothing.
 */
import { type SearchName, type WordIndex, wordIndex } from "../../shared/word-search.ts";
import type { Food } from "./food.ts";
import { foodWords } from "./food-words.ts";
import { nameKey } from "./name-key.ts";

/** A food with what search ranks it by. */
export type IndexedFood = {
  readonly food: Food;
  readonly aliases?: readonly string[];
  /** How often it was logged, and when last: own foods move up by it. */
  readonly uses?: number;
};

/** The index over one list of foods; made by `createFoodIndex`, never changed. */
export type FoodIndex = WordIndex & {
  readonly foods: readonly IndexedFood[];
  /** Names as one text of words -> the food, for exact names in a sentence; everyday names first. */
  readonly exact: ReadonlyMap<string, number>;
  /** Names that people say by `nameKey`: the same words in any order and spelling -> the food. */
  readonly byKey: ReadonlyMap<string, number>;
  /** Own and shared foods, searched first. */
  readonly own: FoodIndex | undefined;
};

/** Whether a table's name holds a brand, which stands in capital letters. */
export const holdsBrand = (name: string): boolean => /(^|[\s,(])[A-Z][A-Z'&.-]{2,}(?=$|[\s,)])/.test(name);

/** Points of a name beside those of its words; tuned on the even half of the judged queries. */
const points = { said: 24, brand: -14, use: 4 } as const;

/** Builds the index; some 10 thousand names take a few dozen milliseconds. */
export const createFoodIndex = (foods: readonly IndexedFood[]): FoodIndex => {
  const names = foods.flatMap(({ food, aliases = [], uses = 0 }, owner): readonly SearchName[] => {
    const isSaid = food.source !== "usda";
    const isBrand = !isSaid && holdsBrand(food.name);
    const brand = food.brand === undefined ? [] : [`${food.brand} ${food.name}`];
    const worth = (isSaid ? points.said : 0) + (isBrand ? points.brand : 0) + Math.log1p(uses) * points.use;
    return [food.name, ...aliases, ...brand].map((name) => ({
      owner,
      words: foodWords(name),
      points: worth,
      isSaid,
      isBrand,
    }));
  });
  const exact = new Map<string, number>();
  const byKey = new Map<string, number>();
  for (const { owner, words, isSaid } of names) {
    const text = words.join(" ");
    if (!exact.has(text)) exact.set(text, owner);
    if (!isSaid) continue;
    const key = nameKey(words);
    if (!byKey.has(key)) byKey.set(key, owner);
  }
  return { ...wordIndex(names), foods, exact, byKey, own: undefined };
};

/** The same foods with these in front: the person's saved ones and the household's shelf. */
export const withOwnFoods = (index: FoodIndex, own: readonly IndexedFood[]): FoodIndex => ({
  ...index,
  own: own.length === 0 ? undefined : createFoodIndex(own),
});
