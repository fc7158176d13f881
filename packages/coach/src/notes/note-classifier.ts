/**
 * What a note is about, by a linear model over its words: an urgent sign, other health, or neither. Lists of words know what
 * somebody thought of; the model was trained on some thousand sentences of several hands (decision 0142,
 * `packages/coach-lab/src/notes/training`).
 *
 * Logistic regression over hashed words, pairs of words and parts of words (feature hashing: Weinberger et al. 2009).
 */
import { noteWeights } from "./note-weights.data.ts";
import { normalizedNote, withoutNames } from "./sentences/sentences.ts";

/** Chances of each kind, together 1; and, apart from them, that something is wished for the weeks to come. */
export type NoteChances = {
  readonly urgent: number;
  readonly health: number;
  readonly nothing: number;
  readonly wish: number;
};

/** What is asked of a note, in the order of the shipped weights. */
export const noteQuestions = ["urgent", "health", "wish"] as const;
/** What the model answers: each question has weights of its own. */
export type NoteQuestion = (typeof noteQuestions)[number];
type ByQuestion<T> = Readonly<Record<NoteQuestion, T>>;

/** For each bucket how much it speaks for a kind rather than for nothing. */
export type NoteWeights = ByQuestion<ArrayLike<number>> & {
  /** Before any word. */
  readonly bias: ByQuestion<number>;
};

/** Words that share a bucket share its weights. Of wishes fewer sentences are known. */
export const noteBuckets = {
  urgent: 2 ** 16,
  health: 2 ** 16,
  wish: 2 ** 14,
} as const satisfies ByQuestion<number>;
/** The index of a bucket's weight among those of a question. */
export const weightIndex = (question: NoteQuestion, bucket: number): number =>
  bucket & (noteBuckets[question] - 1);

const endings: readonly (readonly [string, string])[] = [
  ["iness", "y"],
  ["edly", ""],
  ["ness", ""],
  ["ing", ""],
  ["ies", "y"],
  ["ied", "y"],
  ["ed", ""],
  ["ly", ""],
  ["es", ""],
  ["s", ""],
  ["e", ""],
];
const shortestStem = 3;

/** A word without its ending: 'aching' and 'ached' are one. Numbers are one word. */
const stemOf = (word: string): string => {
  if (/^\d/.test(word)) return "#";
  const plain = word.replaceAll("'", "");
  const found = endings.find(([end]) => plain.endsWith(end) && plain.length - end.length >= shortestStem);
  if (found === undefined) return plain;
  const stem = plain.slice(0, plain.length - found[0].length) + found[1];
  const isDoubled = stem.length > shortestStem && stem.at(-1) === stem.at(-2) && !/[lsz]$/.test(stem);
  return isDoubled ? stem.slice(0, -1) : stem;
};

/** 32-bit FNV-1a, folded. */
const bucketOf = (feature: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (noteBuckets.urgent - 1);
};

/** Letters of a part of a word: misspelt words share most of theirs. */
const partLength = 4;
const end = ".";
/** Words that turn what follows them round, and how many words far. */
const denial = /^(?:no|not|never|none|nothing|without|zero)$|n't$/;
const deniedWords = 4;

/**
 * The buckets of a text: its words, each with the next and the one after, and their parts. A word after a denial is another word.
 * Each bucket once.
 */
