/**
 * Keeps the weekly roll-ups right (settled point 17): whatever changes a session, a plan or a reading on this device, a save,
 * a sync, a journal, an erasure, rolls up the weeks it touches in the same transaction (`derived-table.ts`). A logged set touches no week, but for pull-ups and push-ups.
 */
import type { Reading } from "@muster/domain/body/reading";
import type { Plan } from "@muster/domain/planning/plan";
import { ladderExercises } from "@muster/domain/progress/ladder-exercises";
import { rollUpWeek, type WeekRecords, type WeekRollUp } from "@muster/domain/progress/week-roll-up";
import { addDays, type CivilDate, mondayOf } from "@muster/domain/shared/dates";
import type { ExerciseLog, Session } from "@muster/domain/training/session";
import Dexie, { type DBCore, type DBCoreTransaction, type Table } from "dexie";
import { derivedTable } from "./derived-table.ts";
import { isCovered } from "./exercise-bests.ts";
import type { RecordRow } from "./rows.ts";

const weeksTable = "weeks";
/** Dexie's number for the range without ends. */
const everything = 3;

/** A week of one profile; `trained` is its Monday again when it holds a workout: the index of such weeks. */
export type WeekRow = WeekRollUp & { p: string; trained?: CivilDate };

/** Kinds of records that a roll-up is made from. */
export const kinds = ["session", "plan", "reading", "exerciseLog"] as const;
/** Whether records of a kind change a roll-up. */
export const isRolledUp = (kind: string): boolean => kinds.some((one) => one === kind);

const ladders = new Set([...ladderExercises.pullups, ...ladderExercises.pushups]);
/** Of the logs only those of the ladders: a set of another exercise touches no week. */
const isTold = ({ kind, r }: RecordRow): boolean =>
  isRolledUp(kind) && (kind !== "exerciseLog" || ladders.has(String(r.exerciseId)));

/** Updates the roll-ups with every change of a record. */
export const weekRollUps = derivedTable("week-roll-ups", weeksTable, ({ core, records, request, trans }) => {
  if (request.type === "deleteRange") {
    // The whole table is emptied.
    if (request.range.type === everything)
      return records.mutate(request).then((done) =>
        core
          .table(weeksTable)
          .mutate({ type: "deleteRange", trans, range: request.range })
          .then(() => done),
      );
    // A range of records is no range of weeks: the records that go are read first.
    const query = { index: records.schema.primaryKey, range: request.range };
    return records
      .query({ trans, values: true, query })
      .then(({ result }) => records.mutate(request).then((done) => rollUpWeeks(core, trans, result, done)));
  }
  const after: readonly RecordRow[] = request.type === "delete" ? [] : request.values.filter(isTold);
  const touched: [string, string][] =
    request.type === "delete"
      ? request.keys.filter(([kind]: [string, string]) => isRolledUp(kind))
      : after.map(({ kind, id }) => [kind, id]);
  if (touched.length === 0) return records.mutate(request);
  return records.getMany({ trans, keys: touched }).then((before: readonly (RecordRow | undefined)[]) => {
    const changed = before.flatMap((was, at) => (isSame(was, after[at]) ? [] : [was, after[at]]));
    return records.mutate(request).then((done) => rollUpWeeks(core, trans, changed, done));
  });
});

/**
 * Puts rows over those that stood there. A logged set asks nothing of what stood: so a log that was one of a ladder until now,
 * swapped here or on another device, goes first, and its week with it; and so does what moves to another day, or to another
 * person, with the bests of the days that it leaves.
 * @param before what stands there, by the place of its successor in `rows`
 */
export const putOver = (
  records: Table<RecordRow, [string, string]>,
  rows: readonly RecordRow[],
  before: readonly (RecordRow | undefined)[],
): PromiseLike<unknown> => {
  const left = rows.filter((row, at) => {
    const was = before[at];
    if (was === undefined || !isCovered(was)) return false;
    return was.p !== row.p || was.day !== row.day || (isTold(was) && !isTold(row));
  });
  return left.length === 0
    ? records.bulkPut(rows)
    : records.bulkDelete(left.map(({ kind, id }) => [kind, id])).then(() => records.bulkPut(rows));
};

/** The weeks of all these rows anew; answers with `done`. */
const rollUpWeeks = <T>(
  core: DBCore,
  trans: DBCoreTransaction,
  rows: readonly (RecordRow | undefined)[],
  done: T,
): PromiseLike<T> =>
  Dexie.Promise.all(weeksOf(rows).map(([p, monday]) => rollUp(core, trans, p, monday))).then(() => done);

/** Marks of sync, which a row may get by the thousand at once, change nothing that a week is made of. */
const isSame = (before: RecordRow | undefined, after: RecordRow | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  before.p === after.p &&
  before.live === after.live &&
  before.day === after.day &&
  JSON.stringify(before.r) === JSON.stringify(after.r);

/** Each week that one of the rows lies in, once. */
const weeksOf = (rows: readonly (RecordRow | undefined)[]): readonly (readonly [string, CivilDate])[] => [
  ...new Map(
    rows.flatMap((row) => {
      if (row?.day === undefined || !isTold(row)) return [];
      const monday = mondayOf(row.day);
      return [[`${row.p} ${monday}`, [row.p, monday] as const] as const];
    }),
  ).values(),
];

const rollUp = (
  core: DBCore,
  trans: DBCoreTransaction,
  p: string,
  monday: CivilDate,
): PromiseLike<unknown> => {
  const records = core.table("records");
  const index = records.schema.getIndexByKeyPath(["kind", "live", "day"]);
  if (index === undefined) throw new Error("The records have lost their index of days");
  const ofKind = (kind: string) => {
    const range = { type: 2, lower: [kind, p, monday], upper: [kind, p, addDays(monday, 6)] } as const;
    return records.query({ trans, values: true, query: { index, range } });
  };
  return Dexie.Promise.all(kinds.map(ofKind)).then((answers) => {
    const row = weekRow(
      p,
      monday,
      answers.flatMap(({ result }) => result),
    );
    return core
      .table(weeksTable)
      .mutate(
        row === undefined
          ? { type: "delete", trans, keys: [[p, monday]] }
          : { type: "put", trans, values: [row] },
      );
  });
};

const weekRow = (p: string, monday: CivilDate, rows: readonly RecordRow[]): WeekRow | undefined => {
  const of = <T>(kind: (typeof kinds)[number]): readonly (T & { readonly id: string })[] =>
    // Rows hold what passed the kind's schema, here or on the server.
    rows.flatMap((row) => (row.kind === kind ? [{ ...(row.r as T), id: row.id }] : []));
  const week = rollUpWeek(monday, {
    sessions: of<Session>("session"),
    plans: of<Plan>("plan"),
    readings: of<Reading>("reading"),
    logs: of<ExerciseLog>("exerciseLog"),
  } satisfies WeekRecords);
  return week && { ...week, p, ...(week.workouts.length === 0 ? {} : { trained: monday }) };
};

/** All weeks of all profiles, from all that is live: for a database that has no roll-ups yet. */
export const allWeeks = (rows: readonly RecordRow[]): readonly WeekRow[] => {
  const live = rows.filter((row) => isTold(row) && row.live !== undefined && row.day !== undefined);
  return [...Map.groupBy(live, ({ p, day = "" }) => `${p} ${mondayOf(day)}`).values()].flatMap((of) => {
    const [first] = of;
    return first?.day === undefined ? [] : (weekRow(first.p, mondayOf(first.day), of) ?? []);
  });
};
