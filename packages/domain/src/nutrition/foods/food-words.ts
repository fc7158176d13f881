/** Words of food names: one spelling, singular, without accents. */

/** Spellings that an edit distance would not, or should not, bring together. */
const spellings: Readonly<Record<string, string>> = {
  yoghurt: "yogurt",
  yogourt: "yogurt",
  doughnut: "donut",
  doughnuts: "donut",
  catsup: "ketchup",
  mayonnaise: "mayo",
  omelet: "omelette",
  hamburgers: "hamburger",
  fibre: "fiber",
  grey: "gray",
  wholemeal: "wholewheat",
  wholegrain: "wholegrain",
  chilli: "chili",
  chile: "chili",
  leaves: "leaf",
  loaves: "loaf",
  potatoes: "potato",
  tomatoes: "tomato",
  mangoes: "mango",
  cookies: "cookie",
  brownies: "brownie",
  smoothies: "smoothie",
  pies: "pie",
  veggies: "veggie",
  calories: "calorie",
  slices: "slice",
  sausages: "sausage",
  sandwiches: "sandwich",
  oats: "oat",
  oatmeal: "oatmeal",
};

/** Words that are known by another spelling: no name holds them. */
export const otherSpellings: readonly string[] = Object.keys(spellings);

/** Words that change nothing about which food is meant. */
const emptyWords: ReadonlySet<string> = new Set([
  "a",
  "an",
  "the",
  "of",
  "and",
  "with",
  "in",
  "on",
  "or",
  "for",
  "my",
  "some",
  "includes",
  "&",
]);

/** One of several: `cookies` -> `cookie`. @param word in lower case */
export const singular = (word: string): string => {
  const known = spellings[word];
  if (known !== undefined) return known;
  if (word.length <= 3) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
};

/** Lower case, no accents, `whole-wheat` and `whole wheat` alike. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\bpb\s*&\s*j\b/g, "pbj")
    .replace(/['’]s\b/g, "s")
    .replace(/['’]/g, "");

/** All words of a text, in order, in their one spelling; with empty words only when nothing else is there. */
export const foodWords = (text: string): readonly string[] => {
  const all = plainText(text)
    .split(/[^\p{L}\p{N}%.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ""))
    .filter((word) => word !== "");
  const full = all.filter((word) => !emptyWords.has(word));
  return (full.length > 0 ? full : all).map(singular);
};
