/**
 * Which foods somebody means who has typed this much: own foods first, then names people say, then the tables. Pure, and
 * quick enough for every keystroke (bench/foods.ts).
 */
import { nearestWord, type ReadingRules, searchWords } from "../../shared/word-search.ts";
import type { Food } from "./food.ts";
import type { FoodIndex } from "./food-index.ts";
import { foodWords } from "./food-words.ts";

/** One result of a search with what it is ranked by. */
export type Hit = {
  readonly food: Food;
  /** Higher is better; comparable within one search only. */
  readonly score: number;
  /** Every word of the query is in the name, spelt like this or misspelt. */
  readonly isComplete: boolean;
  /** Words of the name that was found, which may be another one than the food's first. */
  readonly words: readonly string[];
};

/** 'rotis' keeps its s, as 'asparagus' and 'anis' do; what is left without it may be the word that is meant. */
const forms = (typed: string): readonly string[] =>
  typed.length > 4 && typed.endsWith("is") ? [typed.slice(0, -1), typed] : [typed];

/** Short words have too many neighbours to be misspelt. */
const typing: ReadingRules = { forms, isUnfinished: true, misspelt: { any: 5, said: 5, unfinished: 6 } };
/** What stands in a sentence is a finished word: 'roti' is no 'rotisserie', and 'tost' is a word that people say. */
const whole: ReadingRules = {
  forms,
  isUnfinished: false,
  misspelt: { any: 5, said: 4, unfinished: Number.POSITIVE_INFINITY },
};

/** What an own food is worth before those of the tables, in points. */
const ownFirst = 60;

/** The food word that a misspelt one most likely stands for. @param typed a finished word that the index does not hold */
export const nearestFoodWord = (index: FoodIndex, typed: string): string | undefined =>
  nearestWord(index, typed, whole);

const searchOne = (
  index: FoodIndex,
  typed: readonly string[],
  rules: ReadingRules,
  more: number,
): readonly Hit[] =>
  [...searchWords(index, typed, rules)].flatMap(([at, { name, score, isComplete }]) => {
    const food = index.foods[at]?.food;
    return food === undefined ? [] : [{ food, score: score + more, isComplete, words: name.words }];
  });

/**
 * @param query as typed so far; words in any order
 * @param limit most hits to return
 * @param words whether the query's words are finished
 * @returns best first; a name that lacks a word of the query only when no name has them all
 */
export const searchFoods = (
  index: FoodIndex,
  query: string,
  limit: number,
  words: "typing" | "whole" = "typing",
): readonly Hit[] => {
  const typed = [...new Set(foodWords(query))];
  const rules = words === "typing" ? typing : whole;
  const own = index.own === undefined ? [] : searchOne(index.own, typed, rules, ownFirst);
  const all = [...own, ...searchOne(index, typed, rules, 0)];
  const complete = all.filter(({ isComplete }) => isComplete);
  return (complete.length > 0 ? complete : all)
    .toSorted((one, other) => other.score - one.score || (one.food.id < other.food.id ? -1 : 1))
    .slice(0, limit);
};
