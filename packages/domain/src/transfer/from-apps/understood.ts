/** What was understood, for the person to look at before anything is written: by month, by exercise, and what is there twice. */
import type { ExerciseLog } from "../../training/session.ts";
import { setsInOrder } from "../../training/session.ts";
import type { TransferRecord } from "../export-file.ts";
import { type ImportedData, type LeftOut, namedRows } from "./imported-data.ts";

/** How much of each kind an import brings for one month. */
export type MonthCounts = {
  /** '2026-03' */
  readonly month: string;
  readonly workouts: number;
  readonly sets: number;
  readonly readings: number;
  readonly meals: number;
};

/** The newest month first. */
export const monthsOf = (all: readonly ImportedData[]): readonly MonthCounts[] => {
  const months = new Map<string, { workouts: number; sets: number; readings: number; meals: number }>();
  const of = (date: string) => {
    const month = date.slice(0, 7);
    const counts = months.get(month) ?? { workouts: 0, sets: 0, readings: 0, meals: 0 };
    months.set(month, counts);
    return counts;
  };
  for (const { workouts, readings, meals } of all) {
    for (const { date, exercises } of workouts) {
      const counts = of(date);
      counts.workouts += 1;
      counts.sets += exercises.reduce((sum, { sets }) => sum + sets.length, 0);
    }
    for (const { date } of readings) of(date).readings += 1;
    for (const { date } of meals) of(date).meals += 1;
  }
  return [...months]
    .map(([month, counts]) => ({ month, ...counts }))
    .sort((a, b) => (a.month < b.month ? 1 : -1));
};

type NamedExercise = {
  readonly name: string;
  readonly sets: number;
  /** Some of its sets have a weight. */
  readonly weighted: boolean;
};

/** Every exercise of the files by its name there; what was trained most comes first. */
export const namedExercises = (all: readonly ImportedData[]): readonly NamedExercise[] => {
  const found = new Map<string, { sets: number; weighted: boolean }>();
  for (const { workouts } of all)
    for (const { exercises } of workouts)
      for (const { name, sets } of exercises) {
        const before = found.get(name) ?? { sets: 0, weighted: false };
        const weighted = before.weighted || sets.some(({ weight }) => weight !== null);
        found.set(name, { sets: before.sets + sets.length, weighted });
      }
  return [...found]
    .map(([name, counts]) => ({ name, ...counts }))
    .sort((a, b) => b.sets - a.sets || (a.name < b.name ? -1 : 1));
};

/** The same sets on the same day; half a pound may go lost between two apps. */
const signatureOf = (log: ExerciseLog): string =>
  `${log.date} ${log.exerciseId} ${setsInOrder(log)
    .map(
      ({ reps, weight, time }) => `${reps ?? ""}x${weight === null ? "" : Math.round(weight)}/${time ?? ""}`,
    )
    .sort()
    .join()}`;

/** All that was logged of one exercise in one workout: older versions kept an exercise that stood there twice in two logs. */
const byExercise = <L extends ExerciseLog>(logs: readonly L[]): readonly (readonly [L, ...L[]])[] =>
  [...Map.groupBy(logs, ({ sessionId, exerciseId }) => `${sessionId} ${exerciseId}`).values()].flatMap(
    ([first, ...more]) => (first === undefined ? [] : [[first, ...more] as const]),
  );

const withAllSets = <L extends ExerciseLog>(logs: readonly [L, ...L[]]): L => ({
  ...logs[0],
  sets: Object.fromEntries(logs.flatMap(({ sets }) => Object.entries(sets))),
});

/**
 * Logs under the id that they have here: ids of older versions were made of session and place, those of today of session
 * and exercise, and an exercise of a workout has one log. What is here with the same sets counts as the same.
 * @param existing logs of the same days
 */
export const underTheirIds = (
  incoming: readonly TransferRecord[],
  existing: readonly (ExerciseLog & { readonly id: string })[],
): readonly TransferRecord[] => {
  const here = new Map(
    byExercise(existing).map((logs) => [`${logs[0].sessionId} ${logs[0].exerciseId}`, logs]),
  );
  return incoming.map((one) => {
    if (one.kind !== "exerciseLog") return one;
    const log = one.record as ExerciseLog;
    const logs = here.get(`${log.sessionId} ${log.exerciseId}`);
    if (logs === undefined || logs.some(({ id }) => id === one.id)) return one;
    const { id, ...record } = logs[0];
    return { ...one, id, record: signatureOf(withAllSets(logs)) === signatureOf(log) ? record : log };
  });
};

/**
 * Workouts that are here under another id: logged by hand, or brought from a second app that had them from the first.
 * @param existing logs of the same days
 * @returns ids of sessions among `incoming`
 */
export const duplicatesIn = (
  incoming: readonly TransferRecord[],
  existing: readonly ExerciseLog[],
): ReadonlySet<string> => {
  const sessionsWith = new Map<string, Set<string>>();
  const add = (log: ExerciseLog): void => {
    const signature = signatureOf(log);
    sessionsWith.set(signature, (sessionsWith.get(signature) ?? new Set()).add(log.sessionId));
  };
  byExercise(existing).map(withAllSets).forEach(add);
  const own = new Map<string, ExerciseLog[]>();
  for (const { kind, record } of incoming) {
    if (kind !== "exerciseLog") continue;
    const log = record as ExerciseLog;
    const logs = own.get(log.sessionId);
    if (logs === undefined) own.set(log.sessionId, [log]);
    else logs.push(log);
  }
  const found = new Set<string>();
  for (const [id, logs] of own) {
    const isElsewhere = logs.every((log) =>
      [...(sessionsWith.get(signatureOf(log)) ?? [])].some((session) => session !== id),
    );
    if (isElsewhere) found.add(id);
    else logs.forEach(add);
  }
  return found;
};

/** What was left out of all files together: an archive may hold a table for every day. */
export const leftOutOf = (all: readonly ImportedData[]): readonly LeftOut[] =>
  [
    ...Map.groupBy(
      all.flatMap(({ leftOut }) => leftOut),
      ({ why }) => why,
    ),
  ].map(([why, parts]) => ({
    why,
    count: parts.reduce((sum, { count }) => sum + count, 0),
    rows: parts.flatMap(({ rows }) => rows).slice(0, namedRows),
  }));
