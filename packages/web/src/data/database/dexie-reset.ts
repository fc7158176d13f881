/**
 * The server has forgotten deletes that this device has not seen (its cursor is older): the scope is pulled from the
 * beginning, and what does not come again was deleted. For use inside a transaction, but for `startReset`.
 */
import type { MusterDatabase } from "./database.ts";
import { metaKeys, metaNumber, setMeta } from "./device-meta.ts";
import { withoutAge } from "./dexie-rows.ts";

/** Marks everything that the server has served of the scope, and sets its cursor to the beginning. */
export const startReset = (database: MusterDatabase, scope: string): Promise<void> =>
  database.transaction("rw", database.records, database.meta, async () => {
    await database.records
      .where("p")
      .equals(scope)
      .filter(({ _q }) => _q > 0)
      .modify({ old: 1 });
    await setMeta(database, metaKeys.reset(scope), 1);
    await setMeta(database, metaKeys.starts, ((await metaNumber(database, metaKeys.starts)) ?? 0) + 1);
    await setMeta(database, metaKeys.cursor(scope), 0);
  });

/** Everything of a scope that was reset has come: drops the rest, except for records with own writes that the server must answer. */
export const finishReset = async (database: MusterDatabase, scope: string): Promise<void> => {
  const absent = await database.records
    .where("p")
    .equals(scope)
    .filter(({ old }) => old !== undefined)
    .toArray();
  const [own, gone] = [
    absent.filter(({ base }) => base !== undefined),
    absent.filter(({ base }) => base === undefined),
  ];
  await database.records.bulkDelete(gone.map(({ kind, id }): [string, string] => [kind, id]));
  await database.records.bulkPut(own.map(withoutAge));
  await database.meta.delete(metaKeys.reset(scope));
};
