/**
 * Finds exercises by words as people type them: parts of words, muscles and equipment count, small slips are forgiven.
 * Plurals and the usual short forms are the same word. The same query always gives the same order: best match first, then by name.
 */
import { type Exercise, type Muscle, primaryMuscles } from "../catalogue/exercise.ts";
import { equipmentType } from "./equipment-words.ts";
import { muscleNames, musclesOf } from "./muscle-names.ts";
import { nameWords, oneForm } from "./name-words.ts";

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

const slipRank = 2;
/** 0 whole word, 1 its beginning, 2 with slips; undefined: not this word. */
const wordRank = (typed: string, word: string): number | undefined => {
  if (word === typed || oneForm(word) === oneForm(typed)) return 0;
  if (word.startsWith(typed)) return 1;
  const limit = slipsIn(typed);
  // The first letter is rarely wrong; without this 'curl' would find 'pull'.
  return limit > 0 && word[0] === typed[0] && slips(typed, word, limit) <= limit ? slipRank : undefined;
};

type Indexed = {
  readonly exercise: Exercise;
  readonly name: readonly string[];
  /** The name's words, and its neighbours as one word. */
  readonly pairs: readonly string[];
  /** Whole names and aliases, without spaces. */
  readonly called: readonly string[];
  readonly aliases: readonly string[];
  /** Muscles and equipment. */
  readonly others: readonly string[];
  /** All of these words in one form. */
  readonly forms: ReadonlySet<string>;
};

/** 'Lat Pull-downs' and 'lat pulldown' are one name. */
const oneName = (name: string): string => nameWords(name).map(oneForm).join("");

/** With neighbours as one word too: 'Get-ups' is found by 'getup', 'pull down' by 'pulldown'. */
const withPairs = (words: readonly string[]): readonly string[] => [
  ...words,
  ...words.slice(1).map((word, index) => `${words[index]}${word}`),
];

const indexOf = (exercise: Exercise): Indexed => {
  const { primary, secondary } = musclesOf(exercise);
  const name = nameWords(exercise.name);
  const pairs = withPairs(name);
  const aliases = exercise.aliases.flatMap((alias) => withPairs(nameWords(alias)));
  const others = nameWords(
    [
      // 'Front thighs', and as lifters say: 'quads'.
      ...[...primary, ...secondary].map((muscle) => `${muscleNames[muscle]} ${muscle.replace("_", " ")}`),
      equipmentType(exercise),
      exercise.machine ?? "",
    ].join(" "),
  );
  return {
    exercise,
    name,
    pairs,
    called: [exercise.name, ...exercise.aliases].map(oneName),
    aliases,
    others,
    forms: new Set([...pairs, ...aliases, ...others].map(oneForm)),
  };
};

/** Entries of the catalogue never change, and a search runs with each letter. */
const known = new WeakMap<Exercise, Indexed>();
const indexed = (exercise: Exercise): Indexed => {
  const found = known.get(exercise) ?? indexOf(exercise);
  known.set(exercise, found);
  return found;
};

/** What a word costs that is found in an alias, or only in a muscle or the equipment. */
const alsoCosts = { alias: 1.5, other: 3 } as const;

const best = (ranks: readonly (number | undefined)[]): number | undefined => {
  const found = ranks.filter((rank) => rank !== undefined);
  return found.length === 0 ? undefined : Math.min(...found);
};

/** Ranks of one search, by typed word and known word: most words stand in many exercises. */
type Ranks = {
  readonly known: Map<string, Map<string, number | undefined>>;
  /** Typed words that stand in some exercise as they are: they are no slips, or 'bike' would find every biceps curl. */
  readonly spelled: ReadonlySet<string>;
};

const bestOf = (typed: string, words: readonly string[], cost: number, ranks: Ranks): number | undefined => {
  const ofTyped = ranks.known.get(typed) ?? new Map<string, number | undefined>();
  ranks.known.set(typed, ofTyped);
  let least: number | undefined;
  for (const word of words) {
    const read = ofTyped.has(word) ? ofTyped.get(word) : wordRank(typed, word);
    ofTyped.set(word, read);
    const rank = read === slipRank && ranks.spelled.has(typed) ? undefined : read;
    if (rank !== undefined && (least === undefined || rank < least)) least = rank;
  }
  return least === undefined ? undefined : least + cost;
};

