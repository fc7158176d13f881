/**
 * Finds out at the start whether something else than this version wrote into the database: a release that was rolled back
 * to knows nothing of the weekly roll-ups and the bests of exercises, or makes them differently. Whatever it wrote either waits in the outbox still or
 * has moved a cursor, and only this version moves its mark along with the cursor.
 */
import Dexie from "dexie";
import type { MusterDatabase } from "./database.ts";
import { metaKeys } from "./device-meta.ts";
import { allWeeks, isRolledUp, kinds } from "./week-roll-ups.ts";

/** Another number whenever `rollUpWeek` or `logsToBeat` says something else of the same records. */
const rollupVersion = 3;

/** What stands beside a cursor while every row up to it was rolled up by this version. */
export const rollupMark = (cursor: number): string => `${rollupVersion} ${cursor}`;

/** All weeks from scratch if another version pulled, else only those of what has not been sent. */
export const rebuildWeekRollups = async (database: MusterDatabase): Promise<"rebuilt" | "looked"> => {
  const { records, outbox, meta, weeks, bests } = database;
  const [cursors, marks] = await Promise.all([
    startingWith(database, "cursor"),
    startingWith(database, "rolled"),
  ]);
  const isOwn = cursors.every(({ scope, v }) =>
    marks.some((mark) => mark.scope === scope && mark.v === rollupMark(Number(v))),
  );
  if (isOwn) {
    const waiting = (await outbox.toArray()).filter(({ kind }) => isRolledUp(kind));
    if (waiting.length > 0)
      await database.transaction("rw", records, weeks, async () => {
        const keys = waiting.map(({ kind, id }): [string, string] => [kind, id]);
        const rows = (await records.bulkGet(keys)).filter((row) => row !== undefined);
        // Put where the server has them, taken away, put where they are: each step rolls up the weeks that it touches.
        await records.bulkPut(
          rows.map((row) => {
            const day = row.base?.f.date ?? row.day;
            return day === undefined ? row : { ...row, day: String(day) };
          }),
        );
        await records.bulkDelete(keys);
        await records.bulkPut(rows);
      });
    return "looked";
  }
  await database.transaction("rw", records, meta, weeks, bests, async () => {
    // Only these: between the first and the last of them in the alphabet lie years of meals.
    const rows = await records
      .where("[kind+live]")
      .inAnyRange(
        kinds.map((kind) => [
          [kind, Dexie.minKey],
          [kind, Dexie.maxKey],
        ]),
      )
      .toArray();
    await bests.clear();
    await weeks.clear();
    await weeks.bulkPut(allWeeks(rows));
    // Asked again inside: a round of sync may have moved one meanwhile.
    const now = await startingWith(database, "cursor");
    await meta.bulkPut(now.map(({ scope, v }) => ({ k: metaKeys.rolled(scope), v: rollupMark(Number(v)) })));
  });
  return "rebuilt";
};

const startingWith = async (database: MusterDatabase, name: "cursor" | "rolled") => {
  const prefix = metaKeys[name]("");
  const found = await database.meta.where("k").startsWith(prefix).toArray();
  return found.map(({ k, v }) => ({ scope: k.slice(prefix.length), v }));
};
