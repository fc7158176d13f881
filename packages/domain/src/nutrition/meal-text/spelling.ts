/** Misspelt words of amounts and of foods, corrected before the sentence is read. */
import { numberWords } from "../../shared/number-words.ts";
import type { FoodIndex } from "../food-index.ts";
import { editDistance, singular } from "../food-words.ts";
import { nearestWord } from "../search-foods.ts";
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

const nearestCounting = (word: string): string | undefined => {
  const most = word.length >= 7 ? 2 : 1;
  let best: string | undefined;
  let nearest = most + 1;
  for (const candidate of counting) {
    if (candidate[0] !== word[0]) continue;
    const distance = editDistance(word, candidate, most);
    if (distance < nearest) {
      nearest = distance;
      best = candidate;
    }
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

const correctedWord = (index: FoodIndex, word: string, isAfterNumber: boolean): string => {
  if (word.length < shortest || known.has(word) || /\d/.test(word) || isFoodWord(index, word)) return word;
  const amount = isAfterNumber || word.length >= 8 ? nearestCounting(word) : undefined;
  return amount ?? nearestWord(index, singular(word)) ?? twoWords(index, word) ?? word;
};

/** @returns the same tokens, their words as they are meant; places still point at the text as written */
export const corrected = (tokens: readonly Token[], index: FoodIndex): readonly Token[] =>
  tokens.map((token, at) => {
    if (token.kind !== "word") return token;
    const before = tokens[at - 1];
    const isAfterNumber =
      before?.kind === "number" ||
      (before?.kind === "word" &&
        (numberWords.includes(before.text) ||
          ["a", "an"].includes(before.text) ||
          Object.hasOwn(shares, before.text)));
    return { ...token, text: correctedWord(index, token.text, isAfterNumber) };
  });
