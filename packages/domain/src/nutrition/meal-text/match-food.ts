/** Which food a name in a sentence means; nothing where only part of it is understood. */
import type { Food } from "../food.ts";
import { type FoodIndex, isBrand } from "../food-index.ts";
import { foodWords } from "../food-words.ts";
import { nameKey } from "../name-key.ts";
import { searchFoods } from "../search-foods.ts";
import { changers, ways } from "./vocabulary.data.ts";

export type Match = { readonly food: Food; readonly confidence: number };

const foodAt = (index: FoodIndex, list: "exact" | "byKey", key: string): Food | undefined => {
  const own = index.own?.[list].get(key);
  if (own !== undefined) return index.own?.foods[own]?.food;
  const bundled = index[list].get(key);
  return bundled === undefined ? undefined : index.foods[bundled]?.food;
};

const isChanger = (word: string): boolean => changers.has(word) || /^[\d.]+%$/.test(word);

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

const searched = (index: FoodIndex, words: readonly string[]): { food: Food; score: number } | undefined => {
  const [hit] = words.length === 0 ? [] : searchFoods(index, words.join(" "), 1, "whole");
  if (hit?.isComplete !== true) return undefined;
  // 'the special' is no breakfast cereal of that name.
  return hit.food.source === "usda" && words.length === 1 && isBrand(hit.food.name) ? undefined : hit;
};

/**
 * @param name its words corrected, without its amount
 * @returns confidence 1: this very name; less where words were left out or the search answered
 */
export const matchFood = (index: FoodIndex, name: string): Match | undefined => {
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
