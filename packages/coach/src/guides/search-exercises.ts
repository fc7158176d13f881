/**
 * Finds exercises by words as people type them: names, other names, muscles and equipment. Plurals and the usual short forms
 * are the same word. The same query always gives the same order: best match first, then by name.
 */

import {
  type ReadingRules,
  type SearchName,
  searchWords,
  wordIndex,
} from "@muster/domain/shared/word-search";
import { type Exercise, type Muscle, primaryMuscles } from "../catalogue/exercise.ts";
import { once } from "../catalogue/once.ts";
import { equipmentType } from "./equipment.text.ts";
import { muscleNames, musclesOf } from "./muscle-names.text.ts";
import { nameWords, oneForm } from "./name-words.ts";

/** Letters of a query that are looked at; nobody types more to find an exercise. */
const longestQuery = 80;

/** Every word has to fit, so that one of four letters may be misspelt and unfinished at once. */
const rules: ReadingRules = {
  forms: (typed) => [oneForm(typed)],
  isUnfinished: true,
  isWide: true,
  misspelt: { any: 4, said: 4, unfinished: 4 },
};

/** What a name counts before another one that the exercise also has. */
const ownName = 20;

/** 'Lat Pull-downs' and 'lat pulldown' are one name. */
const oneName = (name: string): string => wordsOf(name).join("");
const wordsOf = (name: string): readonly string[] => nameWords(name).map(oneForm);

const namesOf = (exercise: Exercise, owner: number): readonly SearchName[] => {
  const { primary, secondary } = musclesOf(exercise);
  // 'Front thighs', and as lifters say: 'quads'.
  const muscles = [...primary, ...secondary].map(
    (muscle) => `${muscleNames[muscle]} ${muscle.replace("_", " ")}`,
  );
  const also = [...new Set(wordsOf([...muscles, equipmentType(exercise), exercise.machine ?? ""].join(" ")))];
  return [exercise.name, ...exercise.aliases].map((name) => ({
    owner,
    words: wordsOf(name),
    also,
    isJoined: true,
    isSaid: true,
    points: name === exercise.name ? ownName : 0,
  }));
};

/** Lists of exercises never change, and a search runs with each letter. */
const indexOf = once((exercises: readonly Exercise[]) => wordIndex(exercises.flatMap(namesOf)));

/** True when the words are the whole name of the exercise, or another name of it. */
export const isCalled = ({ name, aliases }: Exercise, query: string): boolean => {
  const wanted = oneName(query.slice(0, longestQuery));
  return [name, ...aliases].some((one) => oneName(one) === wanted);
};

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

/** The query as typed, with what short forms stand for, and with neighbours as one word: 'pull down' is also 'pulldown'. */
const readings = (typed: readonly string[]): readonly (readonly string[])[] => [
  typed,
  typed.flatMap((word) => phrases.get(word) ?? [word]),
  ...typed.slice(1).map((word, at) => [...typed.slice(0, at), `${typed[at]}${word}`, ...typed.slice(at + 2)]),
];

/** @returns all of `exercises` for an empty query, in their order */
export const searchExercises = (exercises: readonly Exercise[], query: string): readonly Exercise[] => {
  const typed = [...new Set(nameWords(query.slice(0, longestQuery)))];
  if (typed.length === 0) return exercises;
  const day = ofDay(exercises, typed);
  if (day !== undefined) return day;
  const index = indexOf(exercises);
  const scores = new Map<Exercise, number>();
  for (const words of readings(typed)) {
    for (const [at, { score, isComplete }] of searchWords(index, words, rules)) {
      const exercise = exercises[at];
      if (exercise !== undefined && isComplete)
        scores.set(exercise, Math.max(score, scores.get(exercise) ?? score));
    }
  }
  return [...scores]
    .toSorted(([a, one], [b, other]) => other - one || a.name.localeCompare(b.name, "en"))
    .map(([exercise]) => exercise);
};
