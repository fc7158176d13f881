/** Records of one workout against everything done before it. Fetched after the first picture: it brings the catalogue. */
import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { exerciseFromOwn } from "@muster/coach/catalogue/own-exercise";
import {
  countsAsWork,
  type DoneSet,
  doneSets,
  type FactsOf,
  volumeOf,
} from "@muster/domain/progress/sets/done-set";
import { bodyWeightFrom } from "@muster/domain/progress/sets/effective-load";
import {
  isRecord,
  type PersonalRecordKind,
  personalRecords,
  type RecordEvent,
} from "@muster/domain/progress/sets/personal-records";
import { weightTrend } from "@muster/domain/progress/weight-trend";
import { profileRecordId } from "@muster/domain/record-ids";
import { addDays, type CivilDate, mondayOf } from "@muster/domain/shared/dates";
import type { ExerciseLog } from "@muster/domain/training/session";
import type { Reads } from "../../../data/store/device-store.ts";

/** What earlier days left to beat. */
export type RecordsToBeat = {
  /** Sets that set a record or a baseline, oldest first. */
  readonly sets: readonly DoneSet[];
  readonly bodyWeightOn: (date: CivilDate) => number | undefined;
  /** The catalogue's exercises and the person's own. */
  readonly factsOf: FactsOf;
};

/** Records of one workout. */
export type SessionRecords = {
  /** Ids of sets that beat everything before them and have not been beaten since in this workout. */
  readonly bests: ReadonlySet<string>;
  /** One for each exercise with a record: the one that says most. */
  readonly events: readonly RecordEvent[];
  /** Effective load × repetitions, lb. */
  readonly volumeLb: number;
};

/** Days of logs in one read: a millisecond or two of work, so that a tap in between waits for no more. */
const pageDays = 28;
/** Body weight is looked at as far back; before that the first one known stands. */
const bodyWeightDays = 5 * 364;
const bodyWeightPageDays = 364;

/** The days from `first` to `last` in pages, oldest first. */
const pagesOf = (
  first: CivilDate,
  last: CivilDate,
  days: number,
): readonly (readonly [CivilDate, CivilDate])[] => {
  const pages: [CivilDate, CivilDate][] = [];
  for (let from = first; from <= last; from = addDays(from, days)) {
    const to = addDays(from, days - 1);
    pages.push([from, to < last ? to : last]);
  }
  return pages;
};

/**
 * What stands of all days before `before`, cut down page by page.
 * @param pause waited for after each page: the screen comes first
 */
export const readRecordsToBeat = async (
  reads: Reads,
  profileId: string,
  before: CivilDate,
  exerciseIds: ReadonlySet<string>,
  pause: () => Promise<void>,
): Promise<RecordsToBeat> => {
  const [first, profile, made] = await Promise.all([
    reads.firstDay("exerciseLog", profileId),
    reads.get("profile", profileRecordId(profileId)),
    reads.all("ownExercise", profileId),
  ]);
  const own = new Map(made.map(exerciseFromOwn).map((exercise) => [exercise.id, exercise]));
  const factsOf: FactsOf = (id) => own.get(id) ?? exerciseById(id);
  const weights: { readonly date: CivilDate; readonly value: number }[] = [];
  for (const [from, to] of pagesOf(addDays(before, -bodyWeightDays), before, bodyWeightPageDays)) {
    const readings = await reads.byDay("reading", profileId, from, to);
    weights.push(...readings.filter(({ metric }) => metric === "weight"));
    await pause();
  }
  const trend = weightTrend(weights.map(({ date, value }) => ({ date, value })));
  const bodyWeightOn = bodyWeightFrom(
    trend.map((point) => ({ date: point.date, value: point.trend })),
    profile?.weight,
  );
  let sets: readonly DoneSet[] = [];
  const pages = first === undefined ? [] : pagesOf(mondayOf(first), addDays(before, -1), pageDays);
  for (const [from, to] of pages) {
    const [logs, weeks] = await Promise.all([
      reads.byDay("exerciseLog", profileId, from, to),
      reads.weeks(profileId, addDays(to, 1), from),
    ]);
    const discarded = new Set(weeks.flatMap((week) => week.discarded));
    const counted = logs.filter((log) => exerciseIds.has(log.exerciseId) && !discarded.has(log.sessionId));
    if (counted.length > 0) sets = setsToBeat([...sets, ...doneSets(counted, factsOf, bodyWeightOn)]);
    await pause();
  }
  return { sets, bodyWeightOn, factsOf };
};

/** Of all sets those that set something that may still stand, and the whole of the best sessions. */
export const setsToBeat = (sets: readonly DoneSet[]): readonly DoneSet[] => {
  const events = personalRecords(sets);
  const ids = new Set(events.flatMap((event) => event.set?.id ?? []));
  const bestDays = new Map(
    events
      .filter((event) => event.kind === "sessionVolume")
      .map((event) => [event.exerciseId, event.date] as const),
  );
  return sets.filter((set) => ids.has(set.id) || bestDays.get(set.exerciseId) === set.date);
};

/** Most telling first: what a person would say they did. */
const telling: readonly PersonalRecordKind[] = [
  "heaviest",
  "assistance",
  "estimate",
  "reps",
  "longest",
  "furthest",
  "pace",
  "setVolume",
  "sessionVolume",
];

/** Compares a workout's logs with the bests before it. */
export const sessionRecords = (
  standing: RecordsToBeat,
  sessionId: string,
  logs: readonly ExerciseLog[],
): SessionRecords => {
  const own = doneSets(
    logs.filter((log) => log.sessionId === sessionId),
    standing.factsOf,
    standing.bodyWeightOn,
  );
  // A first workout is the baseline as a whole: its later sets beat nothing that was there before.
  const known = new Set(standing.sets.map((set) => set.exerciseId));
  const dates = new Set(own.map((set) => set.date));
  const ownIds = new Set(own.map((set) => set.id));
  const events = personalRecords([...standing.sets, ...own]).filter(
    (event) =>
      isRecord(event) &&
      known.has(event.exerciseId) &&
      (event.set === null ? dates.has(event.date) : ownIds.has(event.set.id)),
  );
  // Of each exercise and kind the last one stands.
  const last = [...new Map(events.map((event) => [`${event.exerciseId} ${event.kind}`, event])).values()];
  const byExercise = Map.groupBy(last, (event) => event.exerciseId);
  return {
    bests: new Set(last.flatMap((event) => event.set?.id ?? [])),
    events: [...byExercise.values()].flatMap(
      (found) => found.toSorted((a, b) => telling.indexOf(a.kind) - telling.indexOf(b.kind))[0] ?? [],
    ),
    volumeLb: own.filter(countsAsWork).reduce((sum, set) => sum + volumeOf(set), 0),
  };
};
