/**
 * How much: `[about] [number [x number]] [size] [unit] [of]`, such as '2', '1 1/2 cups of', 'three quarters of a cup',
 * 'a small bowl of', '2 x 150 g', 'x4', '12 oz can of', '8 inch', '1 cup each'.
 */
import { readNumberWords } from "../../shared/number-words.ts";
import { type Token, unitByWord } from "./tokens.ts";
import { shares, sizeNames, sizes, units } from "./vocabulary.data.ts";

/** An amount as it was written, before a food gives it a weight. */
export type Amount = {
  /** 1 where only a unit or a size is said. */
  readonly count: number;
  /** A key of `units`; undefined: pieces, or whatever one of the food is. */
  readonly unit: string | undefined;
  /** As foods list it: 'small', 'extra large'. */
  readonly size: string | undefined;
  readonly inches: number | undefined;
  /** What one can, packet or piece holds: the '12 oz' of '12 oz can'. */
  readonly packed: { readonly count: number; readonly unit: string } | undefined;
  /** 'x4': multiplies what else is said. */
  readonly isTimes: boolean;
  /** 'each': for every food of the list, or for every piece. */
  readonly isEach: boolean;
  /** False where nothing is said about how much, or only a size. */
  readonly isSaid: boolean;
};

/** The amount of a food that was named alone: one of it. */
export const noAmount: Amount = {
  count: 1,
  unit: undefined,
  size: undefined,
  inches: undefined,
  packed: undefined,
  isTimes: false,
  isEach: false,
  isSaid: false,
};

/** An amount and the token after it. */
type AmountRead = { readonly amount: Amount; readonly next: number };

const approximate: ReadonlySet<string> = new Set(
  "about around approximately approx roughly circa ca nearly almost maybe some say over".split(" "),
);

const isArticle = (word: string | undefined): boolean => word === "a" || word === "an";

/** A number at `at`, with its fraction: digits, words, 'half a', 'two thirds', '2-3' (the middle). */
const readNumber = (tokens: readonly Token[], at: number): { value: number; next: number } | undefined => {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const words = tokens.map(({ kind, text }) => (kind === "word" ? text : ""));
  if (token.kind === "number") {
    const value = token.value ?? 0;
    const joint = tokens[at + 1];
    const other = tokens[at + 2];
    const isRange = joint?.text === "–" || (joint?.kind === "word" && ["to", "or"].includes(joint.text));
    if (isRange && other?.kind === "number") return { value: (value + (other.value ?? 0)) / 2, next: at + 3 };
    if (words[at + 1] === "and" && isArticle(words[at + 2]) && words[at + 3] === "half")
      return { value: value + 0.5, next: at + 4 };
    if (words[at + 1] === "and" && other?.kind === "number" && (other.value ?? 1) < 1)
      return { value: value + (other.value ?? 0), next: at + 3 };
    if (words[at + 1] === "dozen") return { value: value * 12, next: at + 2 };
    if (["third", "thirds", "quarter", "quarters"].includes(words[at + 1] ?? ""))
      return { value: value * (shares[words[at + 1] ?? ""] ?? 1), next: at + 2 };
    return { value, next: at + 1 };
  }
  const cardinal = readNumberWords(words, at);
  let value = cardinal?.value;
  let next = at + (cardinal?.taken ?? 0);
  if (value === undefined && isArticle(words[at])) {
    value = 1;
    next = at + 1;
  }
  const share = Object.hasOwn(shares, words[next] ?? "") ? shares[words[next] ?? ""] : undefined;
  if (share !== undefined) {
    value = (value ?? 1) * share;
    next += 1;
    // 'half a dozen', 'half of a dozen'
    const skipped = words[next] === "a" ? next + 1 : next;
    if (words[skipped] === "dozen") {
      value *= 12;
      next = skipped + 1;
    }
  }
  if (value === undefined) return undefined;
  if (words[next] === "and") {
    const from = isArticle(words[next + 1]) ? next + 2 : next + 1;
    const rest = words[from];
    if (rest === "half" || rest === "quarter") {
      const more = shares[rest] ?? 0;
      return isArticle(words[from - 1]) ? { value: value + more, next: from + 1 } : { value, next };
    }
  }
  return { value, next };
};

const sizeAt = (tokens: readonly Token[], at: number): { size: string; next: number } | undefined => {
  const word = tokens[at]?.kind === "word" ? (tokens[at]?.text ?? "") : "";
  const both = `${word} ${tokens[at + 1]?.text ?? ""}`;
  if (Object.hasOwn(sizes, both)) return { size: sizeNames[both] ?? both, next: at + 2 };
  return Object.hasOwn(sizes, word) ? { size: sizeNames[word] ?? word, next: at + 1 } : undefined;
};

const unitAt = (tokens: readonly Token[], at: number): { unit: string; next: number } | undefined => {
  const token = tokens[at];
  if (token?.kind !== "word") return undefined;
  if (token.text === "fl" && /^(oz|ounces?)$/.test(tokens[at + 1]?.text ?? ""))
    return { unit: "floz", next: at + 2 };
  const unit = unitByWord.get(token.text);
  return unit === undefined ? undefined : { unit, next: at + 1 };
};

const isMeasured = (unit: string | undefined): boolean =>
  unit !== undefined && ["weight", "volume"].includes(units[unit]?.kind ?? "");

/**
 * @param tokens of one piece of the sentence
 * @param at where the amount would begin
 * @returns undefined where none begins. A unit alone is one only before 'of': 'slice of pizza', but 'bar' is a food
 */
