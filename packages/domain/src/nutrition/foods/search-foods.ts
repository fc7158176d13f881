/**
 * Which foods somebody means who has typed this much: own foods first, then names people say, then the tables. Words may
 * be unfinished or misspelt. Pure, and quick enough for every keystroke (bench/foods.ts).
 */
import type { Food } from "./food.ts";
import type { FoodIndex, NameEntry } from "./food-index.ts";
import { editDistance, foodWords } from "./food-words.ts";

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

/** Points of the ranker; tuned on the even half of the judged queries. */
const points = {
  /** All words matched exactly; a worse match gets its share. */
  words: 100,
  firstWord: 18,
  wholeName: 40,
  extraWord: 4,
  mostExtraWords: 9,
  everyday: 24,
  branded: -14,
  own: 60,
  use: 4,
} as const;

type Reading = { readonly word: string; readonly quality: number; readonly isMisspelt?: true };

/**
 * typing: words may be unfinished. whole: what stands in a sentence is a finished word, and 'roti' is no 'rotisserie'.
 */
type SearchWords = "typing" | "whole";

/**
 * Letters from which on a word may be misspelt at all, and unfinished besides: short words have too many neighbours. A
 * finished one of four letters may stand for a word that people say, such as 'tost'.
 */
const shortestMisspelt = 5;
const shortestMisspeltSaid = 4;
const shortestMisspeltStart = 6;
/** Share of a longer word's quality where the typed word is one of its own: 'roti' is bread before it is 'rotisserie'. */
const startOfAnother = 0.5;

/** First place in the sorted words that does not come before `text`. */
const firstAtOrAfter = (words: readonly string[], text: string): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Whether a word belongs to a name that people say, and not only to the tables. */
const isSaid = (index: FoodIndex, word: string): boolean =>
  (index.places.get(word) ?? []).some(({ entry }) => index.names[entry]?.isEveryday === true);

/** Words of the index that a typed word may stand for, each with how well. */
const readingsOf = (index: FoodIndex, typed: string, words: SearchWords): readonly Reading[] => {
  const readings: Reading[] = [];
  // 'rotis' keeps its s, as 'asparagus' and 'anis' do; what is left without it may be the word that is meant.
  const single = typed.length > 4 && typed.endsWith("is") ? typed.slice(0, -1) : undefined;
  const isKnown = index.places.has(typed) || (single !== undefined && index.places.has(single));
  if (single !== undefined && index.places.has(single)) readings.push({ word: single, quality: 1 });
  for (let at = firstAtOrAfter(index.words, typed); at < index.words.length; at += 1) {
    const word = index.words[at] ?? "";
    if (!word.startsWith(typed)) break;
    if (word === typed) readings.push({ word, quality: 1 });
    else if (words === "typing")
      readings.push({
        word,
        quality: (0.6 + (0.3 * typed.length) / word.length) * (isKnown ? startOfAnother : 1),
      });
  }
  const isShort = typed.length < shortestMisspelt;
  if (readings.length > 0 || (isShort && (words === "typing" || typed.length < shortestMisspeltSaid)))
    return readings;
  const most = typed.length >= 8 ? 2 : 1;
  for (const word of index.words) {
    // People rarely mistake the first letter; it saves most of the work.
    if (word[0] !== typed[0] || (isShort && !isSaid(index, word))) continue;
    const distance = editDistance(typed, word.slice(0, typed.length + most), most);
    const isLonger = word.length > typed.length + most;
    if (isLonger && (words === "whole" || typed.length < shortestMisspeltStart)) continue;
    const best = isLonger
      ? Math.min(distance, editDistance(typed, word.slice(0, typed.length), most))
      : distance;
    if (best <= most)
      readings.push({
        word,
        quality: (best === 1 ? 0.7 : 0.5) - (isLonger ? 0.15 : 0),
        isMisspelt: true,
      });
  }
  return readings;
};

/**
 * The word that a misspelt one most likely stands for: the nearest, and of those the one in most names that people say.
 * @param typed a finished word that the index does not hold
 */
export const nearestWord = (index: FoodIndex, typed: string): string | undefined => {
  const uses = (word: string): number =>
    (index.places.get(word) ?? []).filter(({ entry }) => index.names[entry]?.isEveryday === true).length;
  return readingsOf(index, typed, "whole")
    .filter(({ isMisspelt, word }) => isMisspelt === true && uses(word) > 0)
    .toSorted((one, other) => other.quality - one.quality || uses(other.word) - uses(one.word))[0]?.word;
};

type Found = { quality: number; words: number; matchedPlaces: number; startsAtFirst: boolean };

const scoreOf = (name: NameEntry, found: Found, typed: number, uses: number): number => {
  const share = found.quality / typed;
  const extra = Math.min(points.mostExtraWords, name.words.length - found.matchedPlaces);
  return (
    share * points.words +
    (found.startsAtFirst ? points.firstWord : 0) +
    (extra === 0 && found.words === typed ? points.wholeName * share : 0) -
    extra * points.extraWord +
    (name.isEveryday ? points.everyday : 0) +
    (name.isBranded ? points.branded : 0) +
    Math.log1p(uses) * points.use
  );
};

const searchOne = (index: FoodIndex, typed: readonly string[], words: SearchWords): Map<number, Hit> => {
  const found = new Map<number, Found>();
  for (const [order, word] of typed.entries()) {
    const best = new Map<number, { quality: number; first: boolean }>();
    for (const { word: known, quality, isMisspelt } of readingsOf(index, word, words)) {
      for (const { entry, position } of index.places.get(known) ?? []) {
        // Brands are invented words: one letter away from one of them lies somebody else's dish.
        if (isMisspelt && index.names[entry]?.isBranded) continue;
        const before = best.get(entry);
        if (before === undefined || before.quality < quality)
          best.set(entry, { quality, first: position === 0 });
      }
    }
    for (const [entry, { quality, first }] of best) {
      const sum = found.get(entry);
      if (sum === undefined)
        found.set(entry, { quality, words: 1, matchedPlaces: 1, startsAtFirst: first && order === 0 });
      else {
        sum.quality += quality;
        sum.words += 1;
        sum.matchedPlaces += 1;
        sum.startsAtFirst ||= first && order === 0;
      }
    }
  }
  const most = [...found.values()].reduce((highest, { words }) => Math.max(highest, words), 0);
  const hits = new Map<number, Hit>();
  for (const [entry, sum] of found) {
    if (sum.words < most) continue;
    const name = index.names[entry];
    const indexed = name === undefined ? undefined : index.foods[name.food];
    if (name === undefined || indexed === undefined) continue;
    const score = scoreOf(name, sum, typed.length, indexed.uses ?? 0);
    const before = hits.get(name.food);
    if (before === undefined || before.score < score)
      hits.set(name.food, {
        food: indexed.food,
        score,
        isComplete: sum.words === typed.length,
        words: name.words,
      });
  }
  return hits;
};

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
  words: SearchWords = "typing",
): readonly Hit[] => {
  const typed = [...new Set(foodWords(query))];
  if (typed.length === 0) return [];
  const own = index.own === undefined ? [] : [...searchOne(index.own, typed, words).values()];
  const bundled = [...searchOne(index, typed, words).values()];
  const all = [...own.map((hit) => ({ ...hit, score: hit.score + points.own })), ...bundled];
  const complete = all.filter(({ isComplete }) => isComplete);
  return (complete.length > 0 ? complete : all)
    .sort((one, other) => other.score - one.score || (one.food.id < other.food.id ? -1 : 1))
    .slice(0, limit);
};
