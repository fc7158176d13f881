/**
 * A meal in words -> foods with amounts, by rule and without a network: '2 eggs, a cup of oatmeal and a latte'. A name
 * that people say is taken whole, even with 'and' in it ('mac and cheese'); what is no such name is searched for. What
 * nothing fits is returned as `unknown`, never guessed.
 */
import type { Food, Measure } from "./food.ts";
import type { FoodIndex } from "./food-index.ts";
import { foodWords, plainText } from "./food-words.ts";
import { type Portion, portionOf } from "./meal-grams.ts";
import { type Quantity, readQuantity, sentenceWords } from "./meal-quantity.ts";
import { searchFoods } from "./search-foods.ts";

export type MealItem = {
  readonly food: Food;
  readonly measure: Measure;
  /** Of the measure. */
  readonly amount: number;
  readonly grams: number;
  /** 0-1: 1 for a name and an amount that are known exactly. */
  readonly confidence: number;
  readonly matchedText: string;
};

export type ParsedMeal = { readonly items: readonly MealItem[]; readonly unknown: readonly string[] };

/** What people write around a meal. */
const frame =
  /^(for )?(breakfast|lunch|dinner|supper|brunch|snack)s?( today)?( was)?:\s*|\b(i|we) (just )?(had|ate|drank|have|eat)\b|\b(and )?(drank|ate|had)\b|\bfor (breakfast|lunch|dinner|supper|brunch)\b|\btoday\b/g;

/** Words between foods; they also stand inside of names. */
const connectors: ReadonlySet<string> = new Set(["and", "with", "on", "plus", "&", "+", "in", "then", "w/"]);
/** Words that only say how something was made; a name is looked for without them too. */
const manners: ReadonlySet<string> = new Set([
  "grilled",
  "cooked",
  "fresh",
  "plain",
  "baked",
  "steamed",
  "roasted",
  "raw",
  "hot",
  "homemade",
  "boneless",
  "skinless",
  "cold",
  "sliced",
  "chopped",
  "diced",
  "leftover",
  "organic",
  "side",
  "whole",
  "regular",
  "piece",
  "glazed",
  "iced",
]);

type Piece = { readonly words: readonly string[]; readonly after: string | undefined };

/** Cuts a part of the sentence at its connectors, keeping which one stood before each piece. */
const piecesOf = (words: readonly string[]): readonly Piece[] => {
  const pieces: { words: string[]; after: string | undefined }[] = [{ words: [], after: undefined }];
  for (const word of words) {
    const open = pieces.at(-1);
    if (connectors.has(word)) pieces.push({ words: [], after: word });
    else open?.words.push(word);
  }
  return pieces.filter(({ words: inside }) => inside.length > 0);
};

const wordsOf = (pieces: readonly Piece[]): readonly string[] =>
  pieces.flatMap(({ words, after }, at) => (at === 0 || after === undefined ? words : [after, ...words]));

type Match = { readonly food: Food; readonly confidence: number };

const exactly = (index: FoodIndex, words: readonly string[]): Food | undefined => {
  const text = words.join(" ");
  const own = index.own?.exact.get(text);
  if (own !== undefined) return index.own?.foods[own]?.food;
  const bundled = index.exact.get(text);
  return bundled === undefined ? undefined : index.foods[bundled]?.food;
};

const withoutManners = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !manners.has(word));

/** The food that has this very name, or has it without the words for how it was made. */
export const foodCalled = (index: FoodIndex, name: string): Match | undefined => {
  const words = foodWords(name);
  // A letter is no food, though many begin with it.
  if (!words.some((word) => word.length > 1)) return undefined;
  const exact = exactly(index, words);
  if (exact !== undefined) return { food: exact, confidence: 1 };
  const bare = withoutManners(words);
  const plain = bare.length === 0 || bare.length === words.length ? undefined : exactly(index, bare);
  return plain && { food: plain, confidence: 0.9 };
};

const matchName = (index: FoodIndex, text: string): Match | undefined => {
  const called = foodCalled(index, text);
  if (called !== undefined) return called;
  const words = foodWords(text);
  if (!words.some((word) => word.length > 1)) return undefined;
  const bare = withoutManners(words);
  const [hit] = searchFoods(index, text, 1, "whole");
  if (hit?.isComplete === true) return { food: hit.food, confidence: hit.score >= 110 ? 0.8 : 0.6 };
  const [bareHit] = bare.length === 0 ? [] : searchFoods(index, bare.join(" "), 1, "whole");
  if (bareHit?.isComplete === true) return { food: bareHit.food, confidence: 0.5 };
  return undefined;
};

