/** What goes with something is less of it than alone, or part of it: a splash of milk in coffee, the filling of dumplings. */
import type { Food } from "../food.ts";
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

/** The dish holds it already: its energy is counted once. */
const inside: readonly { readonly dish: RegExp; readonly part: RegExp }[] = [
  { dish: /latte|cappuccino|flat white|mocha|hot chocolate|milkshake|chai/i, part: /milk/i },
  {
    dish: /pierogi|dumpling|ravioli|tortellini|samosa|empanada|burrito|taco|quesadilla|enchilada|spring roll|sandwich|wrap|pizza|omelette|sushi|pie$|pasty|lasagn|biryani|paella|pho|ramen|bao|momo|pupusa|tamale|kebab|dosa|curry|stew|soup|stir fry|bibimbap|poke/i,
    part: /\b(potato|mashed|cheddar|mozzarella|feta|cheese|ham|bacon|pork|beef|ground|chicken|turkey|lamb|spinach|mushroom|cabbage|onion|tomato|lettuce|shrimp|prawn|tuna|salmon|egg|vegetable|mixed veg|bell pepper|green pepper|lentil|peas|carrot|tofu|noodle|rice noodle|sauerkraut|cucumber)/i,
  },
];

/** Whether a part without an amount is what the dish is made of. */
export const isInside = (part: Food, dish: Food): boolean =>
  inside.some(({ dish: whole, part: one }) => whole.test(dish.name) && one.test(part.name));

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
  /salad|omelette|smoothie|sandwich|wrap|stir fry|bowl|shake|soup|stew/i.test(dish.name);