export const readAmount = (tokens: readonly Token[], at: number): AmountRead | undefined => {
  const wordAt = (place: number): string =>
    tokens[place]?.kind === "word" ? (tokens[place]?.text ?? "") : "";
  let next = at;
  let isEach = false;
  let isTimes = false;
  const takeEach = (): void => {
    if (wordAt(next) === "each" || wordAt(next) === "apiece") {
      isEach = true;
      next += 1;
    }
  };
  takeEach();
  if (approximate.has(wordAt(next)) || tokens[next]?.text === "~") next += 1;
  if (tokens[next]?.kind === "times") {
    const number = readNumber(tokens, next + 1);
    return (
      number && {
        amount: { ...noAmount, count: number.value, isTimes: true, isSaid: true },
        next: number.next,
      }
    );
  }
  const first = readNumber(tokens, next);
  let count = first?.value;
  next = first?.next ?? next;
  if (/^lots?$/.test(wordAt(next)) && wordAt(next + 1) === "of") next += 2;
  while (count !== undefined && tokens[next]?.kind === "times") {
    const factor = readNumber(tokens, next + 1);
    if (factor === undefined) {
      isTimes = true;
      next += 1;
      break;
    }
    count *= factor.value;
    next = factor.next;
  }
  // 'half of a cup', 'half an avocado', 'three quarters of a cup'
  if (count !== undefined) {
    const afterOf = wordAt(next) === "of" ? next + 1 : next;
    const afterArticle = isArticle(wordAt(afterOf)) ? afterOf + 1 : afterOf;
    const isUnit = unitAt(tokens, afterArticle) !== undefined;
    if (isUnit || (afterArticle > afterOf && count < 1)) next = afterArticle;
    takeEach();
  }
  let size: string | undefined;
  const takeSize = (): void => {
    const found = sizeAt(tokens, next);
    if (found === undefined) return;
    size = found.size;
    next = found.next;
  };
  let inches: number | undefined;
  const takeInches = (value: number | undefined, place: number): boolean => {
    if (value === undefined || wordAt(place) !== "inch") return false;
    inches = value;
    next = place + 1;
    return true;
  };
  if (takeInches(count, next)) count = undefined;
  takeSize();
  let packed: Amount["packed"];
  const second = count === undefined ? undefined : tokens[next];
  if (second?.kind === "number" && !takeInches(second.value, next + 1)) {
    // '2 330 ml cans'
    const unit = unitAt(tokens, next + 1);
    if (unit !== undefined && isMeasured(unit.unit)) {
      packed = { count: second.value ?? 1, unit: unit.unit };
      next = unit.next;
    }
  }
  let unit: string | undefined;
  const found = unitAt(tokens, next);
  const isShort = (tokens[next]?.text.length ?? 0) < 2;
  if (found !== undefined && (count !== undefined || (wordAt(found.next) === "of" && !isShort))) {
    unit = found.unit;
    next = found.next;
    const more = wordAt(next + 2);
    if (wordAt(next) === "and" && isArticle(wordAt(next + 1)) && (more === "half" || more === "quarter")) {
      count = (count ?? 1) + (shares[more] ?? 0);
      next += 3;
    }
    // '12 oz can', '30 g packet'
    const holder = isMeasured(unit) ? unitAt(tokens, next) : undefined;
    if (holder !== undefined && !isMeasured(holder.unit) && packed === undefined) {
      packed = { count: count ?? 1, unit };
      count = 1;
      unit = holder.unit;
      next = holder.next;
    }
  }
  if (unit !== undefined) takeSize();
  if (count === undefined && unit === undefined && size === undefined && inches === undefined)
    return undefined;
  takeEach();
  if (wordAt(next) === "of" && (count !== undefined || unit !== undefined)) next += 1;
  if (isEach && wordAt(next) === "of") next += 1;
  return {
    amount: {
      count: count ?? 1,
      unit,
      size,
      inches,
      packed,
      isTimes,
      isEach,
      isSaid: count !== undefined || unit !== undefined,
    },
    next,
  };
};

/** Whether an amount begins here in the middle of a piece: digits, 'x4', 'one plate', but no lone 'a' and no size. */
export const startsAmount = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.kind === "number") return true;
  if (token.kind === "times") return tokens[at + 1] !== undefined && readNumber(tokens, at + 1) !== undefined;
  if (token.kind !== "word") return false;
  if (token.text === "each") return at + 1 < tokens.length && startsAmount(tokens, at + 1);
  const number = readNumber(tokens, at);
  if (number === undefined) return false;
  if (isArticle(token.text) || Object.hasOwn(shares, token.text)) {
    const read = readAmount(tokens, at);
    return read?.amount.unit !== undefined;
  }
  return true;
};
/** Two amounts of one food: a count and what one or all of them weigh, or a multiplication. @returns undefined: they contradict */
export const combineAmounts = (one: Amount, other: Amount): Amount | undefined => {
  if (other.isTimes) return { ...one, count: one.count * other.count, isSaid: true };
  if (one.isTimes) return { ...other, count: one.count * other.count, isSaid: true };
  if (!one.isSaid) return { ...other, size: other.size ?? one.size, inches: other.inches ?? one.inches };
  if (other.unit !== undefined && isMeasured(other.unit) && !isMeasured(one.unit))
    return { ...one, packed: { count: other.count, unit: other.unit }, isEach: other.isEach };
  if (!other.isSaid) return { ...one, size: one.size ?? other.size, inches: one.inches ?? other.inches };
  if (isMeasured(one.unit) && !isMeasured(other.unit) && one.unit !== undefined)
    return { ...other, packed: { count: one.count, unit: one.unit }, isEach: false };
  return undefined;
};