/** What goes with something is less of it than alone: 'coffee with milk' is a splash, 'toast with butter' a thin layer. */
const accompaniments: readonly {
  readonly to: RegExp;
  readonly food: RegExp;
  readonly measure: Measure;
  /** Once for each piece of what it goes with. */
  readonly isPerPiece: boolean;
}[] = [
  {
    to: /coffee|tea\b|espresso/i,
    food: /milk|cream|half and half/i,
    measure: { label: "splash", grams: 30 },
    isPerPiece: false,
  },
  { to: /bread|toast/i, food: /^butter|margarine/i, measure: { label: "pat", grams: 5 }, isPerPiece: true },
  { to: /bread|toast/i, food: /^jam/i, measure: { label: "tsp", grams: 10 }, isPerPiece: true },
  { to: /bread|toast/i, food: /^avocado$/i, measure: { label: "slices", grams: 50 }, isPerPiece: true },
  { to: /./, food: /berr(y|ies)/i, measure: { label: "half cup", grams: 74 }, isPerPiece: false },
];

/** What the sentence said just before, which 'with' and 'and' may belong to. */
type Before = { readonly item: MealItem; readonly isBeside: boolean };

const portionBeside = (food: Food, connector: string | undefined, before: Before): Portion | undefined => {
  if (connector !== "with" && !(connector === "and" && before.isBeside)) return undefined;
  const found = accompaniments.find(
    ({ to, food: name }) => to.test(before.item.food.name) && name.test(food.name),
  );
  if (found === undefined) return undefined;
  const amount = found.isPerPiece ? Math.max(1, before.item.amount) : 1;
  return { measure: found.measure, amount, grams: found.measure.grams * amount, isKnown: true };
};

const itemOf = (
  quantity: Quantity,
  match: Match,
  matchedText: string,
  beside: Portion | undefined,
): MealItem => {
  const isPlural = /s$/.test(matchedText) && !/ss$/.test(matchedText);
  const { measure, amount, grams, isKnown } = beside ?? portionOf(match.food, quantity, isPlural);
  const certainty = isKnown ? 1 : quantity.isSaid ? 0.7 : 0.8;
  return {
    food: match.food,
    measure,
    amount,
    grams,
    confidence: Math.round(match.confidence * certainty * 100) / 100,
    matchedText,
  };
};

/** Amount and name of a part. A size that belongs to a name stays with it: 'a big mac'. */
const readPart = (index: FoodIndex, words: readonly string[]): { quantity: Quantity; name: string } => {
  const quantity = readQuantity(words);
  const name = words.slice(quantity.taken).join(" ");
  if (quantity.size === undefined || quantity.unit !== undefined) return { quantity, name };
  const withSize = words.slice(quantity.taken - 1).join(" ");
  return exactly(index, foodWords(withSize)) === undefined
    ? { quantity, name }
    : { quantity: { ...quantity, size: undefined }, name: withSize };
};

/** The longest run of pieces from `from` whose words together are a name people say; else the one piece. */
const longestName = (index: FoodIndex, pieces: readonly Piece[], from: number): number => {
  for (let to = pieces.length; to > from + 1; to -= 1) {
    const words = pieces
      .slice(from, to)
      .flatMap(({ words: inside, after }, at) =>
        at === 0 || after === undefined ? inside : [after, ...inside],
      );
    const name = words.slice(readQuantity(words).taken).join(" ");
    if (exactly(index, foodWords(name)) !== undefined) return to;
  }
  return from + 1;
};

/**
 * @param text what was eaten, in one or several sentences
 * @returns foods in the order of the sentence; parts that fit no food stand in `unknown` as they were written
 */
export const parseMeal = (text: string, index: FoodIndex): ParsedMeal => {
  const items: MealItem[] = [];
  const unknown: string[] = [];
  const parts = plainText(text)
    .replace(frame, ", ")
    .split(/[,;\n]+(?!\d)|\.\s/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  for (const part of parts) {
    const pieces = piecesOf(sentenceWords(part));
    let before: Before | undefined;
    for (let at = 0; at < pieces.length; ) {
      const end = longestName(index, pieces, at);
      const words = wordsOf(pieces.slice(at, end));
      const { quantity, name } = readPart(index, words);
      const match = name === "" ? undefined : matchName(index, name);
      const connector = pieces[at]?.after;
      if (match === undefined) {
        if (foodWords(name).length > 0 || quantity.isSaid) unknown.push(words.join(" "));
      } else {
        const beside =
          before === undefined || quantity.isSaid ? undefined : portionBeside(match.food, connector, before);
        const item = itemOf(quantity, match, words.join(" "), beside);
        items.push(item);
        // 'bread with butter and jam': the jam is on the bread too.
        before =
          beside === undefined ? { item, isBeside: false } : { item: before?.item ?? item, isBeside: true };
      }
      at = end;
    }
  }
  return { items, unknown };
};
