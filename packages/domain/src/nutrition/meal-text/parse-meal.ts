/**
 * A meal in words -> foods with amounts, by rule and without a network. The text becomes tokens (`tokens.ts`), misspelt
 * words are corrected (`spelling.ts`), lines, lists and dishes are found (`layout.ts`), each part is read as amount and
 * name (`pieces.ts`, `amount.ts`), amounts that stand apart are given to their foods (`distribute.ts`), and names are
 * looked up (`match-food.ts`). What nothing fits is returned as `unknown`, never guessed and never dropped.
 */
import type { Food, Measure } from "../foods/food.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import { foodWords } from "../foods/food-words.ts";
import { type Amount, noAmount, readAmount } from "./amount.ts";
import { isInside, isPutTogether, needsBase, portionBeside } from "./beside.ts";
import { distributed } from "./distribute.ts";
import { readLines } from "./layout.ts";
import { exactFood, type Match, matchFood } from "./match-food.ts";
import { wordsOf } from "./names.ts";
import type { DishNode, FoodNode, MealNode } from "./nodes.ts";
import { portionOf } from "./portion.ts";
import { corrected } from "./spelling.ts";
import { type Token, tokensOf, unitByWord } from "./tokens.ts";

/** One food of a meal's text with its weight, g. */
export type MealItem = {
  readonly food: Food;
  readonly measure: Measure;
  /** Of the measure. */
  readonly amount: number;
  readonly grams: number;
  /** 0-1: 1 for a name and an amount that are known exactly. */
  readonly confidence: number;
  /** As it was written. */
  readonly matchedText: string;
};

type ParsedMeal = {
  /** In the order of the text. */
  readonly items: readonly MealItem[];
  /** What no food or amount was found for, as it was written. */
  readonly unknown: readonly string[];
};

/** What the text said just before, which 'with' and 'and' may belong to. */
type Before = { readonly item: MealItem; readonly isBeside: boolean };

const itemOf = (match: Match, amount: Amount, matchedText: string, before?: Before): MealItem => {
  const isPlural = /s$/.test(matchedText) && !/ss$/.test(matchedText);
  const beside =
    before === undefined || amount.isSaid
      ? undefined
      : portionBeside(match.food, before.item.food, before.item.amount);
  const { measure, amount: count, grams, isKnown } = beside ?? portionOf(match.food, amount, isPlural);
  const certainty = isKnown ? 1 : amount.isSaid ? 0.7 : 0.8;
  return {
    food: match.food,
    measure,
    amount: count,
    grams,
    confidence: Math.round(match.confidence * certainty * 100) / 100,
    matchedText,
  };
};

const timesOf = (item: MealItem, factor: number): MealItem => ({
  ...item,
  amount: item.amount * factor,
  grams: item.grams * factor,
});

/** Foods that stand side by side without a comma, when every word belongs to one: 'toast butter jam'. */
const rowOfFoods = (index: FoodIndex, name: readonly Token[]): readonly (readonly Token[])[] | undefined => {
  if (name.length === 0) return [];
  for (let end = name.length; end > 0; end -= 1) {
    const head = name.slice(0, end);
    if (exactFood(index, foodWords(wordsOf(head))) === undefined) continue;
    const rest = rowOfFoods(index, name.slice(end));
    if (rest !== undefined) return [head, ...rest];
  }
  return undefined;
};

const negations: ReadonlySet<string> = new Set(["no", "without"]);

