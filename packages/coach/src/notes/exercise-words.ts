/** Which exercises of the catalogue a sentence names: by full names, by other names, and by what people call a kind of them. */
import { catalogue } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { isDeepSquat } from "../catalogue/squat-depth.ts";
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

const named = (words: string) => {
  const parts = words.split("|");
  return ({ names }: KnownExercise): boolean =>
    names.some((name) => parts.some((part) => ` ${name} `.includes(` ${part} `)));
};
const ofPattern =
  (...patterns: readonly Exercise["pattern"][]) =>
  ({ pattern }: Exercise): boolean =>
    patterns.includes(pattern);

const tagged =
  (tag: Exercise["contra"][number]) =>
  ({ contra }: Exercise): boolean =>
    contra.includes(tag);
/** Words that stand in the name of each exercise of their kind. */
const kindNames =
  "squat|step up|deadlift|swing|good morning|hip thrust|bridge|leg curl|leg extension|leg press|bench press|push up|pike push up|dip|chin up|pulldown|face pull|side plank|mountain climber|dead bug|bird dog|v up|wall sit|boxing|skull crusher|pushdown|windmill|back extension|pullover|shoulder tap|burpee|shrug|swimming";
/** Kinds of exercises by the words that people use for them; anything else goes by its name in the catalogue. */
const kinds: readonly (readonly [words: string, fits: (exercise: KnownExercise) => boolean])[] = [
  ...kindNames.split("|").map((word) => [word, named(word)] as const),
  ["chair squat", named("sit to stand")],
  ["deep squat", (one) => named("squat")(one) && isDeepSquat(one)],
  ["shallow squat", (one) => named("squat|leg press")(one) && one.pattern === "squat" && !isDeepSquat(one)],
  ["pistol", named("pistol squat")],
  ["lunge|split squat|bulgarian", ofPattern("lunge")],
  ["rdl", named("romanian deadlift|rdl")],
  ["press", (one) => ofPattern("h_push", "v_push")(one) && named("press")(one)],
  ["chest press", named("chest press|bench press")],
  ["overhead press", (one) => one.pattern === "v_push" && named("press")(one)],
  ["overhead work|overhead stuff|overhead exercise|overhead move", tagged("overhead")],
  ["pike", named("pike push up|push back")],
  ["handstand", named("handstand|handstand push up")],
  ["fly", named("fly|pec deck")],
  ["row", (one) => ofPattern("h_pull", "cardio")(one) && named("row|rowing machine|rower")(one)],
  ["rower", named("rowing machine|rower")],
  ["pull up", (one) => one.pattern === "v_pull" && named("pull up|chin up")(one)],
  ["hang", tagged("hang")],
  ["plank", named("plank|side plank|bear hold|body saw")],
  ["crunch", (one) => one.pattern === "core" && tagged("spinal_flexion")(one)],
  ["leg raise", (one) => one.pattern === "core" && named("leg raise|knee raise")(one)],
  ["curl", ofPattern("arm_flex")],
  ["lateral raise|lat raise|side raise", ofPattern("lateral")],
  ["russian twist", named("russian twist|bicycle crunch")],
  ["farmer walk", named("farmer carry|farmer walk|farmer")],
  ["bear crawl", named("bear")],
  ["box jump", ofPattern("plyo")],
  ["jumping jack", named("jumping jack|low jack")],
  ["bike", named("bike ride|exercise bike|bike interval")],
  ["tricep extension", ofPattern("arm_ext")],
  ["kickback", named("kickback|kick back")],
  ["thruster", ofPattern("squat", "v_push")],
  ["calf raise", ofPattern("calf")],
  ["carry", ofPattern("carry")],
  ["jump", (one) => one.impact === 2 && tagged("plyometric")(one)],
  ["run", tagged("running")],
  ["elliptical|cross trainer", named("elliptical trainer")],
  // Sprints too: who wants none of one wants none of the other.
  [
    "interval|interval training|interval session|interval work|sprint|sprint session|hiit|high intensity|tabata|hard cardio",
    ({ family }) => family === "interval",
  ],
  ["hip abduction", named("hip abduction machine")],
  ["stair", named("stair climb|stairs")],
];

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

type Vocabulary = {
  readonly idsOf: ReadonlyMap<string, readonly string[]>;
  readonly kindIds: readonly (readonly [term: string, ids: readonly string[]])[];
  readonly anyTerm: RegExp;
};

const readCatalogue = (): Vocabulary => {
  const exercises = catalogue.map((one) => ({ ...one, names: [one.name, ...one.aliases].map(written) }));
  const kindIds = kinds.flatMap(([words, fits]) => {
    const ids = exercises.filter(fits).map(({ id }) => id);
    return words.split("|").map((term) => [term, ids] as const);
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
  return { idsOf, kindIds, anyTerm: new RegExp(`\\b(?:${terms})\\b`, "g") };
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
  return [...sentence.matchAll(anyTerm)].flatMap(({ 0: term, index }) => {
    const ids = idsOf.get(term) ?? [];
    return ids.length === 0 ? [] : [{ term, index, ids }];
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
export const kindsAmong = (
  ids: readonly string[],
): { readonly terms: readonly string[]; readonly others: readonly string[] } => {
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
