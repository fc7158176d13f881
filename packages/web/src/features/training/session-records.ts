/** Records of one workout against everything done before it. Fetched after the first picture: it brings the catalogue. */
import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { exerciseFromOwn } from "@muster/coach/catalogue/own-exercise";
import {
  countsAsWork,
  type DoneSet,
  doneSets,
  type FactsOf,
  volumeOf,
} from "@muster/domain/progress/done-set";
import { bodyWeightFrom } from "@muster/domain/progress/effective-load";
import {
  isRecord,
  type PersonalRecordKind,
  personalRecords,
  type RecordEvent,
} from "@muster/domain/progress/personal-records";
import { weightTrend } from "@muster/domain/progress/weight-trend";
import { profileRecordId } from "@muster/domain/record-ids";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import type { ExerciseLog } from "@muster/domain/training/session";
import type { Reads } from "../../data/device-store.ts";

/** What earlier days left to beat. */
export type Standing = {
  /** Sets that set a record or a baseline, oldest first. */
  readonly sets: readonly DoneSet[];
  readonly bodyWeightOn: (date: CivilDate) => number | undefined;
  /** The catalogue's exercises and the person's own. */
  readonly factsOf: FactsOf;
};

export type SessionRecords = {
  /** Ids of sets that beat everything before them and have not been beaten since in this workout. */
  readonly bests: ReadonlySet<string>;
  /** One for each exercise with a record: the one that says most. */
  readonly events: readonly RecordEvent[];
  /** Effective load × repetitions, lb. */
  readonly volumeLb: number;
};

const yearDays = 364;

/** Logs of the days before `before`, newest year first, until all there are have been seen. */
const logsBefore = async (
  reads: Reads,
  profileId: string,
  before: CivilDate,
  exerciseIds: ReadonlySet<string>,
): Promise<readonly ExerciseLog[]> => {
  const found: ExerciseLog[] = [];
  const [all, since, weeks] = await Promise.all([
    reads.count("exerciseLog", profileId),
    reads.byDay("exerciseLog", profileId, before, "9999-12-31"),
    reads.weeks(profileId, "9999-12-31"),
  ]);
  const discarded = new Set(weeks.flatMap((week) => week.discarded));
  let left = all - since.length;
  let to = addDays(before, -1);
  // Nothing is dated before 1970: devices date records, imports included.
  while (left > 0 && to > "1970") {
    const from = addDays(to, 1 - yearDays);
    const logs = await reads.byDay("exerciseLog", profileId, from, to);
    found.push(...logs.filter((log) => exerciseIds.has(log.exerciseId) && !discarded.has(log.sessionId)));
    left -= logs.length;
    to = addDays(from, -1);
  }
  return found;
};

export const readStanding = async (
  reads: Reads,
  profileId: string,
  before: CivilDate,
  exerciseIds: ReadonlySet<string>,
): Promise<Standing> => {
  const [logs, readings, profile, made] = await Promise.all([
    logsBefore(reads, profileId, before, exerciseIds),
    reads.byDay("reading", profileId, addDays(before, -5 * yearDays), before),
    reads.get("profile", profileRecordId(profileId)),
    reads.all("ownExercise", profileId),
  ]);
  const own = new Map(made.map(exerciseFromOwn).map((exercise) => [exercise.id, exercise]));
  const factsOf: FactsOf = (id) => own.get(id) ?? exerciseById(id);
  const trend = weightTrend(
    readings.filter((one) => one.metric === "weight").map(({ date, value }) => ({ date, value })),
  );
  const bodyWeightOn = bodyWeightFrom(
    trend.map((point) => ({ date: point.date, value: point.trend })),
    profile?.weight,
  );
  return { sets: standingSets(doneSets(logs, factsOf, bodyWeightOn)), bodyWeightOn, factsOf };
};

/** Of all sets those that set something that may still stand, and the whole of the best sessions. */
export const standingSets = (sets: readonly DoneSet[]): readonly DoneSet[] => {
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

export const sessionRecords = (
  standing: Standing,
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
