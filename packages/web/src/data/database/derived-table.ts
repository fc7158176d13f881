/** A table that is derived from the records and changes with them, below every write of the database: no write path can bypass it. */
import type {
  DBCore,
  DBCoreMutateRequest,
  DBCoreMutateResponse,
  DBCoreTable,
  DBCoreTransaction,
  Middleware,
} from "dexie";

const recordsTable = "records";

/** A write of records on its way into the database, in the transaction that the derived table changes in too. */
export type RecordsWrite = {
  readonly core: DBCore;
  readonly records: DBCoreTable;
  readonly request: DBCoreMutateRequest;
  readonly trans: DBCoreTransaction;
};

/**
 * Dexie middleware for a derived table.
 * @param change makes the write, and what it means for the table. Dexie's own promises all through: native ones would let go
 *   of the transaction's zone between two steps.
 */
export const derivedTable = (
  name: string,
  table: string,
  change: (write: RecordsWrite) => Promise<DBCoreMutateResponse>,
): Middleware<DBCore> => ({
  stack: "dbcore",
  name,
  // Above Dexie's own observation of changes: what is written here is seen by live queries too.
  level: 1,
  create: (core) => ({
    ...core,
    transaction: (stores, mode, options) =>
      core.transaction(
        mode === "readwrite" && stores.includes(recordsTable) && !stores.includes(table)
          ? [...stores, table]
          : stores,
        mode,
        options,
      ),
    table: (tableName) => {
      const records = core.table(tableName);
      return tableName === recordsTable
        ? { ...records, mutate: (request) => change({ core, records, request, trans: request.trans }) }
        : records;
    },
  }),
});