/** @param index of the foods that may be meant */
const createReader = (index: FoodIndex, text: string) => {
  const items: MealItem[] = [];
  const unknown: string[] = [];
  const written = (tokens: readonly Token[]): string => {
    const start = Math.min(...tokens.map((token) => token.start));
    const end = Math.max(...tokens.map((token) => token.end));
    return tokens.length === 0 ? "" : text.slice(start, end).replace(/\s+/g, " ");
  };
  const matchOf = (node: FoodNode): Match | undefined =>
    node.name.length === 0 ? undefined : matchFood(index, wordsOf(node.name));
  /** 'apple slices', 'chicken pieces': the last word is a unit where no food has the whole name. */
  const withUnit = (node: FoodNode): FoodNode => {
    const unit = unitByWord.get(node.name.at(-1)?.text ?? "");
    const isUnit = unit !== undefined && node.name.length > 1 && matchOf(node) === undefined;
    const { amount } = node;
    return isUnit
      ? { ...node, name: node.name.slice(0, -1), amount: { ...amount, unit: amount.unit ?? unit } }
      : node;
  };

  const readFood = (
    node: FoodNode,
    match: Match | undefined,
    before: Before | undefined,
  ): Before | undefined => {
    const said = written(node.all);
    const isNegated = negations.has(node.connector ?? "");
    if (match === undefined) {
      const row = rowOfFoods(index, node.name);
      if (row === undefined || row.length < 2) unknown.push(said);
      else
        for (const [at, name] of row.entries()) {
          const one = matchFood(index, wordsOf(name));
          if (one !== undefined) items.push(itemOf(one, at === 0 ? node.amount : noAmount, written(name)));
        }
      return undefined;
    }
    if (isNegated) return before;
    const isWith = node.connector === "with" || (node.connector === "and" && before?.isBeside === true);
    const whole = isWith ? before : undefined;
    const isInBread = node.connector === "in" && before !== undefined && node.amount.count === 1;
    if (isInBread && isInside(wordsOf(node.name), before.item.food)) return before;
    if (whole !== undefined && !node.amount.isSaid && isInside(wordsOf(node.name), whole.item.food))
      return { item: whole.item, isBeside: true };
    const item = itemOf(match, node.amount, said, whole);
    const isSmall =
      whole !== undefined &&
      !node.amount.isSaid &&
      portionBeside(match.food, whole.item.food, 1) !== undefined;
    items.push(
      node.isPerPiece && before !== undefined ? timesOf(item, Math.max(1, before.item.amount)) : item,
    );
    // 'bread with butter and jam': the jam is on the bread too.
    return isSmall
      ? { item: whole.item, isBeside: true }
      : { item, isBeside: isWith && whole !== undefined && !node.amount.isSaid };
  };

  /** The parts of a dish count, and the dish does not, unless they only name what is in it. */
  const readDish = (dish: DishNode): void => {
    const { nodes } = distributed(dish.parts);
    const foods = nodes.flatMap((node) => (node.kind === "food" ? [node] : []));
    const matches = foods.map((node) => ({ node, match: matchOf(node) }));
    const known = matches.filter(({ match }) => match !== undefined);
    const hasAmounts = foods.some(({ amount }) => amount.isSaid);
    const hasDishes = nodes.some((node) => node.kind === "dish");
    const head = matchOf(dish.head);
    // 'latte (oat milk)', 'sandwich (ham and cheese)'
    const inner = foods.map(({ name }) => wordsOf(name)).join(" ");
    const both =
      hasAmounts || hasDishes ? undefined : matchFood(index, `${inner} ${wordsOf(dish.head.name)}`);
    if (both !== undefined && both.confidence >= 0.8) {
      items.push(itemOf(both, dish.head.amount, written(dish.head.all)));
      return;
    }
    const isOnlyNamed =
      head !== undefined &&
      !hasAmounts &&
      !hasDishes &&
      (known.length === 0 ||
        dish.form === "made" ||
        (dish.form === "bracket" && (needsBase(head.food) || foods.length < 2)));
    // 'porridge made with milk and a banana': milk only says how it was made, the banana comes on top.
    const isBase =
      head !== undefined &&
      !isPutTogether(head.food) &&
      !hasDishes &&
      dish.form === "made" &&
      foods[0]?.amount.isSaid === false;
    if (isOnlyNamed || isBase) {
      items.push(itemOf(head, dish.head.amount, written(dish.head.all)));
      for (const { node, match } of matches)
        if (match === undefined) unknown.push(written(node.all));
        else if (node.amount.isSaid) items.push(itemOf(match, node.amount, written(node.all)));
      return;
    }
    const first = items.length;
    readList(dish.parts);
    if (!dish.head.amount.isTimes && !dish.isPerPiece) return;
    for (let at = first; at < items.length; at += 1) {
      const item = items[at];
      if (item !== undefined) items[at] = timesOf(item, dish.head.amount.count);
    }
  };

  /** 'omelette with 3 eggs and 30 g cheese': a dish whose parts are all counted out behind 'with'. */
  const asDish = (nodes: readonly (FoodNode | DishNode)[], at: number): number => {
    const head = nodes[at];
    if (
      head?.kind !== "food" ||
      (head.amount.isSaid && (head.amount.count !== 1 || head.amount.unit === "g"))
    )
      return 0;
    let end = at + 1;
    for (let node = nodes[end]; node?.kind === "food" && node.amount.isSaid; node = nodes[end]) {
      if (
        !(end === at + 1 ? ["with"] : ["and", "with", "plus"]).includes(
          node.connector ?? (end > at + 1 ? "and" : ""),
        )
      )
        break;
      end += 1;
    }
    const match = end - at >= 3 ? matchOf(head) : undefined;
    return match !== undefined && isPutTogether(match.food) ? end : 0;
  };

  const readNodes = (nodes: readonly (FoodNode | DishNode)[]): void => {
    let before: Before | undefined;
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at];
      if (node === undefined) continue;
      const end = asDish(nodes, at);
      if (node.kind === "dish" || (end > 0 && node.kind === "food")) {
        readDish(
          node.kind === "dish"
            ? node
            : { kind: "dish", head: node, parts: nodes.slice(at + 1, end), form: "list", isPerPiece: false },
        );
        before = undefined;
        at = Math.max(at, end - 1);
        continue;
      }
      if (node.connector === undefined) before = undefined;
      const whole = withUnit(node);
      before = readFood(whole, matchOf(whole), before);
    }
  };

  const readList = (list: readonly MealNode[]): void => {
    const { nodes, left } = distributed(list);
    readNodes(nodes);
    unknown.push(...left.map(({ all }) => written(all)));
  };
  return { items, unknown, readList };
};

/**
 * @param text what was eaten, in one or several lines
 * @returns foods in the order of the text; parts that fit no food stand in `unknown` as they were written
 */
export const parseMeal = (text: string, index: FoodIndex): ParsedMeal => {
  const tokens = corrected(tokensOf(text), index);
  const reader = createReader(index, text);
  const lists: MealNode[][] = [];
  for (const line of readLines(index, tokens)) {
    const last = lists.at(-1);
    // An amount in a line of its own is for the food of the line before.
    if (line[0]?.kind === "amount" && !line[0].isAhead && last !== undefined) last.push(...line);
    else lists.push([...line]);
  }
  for (const list of lists) reader.readList(list);
  return { items: reader.items, unknown: reader.unknown };
};

/** The item when somebody chooses a food for words that were not understood: with the amount that they say. */
export const chosenItem = (text: string, food: Food, index: FoodIndex): MealItem => {
  const tokens = corrected(tokensOf(text), index);
  const lead = readAmount(tokens, 0);
  return itemOf({ food, confidence: 1 }, lead?.amount ?? noAmount, text);
};
