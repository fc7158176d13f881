/**
 * The search of foods and of exercises: which names somebody means who has typed this much. Words may be unfinished,
 * misspelt and in any order. What a word is, and what a name is worth, each of the two says itself. Pure, and quick enough
 * for every keystroke.
 */

/** One name of something that can be found. */
export type SearchName = {
  /** Place of what is called so in its list. */
  readonly owner: number;
  /** In their one spelling. */
  readonly words: readonly string[];
  /** Words that belong to it and are no part of the name. */
  readonly also?: readonly string[];
  /** Two words of the name are also one: 'pull', 'down'. */
  readonly isJoined?: boolean;
  /** What it is worth before others that fit as well. */
  readonly points: number;
  /** People say it; others only stand in tables. */
  readonly isSaid: boolean;
  /** Brands are invented words: one letter away from one of them lies something else. */
  readonly isBrand?: boolean;
};

type Place = { readonly name: number; readonly position: number; readonly length: number };

/** Made by `wordIndex`, never changed. */
export type WordIndex = {
  readonly names: readonly SearchName[];
  /** All words, sorted: words with one beginning stand together. */
  readonly words: readonly string[];
  readonly places: ReadonlyMap<string, readonly Place[]>;
};

/** How typed words are read. */
export type ReadingRules = {
  /** The spellings under which a typed word may be known; the last is the one that slips are counted from. */
  readonly forms: (typed: string) => readonly string[];
  /** Whether a word may be the beginning of a longer one. */
  readonly isUnfinished: boolean;
  /** Whether a word may be misspelt that begins another one: 'planc' is 'plank' before it is 'planche'. Few words only. */
  readonly isWide?: boolean;
  /** Letters from which on a word may be misspelt; for a word that people say; and misspelt and unfinished at once. */
  readonly misspelt: { readonly any: number; readonly said: number; readonly unfinished: number };
};

/** A name that was found; `score` is comparable within one search only. */
export type WordHit = { readonly name: SearchName; readonly score: number; readonly isComplete: boolean };

/** Tuned on the open halves of the judged lists. */
const points = { words: 100, firstWord: 18, wholeName: 40, extraWord: 4, mostExtraWords: 9 } as const;
/** Share of a longer word's quality where the typed word is one of its own: 'roti' is bread before it is 'rotisserie'. */
const startOfAnother = 0.5;
/** Share of a word that is no part of the name. */
const besideName = 0.6;

/** Sorts a list of names by their words; some 10 thousand take a few dozen milliseconds. */
export const wordIndex = (names: readonly SearchName[]): WordIndex => {
  const places = new Map<string, Place[]>();
  const put = (word: string, place: Place): void => {
    const list = places.get(word);
    if (list === undefined) places.set(word, [place]);
    else list.push(place);
  };
  for (const [name, { words, also = [], isJoined }] of names.entries()) {
    for (const [position, word] of words.entries()) {
      put(word, { name, position, length: 1 });
      const next = words[position + 1];
      if (isJoined && next !== undefined) put(word + next, { name, position, length: 2 });
    }
    for (const word of also) put(word, { name, position: -1, length: 0 });
  }
  return { names, words: [...places.keys()].sort(), places };
};

/**
 * Letters to change, add, drop or swap with the neighbour (optimal string alignment), given up beyond `most`.
 * @returns `most + 1` when there are more
 */
export const editDistance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      if (cost < lowest) lowest = cost;
    }
    if (lowest > most) return most + 1;
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? most + 1;
};

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

type Reading = { readonly word: string; readonly quality: number; readonly isMisspelt?: true };

/** In how many names that people say a word stands. */
const timesSaid = (index: WordIndex, word: string): number =>
  (index.places.get(word) ?? []).filter(({ name }) => index.names[name]?.isSaid === true).length;

