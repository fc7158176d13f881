/**
 * Personal records with their history, read from the log: the first result is a baseline, every later one that strictly
 * beats what stood is a record. No record is stored, so edits, imports and deletes are right at once (feature F7).
 */
import type { CivilDate } from "../../shared/dates.ts";
import { countsForRecords, type DoneSet, volumeOf } from "./done-set.ts";
import { setEstimate } from "./set-estimate.ts";

/**
 * Every kind, most telling first: what a person would say they did. assistance: the least help, less is better · reps: at the same
 * weight or more · pace: meters a second.
 */
export const recordsByTelling = [
  "heaviest",
  "assistance",
  "estimate",
  "reps",
  "longest",
  "furthest",
  "pace",
  "setVolume",
  "sessionVolume",
] as const;
/** What a record is about: one of `recordsByTelling`. */
export type PersonalRecordKind = (typeof recordsByTelling)[number];

/** One personal record at the time at which it was set. */
export type RecordEvent = {
  readonly kind: PersonalRecordKind;
  readonly exerciseId: string;
  readonly name: string;
  readonly date: CivilDate;
  /** lb, repetitions, lb × repetitions, seconds, meters or meters a second, by kind. */
  readonly value: number;
  /** What stood before; null for the first result, which is no record. */
  readonly previous: number | null;
  /** The set, for kinds that one set sets. */
  readonly set: DoneSet | null;
};

/** Less is better for help, more for everything else. Equal is no record. */
const beats = (kind: PersonalRecordKind, value: number, record: number): boolean =>
  kind === "assistance" ? value < record : value > record;

/**
 * What one set offers to each kind of record. Where body weight is in the load, only what was logged counts: the weight
 * added or the help, repetitions, time. A heavier person has beaten nothing (settled point 57).
 */
const offersOf = (set: DoneSet): readonly (readonly [PersonalRecordKind, number])[] => {
  const offers: (readonly [PersonalRecordKind, number])[] = [];
  const isDone = set.reps !== null || set.time !== null || set.distance !== null;
  if (set.weight !== null && isDone) offers.push([set.assisted ? "assistance" : "heaviest", set.weight]);
  const estimate = set.movesBody ? undefined : setEstimate(set);
  if (estimate !== undefined) offers.push(["estimate", estimate]);
  if (!set.movesBody && volumeOf(set) > 0) offers.push(["setVolume", volumeOf(set)]);
  if (set.time !== null && set.distance === null) offers.push(["longest", set.time]);
  if (set.distance !== null) offers.push(["furthest", set.distance]);
  if (set.distance !== null && set.time !== null) offers.push(["pace", set.distance / set.time]);
  return offers;
};

/** How hard a set was to repeat: the entered weight, help counts against it. */
const weightRank = (set: DoneSet): number => (set.assisted ? -1 : 1) * (set.weight ?? 0);

/**
 * All baselines and records, oldest first.
 * @param sets oldest first, all that should count; others than working, failure and AMRAP are passed over
 */
export const personalRecords = (sets: readonly DoneSet[]): readonly RecordEvent[] => {
  const events: RecordEvent[] = [];
  const bestByKey = new Map<string, number>();
  const offer = (kind: PersonalRecordKind, value: number, set: DoneSet, from: DoneSet | null): void => {
    const key = `${set.exerciseId} ${kind}`;
    const previous = bestByKey.get(key);
    if (previous !== undefined && !beats(kind, value, previous)) return;
    bestByKey.set(key, value);
    const { exerciseId, name, date } = set;
    events.push({ kind, exerciseId, name, date, value, previous: previous ?? null, set: from });
  };
  /** For each exercise, the repetitions that no earlier set reached at the same weight or more. */
  const frontier = new Map<string, { readonly rank: number; readonly reps: number }[]>();
  const offerReps = (set: DoneSet): void => {
    if (set.reps === null) return;
    const rank = weightRank(set);
    const known = frontier.get(set.exerciseId) ?? [];
    const atLeast = known.filter((one) => one.rank >= rank).map((one) => one.reps);
    const previous = atLeast.length === 0 ? undefined : Math.max(...atLeast);
    if (previous !== undefined && set.reps <= previous) return;
    const { exerciseId, name, date, reps } = set;
    // A weight never lifted before is the weight's record, or the baseline; its repetitions are only remembered.
    if (previous !== undefined || known.length === 0)
      events.push({ kind: "reps", exerciseId, name, date, value: reps, previous: previous ?? null, set });
    frontier.set(exerciseId, [...known.filter((one) => one.rank > rank || one.reps > reps), { rank, reps }]);
  };

  /** Of one day: of two workouts a day each counts whole, also when their sets take turns. */
  let day: DoneSet[] = [];
  const closeDay = (): void => {
    for (const done of Map.groupBy(day, (set) => `${set.sessionId} ${set.exerciseId}`).values()) {
      const total = done.reduce((sum, set) => sum + (set.movesBody ? 0 : volumeOf(set)), 0);
      const last = done.at(-1);
      if (total > 0 && last !== undefined) offer("sessionVolume", total, last, null);
    }
    day = [];
  };
  for (const set of sets) {
    if (day[0] !== undefined && day[0].date !== set.date) closeDay();
    if (set.role !== "warmup") day.push(set);
    if (!countsForRecords(set)) continue;
    for (const [kind, value] of offersOf(set)) if (value > 0) offer(kind, value, set, set);
    offerReps(set);
  }
  closeDay();
  return events;
};