/** Sum over the typed words: the name counts before other words. undefined when one word fits nowhere. */
const rankOf = (
  typed: readonly string[],
  asOneName: readonly string[],
  { name, pairs, called, aliases, others }: Indexed,
  ranks: Ranks,
): number | undefined => {
  if (asOneName.some((one) => called.includes(one))) return -1;
  const costOf = (word: string): number | undefined =>
    best([
      bestOf(word, pairs, 0, ranks),
      bestOf(word, aliases, alsoCosts.alias, ranks),
      bestOf(word, others, alsoCosts.other, ranks),
    ]);
  const apart = typed.map(costOf);
  let total = 0;
  for (let at = 0; at < typed.length; at += 1) {
    const here = apart[at];
    const hasNext = at + 1 < typed.length;
    // 'pull down' is also 'pulldown'.
    const pair =
      hasNext && (here === undefined || apart[at + 1] === undefined)
        ? costOf(`${typed[at]}${typed[at + 1]}`)
        : undefined;
    if (pair === undefined && here === undefined) return undefined;
    total += pair ?? here ?? 0;
    if (pair !== undefined) at += 1;
  }
  // 'squats' should show the plain squat before twelve others with more words.
  return total + name.length / 100;
};

/** True when the words are the whole name of the exercise, or another name of it. */
export const isCalled = (exercise: Exercise, query: string): boolean =>
  indexed(exercise).called.includes(oneName(query.slice(0, longestQuery)));

/** 'Leg day', 'push workout': what people call a day by what it trains. */
const dayMuscles: Readonly<Record<string, readonly Muscle[]>> = {
  leg: ["quads", "hamstrings", "glutes"],
  lower: ["quads", "hamstrings", "glutes"],
  glute: ["glutes"],
  chest: ["chest"],
  push: ["chest", "front_delts", "triceps"],
  back: ["lats", "upper_back"],
  pull: ["lats", "upper_back", "biceps"],
  shoulder: ["front_delts", "side_delts", "rear_delts"],
  arm: ["biceps", "triceps"],
  upper: ["chest", "lats", "upper_back", "front_delts"],
  ab: ["abs", "obliques"],
  core: ["abs", "obliques"],
};

const ofDay = (exercises: readonly Exercise[], typed: readonly string[]): readonly Exercise[] | undefined => {
  const [part = "", day, ...rest] = typed.filter((word) => word !== "body").map(oneForm);
  const trained = day === "day" || day === "workout" ? dayMuscles[part] : undefined;
  if (trained === undefined || rest.length > 0) return undefined;
  const lead = (exercise: Exercise): number =>
    (exercise.guideKey === null ? 2 : 0) + (exercise.compound ? 0 : 1) + exercise.level / 10;
  return exercises
    .filter((exercise) => primaryMuscles(exercise).some((muscle) => trained.includes(muscle)))
    .toSorted((a, b) => lead(a) - lead(b));
};

/** Short forms of several words: besides the exercise that is called so, they mean its kinds. */
const phrases: ReadonlyMap<string, readonly string[]> = new Map([
  ["rdl", ["romanian", "deadlift"]],
  ["ohp", ["overhead", "press"]],
]);

/** @returns all of `exercises` for an empty query, in their order */
export const searchExercises = (exercises: readonly Exercise[], query: string): readonly Exercise[] => {
  const words = nameWords(query.slice(0, longestQuery));
  const typed = words.flatMap((word) => phrases.get(oneForm(word)) ?? [word]);
  if (typed.length === 0) return exercises;
  const day = ofDay(exercises, typed);
  if (day !== undefined) return day;
  const all = exercises.map(indexed);
  const isSpelled = (word: string): boolean => all.some(({ forms }) => forms.has(oneForm(word)));
  const ranks: Ranks = { known: new Map(), spelled: new Set(typed.filter(isSpelled)) };
  const asOneName = [words, typed].map((list) => list.map(oneForm).join(""));
  return all
    .flatMap((one) => {
      const rank = rankOf(typed, asOneName, one, ranks);
      return rank === undefined ? [] : [{ exercise: one.exercise, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.exercise.name.localeCompare(b.exercise.name, "en"))
    .map(({ exercise }) => exercise);
};
