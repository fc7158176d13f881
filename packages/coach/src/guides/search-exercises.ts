/**
 * Finds exercises by words as people type them: parts of words, muscles and equipment count, small slips are forgiven.
 * Plurals and the usual short forms are the same word. The same query always gives the same order: best match first, then by name.
 */
import type { Exercise } from "../catalogue/exercise.ts";
import { equipmentType } from "./equipment-words.ts";
import { muscleNames, musclesOf } from "./muscle-names.ts";
import { oneForm, wordsOf } from "./name-words.ts";

/** Letters of a query that are looked at; nobody types more to find an exercise. */
const longestQuery = 80;

/** Slips that are forgiven in a word: none in short ones, where another word is meant. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * Fewest insertions, losses, replacements and swaps of neighbours (restricted Damerau-Levenshtein distance) that turn
 * `typed` into the beginning of `word`, or `limit + 1` when it takes more.
 */
export const slips = (typed: string, word: string, limit: number): number => {
  const target = word.slice(0, typed.length + limit);
  const rows: number[][] = [Array.from({ length: target.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= target.length; column += 1) {
      const same = typed[row - 1] === target[column - 1];
      const swapped = typed[row - 1] === target[column - 2] && typed[row - 2] === target[column - 1];
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          (line[column - 1] ?? 0) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          swapped && row > 1 && column > 1 ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  // The rest of the word need not be typed.
  return Math.min(limit + 1, ...(rows[typed.length] ?? []));
};

/** 0 whole word, 1 its beginning, 2 with slips; undefined: not this word. */
const wordRank = (typed: string, word: string): number | undefined => {
  if (word === typed || oneForm(word) === oneForm(typed)) return 0;
  if (word.startsWith(typed)) return 1;
  const limit = slipsIn(typed);
  // The first letter is rarely wrong; without this 'curl' would find 'pull'.
  return limit > 0 && word[0] === typed[0] && slips(typed, word, limit) <= limit ? 2 : undefined;
};

type Indexed = {
  readonly exercise: Exercise;
  readonly name: readonly string[];
  /** Whole names and aliases, without spaces. */
  readonly called: readonly string[];
  readonly others: readonly string[];
};

/** 'Lat Pull-downs' and 'lat pulldown' are one name. */
const oneName = (name: string): string => wordsOf(name).map(oneForm).join("");

const indexed = (exercise: Exercise): Indexed => {
  const { primary, secondary } = musclesOf(exercise);
  return {
    exercise,
    name: wordsOf(exercise.name),
    called: [exercise.name, ...exercise.aliases].map(oneName),
    others: wordsOf(
      [
        ...exercise.aliases,
        // 'Front thighs', and as lifters say: 'quads'.
        ...[...primary, ...secondary].map((muscle) => `${muscleNames[muscle]} ${muscle.replace("_", " ")}`),
        equipmentType(exercise),
        exercise.machine ?? "",
      ].join(" "),
    ),
  };
};

const best = (ranks: readonly (number | undefined)[]): number | undefined => {
  const found = ranks.filter((rank) => rank !== undefined);
  return found.length === 0 ? undefined : Math.min(...found);
};

/** Sum over the typed words: the name counts before other words. undefined when one word fits nowhere. */
const rankOf = (typed: readonly string[], { name, called, others }: Indexed): number | undefined => {
  if (called.includes(typed.map(oneForm).join(""))) return -1;
  let total = 0;
  for (const word of typed) {
    const inName = best(name.map((known) => wordRank(word, known)));
    const elsewhere = best(others.map((known) => wordRank(word, known)));
    const rank = best([inName, elsewhere === undefined ? undefined : elsewhere + 3]);
    if (rank === undefined) return undefined;
    total += rank;
  }
  // 'squats' should show the plain squat before twelve others with more words.
  return total + name.length / 100;
};

/** @returns all of `exercises` for an empty query, in their order */
export const searchExercises = (exercises: readonly Exercise[], query: string): readonly Exercise[] => {
  const typed = wordsOf(query.slice(0, longestQuery));
  if (typed.length === 0) return exercises;
  return exercises
    .map(indexed)
    .flatMap((one) => {
      const rank = rankOf(typed, one);
      return rank === undefined ? [] : [{ exercise: one.exercise, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.exercise.name.localeCompare(b.exercise.name, "en"))
    .map(({ exercise }) => exercise);
};
