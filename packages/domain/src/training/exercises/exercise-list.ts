/**
 * Changes to the list of a running or past workout: exercises added, removed, moved, swapped, alternated. Only entries of the
 * session's own map are written; the plan is never touched, and what is logged keeps its meaning.
 */
import type { PlannedExercise } from "../../planning/plan.ts";
import { changeJoined } from "../log-changes.ts";
import { type ExerciseLog, type Session, type SessionExercise, setsInOrder } from "../session.ts";
import { byOrder, entriesOf, exercisesOf, logOf, mostExercises } from "../session-exercises.ts";
import { workSets } from "../set-roles.ts";
import { groupOf } from "../superset.ts";
import { chosenText } from "../texts/workout.text.ts";
import type { WithId, WorkoutChange } from "../workout.ts";

/** A session with its logs, and perhaps others'. */
export type ListTarget = {
  readonly session: WithId<Session>;
  readonly logs: readonly WithId<ExerciseLog>[];
};

/** Logs of the session, and its exercises in order. */
const readList = ({ session, logs }: ListTarget) => {
  const its = logs.filter((log) => log.sessionId === session.id);
  return { its, list: exercisesOf(session, its) };
};

/**
 * Writes entries. How many exercises the workout has moves by what is listed: an imported one may have had more than it
 * brought.
 * @param leaving whose log is emptied with it
 */
const writeEntries = (
  target: ListTarget,
  entries: readonly SessionExercise[],
  leaving?: string,
): readonly WorkoutChange[] => {
  if (entries.length === 0) return [];
  const { session } = target;
  const { its, list } = readList(target);
  const exercises = entriesOf(entries);
  const after = exercisesOf(
    { ...session, exercises: { ...session.exercises, ...exercises } },
    its.filter(({ exerciseId }) => exerciseId !== leaving),
  );
  const totalExercises = Math.max(after.length, session.totalExercises + after.length - list.length);
  return [
    {
      kind: "session",
      id: session.id,
      patch: { exercises, ...(totalExercises === session.totalExercises ? {} : { totalExercises }) },
    },
  ];
};

/**
 * Entries whose order must change so that the list reads as wanted: the moved ones stand between their neighbours, and where
 * two of these share one order, all are counted anew.
 */
const reordered = (
  wanted: readonly SessionExercise[],
  moved: ReadonlySet<string>,
): readonly SessionExercise[] => {
  const isMoved = (one: SessionExercise | undefined) => one !== undefined && moved.has(one.exerciseId);
  const placed = wanted.map((one, index) => {
    if (!isMoved(one)) return one;
    const from = wanted.findLastIndex((other, at) => at < index && !isMoved(other));
    const next = wanted.findIndex((other, at) => at > index && !isMoved(other));
    const low = wanted[from]?.order;
    const high = wanted[next]?.order;
    const [place, count] = [index - from, (next < 0 ? wanted.length : next) - from];
    const order =
      high === undefined
        ? (low ?? -1) + place
        : low === undefined
          ? high - (count - place)
          : low + ((high - low) * place) / count;
    return { ...one, order };
  });
  const isInOrder = placed.every((one, index) => {
    const before = placed[index - 1];
    return before === undefined || byOrder(before, one) < 0;
  });
  const ordered = isInOrder ? placed : placed.map((one, order) => ({ ...one, order }));
  return ordered.filter((one, index) => isMoved(one) || one.order !== wanted[index]?.order);
};

/** The entry of an exercise that the person chose; among its reasons stands who did. */
const chosen = (
  exercise: PlannedExercise,
  { order, origin, pair }: Pick<SessionExercise, "order" | "origin" | "pair">,
): SessionExercise => ({
  ...exercise,
  order,
  origin,
  pair,
  removed: false,
  facts: [
    ...exercise.facts,
    {
      id: origin,
      subject: origin === "swapped" ? chosenText.swapped : chosenText.added,
      value: chosenText.by,
      unit: "",
      rule: "training.O4",
      source: chosenText.source,
    },
  ],
});

/**
 * More exercises, at the end. Those that stand there already are left out, and so is what the workout has no room for.
 */
export const addExercises = (
  target: ListTarget,
  added: readonly PlannedExercise[],
): readonly WorkoutChange[] => {
  const { list } = readList(target);
  const there = new Set(list.map(({ exerciseId }) => exerciseId));
  const last = list.at(-1)?.order ?? -1;
  return writeEntries(
    target,
    added
      .filter(({ exerciseId }) => !there.has(exerciseId))
      .slice(0, Math.max(0, mostExercises - list.length))
      .map((one, index) => chosen(one, { order: last + 1 + index, origin: "added", pair: null })),
  );
};

