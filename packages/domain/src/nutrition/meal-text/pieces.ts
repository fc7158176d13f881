/** One part of a list, between commas: cut at 'and' and 'with', each piece an amount and a name in either order. */
import { readNumberWords } from "../../shared/number-words.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import { foodWords } from "../foods/food-words.ts";
import { type Amount, combineAmounts, noAmount, readAmount, startsAmount } from "./amount.ts";
import { exactFood, isDescribing } from "./match-food.ts";
import { bareName, isOneName, type Piece, wordsOf } from "./names.ts";
import type { FoodNode, MealNode } from "./nodes.ts";
import type { Token } from "./tokens.ts";
import {
  asides,
  beforeConnectors,
  connectors,
  headings,
  leadFillers,
  placeWords,
  shares,
  sizes,
} from "./vocabulary.data.ts";

const isWord = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
  token?.kind === "word" && words.has(token.text);

/** Without 'I had' at its beginning and without what says nothing: 'on top', 'on the side'. */
const trimmed = (tokens: readonly Token[]): readonly Token[] => {
  let from = 0;
  while (from < tokens.length && isWord(tokens[from], leadFillers)) from += 1;
  // 'for breakfast', 'this morning', 'today' at the beginning of a sentence
  while (
    (["for", "this"].includes(tokens[from]?.text ?? "") && isWord(tokens[from + 1], headings)) ||
    (from > 0 &&
      ["lunch", "breakfast", "dinner"].includes(tokens[from]?.text ?? "") &&
      isWord(tokens[from + 1], leadFillers))
  ) {
    from += 2;
    while (from < tokens.length && isWord(tokens[from], leadFillers)) from += 1;
  }
  const rest = tokens.slice(from);
  return rest.every((token) => isWord(token, placeWords)) ? [] : rest;
};

/** Without what is said about where and when: 'from mcdonalds', 'for lunch', 'before bed'. */
const withoutAsides = (tokens: readonly Token[]): readonly Token[] => {
  const remaining: Token[] = [];
  let isAside = false;
  for (const [at, token] of tokens.entries()) {
    if (isWord(token, connectors) && !["on", "in"].includes(token.text)) isAside = false;
    if (at > 0 && isWord(token, asides) && (token.text !== "for" || isWord(tokens[at + 1], headings)))
      isAside = true;
    if (token.kind === "word" && ["today", "yesterday", "tonight"].includes(token.text) && at > 0) continue;
    if (token.text === "this" && isWord(tokens[at + 1], headings)) isAside = true;
    if (!isAside) remaining.push(token);
  }
  return remaining;
};

const piecesOf = (tokens: readonly Token[]): readonly Piece[] => {
  const pieces: { tokens: Token[]; connector: Token | undefined }[] = [{ tokens: [], connector: undefined }];
  for (const [at, token] of tokens.entries()) {
    const open = pieces.at(-1);
    // 'with skin' says how, not what.
    if (token.text === "with" && /^skins?$/.test(tokens[at + 1]?.text ?? "")) continue;
    if (isWord(token, connectors) && !isInNumber(tokens, at)) {
      const last = open?.tokens.at(-1);
      if (token.text !== "and" && isWord(last, beforeConnectors)) open?.tokens.pop();
      pieces.push({ tokens: [], connector: token });
    } else open?.tokens.push(token);
  }
  return pieces
    .map(({ tokens: inside, connector }) => ({ tokens: trimmed(inside), connector }))
    .filter(({ tokens: inside }) => inside.length > 0);
};

/** '2 and a half', 'a hundred and fifty': the 'and' belongs to a number. */
const isInNumber = (tokens: readonly Token[], at: number): boolean => {
  const [before, next, last] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (tokens[at]?.text !== "and") return false;
  if (next?.text === "a") return last?.text === "half" || last?.text === "quarter";
  if (next?.kind === "number") return before?.kind === "number" && (next.value ?? 1) < 1;
  return before?.text === "hundred" && next !== undefined && readNumberWords([next.text], 0) !== undefined;
};

const food = (
  name: readonly Token[],
  amount: Amount,
  connector: string | undefined,
  all: readonly Token[],
): FoodNode => {
  const isPerPiece = name.at(-1)?.text === "each";
  return { kind: "food", name: isPerPiece ? name.slice(0, -1) : name, amount, connector, isPerPiece, all };
};

type Span = { readonly amount: Amount | undefined; readonly tokens: readonly Token[] };

/** A piece as a row of amounts and names. */
const spansOf = (index: FoodIndex, tokens: readonly Token[]): readonly Span[] => {
  const spans: { amount: Amount | undefined; tokens: Token[] }[] = [];
  const lead = readAmount(tokens, 0);
  let at = lead?.next ?? 0;
  if (lead !== undefined) {
    // A share or a size that belongs to a name stays with it: 'half and half', 'a big mac', '2 quarter pounders'.
    const named = tokens
      .slice(0, at)
      .findIndex(
        ({ text }, from) =>
          (Object.hasOwn(shares, text) ||
            Object.hasOwn(sizes, text) ||
            text === "three" ||
            text === "five") &&
          exactFood(index, foodWords(wordsOf(tokens.slice(from)))) !== undefined,
      );
    if (named >= 0) at = named;
    const amount = named < 0 ? lead.amount : readAmount(tokens.slice(0, named), 0)?.amount;
    if (amount !== undefined) spans.push({ amount, tokens: tokens.slice(0, at) });
  }
  for (; at < tokens.length; ) {
    const read = startsAmount(tokens, at) ? readAmount(tokens, at) : undefined;
    if (read !== undefined) {
      spans.push({ amount: read.amount, tokens: tokens.slice(at, read.next) });
      at = read.next;
      continue;
    }
    const token = tokens[at];
    const open = spans.at(-1);
    if (token !== undefined) {
      if (open === undefined || open.amount !== undefined) spans.push({ amount: undefined, tokens: [token] });
      else open.tokens.push(token);
    }
    at += 1;
  }
  return joinDescribing(spans);
};

