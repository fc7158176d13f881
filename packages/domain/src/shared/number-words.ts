/** Whole numbers in words: 'two', 'twenty five', 'a hundred and fifty'. */

const small: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const valueIn = (table: Readonly<Record<string, number>>, word: string | undefined): number | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;

/** All single words that are read, for the tolerance of spelling. */
export const numberWords: readonly string[] = [...Object.keys(small), ...Object.keys(tens), "hundred"];

type WordsRead = { readonly value: number /** How many words it took. */; readonly taken: number };

/** 1-99 from `at` on. */
const readBelowHundred = (words: readonly string[], at: number): WordsRead | undefined => {
  const ten = valueIn(tens, words[at]);
  if (ten === undefined) {
    const value = valueIn(small, words[at]);
    return value === undefined ? undefined : { value, taken: 1 };
  }
  const one = valueIn(small, words[at + 1]);
  return one !== undefined && one < 10 ? { value: ten + one, taken: 2 } : { value: ten, taken: 1 };
};

/**
 * @param words in lower case, hyphens cut: 'twenty', 'five'
 * @param at where the number would begin; 'a' counts only before 'hundred'
 * @returns undefined where no number begins
 */
export const readNumberWords = (words: readonly string[], at: number): WordsRead | undefined => {
  const first: WordsRead | undefined =
    words[at] === "a" && words[at + 1] === "hundred" ? { value: 1, taken: 1 } : readBelowHundred(words, at);
  if (first === undefined || words[at + first.taken] !== "hundred") return first;
  const hundreds = { value: first.value * 100, taken: first.taken + 1 };
  const joined = words[at + hundreds.taken] === "and" ? 1 : 0;
  const rest = readBelowHundred(words, at + hundreds.taken + joined);
  return rest === undefined
    ? hundreds
    : { value: hundreds.value + rest.value, taken: hundreds.taken + joined + rest.taken };
};

/** Numbers of one or two words as alternatives of a regular expression. @param least smaller ones are left out */
export const numberWordPattern = (least = 1): string => {
  const ones = Object.entries(small).toSorted(([a], [b]) => b.length - a.length);
  const digits = ones.filter(([, value]) => value < 10).map(([word]) => word);
  return [
    `(?:${Object.keys(tens).join("|")})(?:[ -](?:${digits.join("|")}))?`,
    ...ones.filter(([, value]) => value >= least).map(([word]) => word),
  ].join("|");
};

/** The number that words or figures say. @returns NaN for anything else */
export const numberFrom = (text: string): number =>
  readNumberWords(text.toLowerCase().split(/[ -]/), 0)?.value ?? Number(text);
