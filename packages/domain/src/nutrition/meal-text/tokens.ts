/** A text as tokens: words, numbers, percentages, multiplications and marks, each with its place in the text. */
import { plainText } from "../foods/food-words.ts";
import { units } from "./vocabulary.data.ts";

type TokenKind = "word" | "number" | "percent" | "times" | "mark";
/** The smallest piece of a meal's text. */
export type Token = {
  readonly kind: TokenKind;
  /** Word in lower case and without accents; a mark is one of `, \n : - ( ) .` */
  readonly text: string;
  /** Of numbers and percentages. */
  readonly value?: number;
  /** Place in the text, for showing what was not understood as it was written. */
  readonly start: number;
  readonly end: number;
};

const glyphs: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "⅛": 1 / 8,
};

/** Every spelling of a unit -> its key in `units`. */
export const unitByWord: ReadonlyMap<string, string> = new Map(
  Object.entries(units).flatMap(([unit, { words }]) => words.map((word) => [word, unit] as const)),
);
const inchWords: ReadonlySet<string> = new Set(["inch", "inches", "in"]);

const pattern =
  /(?<glyph>[½¼¾⅓⅔⅛])|(?<number>\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?)(?:(?<percent>\s?%)|\s?[/⁄]\s?(?<below>\d+))?|(?<times>[×✕])|(?<word>\p{L}[\p{L}\p{M}\p{N}'’]*(?:&[\p{L}\p{N}]+)*)|(?<newline>[\r\n]+)|(?<dash>[-–—−]+)|(?<mark>[,;:.()[\]{}!?=→•·*"”″+&/~≈|])/gu;

const marks: Readonly<Record<string, string>> = {
  ",": ",",
  ";": ",",
  "|": ",",
  "!": ".",
  "?": ".",
  ".": ".",
  ":": ":",
  "=": ":",
  "→": ":",
  "(": "(",
  "[": "(",
  "{": "(",
  ")": ")",
  "]": ")",
  "}": ")",
  "•": "•",
  "·": "•",
  "*": "•",
};

const numberOf = (written: string): number =>
  Number(/^\d{1,3}(,\d{3})+$/.test(written) ? written.replaceAll(",", "") : written.replace(",", "."));

/** Letters that stand directly behind a number: '80g', '2x', '8in'. */
const afterNumber = /^(x\d+|\p{L}+)/u;

/** 'eggs w/ toast', 'fish n chips' */
const shortWords: Readonly<Record<string, string>> = { w: "with", n: "and" };

/**
 * @param text as it was written
 * @returns its tokens; hyphens inside words cut them, a dash between blanks is a mark
 */
export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  const push = (token: Token): void => {
    tokens.push(token.kind === "word" ? { ...token, text: shortWords[token.text] ?? token.text } : token);
  };
  pattern.lastIndex = 0;
  for (const found of text.matchAll(pattern)) {
    const start = found.index;
    const end = start + found[0].length;
    const groups = found.groups ?? {};
    const last = tokens.at(-1);
    const touches = last !== undefined && last.end === start;
    const place = { start, end };
    if (groups.glyph !== undefined) {
      const value = glyphs[groups.glyph] ?? 0;
      // '1½' is one number.
      if (last?.kind === "number" && Number.isInteger(last.value)) {
        tokens[tokens.length - 1] = { ...last, value: (last.value ?? 0) + value, end };
      } else push({ kind: "number", text: groups.glyph, value, ...place });
    } else if (groups.number !== undefined) {
      const value = numberOf(groups.number);
      const below = groups.below === undefined ? undefined : Number(groups.below);
      if (groups.percent !== undefined) push({ kind: "percent", text: `${value}%`, value, ...place });
      // '93/7': lean and fat; '1/2': a fraction.
      else if (below !== undefined && value + below === 100 && value >= 50)
        push({ kind: "percent", text: `${value}%`, value, ...place });
      else if (below !== undefined && below > 0) {
        const isMixed = last?.kind === "number" && Number.isInteger(last.value) && value < below;
        if (isMixed) tokens[tokens.length - 1] = { ...last, value: (last.value ?? 0) + value / below, end };
        else push({ kind: "number", text: groups.number, value: value / below, ...place });
      } else push({ kind: "number", text: groups.number, value, ...place });
    } else if (groups.times !== undefined) push({ kind: "times", text: "x", ...place });
    else if (groups.word !== undefined) {
      const word = plainText(groups.word);
      const counted = touches && last.kind === "number" ? afterNumber.exec(word) : null;
      const glued = /^x(\d+)(\p{L}*)$/u.exec(word);
      if (counted !== null && word === "x") push({ kind: "times", text: "x", ...place });
      else if (glued !== null) {
        push({ kind: "times", text: "x", start, end: start + 1 });
        push({ kind: "number", text: glued[1] ?? "", value: Number(glued[1]), start: start + 1, end });
        if (glued[2]) push({ kind: "word", text: glued[2], start: end - glued[2].length, end });
      } else if (word === "x" || word === "times") push({ kind: "times", text: "x", ...place });
      // '7up' is a name.
      else if (counted !== null && !unitByWord.has(word) && !inchWords.has(word) && word.length < 3)
        tokens[tokens.length - 1] = {
          kind: "word",
          text: `${last?.text ?? ""}${word}`,
          start: last?.start ?? start,
          end,
        };
      else if (last?.kind === "number" && inchWords.has(word) && (touches || word !== "in"))
        push({ kind: "word", text: "inch", ...place });
      else push({ kind: "word", text: word, ...place });
    } else if (groups.newline !== undefined) push({ kind: "mark", text: "\n", ...place });
    else if (groups.dash !== undefined) {
      const isInside = /\S/.test(text[start - 1] ?? " ") && /\S/.test(text[end] ?? " ");
      if (!isInside) push({ kind: "mark", text: "-", ...place });
      // '2-3 eggs': the middle of the range is read later.
      else if (last?.kind === "number" && /\d/.test(text[end] ?? ""))
        push({ kind: "mark", text: "–", ...place });
    } else if (groups.mark !== undefined) {
      const mark = groups.mark;
      if (mark === "+" || mark === "&") push({ kind: "word", text: "and", ...place });
      else if (/["”″]/.test(mark)) {
        if (last?.kind === "number" && touches) push({ kind: "word", text: "inch", ...place });
      } else if (mark === "/") {
        // 'w/' is 'with', 'and/or' two words.
        if (last?.text !== "with") push({ kind: "mark", text: ",", ...place });
      } else if (mark === "*" && last?.kind === "number" && /\d/.test(text.slice(end).trim()[0] ?? ""))
        push({ kind: "times", text: "x", ...place });
      else if (mark === ".") {
        // 'approx. 2', '1. egg': a point ends a sentence only before a blank.
        if (/\s|$/.test(text[end] ?? " ") && !unitByWord.has(last?.text ?? ""))
          push({ kind: "mark", text: ".", ...place });
      } else if (marks[mark] !== undefined) push({ kind: "mark", text: marks[mark], ...place });
    }
  }
  return tokens;
};