/** 'chicken 5 oz cooked': a name of nothing but 'cooked' belongs to the name before it. */
const joinDescribing = (spans: readonly Span[]): readonly Span[] => {
  const joined: Span[] = [];
  for (const span of spans) {
    const isDetail =
      span.amount === undefined &&
      joined.length > 1 &&
      span.tokens.every(
        ({ kind, text }) =>
          kind === "percent" || isDescribing(text) || placeWords.has(text) || text === "total",
      );
    const place = isDetail ? joined.findLastIndex(({ amount }) => amount === undefined) : -1;
    const before = joined[place];
    if (before === undefined) joined.push(span);
    else
      joined[place] = {
        amount: undefined,
        tokens: [...before.tokens, ...span.tokens.filter(({ text }) => !placeWords.has(text))],
      };
  }
  return joined;
};

const nodesOfPiece = (index: FoodIndex, { tokens, connector }: Piece): readonly MealNode[] => {
  const word = connector?.text;
  const spans = spansOf(index, tokens);
  const names = spans.filter(({ amount }) => amount === undefined);
  if (names.length === 0)
    return spans.flatMap(({ amount, tokens: all }) =>
      amount === undefined ? [] : [{ kind: "amount" as const, amount, isAhead: false, all }],
    );
  const isBehind =
    spans[0]?.amount === undefined &&
    spans.at(-1)?.amount !== undefined &&
    spans.length - names.length >= names.length;
  const nodes: MealNode[] = [];
  let waiting: Span | undefined;
  for (const { amount, tokens: all } of spans) {
    const last = nodes.at(-1);
    if (amount === undefined) {
      const ahead = waiting?.amount;
      const isList = ahead?.isEach === true;
      if (isList && waiting !== undefined)
        nodes.push({ kind: "amount", amount: ahead, isAhead: true, all: waiting.tokens });
      nodes.push(
        food(
          all,
          isList ? noAmount : (ahead ?? noAmount),
          nodes.length === 0 ? word : undefined,
          isList ? all : [...(waiting?.tokens ?? []), ...all],
        ),
      );
      waiting = undefined;
    } else if (amount.isEach && last?.kind === "food" && !last.amount.isSaid)
      nodes.push({ kind: "amount", amount, isAhead: false, all });
    else if (last?.kind === "food" && (isBehind || amount.isTimes || isLastAmount(spans, all)))
      nodes.splice(-1, 1, ...withAmount(last, amount, all));
    else {
      const both =
        waiting?.amount === undefined ? amount : (combineAmounts(waiting.amount, amount) ?? amount);
      waiting = { amount: both, tokens: [...(waiting?.tokens ?? []), ...all] };
    }
  }
  if (waiting?.amount !== undefined)
    nodes.push({ kind: "amount", amount: waiting.amount, isAhead: false, all: waiting.tokens });
  return nodes;
};

/** The food with one more amount; what contradicts its own stays apart. */
const withAmount = (node: FoodNode, amount: Amount, tokens: readonly Token[]): readonly MealNode[] => {
  const both = combineAmounts(node.amount, amount);
  return both === undefined
    ? [node, { kind: "amount", amount, isAhead: false, all: tokens }]
    : [{ ...node, amount: both, all: [...node.all, ...tokens] }];
};

const isLastAmount = (spans: readonly Span[], tokens: readonly Token[]): boolean => {
  const at = spans.findIndex((span) => span.tokens === tokens);
  return spans.slice(at + 1).every(({ amount }) => amount !== undefined);
};

/** Foods and amounts between two commas. */
export const nodesOfSegment = (index: FoodIndex, tokens: readonly Token[]): readonly MealNode[] => {
  const pieces = piecesOf(withoutAsides(tokens));
  const nodes: MealNode[] = [];
  for (let at = 0; at < pieces.length; ) {
    let end = at + 1;
    for (let to = pieces.length; to > at + 1; to -= 1) {
      const run = pieces.slice(at, to);
      const all = run.flatMap(({ tokens: inside, connector }, place) =>
        place === 0 || connector === undefined ? inside : [connector, ...inside],
      );
      const { amounts, name } = bareName(all);
      const amount = amounts.reduce<Amount | undefined>(
        (sum, one) => sum && combineAmounts(sum, one),
        noAmount,
      );
      if (amount === undefined || !isOneName(index, run, name)) continue;
      nodes.push(food(name, amount, pieces[at]?.connector?.text, all));
      end = to;
      break;
    }
    if (end === at + 1) {
      const piece = pieces[at];
      if (piece !== undefined) nodes.push(...nodesOfPiece(index, piece));
    }
    at = nodes.length === 0 && end === at ? at + 1 : end;
  }
  return nodes;
};

/** Whether a part says nothing but how much or how: '(40 g)', '(x4)', '(cooked)', '3 of them'. */
export const isDetail = (tokens: readonly Token[]): boolean => {
  if (tokens.length === 0) return false;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const read = readAmount(tokens, at);
    if (read !== undefined && read.next > at) at = read.next;
    else if (
      token.kind === "percent" ||
      isDescribing(token.text) ||
      placeWords.has(token.text) ||
      /^(total|only|fat|eaten)$/.test(token.text)
    )
      at += 1;
    else return false;
  }
  return true;
};
