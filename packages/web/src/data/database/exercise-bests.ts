/**
 * The sets of years that a later one must beat, kept by exercise, so that a workout reads the last weeks and not the log.
 * Derived from the records and never synced. They are forgotten in the transaction of whatever changes a log or a session
 * of the days that they cover, below every write of the database, and put together again when a workout asks for them. A set
 * of today lies behind those days: it costs one small row.
 */
import type { CivilDate } from "@muster/domain/shared/dates";
import type { ExerciseLog } from "@muster/domain/training/session";
import Dexie, { type DBCore, type DBCoreTransaction } from "dexie";
import { derivedTable } from "./derived-table.ts";
import type { RecordRow } from "./rows.ts";

const bestsTable = "bests";

/** What stands of one exercise; or, as exercise "", how far the days reach that all rows of a profile cover. */
export type BestsRow = { p: string; exerciseId: string; logs?: readonly ExerciseLog[]; until?: CivilDate };

/** Key of the row that says how far the others reach. */
export const reach = (p: string): [string, string] => [p, ""];

/** Whether a record of the kind can change what stands. */
export const isCovered = ({ kind }: RecordRow): boolean => kind === "exerciseLog" || kind === "session";

/** Forgets what stands when the records that it was made of change. */
export const exerciseBests = derivedTable(
  "exercise-bests",
  bestsTable,
  ({ core, records, request, trans }) => {
    // Asked side by side: the record waits for nothing.
    const beside = (forgotten: PromiseLike<unknown>) =>
      Dexie.Promise.all([forgotten, records.mutate(request)]).then(([, done]) => done);
    if (request.type === "deleteRange") return beside(forgetAll(core, trans, [[], [[]]]));
    if (request.type !== "delete") return beside(forget(core, trans, request.values));
    return records.getMany({ trans, keys: request.keys }).then((rows: readonly (RecordRow | undefined)[]) =>
      beside(
        forget(
          core,
          trans,
          rows.filter((row) => row !== undefined),
        ),
      ),
    );
  },
);

const forgetAll = (
  core: DBCore,
  trans: DBCoreTransaction,
  [lower, upper]: readonly [unknown, unknown],
): PromiseLike<unknown> =>
  core.table(bestsTable).mutate({ type: "deleteRange", trans, range: { type: 2, lower, upper } });

/** Everything that stands of a profile, when one of the rows lies in the days that it covers. */
const forget = (core: DBCore, trans: DBCoreTransaction, rows: readonly RecordRow[]): PromiseLike<unknown> => {
  const first = new Map<string, string>();
  for (const row of rows.filter(isCovered)) {
    // Where no day is known, any may be meant.
    const { p, day = "" } = row;
    if (day < (first.get(p) ?? "~")) first.set(p, day);
  }
  if (first.size === 0) return Dexie.Promise.resolve();
  return core
    .table(bestsTable)
    .getMany({ trans, keys: [...first.keys()].map(reach) })
    .then((reached: readonly (BestsRow | undefined)[]) =>
      Dexie.Promise.all(
        reached.flatMap((row) =>
          row?.until === undefined || row.until < (first.get(row.p) ?? "")
            ? []
            : [forgetAll(core, trans, [reach(row.p), [row.p, []]])],
        ),
      ),
    );
};
