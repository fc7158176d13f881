/** Misspelt words of amounts and of foods, corrected before the sentence is read. */
import { numberWords } from "../../shared/number-words.ts";
import { editDistance } from "../../shared/word-search.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import { otherSpellings, singular } from "../foods/food-words.ts";
import { nearestFoodWord } from "../foods/search-foods.ts";
import { type Token, unitByWord } from "./tokens.ts";
import {
  asides,
  beforeConnectors,
  changers,
  connectors,
  headings,
  leadFillers,
  plainWords,
  shares,
  sizes,
  ways,
} from "./vocabulary.data.ts";

const counting = [...unitByWord.keys(), ...numberWords, ...Object.keys(shares), ...Object.keys(sizes)].filter(
  (word) => word.length > 2,
);
const known: ReadonlySet<string> = new Set([
  ...counting,
  ...unitByWord.keys(),
  ...[asides, beforeConnectors, changers, connectors, headings, leadFillers, plainWords, ways].flatMap(
    (words) => [...words],
  ),
]);

const shortest = 4;

type Near = { readonly word: string; readonly distance: number };

const letters = (word: string): string => [...word].toSorted().join("");
const hasSameLetters = (one: string, other: string): boolean => letters(one) === letters(other);

const nearestOf = (candidates: readonly string[], word: string): Near | undefined => {
  const most = word.length >= 7 ? 2 : 1;
  let best: Near | undefined;
  for (const candidate of candidates) {
    if (candidate[0] !== word[0]) continue;
    const distance = editDistance(word, candidate, most);
    // 'tbps' is 'tbsp' before it is 'tsp'.
    const isNearer =
      distance < (best?.distance ?? most + 1) ||
      (distance === best?.distance && hasSameLetters(word, candidate));
    if (distance <= most && isNearer) best = { word: candidate, distance };
  }
  return best;
};

const isFoodWord = (index: FoodIndex, word: string): boolean =>
  [word, singular(word), word.replace(/s$/, "")].some(
    (one) => index.places.has(one) || index.own?.places.has(one) === true,
  );

/** 'peanutbutter' is two words. */
const twoWords = (index: FoodIndex, word: string): string | undefined => {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const both = [word.slice(0, at), singular(word.slice(at))];
    if (index.exact.has(both.join(" "))) return both.join(" ");
  }
  return undefined;
};

const nearestFood = (index: FoodIndex, word: string): Near | undefined => {
  const single = singular(word);
  const found = nearestFoodWord(index, single);
  const other = nearestOf(otherSpellings, word);
  const near = found === undefined ? undefined : { word: found, distance: editDistance(single, found, 3) };
  return other !== undefined && other.distance < (near?.distance ?? 3) ? other : near;
};

/** @param mayCount whether a word of amounts may stand here */
const correctedWord = (index: FoodIndex, word: string, isAfterNumber: boolean, mayCount: boolean): string => {
  if (word.length < shortest || known.has(word) || /\d/.test(word) || isFoodWord(index, word)) return word;
  const amount = mayCount || word.length >= 8 ? nearestOf(counting, word) : undefined;
  const food = nearestFood(index, word);
  const isAmount =
    amount !== undefined &&
    (food === undefined ||
      amount.distance < food.distance ||
      (isAfterNumber && amount.distance === food.distance));
  return (isAmount ? amount : food)?.word ?? twoWords(index, word) ?? word;
};

const isNumber = (token: Token | undefined): boolean =>
  token?.kind === "number" ||
  (token?.kind === "word" &&
    (["a", "an", "of"].includes(token.text) ||
      numberWords.includes(token.text) ||
      Object.hasOwn(shares, token.text)));

/** @returns the same tokens, their words as they are meant; places still point at the text as written */
export const corrected = (tokens: readonly Token[], index: FoodIndex): readonly Token[] =>
  tokens.map((token, at) => {
    if (token.kind !== "word") return token;
    const before = tokens[at - 1];
    const isAfterNumber = isNumber(before);
    const isFirst = before === undefined || before.kind === "mark" || connectors.has(before.text);
    return { ...token, text: correctedWord(index, token.text, isAfterNumber, isAfterNumber || isFirst) };
  });
