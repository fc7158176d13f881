/** What goes with something is less of it than alone, or part of it: a splash of milk in coffee, the filling of dumplings. */
import type { Food } from "../foods/food.ts";
import { foodWords } from "../foods/food-words.ts";
import type { Portion } from "./portion.ts";

const accompaniments: readonly {
  readonly to: RegExp;
  readonly food: RegExp;
  readonly label: string;
  readonly grams: number;
  /** Once for each piece of what it goes with. */
  readonly isPerPiece: boolean;
}[] = [
  {
    to: /coffee|tea\b|espresso/i,
    food: /milk|cream|half and half/i,
    label: "splash",
    grams: 30,
    isPerPiece: false,
  },
  { to: /bread|toast/i, food: /^butter|margarine/i, label: "pat", grams: 5, isPerPiece: true },
  {
    to: /crumpet|scone|muffin|roll|potato/i,
    food: /^butter|margarine/i,
    label: "pat",
    grams: 7,
    isPerPiece: true,
  },
  { to: /bread|toast/i, food: /^jam/i, label: "tsp", grams: 10, isPerPiece: true },
  { to: /bread|toast|crumpet/i, food: /^yeast extract/i, label: "thin layer", grams: 4, isPerPiece: true },
  { to: /bread|toast/i, food: /^avocado$/i, label: "slices", grams: 50, isPerPiece: true },
  { to: /./, food: /berr(y|ies)/i, label: "half cup", grams: 74, isPerPiece: false },
];

/** The dish holds it already: its energy is counted once. Every word of the part has to be one of `parts`. */
const inside: readonly { readonly dish: RegExp; readonly parts: ReadonlySet<string> }[] = [
  { dish: /hot dog|burger/i, parts: new Set(["bun", "roll"]) },
  {
    dish: /latte|cappuccino|flat white|mocha|hot chocolate|milkshake|chai/i,
    parts: new Set(["milk", "whole", "skim", "skimmed", "semi", "2%", "1%"]),
  },
  {
    dish: /pierogi|pelmeni|dumpling|ravioli|tortellini|samosa|empanada|burrito|taco|quesadilla|enchilada|spring roll|sandwich|wrap|pizza|omelette|sushi|biryani|paella|pho\b|ramen|bao|pupusa|tamale|dosa|bibimbap|poke/i,
    parts: new Set(
      "potato mashed cheddar mozzarella feta cheese ham bacon pork beef ground mince chicken turkey lamb spinach mushroom cabbage onion tomato lettuce shrimp prawn tuna salmon egg vegetable veg pepper lentil pea carrot tofu noodle rice sauerkraut cucumber meat bean".split(
        " ",
      ),
    ),
  },
];

/** @param part as it was written. @returns whether, without an amount, it is what the dish is made of */
export const isInside = (part: string, dish: Food): boolean => {
  const words = foodWords(part);
  return inside.some(
    ({ dish: whole, parts }) => whole.test(dish.name) && words.every((word) => parts.has(word)),
  );
};

/** @param pieces of what it goes with */
export const portionBeside = (food: Food, to: Food, pieces: number): Portion | undefined => {
  const found = accompaniments.find(
    ({ to: whole, food: name }) => whole.test(to.name) && name.test(food.name),
  );
  if (found === undefined) return undefined;
  const amount = found.isPerPiece ? Math.max(1, pieces) : 1;
  const { label, grams } = found;
  return { measure: { label, grams }, amount, grams: grams * amount, isKnown: true };
};

/** Dishes of which the parts in brackets are hardly ever all: 'sandwich (ham, cheese)' has bread. */
export const needsBase = (dish: Food): boolean =>
  /sandwich|burger|wrap|pizza|burrito|taco|toast|sub|bagel|pie|pierogi|dumpling/i.test(dish.name);

/** Dishes that are nothing but what was put together for them. */
export const isPutTogether = (dish: Food): boolean =>
  /salad|omelette|smoothie|sandwich|grilled cheese|wrap|burrito|quesadilla|stir fry|bowl|shake|soup|stew|curry|overnight/i.test(
    dish.name,
  );
