/** What files of other apps would bring into this profile: which exercise is meant, what is here already, what is there twice. */

import { catalogue } from "@muster/coach/catalogue/catalogue";
import type { Exercise } from "@muster/coach/catalogue/exercise";
import { exerciseFromOwn } from "@muster/coach/catalogue/own-exercise";
import { nameWords, oneForm } from "@muster/coach/guides/name-words";
import { searchExercises } from "@muster/coach/guides/search-exercises";
import type { ExerciseLog } from "@muster/domain/training/session";
import { type ImportedData, needsUnit } from "@muster/domain/transfer/from-apps/imported-data";
import { recordsOf } from "@muster/domain/transfer/from-apps/to-records";
import { duplicatesIn, monthsOf, namedExercises } from "@muster/domain/transfer/from-apps/understood";
import type { KnownExercise } from "@muster/domain/transfer/imported-workout";
import type { Reads } from "../../data/store/device-store.ts";
import { transferText } from "./transfer.text.ts";

/** Where the sets of one name go; undefined: an own exercise of that name is made. */
export type Mapping = ReadonlyMap<string, Exercise | undefined>;

/** Files of other apps as the person looks at them before an import. */
export type AppFiles = {
  readonly brought: readonly ImportedData[];
  readonly problems: readonly string[];
  readonly needsUnit: boolean;
  readonly months: ReturnType<typeof monthsOf>;
  readonly exercises: ReturnType<typeof namedExercises>;
  /** What was chosen before, else the likeliest. */
  readonly suggested: Mapping;
  /** Everything that can be chosen, own exercises first. */
  readonly known: readonly Exercise[];
  /** What is logged on the days of the files. */
  readonly logs: readonly ExerciseLog[];
};

const formsOf = (name: string): readonly string[] => nameWords(name).map(oneForm);

/** 'Bench Press (Barbell)' is the barbell's bench press. */
const asWeSay = (name: string): string => name.replace(/^(.*?)\s*\(([^)]*)\)\s*$/, "$2 $1");

/** Words that name no other movement. */
const idle = new Set(["the", "with", "on", "a", "exercise", "flat", "strict"].map(oneForm));

/**
 * One of these more or less is the same movement: apps leave out what is usual, the first of them first. Any other word,
 * 'Lateral' or 'Renegade', is another movement.
 */
const oftenLeftOut = "barbell dumbbell machine cable seated standing bar biceps outdoor"
  .split(" ")
  .map(oneForm);

/** 0 for the same name, more for a word more or less; undefined for another movement. */
const farFrom = (names: readonly string[], name: string): number | undefined => {
  const words = formsOf(name).filter((word) => !idle.has(word));
  if (words.join("") === names.join("")) return 0;
  const [odd, ...others] = [
    ...words.filter((word) => !names.includes(word)),
    ...names.filter((word) => !words.includes(word)),
  ];
  if (odd === undefined) return 0;
  const place = oftenLeftOut.indexOf(odd);
  return others.length > 0 || place < 0 ? undefined : 1 + place;
};

/**
 * The exercise that a name of another app most likely means; undefined where it would be a guess.
 * @param weighted its sets have weights: what takes none is not meant
 */
export const suggestExercise = (
  known: readonly Exercise[],
  name: string,
  weighted: boolean,
): Exercise | undefined => {
  const words = formsOf(asWeSay(name)).filter((word) => !idle.has(word));
  const fits = searchExercises(known, words.join(" ")).flatMap((exercise) => {
    if (weighted && !exercise.takesWeight) return [];
    const far = [exercise.name, ...exercise.aliases].flatMap((one) => farFrom(words, one) ?? []);
    return far.length === 0 ? [] : [{ exercise, far: Math.min(...far) }];
  });
  return words.length === 0 ? undefined : fits.toSorted((a, b) => a.far - b.far)[0]?.exercise;
};

const daysOf = (brought: readonly ImportedData[]): readonly string[] =>
  brought.flatMap(({ workouts }) => workouts.map(({ date }) => date)).sort();

/** Compares the files with this profile's records. Writes nothing. */
export const previewImport = async (
  store: Pick<Reads, "all" | "byDay">,
  profileId: string,
  brought: readonly ImportedData[],
  problems: readonly string[],
): Promise<AppFiles> => {
  const days = daysOf(brought);
  const [first, last] = [days[0], days.at(-1)];
  const [own, logs] = await Promise.all([
    store.all("ownExercise", profileId),
    first === undefined || last === undefined ? [] : store.byDay("exerciseLog", profileId, first, last),
  ]);
  const known = [...own.map(exerciseFromOwn), ...catalogue];
  const byId = new Map(known.map((exercise) => [exercise.id, exercise]));
  // A log keeps the name that its file had, so the choice of an earlier import is there.
  const before = new Map(logs.map(({ name, exerciseId }) => [name, byId.get(exerciseId)]));
  const exercises = namedExercises(brought);
  return {
    brought,
    problems,
    needsUnit: brought.some(needsUnit),
    months: monthsOf(brought),
    exercises,
    suggested: new Map(
      exercises.map(({ name, weighted }) => [
        name,
        before.get(name) ?? suggestExercise(known, name, weighted),
      ]),
    ),
    known,
    logs,
  };
};

const knownOf = ({ id, number, metric, takesWeight }: Exercise): KnownExercise => ({
  exerciseId: id,
  number,
  metric,
  takesWeight,
});

/** What the person decided. */
export type AppChoices = {
  readonly profileId: string;
  readonly timeZone: string;
  readonly unit: "kg" | "lb";
  readonly mapping: Mapping;
};

/** The records of the files, without workouts that are here under another id. */
export const appRecords = ({ brought, logs, problems }: AppFiles, choices: AppChoices) => {
  const { profileId, timeZone, unit, mapping } = choices;
  const records = recordsOf(brought, {
    profileId,
    timeZone,
    unit,
    exerciseFor: (name) => {
      const exercise = mapping.get(name);
      return exercise === undefined ? undefined : knownOf(exercise);
    },
  });
  const twice = duplicatesIn(records, logs);
  const isTwice = ({ id, record }: (typeof records)[number]): boolean =>
    twice.has(id) || twice.has(String(record.sessionId));
  return {
    records: twice.size === 0 ? records : records.filter((one) => !isTwice(one)),
    problems: twice.size === 0 ? problems : [transferText.hereAlready(twice.size), ...problems],
  };
};
