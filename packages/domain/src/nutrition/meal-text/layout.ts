/** Lines, bullets, headings, lists, brackets and colons of a meal's text -> its foods, amounts and dishes, in order. */
import type { FoodIndex } from "../foods/food-index.ts";
import type { DishNode, MealNode } from "./nodes.ts";
import { isDetail, nodesOfSegment } from "./pieces.ts";
import { type Token, unitByWord } from "./tokens.ts";
import { headings, shares, weakHeadings } from "./vocabulary.data.ts";

const isMark = (token: Token | undefined, ...marks: readonly string[]): boolean =>
  token?.kind === "mark" && marks.includes(token.text);

/** Lines without their bullets and numbers; a full stop ends a line too. */
const linesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const lines: Token[][] = [[]];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const line = lines.at(-1);
    if (token === undefined || line === undefined) continue;
    const isStart = line.length === 0;
    const isNumbering =
      isStart && token.kind === "number" && Number.isInteger(token.value) && isMark(tokens[at + 1], ".", ")");
    // A box to tick: '[x] 2 eggs'.
    const box =
      isStart && isMark(token, "(")
        ? tokens.findIndex((one, place) => place > at && isMark(one, ")")) - at
        : 0;
    const isBox = box === 1 || (box === 2 && tokens[at + 1]?.text === "x");
    if (isNumbering) at += 1;
    else if (isBox) at += box;
    else if (isMark(token, "\n", ".")) lines.push([]);
    else if (!(isStart && isMark(token, "-", "•", ",", ")")) && !isMark(token, "•")) line.push(token);
    else if (isMark(token, "•") && !isStart) lines.push([]);
  }
  return lines.filter((line) => line.length > 0);
};

const before = new Set(["for", "my", "at", "this", "on", "so", "the", "after", "before"]);
const verbs = new Set(["i", "we", "was", "had", "were", "is", "ive"]);

/** Without 'Lunch:', 'Meal 2 -', 'for breakfast I had', '8:30 am', or a line of nothing but 'Dinner'. */
const withoutHeading = (tokens: readonly Token[]): readonly Token[] => {
  let at = 0;
  let hasHeading = false;
  let isStrong = false;
  const isTime = tokens[0]?.kind === "number" && isMark(tokens[1], ":") && tokens[2]?.kind === "number";
  if (isTime) at = 3;
  else if (tokens[0]?.kind === "number" && /^[ap]m$/.test(tokens[1]?.text ?? "")) at = 1;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    const isHeading = token?.kind === "word" && headings.has(token.text);
    if (isHeading) {
      hasHeading = true;
      isStrong ||= !weakHeadings.has(token.text);
    } else if (
      !(token?.kind === "word" && before.has(token.text)) &&
      !(token?.kind === "number" && hasHeading && isMark(tokens[at + 1], ":", "-", ")"))
    )
      break;
  }
  if (!hasHeading) return isTime ? tokens.slice(isMark(tokens[3], "-", ":", ",") ? 4 : 3) : tokens;
  const next = tokens[at];
  if (isMark(next, ":", "-")) return tokens.slice(at + 1);
  // 'Lunch (at work):'
  const end = isMark(next, "(") ? tokens.findIndex((token, place) => place > at && isMark(token, ")")) : -1;
  if (end > 0 && isMark(tokens[end + 1], ":", "-")) return tokens.slice(end + 2);
  if (next === undefined) return isStrong ? [] : tokens;
  if (!isStrong) return tokens;
  if (isMark(next, ",")) return tokens.slice(at + 1);
  const isBody =
    next.kind === "number" || (next.kind === "word" && (verbs.has(next.text) || next.text === "a"));
  return isBody ? tokens.slice(at) : tokens;
};

type Bracket = readonly Token[];
type Element = Token | Bracket;
const isBracket = (element: Element): element is Bracket => Array.isArray(element);

const closing = (tokens: readonly Token[], open: number): number => {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    if (isMark(tokens[at], "(")) depth += 1;
    else if (isMark(tokens[at], ")")) depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length;
};

const isMarkToken = (token: Token): boolean => token.kind === "mark" && token.text !== "–";

/** A dish of the last food of `heads`, and the foods before it. */
const withDish = (
  index: FoodIndex,
  heads: readonly MealNode[],
  tokens: readonly Token[],
  form: DishNode["form"],
): readonly MealNode[] => {
  const isPerPiece = tokens[0]?.text === "each";
  const parts = nodesOfList(index, isPerPiece ? tokens.slice(1) : tokens);
  const head = heads.at(-1);
  if (head?.kind !== "food") return [...heads, ...parts];
  return [...heads.slice(0, -1), { kind: "dish", head, parts, form, isPerPiece }];
};

