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
  mostTelling,
  personalRecords,
  type RecordEvent,
} from "@muster/domain/progress/sets/personal-records";
import { profileRecordId } from "@muster/domain/record-ids";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import type { ExerciseLog } from "@muster/domain/training/session";
import type { DeviceStore, Stored } from "../../../data/store/device-store.ts";

/** What earlier days left to beat. */
export type RecordsToBeat = {
  /** Sets that a later one must beat, and maybe more; oldest first. */
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

/** Body weight is looked for a year at a time, and so far back; before that the profile's stands. */
const yearDays = 364;
const longestYears = 5;

/**
 * What stands of all days before `before`, for a workout of that day.
 * @param pause waited for after each page: the screen comes first
 */
export const readRecordsToBeat = async (
  reads: Pick<DeviceStore, "get" | "all" | "byDay" | "logsToBeat">,
  profileId: string,
  before: CivilDate,
  exerciseIds: ReadonlySet<string>,
  pause: () => Promise<void>,
): Promise<RecordsToBeat> => {
  const [profile, made] = await Promise.all([
    reads.get("profile", profileRecordId(profileId)),
    reads.all("ownExercise", profileId),
  ]);
  const own = new Map(made.map(exerciseFromOwn).map((exercise) => [exercise.id, exercise]));
  const factsOf: FactsOf = (id) => own.get(id) ?? exerciseById(id);
  let weights: readonly Stored<"reading">[] = [];
  // The last one up to a day counts: where this year has one, earlier years need not be read.
  for (let year = 0; year < longestYears && weights.length === 0; year += 1) {
    const to = addDays(before, -year * yearDays);
    const readings = await reads.byDay("reading", profileId, addDays(to, -yearDays), to);
    weights = readings.filter(({ metric }) => metric === "weight");
    await pause();
  }
  const bodyWeightOn = bodyWeightFrom(weights, profile?.weight);
  const logs = await reads.logsToBeat(profileId, exerciseIds, before, pause);
  return { sets: doneSets(logs, factsOf, bodyWeightOn), bodyWeightOn, factsOf };
};

/** Compares a workout's logs with the bests before it. */
export const sessionRecords = (
  toBeat: RecordsToBeat,
  sessionId: string,
  logs: readonly ExerciseLog[],
): SessionRecords => {
  const own = doneSets(
    logs.filter((log) => log.sessionId === sessionId),
    toBeat.factsOf,
    toBeat.bodyWeightOn,
  );
  // A first workout is the baseline as a whole: its later sets beat nothing that was there before.
  const known = new Set(toBeat.sets.map((set) => set.exerciseId));
  const dates = new Set(own.map((set) => set.date));
  const ownIds = new Set(own.map((set) => set.id));
  const events = personalRecords([...toBeat.sets, ...own]).filter(
    (event) =>
      isRecord(event) &&
      known.has(event.exerciseId) &&
      (event.set === null ? dates.has(event.date) : ownIds.has(event.set.id)),
  );
  // Of each exercise and kind the last one stands.
  const last = [...new Map(events.map((event) => [`${event.exerciseId} ${event.kind}`, event])).values()];
  return {
    bests: new Set(last.flatMap((event) => event.set?.id ?? [])),
    events: mostTelling(last),
    volumeLb: own.filter(countsAsWork).reduce((sum, set) => sum + volumeOf(set), 0),
  };
};