/** Takes an exercise out of the list, and what was logged of it out of the record. @returns no change for one that is not listed */
export const removeExercise = (
  target: ListTarget,
  exerciseId: string,
): { readonly changes: readonly WorkoutChange[]; readonly undo: readonly WorkoutChange[] } => {
  const { list, its } = readList(target);
  const entry = list.find((one) => one.exerciseId === exerciseId);
  if (entry === undefined) return { changes: [], undo: [] };
  const log = logOf(its, exerciseId);
  const sets = log === undefined ? [] : setsInOrder(log);
  const without = sets.map(({ id }) => [id, null]);
  const hasLogged = log !== undefined && (log.completed || sets.length > 0);
  return {
    changes: [
      ...writeEntries(target, [{ ...entry, removed: true }], exerciseId),
      ...(hasLogged ? changeJoined(log, { completed: false, sets: Object.fromEntries(without) }) : []),
    ],
    undo: [
      {
        kind: "session",
        id: target.session.id,
        patch: { exercises: entriesOf([entry]), totalExercises: target.session.totalExercises },
      },
      ...(hasLogged
        ? [{ kind: "exerciseLog", id: log.id, patch: { completed: log.completed, sets: log.sets } } as const]
        : []),
    ],
  };
};

/** Moves an exercise. @param to the index that it then has, from 0; brought into the list when it lies outside */
export const moveExercise = (
  target: ListTarget,
  exerciseId: string,
  to: number,
): readonly WorkoutChange[] => {
  const { list } = readList(target);
  const entry = list.find((one) => one.exerciseId === exerciseId);
  if (entry === undefined) return [];
  const others = list.filter((one) => one !== entry);
  const at = Math.max(0, Math.min(to, others.length));
  const wanted = [...others.slice(0, at), entry, ...others.slice(at)];
  return wanted.every((one, index) => one === list[index])
    ? []
    : writeEntries(target, reordered(wanted, new Set([exerciseId])));
};

/**
 * Puts another exercise in the place of one. Sets that are logged stay with the exercise that they were done with: then it
 * counts as complete, planned with these alone, and the new one follows with the sets that were left.
 */
export const swapExercise = (
  { exerciseId, ...target }: ListTarget & Pick<PlannedExercise, "exerciseId">,
  replacement: PlannedExercise,
): readonly WorkoutChange[] => {
  const { list, its } = readList(target);
  const index = list.findIndex((one) => one.exerciseId === exerciseId);
  const present = list[index];
  // The same exercise twice would be one: its log goes by it.
  if (present === undefined || list.some((one) => one.exerciseId === replacement.exerciseId)) return [];
  const log = logOf(its, exerciseId);
  const origin = present.origin === "added" ? "added" : "swapped";
  const instead = chosen(replacement, { order: present.order, origin, pair: present.pair });
  if (log === undefined || setsInOrder(log).length === 0)
    return [
      ...writeEntries(target, [{ ...present, removed: true }, instead], exerciseId),
      ...(log?.completed ? changeJoined(log, { completed: false }) : []),
    ];
  const { sets } = replacement;
  const done = workSets(log).length;
  const ended = { ...present, sets: done || present.sets };
  const rest = typeof sets === "number" ? Math.max(1, sets - done) : sets;
  const wanted = [...list.slice(0, index), ended, { ...instead, sets: rest }, ...list.slice(index + 1)];
  const placed = reordered(wanted, new Set([exerciseId, replacement.exerciseId]));
  return [...writeEntries(target, placed), ...changeJoined(log, { completed: true })];
};

/** Makes a superset of these exercises, which then follow each other, or joins them to the one that some are in. */
export const joinSuperset = (
  target: ListTarget,
  exerciseIds: readonly string[],
): readonly WorkoutChange[] => {
  const { list } = readList(target);
  const chosen = list.filter(({ exerciseId }) => exerciseIds.includes(exerciseId));
  const letter = chosen.find(({ pair }) => pair !== null)?.pair ?? freeLetter(list);
  const partners = list.filter((one) => chosen.includes(one) || (one.pair === letter && chosen.length > 0));
  const [first] = partners;
  if (chosen.length < 2 || first === undefined) return [];
  const isPartner = (one: SessionExercise) => partners.includes(one);
  const wanted = [
    ...list.slice(0, list.indexOf(first)),
    ...partners,
    ...list.slice(list.indexOf(first)).filter((one) => !isPartner(one)),
  ];
  const moved = partners.filter((one, index) => index > 0 && list[list.indexOf(first) + index] !== one);
  const placed = reordered(wanted, new Set(moved.map(({ exerciseId }) => exerciseId)));
  const now = new Map([...partners, ...placed].map((one) => [one.exerciseId, one]));
  return writeEntries(
    target,
    [...now.values()].map((one) => (partners.some(sameAs(one)) ? { ...one, pair: letter } : one)),
  );
};

const sameAs = (one: SessionExercise) => (other: SessionExercise) => one.exerciseId === other.exerciseId;

/** Takes an exercise out of its superset; one exercise alone is none. */
export const leaveSuperset = (target: ListTarget, exerciseId: string): readonly WorkoutChange[] => {
  const { list } = readList(target);
  const at = list.findIndex((one) => one.exerciseId === exerciseId);
  const group = groupOf(list, at);
  const leaving = group.length <= 2 ? group : [at];
  return writeEntries(
    target,
    leaving.flatMap((index) => {
      const one = list[index];
      return one === undefined || one.pair === null ? [] : [{ ...one, pair: null }];
    }),
  );
};

const freeLetter = (exercises: readonly Pick<PlannedExercise, "pair">[]): string => {
  const taken = new Set(exercises.map(({ pair }) => pair));
  return [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((letter) => !taken.has(letter)) ?? "Z";
};
