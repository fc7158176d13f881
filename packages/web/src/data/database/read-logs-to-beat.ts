/** What earlier days left to beat, read from the bests of the exercises and from the log of the last weeks. */
import { logsToBeat } from "@muster/domain/progress/sets/logs-to-beat";
import { addDays, type CivilDate, mondayOf } from "@muster/domain/shared/dates";
import type { ExerciseLog } from "@muster/domain/training/session";
import Dexie from "dexie";
import type { MusterDatabase } from "./database.ts";
import { reach } from "./exercise-bests.ts";

/** Days of logs in one read: a millisecond or two of work, so that a tap in between waits for no more. */
const pageDays = 28;
/** The last days are read from the log each time: there people correct, and other devices bring what was done offline. */
const recentDays = 28;

type Asked = {
  readonly profileId: string;
  readonly exerciseIds: ReadonlySet<string>;
  readonly before: CivilDate;
  /** Waited for after each page: the screen comes first. */
  readonly pause: () => Promise<void>;
};

/** As `DeviceStore.logsToBeat` says it. */
export const readLogsToBeat = async (
  database: MusterDatabase,
  { profileId, exerciseIds, before, pause }: Asked,
): Promise<readonly ExerciseLog[]> => {
  const { bests } = database;
  const last = addDays(before, -recentDays - 1);
  while (await coverNext(database, profileId, last)) await pause();
  const known = await bests.bulkGet([
    reach(profileId),
    ...[...exerciseIds].map((id) => [profileId, id] as [string, string]),
  ]);
  // An earlier day than they reach to: then from the beginning.
  const until = known[0]?.until;
  const isOlder = until !== undefined && until >= before;
  let logs = isOlder ? [] : known.flatMap((row) => row?.logs ?? []);
  let from = isOlder ? await firstMonday(database, profileId) : until && addDays(until, 1);
  while (from !== undefined && from < before) {
    const to = addDays(from, pageDays - 1);
    const page = await readPage(database, profileId, from, to < before ? to : addDays(before, -1));
    logs = [...logsToBeat([...logs, ...page.filter(({ exerciseId }) => exerciseIds.has(exerciseId))])];
    from = addDays(to, 1);
    await pause();
  }
  return logs;
};

/** Takes one more page into what stands, if there is one that ends by `last`. @returns whether there may be another one */
const coverNext = async (database: MusterDatabase, p: string, last: CivilDate): Promise<boolean> => {
  const { records, weeks, bests } = database;
  const ends = (until: CivilDate) => addDays(until, pageDays);
  const reached = (await bests.get(reach(p)))?.until;
  if (reached !== undefined && ends(reached) > last) return false;
  // One transaction: what changes meanwhile changes before it or after it.
  return database.transaction("rw", records, weeks, bests, async () => {
    const until = (await bests.get(reach(p)))?.until;
    if (until === undefined) {
      const monday = await firstMonday(database, p);
      if (monday === undefined) return false;
      await bests.put({ p, exerciseId: "", until: addDays(monday, -1) });
      return true;
    }
    const to = ends(until);
    if (to > last) return false;
    const byExercise = Map.groupBy(
      await readPage(database, p, addDays(until, 1), to),
      (log) => log.exerciseId,
    );
    const known = await bests.bulkGet([...byExercise.keys()].map((id): [string, string] => [p, id]));
    await bests.bulkPut([
      { p, exerciseId: "", until: to },
      ...[...byExercise].map(([exerciseId, logs], at) => ({
        p,
        exerciseId,
        logs: logsToBeat([...(known[at]?.logs ?? []), ...logs]),
      })),
    ]);
    return true;
  });
};

/** Monday of the week of the first log: pages are whole weeks, as discarded workouts are kept by the week. */
const firstMonday = async ({ records }: MusterDatabase, p: string): Promise<CivilDate | undefined> => {
  const days = records.where("[kind+live+day]");
  const first = await days
    .between(["exerciseLog", p, Dexie.minKey], ["exerciseLog", p, Dexie.maxKey])
    .first();
  return first?.day === undefined ? undefined : mondayOf(first.day);
};

/** Logs of workouts that count. @param from a Monday */
const readPage = async (
  { records, weeks }: MusterDatabase,
  p: string,
  from: CivilDate,
  to: CivilDate,
): Promise<readonly ExerciseLog[]> => {
  const [rows, rolledUp] = await Promise.all([
    records
      .where("[kind+live+day]")
      .between(["exerciseLog", p, from], ["exerciseLog", p, to], true, true)
      .toArray(),
    weeks.where("[p+monday]").between([p, from], [p, to], true, true).toArray(),
  ]);
  const discarded = new Set(rolledUp.flatMap((week) => week.discarded));
  // Rows hold what passed the kind's schema, here or on the server.
  return rows.map(({ r }) => r as ExerciseLog).filter(({ sessionId }) => !discarded.has(sessionId));
};
