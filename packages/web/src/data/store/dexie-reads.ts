/** Reads of the device's store as questions to its tables. The caller decides whether they are answered once or live. */
import { householdKinds } from "@muster/domain/household-kinds";
import { olderProgress } from "@muster/domain/progress/week-roll-up";
import type { RecordKind } from "@muster/domain/records";
import Dexie from "dexie";
import type { MusterDatabase } from "../database/database.ts";
import type { RecordRow } from "../database/rows.ts";
import { currentProfile } from "../household/current-profile.ts";
import type { Reads, Stored } from "./device-store.ts";

/** Whether two values of JSON are equal, in whatever order their fields come. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    left.length === right.size &&
    left.every(([field, value]) => right.has(field) && isSame(value, right.get(field)))
  );
};

/** What a read asks of one table. */
export type Question<T> = {
  /** The same for the same question. */
  readonly key: string;
  /** Of the records that it is about; "" where a change of a record does not change the answer at once. */
  readonly kind: string;
  readonly ask: () => PromiseLike<T>;
  /** The answer with a row put in, or taken out where it does not belong any more. */
  readonly with: (answer: T, row: RecordRow) => T;
  /** The answer with a change over it. */
  readonly over: (answer: T, change: RowChange) => T;
  /** The answer, made of what is the same in the one before. */
  readonly keep: (before: T | undefined, answer: T) => T;
};

/** One change of a write that is under way. */
export type RowChange = {
  readonly kind: string;
  readonly id: string;
  /** The row as the change leaves it: the same one when it changes nothing, undefined where there is none. */
  readonly after: (row: RecordRow | undefined) => RecordRow | undefined;
};

type Rows = readonly RecordRow[];

/** A question for rows. @param holds whether a row belongs to the answer */
const rowsOf = (
  kind: RecordKind,
  key: string,
  ask: () => PromiseLike<Rows>,
  holds: (row: RecordRow) => boolean,
): Question<Rows> => {
  const put = (rows: Rows, row: RecordRow): Rows => {
    if (row.kind !== kind) return rows;
    const at = rows.findIndex(({ id }) => id === row.id);
    if (!holds(row)) return at < 0 ? rows : rows.toSpliced(at, 1);
    return at < 0 ? [...rows, row].sort(inOrder) : rows.with(at, row).sort(inOrder);
  };
  return {
    key: `${kind} ${key}`,
    kind,
    ask,
    with: put,
    over: (rows, change) => {
      if (change.kind !== kind) return rows;
      const before = rows.find(({ id }) => id === change.id);
      const after = change.after(before);
      return after === undefined || after === before ? rows : put(rows, after);
    },
    keep: (before, rows) => {
      if (before === undefined || before === rows) return rows;
      const known = new Map(before.map((row) => [row.id, row]));
      const merged = rows.map((row) => {
        const was = known.get(row.id);
        return was !== undefined && was !== row && looksSame(was, row) ? was : row;
      });
      return merged.length === before.length && merged.every((row, at) => row === before[at])
        ? before
        : merged;
    },
  };
};

/** As the index of days has them. */
const inOrder = (a: RecordRow, b: RecordRow): number => {
  const [left, right] = a.day === b.day ? [a.id, b.id] : [a.day ?? "", b.day ?? ""];
  return left < right ? -1 : left > right ? 1 : 0;
};

/** Whether screens see the same: marks of sync are not shown. */
const looksSame = (a: RecordRow, b: RecordRow): boolean =>
  a.live === b.live &&
  a.p === b.p &&
  a.day === b.day &&
  // Nearly always in the same order too, and said faster.
  (JSON.stringify(a.r) === JSON.stringify(b.r) || isSame(a.r, b.r));

/** A question about a table as a whole, which a write changes when it is stored. */
const about = <T>(key: string, ask: () => PromiseLike<T>): Question<T> => ({
  key,
  kind: "",
  ask,
  with: (answer) => answer,
  over: (answer) => answer,
  keep: (before, answer) => (before !== undefined && isSame(before, answer) ? before : answer),
});

/** The same record for the same row: whoever shows it need not look at it again. */
const records = new WeakMap<RecordRow, object>();