/**
 * Those of the sets without which a later set could look like a record: what stands of each kind, all of the best session,
 * and the repetitions that no other set reached at the same weight or more. So many fit on a page, however many years they are of.
 * @param sets oldest first
 */
export const setsToBeat = (sets: readonly DoneSet[]): readonly DoneSet[] => {
  const current = currentRecords(personalRecords(sets));
  const ids = new Set(current.flatMap(({ kind, set }) => (kind === "reps" ? [] : (set?.id ?? []))));
  const bestDays = new Set(
    current.flatMap(({ kind, exerciseId, date }) =>
      kind === "sessionVolume" ? [`${exerciseId} ${date}`] : [],
    ),
  );
  const counted = Map.groupBy(sets.filter(countsForRecords), (set) => set.exerciseId);
  const isBeaten = (set: DoneSet): boolean => {
    const { reps } = set;
    if (reps === null) return true;
    const rank = weightRank(set);
    return (counted.get(set.exerciseId) ?? []).some((other) => {
      if (other.reps === null || other.reps < reps || weightRank(other) < rank) return false;
      // Of equals the first one stands.
      return other.reps > reps || weightRank(other) > rank || sets.indexOf(other) < sets.indexOf(set);
    });
  };
  return sets.filter(
    (set) =>
      ids.has(set.id) ||
      (set.role !== "warmup" && bestDays.has(`${set.exerciseId} ${set.date}`)) ||
      (countsForRecords(set) && !isBeaten(set)),
  );
};

/**
 * One record a session, exercise and kind: the session's best against what stood before it. The first session is the
 * baseline as a whole; its later sets beat nothing that was there before (training.R4).
 * @param events of `personalRecords`, oldest first
 */
export const recordsBySession = (events: readonly RecordEvent[]): readonly RecordEvent[] => {
  const sessionOf = (event: RecordEvent): string => event.set?.sessionId ?? event.date;
  const baseline = new Map<string, string>();
  const byKey = new Map<string, RecordEvent>();
  for (const event of events) {
    const of = `${event.exerciseId} ${event.kind}`;
    const session = sessionOf(event);
    if (event.previous === null) baseline.set(of, session);
    // Repetitions at another weight beat another number: they do not replace one another.
    const key = `${of} ${session} ${event.kind === "reps" ? event.set?.id : ""}`;
    const previous = baseline.get(of) === session ? null : (byKey.get(key) ?? event).previous;
    byKey.set(key, { ...event, previous });
  }
  return [...byKey.values()];
};

/** What stands now: the newest event of each exercise and kind. */
export const currentRecords = (events: readonly RecordEvent[]): readonly RecordEvent[] => [
  ...new Map(events.map((event) => [`${event.exerciseId} ${event.kind}`, event])).values(),
];

/** Events that are records, not baselines. */
export const isRecord = (event: RecordEvent): boolean => event.previous !== null;

/** One record of each exercise and day: the one that says most. @param events oldest first */
export const mostTelling = (events: readonly RecordEvent[]): readonly RecordEvent[] =>
  [...Map.groupBy(events, ({ exerciseId, date }) => `${exerciseId} ${date}`).values()].flatMap(
    (found) =>
      found.toSorted((a, b) => recordsByTelling.indexOf(a.kind) - recordsByTelling.indexOf(b.kind))[0] ?? [],
  );
