/** Names that span 'and', 'with' and 'in', and names without their amounts. */
import type { FoodIndex } from "../foods/food-index.ts";
import { foodWords } from "../foods/food-words.ts";
import { type Amount, readAmount, startsAmount } from "./amount.ts";
import { exactFood, foodCalled, isDescribing, isNamedWith } from "./match-food.ts";
import type { Token } from "./tokens.ts";

/** What stands between two connectors, and the one before it. */
export type Piece = { readonly tokens: readonly Token[]; readonly connector: Token | undefined };

/** The words of tokens as one text, corrected and in lower case. */
export const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");

/** Dishes that are called after what is in them: 'sandwich with ham and cheese' is a ham and cheese sandwich. */
const calledAfterParts =
  /^(sandwich|salad|omelette|soup|burrito|pizza|wrap|curry|quesadilla|sub|toastie|burger|taco|tuna|sardine|mackerel|latte|cappuccino|dosa|risotto|fajita|enchilada|pie|bagel|bean|pasta|spaghetti|dumpling|pierogi|rice)$/;

type Named = {
  readonly amounts: readonly Amount[];
  readonly name: readonly Token[];
};

/** The name of a piece without the amounts before and behind it. */
export const bareName = (tokens: readonly Token[]): Named => {
  const lead = readLead(tokens);
  let to = tokens.length;
  const amounts: Amount[] = lead === undefined ? [] : [lead.amount];
  const from = lead?.next ?? 0;
  for (let at = from + 1; at < to; at += 1) {
    if (!startsAmount(tokens, at)) continue;
    const read = readAmount(tokens, at);
    if (read?.next === tokens.length) {
      amounts.push(read.amount);
      to = at;
    }
  }
  return { amounts, name: tokens.slice(from, to) };
};

const readLead = (tokens: readonly Token[]): ReturnType<typeof readAmount> => {
  const read = readAmount(tokens, 0);
  return read === undefined || read.next >= tokens.length ? undefined : read;
};

/** Whether pieces together are one name: 'mac and cheese', 'sandwich with ham and cheese'. @param name of all of them */
export const isOneName = (index: FoodIndex, pieces: readonly Piece[], name: readonly Token[]): boolean => {
  const words = foodWords(wordsOf(name));
  const between = pieces.slice(1).map(({ connector }) => connector?.text ?? "and");
  const exact = exactFood(index, words);
  if (exact !== undefined && isNamedWith(exact, index, words, between)) return true;
  if (!between.includes("with") && !between.includes("in")) return false;
  const head = foodWords(wordsOf(bareName(pieces[0]?.tokens ?? []).name))
    .filter((word) => !isDescribing(word))
    .at(-1);
  return calledAfterParts.test(head ?? "") && foodCalled(index, wordsOf(name)) !== undefined;
};
