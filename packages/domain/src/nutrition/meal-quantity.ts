/** How much: the numbers and units at the beginning of '2 eggs', '1 1/2 cups of pasta', '200g chicken', 'half an avocado'. */

export type Quantity = {
  /** 1 when nothing is said. */
  readonly amount: number;
  /** One of `units`; undefined: pieces, or whatever one of the food is. */
  readonly unit: string | undefined;
  /** 'small', 'medium', 'large' */
  readonly size: string | undefined;
  /** False when the sentence says nothing about how much. */
  readonly isSaid: boolean;
  /** How many words it took. */
  readonly taken: number;
};

/** g of one, exact. */
export const massUnits: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  oz: 28.349523125,
  lb: 453.59237,
};
/** ml of one: US customary, as USDA's measures. */
export const volumeUnits: Readonly<Record<string, number>> = {
  ml: 1,
  cl: 10,
  l: 1000,
  tsp: 4.93,
  tbsp: 14.79,
  cup: 236.6,
  floz: 29.57,
  pint: 473,
};

const unitWords: Readonly<Record<string, readonly string[]>> = {
  g: ["g", "gr", "gram", "grams", "gramme", "grammes"],
  kg: ["kg", "kilo", "kilos", "kilogram", "kilograms"],
  oz: ["oz", "ounce", "ounces"],
  lb: ["lb", "lbs", "pound", "pounds"],
  ml: ["ml", "milliliter", "milliliters", "millilitre", "millilitres"],
  cl: ["cl"],
  l: ["l", "liter", "liters", "litre", "litres"],
  tsp: ["tsp", "tsps", "teaspoon", "teaspoons"],
  tbsp: ["tbsp", "tbsps", "tbs", "tablespoon", "tablespoons"],
  cup: ["cup", "cups"],
  pint: ["pint", "pints"],
  glass: ["glass", "glasses"],
  mug: ["mug", "mugs"],
  can: ["can", "cans", "tin", "tins"],
  bottle: ["bottle", "bottles"],
  slice: ["slice", "slices"],
  piece: ["piece", "pieces", "pc", "pcs"],
  bowl: ["bowl", "bowls"],
  plate: ["plate", "plates"],
  handful: ["handful", "handfuls"],
  scoop: ["scoop", "scoops"],
  shot: ["shot", "shots"],
  square: ["square", "squares"],
  bag: ["bag", "bags", "packet", "packets"],
  bunch: ["bunch"],
  serving: ["serving", "servings", "portion", "portions"],
  pat: ["pat", "pats", "knob"],
  bar: ["bar", "bars"],
  head: ["head", "heads"],
  clove: ["clove", "cloves"],
  strip: ["strip", "strips", "rasher", "rashers"],
  stick: ["stick", "sticks"],
  splash: ["splash", "dash"],
};
const unitByWord = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
);

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
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
  dozen: 12,
  half: 0.5,
  quarter: 0.25,
  couple: 2,
  few: 3,
  some: 1,
  several: 3,
};
const glyphs: Readonly<Record<string, string>> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅓": "1/3",
  "⅔": "2/3",
  "⅛": "1/8",
};
const sizes: Readonly<Record<string, string>> = {
  small: "small",
  sm: "small",
  medium: "medium",
  med: "medium",
  large: "large",
  lg: "large",
  big: "large",
};

/** Words of a sentence with numbers apart from units: `200ml` -> `200 ml`, `1½` -> `1 1/2`. */
export const sentenceWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[½¼¾⅓⅔⅛]/g, (glyph) => ` ${glyphs[glyph] ?? ""} `)
    .replace(/(\d),(\d{1,2})(?!\d)/g, "$1.$2")
    .replace(/\bfl\.? ?oz\b/g, "floz")
    .replace(/(\d)\s*(kg|g|grams?|oz|lbs?|ml|cl|l|tbsp|tsp|cups?|x)\b/g, "$1 $2 ")
    .split(/[\s]+/)
    .map((word) => word.replace(/^["'(]+|["').!?]+$/g, ""))
    .filter((word) => word !== "");

const readNumber = (word: string): number | undefined => {
  if (/^\d+(\.\d+)?$/.test(word)) return Number(word);
  const fraction = /^(\d+)\/(\d+)$/.exec(word);
  if (fraction !== null && Number(fraction[2]) > 0) return Number(fraction[1]) / Number(fraction[2]);
  return Object.hasOwn(numberWords, word) ? numberWords[word] : undefined;
};

/** Reads from the beginning of the words; takes what belongs to the amount and nothing else. */
export const readQuantity = (words: readonly string[]): Quantity => {
  let at = 0;
  let amount: number | undefined;
  const at0 = words[0] ?? "";
  if (at0 === "about" || at0 === "around" || at0 === "approximately") at += 1;
  for (let number = readNumber(words[at] ?? ""); number !== undefined; number = readNumber(words[at] ?? "")) {
    const word = words[at] ?? "";
    // '1 1/2' adds, 'half a cup' and 'two dozen' multiply.
    if (amount === undefined) amount = number;
    else if (word.includes("/")) amount += number;
    else amount *= number;
    at += 1;
    if (words[at] === "x" || (words[at] === "of" && readNumber(words[at + 1] ?? "") !== undefined)) at += 1;
    if (words[at] === "and" && words[at + 1] === "a" && words[at + 2] === "half") {
      amount += 0.5;
      at += 3;
    }
  }
  let size: string | undefined;
  const takeSize = (): void => {
    const found = sizes[words[at] ?? ""];
    if (found === undefined || words[at + 1] === undefined) return;
    size = found;
    at += 1;
  };
  takeSize();
  let unit = unitByWord.get(words[at] ?? "");
  // 'a bar' alone is a food, 'a bar of chocolate' is not; 'l' and 'g' only after a number.
  const needsMore = words[at + 1] === undefined;
  if (unit !== undefined && (needsMore || (amount === undefined && (words[at] ?? "").length < 3)))
    unit = undefined;
  if (unit !== undefined) {
    at += 1;
    if (words[at] === "of") at += 1;
    takeSize();
  } else if (words[at] === "floz") {
    unit = "floz";
    at += 1;
    if (words[at] === "of") at += 1;
  } else if (words[at] === "of" && amount !== undefined) at += 1;
  return { amount: amount ?? 1, unit, size, isSaid: amount !== undefined || unit !== undefined, taken: at };
};
