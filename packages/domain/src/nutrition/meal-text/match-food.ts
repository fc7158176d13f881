/** Which food a name in a sentence means; nothing where only part of it is understood. */
import type { Food } from "../foods/food.ts";
import { type FoodIndex, holdsBrand } from "../foods/food-index.ts";
import { foodWords, plainText } from "../foods/food-words.ts";
import { nameKey } from "../foods/name-key.ts";
import { type Hit, searchFoods } from "../foods/search-foods.ts";
import { changers, ways } from "./vocabulary.data.ts";

/** The food that a name means; `confidence` 0-1. */
export type Match = { readonly food: Food; readonly confidence: number };

const foodAt = (index: FoodIndex, list: "exact" | "byKey", key: string): Food | undefined => {
  const own = index.own?.[list].get(key);
  if (own !== undefined) return index.own?.foods[own]?.food;
  const bundled = index[list].get(key);
  return bundled === undefined ? undefined : index.foods[bundled]?.food;
};

const isChanger = (word: string): boolean => changers.has(word) || /^[\d.]+%$/.test(word);

/** Whether the food has this name with these words between its parts: 'beans on toast', but no 'chicken and rice'. */
export const isNamedWith = (
  food: Food,
  index: FoodIndex,
  words: readonly string[],
  between: readonly string[],
): boolean => {
  const place = index.exact.get(words.join(" "));
  const aliases = place === undefined ? [] : (index.foods[place]?.aliases ?? []);
  return [food.name, ...aliases].some((name) => {
    const plain = ` ${plainText(name).replace(/&/g, " and ").replace(/\s+/g, " ")} `;
    return (
      foodWords(name).join(" ") === words.join(" ") && between.every((word) => plain.includes(` ${word} `))
    );
  });
};

/** The food of this very name, its words in this order. */
export const exactFood = (index: FoodIndex, words: readonly string[]): Food | undefined =>
  words.some((word) => word.length > 1) ? foodAt(index, "exact", words.join(" ")) : undefined;

const named = (index: FoodIndex, words: readonly string[]): Food | undefined =>
  exactFood(index, words) ?? (words.length > 1 ? foodAt(index, "byKey", nameKey(words)) : undefined);

const without = (words: readonly string[], is: (word: string) => boolean): readonly string[] =>
  words.filter((word) => !is(word));

/** The food that has this very name, in any order of its words, or has it without the words for how it was made. */
export const foodCalled = (index: FoodIndex, name: string): Match | undefined => {
  const words = foodWords(name);
  const isNoun = (word: string): boolean => word.length > 1 && !ways.has(word) && !isChanger(word);
  // A letter is no food, though many begin with it; 'fried' alone is none either.
  if (!words.some(isNoun)) {
    const only = exactFood(index, words);
    return only && { food: only, confidence: 1 };
  }
  const exact = named(index, words);
  if (exact !== undefined) return { food: exact, confidence: 1 };
  const bare = without(words, (word) => ways.has(word));
  const plain = bare.length === words.length ? undefined : named(index, bare);
  return plain && { food: plain, confidence: 0.9 };
};

/** A single word means a food only where it names it: 'special' is no pancake, 'pepper' no pepper jack. */
const isNamedBy = (word: string, { food, words }: Hit): boolean => {
  if (food.source !== "usda") return words.at(-1) === word || words.length === 1;
  const [first = "", second = ""] = food.name.split(",");
  return !holdsBrand(food.name) && (foodWords(first).includes(word) || foodWords(second).join(" ") === word);
};

const searched = (index: FoodIndex, words: readonly string[]): Hit | undefined => {
  const [word] = words;
  if (word === undefined) return undefined;
  const hits = searchFoods(index, words.join(" "), 12, "whole");
  return hits.find((hit) => hit.isComplete && (words.length > 1 || isNamedBy(word, hit)));
};

/**
 * @param written its words corrected, without its amount
 * @returns confidence 1: this very name; less where words were left out or the search answered
 */
export const matchFood = (index: FoodIndex, written: string): Match | undefined => {
  // In the air or in a pan: hardly any fat stays.
  const name = written.replace(/\b(air|pan|oven|stir) fried\b/g, " ");
  const called = foodCalled(index, name);
  if (called !== undefined) return called;
  const words = foodWords(name);
  const bare = without(words, (word) => ways.has(word));
  const nouns = without(bare, isChanger);
  if (!nouns.some((word) => word.length > 1)) return undefined;
  const hit = searched(index, words);
  if (hit !== undefined) return { food: hit.food, confidence: hit.score >= 110 ? 0.8 : 0.6 };
  const bareHit = bare.length < words.length ? searched(index, bare) : undefined;
  if (bareHit !== undefined) return { food: bareHit.food, confidence: 0.5 };
  if (nouns.length === bare.length) return undefined;
  // A word that changes the energy, and no food that has it: a guess, and shown as one.
  const plain = named(index, nouns) ?? searched(index, nouns)?.food;
  return plain && { food: plain, confidence: 0.4 };
};

/** Whether a word only describes a food: 'cooked', 'raw', '90%'. */
export const isDescribing = (word: string): boolean => ways.has(word) || isChanger(word) || word === "fat";