const nodesOfElements = (index: FoodIndex, elements: readonly Element[]): readonly MealNode[] => {
  const nodes: MealNode[] = [];
  let open: Token[] = [];
  for (const element of elements) {
    if (!isBracket(element)) open.push(element);
    else {
      const inside = element.filter((token) => !isMarkToken(token));
      if (isDetail(inside)) open.push(...inside);
      else {
        nodes.push(...withDish(index, nodesOfSegment(index, open), element, "bracket"));
        open = [];
      }
    }
  }
  return [...nodes, ...nodesOfSegment(index, open)];
};

/** Words between a dish and what it is made of, as a colon would be. */
const isMadeOf = (tokens: readonly Token[], at: number): number => {
  const [word, next] = [tokens[at]?.text, tokens[at + 1]?.text ?? ""];
  if (at === 0) return 0;
  if (word === "made" && ["of", "from", "with", "using", "out"].includes(next)) return next === "out" ? 3 : 2;
  // 'salad of 100 g lettuce'
  const before = tokens[at - 1];
  const isDish =
    before?.kind === "word" && !unitByWord.has(before.text) && !Object.hasOwn(shares, before.text);
  if (word === "of" && isDish && tokens[at + 1]?.kind === "number" && !/^(each|lots?)$/.test(before.text))
    return 1;
  if (word === "consisting" || word === "comprised") return 2;
  return word === "containing" || word === "contains" || word === "comprising" ? 1 : 0;
};

const firstPart = (tokens: readonly Token[]): readonly Token[] => {
  const end = tokens.findIndex((token) => isMark(token, ",", "-", ":"));
  return (end < 0 ? tokens : tokens.slice(0, end)).filter((token) => !isMarkToken(token));
};

/** A dash between foods, not behind a dish: '2 eggs - 1 toast - 30 g cheese'. */
const separates = (head: readonly Element[], rest: readonly Token[]): boolean => {
  if (rest.some((token) => isMark(token, "-"))) return true;
  const first = head[0];
  const isCounted = first !== undefined && !isBracket(first) && first.kind === "number";
  return isCounted && !rest.some((token) => isMark(token, ",") || token.text === "and");
};

/** A list between commas, with dishes behind colons and dashes up to its end. */
const nodesOfList = (index: FoodIndex, tokens: readonly Token[]): readonly MealNode[] => {
  const nodes: MealNode[] = [];
  let open: Element[] = [];
  const flush = (): void => {
    nodes.push(...nodesOfElements(index, open));
    open = [];
  };
  let isFirst = true;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (isFirst) {
      const rest = tokens.slice(at);
      const body = withoutHeading(rest);
      isFirst = false;
      if (body.length < rest.length && nodes.length > 0 && isMark(rest[rest.length - body.length - 1], ":")) {
        at += rest.length - body.length - 1;
        continue;
      }
    }
    const made = isMadeOf(tokens, at);
    if (isMark(token, "(")) {
      const end = closing(tokens, at);
      open.push(tokens.slice(at + 1, end));
      at = end;
    } else if (isMark(token, ",")) {
      flush();
      isFirst = true;
    } else if (isMark(token, ":", "-") || made > 0) {
      const rest = tokens.slice(at + Math.max(1, made));
      const isAmount = isDetail(open.filter((one): one is Token => !isBracket(one)));
      if (open.length > 0 && isAmount) {
        const last = nodes.length;
        flush();
        nodes.splice(
          last,
          nodes.length - last,
          ...nodes.slice(last).map((node) => (node.kind === "amount" ? { ...node, isAhead: true } : node)),
        );
      } else if (open.length === 0 || isDetail(firstPart(rest))) continue;
      else if (isMark(token, "-") && separates(open, rest)) flush();
      else {
        const heads = nodesOfElements(index, open);
        return [...nodes, ...withDish(index, heads, rest, made > 0 ? "made" : "list")];
      }
    } else if (!isMark(token, ")")) open.push(token);
  }
  flush();
  return nodes;
};

/** @returns one list for each line that holds something */
export const readLines = (index: FoodIndex, tokens: readonly Token[]): readonly (readonly MealNode[])[] =>
  linesOf(tokens)
    .map((line) => nodesOfList(index, withoutHeading(line)))
    .filter((nodes) => nodes.length > 0);