export const bucketsOf = (text: string): ReadonlySet<number> => {
  const words = withoutNames(normalizedNote(text)).match(/[a-z]+(?:'[a-z]+)?|\d+|[.!?;]/g) ?? [];
  const stems = words.map((word) => (/\w/.test(word) ? stemOf(word) : end));
  const found = new Set<number>();
  let denied = 0;
  stems.forEach((stem, at) => {
    if (stem === end || stem === "but") denied = 0;
    if (stem === end) return;
    const own = denied > 0 ? `!${stem}` : stem;
    if (denied > 0) found.add(bucketOf("!"));
    denied = denial.test(words[at] ?? "") ? deniedWords : denied - 1;
    const [next, second] = [stems[at + 1], stems[at + 2]];
    found.add(bucketOf(own));
    if (next !== undefined) found.add(bucketOf(`${stem}_${next}`));
    if (second !== undefined) found.add(bucketOf(`${stem}__${second}`));
    const whole = `<${stem}>`;
    for (let from = 0; from + partLength <= whole.length; from += 1)
      found.add(bucketOf(`+${whole.slice(from, from + partLength)}`));
  });
  return found;
};

/** The chances of a text's buckets by any weights. */
export const chancesBy = (weights: NoteWeights, buckets: ReadonlySet<number>): NoteChances => {
  const scale = 1 / Math.sqrt(Math.max(1, buckets.size));
  const oddsOf = (question: NoteQuestion): number => {
    let sum = 0;
    for (const bucket of buckets) sum += weights[question][weightIndex(question, bucket)] ?? 0;
    return Math.exp(sum * scale + weights.bias[question]);
  };
  const [urgent, health, wish] = [oddsOf("urgent"), oddsOf("health"), oddsOf("wish")];
  const all = 1 + urgent + health;
  return { urgent: urgent / all, health: health / all, nothing: 1 / all, wish: wish / (1 + wish) };
};

/** Weights as they are shipped: a character for two buckets, each a count of steps above the lowest, and the size of a step. */
export type PackedWeights = ByQuestion<string> & {
  readonly step: ByQuestion<number>;
  readonly bias: ByQuestion<number>;
};
/** Steps to either side. Finer ones read no better and take twice the bytes. */
export const weightLevels = 3;
const counts = 2 * weightLevels + 1;
/** '#', and what follows it: 49 characters without a quote or a backslash. */
const firstCode = 35;

/** @param steps one for each bucket, an even number of them */
export const packSteps = (steps: readonly number[]): string =>
  steps
    .map((low, at) =>
      at % 2 === 1
        ? ""
        : String.fromCharCode(
            firstCode + low + weightLevels + counts * ((steps[at + 1] ?? 0) + weightLevels),
          ),
    )
    .join("");

/** @returns the weights that were packed, in whole steps */
export const unpackWeights = ({ step, bias, ...packed }: PackedWeights): NoteWeights => {
  const read = (question: NoteQuestion) =>
    Float32Array.from({ length: 2 * packed[question].length }, (_, bucket) => {
      const pair = packed[question].charCodeAt(bucket >> 1) - firstCode;
      const count = bucket % 2 === 0 ? pair % counts : Math.floor(pair / counts);
      return (count - weightLevels) * step[question];
    });
  return { urgent: read("urgent"), health: read("health"), wish: read("wish"), bias };
};

/** Chances from which the model's word counts (`note-classifier.ts`, decision 0142). */
export const noteChances = {
  /** Urgent: training stops, where the lists of words know nothing of it. */
  urgent: 0.5,
  /** Below it a list's sign is something that is known and lived with: it is asked about. */
  notUrgent: 0.1,
  /** Nothing, at most: a sentence that gave no limit is asked about … */
  asked: 0.45,
  /** … unless with its neighbours it is as likely nothing. */
  fine: 0.5,
  /** Nothing: a list's sign is a manner of speaking. */
  calm: 0.7,
  /** Nothing: not even a part of the body is taken for sore. */
  nothing: 0.85,
  /** A wish: where none was placed, it is asked about. */
  wish: 0.5,
} as const;

let weights: NoteWeights | undefined;

/** @param text a note, or some sentences of one */
export const chancesOf = (text: string): NoteChances => {
  weights ??= unpackWeights(noteWeights);
  return chancesBy(weights, bucketsOf(text));
};

/** Words that are judged together: of a longer note some sentences at a time. */
const longestJudged = 45;
const wordsIn = (text: string): number => text.split(" ").length;

/** A sentence with what it may be. */
export type Judged = Pick<NoteChances, "urgent" | "nothing"> & {
  readonly sentence: string;
  /** That nothing is wrong in all of it, its neighbours included. */
  readonly nothingInContext: number;
  /** The same of itself alone. */
  readonly nothingAlone: number;
};

/**
 * Each sentence alone and with its neighbours, as many as are judged together: what is wrong in either is wrong.
 * @param whole the sentences as they were written
 */
export const judged = (sentences: readonly string[], whole = sentences.join(". ")): readonly Judged[] => {
  const parts: string[][] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    if (last !== undefined && wordsIn(last.join(" ")) + wordsIn(sentence) <= longestJudged)
      last.push(sentence);
    else parts.push([sentence]);
  }
  return parts.flatMap((part) => {
    const inContext = chancesOf(parts.length === 1 ? whole : part.join(". "));
    return part.map((sentence) => {
      const alone = part.length === 1 ? inContext : chancesOf(sentence);
      return {
        sentence,
        urgent: Math.max(alone.urgent, inContext.urgent),
        nothing: Math.min(alone.nothing, inContext.nothing),
        nothingInContext: inContext.nothing,
        nothingAlone: alone.nothing,
      };
    });
  });
};