/** Words of the index that a typed word may stand for, each with how well. */
const readingsOf = (index: WordIndex, typed: string, rules: ReadingRules): readonly Reading[] => {
  const forms = rules.forms(typed);
  const known = forms.filter((form) => index.places.has(form));
  const readings: Reading[] = known.map((word) => ({ word, quality: 1 }));
  for (let at = firstAtOrAfter(index.words, typed); rules.isUnfinished && at < index.words.length; at += 1) {
    const word = index.words[at] ?? "";
    if (!word.startsWith(typed)) break;
    const share = known.length > 0 ? startOfAnother : 1;
    if (!known.includes(word))
      readings.push({ word, quality: (0.6 + (0.3 * typed.length) / word.length) * share });
  }
  const { any, said, unfinished } = rules.misspelt;
  const isRead = rules.isWide ? known.length > 0 : readings.length > 0;
  if (isRead || typed.length < said) return readings;
  const meant = forms.at(-1) ?? typed;
  const most = typed.length >= 8 ? 2 : 1;
  for (const word of index.words) {
    // People rarely mistake the first letter; it saves most of the work.
    if (word[0] !== meant[0] || (typed.length < any && timesSaid(index, word) === 0)) continue;
    const isLonger = word.length > meant.length + most;
    if (isLonger && typed.length < unfinished) continue;
    const ends = isLonger ? [meant.length + most, meant.length] : [word.length];
    const distance = Math.min(...ends.map((end) => editDistance(meant, word.slice(0, end), most)));
    if (distance > most) continue;
    const quality = (distance === 1 ? 0.7 : 0.5) - (isLonger ? 0.15 : 0);
    readings.push({ word, quality, isMisspelt: true });
  }
  return readings;
};

type Found = { quality: number; words: number; places: number; startsAtFirst: boolean };

const findNames = (index: WordIndex, typed: readonly string[], rules: ReadingRules): Map<number, Found> => {
  const found = new Map<number, Found>();
  for (const [order, word] of typed.entries()) {
    const best = new Map<number, { quality: number; place: Place }>();
    for (const reading of readingsOf(index, word, rules)) {
      for (const place of index.places.get(reading.word) ?? []) {
        if (reading.isMisspelt && index.names[place.name]?.isBrand) continue;
        const quality = reading.quality * (place.length === 0 ? besideName : 1);
        if ((best.get(place.name)?.quality ?? 0) < quality) best.set(place.name, { quality, place });
      }
    }
    for (const [name, { quality, place }] of best) {
      const sum = found.get(name) ?? { quality: 0, words: 0, places: 0, startsAtFirst: false };
      sum.quality += quality;
      sum.words += 1;
      sum.places += place.length;
      sum.startsAtFirst ||= order === 0 && place.position === 0;
      found.set(name, sum);
    }
  }
  return found;
};

/**
 * The word that a misspelt one most likely stands for: the nearest, and of those the one in most names that people say.
 * @param typed a word that the index does not hold
 */
export const nearestWord = (index: WordIndex, typed: string, rules: ReadingRules): string | undefined =>
  readingsOf(index, typed, rules)
    .flatMap(({ isMisspelt, word, quality }) => {
      const times = isMisspelt ? timesSaid(index, word) : 0;
      return times === 0 ? [] : [{ word, quality, times }];
    })
    .toSorted((one, other) => other.quality - one.quality || other.times - one.times)[0]?.word;

const scoreOf = (name: SearchName, found: Found, typed: number): number => {
  const share = found.quality / typed;
  const extra = Math.min(points.mostExtraWords, name.words.length - found.places);
  return (
    share * points.words +
    (found.startsAtFirst ? points.firstWord : 0) +
    (extra <= 0 && found.words === typed ? points.wholeName * share : 0) -
    extra * points.extraWord +
    name.points
  );
};

/**
 * @param typed different words, none twice
 * @returns the best name of each owner; names that lack a word of the query only when no name has them all
 */
export const searchWords = (
  index: WordIndex,
  typed: readonly string[],
  rules: ReadingRules,
): ReadonlyMap<number, WordHit> => {
  const found = findNames(index, typed, rules);
  let most = 0;
  for (const { words } of found.values()) most = Math.max(most, words);
  const hits = new Map<number, WordHit>();
  for (const [at, sum] of found) {
    const name = index.names[at];
    if (name === undefined || sum.words < most) continue;
    const score = scoreOf(name, sum, typed.length);
    if ((hits.get(name.owner)?.score ?? Number.NEGATIVE_INFINITY) < score)
      hits.set(name.owner, { name, score, isComplete: sum.words === typed.length });
  }
  return hits;
};