/** Rows hold what passed the kind's schema, here or on the server. */
const stored = <K extends RecordKind>(row: RecordRow): Stored<K> => {
  const known = records.get(row) ?? { ...row.r, id: row.id };
  records.set(row, known);
  return known as Stored<K>;
};

/** A record that another profile of this browser keeps under an id of the one who looks. */
const isOthers = ({ kind, p }: RecordRow): boolean => {
  if (householdKinds.has(kind)) return false;
  const current = currentProfile();
  return current !== undefined && current.id !== p;
};

/** Records of a kind that are there: of one profile, or of the household this browser belongs to. */
export const liveRecords = (table: MusterDatabase["records"], kind: RecordKind, profileId: string) =>
  householdKinds.has(kind)
    ? table.where("[kind+live]").between([kind, Dexie.minKey], [kind, Dexie.maxKey])
    : table.where("[kind+live]").equals([kind, profileId]);

/** Makes the reads. @param answer runs a question once or live */
export const createReads = (
  { records: table, weeks }: MusterDatabase,
  answer: <T>(question: Question<T>) => Promise<T>,
): Reads => {
  const weeksIn = (
    index: "[p+monday]" | "[p+trained]",
    profileId: string,
    before: string,
    from: string | typeof Dexie.minKey = Dexie.minKey,
  ) => weeks.where(index).between([profileId, from], [profileId, before]);
  const live = (kind: RecordKind, profileId: string) => liveRecords(table, kind, profileId);
  const isLive = ({ kind, live: p }: RecordRow, profileId: string): boolean =>
    householdKinds.has(kind) ? p !== undefined : p === profileId;
  return {
    get: async <K extends RecordKind>(kind: K, id: string): Promise<Stored<K> | undefined> => {
      const [row] = await answer(
        rowsOf(
          kind,
          `id ${id}`,
          async () => {
            const found = await table.get([kind, id]);
            return found === undefined ? [] : [found];
          },
          (one) => one.id === id,
        ),
      );
      return row?.live === undefined || isOthers(row) ? undefined : stored<K>(row);
    },
    all: async <K extends RecordKind>(kind: K, profileId: string) =>
      (
        await answer(
          rowsOf(
            kind,
            `of ${profileId}`,
            () => live(kind, profileId).toArray(),
            (row) => isLive(row, profileId),
          ),
        )
      ).map((row) => stored<K>(row)),
    byDay: async <K extends RecordKind>(kind: K, profileId: string, from: string, to: string) =>
      (
        await answer(
          rowsOf(
            kind,
            `of ${profileId} from ${from} to ${to}`,
            () =>
              table
                .where("[kind+live+day]")
                .between([kind, profileId, from], [kind, profileId, to], true, true)
                .toArray(),
            ({ live: p, day }) => p === profileId && day !== undefined && from <= day && day <= to,
          ),
        )
      ).map((row) => stored<K>(row)),
    firstDay: async (kind, profileId) =>
      answer(
        about(`first day of ${kind} ${profileId}`, async () => {
          const days = table
            .where("[kind+live+day]")
            .between([kind, profileId, Dexie.minKey], [kind, profileId, Dexie.maxKey]);
          return (await days.first())?.day;
        }),
      ),
    count: (kind, profileId) =>
      answer(about(`count of ${kind} ${profileId}`, () => live(kind, profileId).count())),
    weeks: (profileId, before, from) =>
      answer(
        about(`weeks of ${profileId} from ${from} to ${before}`, () =>
          weeksIn("[p+monday]", profileId, before, from).toArray(),
        ),
      ),
    older: async (profileId, before) =>
      olderProgress(
        await answer(
          about(`weeks of ${profileId} ${before}`, () => weeksIn("[p+monday]", profileId, before).toArray()),
        ),
      ),
    countWeeks: (profileId, before) =>
      answer(
        about(`weeks counted of ${profileId} ${before}`, async () => {
          const [all, trained] = await Promise.all([
            weeksIn("[p+monday]", profileId, before).count(),
            weeksIn("[p+trained]", profileId, before).count(),
          ]);
          return { all, trained };
        }),
      ),
  };
};
