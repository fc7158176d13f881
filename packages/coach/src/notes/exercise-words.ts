/** Which exercises of the catalogue a sentence names: by full names, by other names, and by what people call a kind of them. */
import { catalogue, exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { isDeepSquat } from "../catalogue/squat-depth.ts";
import { type ExerciseKind, exerciseKinds } from "./exercise-kinds.data.ts";
import { exerciseSpellings } from "./sentences/rewrites.data.ts";
import { rewritten } from "./word-list.ts";

const singular = (word: string): string =>
  /[^aeiou]ies$/.test(word) && word.length > 4
    ? `${word.slice(0, -3)}y`
    : /(?:ss|sh|ch|x)es$/.test(word)
      ? word.slice(0, -2)
      : /[^s]s$/.test(word) && word.length > 3
        ? word.slice(0, -1)
        : word;

const written = (text: string): string =>
  rewritten(text.toLowerCase().replace(/-|'(?=s\b)/g, " "), exerciseSpellings)
    .replace(/[a-z]+/g, singular)
    .replace(/\s+/g, " ");

/** An exercise with all of its names as `written` writes them. */
type KnownExercise = Exercise & { readonly names: readonly string[] };

const isNamed = ({ names }: KnownExercise, words: string): boolean =>
  names.some((name) => words.split("|").some((part) => ` ${name} `.includes(` ${part} `)));

/** An exercise is of a kind that has all that its row says. */
const isOfKind = (one: KnownExercise, { words, ...kind }: ExerciseKind): boolean => {
  const { named = kind.patterns || kind.tag || kind.family ? undefined : words } = kind;
  return (
    (named === undefined || isNamed(one, named)) &&
    (kind.patterns === undefined || kind.patterns.includes(one.pattern)) &&
    (kind.tag === undefined || one.contra.includes(kind.tag)) &&
    (kind.family === undefined || kind.family === one.family) &&
    (kind.impact === undefined || kind.impact === one.impact) &&
    (kind.isDeep === undefined || kind.isDeep === isDeepSquat(one))
  );
};

/** Exercises of exactly this name first, then those of their pattern with a tool or a kind before it: 'dumbbell bulgarian split squat'. */
const idsNamed = (term: string, exercises: readonly KnownExercise[]): readonly string[] => {
  const exact = exercises.filter((one) => one.names.includes(term));
  const longer = exercises.filter(
    (one) =>
      !exact.includes(one) &&
      exact.some(({ pattern }) => pattern === one.pattern) &&
      one.names.some((name) => name.endsWith(` ${term}`)),
  );
  return [...exact, ...longer].map(({ id }) => id);
};

const tools = "barbell|dumbbell|kettlebell|cable|band|landmine|smith machine|ez bar";
/** What people leave out of a name: the 'barbell' of a box squat. */
const toolBefore = new RegExp(`^(?:(?:double|single) )?(?:${tools}) (?=\\w+ \\w)`);

type Vocabulary = {
  readonly idsOf: ReadonlyMap<string, readonly string[]>;
  readonly kindIds: readonly (readonly [term: string, ids: readonly string[]])[];
  readonly anyTerm: RegExp;
};

const readCatalogue = (): Vocabulary => {
  const exercises = catalogue.map((one) => ({
    ...one,
    names: [one.name, ...one.aliases].map(written).flatMap((name) => [name, name.replace(toolBefore, "")]),
  }));
  const kindIds = exerciseKinds.flatMap((kind) => {
    const ids = exercises.filter((one) => isOfKind(one, kind)).map(({ id }) => id);
    return kind.words.split("|").map((term) => [term, ids] as const);
  });
  const idsOf = new Map<string, readonly string[]>([
    // A name of one word says little: 'Walking', 'March'.
    ...[...new Set(exercises.flatMap(({ names }) => names))]
      .filter((term) => term.includes(" "))
      .map((term) => [term, idsNamed(term, exercises)] as const),
    ...kindIds,
  ]);
  const terms = [...idsOf.keys()]
    .toSorted((a, b) => b.length - a.length)
    .join("|")
    .replace(/[()+.*/]/g, "\\$&");
  return {
    idsOf,
    kindIds,
    anyTerm: new RegExp(`\\b(?:${terms}|(?<tool>${tools}) (?<kind>${terms}))\\b`, "g"),
  };
};

/** Read with the first sentence, because most starts of the app read none: it is more work than all else in a start. */
let vocabulary: Vocabulary | undefined;

/** The sentence with each exercise named one way. */
export const withExercises = written;

type NamedExercise = {
  readonly term: string;
  readonly index: number;
  readonly ids: readonly string[];
};

/** @param sentence after `withExercises` */
export const exercisesIn = (sentence: string): readonly NamedExercise[] => {
  vocabulary ??= readCatalogue();
  const { idsOf, anyTerm } = vocabulary;
  return [...sentence.matchAll(anyTerm)].flatMap(({ 0: term, index, groups: { tool, kind } = {} }) => {
    const name = kind ?? term;
    const ids = idsOf.get(name) ?? [];
    // "Dumbbell rows": of all rows those with it, where there are any.
    const held = ids.filter((id) => written(exerciseById(id)?.name ?? "").includes(tool ?? ""));
    if (held.length > 0) return [{ term, index, ids: held }];
    return ids.length === 0 ? [] : [{ term: name, index: index + term.length - name.length, ids }];
  });
};

/** The exercises that a sentence names, and what is left of it without them. @param sentence after `withExercises` */
export const withoutExercises = (sentence: string) => {
  const named = exercisesIn(sentence);
  const left = named.reduceRight(
    (rest, { term, index }) => `${rest.slice(0, index)} ${rest.slice(index + term.length)}`,
    sentence,
  );
  return { named, left };
};

/** Fewer than these are told by their names. */
const leastOfKind = 3;

/** The words for whole kinds among these exercises, the largest first, and what is of none of them. */
export const kindsAmong = (ids: readonly string[]) => {
  if (ids.length < leastOfKind) return { terms: [], others: ids };
  vocabulary ??= readCatalogue();
  const terms: string[] = [];
  const all = new Set(ids);
  const others = new Set(ids);
  const whole = vocabulary.kindIds
    .filter(([, ofKind]) => ofKind.length >= leastOfKind && ofKind.every((id) => all.has(id)))
    .toSorted(([, a], [, b]) => b.length - a.length);
  for (const [term, ofKind] of whole) {
    if (!ofKind.some((id) => others.has(id))) continue;
    terms.push(term);
    for (const id of ofKind) others.delete(id);
  }
  return { terms, others: [...others] };
};
