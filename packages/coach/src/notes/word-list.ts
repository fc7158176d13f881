/**
 * A shorthand for lists of words that text is read for, so that the lists stay readable and small: `~` ends a word in any
 * way, ` .. ` lets small words stand between ("in the left side of my"), ` ... ` up to 24 characters of one sentence;
 * the rest is a regular expression of whole words.
 */

/** Words that may stand between a place and what it does; none of them turns the meaning round. */
const small =
  "a|an|the|my|is|was|has|had|been|being|be|it|i|left|right|upper|lower|side|middle|cent(er|re)|in|of|on|across|behind|a?round|under|near|against|to|down|still|really|very|so|bit|little|again|all|just|also|often|keep~|kept|start~|seem~|feel~|felt|like|get~|got|some|makes?|when|ribs|goes|go|went|turns?|quite|proper";

/** @param source the shorthand above, lower case, for a larger expression */
export const expanded = (source: string): string =>
  source
    .replaceAll(" ... ", "\\b[^.!?;]{0,24}?\\b")
    .replaceAll(" .. ", `( (${small})){0,6} `)
    .replaceAll("~", "\\w*")
    .replace(/\((?!\?)/g, "(?:");

/** @param sources alternatives in the shorthand above */
export const wordList = (...sources: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${expanded(sources.join("|"))})\\b`, "g");

/**
 * All matches of a list in a text. Most lists have none in most texts, and `matchAll` copies a long expression to find that
 * out: looking first halves the time of reading.
 */
export const matchesIn = (text: string, words: RegExp): readonly RegExpExecArray[] =>
  text.search(words) < 0 ? [] : [...text.matchAll(words)];

/** Patterns with what stands in their place. */
export type Rewrites = readonly (readonly [from: RegExp, to: string])[];

/** The text after each of them, in their order. */
export const rewritten = (text: string, rewrites: Rewrites): string =>
  rewrites.reduce((now, [from, to]) => now.replace(from, to), text);
